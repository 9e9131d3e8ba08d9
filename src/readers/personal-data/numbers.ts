import { isCardNumber } from './accounts.ts'
import { isPhoneNumber, isValidInternational } from './phone.ts'

interface Group {
  digits: string
  /** Positions in the text. */
  start: number
  end: number
}

interface Chain {
  text: string
  groups: readonly Group[]
  /** Where the plus or the bracket before the first group stands. */
  start: number
  plus: boolean
}

const SEPARATOR = String.raw`(?:[ \t./_\p{Pd}~()\[\]·•∙。⁄∕]|\r?\n|\\n|%20|%2[DEF]|&nbsp;)`
const CHAIN = new RegExp(
  String.raw`(?<!%|%2)(?:\+|%2B|&#43;)?[(\[]?\+?\d+(?:(?:${SEPARATOR}{1,4}|\+)\d+)*`,
  'giu',
)
const UUID = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-f]))/i
// Dates, and the IP addresses that are nobody's.
const NO_PHONE =
  /(?<!\d)(?:(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}(?![\d]|[-.]\d)|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d(?![\d]|[-.]\d)|(?<!\.)\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)(?:\/\d{1,2}(?!\d))?)/g
interface DigitRange {
  least: number
  most: number
}
const CARD_DIGITS: DigitRange = { least: 13, most: 19 }
const PHONE_DIGITS: DigitRange = { least: 7, most: 17 }
const WORDS_AROUND = 32

/** Numbers of payment cards (checked by their digits) become `[card]`, of telephones `[phone]`. */
export function maskNumbers(text: string): string {
  // The digits of a UUID are no number, however they are grouped.
  return text
    .split(UUID)
    .map((part, index) => (index % 2 === 0 ? maskIn(part) : part))
    .join('')
}

function maskIn(text: string): string {
  const others = [...text.matchAll(NO_PHONE)].map(({ index, 0: other }) => [
    index,
    index + other.length,
  ])
  let masked = ''
  let done = 0
  for (const match of text.matchAll(CHAIN)) {
    const chain = toChain(text, match)
    if (chain === null) continue
    const isOther = ({ start, end }: Group) =>
      others.some(([from = 0, to = 0]) => start >= from && end <= to)
    for (const { start, end, mark } of found(chain, isOther)) {
      masked += text.slice(done, start) + mark
      done = end
    }
  }
  return masked + text.slice(done)
}

function toChain(text: string, match: RegExpExecArray): Chain | null {
  const [chain] = match
  const prefix = /^(?:\+|%2B|&#43;|[([])*/i.exec(chain)?.[0] ?? ''
  const groups: Group[] = []
  const body = chain.slice(prefix.length).replace(/%2[0DEF]/gi, '   ')
  for (const { index, 0: digits } of body.matchAll(/\d+/g)) {
    const start = match.index + prefix.length + index
    groups.push({ digits, start, end: start + digits.length })
  }
  if (groups.reduce((sum, { digits }) => sum + digits.length, 0) < 7) return null
  if (isPartOfName(text.slice(Math.max(0, match.index - WORDS_AROUND), match.index))) return null
  return { text, groups, start: match.index, plus: /\+|2B|43/i.test(prefix) }
}

/** "abc123…" and "a1b2…" are names and hashes; "card4111…" and "tel415…" are not. */
function isPartOfName(before: string): boolean {
  const letters = /[\p{L}\p{N}]+$/u.exec(before.replace(/%[0-9A-F]{2}$/i, ''))?.[0]
  if (letters === undefined) return false
  return !/^\p{L}{3,}$/u.test(letters) || /^(?:[a-f]+|[A-F]+|.*0x)$/.test(letters)
}

function* found(
  chain: Chain,
  isOther: (group: Group) => boolean,
): Generator<{ start: number; end: number; mark: string }> {
  for (let first = 0; first < chain.groups.length; first++) {
    const card = longest(chain, first, { digits: CARD_DIGITS, isOne: isCard })
    const last =
      card ??
      longest(chain, first, {
        digits: PHONE_DIGITS,
        isOne: (from, to) => isPhone(chain, { from, to, isOther }),
      })
    if (last === null) continue
    yield {
      start: startOf(chain, first),
      end: chain.groups[last]?.end ?? 0,
      mark: card === null ? '[phone]' : '[card]',
    }
    first = last
  }

  function isCard(from: number, to: number): boolean {
    const groups = chain.groups.slice(from, to + 1).map(({ digits }) => digits)
    return isCardNumber(
      groups.join(''),
      groups.map(({ length }) => length),
    )
  }
}

/** The last group of the longest piece that begins at a group and is one, or null. */
function longest(
  { groups }: Chain,
  first: number,
  { digits, isOne }: { digits: DigitRange; isOne: (from: number, to: number) => boolean },
): number | null {
  const ends: number[] = []
  let count = 0
  for (let last = first; last < groups.length; last++) {
    count += groups[last]?.digits.length ?? 0
    if (count > digits.most) break
    if (count >= digits.least) ends.push(last)
  }
  return ends.findLast((last) => isOne(first, last)) ?? null
}

function isPhone(
  chain: Chain,
  piece: { from: number; to: number; isOther: (group: Group) => boolean },
): boolean {
  const { text, groups } = chain
  const { from, to } = piece
  const pieceGroups = groups.slice(from, to + 1)
  const start = groups[from]?.start ?? 0
  const end = groups[to]?.end ?? 0
  const international = from === 0 && chain.plus
  const digits = pieceGroups.map((group) => group.digits)
  // A second number may follow the first: the longest that exists goes, and all of it if none does.
  if (international && to > 0 && someValid(groups.slice(0, to)) && !isExisting(digits)) return false
  if (!international && pieceGroups.some(piece.isOther)) return false
  // A piece of something longer that one sign holds together: a version, a range, a serial number.
  if (isHeld(chain, from - 1, from) || isHeld(chain, to, to + 1)) return false
  if (!international && /[A-Za-z]-$/.test(text.slice(start - 2, start)) && from === 0) return false
  return isPhoneNumber({
    groups: digits,
    separators: pieceGroups
      .slice(1)
      .map((group, i) => text.slice(pieceGroups[i]?.end, group.start)),
    international,
    before: text.slice(Math.max(0, start - WORDS_AROUND), startOf(chain, from)),
    after: text.slice(end, end + WORDS_AROUND),
    whole:
      (from === to || (from === 0 && to === groups.length - 1)) &&
      !/^[\p{L}]/u.test(text.slice(end, end + 1)),
  })
}

function isHeld({ text, groups }: Chain, left: number, right: number): boolean {
  const before = groups[left]
  const after = groups[right]
  if (before === undefined || after === undefined) return false
  if (/^[._-]$/.test(text.slice(before.end, after.start))) return true
  // One of many single digits: a number that is spelled out begins with the first.
  return before.digits.length === 1 && after.digits.length === 1
}

function isExisting(groups: readonly string[]): boolean {
  return isValidInternational(groups.join(''))
}

function someValid(groups: readonly Group[]): boolean {
  return groups.some((_, i) => isExisting(groups.slice(0, i + 1).map(({ digits }) => digits)))
}

function startOf(chain: Chain, group: number): number {
  const start = group === 0 ? chain.start : (chain.groups[group]?.start ?? 0)
  return group > 0 && chain.text.charAt(start - 1) === '(' ? start - 1 : start
}
