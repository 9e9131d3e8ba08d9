// Invisible characters, lone surrogates, controls (but not the end of a line or a tab), and marks that
// sit on a digit (a strike-through, the frame of a keycap).
const INVISIBLE =
  /[\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\r\t]|(?<=\p{Nd})\p{M}+/gu

/**
 * The text in the plain spelling that patterns can match: NFKC (full-width digits, circled digits and
 * the like become ASCII), no invisible characters, digits of all scripts as 0 to 9.
 */
export function plainText(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
}

/** Decimal digits of a script stand in Unicode side by side, from 0 to 9. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
