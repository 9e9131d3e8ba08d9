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
