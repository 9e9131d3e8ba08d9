import { cutTo } from '../text.ts'

/* Masks personal data and secrets in words that others wrote. */

/** In UTF-16 units: a stranger's text may not cost much time. */
const LONGEST_READ = 1024
/** In characters: enough to understand a reader. */
const LONGEST_LINE = 200
/** Dropped from the end of a cut text: no mask recognises half a key or address. */
const MARGIN = 256

const FORMAT_CHARACTERS = /[\p{Cf}\p{Cs}]/gu

/** The only form in which readers' words, paths included, are shown, saved or quoted. */
export type ScrubbedText = string & { readonly isScrubbed: true }

/**
 * Replaces recognised personal data and secrets by marks such as `[email]`. Names, postal and IP addresses, and bare
 * passwords pass, which is why public repositories hide readers' words.
 */
export function scrubLine(text: string): ScrubbedText {
  const start = text.slice(0, LONGEST_READ)
  // Makes full-width digits ASCII, and may make a text longer.
  const normal = start.normalize('NFKC')
  const isNormalCut = normal.length > LONGEST_READ
  const isCut = isNormalCut || text.length > LONGEST_READ
  const plain = normal
    .slice(0, LONGEST_READ)
    // Invisible characters could hide data.
    .replace(FORMAT_CHARACTERS, '')
    // Pasted JSON has literal `\n`.
    .replace(/\\[nrt]/g, ' ')

  // Fixed patterns come before likely ones: a digit in a key is part of the key.
  let scrubbed = maskKeys(plain)
  scrubbed = maskMail(scrubbed)
  scrubbed = maskCards(scrubbed)
  scrubbed = maskPhones(scrubbed)

  const isMasked = scrubbed !== plain
  // The reader's own spelling is kept, unless its end was cut off before it was looked at.
  if (!isMasked && !isNormalCut) scrubbed = start
  if (isCut) scrubbed = `${scrubbed.slice(0, -MARGIN)}…`
  const line = scrubbed.replace(/\s+/gu, ' ').trim()
  const shown = cutTo(line, LONGEST_LINE)
  // A copy: a slice would keep the whole text in memory, and there can be 20,000.
  return Buffer.from(shown).toString() as ScrubbedText
}

/* Keys and passwords. Every repetition is bounded, and no pattern reads its beginning twice, so the time is linear. */

/** The start of a word. Letters of other scripts may precede it without a space. */
const START = '(?<![A-Za-z0-9_])'

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

/** Common keys that `isRandom` misses: they're short, have few letters, or hold hyphens. SECURITY.md has figures. */
const PATTERNS = [
  '(?:gh[pousr]_|github_pat_)[A-Za-z0-9_.-]{15,2000}[A-Za-z0-9_-]', // GitHub
  'sk-(?=[A-Za-z_-]{0,80}\\d)[A-Za-z0-9_-]{16,2000}', // OpenAI, Anthropic, OpenRouter
  '(?:AKIA|ASIA)[A-Z0-9]{12,2000}', // AWS
  'xox[a-z]-[A-Za-z0-9-]{10,2000}', // Slack
  'mint_[A-Za-z0-9_-]{8,2000}', // this service
]
const KNOWN = new RegExp(`${START}(?:${PATTERNS.join('|')})`, 'g')

const PEM_NAME = '[A-Z0-9 ]{1,40}'
const PEM_BORDER = `-----(?:BEGIN|END) ${PEM_NAME}-----`
/**
 * A key of 16,384 bits has some 12,600 characters. A block without an end is read to the next block or the end of the
 * text: each block is read once, so many beginnings cost no more than one.
 */
const PEM = new RegExp(
  [
    `-----BEGIN ${PEM_NAME}-----`,
    `(?:(?!${PEM_BORDER}).){0,16384}`,
    `(?:-----END ${PEM_NAME}-----|(?=-----BEGIN )|$)`,
  ].join(''),
  'gs',
)

function maskPem(found: string): string {
  const hasContent = /[A-Za-z0-9+/=]{16}/.test(found)
  if (!hasContent) return found
  return '[key]'
}

const URL_USER = /([a-z][a-z0-9+.-]{1,20}:\/\/)([^\s"'<>`/?#@]{1,256})@/gi
const EXAMPLE_USERS = 'git|user(?:name)?|root|admin|postgres|guest|me|name'
/** The last one is empty. */
const EXAMPLE_PASSWORDS = 'pass(?:word|wd)?|pwd|secret|root|admin|postgres|guest|example|'
/** Placeholders for user and password in a URL, which stay: `user:password`, `root:root`. */
const STAND_IN_USERS = new RegExp(`^(?:${EXAMPLE_USERS})?(?::(?:${EXAMPLE_PASSWORDS}))?$`, 'i')

function maskUser(found: string, scheme: string, user: string): string {
  if (STAND_IN_USERS.test(user) || STAND_IN.test(user)) return found
  return `${scheme}[credentials]@`
}

/* Names, and the signs between a name and its value. */

const PASSWORD_NAMES = 'passw(?:or)?d|passwd|passphrase|passcode|pwd'
const KINDS_OF_KEY = 'access|auth|account|private|shared|master|admin|secret'
const TOKEN_NAMES = `api[ _-]?key|(?:${KINDS_OF_KEY})[ _-]?key|secret|token|credential|signature(?==)`
/** Punctuation after a value, not a part of it. */
const END_OF_CLAUSE = /[)\]}.:!?]+$/
/** In pasted code, a backslash may precede it. */
const QUOTE = String.raw`\\?["'\`]`
/** `=`, `: `, `" => `, ` is ` */
const OPERATOR = String.raw`(?:${QUOTE})?\s{0,3}(?::=|=>|[:=]|\b(?:is|was)\b)\s{0,3}`
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

/**
 * Each pattern captures what precedes the value, a quote, and the value. Passwords come before tokens: the value of a
 * token may run on over `password=`, and once that is masked, nothing shows that a password follows.
 */
const NAMED = [
  { pattern: HEADER, isSecret: isToken },
  { pattern: option(PASSWORD_NAMES), isSecret: isPassword },
  { pattern: assigned(PASSWORD_NAMES), isSecret: isPassword },
  { pattern: option(TOKEN_NAMES), isSecret: isToken },
  { pattern: assigned(TOKEN_NAMES), isSecret: isToken },
]

const PLACEHOLDERS = [
  '[<[{($%/*]', // `<token>`, `[key]`, `$TOKEN`, a path
  '[xX]{3}',
  String.raw`\.{2}`,
  'https?:',
  '(?:your|my)[_-]',
  '[A-Z]+(?:_[A-Z0-9]+)+$', // `API_KEY`
  String.raw`(?:process|import|os|env|secrets|vars|config|self|this)\b[.[]`, // `process.env.X`
  '[A-Za-z_.]{1,200}[(]', // `getToken(`
]
/** The start of an example's value, such as `YOUR_KEY`: no secret. */
const STAND_IN = new RegExp(`^(?:${PLACEHOLDERS.join('|')})`)

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
  [
    `${START}(?<![+=-])`,
    '(?:[A-Za-z0-9]{1,10}[_-]){0,2}', // `sk_live_`
    '([A-Za-z0-9]{20,2000})',
    '(?:[.]?[A-Za-z0-9+/=_-]){0,2000}', // `.eyJzdWIi…`
  ].join(''),
  'g',
)
const HEX = /^(?:[\da-f]+|[\dA-F]+)$/

function maskBase64(found: string): string {
  if (!isRandomWithDigits(found)) return found
  return '[key]'
}

function maskRandom(found: string, core: string): string {
  const isIntegrity = /^sha\d{3}-/.test(found)
  if (isIntegrity) return found
  // In hexadecimal, hashes and IDs look random too: only their length tells.
  let isKey = isRandomWithDigits(core)
  if (HEX.test(core)) isKey = !isHashOrId(core)
  if (!isKey) return found
  return '[key]'
}

function isRandomWithDigits(text: string): boolean {
  const hasDigit = /\d/.test(text)
  return hasDigit && isRandom(text)
}

/**
 * Runs of one kind of character are short in random strings, and longer in identifiers made of words. In 20 to 40
 * random letters and digits, the mean run has about 1.9 characters if both cases occur, and 2.4 if one does; the limits
 * leave room for chance.
 */
function isRandom(text: string): boolean {
  const runs = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
  const meanLength = text.length / runs.length
  const hasLower = /[a-z]/.test(text)
  const hasUpper = /[A-Z]/.test(text)
  if (hasLower && hasUpper) return meanLength < 2.7
  return text.length >= 20 && meanLength < 3.5
}

/** Up to 32 digits, it may be the ID of a trace or a record. The other lengths are common hashes. */
function isHashOrId(digits: string): boolean {
  if (digits.length <= 32) return true
  return [40, 56, 64, 96, 128].includes(digits.length)
}

/* Addresses and numbers. */

/** The scripts of mail addresses. Letters of other scripts may touch an address without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`
const MAIL_CHARACTER = String.raw`[${LETTER}\d._+-]`
/** In a URL, `+` is `%2B`, and `@` is `%40`. */
const MAIL = new RegExp(
  [
    `(?<!${MAIL_CHARACTER})(?:${MAIL_CHARACTER}|%2B){1,64}`,
    '(?:@|%40)',
    String.raw`(?:[${LETTER}\d-]{1,63}\.){1,6}[${LETTER}]{2,24}`,
  ].join(''),
  'giu',
)

function maskMail(text: string): string {
  return text.replace(MAIL, (found) => {
    // All users of a Git host share the account `git`.
    const isGit = found.startsWith('git@')
    if (isGit) return found
    return '[email]'
  })
}

const CARD_NUMBERS = [
  String.raw`\d{14,16}`,
  String.raw`\d{19}`,
  String.raw`\d{4}([ .–-])\d{4}\1\d{4}\1\d{4}`, // `1234 1234 1234 1234`
  String.raw`\d{4}([ .–-])\d{6}\2\d{4,5}`, // `1234 123456 12345`
]
const CARD = new RegExp(
  String.raw`${START}(?<!\d[.-])(?:${CARD_NUMBERS.join('|')})(?![A-Za-z0-9_])`,
  'g',
)
/** Prefixes of payment cards, by length. */
const ISSUED = /^(?:3[0689]\d{12}|3[47]\d{13}|(?:2[2-7]|35)\d{14}|[456]\d{15}|[46]\d{18})$/

function maskCards(text: string): string {
  return text.replace(CARD, (found) => {
    const digits = found.replace(/\D/g, '')
    const isCard = ISSUED.test(digits) && luhnSum(digits) % 10 === 0
    if (!isCard) return found
    return '[card]'
  })
}

/** The checksum of payment cards: from the right, every second digit counts twice. */
function luhnSum(digits: string): number {
  let sum = 0
  let isDoubled = false
  for (let index = digits.length - 1; index >= 0; index--) {
    let value = Number(digits[index])
    if (isDoubled) value *= 2
    // The sum of the two digits of a number above 9.
    if (value > 9) value -= 9
    sum += value
    isDoubled = !isDoubled
  }
  return sum
}

/** One or several numbers may begin here. */
const STARTS_OF_DIGITS = [
  String.raw`(?<!\d)\+\(?`, // `+49`, `+(49`
  String.raw`(?<![\w+])\((?=\d{1,5}\))`, // `(030)`
  String.raw`(?<![\w+]|\d\.)`, // neither inside a word nor behind a decimal point
]
const DIGITS = new RegExp(
  String.raw`(?:${STARTS_OF_DIGITS.join('|')})\d(?:[ \t\n().[\]/~–-]{0,4}\d)*`,
  'g',
)
/** With one leading zero and at least nine digits, or two and at least ten. */
const WITH_ZERO = String.raw`\(?00?[1-9](?:\D{0,4}\d){7}`
/** Grouped as in the US: three, three, four. */
const IN_US_GROUPS = String.raw`(?:\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)`
/** Other digits are as often an ID, a date or a time. */
const ZERO_OR_US = new RegExp(String.raw`(?<![\d.])(?:${WITH_ZERO}|${IN_US_GROUPS})`)
const TELEPHONE = 'tel|telephone|telefon|phone|mobile|cell|fax|whatsapp|sms|call|dial'
/** `Phone: `, `call me at ` */
const ANNOUNCED = new RegExp(
  String.raw`(?:\b(?:${TELEPHONE})|[☎📞📱])\W{0,4}(?:me |us |at |is |number |on ){0,3}$`,
  'iu',
)
const YEAR = String.raw`(?:19|20)\d\d`
const DATES = [
  String.raw`\d{1,2}([./-])\d{1,2}\1${YEAR}`, // `31.12.2026`
  String.raw`${YEAR}([./-])\d{1,2}\2\d{1,2}`, // `2026-12-31`
]
const DATE_WITH_TIME = new RegExp(String.raw`(?<!\d)(?:${DATES.join('|')}) \d{1,2}[.:]\d\d`, 'g')
const FEWEST_DIGITS = 7
const FEWEST_DIGITS_WITH_COUNTRY = 8

function maskPhones(text: string): string {
  // Same length, so that indexes stay valid.
  const readable = text.replace(DATE_WITH_TIME, (date) => '_'.repeat(date.length))
  let masked = ''
  let done = 0
  for (const match of readable.matchAll(DIGITS)) {
    const digits = match[0]
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    if (!isPhone(digits, before)) continue
    masked += text.slice(done, match.index)
    masked += '[phone]'
    done = match.index + digits.length
  }
  return masked + text.slice(done)
}

function isPhone(found: string, before: string): boolean {
  const count = found.replace(/\D/g, '').length
  if (found.startsWith('+')) return count >= FEWEST_DIGITS_WITH_COUNTRY
  if (count < FEWEST_DIGITS) return false
  return ZERO_OR_US.test(found) || ANNOUNCED.test(before)
}
