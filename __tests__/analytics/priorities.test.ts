import { expect, test } from '@jest/globals'
import { fixFirst } from '../../src/analytics/priorities.ts'
import {
  ALL_SIGNALS,
  type DocsWeek,
  piece,
  read,
  search,
  serviceOf,
  turn,
  view,
  votes,
} from './docs-service.ts'

async function prioritiesOf(last: DocsWeek, texts: 'show' | 'hide' = 'show') {
  const { signals } = await read(serviceOf(last), { signals: ALL_SIGNALS, weeks: 1, texts })
  return signals ? fixFirst(signals) : []
}

const page = (name: string) => ({ kind: 'page', name })
const topic = (name: string) => ({ kind: 'topic', name })
const asked = (count: number, fields: object) =>
  Array.from({ length: count }, (_, n) => turn(`Question ${JSON.stringify(fields)} ${n}`, fields))
const questions = (count: number) => ({ kind: 'questions', questions: count, times: count })

test('a page with several signals is one row, which those who were lost there rank', async () => {
  const snippets = ['a.py', 'b.py'].map((filename) => ({ source: 'code_snippet', filename }))
  const priorities = await prioritiesOf({
    turns: [...asked(3, { pageUrl: '/keys/' }), ...asked(5, { queryCategory: 'limits' })],
    votes: [votes('/keys', 1, 6), votes('/liked', 9, 1)],
    feedback: snippets.map((fields) => piece('/keys', fields)),
    searches: [search('webhook retry', 12), search('found', 50, 60)],
    // However the service spells it.
    views: [view('/keys/', 6551)],
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

test('a question counts once: by page, else by topic, else among those of no known place', async () => {
  const priorities = await prioritiesOf({
    turns: [
      ...asked(2, { pageUrl: '/a', queryCategory: 'keys' }),
      // Alone on their pages, and together by topic.
      ...['/b', '/c', '/d'].flatMap((pageUrl) => asked(1, { pageUrl, queryCategory: 'keys' })),
      ...asked(1, { pageUrl: '/e', queryCategory: 'limits' }),
      ...asked(4, {}),
    ],
  })
  expect(priorities.map(({ where, problems }) => [where, problems[0]])).toEqual([
    [topic('keys'), questions(3)],
    [page('/a'), questions(2)],
    [null, questions(4)],
  ])
})

test('the worst of each kind is there, then those that lost most; at most two are searches', async () => {
  const searches = Array.from({ length: 9 }, (_, index) => search(`term ${index}`, 60 - index))
  const down = Array.from({ length: 6 }, (_, index) => votes(`/voted-${index}`, 2, 9 - index))
  const turns = [...asked(12, { pageUrl: '/asked' }), ...asked(2, { queryCategory: 'limits' })]
  const priorities = await prioritiesOf({ searches, votes: down, turns })
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
  // However little it lost: questions of no known place.
  const few = { searches, votes: [...down, ...down], turns: asked(2, {}) }
  expect((await prioritiesOf(few)).at(-1)).toMatchObject({ where: null, weight: 1 })
})

test('the worst place of a kind is where that kind lost most, whatever else is wrong there', async () => {
  const both = [...asked(3, { pageUrl: '/both' }), ...asked(4, { pageUrl: '/asked' })]
  const down = Array.from({ length: 6 }, (_, index) => votes(`/voted-${index}`, 2, 20 - index))
  const places = (await prioritiesOf({ turns: both, votes: [...down, votes('/both', 0, 9)] })).map(
    ({ where }) => where?.name,
  )
  expect(places).toEqual(['/voted-0', '/voted-1', '/voted-2', '/voted-3', '/asked'])
})

test('there is none in a week in which nothing stands out', async () => {
  const quiet = { searches: [search('rare', 2)], votes: [votes('/a', 5, 1)] }
  expect(await prioritiesOf(quiet)).toEqual([])
})

test('complaints and votes are added up before a list is cut', async () => {
  const feedback = Array.from({ length: 150 }, (_, n) =>
    piece(n < 149 ? `/p/${n}` : '/worst', { source: 'code_snippet', filename: `${n}.py` }),
  )
  const worst = ['x', 'y', 'z'].map((filename) =>
    piece('/worst', { source: 'code_snippet', filename }),
  )
  const priorities = await prioritiesOf({ feedback: [...feedback, ...worst] })
  expect(priorities).toEqual([
    { where: page('/worst'), problems: [{ kind: 'code', complaints: 4 }], weight: 4 },
  ])
})

test('one complaint about code is no problem, two are', async () => {
  const snippet = { source: 'code_snippet', filename: 'a.py' }
  const [once, twice] = [piece('/once', snippet), piece('/twice', snippet)]
  const priorities = await prioritiesOf({ feedback: [once, twice, piece('/twice', snippet)] })
  expect(priorities).toMatchObject([
    { where: page('/twice'), problems: [{ kind: 'code', complaints: 2 }] },
  ])
})
