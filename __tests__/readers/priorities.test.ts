import { expect, test } from '@jest/globals'
import type { Events, Turn } from '../../simulator/analytics.ts'
import { fixFirst } from '../../src/readers/priorities.ts'
import { ALL_SIGNALS, report, search, turn, view, votes } from '../support/readers.ts'

async function prioritiesOf(last: Partial<Events>) {
  const { signals } = await report(last, { signals: ALL_SIGNALS, weeks: 1 })
  return signals ? fixFirst(signals) : []
}

const asked = (count: number, fields: Partial<Turn>) =>
  Array.from({ length: count }, (_, n) => turn(`Question ${JSON.stringify(fields)} ${n}`, fields))
const questions = (count: number) =>
  expect.objectContaining({ kind: 'questions', questions: count, times: count })

// The oracle checks which places are chosen, in which order.
test('a page with several signals is one row, ranked by the readers that it lost', async () => {
  const priorities = await prioritiesOf({
    turns: asked(3, { path: '/keys/' }),
    feedback: [...votes('/keys', 1, 6), ...votes('/liked', 9, 1)],
    searches: [search('webhook retry', 12), search('found', 50, 60)],
    // Spelled in another way.
    visits: view('/keys/', 6551),
  })
  const keys = [questions(3), { kind: 'votes', thumbsDown: 6, votes: 7, views: 6551 }]
  expect(priorities).toMatchObject([
    { page: undefined, problems: [{ kind: 'searches', term: 'webhook retry' }], weight: 12 },
    { page: '/keys', problems: keys, weight: 9 },
  ])
})

test('the list is empty if nothing stands out', async () => {
  const quiet = { searches: [search('rare', 2)], feedback: votes('/a', 5, 1) }
  expect(await prioritiesOf(quiet)).toEqual([])
})
