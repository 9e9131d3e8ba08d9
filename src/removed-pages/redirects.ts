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
  /** The text before the first wildcard. */
  readonly start: string
  readonly parts: readonly PatternPart[]
}

interface PatternPart {
  /** As spelled in the source. */
  readonly wildcard: string
  /** The text between it and the next wildcard, or the end. */
  readonly literal: string
  readonly isLast: boolean
}

/** The texts of an address that the wildcards of a pattern match. */
interface Match {
  /** For each `*` without a name, in their order. */
  readonly stars: string[]
  readonly named: Map<string, string>
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
      const source = redirect.source
      if (/[?#]/.test(source)) continue
      // No page has such a long address.
      if (source.length + redirect.destination.length > MAX_LENGTH) continue
      // One slash at the start, none at the end.
      const withoutStart = source.replace(/^\/+/, '')
      const path = `/${withoutStart.replace(/(?<=.)\/+$/, '')}`
      const hasWildcard = path.search(WILDCARD) >= 0
      if (!hasWildcard) {
        const address = addressOf(source)
        // The last source that is spelled as its address wins; without one, the first source.
        const isFirst = !exact.has(address)
        if (isFirst || isPlain(redirect, address)) exact.set(address, redirect)
        continue
      }
      // Such a source matches nothing, not even itself.
      if (HALF_A_SEGMENT.test(path)) continue
      const pattern = parsePattern(redirect, path)
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
      const match = matchPattern(pattern, address)
      if (match !== undefined) destinations.push(fillIn(pattern.destination, match))
    }
    return destinations
  }

  /** The redirect that hides a page at this address. */
  hiding(address: string): Redirect | undefined {
    const own = this.exact.get(address)
    if (own === undefined || !isPlain(own, address)) return undefined
    return own
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
    const unread = ends.find((end) => end.kind === 'unread')
    return unread ?? first
  }

  #step<Source>(
    destination: string,
    seen: ReadonlySet<string>,
    places: Places<Source>,
  ): Step<Source> {
    if (isElsewhere(destination)) return { kind: 'arrives' }
    const to = addressOf(destination)
    if (to.length > MAX_LENGTH) return circleOf(seen, places)
    const isShown = places.hasPage(to) && this.hiding(to) === undefined
    if (isShown) return { kind: 'arrives' }
    // An exact redirect leads on, whatever page may be made at its address.
    if (!this.exact.has(to)) {
      const sources = places.mayMake(to)
      if (sources.length > 0) return { kind: 'unread', sources }
    }
    const isCircle = seen.has(to) || seen.size === MAX_ADDRESSES
    if (isCircle) return circleOf(seen, places)
    if (this.destinationsOf(to).length === 0) return { kind: 'dead end', to }
    return { kind: 'leads on', to }
  }

  #ignoredFor(address: string): string | undefined {
    const pattern = this.#ignored.find((one) => matchPattern(one, address) !== undefined)
    return pattern?.source
  }
}

function circleOf<Source>(seen: ReadonlySet<string>, places: Places<Source>): End<Source> {
  const page = seen.values().find((address) => places.hasPage(address))
  return { kind: 'circle', page }
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

/** @param path the source, with a slash at the start alone */
function parsePattern(redirect: Redirect, path: string): Pattern {
  const found = [...path.matchAll(WILDCARD)]
  const parts: PatternPart[] = []
  for (const [n, match] of found.entries()) {
    const wildcard = match[0]
    const next = found[n + 1]?.index
    const literal = path.slice(match.index + wildcard.length, next)
    parts.push({
      wildcard,
      literal: decodePath(literal),
      isLast: next === undefined,
    })
  }
  const start = path.slice(0, path.search(WILDCARD))
  return {
    source: redirect.source,
    destination: redirect.destination,
    start: decodePath(start),
    parts,
  }
}

/**
 * Each wildcard takes the shortest text, at least a character, and none is tried twice: a stranger's pattern costs no
 * time.
 * @returns undefined if the pattern doesn't match
 */
function matchPattern(pattern: Pattern, address: string): Match | undefined {
  if (!address.startsWith(pattern.start)) return undefined
  const match: Match = { stars: [], named: new Map() }
  let at = pattern.start.length
  for (const part of pattern.parts) {
    const end = endOfValue(part, address, at)
    if (end <= at) return undefined
    const value = address.slice(at, end)
    const takesAll = part.wildcard.endsWith('*')
    if (value.includes('/') && !takesAll) return undefined
    if (part.wildcard === '*') match.stars.push(value)
    else match.named.set(nameOf(part.wildcard), value)
    at = end + part.literal.length
  }
  return match
}

/** The end of the text that a wildcard matches from `at` on; -1 if its literal does not follow. */
function endOfValue(part: PatternPart, address: string, at: number): number {
  if (!part.isLast) return address.indexOf(part.literal, at)
  if (!address.endsWith(part.literal)) return -1
  return address.length - part.literal.length
}

function fillIn(destination: string, match: Match): string {
  let nextStar = 0
  // A name that the source lacks stays as it is, and so does a `*` too many.
  return destination.replace(WILDCARD, (wildcard) => {
    if (wildcard !== '*') return match.named.get(nameOf(wildcard)) ?? wildcard
    const value = match.stars[nextStar]
    nextStar++
    return value ?? wildcard
  })
}

function nameOf(wildcard: string): string {
  return wildcard.replace('*', '')
}

/**
 * One pattern replaces a folder's lines if it leads all of its pages to the same destinations.
 * @param others other missing addresses, which a pattern must not match
 * @param folder one that all lines are in; empty at the root, for which no pattern is made
 */
export function foldLines(
  lines: readonly Redirect[],
  others: readonly string[],
  folder = '',
): Redirect[] {
  const pattern = patternFor(folder, lines, others)
  if (pattern !== undefined) return [pattern]
  const depth = folder.split('/').length + 1
  const groups = Map.groupBy(lines, (line) => {
    const segments = line.source.split('/')
    return segments.slice(0, depth).join('/')
  })
  const folded: Redirect[] = []
  for (const [below, group] of groups) {
    if (group.length === 1) folded.push(...group)
    else folded.push(...foldLines(group, others, below))
  }
  return folded
}

function patternFor(
  folder: string,
  lines: readonly Redirect[],
  others: readonly string[],
): Redirect | undefined {
  const [first] = lines
  if (folder === '' || first === undefined) return undefined
  const inside = `${folder}/`
  // A line for the folder itself has no rest, and is refused below.
  const firstRest = first.source.slice(folder.length)
  const target = first.destination.slice(0, -firstRest.length)
  // To a folder below its own, a pattern would redirect a mistyped address forever.
  const isCircle = target === folder || target.startsWith(inside)
  if (isCircle) return undefined
  for (const line of lines) {
    if (!line.source.startsWith(inside)) return undefined
    const rest = line.source.slice(folder.length)
    if (line.destination !== target + rest) return undefined
  }
  const matchesOther = others.some((address) => address.startsWith(inside))
  if (matchesOther) return undefined
  return { source: `${folder}/:slug*`, destination: `${target}/:slug*` }
}
