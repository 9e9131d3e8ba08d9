/**
 * Normalizes a page from docs.json, a redirect or a reader. Keeps case: the service's own package compares it
 * (@mintlify/link-rot 3.0.1387).
 */
export function pagePathOfAddress(page: string): string {
  const withoutHost = page.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  const segments = decodePath(path).split('/').filter(Boolean)
  // `/guides` and `/guides/index` are the same page.
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/')}`
}

/** @param file a path relative to its site */
export function pagePathOfFile(file: string): string {
  const name = file.replace(/\.mdx?$/i, '')
  return `/${name.replace(/(?:^|\/)index$/, '')}`
}

/** Keeps segments with an encoded slash, which separates nothing. */
export function decodePath(path: string): string {
  const segments: string[] = []
  for (const segment of path.split('/')) {
    const decoded = percentDecoded(segment)
    const hasSlash = decoded.includes('/')
    if (hasSlash) segments.push(segment)
    else segments.push(decoded)
  }
  return segments.join('/')
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
