import { redact } from '../base/secrets.ts'
import { quote } from '../base/text.ts'

const MAX_URL_LENGTH = 300
/** An address goes into outputs, and workflows put outputs into scripts: nothing that a shell gives a meaning to. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const PATH = /^[A-Za-z0-9/._~-]*$/

/**
 * The address of a preview, where it is a plain https URL. Its host cannot be known before, since projects
 * may have domains of their own: so it is always shown.
 *
 * @returns `rejected` says, for a person, why an address that is there was not accepted
 */
export function readPreviewUrl(previewUrl: string | undefined): {
  url?: string
  rejected?: string
} {
  if (previewUrl === undefined || previewUrl === '') return {}
  const problem = problemOf(previewUrl)
  return problem === undefined
    ? { url: previewUrl }
    : { rejected: `${quote(previewUrl, 100)} ${problem}` }
}

function problemOf(address: string): string | undefined {
  if (address.length > MAX_URL_LENGTH) return `is longer than ${MAX_URL_LENGTH} characters`
  if (redact(address) !== address) return 'holds a secret'
  const url = URL.parse(address)
  if (url === null) return 'is not a URL'
  if (url.protocol !== 'https:') return 'is not an https URL'
  if (url.username !== '' || url.password !== '') return 'holds a user name'
  // The parser drops newlines, resolves dots and decodes hosts: only what it leaves as it was is plain.
  if (url.href !== address && url.href !== `${address}/`) return 'is not written plainly'
  if (url.port !== '' || address.includes('?') || address.includes('#'))
    return 'holds a port, query or fragment'
  if (!HOST.test(url.hostname)) return 'has no plain host name'
  if (!PATH.test(url.pathname))
    return 'has characters in its path that an address of a preview does not need'
  return undefined
}
