/** Shorter ones would take common words out of everything. */
const MIN_LENGTH = 6

const patterns = new Map<string, RegExp>()

/** Remembers a secret, so that `redact` takes it out of all that is written from here on. */
export function rememberSecret(secret: string): void {
  if (secret.length < MIN_LENGTH) return
  const spellings = spellingsOf(secret).map((spelling) => RegExp.escape(spelling))
  // A host name's case is lost, so the case of a secret in one is too.
  patterns.set(secret, new RegExp(spellings.join('|'), 'gi'))
}

/**
 * The text without the secrets. The runner masks its log alone, and a server may echo a key. What is cut
 * must be redacted first: half a key is not recognised.
 */
export function redact(text: string): string {
  let redacted = text
  for (const pattern of patterns.values()) redacted = redacted.replace(pattern, '***')
  return redacted
}

function spellingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ]
}
