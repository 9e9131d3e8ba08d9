import { decodePath, pagePathOfAddress } from '../page-paths.ts'
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
  /** `:a` for `:a` and `:a*`; empty for a `*` alone. */
  readonly name: string
  readonly takesSlashes: boolean
  /** The text between it and the next wildcard, or the end. */
  readonly literal: string
  readonly isLast: boolean
}

export class Redirects {
  /** From one address alone, by this address: `/a`, `/a/` and `/a/index` are all by `/a`. */
  readonly exact: ReadonlyMap<string, Redirect>
  /** The exact ones that hide a page at their address, since they are spelled like it: `/a`. */
  readonly hiding: ReadonlyMap<string, Redirect>
  /** The addresses that redirects lead to. A destination with a wildcard is there as it is written. */
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
      const { source, destination } = redirect
      if (/[?#]/.test(source)) continue
      const isTooLong = source.length + destination.length > MAX_REDIRECT_LENGTH
      if (isTooLong) continue

      const spelled = `/${source.replace(/^\/+/, '')}`
      // No row of slashes is read twice: a stranger's source costs no time.
      const path = spelled.replace(/(?<=[^/])\/+$/, '')
      const hasWildcard = path.search(WILDCARD) >= 0
      if (hasWildcard) {
        // Such a source matches nothing, not even itself.
        if (HALF_A_SEGMENT.test(path)) continue
        const pattern = parseRedirectPattern(redirect, path)
        const isFollowed = path.includes('*')
        if (isFollowed) patterns.push(pattern)
        else if (ignored.length < MAX_IGNORED) ignored.push(pattern)
        continue
      }

      const address = pagePathOfAddress(source)
      // `/a` is, `/a/` and `/a/index` are not.
      const isSpelledAsAddress = spelled === address
      if (isSpelledAsAddress) hiding.set(address, redirect)
      // The last source that is spelled as its address wins; without one, the first source.
      const isFirst = !exact.has(address)
      if (isSpelledAsAddress || isFirst) exact.set(address, redirect)
    }
    const ends = new Set<string>()
    for (const redirect of redirects) {
      if (!ABSOLUTE.test(redirect.destination)) ends.add(pagePathOfAddress(redirect.destination))
    }
    this.exact = exact
    this.hiding = hiding
    this.ends = ends
    this.#patterns = patterns
    this.#ignored = ignored
  }

  /**
   * An exact source wins; of the patterns that match, the first in the list.
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
      const values = matchPattern(pattern, address)
      if (values !== undefined) return pattern.redirect.source
    }
    return undefined
  }
}

/** An address that the source covers. */
export function exampleOf(source: string): string {
  return pagePathOfAddress(source.replace(WILDCARD, 'x'))
}

/** @param path the source, with a slash at the start alone */
function parseRedirectPattern(redirect: Redirect, path: string): Pattern {
  const wildcards = path.match(WILDCARD) ?? []
  // The texts around the wildcards: `/a/:x/b*` has `/a/`, `/b`, and an empty one at its end.
  const [start = '', ...literals] = path.split(WILDCARD)
  const parts: PatternPart[] = []
  for (const [index, wildcard] of wildcards.entries()) {
    const literal = literals[index] ?? ''
    parts.push({
      name: wildcard.replace('*', ''),
      takesSlashes: wildcard.endsWith('*'),
      literal: decodePath(literal),
      isLast: index === wildcards.length - 1,
    })
  }
  return { redirect, start: decodePath(start), parts }
}

/** The pieces of an address that the wildcards of a pattern took. */
interface WildcardValues {
  /** By name. */
  readonly named: ReadonlyMap<string, string>
  /** For each `*` alone, in order. */
  readonly stars: readonly string[]
}

/** @returns undefined if the pattern doesn't match */
function destinationFor(pattern: Pattern, address: string): string | undefined {
  const values = matchPattern(pattern, address)
  if (values === undefined) return undefined
  const stars = values.stars.values()
  // A name that the source lacks stays as it is, and so does a `*` too many.
  return pattern.redirect.destination.replace(WILDCARD, (wildcard) => {
    const name = wildcard.replace('*', '')
    if (name === '') return stars.next().value ?? wildcard
    return values.named.get(name) ?? wildcard
  })
}

/**
 * Each wildcard takes the shortest text, at least a character, and none is tried twice: a stranger's pattern costs no
 * time.
 * @returns undefined if the pattern doesn't match
 */
function matchPattern(pattern: Pattern, address: string): WildcardValues | undefined {
  if (!address.startsWith(pattern.start)) return undefined
  const named = new Map<string, string>()
  const stars: string[] = []
  let at = pattern.start.length
  for (const part of pattern.parts) {
    let end = address.indexOf(part.literal, at + 1)
    // The last literal is the end of the address.
    if (part.isLast) end = address.length - part.literal.length
    if (end <= at) return undefined
    if (!address.startsWith(part.literal, end)) return undefined
    const value = address.slice(at, end)
    if (!part.takesSlashes && value.includes('/')) return undefined
    if (part.name === '') stars.push(value)
    else named.set(part.name, value)
    at = end + part.literal.length
  }
  return { named, stars }
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
 * @param parent a folder that all lines are in; empty at the root
 */
export function mergeIntoPatterns(
  lines: readonly Redirect[],
  notToMatch: NotToMatch,
  parent = '',
): Redirect[] {
  // One more segment than the parent has. The first one of each address, before its slash, is empty.
  const depth = parent.split('/').length + 1
  const byFolder = Map.groupBy(lines, (line) => {
    const segments = line.source.split('/')
    return segments.slice(0, depth).join('/')
  })
  const folded: Redirect[] = []
  for (const [folder, group] of byFolder) {
    // A pattern does not match the folder itself. Several sites that share a file may each have such a line.
    const ofFolder = group.filter((line) => line.source === folder)
    folded.push(...ofFolder)
    const below = group.filter((line) => line.source !== folder)
    if (below.length < 2) {
      folded.push(...below)
      continue
    }
    const pattern = patternFor(folder, below, notToMatch)
    if (pattern === undefined) folded.push(...mergeIntoPatterns(below, notToMatch, folder))
    else folded.push(pattern)
  }
  return folded
}

/** @param lines all below the folder */
function patternFor(
  folder: string,
  lines: readonly Redirect[],
  notToMatch: NotToMatch,
): Redirect | undefined {
  const prefix = `${folder}/`
  // Pages that still exist don't count: a pattern hides none.
  const matchesOther = notToMatch.addresses.some((address) => address.startsWith(prefix))
  if (matchesOther) return undefined

  const source = `${folder}/:slug*`
  const areUnknown = lines.every((line) => line.destination === '')
  if (areUnknown) {
    const hasPagesLeft = notToMatch.livingFolders.has(folder)
    if (hasPagesLeft) return undefined
    return { source, destination: '' }
  }
  const target = commonTarget(folder, lines)
  if (target === undefined) return undefined
  // To its own folder or one below, a pattern would redirect a mistyped address forever.
  const isCircle = target === folder || target.startsWith(prefix)
  if (isCircle) return undefined
  return { source, destination: `${target}/:slug*` }
}

/**
 * The folder that all pages move to without another change: `/new` for `/old/a` to `/new/a` and `/old/b` to `/new/b`.
 * Empty for the root.
 */
function commonTarget(folder: string, lines: readonly Redirect[]): string | undefined {
  let target: string | undefined
  for (const line of lines) {
    const rest = line.source.slice(folder.length)
    if (!line.destination.endsWith(rest)) return undefined
    const ofLine = line.destination.slice(0, line.destination.length - rest.length)
    if (target !== undefined && ofLine !== target) return undefined
    target = ofLine
  }
  return target
}
