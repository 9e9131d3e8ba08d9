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

async function figuresOf(last: DocsWeek, before: DocsWeek = {}, weeks = 0) {
  const { signals } = await read(serviceOf(last, before), { signals: ALL_SIGNALS, weeks })
  return {
    visitors: figuresIn(signals?.visitors),
    searches: figuresIn(signals?.searches),
    questions: figuresIn(signals?.questions),
    feedback: figuresIn(signals?.feedback),
  }
}

describe('visitors', () => {
  const visitors = { human: 50, ai: 5, total: 52 }

  test('have a change, and views for each of the people', async () => {
    const last = { visitors, totals: { human: 125, ai: 0, total: 125 } }
    const before = { visitors: { human: 40, ai: 1, total: 41 } }
    expect((await figuresOf(last, before, 1)).visitors).toEqual({
      last: visitors,
      before: before.visitors,
      change: { views: 10, percent: 25 },
      viewsPerPerson: 2.5,
    })
  })

  test('have no views each without page views, or where nobody came', async () => {
    expect((await figuresOf({ visitors })).visitors?.viewsPerPerson).toBeNull()
    expect((await figuresOf({}, {}, 1)).visitors?.viewsPerPerson).toBeNull()
  })
})

describe('searches', () => {
  const searchesOf = async (...searches: object[]) => {
    const figures = (await figuresOf({ searches })).searches
    if (figures === undefined) throw new Error('searches were read')
    return figures
  }

  test('D12: have their click rate in percent, so that 0.5 is half a percent', async () => {
    const { unclicked } = await searchesOf(search('half a percent', 200, 0.5))
    expect(unclicked.rows).toMatchObject([{ clickRate: 0.005, unclicked: 199 }])
  })

  test('are unclicked with three searches or more and fewer than one click in ten', async () => {
    const { unclicked, unclickedSearches } = await searchesOf(
      search('never', 3),
      search('rarely', 100, 9),
      search('one in ten', 100, 10),
      search('too few', 2),
    )
    expect(unclicked.rows.map(({ term }) => term)).toEqual(['rarely', 'never'])
    // Of all terms, shown or not.
    expect(unclickedSearches).toBe(3 + 91 + 90 + 2)
  })

  test('for terms that differ in case, spaces and punctuation are for one, as most typed it', async () => {
    const { top } = await searchesOf(
      search('web hooks', 3),
      search('Webhooks', 4, 25),
      search('webhooks?', 1),
    )
    expect(top.rows).toEqual([
      {
        term: 'Webhooks',
        searches: 8,
        clickRate: 0.125,
        unclicked: 7,
        topClickedPage: '/clicked',
      },
    ])
  })

  test('are shown from three on, those of all spellings together', async () => {
    const { top } = await searchesOf(search('rare', 2), search('web hook', 2), search('webhook', 1))
    expect(top.rows.map(({ term }) => term)).toEqual(['web hook'])
  })

  test('D4: are grouped by what is left without personal data', async () => {
    const figures = await searchesOf(
      search('key of ada@example.com', 2),
      search('key of bob@example.com', 1),
    )
    expect(figures.top.rows).toMatchObject([{ searches: 3 }])
    expect(JSON.stringify(figures)).not.toContain('@example')
  })

  test('are added up, and rounded once, whatever floating point makes of it', async () => {
    const rounded = async (...rows: object[]) => (await searchesOf(...rows)).unclickedSearches
    expect(await rounded(search('46.5 of 50', 50, 7))).toBe(47)
    expect(await rounded(search('0.4', 1, 60), search('0.4 more', 1, 60))).toBe(1)
    const one = await searchesOf(search('one in ten', 43, 10), search('none', 9))
    expect(one.unclicked.rows.map(({ term }) => term)).toEqual(['none'])
  })
})

describe('questions', () => {
  const questionsOf = async (...turns: object[]) => {
    const figures = (await figuresOf({ turns })).questions
    if (figures === undefined) throw new Error('questions were read')
    return figures
  }

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

  test('are unanswered by their resolution status alone', async () => {
    const figures = await questionsOf(
      turn('unanswered'),
      turn('asked back', { resolutionStatus: 'answered', responseType: 'clarifying_question' }),
      turn('no source, no word', { resolutionStatus: 'answered', sources: [], response: '' }),
      turn('a new status', { resolutionStatus: 'pending' }),
    )
    expect(figures).toMatchObject({ turns: 4, unansweredTurns: 1 })
  })

  test('in other case, spaces and punctuation are one, as often as they were asked', async () => {
    const { questions } = await questionsOf(
      turn('How do I rotate a key?', { queryCategory: 'keys', pageUrl: '/keys' }),
      turn('how do I rotate a key', { queryCategory: 'keys', pageUrl: '/keys/' }),
      turn('How do I ROTATE a key??', { queryCategory: 'billing', pageUrl: '/billing#top' }),
      turn('Another'),
    )
    expect(questions).toEqual({
      count: 2,
      rows: [
        { text: 'How do I ROTATE a key??', times: 3, category: 'keys', page: '/keys' },
        { text: 'Another', times: 1, category: null, page: null },
      ],
    })
  })

  test('are grouped by category and by page, the most different ones first', async () => {
    const { categories, pages } = await questionsOf(
      ...[1, 2, 3].map((n) =>
        turn(`q${n}`, { queryCategory: 'keys', pageUrl: 'https://d.co/a?x' }),
      ),
      ...[4, 5].map((n) => turn(`q${n}`, { queryCategory: 'billing', pageUrl: '/b' })),
      ...[6, 6, 6, 6].map((n) => turn(`q${n}`, { queryCategory: 'limits', pageUrl: '/b' })),
      turn('q7'),
    )
    expect(categories).toEqual({
      count: 4,
      rows: [
        { name: 'keys', questions: 3, times: 3 },
        { name: 'billing', questions: 2, times: 2 },
        { name: 'limits', questions: 1, times: 4 },
        { name: null, questions: 1, times: 1 },
      ],
    })
    expect(pages.rows).toEqual([
      { name: '/b', questions: 3, times: 6 },
      { name: '/a', questions: 3, times: 3 },
      { name: null, questions: 1, times: 1 },
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

  test('a page is disliked from two negative votes on, the most first', async () => {
    const rows = [votes('/one', 0, 1), votes('/two', 9, 2), votes('/three', 1, 3)]
    const { feedback } = await figuresOf({ votes: rows })
    expect(feedback?.disliked.rows.map(({ path, share }) => [path, share])).toEqual([
      ['/three', 0.75],
      ['/two', 2 / 11],
    ])
    expect(feedback?.readMuchLikedLittle).toBeNull()
  })

  test('read most, liked least: where views are known, they weigh', async () => {
    const { feedback } = await figuresOf(
      {
        votes: [votes('/few', 0, 9), votes('/many', 2, 2), votes('/liked', 3, 2)],
        views: [view('/few', 10), view('/many/', 1000), view('/liked', 900), view('/other', 4)],
      },
      {},
      1,
    )
    expect(
      feedback?.disliked.rows.map(({ path, views, isReadMuch }) => [path, views, isReadMuch]),
    ).toEqual([
      ['/many', 1000, true],
      // Most of who voted like it, however much it is read.
      ['/liked', 900, false],
      ['/few', 10, false],
    ])
    expect(feedback?.readMuchLikedLittle).toBe(1)
  })

  test('what AI agents sent is counted apart, each piece once', async () => {
    const sent = piece('/keys', { source: 'agent' })
    const { feedback } = await figuresOf({
      votes: [votes('/keys', 1, 1)],
      feedback: [sent, sent, piece('/bots', { source: 'agent' }), piece('/bots/', sent)],
    })
    expect(feedback).toMatchObject({
      thumbsDown: 1,
      agents: {
        total: 2,
        pages: {
          rows: [
            { path: '/bots', count: 1 },
            { path: '/keys', count: 1 },
          ],
        },
      },
    })
  })

  test('code with complaints is named: its page, its file and its language', async () => {
    const complaint = (fields: object) => piece('/sdk', { source: 'code_snippet', ...fields })
    const { feedback } = await figuresOf({
      feedback: [
        complaint({ filename: 'client.py', lang: 'python' }),
        complaint({ filename: 'client.py', lang: 'python' }),
        complaint({ filename: null, lang: 'bash' }),
      ],
    })
    expect(feedback?.code?.rows).toEqual([{ path: '/sdk', complaints: 3 }])
    expect(feedback?.snippets?.rows).toEqual([
      { path: '/sdk', filename: 'client.py', lang: 'python', complaints: 2 },
      { path: '/sdk', filename: null, lang: 'bash', complaints: 1 },
    ])
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
    expect(feedback?.comments?.rows.map(({ text }) => text)).toEqual([
      'newer, mail [email]',
      'older',
    ])
    expect(JSON.stringify(feedback)).not.toContain('contact@')
  })
})

test('rows in any order, repeated, or moved between answers give the same figures', async () => {
  const texts = fc.constantFrom('Webhooks', 'web hooks', 'Rate limit', 'rate-limit', 'a@b.co', '')
  const places = fc.constantFrom('/a', '/a/', 'https://docs.example/a#x', '/b', null)
  const small = fc.nat(6)
  const rate = fc.constantFrom(0, 5, 12.5, 33.3, 100)
  const unique = <Row extends object>(rows: fc.Arbitrary<Row>, key: (row: Row) => string) =>
    fc.uniqueArray(rows, { selector: key, maxLength: 25 })
  const week = fc.record({
    searches: unique(
      fc.tuple(texts, fc.nat(20), rate).map(([text, hits, ctr]) => search(text, hits, ctr)),
      ({ searchQuery }) => searchQuery,
    ),
    turns: fc.array(
      fc
        .tuple(texts, fc.constantFrom('answered', 'unanswered'), places)
        .map(([text, resolutionStatus, pageUrl]) => turn(text, { resolutionStatus, pageUrl })),
    ),
    votes: unique(
      fc
        .tuple(fc.constantFrom('/a', '/b', '/c'), small, small)
        .map(([path, up, down]) => votes(path, up, down)),
      ({ path }) => path,
    ),
    feedback: fc.array(
      fc
        .tuple(texts, fc.constantFrom('agent', 'code_snippet', 'contextual'))
        .map(([comment, source]) => piece('/a', { comment, source })),
      { maxLength: 16 },
    ),
  })
  const shuffled = <Row>(rows: Row[]) => fc.shuffledSubarray(rows, { minLength: rows.length })
  const two = week.chain((one) =>
    fc.record({
      one: fc.constant(one),
      other: fc.record({
        searches: shuffled(one.searches),
        turns: shuffled(one.turns),
        votes: shuffled(one.votes),
        feedback: shuffled(one.feedback),
      }),
      // With fewer rows an answer, feedback needs more answers than are read of one source.
      step: fc.integer({ min: 4, max: 40 }),
      overlap: fc.nat(5),
    }),
  )
  /** Gives a few rows at a time, some of them again with those that follow. */
  const shifting = (rows: DocsWeek, step: number, overlap: number) => {
    const fine = serviceOf(rows)
    return (query: Query) => {
      if (!['assistant', 'feedback'].includes(query.operation)) return fine(query)
      const start = Math.max(0, Number(query.cursor ?? 0))
      const all: Query = { ...query, cursor: `${Math.max(0, start - overlap)}`, limit: 1000 }
      const [[name, rest] = ['', []]] = Object.entries(fine(all))
      const given = rest.slice(0, step + Math.min(start, overlap))
      const hasMore = given.length < rest.length
      return { [name]: given, hasMore, nextCursor: hasMore ? `${start + step}` : null }
    }
  }
  await fc.assert(
    fc.asyncProperty(two, async ({ one, other, step, overlap }) => {
      const { signals } = await read(shifting(one, 1000, 0), { signals: ALL_SIGNALS })
      const moved = await read(shifting(other, step, overlap), { signals: ALL_SIGNALS })
      expect(moved.signals).toEqual(signals)
    }),
    { numRuns: runs(40) },
  )
})
