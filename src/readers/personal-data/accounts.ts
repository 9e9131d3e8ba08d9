const IBAN = /(?<![A-Z0-9-])[A-Z]{2}\d{2}(?:[ \t\n.-]?[A-Z0-9]){11,30}/gi
// Lengths by country, from the registry of SWIFT.
const IBAN_LENGTHS =
  'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 ' +
  'EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 ' +
  'IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 ' +
  'NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 ' +
  'SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
const LENGTH_BY_COUNTRY = new Map(
  IBAN_LENGTHS.split(' ').map((country) => [country.slice(0, 2), Number(country.slice(2))]),
)
const SSN = /(?<![\w-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g

/** Bank accounts (IBAN, checked by its digits) become `[iban]`, US social security numbers `[id number]`. */
export function maskAccounts(text: string): string {
  return text.replace(IBAN, maskIban).replace(SSN, '[id number]')
}

/** The pattern runs on into the words that follow: as much goes as the country's accounts are long. */
function maskIban(found: string, at: number, text: string): string {
  const length = LENGTH_BY_COUNTRY.get(found.slice(0, 2).toUpperCase()) ?? 0
  let end = 0
  let account = ''
  while (end < found.length && account.length < length) {
    const character = found.charAt(end++)
    if (/[A-Z0-9]/i.test(character)) account += character
  }
  const ends = !/[A-Z0-9]/i.test(text.charAt(at + end))
  return account.length === length && ends && isIban(account) ? `[iban]${found.slice(end)}` : found
}

/** ISO 7064, mod 97. */
function isIban(account: string): boolean {
  let rest = 0
  for (const character of account.slice(4) + account.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/**
 * How the numbers of payment cards begin, by their length. None begins with 0 or 1: times in micro- and
 * nanoseconds do.
 */
const CARDS: Record<number, RegExp> = {
  13: /^4/,
  14: /^3[0689]/,
  15: /^3[47]|^2131|^1800/,
  16: /^[2-9]/,
  17: /^[56]/,
  18: /^[56]/,
  19: /^[4569]/,
}

/** Whether digits are those of a payment card: a length and a beginning that issuers use, and the check digit. */
export function isCardNumber(digits: string, groups: readonly number[]): boolean {
  const isOfIssuer = CARDS[digits.length]?.test(digits) ?? false
  if (!isOfIssuer && groups.join() !== '4,4,4,4') return false
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0 && !/^(\d)\1*$/.test(digits)
}
