import { cutTo } from '../text.ts'
import { maskKeys, START } from './keys.ts'

/** In UTF-16 units: a stranger's text may not cost much time. */
const LONGEST_READ = 1024
/** In characters: enough to understand a reader. */
const LONGEST_LINE = 200
/** Dropped from the end of a cut text: no mask recognises half a key or address. */
const MARGIN = 256

const FORMAT_CHARACTERS = /[\p{Cf}\p{Cs}]/gu
// Fixed patterns come before likely ones: a digit in a key is part of the key.
const MASKS = [maskKeys, maskMail, maskCards, maskPhones]

/** The only form in which readers' words, paths included, are shown, saved or quoted. */
export type Scrubbed = string & { readonly isScrubbed: true }

/**
 * Replaces recognised personal data and secrets by marks such as `[email]`. Names, postal and IP addresses, and bare
 * passwords pass, which is why public repositories hide readers' words.
 */
export function scrubLine(text: string): Scrubbed {
  const line = scrubStart(text).replace(/\s+/gu, ' ').trim()
  const cut = cutTo(line, LONGEST_LINE)
  // A copy: a slice would keep the whole text in memory, and there can be 20,000.
  return Buffer.from(cut).toString() as Scrubbed
}

function scrubStart(text: string): string {
  const start = text.slice(0, LONGEST_READ)
  // NFKC makes full-width digits ASCII, and may make a text longer. Invisible characters could hide data. Pasted JSON
  // has literal `\n`.
  const normal = start.normalize('NFKC')
  const plain = normal
    .slice(0, LONGEST_READ)
    .replace(FORMAT_CHARACTERS, '')
    .replace(/\\[nrt]/g, ' ')
  let masked = plain
  for (const mask of MASKS) masked = mask(masked)

  const isNormalWhole = normal.length <= LONGEST_READ
  // Nothing was masked: keep the original spelling.
  const scrubbed = masked === plain && isNormalWhole ? start : masked
  if (isNormalWhole && text.length <= LONGEST_READ) return scrubbed
  return `${scrubbed.slice(0, -MARGIN)}…`
}

/** The scripts of mail addresses. Letters of other scripts may touch an address without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`
const MAIL = new RegExp(
  String.raw`(?<![${LETTER}\d._+-])(?:[${LETTER}\d._+-]|%2B){1,64}(?:@|%40)(?:[${LETTER}\d-]{1,63}\.){1,6}[${LETTER}]{2,24}`,
  'giu',
)

function maskMail(text: string): string {
  return text.replace(MAIL, (found) => {
    // All users of a Git host share the account `git`.
    const isGit = found.startsWith('git@')
    return isGit ? found : '[email]'
  })
}

const CARD = new RegExp(
  String.raw`${START}(?<!\d[.-])(?:\d{14,16}|\d{19}|\d{4}([ .–-])\d{4}\1\d{4}\1\d{4}|\d{4}([ .–-])\d{6}\2\d{4,5})(?![A-Za-z0-9_])`,
  'g',
)
/** Prefixes of payment cards, by length. */
const ISSUED = /^(?:3[0689]\d{12}|3[47]\d{13}|(?:2[2-7]|35)\d{14}|[456]\d{15}|[46]\d{18})$/

function maskCards(text: string): string {
  return text.replace(CARD, (found) => {
    const digits = found.replace(/\D/g, '')
    const isCard = ISSUED.test(digits) && luhnSum(digits) % 10 === 0
    return isCard ? '[card]' : found
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

/** One or several numbers, with their `+` or `(`. */
const DIGITS =
  /(?:(?<!\d)\+\(?|(?<![\w+])\((?=\d{1,5}\))|(?<![\w+]|\d\.))\d(?:[ \t\n().[\]/~–-]{0,4}\d)*/g
/** A leading zero, or US groups. Other digits are as often an ID, a date or a time. */
const ZERO_OR_US =
  /(?<![\d.])(?:\(?00?[1-9](?:\D{0,4}\d){7}|(?:\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d))/
const ANNOUNCED =
  /(?:\b(?:tel|telephone|telefon|phone|mobile|cell|fax|whatsapp|sms|call|dial)|[☎📞📱])\W{0,4}(?:me |us |at |is |number |on ){0,3}$/iu
const DATE_WITH_TIME =
  /(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d([./-])\d{1,2}\2\d{1,2}) \d{1,2}[.:]\d\d/g
const FEWEST_DIGITS = 7
const FEWEST_DIGITS_WITH_COUNTRY = 8

function maskPhones(text: string): string {
  // Same length, so that indexes stay valid.
  const readable = text.replace(DATE_WITH_TIME, (date) => '_'.repeat(date.length))
  let masked = ''
  let done = 0
  for (const match of readable.matchAll(DIGITS)) {
    const [digits] = match
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
