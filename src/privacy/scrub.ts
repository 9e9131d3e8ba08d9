import { cutTo } from '../text.ts'
import { maskKeys, START } from './keys.ts'

/** UTF-16 units that are read of a text: a stranger's text may not cost much time. */
const LONGEST_READ = 1024
/** Characters that are left of it: enough to tell what somebody meant. */
const LONGEST_LINE = 200
/** The end of a text that was cut is dropped: it may be half a key or address, which no mask recognises. */
const MARGIN = 256

const FORMAT_CHARACTERS = /[\p{Cf}\p{Cs}]/gu
// First what has a name or a fixed pattern, last what is only likely: a digit in a key is part of the key.
const MASKS = [maskKeys, maskMail, maskCards, maskPhones]

/** A text that `scrubLine` made: nothing else that readers typed, paths included, is shown, saved or quoted. */
export type Scrubbed = string & { readonly isScrubbed: true }

/**
 * A reader's words without recognised personal data and secrets, on one line of at most 200 characters.
 * Marks take their place: `[email]`, `[phone]`, `[card]`, `[key]`, `[credentials]`.
 *
 * This does not recognise names, postal and IP addresses, or a password without a word such as "password" before it. Readers
 * are protected because public repositories hide their words.
 */
export function scrubLine(text: string): Scrubbed {
  const line = scrubStart(text).replace(/\s+/gu, ' ').trim()
  // A copy: what `slice` gives keeps the whole text in memory, and there can be 20,000 of them.
  return Buffer.from(cutTo(line, LONGEST_LINE)).toString() as Scrubbed
}

function scrubStart(text: string): string {
  const start = text.slice(0, LONGEST_READ)
  // Full-width digits become ASCII, and what is invisible hides nothing. Pasted JSON has typed line breaks.
  const normal = start.normalize('NFKC')
  const plain = normal
    .slice(0, LONGEST_READ)
    .replace(FORMAT_CHARACTERS, '')
    .replace(/\\[nrt]/g, ' ')
  const masked = MASKS.reduce((rest, mask) => mask(rest), plain)
  // As it was written, if nothing was found in all of it.
  const scrubbed = masked === plain && normal.length <= LONGEST_READ ? start : masked
  const isWhole = text.length <= LONGEST_READ && normal.length <= LONGEST_READ
  return isWhole ? scrubbed : `${scrubbed.slice(0, -MARGIN)}…`
}

/** The letters that addresses are written with: those of other scripts stand beside them without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`
const MAIL = new RegExp(
  String.raw`(?<![${LETTER}\d._+-])(?:[${LETTER}\d._+-]|%2B){1,64}(?:@|%40)(?:[${LETTER}\d-]{1,63}\.){1,6}[${LETTER}]{2,24}`,
  'giu',
)

function maskMail(text: string): string {
  // All users of a forge share the account `git@`.
  return text.replace(MAIL, (found) => (found.startsWith('git@') ? found : '[email]'))
}

const CARD = new RegExp(
  String.raw`${START}(?<!\d[.-])(?:\d{14,16}|\d{19}|\d{4}([ .–-])\d{4}\1\d{4}\1\d{4}|\d{4}([ .–-])\d{6}\2\d{4,5})(?![A-Za-z0-9_])`,
  'g',
)
/** How payment cards begin, by their length. */
const ISSUED = /^(?:3[0689]\d{12}|3[47]\d{13}|(?:2[2-7]|35)\d{14}|[456]\d{15}|[46]\d{18})$/

function maskCards(text: string): string {
  return text.replace(CARD, (found) => (isCard(found.replace(/\D/g, '')) ? '[card]' : found))
}

function isCard(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i))
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0 && ISSUED.test(digits)
}

/** One number, or several, with what stands before them. */
const DIGITS =
  /(?:(?<!\d)\+\(?|(?<![\w+])\((?=\d{1,5}\))|(?<![\w+]|\d\.))\d(?:[ \t\n().[\]/~–-]{0,4}\d)*/g
/** A zero, or groups as in the US: other digits are as often an ID, a date or a time. */
const ZERO_OR_US =
  /(?<![\d.])(?:\(?00?[1-9](?:\D{0,4}\d){7}|(?:\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d))/
const ANNOUNCED =
  /(?:\b(?:tel|telephone|telefon|phone|mobile|cell|fax|whatsapp|sms|call|dial)|[☎📞📱])\W{0,4}(?:me |us |at |is |number |on ){0,3}$/iu
const DATE_WITH_TIME =
  /(?<!\d)(?:\d{1,2}([./-])\d{1,2}\1(?:19|20)\d\d|(?:19|20)\d\d([./-])\d{1,2}\2\d{1,2}) \d{1,2}[.:]\d\d/g
const FEWEST_DIGITS = 7
/** Behind a `+`: the code of the country is one of them. */
const FEWEST_DIGITS_WITH_COUNTRY = 8

function maskPhones(text: string): string {
  // Of the same length, so that every place stays the same.
  const readable = text.replace(DATE_WITH_TIME, (date) => '_'.repeat(date.length))
  let masked = ''
  let done = 0
  for (const { 0: found, index } of readable.matchAll(DIGITS)) {
    const count = found.replace(/\D/g, '').length
    const isPhone = found.startsWith('+')
      ? count >= FEWEST_DIGITS_WITH_COUNTRY
      : count >= FEWEST_DIGITS &&
        (ZERO_OR_US.test(found) || ANNOUNCED.test(text.slice(Math.max(0, index - 30), index)))
    if (!isPhone) continue
    masked += `${text.slice(done, index)}[phone]`
    done = index + found.length
  }
  return masked + text.slice(done)
}
