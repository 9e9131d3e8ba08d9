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
  if (signals === undefined) throw new Error('signals were asked for')
  return fixFirst(signals)
}

const page = (name: string) => ({ kind: 'page', name })
const topic = (name: string) => ({ kind: 'topic', name })
const asked = (count: number, fields: object) =>
  Array.from({ length: count }, (_, index) =>
    turn(`Question ${JSON.stringify(fields)} ${index}`, fields),
  )

test('a page with several signals is one row, which those who were lost there rank', async () => {
  const priorities = await prioritiesOf({
    turns: [...asked(3, { pageUrl: '/keys/' }), ...asked(5, { queryCategory: 'limits' })],
    votes: [votes('/keys', 1, 6), votes('/liked', 9, 1)],
    feedback: [1, 2].map(() => piece('/keys', { source: 'code_snippet' })),
    searches: [search('webhook retry', 12), search('found', 50, 60)],
    views: [view('/keys', 6551)],
  })
  expect(priorities).toEqual([
    {
      where: null,
      problems: [{ kind: 'searches', term: 'webhook retry', terms: 1, searches: 12, clickRate: 0 }],
      weight: 12,
    },
    {
      where: page('/keys'),
      problems: [
        { kind: 'questions', questions: 3, times: 3 },
        { kind: 'votes', thumbsDown: 6, votes: 7, views: 6551 },
        { kind: 'code', complaints: 2 },
      ],
      weight: 11,
    },
    {
      where: topic('limits'),
      problems: [{ kind: 'questions', questions: 5, times: 5 }],
      weight: 5,
    },
  ])
})

test('a question counts once: by page, else by topic, else among those of no known place', async () => {
  const priorities = await prioritiesOf({
    turns: [
      ...asked(2, { pageUrl: '/a', queryCategory: 'keys' }),
      // Alone on their pages, and together by topic.
      ...['/b', '/c', '/d'].map((pageUrl) =>
        turn(`On ${pageUrl}`, { pageUrl, queryCategory: 'keys' }),
      ),
      ...asked(1, { pageUrl: '/e', queryCategory: 'limits' }),
      ...asked(4, {}),
    ],
  })
  expect(priorities.map(({ where, problems }) => [where, problems[0]])).toEqual([
    [topic('keys'), { kind: 'questions', questions: 3, times: 3 }],
    [page('/a'), { kind: 'questions', questions: 2, times: 2 }],
    [null, { kind: 'questions', questions: 4, times: 4 }],
  ])
})

test('with hidden words, no term is in it: all unclicked searches are one row', async () => {
  const searches = [
    search('secret plan', 12),
    search('other secret', 25, 4),
    search('found', 9, 90),
  ]
  const priorities = await prioritiesOf({ searches }, 'hide')
  expect(priorities).toEqual([
    {
      where: null,
      problems: [
        { kind: 'searches', term: null, terms: 2, searches: 37, clickRate: expect.closeTo(1 / 37) },
      ],
      weight: 24,
    },
  ])
  expect(JSON.stringify(priorities)).not.toContain('secret')
})

test('there are at most five, and none in a week in which nothing stands out', async () => {
  const searches = Array.from({ length: 9 }, (_, index) => search(`term ${index}`, 20 - index))
  const terms = (await prioritiesOf({ searches })).map(({ weight }) => weight)
  expect(terms).toEqual([20, 19, 18, 17, 16])
  const quiet = { searches: [search('rare', 2)], votes: [votes('/a', 5, 1)] }
  expect(await prioritiesOf(quiet)).toEqual([])
})
