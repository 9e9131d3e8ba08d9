/** Shorter secrets could match common words. */
const MIN_LENGTH = 6

const secrets = new Set<string>()
let spellings: RegExp | undefined

export function rememberSecret(secret: string): void {
  if (secret.length < MIN_LENGTH || secrets.has(secret)) return
  secrets.add(secret)
  const long = [...secrets].flatMap(spellingsOf).filter((one) => one.length >= MIN_LENGTH)
  // A shorter match would leave the rest.
  const longestFirst = [...new Set(long)].sort((a, b) => b.length - a.length)
  spellings = new RegExp(longestFirst.map(RegExp.escape).join('|'), 'g')
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
  return spellings === undefined ? text : text.replace(spellings, '***')
}

function spellingsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const url = encodeURIComponent(secret)
  const smallCodes = url.replace(/%../g, (code) => code.toLowerCase())
  // Parsed URLs have lower-case hosts.
  return [secret, json, url, smallCodes, url.toLowerCase(), ...base64Of(secret)]
}

/** A secret can begin at three places in a Base64 group. Each gives the characters that depend on the secret alone. */
function base64Of(secret: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
    const first = Math.ceil((offset * 8) / 6)
    const end = Math.floor((bytes.length * 8) / 6)
    return (['base64', 'base64url'] as const).map((encoding) =>
      bytes.toString(encoding).slice(first, end),
    )
  })
}
