import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import type { Answer } from '../../simulator/http/answer.ts'
import type { Priority } from '../../src/analytics/priorities.ts'
import { reportOptions } from '../../src/ask/inputs.ts'
import { readReport } from '../../src/report/read-report.ts'
import { scheduled } from '../support/events.ts'
import { asked, openFlow, runStep } from '../support/flow.ts'
import { fc, runs } from '../support/runs.ts'
import { VirtualClock } from '../support/virtual-clock.ts'
import { expectedOf, isVotesCut, type Place, pagesShown, placesToFix } from './expected.ts'
import { createHistory, NOW } from './history.ts'

const RANKS: Record<string, (row: Record<string, number>) => number> = {
  top: ({ searches = 0 }) => searches,
  unclicked: ({ unclicked = 0 }) => unclicked,
  questions: ({ times = 0 }) => times,
  disliked: ({ views, share = 0 }) => (views ?? 0) * share,
}

/**
 * "Fix these first" has the worst place of each kind, then the places that lost the most readers, with at most two
 * searches. Equal places are interchangeable.
 */
function checkFirst(first: readonly Priority[], all: Place[]): void {
  const lostAt = ({ questions, searches, feedback }: Place) => questions + searches + feedback
  const nameOf = ({ place }: Priority) => {
    if (place.kind === 'page') return place.name
    if (place.kind === 'topic') return `topic ${place.name}`
    return place.kind === 'search' ? `“${comparable(place.term, 'term')}”` : 'topic null'
  }
  const shown = first.map((row) => all.find(({ name }) => name === nameOf(row)))
  const places = shown.flatMap((place) => place ?? [])
  expect(places.map(lostAt)).toEqual(first.map(({ readers }) => readers))
  expect(places.map(lostAt)).toEqual(places.map(lostAt).toSorted((a, b) => b - a))
  expect(places.length).toBeLessThanOrEqual(5)
  expect(places.filter(({ searches }) => searches > 0).length).toBeLessThanOrEqual(2)
  for (const kind of ['questions', 'searches', 'feedback'] as const) {
    const most = (of: Place[]) => Math.max(0, ...of.map((place) => place[kind]))
    expect(most(places)).toBe(most(all))
  }
  for (const left of all.filter((place) => !places.includes(place) && place.searches === 0)) {
    expect(places.length).toBe(5)
    // Only the worst places of a kind may have lost fewer.
    const lighter = places.filter((place) => lostAt(place) < lostAt(left))
    expect(lighter.length).toBeLessThanOrEqual(3)
  }
}

/** Sorts rows and fields, and reduces texts to letters. */
function comparable(json: unknown, name = ''): unknown {
  if (Array.isArray(json)) return json.map((row) => JSON.stringify(comparable(row))).sort()
  if (typeof json !== 'object' || json === null) {
    const isText = typeof json === 'string' && (name === 'term' || name === 'text')
    return isText ? json.toLowerCase().replace(/[^a-z]/g, '') : json
  }
  const entries = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, value]) => [key, comparable(value, key)]))
}

/** Adds unspecified fields, as a service may at any time. */
function withExtras<Value>(value: Value, draw: Draw): Value
function withExtras(value: unknown, draw: Draw): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, draw))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => [name, withExtras(field, draw)])
  if (draw.chance(0.1)) entries.push(['addedLater', draw.pick([null, 7, 'text', [{ id: 1 }], {}])])
  return Object.fromEntries(entries)
}

test('every number equals the count of expected.ts, for any service that meets the specification', async () => {
  const upTo = (max: number) => fc.integer({ min: 0, max })
  let votesRead = 0
  await fc.assert(
    fc.asyncProperty(
      fc.nat(),
      upTo(3),
      upTo(4),
      fc.boolean(),
      fc.constantFrom(1, 2),
      async (seed, size, weeks, showTexts, span) => {
        const history = createHistory(seed, size)
        const inputs = {
          'traffic-weeks': `${weeks}`,
          'reader-signals': 'visitors,searches,questions,feedback',
          'signal-weeks': `${span}`,
        }
        const flow = {
          ...scheduled(showTexts ? 'private' : 'public'),
          inputs: { ...inputs, 'traffic-file': 'traffic.json' },
          clock: new VirtualClock(NOW),
          service: { events: history, ...history.open },
          onRequest: (_: unknown, { answer }: { answer: () => Answer }) =>
            withExtras(answer(), new Draw(seed, 2, 0)),
        }
        const end = await runStep(flow)
        const expected = expectedOf(history, weeks, span, showTexts)

        const { outcome: _, 'report-path': __, message: ___, ...outputs } = end.outputs
        const file = end.files['traffic.json'] ?? ''
        // Unknown values are absent.
        expect(file).not.toContain('null')
        const { signals, project, source, requests, ...others } = JSON.parse(file)
        const about = { project: 'docs', source: 'api.mintlify.com', requests: asked(end).length }
        expect({ project, source, requests }).toEqual(about)
        for (const kind of [signals.searches, signals.questions, signals.feedback])
          for (const [name, rankOf] of Object.entries(RANKS)) {
            const ranks = (kind[name]?.rows ?? []).map(rankOf)
            expect(ranks).toEqual(ranks.toSorted((a: number, b: number) => b - a))
          }
        if (isVotesCut(history, span)) {
          // The service's choice of pages is unknown: the counts may only be lower, and the report says so.
          const { thumbsUp, thumbsDown, complete } = signals.feedback
          expect([complete, outputs['thumbs-down']]).toEqual([false, undefined])
          expect(thumbsUp).toBeLessThanOrEqual(expected.signals.feedback.thumbsUp)
          expect(thumbsDown).toBeLessThanOrEqual(expected.signals.feedback.thumbsDown)
          expect(end.summary).toContain('no more than 100 pages at once')
          signals.feedback = expected.signals.feedback
          Object.assign(outputs, { 'thumbs-down': expected.outputs['thumbs-down'] })
        } else {
          votesRead++
          const { step } = openFlow({ ...flow, inputs, world: end.world })
          const { priorities } = await readReport(
            { ...step, policy: step.startPolicy('needed') },
            reportOptions(step.inputs),
          )
          checkFirst(priorities, placesToFix(history, span, showTexts))
        }
        expect(comparable({ outputs, ...others, signals })).toEqual(comparable(expected))

        const plain = end.summary.replaceAll('\u00a0', ' ').replaceAll('<wbr>', '')
        const [pages = ''] = /\*\*Top pages\*\*.*\n\n(?:\|.*\n)+/.exec(plain) ?? []
        const [moved = ''] = /\*\*What moved\*\*.*/.exec(plain) ?? []
        const lines = `${pages}${moved}`.split('\n')
        const shown = lines.filter((line) => line !== '' && !/^\| (?:Page|:--) \|/.test(line))
        expect(shown).toEqual(weeks === 0 ? [] : pagesShown(history, weeks))
        const isQuiet = plain.includes('**Nothing to fix')
        if (isQuiet)
          expect(plain).not.toMatch(/without an answer\*\*|thumbs down\*\*|Fix these first/)
      },
    ),
    { numRuns: runs(50, 1000) },
  )
  // With too many pages, votes are not checked.
  expect(votesRead).toBeGreaterThan(runs(50, 1000) / 2)
})
