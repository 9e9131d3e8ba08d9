import { Tally } from './ranking.ts'

/** The site has a prefix if this share of its pages have it: some addresses are mistyped. */
const MIN_PREFIX_SHARE = 0.9

/**
 * The path of a page, given as a path or URL in any spelling: decoded, and without host, query, fragment, extra
 * slashes, and `index` at the end.
 */
export function pagePath(page: string): string {
  const withoutHost = page.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  const segments = path.split('/').flatMap((segment) => decode(segment) || [])
  // `guides/index` is the page of the folder `guides`.
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

/** The first segments that almost all paths share: `/docs`; undefined if there are none. */
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
    // An encoded slash does not separate two segments.
    return decoded.includes('/') ? segment : decoded
  } catch {
    return segment
  }
}
