import { ActionError } from '../errors.ts'
import { addressOf } from './addresses.ts'
import type { Redirect } from './docs-json.ts'

/** In a source or a destination: `:name*` and `*` stand for anything, `:name` for one segment. */
const WILDCARD = /(:[\w-]+\*?|\*)/
/** Longer chains end nowhere: a wildcard can lengthen an address at each turn. */
const MAX_ADDRESSES = 20
/** What a wildcard fills in may be filled in again at each turn. */
const MAX_LENGTH = 2000
/** Each is compared with each removed page, and a stranger may have written them. */
const MAX_PATTERNS = 200

/** Where a chain of redirects ends. */
export type End =
  /** At a page, a file, or elsewhere on the web. */
  | { kind: 'arrives' }
  | { kind: 'no redirect' }
  | { kind: 'dead end'; to: string }
  /** `page` is one that a redirect hides, since it leads away and back. */
  | { kind: 'circle'; page?: string }
  /** Where the service makes pages from OpenAPI, nobody knows which. */
  | { kind: 'unknown'; to: string }

/** Where addresses may end. */
interface Places {
  hasPage(address: string): boolean
  mayMake(address: string): boolean
}

interface Pattern {
  readonly destination: string
  readonly wildcards: readonly string[]
  /** The text before, between and after the wildcards. */
  readonly literals: readonly string[]
}

/**
 * The redirects of a docs.json. As in the service's own link checker, one for the exact address goes before those with
 * a wildcard, and `folder/:name*` covers what is below the folder, but not the folder.
 * @see https://www.mintlify.com/docs/create/redirects
 */
export class Redirects {
  readonly #exact = new Map<string, Redirect>()
  readonly #patterns: Pattern[] = []

  constructor(redirects: readonly Redirect[]) {
    for (const redirect of redirects) {
      const { source, destination } = redirect
      // A source has no anchor and no query.
      if (/[?#]/.test(source)) continue
      const parts = `/${source.replace(/^\/+/, '').replace(/(?<=.)\/+$/, '')}`.split(WILDCARD)
      if (parts.length === 1) this.#exact.set(addressOf(source), redirect)
      else
        this.#patterns.push({
          destination,
          wildcards: parts.filter((_, n) => n % 2 === 1),
          literals: parts.filter((_, n) => n % 2 === 0),
        })
    }
    if (this.#patterns.length > MAX_PATTERNS)
      throw new ActionError(`docs.json has more than ${MAX_PATTERNS} redirects with a wildcard`)
  }

  /** The redirect for this address alone. */
  exact(address: string): Redirect | undefined {
    return this.#exact.get(address)
  }

  /** Where readers of an address are sent. The documentation does not say which of several patterns counts. */
  destinationsOf(address: string): string[] {
    const exact = this.#exact.get(address)
    if (exact) return [exact.destination]
    return this.#patterns.flatMap((pattern) => fillDestination(pattern, address) ?? [])
  }

  /** Follows the redirects from an address. */
  follow(start: string, places: Places): End {
    let end: End = { kind: 'no redirect' }
    const seen = new Set([start])
    for (const address of seen)
      for (const destination of this.destinationsOf(address)) {
        if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(destination)) return { kind: 'arrives' }
        // What a pattern leaves of its wildcards is not ours to read.
        const [path = ''] = destination.split(/[?#]/, 1)
        if (!this.#exact.has(address) && WILDCARD.test(path)) return { kind: 'arrives' }
        if (destination.length > MAX_LENGTH) return { kind: 'circle' }
        const next = addressOf(destination)
        if (places.hasPage(next))
          return this.#leadsBack(next, start) ? { kind: 'circle', page: next } : { kind: 'arrives' }
        if (places.mayMake(next)) return { kind: 'unknown', to: next }
        const isOver = seen.has(next) || seen.size === MAX_ADDRESSES
        end = isOver ? { kind: 'circle' } : { kind: 'dead end', to: next }
        if (!isOver) seen.add(next)
      }
    return end
  }

  /** Whether a page's own redirect sends its readers back to it, or to where they came from. */
  #leadsBack(page: string, from: string): boolean {
    const seen = new Set([from])
    let address = page
    while (!seen.has(address) && seen.size < MAX_ADDRESSES) {
      seen.add(address)
      const redirect = this.#exact.get(address)
      if (redirect === undefined) return false
      address = addressOf(redirect.destination)
    }
    return true
  }
}

/** An address that a source covers, for comparison with other redirects. */
export function exampleOf(source: string): string {
  return addressOf(
    source
      .split(WILDCARD)
      .map((part, n) => (n % 2 === 1 ? 'x' : part))
      .join(''),
  )
}

/** The destination for an address, with what the wildcards stand for; undefined if the pattern does not cover it. */
function fillDestination({ destination, wildcards, literals }: Pattern, address: string) {
  const [first = '', ...others] = literals
  if (!address.startsWith(first)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [n, literal] of others.entries()) {
    const isLast = n === others.length - 1
    // A wildcard stands for a character at least. No search goes back, so a stranger's pattern costs no time.
    const end = isLast ? address.length - literal.length : address.indexOf(literal, at)
    const value = address.slice(at, end)
    if (end <= at || (isLast && !address.endsWith(literal))) return undefined
    if (value.includes('/') && !wildcards[n]?.endsWith('*')) return undefined
    values.push(value)
    at = end + literal.length
  }
  const stars = values.filter((_, n) => wildcards[n] === '*')
  const named = new Map(wildcards.map((name, n) => [name.replace('*', ''), values[n]]))
  const parts = destination.split(WILDCARD).map((part, n) => {
    if (n % 2 === 0) return part
    return (part === '*' ? stars.shift() : named.get(part.replace('*', ''))) ?? part
  })
  return parts.join('')
}
