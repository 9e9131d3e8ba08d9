import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A piece of a text that may be a number: its groups of digits and what stands between and around them. */
interface Candidate {
  /** Digits alone, group by group. */
  groups: readonly string[]
  /** What stands between the groups, one fewer. */
  separators: readonly string[]
  /** A plus or "00" of another country's code stands before. */
  international: boolean
  /** The words before and after it. */
  before: string
  after: string
  /** Nothing else of the same chain of digits is left out. */
  whole: boolean
}

// Where numbers are written with a 0 before the area code: the plans of the countries
// whose readers are most; numbers of all others are known by their plus.
const WITH_ZERO: CountryCode[] = [
  ...(['GB', 'DE', 'FR', 'NL', 'BE', 'CH', 'AT', 'SE', 'FI', 'IT', 'IE', 'AU', 'NZ'] as const),
  ...(['JP', 'KR', 'ZA', 'IN', 'TR', 'IL', 'TW', 'BR', 'UA', 'RO'] as const),
]
/** Where ten or eleven bare digits are as good as always a telephone's. */
const BARE: CountryCode[] = ['US', 'IN', 'CN']

const NAMES_A_PHONE =
  /(?:(?<!\[)\b(?:tel|telephone|telefon|telefono|téléphone|phone|ph|mobile|mob|móvil|portable|cell|fax|whatsapp|signal|sms|hotline|handy|call|dial|text|ring|reach)\b|☎|📞|📱)[^\n\d]{0,20}$/iu
const NAMES_A_COUNT =
  /\b(?:timestamp|time|epoch|unix|ids?|run|build|job|port|ports|code|error|byte|bytes|size|offset|seed|pid|version|rev|revision|commit|value|exit|status|limit|max|min|int|integer|snowflake|counter|isbn|arn|project|workflow|line|lines|hash)\b[^\w\n]{0,4}$|0x$/i
const IS_A_COUNT =
  /^[ \t]?(?:bytes?|[kmgt]i?b|ms|ns|us|µs|s|sec(?:onds)?|times|rows?|requests?|users?|records?|items?|lines?|hz|%)\b/i
// The limits of integers: some are valid numbers in Texas.
const LIMITS = new Set(['2147483647', '2147483648', '4294967295', '4294967296'])
const YEAR_FIRST = /^(?:19|20)\d\d$/
// How countries without that 0 group their digits.
const SHAPES = new Map<string, CountryCode[]>([
  ['3,3,3', ['ES', 'PT', 'PL', 'CZ']],
  ['2,3,2,2', ['ES', 'PL']],
  ['3,2,2,2', ['ES', 'NO']],
  ['2,2,2,2,2', ['GR', 'MX']],
  ['3,3,4', ['US', 'MX', 'IN', 'GR']],
  ['5,5', ['IN']],
  ['4,3,3', ['IN']],
  ['3,4,4', ['CN']],
  ['2,5,4', ['BR', 'IN']],
  ['2,4,4', ['BR', 'MX']],
])
/** Three groups of three that begin lower are as often status codes. */
const AMBIGUOUS = /^[1-5]\d\d \d{3} \d{3}$/

/** Whether a chain's piece is a telephone number. */
export function isPhoneNumber(piece: Candidate): boolean {
  const digits = piece.groups.join('')
  if (piece.international) return digits.length <= 15
  if (NAMES_A_PHONE.test(piece.before)) return digits.length <= 15
  if (piece.groups.length === 1 && /^(?!x\d|ext)[\p{L}_]/iu.test(piece.after)) return false
  if (LIMITS.has(digits) || IS_A_COUNT.test(piece.after) || isOther(piece)) return false
  if (digits.startsWith('00')) return isValid(`+${digits.slice(2)}`, ['US'])
  if (digits.startsWith('0')) return digits.length >= 9 && isNationalWithZero(piece, digits)
  return isNational(piece, digits)
}

/** Whether it is a number that exists, as the plan of its country says. */
export function isValidInternational(digits: string): boolean {
  return isValid(`+${digits}`, ['US'])
}

function isNationalWithZero(piece: Candidate, digits: string): boolean {
  if (piece.groups.length === 1) {
    return !NAMES_A_COUNT.test(piece.before) && isValid(digits, WITH_ZERO)
  }
  const spelled = piece.groups.every((group) => group.length === 1)
  return (spelled || (piece.groups[0]?.length ?? 0) > 1) && isValid(digits, WITH_ZERO)
}

function isNational(piece: Candidate, digits: string): boolean {
  const shape = piece.groups.map((group) => group.length).join()
  if (/^(?:1,)?3,3,4$/.test(shape) && /^1?[2-9]/.test(digits)) {
    if (piece.separators.some((between) => between !== ' ')) return true
    return isValid(digits, ['US'])
  }
  if (digits.length < 9 || NAMES_A_COUNT.test(piece.before)) return false
  const countries = SHAPES.get(shape)
  if (countries !== undefined && !AMBIGUOUS.test(piece.groups.join(' '))) {
    return isValid(digits, countries)
  }
  // Ten or eleven digits in groups of any length, but not two decimals side by side.
  const spelled = piece.groups.every((group) => group.length === 1)
  if (!spelled && (!piece.whole || piece.separators.includes('.'))) return false
  return (digits.length === 10 || digits.length === 11) && isValid(digits, BARE)
}

/** Versions, decimals, amounts with thousands marked, dates. */
function isOther({ groups, separators }: Candidate): boolean {
  if (groups.length === 1) return false
  const shape = groups.map((group) => group.length).join()
  const dots = separators.every((between) => between === '.')
  if (dots && groups.length === 2) return !/^0\d{2}/.test(groups[0] ?? '')
  if (dots && groups[0]?.length === 1) return shape !== '1,3,3,4'
  if (dots && YEAR_FIRST.test(groups[0] ?? '')) return true
  if (dots && !SHAPES.has(shape) && !/^2(?:,2){4}$/.test(shape)) return true
  return separators.every((between) => /^[._']$/.test(between)) && /^\d(?:,3)+$/.test(shape)
    ? shape !== '3,3,3' || separators[0] === '_'
    : false
}

function isValid(number: string, countries: readonly CountryCode[]): boolean {
  return countries.some(
    (country) => parsePhoneNumberFromString(number, country)?.isValid() === true,
  )
}
