import { expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { refuse } from '../../simulator/http/answer.ts'
import { quoteMissed } from '../../src/prompt/missed-by-readers.ts'
import { report, search, turn, votes } from '../support/readers.ts'

const missedIn = async (events: Partial<Events>) =>
  quoteMissed(await report(events, { signals: true }))

test.each<[string, boolean, Partial<Events>]>([
  ['two questions', false, { turns: [turn('How?'), turn('What?'), turn('what')] }],
  ['three questions', true, { turns: [turn('How?'), turn('What?'), turn('Why?')] }],
  ['clicked and rare searches', false, { searches: [search('found', 30, 50), search('rare', 2)] }],
  ['an unclicked search', true, { searches: [search('never', 3)] }],
  ['a page with one thumb down', false, { feedback: votes('/a', 9, 1) }],
  ['a page with two thumbs down', true, { feedback: votes('/a', 9, 2) }],
])('signals of %s are worth a job: %p', async (_what, standsOut, week) => {
  const end = await missedIn(week).then(
    () => 'asked',
    ({ name }: Error) => name,
  )
  expect(end).toBe(standsOut ? 'asked' : 'Skipped')
})

// flows/report has the failure without any.
test('one readable kind is enough', async () => {
  const forbidden = ['searches', 'feedback-by-page']
  const analytics = await report(
    {},
    {
      signals: true,
      onRequest: ({ operation }) =>
        forbidden.includes(operation) ? refuse(403, 'No.') : undefined,
    },
  )
  expect(() => quoteMissed(analytics)).toThrow(
    'stood out last week (Questions that the assistant could not answer: 0 of the 3 needed).',
  )
})

test('each row is quoted on one line, in JSON, with the true totals', async () => {
  const { quotations } = await missedIn({
    turns: [turn('Can I\nverify "it"?', { path: '/hooks' }), turn('What?')],
    searches: [search('never', 9)],
    feedback: votes('/keys', 1, 4),
  })
  expect(quotations.map(({ kind }) => kind)).toEqual([
    'Questions that the assistant could not answer',
    ...['Search terms that are rarely clicked', 'Pages with two or more thumbs down'],
  ])
  expect(quotations.map(({ facts }) => facts.total)).toEqual([2, 1, 1])
  expect(quotations.map(({ body }) => body)).toEqual([
    '- "Can I\\nverify \\"it\\"?" (page: "/hooks", asked once)\n- "What?" (asked once)',
    '- "never" (searched 9 times, never clicked)',
    '- "/keys" (4 of 5 votes down)',
  ])
})

test('the agent gets at most 30 rows of each kind, and the true total', async () => {
  const { quotations } = await missedIn({
    searches: Array.from({ length: 40 }, (_, n) => search(`${n} terms`, 40 + n)),
  })
  expect(quotations[0]?.facts).toMatchObject({ total: 40, quoted: 30 })
  expect(quotations[0]?.body?.split('\n')).toHaveLength(30)
})
