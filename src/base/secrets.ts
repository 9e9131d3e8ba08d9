/** Shorter ones would take common words out of everything. */
const MIN_LENGTH = 6
/**
 * So long a piece of a secret counts as the secret, or half of a short one does: of a key that is cut, or
 * split over two fields that stand side by side, no more than this can be read.
 */
const MAX_PIECE_LENGTH = 12

/** A text to look for, in its plain form. */
interface Needle {
  text: string
  /** From how many characters on a piece of it counts. */
  pieceLength: number
}

const needles = new Map<string, Needle[]>()
/** Finds nothing in a text that holds no piece of a secret; what it finds is looked at more closely. */
let hint: RegExp | undefined

/** Remembers a secret, so that `redact` takes it out of all that is written from here on. */
export function rememberSecret(secret: string): void {
  if (secret.length < MIN_LENGTH) return
  needles.set(secret, needlesFor(secret))
  const blocks = new Set([...needles.values()].flat().flatMap(blocksOf).map(RegExp.escape))
  hint = new RegExp([...blocks].join('|'), 'i')
}

/**
 * The text without the secrets: plain, in Base64, also in the middle of a longer text, in hexadecimal,
 * escaped for a URL, JSON, CSV, HTML or Markdown, or any of these within another, in any case. The runner
 * masks its log alone, and a server may echo a key. What is cut must be redacted first: a piece of a key
 * that is too short is not recognised.
 */
export function redact(text: string): string {
  // A cheap look first: nearly all texts end here.
  if (hint === undefined || !hint.test(toPlainForm(text))) return text
  const { plain, starts, ends } = mapPlainForm(text)
  let redacted = ''
  let copied = 0
  for (const [first, behind] of findPieces(plain)) {
    let start = starts[first] ?? 0
    // What escaped the first character goes too, or it would escape the next.
    while (text[start - 1] === '\\') start--
    redacted += `${text.slice(copied, Math.max(copied, start))}***`
    copied = ends[behind - 1] ?? text.length
  }
  return redacted + text.slice(copied)
}

function needlesFor(secret: string): Needle[] {
  const half = Math.ceil(secret.length / 2)
  const pieceLength = Math.max(MIN_LENGTH, Math.min(MAX_PIECE_LENGTH, half))
  const base64Length = Math.ceil((pieceLength * 4) / 3)
  return [
    { text: secret, pieceLength },
    { text: Buffer.from(secret).toString('hex'), pieceLength: 2 * pieceLength },
    ...(['base64', 'base64url'] as const).flatMap((encoding) => [
      { text: Buffer.from(secret).toString(encoding), pieceLength: base64Length },
      ...[0, 1, 2].map((offset) => ({
        text: toBase64(secret, { offset, encoding }),
        pieceLength: base64Length,
      })),
    ]),
  ]
    .map((needle) => ({ ...needle, text: lowerCase(toPlainForm(needle.text)) }))
    .map(({ text, pieceLength: length }) => ({ text, pieceLength: Math.min(length, text.length) }))
    .filter(({ text }) => text.length >= MIN_LENGTH)
}

/** The part of the Base64 of a longer text that tells of nothing but the secret, `offset` bytes behind a third. */
function toBase64(
  secret: string,
  { offset, encoding }: { offset: number; encoding: 'base64' | 'base64url' },
): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)])
  const first = Math.ceil((offset * 8) / 6)
  return bytes.toString(encoding).slice(first, Math.floor((bytes.length * 8) / 6))
}

/** Pieces of a needle of which every piece that counts holds one whole. */
function blocksOf({ text, pieceLength }: Needle): string[] {
  const length = Math.floor((pieceLength + 1) / 2)
  const count = Math.floor(text.length / length)
  return Array.from({ length: count }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}

/** Where in a plain text pieces of secrets are: from the first character to behind the last, in order, apart. */
function findPieces(plain: string): Array<[first: number, behind: number]> {
  const found: Array<[number, number]> = []
  for (const { text, pieceLength } of [...needles.values()].flat()) {
    for (let from = 0; from + pieceLength <= text.length; from++) {
      const piece = text.slice(from, from + pieceLength)
      for (let at = plain.indexOf(piece); at >= 0; at = plain.indexOf(piece, at + 1)) {
        found.push([at, at + pieceLength])
      }
    }
  }
  const apart: Array<[number, number]> = []
  for (const [first, behind] of found.sort(([a], [b]) => a - b)) {
    const last = apart.at(-1)
    if (last !== undefined && first <= last[1]) last[1] = Math.max(last[1], behind)
    else apart.push([first, behind])
  }
  return apart
}

/** A character as a URL, JSON, JavaScript or HTML may spell it, however often it was escaped again. */
const SPELLED = new RegExp(
  [
    '%(?:25)*(?<hex>[\\da-f]{2})',
    // From the first backslash of a run alone: from each of them, a long run would take its length squared.
    '(?<!\\\\)\\\\+u(?<hex>[\\da-f]{4})',
    '(?<!\\\\)\\\\+u\\{(?<hex>[\\da-f]{1,6})\\}',
    '(?<!\\\\)\\\\+x(?<hex>[\\da-f]{2})',
    '&(?:amp;)*#x(?<hex>[\\da-f]{1,6});',
    '&(?:amp;)*#(?<decimal>\\d{1,7});',
    '&(?:amp;)*(?<named>amp|lt|gt|quot|apos);',
  ].join('|'),
  'gi',
)
/** What escapes other characters, is doubled, or is in no secret. A secret is looked for without them. */
const IGNORED = /(?:["\\]|[^\t\n\r -~])+/g
/** A text that was escaped twice in one way is known at once; one in three ways is as far as it goes. */
const MOST_WAYS = 3
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A text without escapes, so that all spellings of a secret are one. */
function toPlainForm(text: string): string {
  let plain = text
  for (let way = 0; way < MOST_WAYS; way++) {
    const decoded = plain.replace(SPELLED, (...match) => decode(match.at(-1)))
    if (decoded === plain) break
    plain = decoded
  }
  return plain.replace(IGNORED, '')
}

/** A text with where, in the one that it was made of, each of its characters begins and ends. */
interface Mapped {
  plain: string
  starts: number[]
  ends: number[]
}

/** The plain form in lower case, mapped. */
function mapPlainForm(text: string): Mapped {
  const starts = Array.from({ length: text.length }, (_, index) => index)
  let mapped: Mapped = { plain: text, starts, ends: starts.map((start) => start + 1) }
  for (let way = 0; way < MOST_WAYS; way++) mapped = replaceMapped(mapped, SPELLED, decode)
  const { plain, ...map } = replaceMapped(mapped, IGNORED, () => '')
  return { plain: lowerCase(plain), ...map }
}

function replaceMapped(
  { plain, starts, ends }: Mapped,
  pattern: RegExp,
  replace: (groups?: Record<string, string>) => string,
): Mapped {
  const replaced: Mapped = { plain: '', starts: [], ends: [] }
  const add = (characters: string, at: (index: number) => [from: number, to: number]) => {
    replaced.plain += characters
    for (let index = 0; index < characters.length; index++) {
      const [from, to] = at(index)
      replaced.starts.push(starts[from] ?? 0)
      replaced.ends.push(ends[to] ?? 0)
    }
  }
  let done = 0
  for (const { 0: match, index: first, groups } of plain.matchAll(pattern)) {
    const copied = done
    add(plain.slice(copied, first), (index) => [copied + index, copied + index])
    done = first + match.length
    add(replace(groups), () => [first, first + match.length - 1])
  }
  add(plain.slice(done), (index) => [done + index, done + index])
  return replaced
}

function decode({ hex, decimal, named }: Record<string, string> = {}): string {
  if (named !== undefined) return NAMED[named.toLowerCase()] ?? ''
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Of ASCII alone: other letters may become more than one. A host name's case is lost, so a secret's in one is. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
