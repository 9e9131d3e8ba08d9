import { expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { typed } from '../support/markdown.ts'
import { LAST, search, turn, view, votes } from '../support/readers.ts'

const WEEK_MS = 7 * 86_400_000
/** A Thursday; 0 is in the last complete week. */
const at = (weeksAgo: number) => ({
  timeMs: Date.parse(LAST) + 3 * 86_400_000 - weeksAgo * WEEK_MS,
})
const weekly = <T>(make: (weeksAgo: number) => T[], weeks = [0, 1, 2, 3]): T[] =>
  weeks.flatMap(make)

const QUIET: Partial<Events> = {
  visits: weekly((n) => view('/limits', 10).map((visit) => ({ ...visit, ...at(n) }))),
  searches: weekly((n) => [
    { ...search('proxy', n === 0 ? 2 : 1), ...at(n) },
    { ...search('webhook', 1), ...at(n) },
  ]),
  turns: [
    ...weekly((n) => [turn(`Question ${n}?`, { path: '/limits', ...at(n) })]),
    ...weekly((n) => [turn(`Old ${n}?`, { kind: 'answered', ...at(n) })], [4, 5]),
  ],
  feedback: weekly((n) => (n < 2 ? votes('/limits', 0, 1, at(n)) : [])),
}

const run = (weeks: number, flow: Flow = {}) =>
  runStep({
    ...scheduled(),
    service: { events: QUIET },
    ...flow,
    inputs: {
      'traffic-weeks': '1',
      'reader-signals': 'visitors, searches, questions, feedback',
      'signal-weeks': `${weeks}`,
      'traffic-file': 'signals.json',
      ...flow.inputs,
    },
  })

const headingOf = ({ summary }: { summary: string }) => typed(summary).split('\n')[0]

test('four weeks show what a quiet site lacks in one, and the report names their dates', async () => {
  const end = await run(4)
  const summary = typed(end.summary)
  expect(headingOf(end)).toBe('### 📈 Who reads the docs, 9–15 Nov')
  expect(summary).toContain(
    '**10 views by people**, after 10 the week before, and none by AI assistants. **1 person** visited in the last 4 weeks (19 Oct – 15 Nov), after none in the 4 weeks before.',
  )
  expect(summary).toContain(
    'In the last 4 weeks (19 Oct – 15 Nov), **4 different questions** got no answer; **1 search term** was rarely clicked (5 searches without a click); ',
  )
  expect(summary).toContain('| /limits | 4 different questions got no answer')
  expect(summary).toContain('2 of 2 votes down, 10 views last week')
  // A rarer term could identify its reader.
  expect(summary).toContain('“proxy”: searched 5 times')
  expect(summary).not.toContain('webhook')
  const { signals } = JSON.parse(end.files['signals.json'] ?? '')
  expect(signals).toMatchObject({ dateFrom: '2026-10-19', dateTo: '2026-11-16', weeks: 4 })
  expect(end.outputs).toMatchObject({ 'unanswered-questions': '4', 'thumbs-down': '2' })
  expect(end.log).toContainEqual(expect.stringMatching(/feedback in the last 4 weeks$/))

  const one = typed((await run(1)).summary)
  expect(one).toContain('Last week, **1 question** got no answer.\n')
  expect(one).not.toMatch(/\d weeks/)
})

test('the agent gets the signals of four weeks, but is not asked if only one week is read', async () => {
  const inputs = { context: 'signals' }
  const four = await run(4, { inputs })
  const [prompt = ''] = four.world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toContain('where it let its readers down in the last 4 weeks. ')
  expect(prompt).toMatch(/could not answer\ndates: "19 Oct – 15 Nov"\ntotal: 4\n/)
  const one = await run(1, { inputs })
  expect(one.result).toMatchObject({ outcome: 'skipped' })
  expect(one.result.message).toContain('No page, search or question stood out last week')
})

test('a report of two weeks never says "last week"', async () => {
  const inputs = { 'traffic-weeks': '0' }
  const end = await run(2, { inputs })
  const summary = typed(end.summary)
  expect(summary).toContain('In the last 2 weeks (2–15 Nov), **2 different questions**')
  expect([summary, ...end.log].join('\n')).not.toMatch(/last week\b/i)
  const quiet = await run(2, { inputs: { ...inputs, context: 'signals' }, service: { events: {} } })
  expect(quiet.result.message).toContain('search or question stood out in the last 2 weeks')
  expect(typed(quiet.summary)).toContain('Every week that was read has 0 page views.')
})
