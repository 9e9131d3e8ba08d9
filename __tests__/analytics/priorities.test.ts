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

test('there are at most five, and none in a week in which nothing stands out', async () => {
  const searches = Array.from({ length: 9 }, (_, index) => search(`term ${index}`, 20 - index))
  const weights = (await prioritiesOf({ searches })).map(({ weight }) => weight)
  expect(weights).toEqual([20, 19, 18, 17, 16])
  const quiet = { searches: [search('rare', 2)], votes: [votes('/a', 5, 1)] }
  expect(await prioritiesOf(quiet)).toEqual([])
})

test('one complaint about code is no problem, two are', async () => {
  const snippet = { source: 'code_snippet', filename: 'a.py' }
  const [once, twice] = [piece('/once', snippet), piece('/twice', snippet)]
  const priorities = await prioritiesOf({ feedback: [once, twice, piece('/twice', snippet)] })
  expect(priorities).toMatchObject([
    { where: page('/twice'), problems: [{ kind: 'code', complaints: 2 }] },
  ])
})
