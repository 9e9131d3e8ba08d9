/** Shorter secrets could match common words. */
const MIN_LENGTH = 6

const spellings = new Set<string>()
let pattern: RegExp | undefined

export function addSecretToRedact(secret: string): void {
  if (secret.length < MIN_LENGTH) return
  for (const spelling of spellingsOf(secret)) spellings.add(spelling)
  // A shorter match would leave the rest. Ignoring case: a URL has its host in lower case, and either case in `%2f`.
  const longestFirst = Array.from(spellings).sort((a, b) => b.length - a.length)
  pattern = new RegExp(longestFirst.map(RegExp.escape).join('|'), 'gi')
}

/** For tests: a process has the secrets of one step. */
export function forgetSecrets(): void {
  spellings.clear()
  pattern = undefined
}

/**
 * Also removes secrets in Base64, URL-encoded or JSON-escaped. The runner masks only its log, and a server may echo a
 * key. Redact before cutting: a piece of a key isn't recognised.
 */
export function redact(text: string): string {
  if (pattern === undefined) return text
  return text.replace(pattern, '***')
}

function spellingsOf(secret: string): string[] {
  const found = [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]
  // Base64 turns three bytes into four characters. Inside a longer text, a secret begins at any of the three.
  for (const before of ['', '.', '..']) {
    for (const alphabet of ['base64', 'base64url'] as const) {
      const bytes = Buffer.from(before + secret)
      const characters = bytes.toString(alphabet)
      // Those at its ends may hold bits of its neighbours.
      found.push(
        characters.slice(Math.ceil((8 * before.length) / 6), Math.floor((8 * bytes.length) / 6)),
      )
    }
  }
  return found
}
