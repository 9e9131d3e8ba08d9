import { redact } from '../secrets.ts'
import { maskKeys } from './keys.ts'
import { maskCards, maskIpAddresses, maskMail, maskPhones } from './masks.ts'

/** UTF-16 units that are read of a text: a stranger's text may not cost much time. */
const LONGEST_TEXT = 4096
/** What is read of a text that becomes a line, and what is left of it: as much as tells what somebody meant. */
const LONGEST_READ = 1024
const LONGEST_LINE = 200
/** At the end of what was read, which may have halved something: half a key is not recognised. */
const MARGIN = 256

/**
 * A reader's words without recognised personal data and secrets. In their place stands what they were:
 * `[email]`, `[phone]`, `[card]`, `[ip]`, `[key]`, `[credentials]`. At most 4 KiB; a longer text ends in `…`.
 *
 * It is a courtesy: names, postal addresses and passwords that nothing names are not recognised. What
 * protects readers is that their words are hidden in public repositories.
 */
export function scrub(text: string): string {
  return scrubStart(text, LONGEST_TEXT)
}

/** The same on one line of at most 200 UTF-16 units. */
export function scrubLine(text: string): string {
  const line = scrubStart(text, LONGEST_READ).replace(/\s+/gu, ' ').trim()
  const cut =
    line.length > LONGEST_LINE
      ? `${line.slice(0, LONGEST_LINE - 1).replace(/[\ud800-\udbff]$/, '')}…`
      : line
  // A copy: what `slice` gives keeps the whole text in memory, and there can be 20,000 of them.
  return Buffer.from(cut).toString()
}

function scrubStart(text: string, length: number): string {
  const start = redact(text.slice(0, length))
  const scrubbed = maskAll(start, length)
  if (text.length <= length && scrubbed.length <= length) return scrubbed
  // What the end of one has halved, and does not recognise, is masked in the other, or beyond its end.
  const shorter = maskAll(start.slice(0, length - MARGIN), length - MARGIN)
  let common = 0
  while (common < shorter.length && shorter[common] === scrubbed[common]) common++
  return `${scrubbed.slice(0, Math.min(common, length - 1))}…`
}

const INVISIBLE = /[\p{Cf}\p{Cs}]/gu
// What is named or has a fixed form first, what is only likely last: a digit in a key is part of the key.
const MASKS = [maskKeys, maskMail, maskCards, maskIpAddresses, maskPhones]

function maskAll(text: string, length: number): string {
  // Full-width digits become ASCII, and what is invisible hides nothing.
  const plain = text.normalize('NFKC').slice(0, length).replace(INVISIBLE, '')
  const masked = MASKS.reduce((rest, mask) => mask(rest), plain)
  return masked === plain ? text : masked
}
