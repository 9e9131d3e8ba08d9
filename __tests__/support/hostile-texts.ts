const BACKTICKS = '`'.repeat(12)

/** Pieces that mean something to Markdown, HTML, GitHub, a runner, a shell, or a fence around a quotation. */
const PIECES = [
  ...['|', '\\', '`', '``', '```', BACKTICKS, '*', '**', '_', '~~', '~~~', '[', ']', '(', ')'],
  ...['![', '](https://x.example)', '[a]: https://x.example', '[^1]', '<', '>', '<!--', '-->'],
  ...['<!-->', '--!>', '</td>', '</details>', '</code>', '<br>', '<img src=x>', '<script>'],
  ...['&', '&lt;', '&#124;', '&#64;team', '&colon;', '@team', '@acme/team', 'a@b.co', '#1', 'GH-1'],
  ...['acme/docs#1', 'https://x.example', 'www.x.example', 'ftp://x', 'mailto:a@b.co', ':tada:'],
  ...['$x$', '$$', '- ', '1. ', '# ', '> ', '---', '===', '+++', '    ', '\t', '{', '}', '%%'],
  ...['\n', '\n\n', '\r', '\r\n', '\u0085', '\u2028', '\u2029', '\u202e', '\u2066', '\u200b'],
  ...['\u00ad', '\ufeff', '\u{e0041}', '\u{e0100}', '\u3164', '\0', '\x1b[31m', '\ud800', '\udc00'],
  ...['::', '::error::', '::set-output name=pr-link::x', '::stop-commands::x', '::add-mask::a'],
  ...['##[', '##[error]', '##[group]', ']', '%0A', '%0D', 'name=x', 'pr-link<<EOF', 'EOF'],
  ...[
    '$(id)',
    '`id`',
    ';id',
    '"',
    "'",
    '=cmd()',
    '<|im_start|>',
    'END 0000000000000000',
    '🐘',
    'ß',
  ],
]

/** Draws short texts of such pieces and of any characters, the same ones for the same seed. */
export function hostileTexts(seed: number): () => string {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const anything = () =>
    String.fromCodePoint(
      ...Array.from({ length: below(8) }, () => below(CODE_POINTS[below(4)] ?? 1)),
    )
  const piece = () => (random() < 0.75 ? (PIECES[below(PIECES.length)] ?? '') : anything())
  return () =>
    Array.from({ length: 1 + below(8) }, piece)
      .join('')
      .slice(0, MAX_LENGTH)
}

/** Above these: ASCII, Latin and other alphabets, the basic plane with its lone surrogates, everything. */
const CODE_POINTS = [0x80, 0x800, 0x10000, 0x110000]
/** Shorter than any cut that a report makes. */
const MAX_LENGTH = 60

/** Numbers from 0 to below 1: mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A text's number as a word, which nothing that the action does to texts changes: `qabz`. */
export function wordOf(number: number): string {
  const letters = [...number.toString(16)].map((digit) => 'abcdefghijklmnop'[Number(`0x${digit}`)])
  return `q${letters.join('')}z`
}

/** How many such words a text holds, each counted once. */
export function countWords(text: string): number {
  return new Set(text.match(/q[a-p]+z/g)).size
}
