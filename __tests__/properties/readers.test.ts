import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Fault, FaultRule, SimulatorOptions } from '../../simulator/simulator.ts'
import { signalOutputs } from '../../src/readers/signals.ts'
import { signalsJson } from '../../src/report/readers-file.ts'
import { describeMissingSignals, readersSection } from '../../src/report/readers-report.ts'
import { describeReaders } from '../../src/report/readers-sentence.ts'
import { describeResult, renderReport, type StepResult } from '../../src/report/report.ts'
import { comment, readFrom, remark, search, serviceOf, turn, votes } from '../readers/harness.ts'
import { bare, holdsPartOf, type Planted, planted, sentenceAround } from '../readers/planted.ts'
import { recordFigure, runs } from '../support/figures.ts'
import { runReaders } from '../support/readers.ts'

const TEXTS = 20_000
const TEXTS_AT_ONCE = 20
/** GitHub's limit for a comment. */
const MOST_OF_A_COMMENT = 65_536

const picks = fc
  .infiniteStream(fc.nat({ max: 2 ** 30 }))
  .map((stream) => (below: number) => Number(stream.next().value) % below)

/** A week whose readers typed these texts, wherever they can type. */
function weekOf(texts: readonly string[]) {
  const pages = texts.map((_, index) => votes(`/page-${index}`, 0, 3))
  return {
    searches: texts.map((text) => search(text, 9)),
    totalSearches: 200,
    turns: texts.map((text) => turn(text, { queryCategory: text })),
    pages,
    feedback: texts.flatMap((text, index) => [
      comment(`/page-${index}`, text),
      comment(`/page-${index}`, '', { source: 'code_snippet', filename: text, lang: text }),
      remark(`/page-${index}`, { comment: text }),
    ]),
  }
}

/** All that a step tells of a week: what goes to the log and the outputs, and what is shown. */
async function toldOf(texts: readonly string[]) {
  const { figures } = await readFrom(serviceOf(weekOf(texts)))
  const readers = { figures, showTexts: true, whyHidden: '' }
  const outputs = signalOutputs(figures)
  const result: StepResult = {
    outcome: 'reported',
    message: '',
    readers: { section: readersSection(readers), sentence: describeReaders(figures), outputs },
  }
  return {
    summary: renderReport(result),
    comment: renderReport(result, MOST_OF_A_COMMENT),
    file: JSON.stringify(signalsJson(readers)),
    log: [describeResult(result), ...describeMissingSignals(figures)].join('\n'),
    outputs: JSON.stringify(outputs),
  }
}

test('D4: of planted personal data nothing is left in summary, comment, file, log or outputs', async () => {
  let left = 0
  const rounds = Math.ceil(runs(TEXTS) / TEXTS_AT_ONCE)
  await fc.assert(
    fc.asyncProperty(picks, async (pick) => {
      const all: Planted[] = Array.from({ length: TEXTS_AT_ONCE }, () => planted(pick))
      const told = await toldOf(all.map(({ typed }) => sentenceAround(typed, pick)))
      for (const [place, text] of Object.entries(told)) {
        const found = all.filter(({ secret }) => isIn(secret, text))
        left += found.length
        expect({ place, found }).toEqual({ place, found: [] })
      }
      expect(told.summary).toMatch(/\[[a-z ]+\\?\]/)
      expect(told.log).not.toMatch(/\[[a-z ]+\]/)
    }),
    { numRuns: rounds },
  )
  recordFigure({
    name: 'Personal data left in summary, comment, file, log or outputs',
    target: '0',
    measured: String(left),
    runs: rounds * TEXTS_AT_ONCE,
  })
})

/** Whether eight letters or digits of it, or all of a shorter one, are on a line. */
function isIn(secret: string, text: string): boolean {
  // A quick look at all of it first; then line by line, since numbers of different rows are no secret.
  if (!holdsPartOf(secret, text)) return false
  return text.split(/[\n|]|","|":/).some((line) => bare(line) !== '' && holdsPartOf(secret, line))
}

const listings: FaultRule['on'][] = ['searches', 'conversations', 'feedback-by-page', 'feedback']
const everywhere = (fault: Fault, on = [...listings, 'views' as const]): FaultRule[] =>
  on.map((operation) => ({ on: operation, nth: 'all', fault }))
/** All terms and all pages in one answer: what follows the 100 searched most depends on the order. */
const SITE: SimulatorOptions['signals'] = {
  searches: { terms: 90 },
  conversations: { perWeek: 2600 },
  feedback: { perWeek: 500 },
}
const reports: Array<[string, SimulatorOptions]> = [
  ['rows that come twice', { faults: everywhere('S16') }],
  ['pages whose rows are turned round', { faults: everywhere('S16-shuffled') }],
  [
    'rows that move to the next page',
    {
      faults: [1, 2, 3].flatMap((nth) =>
        (['conversations', 'feedback'] as const).map((on) => ({
          on,
          nth,
          fault: 'S16-shifted' as const,
        })),
      ),
    },
  ],
  ...[1, 2, 3].map((shuffle): [string, SimulatorOptions] => [
    `rows in the mixed order ${shuffle}`,
    { signals: { ...SITE, shuffle }, pageViews: { pages: 80, order: 'shuffled' } },
  ]),
]

test.each(reports)('S16: %s make the same report', async (_, changed) => {
  const [one, other] = await Promise.all(
    [{}, changed].map((change) =>
      runReaders(
        { pageViews: { pages: 80 }, signals: SITE, ...change },
        { inputs: { 'traffic-weeks': '3', 'traffic-file': 'readers.json' } },
      ),
    ),
  )
  expect(one?.outputs).toMatchObject({ 'unanswered-questions': expect.stringMatching(/^\d\d+$/) })
  expect(withoutPorts(other?.summary)).toBe(withoutPorts(one?.summary))
  expect(other?.stdout).toBe(one?.stdout)
})

function withoutPorts(summary: string | undefined): string {
  return (summary ?? '').replace(/127\.0\.0\.1:&#8288;\d+/, 'the service')
}
