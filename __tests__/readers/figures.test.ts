import { describe, expect, test } from '@jest/globals'
import { figuresIn, signalOutputs } from '../../src/readers/signals.ts'
import { comment, type ReadersWeek, readFrom, search, serviceOf, turn, votes } from './harness.ts'

async function figuresOf(
  last: ReadersWeek,
  before: ReadersWeek = {},
  views?: Parameters<typeof readFrom>[1],
) {
  const { figures } = await readFrom(serviceOf(last, before), views)
  return {
    all: figures,
    visitors: figuresIn(figures.visitors),
    searches: figuresIn(figures.searches),
    questions: figuresIn(figures.questions),
    feedback: figuresIn(figures.feedback),
  }
}

describe('visitors', () => {
  const last = { visitors: { human: 50, ai: 5, total: 52 } }

  test('are people and AI assistants, and how many views each of the people had', async () => {
    const before = { visitors: { human: 40, ai: 1, total: 41 } }
    const { visitors } = await figuresOf(last, before, { views: { people: 125 } })
    expect(visitors).toEqual({
      last: last.visitors,
      before: before.visitors,
      change: { views: 10, percent: 25 },
      viewsPerPerson: 2.5,
    })
  })

  test('without page views, or without anybody, there is no number of views each', async () => {
    expect((await figuresOf(last)).visitors?.viewsPerPerson).toBeNull()
    const nobody = await figuresOf({}, {}, { views: { people: 125 } })
    expect(nobody.visitors?.viewsPerPerson).toBeNull()
  })
})

describe('searches', () => {
  const termsOf = async (...searches: object[]) => (await figuresOf({ searches })).searches

  test('lead nowhere with three searches or more and fewer than one click in ten', async () => {
    const figures = await termsOf(
      search('never', 3),
      search('rarely', 100, 0.09),
      search('one in ten', 100, 0.1),
      search('too few', 2),
    )
    expect(figures?.deadEnds.rows.map(({ term }) => term)).toEqual(['rarely', 'never'])
    expect(figures?.deadEnds.count).toBe(2)
    expect(figures?.lost).toBe(94)
  })

  test('are ranked by the searches lost, and those that tie by their name', async () => {
    const figures = await termsOf(
      search('b', 10),
      search('most searched', 11, 0.095),
      search('a', 10),
    )
    expect(figures?.deadEnds.rows.map(({ term }) => term)).toEqual(['a', 'b', 'most searched'])
  })

  test('in percent mean the same', async () => {
    const shares = await termsOf(search('a', 10, 0.5), search('b', 20, 0.05))
    const percent = await termsOf(search('a', 10, 50), search('b', 20, 5))
    expect(percent).toEqual(shares)
    expect(shares?.deadEnds.rows).toMatchObject([{ term: 'b', searches: 20, lost: 19 }])
  })

  test('for terms that differ in case, spaces and punctuation are for one, as most typed it', async () => {
    const figures = await termsOf(
      search('web hooks', 3),
      search('Webhooks', 4, 0.25),
      search('webhooks?', 1),
    )
    expect(figures?.top.rows).toEqual([
      {
        term: 'Webhooks',
        searches: 8,
        clickRate: 0.125,
        lost: 7,
        topClickedPage: '/clicked',
      },
    ])
  })

  test('are shown from three searches on, those of all spellings together', async () => {
    const figures = await termsOf(search('rare', 2), search('web hook', 2), search('webhook', 1))
    expect(figures?.top.rows.map(({ term, searches }) => [term, searches])).toEqual([
      ['web hook', 3],
    ])
  })

  test('of the same text twice, as when rows shift, count once', async () => {
    const figures = await termsOf(search('webhook', 7), search('webhook', 8), search('webhook', 8))
    expect(figures?.top.rows).toMatchObject([{ searches: 8 }])
  })

  test('have a change, of all searches of the weeks', async () => {
    const { searches } = await figuresOf({ totalSearches: 150 }, { totalSearches: 100 })
    expect(searches).toMatchObject({
      total: 150,
      totalBefore: 100,
      change: { views: 50, percent: 50 },
    })
  })

  test('D4: are grouped by what is left without personal data', async () => {
    const figures = await termsOf(
      search('key of ada@example.com', 2),
      search('key of bob@example.com', 1),
    )
    expect(figures?.top.rows).toMatchObject([{ searches: 3 }])
    expect(JSON.stringify(figures)).not.toContain('@example')
  })
})

describe('questions', () => {
  test('are unanswered by their resolution status alone', async () => {
    const { questions } = await figuresOf(
      {
        turns: [
          turn('unanswered'),
          turn('answered', { resolutionStatus: 'answered' }),
          turn('asked back', { resolutionStatus: 'answered', responseType: 'clarifying_question' }),
          turn('no source, no word', { resolutionStatus: 'answered', sources: [], response: '' }),
          turn('a new status', { resolutionStatus: 'pending' }),
        ],
      },
      { turns: [turn('a'), turn('b', { resolutionStatus: 'answered' })] },
    )
    expect(questions).toMatchObject({
      turns: 5,
      unansweredTurns: 1,
      unansweredShare: 0.2,
      unansweredShareBefore: 0.5,
      questions: { count: 1, rows: [{ text: 'unanswered' }] },
    })
  })

  test('in other case, spaces and punctuation count once, as often as they were asked', async () => {
    const { questions } = await figuresOf({
      turns: [
        turn('How do I rotate a key?', { queryCategory: 'keys', pageUrl: '/keys' }),
        turn('how do I rotate a key', { queryCategory: 'keys', pageUrl: '/keys/' }),
        turn('How do I ROTATE a key??', { queryCategory: 'billing', pageUrl: '/billing#top' }),
        turn('Another'),
      ],
    })
    expect(questions?.questions).toEqual({
      count: 2,
      rows: [
        { text: 'How do I ROTATE a key??', times: 3, category: 'keys', page: '/keys' },
        { text: 'Another', times: 1, category: null, page: null },
      ],
    })
    expect(questions?.unansweredTurns).toBe(4)
  })

  test('are grouped by category and by page, the most different ones first', async () => {
    const { questions } = await figuresOf({
      turns: [
        ...[1, 2, 3].map((n) =>
          turn(`q${n}`, { queryCategory: 'keys', pageUrl: 'https://d.example/a?x' }),
        ),
        ...[4, 5].map((n) => turn(`q${n}`, { queryCategory: 'billing', pageUrl: '/b' })),
        ...[6, 6, 6, 6].map((n) => turn(`q${n}`, { queryCategory: 'limits', pageUrl: '/b' })),
        turn('q7'),
      ],
    })
    expect(questions?.categories).toEqual({
      count: 4,
      rows: [
        { name: 'keys', questions: 3, times: 3, mostlyAt: '/a' },
        { name: 'billing', questions: 2, times: 2, mostlyAt: '/b' },
        { name: 'limits', questions: 1, times: 4, mostlyAt: '/b' },
        { name: null, questions: 1, times: 1, mostlyAt: null },
      ],
    })
    expect(questions?.pages.rows).toEqual([
      { name: '/b', questions: 3, times: 6, mostlyAt: 'limits' },
      { name: '/a', questions: 3, times: 3, mostlyAt: 'keys' },
      { name: null, questions: 1, times: 1, mostlyAt: null },
    ])
  })

  test('a week without any has no share', async () => {
    const { questions } = await figuresOf({})
    expect(questions).toMatchObject({ turns: 0, unansweredShare: null })
  })
})

describe('feedback', () => {
  const views = (counts: Record<string, number>) => ({
    views: {
      pages: new Map(
        Object.entries(counts).map(([path, total]) => [path, { human: total, ai: 0, total }]),
      ),
    },
  })

  test('a page is disliked from two negative votes on, the most first', async () => {
    const { feedback } = await figuresOf({
      pages: [
        votes('/one', 0, 1),
        votes('/two', 9, 2),
        votes('/three', 1, 3),
        votes('/liked', 5, 0),
      ],
    })
    expect(feedback?.disliked.rows.map(({ path, share }) => [path, share])).toEqual([
      ['/three', 0.75],
      ['/two', 2 / 11],
    ])
    expect(feedback).toMatchObject({ thumbsUp: 15, thumbsDown: 6, readMuchLikedLittle: null })
  })

  test('read most, liked least: where views are known, they weigh', async () => {
    const { feedback } = await figuresOf(
      { pages: [votes('/few', 0, 9), votes('/many', 2, 2), votes('/unknown', 0, 5)] },
      {},
      views({ '/few': 10, '/many/': 1000, '/other': 4 }),
    )
    expect(
      feedback?.disliked.rows.map(({ path, views: read, isReadMuch }) => [path, read, isReadMuch]),
    ).toEqual([
      ['/many', 1000, true],
      ['/few', 10, false],
      ['/unknown', null, false],
    ])
    expect(feedback?.readMuchLikedLittle).toBe(1)
  })

  test('a page that most who voted like is not liked little, however much it is read', async () => {
    const { feedback } = await figuresOf(
      { pages: [votes('/many', 3, 2)] },
      {},
      views({ '/many': 1000, '/other': 4 }),
    )
    expect(feedback).toMatchObject({ disliked: { count: 1 }, readMuchLikedLittle: 0 })
  })

  test('what AI agents sent is counted apart', async () => {
    const { feedback } = await figuresOf({
      pages: [
        votes('/keys', 1, 5),
        { path: '/bots', thumbsUp: 0, thumbsDown: 0, code: 0, total: 4 },
      ],
      agents: [
        votes('/keys', 0, 4),
        { path: '/bots', thumbsUp: 0, thumbsDown: 0, code: 0, total: 4 },
      ],
    })
    expect(feedback).toMatchObject({ thumbsDown: 1, disliked: { count: 0 } })
    expect(feedback?.agents).toEqual({
      total: 8,
      pages: {
        count: 2,
        rows: [
          { path: '/bots', count: 4 },
          { path: '/keys', count: 4 },
        ],
      },
    })
  })

  test('code with complaints is named: its page, and where words are read its file', async () => {
    const complaint = (fields: object) =>
      comment('/sdk', 'Fails', { source: 'code_snippet', helpful: null, ...fields })
    const { feedback } = await figuresOf({
      pages: [votes('/sdk', 0, 0, 3), votes('/fine', 1, 0)],
      feedback: [
        complaint({ filename: 'client.py', lang: 'python' }),
        complaint({ filename: 'client.py', lang: 'python' }),
        complaint({ filename: null, lang: 'bash' }),
      ],
    })
    expect(feedback?.code.rows.map(({ path, code }) => [path, code])).toEqual([['/sdk', 3]])
    expect(feedback?.snippets?.rows).toEqual([
      { path: '/sdk', filename: 'client.py', lang: 'python', complaints: 2 },
      { path: '/sdk', filename: '', lang: 'bash', complaints: 1 },
    ])
  })

  test('comments are those of people whom the page did not help, the newest first', async () => {
    const { feedback } = await figuresOf({
      pages: [votes('/keys', 1, 3)],
      feedback: [
        comment('/keys', 'older', { createdAt: '2026-11-10T00:00:00Z' }),
        comment('/keys', 'newer, mail ada@example.com', { createdAt: '2026-11-11T00:00:00Z' }),
        comment('/keys', 'thanks', { helpful: true }),
        comment('/keys', ' '),
      ],
    })
    expect(feedback?.comments?.rows.map(({ text }) => text.slice(0, 5))).toEqual(['newer', 'older'])
    expect(JSON.stringify(feedback)).not.toContain('@example')
  })
})

test('the outputs are numbers; what is not known has none', async () => {
  const known = await figuresOf({
    visitors: { human: 5, ai: 1, total: 6 },
    searches: [search('nowhere', 9), search('found', 9, 0.5)],
    turns: [turn('How?'), turn('how'), turn('What?')],
    pages: [votes('/a', 0, 1), votes('/b', 1, 3)],
  })
  expect(signalOutputs(known.all)).toEqual({
    visitors: '5',
    // All nine of the one, and about half of the other.
    'unclicked-searches': '14',
    'unanswered-questions': '2',
    'thumbs-down': '4',
  })
  const { figures } = await readFrom(() => ({}))
  expect(signalOutputs(figures)).toEqual({})
})
