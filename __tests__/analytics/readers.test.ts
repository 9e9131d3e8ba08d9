import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { figuresIn } from '../../src/analytics/listing.ts'
import { runs } from '../support/runs.ts'
import {
  ALL_SIGNALS,
  type DocsWeek,
  LAST,
  piece,
  type Query,
  read,
  search,
  serviceOf,
  turn,
  view,
  votes,
} from './docs-service.ts'

async function figuresOf(last: DocsWeek, weeks = 0) {
  const { signals } = await read(serviceOf(last), { signals: ALL_SIGNALS, weeks })
  const [searches, questions, feedback] = [
    figuresIn(signals?.searches),
    figuresIn(signals?.questions),
    figuresIn(signals?.feedback),
  ]
  if (!searches || !questions || !feedback) throw new Error('all were read')
  return { searches, questions, feedback }
}

describe('searches', () => {
  const searchesOf = async (...searches: object[]) => (await figuresOf({ searches })).searches

  test('D12: have their click rate in percent, so that 0.5 is half a percent', async () => {
    const { unclicked } = await searchesOf(search('half a percent', 200, 0.5))
    expect(unclicked.rows).toMatchObject([{ clickRate: 0.005, unclicked: 199 }])
  })

  test('for terms that differ in case, spaces and punctuation are for one, as most typed it', async () => {
    const spellings = [search('web hooks', 3), search('Webhooks', 4, 25), search('webhooks?', 1)]
    expect((await searchesOf(...spellings)).top.rows).toMatchObject([
      { term: 'Webhooks', searches: 8, clickRate: 0.125, unclicked: 7 },
    ])
  })

  test('D4: are grouped by what is left without personal data', async () => {
    const figures = await searchesOf(
      search('key of ada@example.com', 2),
      search('key of bob@example.com', 1),
    )
    expect(figures.top.rows).toMatchObject([{ searches: 3 }])
    expect(JSON.stringify(figures)).not.toContain('@example')
  })

  test('without a click are whole for each term, and a rate is theirs', async () => {
    const { unclicked, unclickedSearches } = await searchesOf(
      search('4 of 50', 50, 8),
      search('4 of 43', 43, 9.3),
      search('none', 9, 4),
    )
    expect(unclickedSearches).toBe(46 + 39 + 9)
    expect(unclicked.rows.map(({ clickRate }) => clickRate)).toEqual([4 / 50, 4 / 43, 0])
  })
})

describe('questions', () => {
  const questionsOf = async (...turns: object[]) => (await figuresOf({ turns })).questions

  test('D10: of one conversation share its ID, and each counts once', async () => {
    const first = turn('How do I sign?', { id: 'c', pageUrl: '/sign' })
    const figures = await questionsOf(
      first,
      { ...first, timestamp: '2026-11-12T08:01:00Z', query: 'And verify?' },
      { ...first, timestamp: '2026-11-12T08:02:00Z' },
      { ...first, timestamp: '2026-11-12T08:03:00Z', resolutionStatus: 'answered' },
      // Again, as when rows shift between two answers.
      first,
    )
    expect(figures).toMatchObject({ turns: 4, unansweredTurns: 3, unansweredShare: 0.75 })
    expect(figures.questions.rows).toMatchObject([
      { text: 'How do I sign?', times: 2, page: '/sign' },
      { text: 'And verify?', times: 1 },
    ])
  })

  test('D15: have no personal data in the pages and categories that they are grouped by', async () => {
    const figures = await questionsOf(
      turn('How?', { queryCategory: 'mail of ada@example.com', pageUrl: '/u/ada@example.com' }),
    )
    expect(figures.questions.rows).toMatchObject([{ page: '/u/[email]' }])
    expect(JSON.stringify(figures)).not.toContain('ada@')
  })
})

describe('feedback', () => {
  test('D7: on more than 100 pages is read day by day, and the counts add up', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => votes(`/${index}`, 1, 0))
    const { signals, queries } = await read(
      (query) => {
        if (query.operation !== 'feedback/by-page') return { feedback: [], hasMore: false }
        // The worst page is not in the week's first hundred.
        if (query.dateTo === '2026-11-16T00:00:00Z' && query.dateFrom === LAST)
          return { feedback: Array(100).fill(votes('/', 1, 0)), hasMore: true }
        return { feedback: [...rows, votes('/worst', 0, 2)], hasMore: false }
      },
      { signals: ['feedback'], texts: 'hide' },
    )
    const days = queries.filter(({ operation }) => operation === 'feedback/by-page').slice(1)
    expect(days.map(({ dateFrom, dateTo }) => `${dateFrom} ${dateTo}`)).toEqual(
      [9, 10, 11, 12, 13, 14, 15].map(
        (day) => `2026-11-${`${day}`.padStart(2, '0')}T00:00:00Z 2026-11-${day + 1}T00:00:00Z`,
      ),
    )
    expect(signals?.feedback).toMatchObject({
      gap: '',
      value: {
        thumbsUp: 420,
        thumbsDown: 14,
        disliked: { rows: [{ path: '/worst', thumbsDown: 14 }] },
      },
    })
  })

  test('D7: on more than 100 pages of one day is partial', async () => {
    const { signals } = await read(() => ({ feedback: [votes('/a', 1, 1)], hasMore: true }), {
      signals: ['feedback'],
    })
    expect(signals?.feedback).toMatchObject({
      gap: 'the service lists no more than 100 pages at once',
      value: { thumbsDown: 7 },
    })
  })

  test("D7: is the week's first 100 pages, and partial, where a day cannot be read", async () => {
    const { signals } = await read(
      ({ dateFrom }) =>
        dateFrom.startsWith('2026-11-12') ? 400 : { feedback: [votes('/a', 1, 1)], hasMore: true },
      { signals: ['feedback'] },
    )
    expect(signals?.feedback).toMatchObject({
      gap: expect.stringMatching(/^the service lists no more than 100 pages at once; the service/),
      value: { thumbsDown: 1 },
    })
  })

  test('read most, liked least: where views are known, they weigh', async () => {
    const { feedback } = await figuresOf(
      {
        votes: [votes('/few', 0, 9), votes('/many', 2, 2), votes('/liked', 3, 2)],
        views: [view('/few', 10), view('/many/', 1000), view('/liked', 900), view('/other', 4)],
      },
      1,
    )
    expect(
      feedback.disliked.rows.map(({ path, views, isReadMuch }) => [path, views, isReadMuch]),
    ).toEqual([
      ['/many', 1000, true],
      // Most of who voted like it, however much it is read.
      ['/liked', 900, false],
      ['/few', 10, false],
    ])
    expect(feedback.readMuchLikedLittle).toBe(1)
  })

  test('what AI agents sent is counted apart, each piece once', async () => {
    const sent = piece('/keys', { source: 'agent' })
    const { feedback } = await figuresOf({
      votes: [votes('/keys', 1, 1)],
      feedback: [sent, sent, piece('/bots', { source: 'agent' }), piece('/bots/', sent)],
    })
    expect(feedback).toMatchObject({ thumbsDown: 1, agents: 2 })
  })

  test('comments are those of people whom the page did not help, the newest first', async () => {
    const { feedback } = await figuresOf({
      votes: [votes('/keys', 1, 3)],
      feedback: [
        piece('/keys', { comment: 'older', createdAt: '2026-11-10T00:00:00Z' }),
        piece('/keys', { comment: 'newer, mail ada@example.com' }),
        piece('/keys', { comment: 'thanks', helpful: true }),
        piece('/keys', { comment: ' ' }),
      ],
    })
    expect(feedback.comments?.rows.map(({ text }) => text)).toEqual([
      'newer, mail [email]',
      'older',
    ])
    expect(JSON.stringify(feedback)).not.toContain('contact@')
  })
})

test('D10: rows in any order, or that move between answers, give the same figures', async () => {
  const texts = fc.constantFrom('Webhooks', 'web hooks', 'Rate limit', 'rate-limit', 'a@b.co', '')
  const places = fc.constantFrom('/a', '/a/', 'https://docs.example/a#x', '/b', null)
  const rates = fc.constantFrom(0, 5, 12.5, 33.3, 100)
  const searches = fc.uniqueArray(
    fc.tuple(texts, fc.nat(20), rates).map(([text, hits, ctr]) => search(text, hits, ctr)),
    { selector: ({ searchQuery }) => searchQuery },
  )
  const statuses = fc.constantFrom('answered', 'unanswered')
  const turns = fc.array(
    fc
      .tuple(texts, statuses, places)
      .map(([text, resolutionStatus, pageUrl]) => turn(text, { resolutionStatus, pageUrl })),
  )
  const sources = fc.constantFrom('agent', 'code_snippet', 'contextual')
  const feedback = fc.array(
    fc.tuple(texts, sources).map(([comment, source]) => piece('/a', { comment, source })),
    { maxLength: 16 },
  )
  const shuffled = <Row>(rows: Row[]) => fc.shuffledSubarray(rows, { minLength: rows.length })
  const twice = fc.record({ searches, turns, feedback }).chain((one) => {
    const other = fc.record({
      searches: shuffled(one.searches),
      turns: shuffled(one.turns),
      feedback: shuffled(one.feedback),
    })
    return fc.record({ one: fc.constant(one), other })
  })
  /** Gives a few rows at a time, some of them again with those that follow. */
  const shifting = (rows: DocsWeek, step: number, overlap: number) => (query: Query) => {
    if (!['assistant', 'feedback'].includes(query.operation)) return serviceOf(rows)(query)
    const start = Number(query.cursor ?? 0)
    const cursor = `${Math.max(0, start - overlap)}`
    const [[name, rest] = ['', []]] = Object.entries(serviceOf(rows)({ ...query, cursor }))
    const given = rest.slice(0, step + Math.min(start, overlap))
    const hasMore = given.length < rest.length
    return { [name]: given, hasMore, nextCursor: hasMore ? `${start + step}` : null }
  }
  await fc.assert(
    // With fewer rows an answer, feedback needs more answers than are read of one source.
    fc.asyncProperty(
      twice,
      fc.integer({ min: 4, max: 40 }),
      fc.nat(5),
      async (two, step, overlap) => {
        const { signals } = await read(serviceOf(two.one), { signals: ALL_SIGNALS })
        const moved = await read(shifting(two.other, step, overlap), { signals: ALL_SIGNALS })
        expect(moved.signals).toEqual(signals)
      },
    ),
    { numRuns: runs(40) },
  )
})
