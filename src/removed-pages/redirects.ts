import { decodePath, pagePathOf } from '../page-paths.ts'
import type { Redirect } from './docs-json.ts'

/*
 * The redirects of a docs.json. As in the service's own link checker, an exact source wins over patterns.
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
/** No page has a longer address, so none is followed. A redirect whose two addresses together are longer is ignored. */
export const MAX_REDIRECT_LENGTH = 2000
/** Ignored sources are only named in a sentence, and each is compared with each removed page. */
const MAX_IGNORED = 200
/** With a scheme or a host: no address of the site. */
export const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i
/** The only ones of these that lead to another site. */
export const OTHER_SITE = /^(?:https?:)?\/\/[^/?#\\\s]/i
/** The service follows no pattern in which a name does not fill its segment, such as `/x-:a`, `/:a*x` or `/:a.x`. */
const HALF_A_SEGMENT = /[^/]:[\w-]|:[\w-]+(?:\*[^/]|[^/\w*-])/

interface Pattern {
  readonly redirect: Redirect
  /** The text before the first wildcard. */
  readonly start: string
  readonly parts: readonly PatternPart[]
}

interface PatternPart {
  /** With its colon; empty for a `*` alone. */
  readonly name: string
  readonly takesSlashes: boolean
  /** The text between it and the next wildcard, or the end. */
  readonly literal: string
  readonly isLast: boolean
}

export class Redirects {
  /** From one address alone, by this address. */
  readonly exact: ReadonlyMap<string, Redirect>
  /** The exact ones that hide a page at their address. */
  readonly hiding: ReadonlyMap<string, Redirect>
  /** The addresses that redirects lead to, but for destinations with a wildcard. */
  readonly ends: ReadonlySet<string>
  readonly #patterns: readonly Pattern[]
  /** Without a `*`. */
  readonly #ignored: readonly Pattern[]

  constructor(redirects: readonly Redirect[]) {
    const exact = new Map<string, Redirect>()
    const hiding = new Map<string, Redirect>()
    const patterns: Pattern[] = []
    const ignored: Pattern[] = []
    for (const redirect of redirects) {
      const source = redirect.source
      if (/[?#]/.test(source)) continue
      const length = source.length + redirect.destination.length
      if (length > MAX_REDIRECT_LENGTH) continue
      const spelled = `/${source.replace(/^\/+/, '')}`
      // No row of slashes is read twice: a stranger's source costs no time.
      const path = spelled.replace(/(?<=[^/])\/+$/, '')
      const hasWildcard = path.search(WILDCARD) >= 0
      if (!hasWildcard) {
        const address = pagePathOf(source)
        const isPlain = spelled === address
        if (isPlain) hiding.set(address, redirect)
        // The last source that is spelled as its address wins; without one, the first source.
        const isFirst = !exact.has(address)
        if (isPlain || isFirst) exact.set(address, redirect)
        continue
      }
      // Such a source matches nothing, not even itself.
      if (HALF_A_SEGMENT.test(path)) continue
      const pattern = parseRedirectPattern(redirect, path)
      if (path.includes('*')) patterns.push(pattern)
      else if (ignored.length < MAX_IGNORED) ignored.push(pattern)
    }
    const destinations = redirects.map((redirect) => redirect.destination)
    const inside = destinations.filter((destination) => !ABSOLUTE.test(destination))
    this.ends = new Set(inside.map(pagePathOf))
    this.exact = exact
    this.hiding = hiding
    this.#patterns = patterns
    this.#ignored = ignored
  }

  /**
   * The first in the list of all patterns that match leads on.
   * @see https://github.com/langgenius/dify-docs/pull/591
   */
  destinationOf(address: string): string | undefined {
    const exact = this.exact.get(address)
    if (exact !== undefined) return exact.destination
    for (const pattern of this.#patterns) {
      const destination = destinationFor(pattern, address)
      if (destination !== undefined) return destination
    }
    return undefined
  }

  /** Whether one of the lines that this was made of is a pattern that the service doesn't ignore. */
  hasPattern(line: Redirect): boolean {
    return this.#patterns.some((pattern) => pattern.redirect === line)
  }

  /** A source that would match if the service didn't ignore it for want of a `*`. */
  ignoredFor(address: string): string | undefined {
    for (const pattern of this.#ignored) {
      const matches = destinationFor(pattern, address) !== undefined
      if (matches) return pattern.redirect.source
    }
    return undefined
  }
}

/** An address that the source covers. */
export function exampleOf(source: string): string {
  return pagePathOf(source.replace(WILDCARD, 'x'))
}

/** @param path the source, with a slash at the start alone */
function parseRedirectPattern(redirect: Redirect, path: string): Pattern {
  // Before the first wildcard is the start, and behind each one its literal.
  const wildcards = path.match(WILDCARD) ?? []
  const [start = '', ...literals] = path.split(WILDCARD)
  const parts: PatternPart[] = []
  for (const [n, literal] of literals.entries()) {
    const wildcard = wildcards[n] ?? ''
    parts.push({
      name: wildcard.replace('*', ''),
      takesSlashes: wildcard.endsWith('*'),
      literal: decodePath(literal),
      isLast: n === literals.length - 1,
    })
  }
  return { redirect, start: decodePath(start), parts }
}

/**
 * Each wildcard takes the shortest text, at least a character, and none is tried twice: a stranger's pattern costs no
 * time.
 * @returns undefined if the pattern doesn't match
 */
function destinationFor(pattern: Pattern, address: string): string | undefined {
  if (!address.startsWith(pattern.start)) return undefined
  const stars: string[] = []
  const named = new Map<string, string>()
  let at = pattern.start.length
  for (const part of pattern.parts) {
    let end = address.indexOf(part.literal, at + 1)
    // The last literal is the end of the address.
    if (part.isLast) end = address.length - part.literal.length
    const matches = end > at && address.startsWith(part.literal, end)
    if (!matches) return undefined
    const value = address.slice(at, end)
    if (value.includes('/') && !part.takesSlashes) return undefined
    if (part.name === '') stars.push(value)
    else named.set(part.name, value)
    at = end + part.literal.length
  }
  // A name that the source lacks stays as it is, and so does a `*` too many.
  return pattern.redirect.destination.replace(WILDCARD, (wildcard) => {
    const name = wildcard.replace('*', '')
    const value = name === '' ? stars.shift() : named.get(name)
    return value ?? wildcard
  })
}

/** Addresses that a pattern to paste must leave alone. */
interface NotToMatch {
  /** Missing addresses. */
  readonly addresses: readonly string[]
  /** Folders with a page at the head. */
  readonly livingFolders: ReadonlySet<string>
}

/**
 * One pattern replaces a folder's lines if it leads all of its pages to the same destinations. Where these are unknown,
 * only if the whole folder goes: a pattern would lead on from pages that go later, too.
 * @param folder one that all lines are in; empty at the root
 */
export function foldLines(
  lines: readonly Redirect[],
  notToMatch: NotToMatch,
  folder = '',
): Redirect[] {
  // One more segment than the folder has. The first one of each address, before its slash, is empty.
  const depth = folder.split('/').length + 1
  const groups = Map.groupBy(lines, (line) => {
    const segments = line.source.split('/')
    return segments.slice(0, depth).join('/')
  })
  const folded: Redirect[] = []
  for (const [below, group] of groups) {
    // A pattern does not match the folder itself. Several sites that share a file may each have such a line.
    const ofFolder = group.filter((line) => line.source === below)
    const inside = group.filter((line) => line.source !== below)
    folded.push(...ofFolder)
    const pattern = patternFor(below, inside, notToMatch)
    if (inside.length < 2) folded.push(...inside)
    else if (pattern !== undefined) folded.push(pattern)
    else folded.push(...foldLines(inside, notToMatch, below))
  }
  return folded
}

/** @param lines all inside of the folder */
function patternFor(
  folder: string,
  lines: readonly Redirect[],
  notToMatch: NotToMatch,
): Redirect | undefined {
  const [first] = lines
  if (first === undefined) return undefined
  const inside = `${folder}/`
  // Pages that still exist don't count: a pattern hides none.
  const matchesOther = notToMatch.addresses.some((address) => address.startsWith(inside))
  if (matchesOther) return undefined
  const source = `${folder}/:slug*`
  const areUnknown = lines.every((line) => line.destination === '')
  if (areUnknown) {
    const isWhole = !notToMatch.livingFolders.has(folder)
    return isWhole ? { source, destination: '' } : undefined
  }
  // The loop checks that the first line's rest is what its destination ends in.
  const target = first.destination.slice(0, folder.length - first.source.length)
  // To its own folder or one below, a pattern would redirect a mistyped address forever.
  const isCircle = target === folder || target.startsWith(inside)
  if (isCircle) return undefined
  for (const line of lines) {
    const rest = line.source.slice(folder.length)
    if (line.destination !== target + rest) return undefined
  }
  return { source, destination: `${target}/:slug*` }
}
