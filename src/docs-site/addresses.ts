/**
 * The address of a page as docs.json, a redirect or a reader has it: decoded, without query, fragment, slashes at its
 * ends, and `index`. Letter case stays: the service's own packages take a file's name as it is, and compare addresses
 * as they are.
 * @see https://www.npmjs.com/package/@mintlify/link-rot
 */
export function addressOf(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  const segments = plain.split('/').filter(Boolean).map(decode)
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
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
