import { redact } from './secrets.ts'

const MAX_LENGTH = 300

/**
 * Why an address that the service names is not a plain https URL, as the end of a sentence; undefined where
 * it is one. Addresses go into outputs, and workflows put outputs into scripts: what a host and a path may
 * hold, the caller checks.
 * @param server an origin on which http and a port are accepted too
 */
export function whyNotPlain(address: string, server?: string): string | undefined {
  if (address.length > MAX_LENGTH) return `is longer than ${MAX_LENGTH} characters`
  // What is written would be another address: secrets are taken out of it.
  if (redact(address) !== address) return 'holds a secret'
  const url = URL.parse(address)
  if (url === null) return 'is not a URL'
  const isOnServer = url.origin === server
  if (url.protocol !== 'https:' && !(isOnServer && url.protocol === 'http:'))
    return 'is not an https URL'
  if (url.username !== '' || url.password !== '') return 'holds a user name'
  // The parser drops newlines, resolves dots and decodes hosts: only what it leaves as it was is plain.
  if (url.href !== address && url.href !== `${address}/`) return 'is not written plainly'
  if ((url.port !== '' && !isOnServer) || address.includes('?') || address.includes('#'))
    return 'holds a port, query or fragment'
  return undefined
}
