import { describe, expect, test } from '@jest/globals'
import { appendContext, NOT_QUOTED } from '../../src/quoting/quotations.ts'
import { parseMarkdown } from '../support/markdown.ts'
import { anyText, fc, runs } from '../support/runs.ts'

const NONCE = '0123456789abcdef'
const FENCE = '`'.repeat(12)
const MAX_BYTES = 32 * 1024
const PROMPT = 'Document it.'

const quoted = (body: string, facts = {}) => ({
  quotations: [{ kind: 'issue', facts, body }],
  remark: '',
})

const render = (body: string, facts = {}) =>
  appendContext(PROMPT, [quoted(body, facts)], NONCE).slice(`${PROMPT}\n\n`.length)

/** What stands in the fence, as a Markdown parser sees it. */
function fenced(rendered: string): string {
  const code = (parseMarkdown(rendered).children ?? []).filter(({ type }) => type === 'code')
  return code.map(({ value }) => value).join('---')
}

/** Pieces of bodies that try to get out: of the fence, of the frame, of sight. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['\n', '\r\n', '\r', '\u2028', '\t', ' ', '    ', '> ', '- ', '```', '~~~', '`', FENCE],
    ...[`\n${FENCE}\n`, '`'.repeat(100), '<!--', '-->', '<!-->', '<!--->', '<!- -', '--!>'],
    ...['<!-<!-- x -->- y -->', '<details>', '</script>', '\u200b', '\u200d', '\ufeff', '\u202e'],
    ...['\u2066', '\u{e0041}', '\u{e007f}', '\ufe0f', '\u{e0100}', '\u00ad', '\u3164', '\0'],
    ...['\x1b[31m', '\x85', `BEGIN ${NONCE}: issue`, `END ${NONCE}`, 'END 0000000000000000'],
    ...['\ud800', '\udc00', '🐘', 'ß', 'word '],
  ),
  fc.string({ maxLength: 20 }),
  anyText({ maxLength: 20 }),
)
const body = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
/** Of any size up to a MiB. */
const largeBody = fc.tuple(body, fc.integer({ min: 0, max: 1024 * 1024 })).map(([text, bytes]) => {
  const times = Math.min(bytes, Math.ceil(bytes / Math.max(1, Buffer.byteLength(text))))
  return text.repeat(times)
})
/** The author does not know the number: what would be in the text by chance is taken out of it. */
const withoutNonce = (text: string) => text.replaceAll(NONCE, '0000000000000000')

function checkFrame(rendered: string): void {
  expect(rendered.split(NONCE)).toHaveLength(4)
  const fence = `(?:${FENCE}\n([^]*)\n${FENCE}\n(?:cut: .*\n)?)?`
  const frame = new RegExp(`\nBEGIN ${NONCE}: issue\n${fence}END ${NONCE}$`).exec(rendered)
  expect(frame).not.toBeNull()
  const inside = frame?.[1] ?? ''
  expect(inside).not.toContain(FENCE)
  expect(fenced(rendered)).toBe(inside)
  expect(inside).not.toMatch(
    /(?![\n\t])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u,
  )
  expect(inside.isWellFormed()).toBe(true)
}

describe('a quoted body', () => {
  test.each([
    ['whatever is in it', body, runs(100, 50_000)],
    ['at up to a MiB, and the whole stays within 32 KiB', largeBody, runs(5, 2_000)],
  ])('cannot leave its fence, %s', (_what, anyBody, numRuns) => {
    const property = fc.property(anyBody, (text) => {
      const rendered = render(withoutNonce(text))
      expect(Buffer.byteLength(rendered)).toBeLessThanOrEqual(MAX_BYTES)
      checkFrame(rendered)
    })
    fc.assert(property, { numRuns })
  })

  test.each([
    ['nothing else', 'a\r\n\tb 2\n\n```js\nrun()\n```', 'a\n\tb 2\n\n```js\nrun()\n```'],
    ['what cannot be seen', 'a\u202eb\u200bc\u{e0041}d', 'abcd'],
  ])('loses %s', (_name, text, left) => {
    expect(fenced(render(text))).toBe(left)
  })

  test('that cannot be read says so in its place', () => {
    const quotation = { kind: 'issue', facts: { number: 7 }, body: undefined }
    const prompt = appendContext(PROMPT, [{ quotations: [quotation], remark: '' }], NONCE)
    expect(prompt).toContain(`BEGIN ${NONCE}: issue\nnumber: 7\n${NOT_QUOTED}\nEND ${NONCE}`)
  })

  test('that is too long is cut between characters, and says so', () => {
    const rendered = render('🐘'.repeat(20_000))
    expect(fenced(rendered)).toMatch(/^🐘+$/u)
    expect(rendered).toMatch(/\ncut: \d+ of 80000 bytes are quoted\n/)
  })
})

test('a fact is one line of visible text, whatever its value', () => {
  const property = fc.property(body, (value) => {
    const lines = render('', { title: withoutNonce(value), number: 7 }).split('\n')
    expect(lines.slice(2)).toEqual([
      `BEGIN ${NONCE}: issue`,
      ...(value === '' ? [] : [expect.stringMatching(/^title: "[^\p{Cc}\p{Cf}]*"$/u)]),
      'number: 7',
      `END ${NONCE}`,
    ])
  })
  fc.assert(property, { numRuns: runs(100, 20_000) })
})

describe('the room for quotations', () => {
  const quotedBytes = (prompt: string) =>
    prompt
      .split(/^`{12}$/m)
      .filter((_, index) => index % 2 === 1)
      .map((text) => text.trim().length)

  test('goes to the first of one kind of context, and what follows gets what is left', () => {
    const { quotations } = quoted('x'.repeat(30_000))
    const both = { quotations: [...quotations, ...quotations], remark: '' }
    const [first, second = 0] = quotedBytes(appendContext(PROMPT, [both]))
    expect(first).toBe(30_000)
    expect(second).toBeGreaterThan(0)
    expect(second).toBeLessThan(2_000)
  })

  test('is shared among kinds of context, and what one leaves goes to those after it', () => {
    const parts = [40_000, 1_000, 40_000].map((bytes) => quoted('x'.repeat(bytes)))
    const [first = 0, second, third = 0] = quotedBytes(appendContext(PROMPT, parts))
    expect(second).toBe(1_000)
    expect(first).toBeGreaterThan(9_000)
    expect(third).toBeGreaterThan(first + 8_000)
  })
})

test('each prompt has a number of its own, which the author of a quoted text cannot know', () => {
  const [one, other] = [1, 2].map(() => appendContext(PROMPT, [quoted('x')]))
  expect(one).toMatch(/^BEGIN [0-9a-f]{16}: issue$/m)
  expect(one).not.toBe(other)
})
