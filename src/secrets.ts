/** Shorter ones would remove common words from everything. */
const MIN_LENGTH = 6

const secrets = new Set<string>()
/** Matches any spelling of any secret; undefined while there is none. */
let spellings: RegExp | undefined

/** From now on, `redact` removes it. */
export function rememberSecret(secret: string): void {
  if (secret.length < MIN_LENGTH || secrets.has(secret)) return
  secrets.add(secret)
  const long = [...secrets].flatMap(spellingsOf).filter((one) => one.length >= MIN_LENGTH)
  // The longest first, or a shorter one would leave the rest of it.
  const longestFirst = [...new Set(long)].sort((a, b) => b.length - a.length)
  spellings = new RegExp(longestFirst.map(RegExp.escape).join('|'), 'g')
}

/**
 * The text without our secrets: plain, in Base64 (also inside a longer text), URL-encoded, and JSON-escaped. The
 * runner masks only its log, and a server may echo a key. We redact what a server answers (`frame/run-command.ts`), what we
 * write, and what comes from elsewhere before we cut it: a piece of a key is not recognised.
 */
export function redact(text: string): string {
  return spellings === undefined ? text : text.replace(spellings, '***')
}

function spellingsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const url = encodeURIComponent(secret)
  const smallCodes = url.replace(/%../g, (code) => code.toLowerCase())
  // All in small letters, as in the host of a parsed address.
  return [secret, json, url, smallCodes, url.toLowerCase(), ...base64Of(secret)]
}

/** A secret can begin at three places of a Base64 group: for each, the characters that depend on it alone. */
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
