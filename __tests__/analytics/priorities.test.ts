import { expect, test } from '@jest/globals'
import type { Events, Turn } from '../../simulator/analytics.ts'
import { fixFirst } from '../../src/analytics/priorities.ts'
import { ALL_SIGNALS, piece, report, search, turn, view, votes } from '../support/readers.ts'

async function prioritiesOf(last: Partial<Events>) {
  const { signals } = await report(last, { signals: ALL_SIGNALS, weeks: 1 })
  return signals ? fixFirst(signals) : []
}

const page = (name: string) => ({ kind: 'page', name })
const topic = (name: string) => ({ kind: 'topic', name })
const asked = (count: number, fields: Partial<Turn>) =>
  Array.from({ length: count }, (_, n) => turn(`Question ${JSON.stringify(fields)} ${n}`, fields))
const questions = (count: number) =>
  expect.objectContaining({ kind: 'questions', questions: count, times: count })

test('a page with several signals is one row, ranked by the readers that it lost', async () => {
  const snippets = ['a.py', 'b.py'].map((filename) => ({ source: 'code_snippet', filename }))
  const priorities = await prioritiesOf({
    turns: [...asked(3, { path: '/keys/' }), ...asked(5, { category: 'limits' })],
    feedback: [
      ...[...votes('/keys', 1, 6), ...votes('/liked', 9, 1)],
      ...snippets.map((fields) => piece('/keys', fields)),
    ],
    searches: [search('webhook retry', 12), search('found', 50, 60)],
    // Spelled in another way.
    visits: view('/keys/', 6551),
  })
  const keys = [
    questions(3),
    { kind: 'votes', thumbsDown: 6, votes: 7, views: 6551 },
    { kind: 'code', complaints: 2 },
  ]
  expect(priorities).toMatchObject([
    { where: null, problems: [{ kind: 'searches', term: 'webhook retry' }], weight: 12 },
    { where: page('/keys'), problems: keys, weight: 11 },
    { where: topic('limits'), problems: [questions(5)], weight: 5 },
  ])
})

test('a question counts once: by page, else by topic, else among those without a known place', async () => {
  const priorities = await prioritiesOf({
    turns: [
      ...asked(2, { path: '/a', category: 'keys' }),
      // Alone on their pages, and together by topic.
      ...['/b', '/c', '/d'].flatMap((path) => asked(1, { path, category: 'keys' })),
      ...asked(1, { path: '/e', category: 'limits' }),
      ...asked(4, {}),
    ],
  })
  expect(priorities.map(({ where, problems }) => [where, problems[0]])).toEqual([
    [topic('keys'), questions(3)],
    [page('/a'), questions(2)],
    [null, questions(4)],
  ])
})

test('the list has the worst place of each kind, then those that lost most, and at most two searches', async () => {
  const searches = Array.from({ length: 9 }, (_, index) => search(`term ${index}`, 60 - index))
  const down = [0, 1, 2, 3, 4, 5].flatMap((n) => votes(`/voted-${n}`, 2, 9 - n))
  const turns = [...asked(12, { path: '/asked' }), ...asked(2, { category: 'limits' })]
  const priorities = await prioritiesOf({ searches, feedback: down, turns })
  expect(priorities.map(({ where, weight }) => [where?.name ?? 'search', weight])).toEqual([
    ...[
      ['search', 60],
      ['search', 59],
    ],
    ...[
      ['/asked', 12],
      ['/voted-0', 9],
      ['/voted-1', 8],
    ],
  ])
  // Questions without a known place, though they lost few readers.
  const few = { searches, feedback: [...down, ...down], turns: asked(2, {}) }
  expect((await prioritiesOf(few)).at(-1)).toMatchObject({ where: null, weight: 1 })
})

test('the worst place of a kind is where that kind lost most readers, whatever else is wrong there', async () => {
  const both = [...asked(3, { path: '/both' }), ...asked(4, { path: '/asked' })]
  const down = [0, 1, 2, 3, 4, 5].flatMap((n) => votes(`/voted-${n}`, 2, 20 - n))
  const places = (
    await prioritiesOf({ turns: both, feedback: [...down, ...votes('/both', 0, 9)] })
  ).map(({ where }) => where?.name)
  expect(places).toEqual(['/voted-0', '/voted-1', '/voted-2', '/voted-3', '/asked'])
})

test('the list is empty if nothing stands out', async () => {
  const quiet = { searches: [search('rare', 2)], feedback: votes('/a', 5, 1) }
  expect(await prioritiesOf(quiet)).toEqual([])
})

test('one complaint about code is no problem, but two are', async () => {
  const snippet = { source: 'code_snippet', filename: 'a.py' }
  const [once, twice] = [piece('/once', snippet), piece('/twice', snippet)]
  const priorities = await prioritiesOf({ feedback: [once, twice, piece('/twice', snippet)] })
  expect(priorities).toMatchObject([
    { where: page('/twice'), problems: [{ kind: 'code', complaints: 2 }] },
  ])
})
