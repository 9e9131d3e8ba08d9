import { maskAccounts } from './personal-data/accounts.ts'
import { maskNamedSecrets, maskUrlCredentials } from './personal-data/credentials.ts'
import { maskKnownKeys } from './personal-data/keys.ts'
import { maskMail } from './personal-data/mail.ts'
import { maskNetworkAddresses } from './personal-data/networks.ts'
import { maskNumbers } from './personal-data/numbers.ts'
import { plainText } from './personal-data/plain-text.ts'
import { maskPostalAddresses } from './personal-data/postal.ts'
import { maskRandomStrings } from './personal-data/random.ts'

/** UTF-16 units of a text that are kept: more is never shown, and a stranger's text may not cost much time. */
const LONGEST_TEXT = 512
/** Read beyond the cut, so that what the cut would halve is recognised first. */
const MARGIN = 512
const CUT_MARK = '… [cut]'
/** Two are enough as a rule; the bound keeps the time linear. */
const MOST_ROUNDS = 4

// What is named or has a fixed form first, what is only likely last: a card's number in a URL is part of
// the URL, a digit in a key is part of the key.
const MASKS = [
  maskKnownKeys,
  maskUrlCredentials,
  maskNamedSecrets,
  maskMail,
  maskAccounts,
  maskNetworkAddresses,
  maskRandomStrings,
  maskPostalAddresses,
  maskNumbers,
]

/**
 * A reader's words without personal data and secrets. In their place stands what they were: `[email]`,
 * `[phone]`, `[card]`, `[iban]`, `[id number]`, `[address]`, `[ip]`, `[mac]`, `[key]`, `[credentials]`.
 * A text without any comes back as it was; one with some comes back in NFKC, without invisible
 * characters. At most 512 UTF-16 units; a longer one ends with `… [cut]`.
 *
 * Not recognised: names of people, addresses without a street's word, telephone numbers of eight digits
 * or fewer that no plus and no word announces, passwords that nothing names, and what is written in
 * Base64 or with other letters for digits.
 *
 * libphonenumber-js decides what is a telephone number. No library does the rest as a whole: redact-pii
 * brings a cloud client, @redactpii/node knows US forms only, redactum masks versions and hashes,
 * @openredaction takes "React Query" for a name, secretlint finds keys only.
 */
export function scrub(text: string): string {
  const window = text.slice(0, LONGEST_TEXT + MARGIN)
  const masked = maskAll(window)
  if (text.length <= LONGEST_TEXT && masked.length <= LONGEST_TEXT) return masked
  // What the end of either may have halved is masked in one of them only.
  const whole =
    window.length < text.length ? commonStart(masked, maskAll(text.slice(0, LONGEST_TEXT))) : masked
  const kept = whole.slice(0, LONGEST_TEXT - 2 * CUT_MARK.length).replace(/\[[a-z ]*$/, '')
  return maskAll(kept).slice(0, LONGEST_TEXT - CUT_MARK.length) + CUT_MARK
}

function maskAll(text: string): string {
  let before = plainText(text)
  const plain = before
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = plainText(MASKS.reduce((masked, mask) => mask(masked), before))
    if (after === before) break
    before = after
  }
  return before === plain ? text : before
}

function commonStart(one: string, other: string): string {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return one.slice(0, length)
}
