import { isIPv4, isIPv6 } from 'node:net'
import { START } from './keys.ts'

/** The letters that addresses are written with: those of other scripts stand beside them without a space. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}`
const MAIL = new RegExp(
  String.raw`(?:(?<![${LETTER}\d._+-]|\\(?=[nrt]))|(?<=\\[nrt]))(?:[${LETTER}\d._+-]|%2B){1,64}(?:@|%40)(?:[${LETTER}\d-]{1,63}\.){1,6}([${LETTER}]{2,24})`,
  'giu',
)
/** `icon@2x.png`, `deploy@main.yml` */
const FILE_ENDING = /^(?:png|jpe?g|gif|svg|webp|ya?ml|json|[jt]sx?|mjs|css|html?|md|git)$/i

export function maskMail(text: string): string {
  return text.replace(MAIL, (found, ending: string) =>
    // All users of a forge share the account `git@`.
    FILE_ENDING.test(ending) || found.startsWith('git@') ? found : '[email]',
  )
}

const CARD = new RegExp(
  String.raw`${START}(?<!\d[.-])(?:\d{14,16}|\d{19}|\d{4}([ .–-])\d{4}\1\d{4}\1\d{4}|\d{4}([ .–-])\d{6}\2\d{4,5})(?![A-Za-z0-9_])`,
  'g',
)
/** How payment cards begin, by their length. */
const ISSUED = /^(?:3[0689]\d{12}|3[47]\d{13}|(?:2[2-7]|35)\d{14}|[456]\d{15}|[46]\d{18})$/

export function maskCards(text: string): string {
  let masked = ''
  let done = 0
  CARD.lastIndex = 0
  for (let match = CARD.exec(text); match !== null; match = CARD.exec(text)) {
    const [found] = match
    if (isCard(found.replace(/\D/g, ''))) {
      masked += `${text.slice(done, match.index)}[card]`
      done = match.index + found.length
    } else {
      // Four digits may stand before a card's number.
      CARD.lastIndex = match.index + 4
    }
  }
  return masked + text.slice(done)
}

function isCard(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits.at(-1 - i))
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0 && ISSUED.test(digits)
}

const IPV4 = new RegExp(
  String.raw`${START}(?<!\d[.-])\d{1,3}(?:\.\d{1,3}){3}(?![A-Za-z0-9_]|\.\d|-[A-Za-z])`,
  'g',
)
const IPV6 = new RegExp(
  String.raw`${START}(?<![:.])(?=[0-9a-f]{0,4}:)[0-9a-f:]{3,39}(?:\d{1,3}(?:\.\d{1,3}){3})?(?![A-Za-z0-9_])`,
  'gi',
)
/** Nobody's addresses: this machine, private and local networks, masks, multicast, public name servers. */
const NOBODYS_IPV4 =
  /^(?:0|10|127|22[4-9]|2[3-5]\d)\.|^(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|\.0$|^(?:8\.8\.[48]\.[48]|1\.[01]\.[01]\.1|9\.9\.9\.9)$/
const NOBODYS_IPV6 = /^(?:[:0]*1?$|fe[89ab]|f[cd])/i
/** Found in the words before a number with dots. */
const NAMES_A_VERSION =
  /(?:\bv|\bversions?|\brelease\w*|\bfirmware|\bbuild|\b(?:up|down)grad\w*|\bsection|\boid|[\^~=])[ :.,]{0,2}(?:is |from |to |[\d.]{1,20} ?(?:to|and|or|->) ?){0,4}$/i
const NAMES_AN_ADDRESS =
  /(?:\bip|address|host|server|\bfrom|\bping|\bssh|connect\w*|:\/\/|@)\W{0,4}(?:to |at |is ){0,2}$/i

export function maskIpAddresses(text: string): string {
  return text
    .replace(IPV6, (found) => {
      const address = found.replace(/^:(?!:)|(?<!:):$/g, '')
      // Letters alone are names in C++ and Rust: `dead::beef`.
      const isSomebodys = isIPv6(address) && !NOBODYS_IPV6.test(address) && /\d/.test(address)
      return isSomebodys ? found.replace(address, '[ip]') : found
    })
    .replace(IPV4, (found, at: number) => {
      if (!isIPv4(found) || NOBODYS_IPV4.test(found)) return found
      const before = text.slice(Math.max(0, at - 60), at)
      if (NAMES_A_VERSION.test(before)) return found
      // The numbers of a version are small, as 8.9.2.26.
      const isAddress = /\d{3}/.test(found) || NAMES_AN_ADDRESS.test(before)
      return isAddress ? '[ip]' : found
    })
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

export function maskPhones(text: string): string {
  // Of the same length, so that every place stays the same.
  const readable = text
    .replace(/\\[nrt]/g, '\n\n')
    .replace(DATE_WITH_TIME, (date) => '_'.repeat(date.length))
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
