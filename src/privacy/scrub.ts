import { redact } from '../secrets.ts'
import { maskKeys } from './keys.ts'
import { maskCards, maskIpAddresses, maskMail, maskPhones } from './masks.ts'

/** UTF-16 units that are read of a text: a stranger's text may not cost much time. */
const LONGEST_READ = 1024
/** What is left of it: as much as tells what somebody meant. */
const LONGEST_LINE = 200
/** At the end of what was read, which may have halved something: half a key is not recognised. */
const MARGIN = 256

/**
 * A reader's words without recognised personal data and secrets, on one line of at most 200 UTF-16 units. In
 * their place stands what they were: `[email]`, `[phone]`, `[card]`, `[ip]`, `[key]`, `[credentials]`.
 *
 * It is a courtesy: names, postal addresses and passwords that nothing names are not recognised. What
 * protects readers is that their words are hidden in public repositories.
 */
export function scrubLine(text: string): string {
  const line = scrubStart(text).replace(/\s+/gu, ' ').trim()
  const cut =
    line.length > LONGEST_LINE
      ? `${line.slice(0, LONGEST_LINE - 1).replace(/[\ud800-\udbff]$/, '')}…`
      : line
  // A copy: what `slice` gives keeps the whole text in memory, and there can be 20,000 of them.
  return Buffer.from(cut).toString()
}

function scrubStart(text: string): string {
  const start = redact(text.slice(0, LONGEST_READ))
  const scrubbed = maskAll(start, LONGEST_READ)
  if (text.length <= LONGEST_READ && scrubbed.length <= LONGEST_READ) return scrubbed
  // What the end of one has halved, and does not recognise, is masked in the other, or beyond its end.
  const shorter = maskAll(start.slice(0, LONGEST_READ - MARGIN), LONGEST_READ - MARGIN)
  let common = 0
  while (common < shorter.length && shorter[common] === scrubbed[common]) common++
  return `${scrubbed.slice(0, Math.min(common, LONGEST_READ - 1))}…`
}

const FORMAT_CHARACTERS = /[\p{Cf}\p{Cs}]/gu
// What is named or has a fixed form first, what is only likely last: a digit in a key is part of the key.
const MASKS = [maskKeys, maskMail, maskCards, maskIpAddresses, maskPhones]

function maskAll(text: string, length: number): string {
  // Full-width digits become ASCII, and what is invisible hides nothing.
  const plain = text.normalize('NFKC').slice(0, length).replace(FORMAT_CHARACTERS, '')
  const masked = MASKS.reduce((rest, mask) => mask(rest), plain)
  return masked === plain ? text : masked
}
