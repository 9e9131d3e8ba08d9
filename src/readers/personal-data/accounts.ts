const IBAN = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ \t\n.-]?[A-Z0-9]){11,30}/gi
const SHORTEST_IBAN = 15
const SSN = /(?<![\w-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g

/** Bank accounts (IBAN, checked by its digits) become `[iban]`, US social security numbers `[id number]`. */
export function maskAccounts(text: string): string {
  return text.replace(IBAN, maskIban).replace(SSN, '[id number]')
}

/** The pattern runs on into the words that follow: the longest beginning that the digits confirm goes. */
function maskIban(found: string): string {
  for (let end = found.length; end >= SHORTEST_IBAN; end--) {
    // Whole words only.
    if (!/[A-Z0-9]/i.test(found.charAt(end - 1)) || /[A-Z0-9]/i.test(found.charAt(end))) continue
    const account = found.slice(0, end).replace(/[^A-Z0-9]/gi, '')
    if (account.length < SHORTEST_IBAN) break
    if (isIban(account)) return `[iban]${found.slice(end)}`
  }
  return found
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

/** Whether digits are those of a payment card: the lengths its issuers use, and the check digit. */
export function isCardNumber(digits: string, groups: readonly number[]): boolean {
  if (!hasLengthOfCard(digits) && groups.join() !== '4,4,4,4') return false
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0 && !/^(\d)\1*$/.test(digits)
}

/** Numbers that begin with 0 or 1 are no cards: times in micro- and nanoseconds do. */
function hasLengthOfCard(digits: string): boolean {
  switch (digits.length) {
    case 13:
      return digits.startsWith('4')
    case 14:
      return /^3[0689]/.test(digits)
    case 15:
      return /^3[47]|^2131|^1800/.test(digits)
    case 16:
      return /^[2-9]/.test(digits)
    case 17:
    case 18:
      return /^[56]/.test(digits)
    case 19:
      return /^[4569]/.test(digits)
    default:
      return false
  }
}
