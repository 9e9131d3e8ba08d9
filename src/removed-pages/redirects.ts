import { addressOf, decodePath } from '../addresses.ts'
import type { Redirect } from './docs-json.ts'

/*
 * Follows the redirects of a docs.json. As in the service's own link checker, an exact source wins over patterns.
 *
 * | Source              | Matches                              | A page at that address |
 * | ------------------- | ------------------------------------ | ---------------------- |
 * | `/a`, `a`           | `/a`                                 | is hidden              |
 * | `/a/`, `/a/index`   | `/a`, unless `/a` has its own source | is shown               |
 * | `/a/:name*`, `/a/*` | everything below `/a`                | is shown               |
 * | `/a#x`, `/a?x=1`    | nothing                              | is shown               |
 * | `/:a`, `/x-:a*`     | nothing                              | is shown               |
 *
 * https://www.mintlify.com/docs/create/redirects
 */

/** In a pattern (a source with a `*`), `:name*` and `*` match anything, and `:name` one segment. */
const WILDCARD = /:[\w-]+\*?|\*/g
/** A wildcard can lengthen an address at each step, so longer chains count as circles. */
const MAX_ADDRESSES = 20
const MAX_LENGTH = 2000
/** Only for a sentence: each is compared with each removed page. */
const MAX_IGNORED = 200
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
  /** As spelled in the source. */
  readonly wildcards: readonly string[]
  /** The texts before, between and after them. */
  readonly literals: readonly string[]
}

type Step<Source> = End<Source> | { kind: 'leads on'; to: string }

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
      if (wildcards === null) {
        const address = addressOf(source)
        if (isPlain(redirect, address) || !exact.has(address)) exact.set(address, redirect)
        continue
      }
      // Such a source matches nothing, not even itself.
      if (HALF_A_SEGMENT.test(path)) continue
      const literals = path.split(WILDCARD).map(decodePath)
      const pattern = { source, destination, wildcards, literals }
      if (path.includes('*')) this.#patterns.push(pattern)
      else if (this.#ignored.length < MAX_IGNORED) this.#ignored.push(pattern)
    }
  }

  /** More than one if several patterns match: the documentation doesn't say which wins. */
  destinationsOf(address: string): string[] {
    const exact = this.exact.get(address)
    if (exact !== undefined) return [exact.destination]
    const destinations: string[] = []
    for (const pattern of this.#patterns) {
      const values = matchPattern(pattern, address)
      if (values !== undefined) destinations.push(fillIn(pattern, values))
    }
    return destinations
  }

  hiding(address: string): Redirect | undefined {
    const own = this.exact.get(address)
    return own !== undefined && isPlain(own, address) ? own : undefined
  }

  /** If several patterns match, one that leads to a page is enough. */
  follow<Source>(start: string, places: Places<Source>): End<Source> {
    const ends: End<Source>[] = []
    const seen = new Set([start])
    // A loop over a set also visits members that are added meanwhile.
    for (const at of seen)
      for (const destination of this.destinationsOf(at)) {
        const step = this.#step(destination, seen, places)
        if (step.kind === 'arrives') return step
        if (step.kind === 'leads on') seen.add(step.to)
        else ends.push(step)
      }
    const [first] = ends
    if (first === undefined) return { kind: 'no redirect', ignored: this.#ignoredFor(start) }
    return ends.find((end) => end.kind === 'unread') ?? first
  }

  #step<Source>(
    destination: string,
    seen: ReadonlySet<string>,
    places: Places<Source>,
  ): Step<Source> {
    if (isElsewhere(destination)) return { kind: 'arrives' }
    const to = addressOf(destination)
    const circle: End<Source> = {
      kind: 'circle',
      page: [...seen].find((address) => places.hasPage(address)),
    }
    if (to.length > MAX_LENGTH) return circle
    if (places.hasPage(to) && this.hiding(to) === undefined) return { kind: 'arrives' }
    if (!this.exact.has(to)) {
      const sources = places.mayMake(to)
      if (sources.length > 0) return { kind: 'unread', sources }
    }
    if (seen.has(to) || seen.size === MAX_ADDRESSES) return circle
    if (this.destinationsOf(to).length === 0) return { kind: 'dead end', to }
    return { kind: 'leads on', to }
  }

  #ignoredFor(address: string): string | undefined {
    const pattern = this.#ignored.find((one) => matchPattern(one, address) !== undefined)
    return pattern?.source
  }
}

/** Whether a source is spelled as its address, but for slashes at the start. */
function isPlain(redirect: Redirect, address: string): boolean {
  return `/${redirect.source.replace(/^\/+/, '')}` === address
}

export function isElsewhere(destination: string): boolean {
  return ELSEWHERE.test(destination)
}

/** An address that the source covers. */
export function exampleOf(source: string): string {
  return addressOf(source.replace(WILDCARD, 'x'))
}

/**
 * Each wildcard takes the shortest text, at least a character, and none is tried twice: a stranger's pattern costs no
 * time.
 * @returns the texts that the wildcards match, or undefined if the pattern doesn't match
 */
function matchPattern({ wildcards, literals }: Pattern, address: string): string[] | undefined {
  const [start = '', ...others] = literals
  if (!address.startsWith(start)) return undefined
  const values: string[] = []
  let at = start.length
  for (const [n, literal] of others.entries()) {
    const isLast = n === others.length - 1
    if (isLast && !address.endsWith(literal)) return undefined
    const end = isLast ? address.length - literal.length : address.indexOf(literal, at)
    if (end <= at) return undefined
    const value = address.slice(at, end)
    const takesAll = wildcards[n]?.endsWith('*')
    if (value.includes('/') && !takesAll) return undefined
    values.push(value)
    at = end + literal.length
  }
  return values
}

function fillIn({ destination, wildcards }: Pattern, values: readonly string[]): string {
  const stars: string[] = []
  const named = new Map<string, string>()
  for (const [n, value] of values.entries()) {
    const wildcard = wildcards[n]
    if (wildcard === '*') stars.push(value)
    else named.set(nameOf(wildcard ?? ''), value)
  }
  // A name that the source lacks stays as it is.
  return destination.replace(WILDCARD, (wildcard) => {
    const value = wildcard === '*' ? stars.shift() : named.get(nameOf(wildcard))
    return value ?? wildcard
  })
}

function nameOf(wildcard: string): string {
  return wildcard.replace('*', '')
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
