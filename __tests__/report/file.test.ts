import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Analytics } from '../../src/analytics/read.ts'
import type { Run } from '../../src/clock.ts'
import { Cancelled } from '../../src/errors.ts'
import { writeTrafficFile } from '../../src/report/file.ts'
import type { Inputs } from '../../src/runner/inputs.ts'
import { rememberSecret } from '../../src/secrets.ts'
import {
  ALL_SIGNALS,
  BEFORE,
  piece,
  read,
  search,
  serviceOf,
  turn,
  view,
  views,
  votes,
} from '../analytics/docs-service.ts'
import { analyticsOf } from '../support/scenes.ts'
import { testRun } from '../support/test-run.ts'

const INPUTS = { projectId: 'docs', baseUrl: new URL('https://docs.example/') } as Inputs

async function written(analytics: Analytics): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')
  await writeTrafficFile(file, analytics, INPUTS)
  return readFile(file, 'utf8')
}

test('is versioned, and holds the weeks, how whole the lists of pages are, and a line for each page', async () => {
  const totals = { human: 4, ai: 1, total: 5 }
  const pages = { totals, views: [view('/', 3, 1), view('/__proto__', 1)] }
  const answer = serviceOf(pages, pages)
  const text = await written(
    await read(
      (query) => {
        const answered = answer(query)
        const isBefore = query.dateFrom === BEFORE && typeof answered === 'object'
        return isBefore ? { ...answered, totals: null } : answered
      },
      { weeks: 3 },
    ),
  )
  expect(JSON.parse(text)).toEqual({
    version: 3,
    project: 'docs',
    source: 'docs.example',
    requests: 3,
    weeks: [
      { week: '2026-W46', dateFrom: '2026-11-09', dateTo: '2026-11-16', totals },
      {
        week: '2026-W45',
        dateFrom: '2026-11-02',
        dateTo: '2026-11-09',
        totals: null,
        missing: "the service's totals are not valid numbers",
      },
      { week: '2026-W44', dateFrom: '2026-10-26', dateTo: '2026-11-02', totals },
    ],
    listings: [
      { week: '2026-W46', pages: 2, complete: true },
      { week: '2026-W45', pages: 2, complete: true },
    ],
    pages: [
      { week: '2026-W46', path: '/', human: 3, ai: 1, total: 4 },
      { week: '2026-W46', path: '/__proto__', human: 1, ai: 0, total: 1 },
      { week: '2026-W45', path: '/', human: 3, ai: 1, total: 4 },
      { week: '2026-W45', path: '/__proto__', human: 1, ai: 0, total: 1 },
    ],
  })
})

test('holds every page that was read, not only those shown', async () => {
  const { pages } = JSON.parse(
    await written(await read(serviceOf({ views: views(1234) }), { weeks: 1 })),
  )
  expect(pages).toHaveLength(1234)
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

test('D2: a kind that was not read whole says so', async () => {
  const answer = () => ({ conversations: [turn('How?')], nextCursor: null, hasMore: true })
  const text = await written(await read(answer, { signals: ['questions'] }))
  expect(JSON.parse(text).signals.questions).toMatchObject({
    complete: false,
    gap: 'the service says that there are more rows, and not how to get them',
  })
})

test("D5: has no word of a reader's where these are hidden, even if it was read", async () => {
  const shown = await analyticsOf({
    words: { text: (word) => `zebra ${word}`, path: (page) => page, category: (name) => name },
  })
  const { signals } = shown
  if (signals === undefined) throw new Error('there are signals')
  expect(await written(shown)).toContain('zebra')
  const text = await written({ ...shown, signals: { ...signals, showTexts: false } })
  expect(text).not.toContain('zebra')
  const { texts, searches, feedback } = JSON.parse(text).signals
  expect(texts).toBe(false)
  expect(searches.unclicked.rows[0]).toEqual({
    searches: 12,
    clickRate: 0,
    unclicked: 12,
    topClickedPage: null,
  })
  expect(feedback.comments.rows[0]).toEqual({ path: '/guides/webhooks' })
})

test('D15: holds no recognised personal data in paths, and no secret', async () => {
  const secret = 'mnt_zebra_of_the_file"test'
  rememberSecret(secret)
  const path = `/u/jane@example.com`
  const answer = serviceOf({
    views: [view(path, 9), view(`/k/${secret}`, 8)],
    votes: [votes(path, 0, 3)],
  })
  const text = await written(await read(answer, { weeks: 1, signals: ['feedback'] }))
  expect(text).not.toMatch(/jane|zebra/)
  expect(JSON.parse(text).pages.map((row: { path: string }) => row.path)).toEqual([
    '/u/[email]',
    '/k/***',
  ])
})

describe('D14: paths that cost time', () => {
  const cut = async (run: Run, ended: string | RegExp) => {
    const analytics = await read(serviceOf({ views: views(3000) }), { weeks: 1 })
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')
    await expect(writeTrafficFile(file, analytics, INPUTS, run)).rejects.toThrow(ended)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  }

  test('end with a cancel, and half a file is removed', async () => {
    const cancelled = new AbortController()
    const run = testRun({ signal: cancelled.signal })
    setImmediate(() => cancelled.abort(new Cancelled('cancelled')))
    await cut(run, 'cancelled')
  })

  test('end with the deadline', async () => {
    await cut(testRun({ ms: 0 }), 'the time was up')
  })
})
