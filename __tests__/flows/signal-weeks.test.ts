import { expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { json } from '../../simulator/http/answer.ts'
import { scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { typed } from '../support/markdown.ts'
import { LAST, search, turn, view, votes } from '../support/readers.ts'

/* Signals of several weeks, for sites with few readers. */

const WEEK_MS = 7 * 86_400_000
/** On the Thursday so many weeks before the last complete week. */
const at = (weeksAgo: number) => ({
  timeMs: Date.parse(LAST) + 3 * 86_400_000 - weeksAgo * WEEK_MS,
})
/** One thing a week, of the last four and, less often, the four before. */
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

test('what a quiet site lacks in a week stands out in four, and the report says of when it is', async () => {
  const end = await run(4)
  const summary = typed(end.summary)
  expect(headingOf(end)).toBe('### 📈 Who reads the docs · 9–15 Nov')
  expect(summary).toContain(
    '**10 views** last week; AI assistants read 0 %. **1 person** visited in the last 4 weeks (19 Oct – 15 Nov), after none the 4 weeks before.',
  )
  expect(summary).toContain(
    'In the last 4 weeks (19 Oct – 15 Nov), **4 different questions** got no answer; **9 searches** went unclicked; ',
  )
  expect(summary).toContain(
    '| /limits | 4 different questions got no answer, such as “Question 0?”',
  )
  expect(summary).toContain('2 of 2 votes down, 10 views last week')
  expect(summary).toContain('100 % unanswered (0 % the 4 weeks before)')
  expect(summary).toContain("Readers' signals of 19 Oct – 15 Nov 2026, ")
  // Who typed a rarer one might be known.
  expect(summary).toContain('“proxy”: searched 5 times')
  expect(summary).not.toContain('webhook')
  expect(summary).toContain('clicked: 5 searches or more')
  const { signals } = JSON.parse(end.files['signals.json'] ?? '')
  expect(signals).toMatchObject({ dateFrom: '2026-10-19', dateTo: '2026-11-16', weeks: 4 })
  expect(end.outputs).toMatchObject({ 'unanswered-questions': '4', 'thumbs-down': '2' })
  expect(end.log).toContainEqual(expect.stringMatching(/signals of the last 4 weeks: /))

  const one = typed((await run(1)).summary)
  expect(one).toContain('**1 question** got no answer.\n')
  expect(one).not.toMatch(/\d weeks/)
})

test.each([
  [{ 'signal-weeks': '1' }, ' · 9–15 Nov'],
  [{ 'signal-weeks': '4' }, ''],
  [{ 'reader-signals': 'pull-requests' }, ''],
])('without page views, and with %j, the title is followed by "%s"', async (inputs, period) => {
  const end = await run(1, { inputs: { 'traffic-weeks': '0', ...inputs } })
  expect(headingOf(end)).toBe(`### 📈 Who reads the docs${period}`)
})

test('each kind is as many requests as for one week', async () => {
  const requestsOf = async (weeks: number) =>
    (await run(weeks)).requests.map(({ operation, query }) => [operation, query.get('source')])
  expect(await requestsOf(12)).toEqual(await requestsOf(1))
})

test('if the weeks before cannot be read, the report says so', async () => {
  const end = await run(2, {
    onRequest: ({ query }) =>
      query.get('dateFrom') === '2026-10-19T00:00:00Z' ? json(400, { error: 'No.' }) : undefined,
  })
  expect(end.summary).toContain('the 2 weeks before are not available')
})

test('the agent gets the signals of those weeks; of one week, nothing stands out', async () => {
  const inputs = { context: 'signals' }
  const four = await run(4, { inputs })
  const [prompt = ''] = four.world.service.jobs.all[0]?.prompts ?? []
  expect(prompt).toContain('where it let its readers down in the last 4 weeks. ')
  expect(prompt).toMatch(/could not answer\ndates: "19 Oct – 15 Nov"\ntotal: 4\n/)
  const one = await run(1, { inputs })
  expect(one.result).toMatchObject({ outcome: 'skipped' })
  expect(one.result.message).toContain('Nothing that readers missed last week stands out')
})

/** Votes on so many pages a day. */
const votesOn = (pages: number, days: number) =>
  Array.from({ length: days }, (_, day) =>
    Array.from({ length: pages }, (_, n) =>
      votes(`/${day}/${n}`, 0, 1, { timeMs: Date.parse(LAST) + day * 86_400_000 }),
    ),
  ).flat(2)

test.each([
  ['60 pages a half', 2, votesOn(30, 4), 120, 5],
  ['more than 100 pages each day', 1, votesOn(101, 7), 700, 13],
])(
  'D7: with votes on %s, ranges are halved only where there are more',
  async (_what, weeks, feedback, thumbsDown, requests) => {
    const end = await run(weeks, { service: { events: { feedback } } })
    expect(end.summary).toContain(`**${thumbsDown}** down`)
    const asked = end.requests.filter(
      ({ operation, query }) =>
        operation === 'feedback-by-page' && query.get('source') === 'contextual',
    )
    expect(asked).toHaveLength(requests)
  },
)

test('D8: of twelve weeks with very many votes, it says what the requests did not reach', async () => {
  const end = await run(12, { service: { events: { feedback: votesOn(101, 7) } } })
  expect(end.summary).toContain(
    'lists no more than 100 pages at once, and no more than 13 requests are made for them',
  )
})
