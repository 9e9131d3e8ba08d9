/* Every repetition is bounded, and no pattern reads its beginning twice, so the time is linear in the text. */

/** The start of a word. Letters of other scripts may precede it without a space. */
export const START = '(?<![A-Za-z0-9_])'

/** Common keys that `isRandom` misses: they're short, have few letters, or hold hyphens. SECURITY.md has figures. */
const PATTERNS = [
  '(?:gh[pousr]_|github_pat_)[A-Za-z0-9_.-]{15,2000}[A-Za-z0-9_-]', // GitHub
  'sk-(?=[A-Za-z_-]{0,80}\\d)[A-Za-z0-9_-]{16,2000}', // OpenAI, Anthropic, OpenRouter
  '(?:AKIA|ASIA)[A-Z0-9]{12,2000}', // AWS
  'xox[a-z]-[A-Za-z0-9-]{10,2000}', // Slack
  'mint_[A-Za-z0-9_-]{8,2000}', // this service
]
const KNOWN = new RegExp(`${START}(?:${PATTERNS.join('|')})`, 'g')
const PEM = /-----BEGIN [A-Z0-9 ]{1,40}-----.{0,4096}?(?:-----END [A-Z0-9 ]{1,40}-----|$)/gs

const URL_USER = /([a-z][a-z0-9+.-]{1,20}:\/\/)([^\s"'<>`/?#@]{1,256})@/gi

const PASSWORD = 'passw(?:or)?d|passwd|passphrase|passcode|pwd'
const TOKEN =
  'api[ _-]?key|(?:access|auth|account|private|shared|master|admin|secret)[ _-]?key|secret|token|credential|signature(?==)'
/** Punctuation after a value, not a part of it. */
const END_OF_CLAUSE = /[)\]}.:!?]+$/
const OPERATOR = String.raw`(?:\\?["'\`])?\s{0,3}(?::=|=>|[:=]|\b(?:is|was)\b)\s{0,3}`
const VALUE = String.raw`(\\?["'\`]?)([^\s"'\`<>&,;\\]{1,2000})`
const HEADER = new RegExp(String.raw`(\b(?:bearer|basic|token|apikey)[ \t]{1,4})${VALUE}`, 'gi')

/** `token: …` */
function assigned(names: string): RegExp {
  return new RegExp(`((?:${names})${OPERATOR})${VALUE}`, 'gi')
}

/** `--token …` */
function option(names: string): RegExp {
  return new RegExp(`(\\s--?(?:${names})\\s{1,3})${VALUE}`, 'gi')
}

/** Each pattern captures what precedes the value, a quote, and the value. */
const NAMED = [
  { pattern: HEADER, isSecret: isToken },
  { pattern: option(PASSWORD), isSecret: isPassword },
  { pattern: assigned(PASSWORD), isSecret: isPassword },
  { pattern: option(TOKEN), isSecret: isToken },
  { pattern: assigned(TOKEN), isSecret: isToken },
]

/** Placeholders in examples: `<token>`, `$TOKEN`, `[key]`, `API_KEY`, `process.env.X`, a path. */
const STAND_IN =
  /^(?:[<[{($%/*]|[xX]{3}|\.{2}|https?:|(?:your|my)[_-]|[A-Z]+(?:_[A-Z0-9]+)+$|(?:process|import|os|env|secrets|vars|config|self|this)\b[.[]|[A-Za-z_.]{1,200}[(])/
/** User and password of a URL. */
const STAND_IN_USERS =
  /^(?:git|user(?:name)?|root|admin|postgres|guest|me|name)?(?::(?:pass(?:word|wd)?|pwd|secret|root|admin|postgres|guest|example|))?$/i

export function maskKeys(text: string): string {
  let masked = text.replace(PEM, maskPem)
  masked = masked.replace(KNOWN, '[key]')
  masked = masked.replace(URL_USER, maskUser)
  for (const { pattern, isSecret } of NAMED) {
    masked = masked.replace(pattern, (found, before: string, quote: string, value: string) => {
      const bare = value.replace(END_OF_CLAUSE, '')
      if (!isSecret(bare)) return found
      const end = value.slice(bare.length)
      return `${before}${quote}[key]${end}`
    })
  }
  masked = masked.replace(BASE64, maskBase64)
  return masked.replace(RANDOM, maskRandom)
}

function maskPem(found: string): string {
  const hasContent = /[A-Za-z0-9+/=]{16}/.test(found)
  return hasContent ? '[key]' : found
}

function maskUser(found: string, scheme: string, user: string): string {
  if (STAND_IN_USERS.test(user) || STAND_IN.test(user)) return found
  return `${scheme}[credentials]@`
}

/** Not mere letters: questions have words after "password is". */
function isPassword(value: string): boolean {
  if (value.length < 5 || STAND_IN.test(value)) return false
  const isNumber = /^\d+$/.test(value)
  if (isNumber) return true
  const hasLetter = /\p{L}/u.test(value)
  const hasOther = /\P{L}/u.test(value)
  return hasLetter && hasOther
}

function isToken(value: string): boolean {
  if (value.length < 8 || STAND_IN.test(value)) return false
  const hasLetter = /[A-Za-z]/.test(value)
  const hasDigit = /\d/.test(value)
  if (hasLetter && hasDigit) return true
  return isRandom(value)
}

/** The final `=` shows that slashes in it don't belong to a path. */
const BASE64 = new RegExp(`${START}(?<![+/=-])[A-Za-z0-9+/]{32,2000}={1,2}`, 'g')
/** Twenty letters and digits in a row, with their prefix and suffix: `sk_live_4f8aQz…`, `eyJhbGci….eyJzdWIi….…`. */
const RANDOM = new RegExp(
  `${START}(?<![+=-])(?:[A-Za-z0-9]{1,10}[_-]){0,2}([A-Za-z0-9]{20,2000})(?:[.]?[A-Za-z0-9+/=_-]){0,2000}`,
  'g',
)

function maskBase64(found: string): string {
  return isRandomWithDigits(found) ? '[key]' : found
}

function maskRandom(found: string, core: string): string {
  const isIntegrity = /^sha\d{3}-/.test(found)
  if (isIntegrity) return found
  const isHex = HEX.test(core)
  if (isHex && isHash(core)) return found
  if (!isHex && !isRandomWithDigits(core)) return found
  return '[key]'
}

const HEX = /^(?:[\da-f]+|[\dA-F]+)$/

function isRandomWithDigits(text: string): boolean {
  return /\d/.test(text) && isRandom(text)
}

/** Runs of one kind of character are short in random strings, and longer in identifiers made of words. */
function isRandom(text: string): boolean {
  const runs = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  const meanLength = text.length / runs.length
  const hasLower = /[a-z]/.test(text)
  const hasUpper = /[A-Z]/.test(text)
  if (hasLower && hasUpper) return meanLength < 2.7
  return text.length >= 20 && meanLength < 3.5
}

/** Up to 32 digits, it may be the ID of a trace or a record. The other lengths are common hashes. */
function isHash(digits: string): boolean {
  const { length } = digits
  return length <= 32 || [40, 56, 64, 96, 128].includes(length)
}
