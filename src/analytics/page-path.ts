import { byText, Tally } from './ranking.ts'
import { MIN_PREFIX_SHARE } from './thresholds.ts'

declare const raw: unique symbol
/**
 * A path that is not scrubbed yet, by which pages are counted. It may hold personal data, so it is no text that
 * can be shown, written or quoted: `scrubPath` makes one.
 */
export type RawPath = { readonly [raw]: true }

/** @param path as `pagePath` gives it */
export function rawPath(path: string): RawPath {
  return path as unknown as RawPath
}

/** The order of the paths themselves, not of what is left of them. */
export function byPath(a: RawPath, b: RawPath): number {
  return byText(spellingOf(a), spellingOf(b))
}

/** As it is spelled, to be compared with other paths; never to be shown. */
export function spellingOf(path: RawPath): string {
  return path as unknown as string
}

/**
 * The path of a page that is given as a path or as a URL: one for a page, in whatever spelling. Without
 * query, fragment, slashes too many and `index` at the end, and with its characters decoded.
 */
export function pagePath(page: string): string {
  const withoutHost = page.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  const segments = path.split('/').flatMap((segment) => decode(segment) || [])
  // `guides/index` is the page of the folder `guides`.
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

/** What almost all paths begin with, in so many segments: `/docs`; undefined if there is no such thing. */
export function commonBeginning(paths: readonly string[], segments: number): string | undefined {
  const beginnings = paths.flatMap((path) => {
    const parts = path.split('/', segments + 1)
    return parts.length > segments ? parts.join('/') : []
  })
  const [[most, times] = ['', 0]] = Tally.of(beginnings).ranked()
  return times > 0 && times >= MIN_PREFIX_SHARE * paths.length ? most : undefined
}

function decode(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    const decoded = decodeURIComponent(segment)
    // A slash that is encoded is not between two segments.
    return decoded.includes('/') ? segment : decoded
  } catch {
    return segment
  }
}
