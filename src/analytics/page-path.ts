import { redact } from '../secrets.ts'

/**
 * The path of a page that is given as a path or as a URL: one for a page, in whatever spelling. Without
 * query, fragment, slashes too many and `index` at the end, and with its characters decoded.
 */
export function pagePath(page: string): string {
  return `/${pageSegments(page).join('/')}`
}

/** What stands between the slashes of a page's path; nothing for the first page. */
export function pageSegments(page: string): string[] {
  // Before the cut: a piece of a key is not recognised.
  const withoutHost = redact(page)
    .trim()
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  return withoutIndex(path.split('/').flatMap((segment) => decode(segment) || []))
}

/** `guides/index` is the page of the folder `guides`. */
export function withoutIndex(segments: string[]): string[] {
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments
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
