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
    searches: figuresIn(figures.searches),
    questions: figuresIn(figures.questions),
    feedback: figuresIn(figures.feedback),
  }
}

describe('searches', () => {
  const termsOf = async (...searches: object[]) => (await figuresOf({ searches })).searches

  test('mostly unclicked are ranked by the searches without a click, and those that tie by their name', async () => {
    const figures = await termsOf(
      search('b', 20),
      search('most searched', 21, 0.095),
      search('a', 20),
    )
    expect(figures?.mostlyUnclicked.rows.map(({ term }) => term)).toEqual([
      'a',
      'b',
      'most searched',
    ])
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
        unclicked: 7,
        topClickedPage: '/clicked',
      },
    ])
  })

  test('of the same text twice, as when rows shift, count once', async () => {
    const figures = await termsOf(search('webhook', 7), search('webhook', 8), search('webhook', 8))
    expect(figures?.top.rows).toMatchObject([{ searches: 8 }])
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
})

describe('feedback', () => {
  const views = (counts: Record<string, number>) => ({
    views: {
      pages: new Map(
        Object.entries(counts).map(([path, total]) => [path, { human: total, ai: 0, total }]),
      ),
    },
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

  test('code with complaints is named: its page, and where words are read its file', async () => {
    const complaint = (fields: object) =>
      comment('/sdk', 'Fails', { source: 'code_snippet', helpful: null, ...fields })
    const { feedback } = await figuresOf({
      feedback: [
        complaint({ filename: 'client.py', lang: 'python' }),
        complaint({ filename: 'client.py', lang: 'python' }),
        complaint({ filename: null, lang: 'bash' }),
      ],
    })
    expect(feedback?.code?.pages.rows).toEqual([{ path: '/sdk', count: 3 }])
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

test('what is not known has no output', async () => {
  const { figures } = await readFrom(() => ({}))
  expect(signalOutputs(figures)).toEqual({})
})
