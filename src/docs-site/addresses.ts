/**
 * The address of a page as docs.json, a redirect or a reader has it, in any spelling: decoded, and without host, query,
 * fragment, extra slashes, and `index` at the end. Letter case stays: the service's own packages take a file's name as
 * it is, and compare addresses as they are.
 * @see https://www.npmjs.com/package/@mintlify/link-rot
 */
export function addressOf(page: string): string {
  const withoutHost = page.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  const segments = path.split('/').flatMap((segment) => decode(segment) || [])
  // `guides/index` is the page of the folder `guides`, at both addresses.
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

/** The address of a file's page. @param file its path in its site */
export function addressOfFile(file: string): string {
  const name = file.replace(/\.mdx?$/, '')
  return `/${name.replace(/(?:^|\/)index$/, '')}`
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
