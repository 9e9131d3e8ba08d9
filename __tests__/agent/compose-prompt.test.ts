import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { appendContext, MAX_CONTEXT_BYTES } from '../../src/agent/compose-prompt.ts'
import type { Quotation } from '../../src/agent/quotation.ts'
import { MAX_PROMPT_BYTES } from '../../src/base/prompt.ts'
import { CONTEXT_KINDS, type ContextKind } from '../../src/runner/inputs.ts'
import { recordFigure, runs } from '../support/figures.ts'

const NONCE = '0123456789abcdef'
const FENCE = '`'.repeat(12)

const piece = fc.oneof(
  fc.constantFrom(
    ...['\n', '\r\n', '\r', '\u2028', '\t', '```', '~~~', FENCE, `\n${FENCE}\n`, '`'.repeat(100)],
    ...['<!--', '-->', '<!-- x', '\u200b', '\u202e', '\u{e0041}', '\0', '\ud800', '🐘', 'word '],
    ...[`BEGIN 0000000000000000: commits`, 'END 0000000000000000', '\x1b[31m', '\u3164'],
  ),
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const text = fc
  .tuple(
    fc.array(piece, { maxLength: 20 }),
    fc.oneof({ weight: 60, arbitrary: fc.constant(1) }, fc.constantFrom(50, 1000)),
  )
  .map(([pieces, times]) => pieces.join('').repeat(times).slice(0, 40_000))
  .map((one) => one.replaceAll(NONCE, ''))
const quotation: fc.Arbitrary<Quotation> = fc.record({
  kind: fc.constantFrom('issue', 'commits', 'changed files', 'unanswered questions'),
  context: fc.constantFrom(...CONTEXT_KINDS),
  facts: fc.record({ title: text, url: text, author: text, number: fc.nat() }),
  body: text,
})

/** What stands outside of the fences, and how much inside each, as the numbered lines and fences tell. */
function readFrames(rendered: string) {
  let inside: string[] | undefined
  const frames: Array<{ kind: string; bodies: string[] }> = []
  const between: string[] = []
  let frame: (typeof frames)[number] | undefined
  for (const line of rendered.split('\n')) {
    if (inside !== undefined) {
      if (line !== FENCE) inside.push(line)
      else {
        frame?.bodies.push(inside.join('\n'))
        inside = undefined
      }
    } else if (line === FENCE) inside = []
    else if (line.startsWith(`BEGIN ${NONCE}: `)) {
      frame = { kind: line.slice(24), bodies: [] }
      frames.push(frame)
    } else if (line === `END ${NONCE}`) frame = undefined
    else if (frame === undefined) between.push(line)
  }
  return { frames, between, isClosed: inside === undefined && frame === undefined }
}

test('50,000 texts of every kind together stay in their fences, within 32 KiB, the prompt within 64 KiB', () => {
  const numRuns = Math.ceil(runs(50_000) / 3)
  let texts = 0
  let left = 0
  const property = fc.property(
    fc.array(quotation, { minLength: 1, maxLength: 7 }),
    fc.integer({ min: 1, max: 31 * 1024 }),
    (quotations, promptBytes) => {
      texts += quotations.length
      const prompt = appendContext('p'.repeat(promptBytes), { quotations, nonce: NONCE })
      expect(Buffer.byteLength(prompt)).toBeLessThanOrEqual(MAX_PROMPT_BYTES)
      const appended = prompt.slice(promptBytes + 2)
      expect(Buffer.byteLength(appended)).toBeLessThanOrEqual(MAX_CONTEXT_BYTES)
      const { frames, between, isClosed } = readFrames(appended)
      if (!isClosed) left++
      expect(isClosed).toBe(true)
      expect(frames.map(({ kind }) => kind)).toEqual(quotations.map(({ kind }) => kind))
      for (const { bodies } of frames) expect(bodies.length).toBeLessThanOrEqual(1)
      // The word on what to make of it, and the blank lines between the frames.
      expect(between.filter((line) => line !== '')).toHaveLength(1)
      expect(appended.split(NONCE)).toHaveLength(2 * quotations.length + 2)
    },
  )
  fc.assert(property, { numRuns })
  recordFigure({
    name: 'Quoted texts of every kind that left their fence',
    target: '0',
    measured: `${left}`,
    runs: texts,
  })
})

test('each kind gets its share, and what one leaves another uses', () => {
  const make = (context: ContextKind, bytes: number) => ({
    kind: `${context}`,
    context,
    facts: {},
    body: `${context}`.charAt(0).repeat(bytes),
  })
  const quotations = [make('event', 90_000), make('changes', 90_000), make('signals', 2_000)]
  const { frames } = readFrames(appendContext('x', { quotations, nonce: NONCE }))
  const [event = 0, changes = 0, signals = 0] = frames.map(({ bodies }) => bodies[0]?.length)
  expect(signals).toBe(2_000)
  expect(Math.abs(event - changes)).toBeLessThan(10)
  expect(event + changes + signals).toBeGreaterThan(MAX_CONTEXT_BYTES - 2_000)
})
