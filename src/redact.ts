/** Shorter secrets could match common words. */
const MIN_LENGTH = 6

const secrets = new Set<string>()
let spellings: RegExp | undefined

export function addSecretToRedact(secret: string): void {
  if (secret.length < MIN_LENGTH || secrets.has(secret)) return
  secrets.add(secret)
  const found = new Set<string>()
  for (const one of secrets) {
    for (const spelling of spellingsOf(one)) {
      if (spelling.length >= MIN_LENGTH) found.add(spelling)
    }
  }
  // A shorter match would leave the rest.
  const longestFirst = Array.from(found).sort((a, b) => b.length - a.length)
  const pattern = longestFirst.map(RegExp.escape).join('|')
  spellings = new RegExp(pattern, 'g')
}

/** For tests: a process has the secrets of one step. */
export function forgetSecrets(): void {
  secrets.clear()
  spellings = undefined
}

/**
 * Also removes secrets in Base64, URL-encoded or JSON-escaped. The runner masks only its log, and a server may echo a
 * key. Redact before cutting: a piece of a key isn't recognised.
 */
export function redact(text: string): string {
  if (spellings === undefined) return text
  return text.replace(spellings, '***')
}

function spellingsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const url = encodeURIComponent(secret)
  const smallCodes = url.replace(/%../g, (code) => code.toLowerCase())
  // Parsed URLs have lower-case hosts.
  const host = url.toLowerCase()
  return [secret, json, url, smallCodes, host].concat(base64Of(secret))
}

/**
 * Base64 turns each three bytes into four characters of six bits. Inside a longer text, a secret begins at the first,
 * the second or the third byte of such a group. The characters at its ends may hold bits of its neighbours, so we look
 * for those between.
 */
function base64Of(secret: string): string[] {
  const spelled: string[] = []
  for (const bytesBefore of [0, 1, 2]) {
    const before = Buffer.alloc(bytesBefore)
    const bytes = Buffer.concat([before, Buffer.from(secret)])
    const start = Math.ceil((8 * bytesBefore) / 6)
    const end = Math.floor((8 * bytes.length) / 6)
    for (const alphabet of ['base64', 'base64url'] as const) {
      const characters = bytes.toString(alphabet)
      spelled.push(characters.slice(start, end))
    }
  }
  return spelled
}
