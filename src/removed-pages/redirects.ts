import { addressOf, decodePath } from '../addresses.ts'
import type { Redirect } from './docs-json.ts'

/** In a pattern (a source with a `*`), `:name*` and `*` match anything, and `:name` one segment. */
const WILDCARD = /:[\w-]+\*?|\*/g
/** A wildcard can lengthen an address at each step, so longer chains count as circles. */
const MAX_ADDRESSES = 20
const MAX_LENGTH = 2000
/** With a scheme or a host. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** The service follows no pattern in which a name does not fill its segment. */
const HALF_A_SEGMENT = /[^/]:[\w-]|:[\w-]+(?:\*[^/]|[^/\w*-])/

/** @typeParam Source something that isn't read and may make a page */
export type End<Source> =
  /** At a page, a file, or elsewhere on the web. */
  | { kind: 'arrives' }
  /** `ignored` is a source that would match if the service didn't ignore it for want of a \`*\`. */
  | { kind: 'no redirect'; ignored: string | undefined }
  | { kind: 'dead end'; to: string }
  /** `page` is one that a redirect of the circle hides. */
  | { kind: 'circle'; page: string | undefined }
  | { kind: 'unread'; sources: readonly Source[] }

interface Places<Source> {
  hasPage(address: string): boolean
  mayMake(address: string): readonly Source[]
}

interface Pattern {
  readonly source: string
  readonly destination: string
  readonly wildcards: readonly string[]
  readonly literals: readonly string[]
}

/**
 * As in the service's own link checker, an exact source wins over patterns.
 *
 * | Source              | Matches                              | A page at that address |
 * | ------------------- | ------------------------------------ | ---------------------- |
 * | `/a`, `a`           | `/a`                                 | is hidden              |
 * | `/a/`, `/a/index`   | `/a`, unless `/a` has its own source | is shown               |
 * | `/a/:name*`, `/a/*` | everything below `/a`                | is shown               |
 * | `/a#x`, `/a?x=1`    | nothing                              | is shown               |
 * | `/:a`, `/x-:a*`     | nothing                              | is shown               |
 *
 * @see https://www.mintlify.com/docs/create/redirects
 */
export class Redirects {
  /** By address. */
  readonly exact: ReadonlyMap<string, Redirect>
  readonly #patterns: Pattern[] = []
  /** Without a `*`. */
  readonly #ignored: Pattern[] = []

  constructor(redirects: readonly Redirect[]) {
    const exact = new Map<string, Redirect>()
    this.exact = exact
    for (const redirect of redirects) {
      const { source, destination } = redirect
      // No page has such a long address.
      if (/[?#]/.test(source) || source.length + destination.length > MAX_LENGTH) continue
      const path = `/${source.replace(/^\/+/, '').replace(/(?<=.)\/+$/, '')}`
      const wildcards = path.match(WILDCARD)
      const address = addressOf(source)
      if (wildcards === null) {
        if (isPlain(redirect, address) || !exact.has(address)) exact.set(address, redirect)
        continue
      }
      // Such a source matches nothing, not even itself.
      if (HALF_A_SEGMENT.test(path)) continue
      const literals = path.split(WILDCARD).map(decodePath)
      const pattern = { source, destination, wildcards, literals }
      if (path.includes('*')) this.#patterns.push(pattern)
      else this.#ignored.push(pattern)
    }
  }

  /** More than one if several patterns match: the documentation doesn't say which wins. */
  destinationsOf(address: string): string[] {
    const exact = this.exact.get(address)
    if (exact) return [exact.destination]
    return this.#patterns.flatMap((pattern) => fillDestination(pattern, address) ?? [])
  }

  hiding(address: string): Redirect | undefined {
    const own = this.exact.get(address)
    return own && isPlain(own, address) ? own : undefined
  }

  /** If several patterns match, one that leads to a page is enough. */
  follow<Source>(start: string, places: Places<Source>): End<Source> {
    const ends: End<Source>[] = []
    const seen = new Set([start])
    // Addresses that are added meanwhile are visited, too.
    for (const at of seen)
      for (const destination of this.destinationsOf(at)) {
        if (ELSEWHERE.test(destination)) return { kind: 'arrives' }
        const to = addressOf(destination)
        const isTooLong = to.length > MAX_LENGTH
        if (!isTooLong && places.hasPage(to) && !this.hiding(to)) return { kind: 'arrives' }
        const sources = isTooLong || this.exact.has(to) ? [] : places.mayMake(to)
        if (sources.length > 0) ends.push({ kind: 'unread', sources })
        else if (isTooLong || seen.has(to) || seen.size === MAX_ADDRESSES)
          ends.push({ kind: 'circle', page: [...seen].find((one) => places.hasPage(one)) })
        else if (this.destinationsOf(to).length === 0) ends.push({ kind: 'dead end', to })
        else seen.add(to)
      }
    const end = ends.find(({ kind }) => kind === 'unread') ?? ends[0]
    return end ?? { kind: 'no redirect', ignored: this.#ignoredFor(start) }
  }

  #ignoredFor(address: string): string | undefined {
    return this.#ignored.find((pattern) => fillDestination(pattern, address) !== undefined)?.source
  }
}

function isPlain({ source }: Redirect, address: string): boolean {
  return `/${source.replace(/^\/+/, '')}` === address
}

/** An address that the source covers. */
export function exampleOf(source: string): string {
  return addressOf(source.replace(WILDCARD, 'x'))
}

function fillDestination({ destination, wildcards, literals }: Pattern, address: string) {
  const [first = '', ...others] = literals
  if (!address.startsWith(first)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [n, literal] of others.entries()) {
    const isLast = n === others.length - 1
    // A wildcard matches at least one character. Without backtracking, a stranger's pattern costs no time.
    const end = isLast ? address.length - literal.length : address.indexOf(literal, at)
    const value = address.slice(at, end)
    if (end <= at || (isLast && !address.endsWith(literal))) return undefined
    if (value.includes('/') && !wildcards[n]?.endsWith('*')) return undefined
    values.push(value)
    at = end + literal.length
  }
  const stars = values.filter((_, n) => wildcards[n] === '*')
  const named = new Map(wildcards.map((name, n) => [name.replace('*', ''), values[n]]))
  return destination.replace(
    WILDCARD,
    (name) => (name === '*' ? stars.shift() : named.get(name.replace('*', ''))) ?? name,
  )
}

/**
 * One pattern replaces a folder's lines if it leads all of its pages to the same destinations.
 * @param others other missing addresses, which a pattern must not match
 */
export function foldLines(lines: readonly Redirect[], others: readonly string[]): Redirect[] {
  return foldFolder('', lines, others)
}

function foldFolder(
  folder: string,
  lines: readonly Redirect[],
  others: readonly string[],
): Redirect[] {
  const pattern = folder === '' ? undefined : patternOf(folder, lines, others)
  if (pattern) return [pattern]
  const depth = folder.split('/').length
  const groups = Map.groupBy(lines, ({ source }) =>
    source
      .split('/')
      .slice(0, depth + 1)
      .join('/'),
  )
  return [...groups].flatMap(([below, group]) =>
    group.length > 1 ? foldFolder(below, group, others) : group,
  )
}

function patternOf(
  folder: string,
  lines: readonly Redirect[],
  others: readonly string[],
): Redirect | undefined {
  const isBelow = (address: string) => address.startsWith(`${folder}/`)
  const [first] = lines
  if (first === undefined || !lines.every(({ source }) => isBelow(source))) return undefined
  const rest = first.source.slice(folder.length)
  const target = first.destination.slice(0, -rest.length)
  const isMoved = lines.every(
    ({ source, destination }) => destination === target + source.slice(folder.length),
  )
  // To a folder below its own, a pattern would redirect a mistyped address forever.
  const isCircle = target === folder || target.startsWith(`${folder}/`)
  if (!isMoved || isCircle || others.some(isBelow)) return undefined
  return { source: `${folder}/:slug*`, destination: `${target}/:slug*` }
}
