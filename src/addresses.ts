/**
 * The address of a page as docs.json, a redirect or a reader has it, in any spelling: decoded, and without host, query,
 * fragment, extra slashes, and `index` at the end. Letter case stays: the service's own packages take a file's name as
 * it is, and compare addresses as they are.
 * @see https://www.npmjs.com/package/@mintlify/link-rot
 */
export function addressOf(page: string): string {
  const withoutHost = page.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  const segments = decodePath(path).split('/').filter(Boolean)
  // `guides/index` is the page of the folder `guides`, at both addresses.
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

/** The address of a file's page. @param file its path in its site */
export function addressOfFile(file: string): string {
  const name = file.replace(/\.mdx?$/, '')
  return `/${name.replace(/(?:^|\/)index$/, '')}`
}

/** With what is encoded in its segments; an encoded slash does not separate two of them. */
export function decodePath(path: string): string {
  const decode = (segment: string) => {
    try {
      const decoded = decodeURIComponent(segment)
      return decoded.includes('/') ? segment : decoded
    } catch {
      return segment
    }
  }
  return path.split('/').map(decode).join('/')
}
