import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import type { Analytics } from '../../src/analytics/read.ts'
import { Cancelled } from '../../src/errors.ts'
import { writeTrafficFile } from '../../src/report/file.ts'
import type { Inputs } from '../../src/runner/inputs.ts'
import { rememberSecret } from '../../src/secrets.ts'
import {
  ALL_SIGNALS,
  piece,
  read,
  search,
  serviceOf,
  turn,
  view,
  views,
  votes,
} from '../analytics/docs-service.ts'
import { AS_IT_IS, analyticsOf } from '../support/scenes.ts'
import { testRun } from '../support/test-run.ts'

const INPUTS = { projectId: 'docs', baseUrl: new URL('https://docs.example/') } as Inputs

async function written(analytics: Analytics): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')
  await writeTrafficFile(file, analytics, INPUTS, testRun())
  return readFile(file, 'utf8')
}

test('is versioned, and holds the weeks, how whole the lists of pages are, and a line for every page', async () => {
  const totals = { human: 4, ai: 1, total: 5 }
  const pages = { totals, views: [view('/__proto__', 9999, 1), ...views(1233)] }
  const answer = serviceOf(pages, { totals: {}, views: [view('/', 3, 1)] })
  const { pages: rows, ...file } = JSON.parse(await written(await read(answer, { weeks: 2 })))
  const missing = "the service's totals are not valid numbers"
  expect(file).toEqual({
    ...{ version: 3, project: 'docs', source: 'docs.example', requests: 6 },
    weeks: [
      { week: '2026-W46', dateFrom: '2026-11-09', dateTo: '2026-11-16', totals },
      { week: '2026-W45', dateFrom: '2026-11-02', dateTo: '2026-11-09', totals: null, missing },
    ],
    listings: [
      { week: '2026-W46', pages: 1234, complete: true },
      { week: '2026-W45', pages: 1, complete: true },
    ],
  })
  expect(rows).toHaveLength(1235)
  expect(rows[0]).toEqual({
    week: '2026-W46',
    path: '/__proto__',
    human: 9999,
    ai: 1,
    total: 10_000,
  })
  expect(rows.at(-1)).toEqual({ week: '2026-W45', path: '/', human: 3, ai: 1, total: 4 })
})

test('holds the figures of each kind that was asked for, and says what is missing', async () => {
  const answer = serviceOf({
    visitors: { human: 40, ai: 3, total: 42 },
    turns: [turn('How?', { queryCategory: 'webhooks', pageUrl: '/webhooks' })],
    searches: [search('retry', 20, 5, '/found')],
    totalSearches: 12,
    votes: [votes('/webhooks', 1, 3)],
    feedback: [
      piece('/webhooks', { comment: 'Wrong' }),
      piece('/sdk', { source: 'code_snippet', filename: 'a.py', lang: 'python' }),
      piece('/bots', { source: 'agent' }),
    ],
  })
  const read403 = (operation: string, signals: string[]) =>
    read((query) => (query.operation === operation ? 403 : answer(query)), { weeks: 1, signals })
  const { signals } = JSON.parse(await written(await read403('searches', ALL_SIGNALS)))
  expect(signals).toMatchObject({ week: '2026-W46', dateFrom: '2026-11-09', texts: true })
  expect(signals.visitors).toMatchObject({ last: { human: 40, ai: 3, total: 42 }, complete: true })
  expect(signals.searches).toEqual({ available: false, missing: expect.stringContaining('403') })
  const listed = (row: object) => ({ rows: [row], count: 1 })
  expect(signals.questions).toEqual({
    ...{ available: true, complete: true, turns: 1, unansweredTurns: 1 },
    ...{ unansweredShare: 1, unansweredShareBefore: null },
    questions: listed({ text: 'How?', times: 1, category: 'webhooks', page: '/webhooks' }),
    categories: listed({ name: 'webhooks', questions: 1, times: 1 }),
    pages: listed({ name: '/webhooks', questions: 1, times: 1 }),
  })
  const disliked = { path: '/webhooks', thumbsUp: 1, thumbsDown: 3, share: 0.75 }
  expect(signals.feedback).toEqual({
    ...{ available: true, complete: true, thumbsUp: 1, thumbsDown: 3, readMuchLikedLittle: 0 },
    disliked: listed({ ...disliked, views: null, isReadMuch: false }),
    code: listed({ path: '/sdk', filename: 'a.py', lang: 'python', complaints: 1 }),
    agents: 1,
    comments: listed({ path: '/webhooks', text: 'Wrong' }),
  })
  const other = JSON.parse(await written(await read403('none', ['searches']))).signals
  const rates = { searches: 20, clickRate: 0.05, unclicked: 19, topClickedPage: '/found' }
  const term = { term: 'retry', ...rates }
  expect(other.searches).toEqual({
    ...{ available: true, complete: true, total: 12, totalBefore: 0, terms: 1, hasMore: false },
    ...{ top: listed(term), unclicked: listed(term), unclickedSearches: 19 },
  })
  expect(other.visitors).toBeUndefined()
})

test("D5: has no word of a reader's where these are hidden, even if it was read", async () => {
  const words = { ...AS_IT_IS, text: (word: string) => `zebra ${word}` }
  const shown = await analyticsOf({ words })
  expect(await written(shown)).toContain('zebra')
  const signals = shown.signals && { ...shown.signals, showTexts: false }
  const text = await written({ ...shown, signals })
  expect(text).not.toContain('zebra')
  const { texts, searches } = JSON.parse(text).signals
  expect(texts).toBe(false)
  const numbers = { searches: 12, clickRate: 0, unclicked: 12, topClickedPage: null }
  expect(searches.unclicked.rows[0]).toEqual(numbers)
})

test('D15: holds no recognised personal data in paths, and no secret', async () => {
  const secret = 'mnt_zebra_of_the_file"test'
  rememberSecret(secret)
  const views = [view('/u/jane@example.com', 9), view(`/k/${secret}`, 8)]
  const week = serviceOf({ views, votes: [votes('/u/jane@example.com', 0, 3)] })
  const text = await written(await read(week, { weeks: 1, signals: ['feedback'] }))
  expect(text).not.toMatch(/jane|zebra/)
  expect(text).toMatch(/"path":"\/u\/\[email\]".*"path":"\/k\/\*\*\*"/s)
})

test('D14: a cancel and the deadline end paths that cost time, and half a file is removed', async () => {
  const analytics = await read(serviceOf({ views: views(3000) }), { weeks: 1 })
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')
  const cancelled = new AbortController()
  setImmediate(() => cancelled.abort(new Cancelled('cancelled')))
  const ends = [
    [testRun({ signal: cancelled.signal }), 'cancelled'],
    [testRun({ ms: 0 }), 'the time was up'],
  ] as const
  for (const [run, why] of ends) {
    await expect(writeTrafficFile(file, analytics, INPUTS, run)).rejects.toThrow(why)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  }
})
