import { cutTo } from '../text.ts'
import { maskKeys } from './keys.ts'
import { maskCards, maskMail, maskPhones } from './masks.ts'

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
  // Full-width digits become ASCII, and what is invisible hides nothing.
  const normal = start.normalize('NFKC')
  const plain = normal.slice(0, LONGEST_READ).replace(FORMAT_CHARACTERS, '')
  const masked = MASKS.reduce((rest, mask) => mask(rest), plain)
  const scrubbed = masked === plain ? start : masked
  const isWhole = text.length <= LONGEST_READ && normal.length <= LONGEST_READ
  return isWhole ? scrubbed : `${scrubbed.slice(0, -MARGIN)}…`
}
