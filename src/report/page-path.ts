import { maskKeysAndMail } from '../mask.ts'

/**
 * Normalizes a page's address. Keeps case: the service's own package compares it
 * (@mintlify/link-rot 3.0.1387). Whoever asks for a page writes its address, so it is masked like readers' words.
 */
export function toPagePath(page: string): string {
  const withoutHost = page.trim().replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const [path = ''] = withoutHost.split(/[?#]/, 1)
  const segments = percentDecoded(path).split('/').filter(Boolean)
  const last = withoutExtension(segments.pop() ?? '')
  // `/guides` and `/guides/index` are the same page.
  if (last !== 'index') segments.push(last)
  return maskKeysAndMail(`/${segments.join('/')}`)
}

/** The service serves each page's Markdown at its address with `.md`; the file `skill.md` is of no page. */
function withoutExtension(segment: string): string {
  if (segment === 'skill.md') return segment
  return segment.replace(/\.md$/, '')
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
