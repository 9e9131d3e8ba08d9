import { describe, expect, test } from '@jest/globals'
import { renderContext } from '../../src/prompt/quotation.ts'
import { parseMarkdown } from '../support/markdown.ts'
import { anyText, fc, runs } from '../support/runs.ts'

const NONCE = '0123456789abcdef'
const FENCE = '`'.repeat(12)
const MAX_BYTES = 32 * 1024

const quoted = (body: string, facts = {}) => ({
  quotations: [{ kind: 'issue', facts, body }],
  isLogged: true,
})

const render = (body: string, facts = {}) => renderContext([quoted(body, facts)], NONCE).sent

/** The content of the fence, by a Markdown parser. */
function fenced(rendered: string): string {
  const code = (parseMarkdown(rendered).children ?? []).filter(({ type }) => type === 'code')
  return code.map(({ value }) => value).join('---')
}

/** Pieces of bodies that try to leave the fence or the frame, or to be invisible. */
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
const largeBody = fc.tuple(body, fc.integer({ min: 0, max: 1024 * 1024 })).map(([text, bytes]) => {
  const times = Math.min(bytes, Math.ceil(bytes / Math.max(1, Buffer.byteLength(text))))
  return text.repeat(times)
})
/** Authors don't know the nonce, so a random text must not have it by chance. */
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
    ['whatever its text is', body, runs(100, 50_000)],
    ['at sizes up to a MiB, and all of it stays within 32 KiB', largeBody, runs(5, 2_000)],
  ])('stays in its fence, %s', (_what, anyBody, numRuns) => {
    const property = fc.property(anyBody, (text) => {
      const rendered = render(withoutNonce(text))
      expect(Buffer.byteLength(rendered)).toBeLessThanOrEqual(MAX_BYTES + 1024)
      checkFrame(rendered)
    })
    fc.assert(property, { numRuns })
  })

  test.each([
    ['no visible characters', 'a\r\n\tb 2\n\n```js\nrun()\n```', 'a\n\tb 2\n\n```js\nrun()\n```'],
    ['invisible characters', 'a\u202bb\u200bc\u{e0041}d', 'abcd'],
  ])('loses %s', (_name, text, left) => {
    expect(fenced(render(text))).toBe(left)
  })

  test('that is too long is cut between characters, with a remark', () => {
    const rendered = render('🐘'.repeat(20_000))
    expect(fenced(rendered)).toMatch(/^🐘+$/u)
    expect(rendered).toMatch(/\ncut: \d+ of 80000 bytes are quoted\n/)
  })
})

describe('the room for quotations', () => {
  const quotedBytes = (prompt: string) =>
    prompt
      .split(/^`{12}$/m)
      .filter((_, index) => index % 2 === 1)
      .map((text) => text.trim().length)

  test('goes to the first quotation of a context, and the rest to the next', () => {
    const { quotations } = quoted('x'.repeat(30_000))
    const both = { quotations: [...quotations, ...quotations], isLogged: true }
    const [first, second = 0] = quotedBytes(renderContext([both]).sent)
    expect(first).toBe(30_000)
    expect(second).toBeGreaterThan(0)
    expect(second).toBe(MAX_BYTES - 30_000)
  })

  test('is the same for each context', () => {
    const parts = [40_000, 1_000, 40_000].map((bytes) => quoted('x'.repeat(bytes)))
    expect(quotedBytes(renderContext(parts).sent)).toEqual([MAX_BYTES, 1_000, MAX_BYTES])
  })
})

test('each prompt has its own random nonce', () => {
  const [one, other] = [1, 2].map(() => renderContext([quoted('x')]).sent)
  expect(one).toMatch(/^BEGIN [0-9a-f]{16}: issue$/m)
  expect(one).not.toBe(other)
})

describe('in the log, the quotations', () => {
  test('are the sent ones without the nonce, which could imitate a frame of the next prompt', () => {
    const bodies = fc.array(body, { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(bodies, (texts) => {
        const { sent, logged } = renderContext(
          texts.map((text) => quoted(withoutNonce(text).replaceAll('*', ''))),
          NONCE,
        )
        expect(logged).toBe(sent.replaceAll(NONCE, '*'.repeat(16)))
      }),
      { numRuns: runs(300) },
    )
  })

  test("are a number where the words are readers'", () => {
    const quotations = [{ kind: 'questions', facts: { week: 'W' }, body: '- "How?"\n- "Why?"' }]
    const { sent, logged } = renderContext([{ quotations, isLogged: false }, quoted('Shown.')])
    expect(sent).toContain('- "How?"\n- "Why?"')
    const [, ofReaders, ofIssue] = logged.split('\n\n')
    expect(ofReaders?.split('\n').slice(1, -1)).toEqual(['rows, which are not logged: 2'])
    expect(ofIssue).toContain('Shown.')
  })
})
