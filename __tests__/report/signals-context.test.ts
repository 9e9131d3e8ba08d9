import { expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { refuse } from '../../simulator/http/answer.ts'
import { Cancelled } from '../../src/errors.ts'
import { extractMissedByReaders } from '../../src/report/signals-context.ts'
import { ALL_SIGNALS, report, search, turn, twoWeeks, view, votes } from '../support/readers.ts'

const missedIn = async (events: Partial<Events>) =>
  extractMissedByReaders(await report(events, { signals: ALL_SIGNALS, weeks: 2 }))

test.each<[string, boolean, Partial<Events>]>([
  ['two questions', false, { turns: [turn('How?'), turn('What?'), turn('what')] }],
  ['three questions', true, { turns: [turn('How?'), turn('What?'), turn('Why?')] }],
  ['clicked and rare searches', false, { searches: [search('found', 30, 50), search('rare', 2)] }],
  ['an unclicked search', true, { searches: [search('never', 3)] }],
  ['a page with one thumb down', false, { feedback: votes('/a', 9, 1) }],
  ['a page with two thumbs down', true, { feedback: votes('/a', 9, 2) }],
])('signals of %s are worth a job: %p', async (_what, standsOut, week) => {
  expect((await missedIn(week)).standsOut).toBe(standsOut)
})

// flows/report has the failure without any.
test('one readable kind is enough', async () => {
  const forbidden = ['searches', 'feedback-by-page']
  const analytics = await report(
    {},
    {
      signals: ALL_SIGNALS,
      onRequest: ({ operation }) =>
        forbidden.includes(operation) ? refuse(403, 'No.') : undefined,
    },
  )
  expect(extractMissedByReaders(analytics).counts).toBe('questions without an answer: 0')
})

test('a cancelled report throws the reason of its signal', async () => {
  const analytics = await report({}, { signals: ALL_SIGNALS, cancelAtMs: 0 })
  expect(() => extractMissedByReaders(analytics)).toThrow(Cancelled)
})

test('each row is quoted on one line, in JSON, scrubbed, with the true totals', async () => {
  const path = '/keys/ada@example.com'
  const last = {
    turns: [turn('Can I\nverify "it"?', { path: '/hooks' }), turn('Mail ada@example.com')],
    searches: [search('never', 9)],
    feedback: votes(path, 1, 4),
    visits: view(path, 70),
  }
  const { quotations, counts } = await missedIn(twoWeeks(last, { visits: view(path, 700) }))
  expect(counts).toBe(
    'questions without an answer: 2, unclicked search terms: 1, pages with 2 or more thumbs down: 1',
  )
  expect(quotations.map(({ kind, facts }) => [kind, facts.total])).toEqual([
    ['questions of readers that the assistant could not answer', 2],
    ['searches of readers that led to almost no clicks', 1],
    ['pages with thumbs down, most read first', 1],
  ])
  for (const { body } of quotations)
    for (const line of body?.split('\n') ?? []) expect(line).toMatch(/^- ".*" \(.+\)$/)
  expect(quotations[0]?.body).toContain('conversation began on: "/hooks"')
  expect(quotations[1]?.body).toMatch(/clicked: "\d+%"/)
  expect(JSON.stringify(quotations)).not.toContain('ada@')
})

test('the agent gets at most 30 rows of each kind, and the true total', async () => {
  const { quotations } = await missedIn({
    searches: Array.from({ length: 40 }, (_, n) => search(`${n} terms`, 40 + n)),
  })
  expect(quotations[0]?.facts).toMatchObject({ total: 40, quoted: 30 })
  expect(quotations[0]?.body?.split('\n')).toHaveLength(30)
})
