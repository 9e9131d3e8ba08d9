const secrets = new Set<string>()

/** Remembers a secret, so that `redact` takes it out of all that is written from here on. */
export function rememberSecret(secret: string): void {
  if (secret !== '') secrets.add(secret)
}

/** The text without the secrets. The runner masks its log alone, and a server may echo a key. */
export function redact(text: string): string {
  let redacted = text
  for (const secret of secrets) {
    for (const spelling of spellings(secret)) redacted = redacted.replaceAll(spelling, '***')
  }
  return redacted
}

function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ]
}
