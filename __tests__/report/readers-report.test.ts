import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import type { SignalFigures } from '../../src/readers/signals.ts'
import { fitSections } from '../../src/report/fit.ts'
import { signalsJson } from '../../src/report/readers-file.ts'
import { readersSection } from '../../src/report/readers-report.ts'
import { describeReaders } from '../../src/report/readers-sentence.ts'
import { completeWeeks } from '../../src/traffic/weeks.ts'
import {
  comment,
  type ReadersWeek,
  readFrom,
  remark,
  search,
  serviceOf,
  turn,
  votes,
} from '../readers/harness.ts'
import { runs } from '../support/figures.ts'

const MIB = 1024 * 1024
const WHY_HIDDEN = 'this repository is public'

function render(figures: SignalFigures, { showTexts = true, maxBytes = MIB } = {}): string {
  const whyHidden = showTexts ? '' : WHY_HIDDEN
  return fitSections([readersSection({ figures, showTexts, whyHidden })], maxBytes).replaceAll(
    '\u00a0',
    ' ',
  )
}

function toHtml(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
}

/** The page's elements, without their text. */
function skeletonOf(markdown: string): string[] {
  return toHtml(markdown).match(/<[^>]*>/g) ?? []
}

const views = {
  people: 100,
  pages: new Map(
    Object.entries({ '/webhooks': 900, '/sdk': 500, '/other': 1 }).map(([path, total]) => [
      path,
      { human: total, ai: 0, total },
    ]),
  ),
}

/** A week in which everything stands out. */
const busy = (words = 'Webhooks'): ReadersWeek => ({
  visitors: { human: 40, ai: 3, total: 42 },
  searches: [search(`${words} retry`, 30), search(`${words} v2`, 20, 0.5), search('rare', 2)],
  totalSearches: 60,
  turns: [
    turn(`${words}: how do I retry?`, { queryCategory: 'webhooks', pageUrl: '/webhooks' }),
    turn(`${words}: how do I sign?`, { queryCategory: 'webhooks', pageUrl: '/webhooks' }),
    turn(`${words}: who pays?`, { queryCategory: 'billing', pageUrl: null }),
    turn('Answered', { resolutionStatus: 'answered' }),
  ],
  pages: [votes('/webhooks', 1, 4), votes('/sdk', 0, 2)],
  feedback: [
    ...Array.from({ length: 5 }, () => remark('/bots')),
    comment('/webhooks', `${words} fail`),
    comment('/sdk', 'Fails', { source: 'code_snippet', filename: `${words}.py`, lang: 'python' }),
  ],
})

async function figuresOf(last: ReadersWeek, options: Parameters<typeof readFrom>[1] = {}) {
  const before = {
    visitors: { human: 32, ai: 3, total: 35 },
    totalSearches: 40,
    turns: [turn('a')],
  }
  return (await readFrom(serviceOf(last, before), { views, ...options })).figures
}

test('the section begins with a sentence, then figures, then at most three tables, and folds the rest', async () => {
  const markdown = render(await figuresOf(busy()))
  expect(markdown.split('\n\n').slice(0, 3)).toEqual([
    '### 🔎 What readers missed',
    '**3 questions** went unanswered, most about webhooks; **42 searches** went unclicked, 30 of them for 1 mostly unclicked term; **2 pages** are read a lot and liked little.',
    [
      '- 👥 **40 people**, up 25 % on the week before, 2.5 views each; 3 AI assistants',
      '- 🔎 **60 searches**, up 50 % on the week before; 42 unclicked',
      '- 💬 **4 questions** to the assistant, 75 % unanswered (100 % the week before)',
      '- 👍 **1** up, **6** down; AI agents sent 5 remarks',
    ].join('\n'),
  ])
  const [open = ''] = markdown.split('<details>')
  expect(open.match(/^\| :--/gm)).toHaveLength(3)
  expect(markdown.match(/<summary>.*<\/summary>/g)).toEqual([
    '<summary>❓ Questions without an answer: 3</summary>',
    '<summary>📍 Where conversations with unanswered questions began: 2</summary>',
    '<summary>🔎 Searched most: 2</summary>',
    '<summary>🧩 Code snippets with complaints: 1</summary>',
    '<summary>💬 What readers wrote: 1</summary>',
    '<summary>🤖 Pages with feedback from AI agents: 1</summary>',
  ])
})

test('each row of the tables says where to act', async () => {
  const markdown = render(await figuresOf(busy()))
  expect(markdown).toContain('| webhooks | /webhooks | 2 |')
  expect(markdown).toContain('| billing | – | 1 |')
  expect(markdown).toContain('| Webhooks retry | 30 | 30 |')
  expect(markdown).toContain('| /webhooks | 4 | 80 % | 900 |')
  expect(markdown).toContain('| /sdk | Webhooks.py, python | 1 |')
})

test.each([
  [5, [5]],
  [6, [6]],
  [7, [5, 2]],
])('of %d topics no single one is behind a fold', async (count, tables) => {
  const turns = Array.from({ length: count }, (_, index) =>
    turn(`${index}`, { queryCategory: `topic ${index}` }),
  )
  const markdown = render(await figuresOf({ turns }))
  const [topics = ''] = markdown.split('❓', 1)
  const rows = topics.split('| Topic |').slice(1)
  expect(rows.map((table) => table.match(/^\| topic /gm)?.length)).toEqual(tables)
})

describe('D5: without words', () => {
  test('there are numbers, topics and pages, and a line that says why and what to do', async () => {
    const figures = await figuresOf(busy('Zebra'), { showTexts: false })
    const markdown = render(figures, { showTexts: false })
    expect(markdown).not.toMatch(/zebra/i)
    expect(markdown).toContain('**3 questions** went unanswered, most about webhooks')
    expect(markdown).toContain(
      '**42 searches** went unclicked, 30 of them for 1 mostly unclicked term',
    )
    expect(markdown).toContain('| webhooks | /webhooks | 2 |')
    expect(markdown).toContain('| /sdk | 1 |')
    expect(markdown).toContain(
      "> ℹ️ Readers' words are hidden, since this repository is public. `reader-texts: show` shows them here.",
    )
  })

  test('none is shown even where they were read', async () => {
    const figures = await figuresOf(busy('Zebra'))
    expect(render(figures, { showTexts: false })).not.toMatch(/zebra/i)
    const json = (showTexts: boolean) =>
      JSON.stringify(signalsJson({ figures, showTexts, whyHidden: '' }))
    expect(json(false)).not.toMatch(/zebra/i)
    expect(json(true)).toMatch(/zebra/i)
  })

  test('visitors hold none, so nothing is said to be hidden', async () => {
    const figures = await figuresOf(busy(), { kinds: ['visitors'], showTexts: false })
    expect(render(figures, { showTexts: false })).not.toContain('hidden')
  })
})

describe('the sentence', () => {
  const sentenceOf = async (last: ReadersWeek, options: Parameters<typeof readFrom>[1] = {}) =>
    render(await figuresOf(last, options)).split('\n\n')[1]

  test('of a quiet week says so', async () => {
    expect(await sentenceOf({})).toBe(
      'A quiet week: every question was answered, no search term was mostly unclicked, no page got two thumbs down.',
    )
    expect(await sentenceOf({}, { kinds: ['questions'] })).toBe(
      'A quiet week: every question was answered.',
    )
  })

  test('names what stands out alone', async () => {
    expect(await sentenceOf({ turns: [turn('How?', { queryCategory: 'keys' })] })).toBe(
      '**1 question** went unanswered, about keys.',
    )
    expect(await sentenceOf({ pages: [votes('/webhooks', 0, 2)] }, { views: {} })).toBe(
      '**1 page** got two thumbs down or more.',
    )
  })

  test('says "most" of more than half', async () => {
    const turns = ['a', 'b', 'c', 'd'].map((queryCategory, index) =>
      turn(`${index}`, { queryCategory: index < 2 ? 'a' : queryCategory }),
    )
    expect(await sentenceOf({ turns })).toBe('**4 questions** went unanswered, above all about a.')
  })

  test('names no topic where several come first', async () => {
    const turns = ['a', 'a', 'b', 'b', 'c'].map((queryCategory, index) =>
      turn(`${index}`, { queryCategory }),
    )
    expect(await sentenceOf({ turns })).toBe('**5 questions** went unanswered.')
  })

  test('D3: for the log has numbers alone', async () => {
    expect(describeReaders(await figuresOf(busy('Zebra')))).toBe(
      '3 questions went unanswered; 42 searches went unclicked, 30 of them for 1 mostly unclicked term; 2 pages are read a lot and liked little.',
    )
    expect(describeReaders(await figuresOf({}))).toMatch(/^A quiet week: /)
  })

  test('says "at least" of what was not read whole, and no quiet week of it', async () => {
    const { figures } = await readFrom(
      () => ({ conversations: [turn('How?')], nextCursor: null, hasMore: true }),
      { kinds: ['questions'] },
    )
    const markdown = render(figures)
    expect(markdown).toContain('\n\nAt least **1 question** went unanswered.')
    expect(markdown).toContain('> ⚠️ Questions (9–15 Nov):&#8288; partial, since the service says')
    const none = await readFrom(() => ({ conversations: [], nextCursor: null, hasMore: true }), {
      kinds: ['questions'],
    })
    expect(render(none.figures)).not.toContain('quiet')
  })
})

test('where two weeks of visitors straddle a change in what counts as AI, the last line says so', async () => {
  const figures = await figuresOf(busy())
  const [week, weekBefore] = completeWeeks(2, new Date('2026-08-05'))
  if (week === undefined || weekBefore === undefined) throw new Error('there are two weeks')
  const straddling = render({ ...figures, week, weekBefore })
  expect(straddling.split('\n').at(-1)).toContain(
    'The service changed what it counts as AI on 31 Jul 2026',
  )
  expect(figures.visitors).toBeDefined()
  expect(render({ ...figures, visitors: undefined, week, weekBefore })).not.toContain(
    'counts as AI',
  )
  expect(render(figures)).not.toContain('counts as AI')
})

test('the section says what it cost where no other section does', async () => {
  const readers = { figures: await figuresOf(busy()), showTexts: true, whyHidden: '' }
  expect(fitSections([readersSection({ ...readers, requests: 10 })], MIB)).toContain(
    'Spent: 10 requests.</sub>',
  )
  expect(fitSections([readersSection(readers)], MIB)).not.toContain('Spent')
})

test('D1: parts that are not available say why, those that failed alike together', async () => {
  const fine = serviceOf(busy())
  const { figures } = await readFrom((query) => {
    if (query.operation === 'searches' || query.operation === 'conversations')
      throw new Error('the service answered 403')
    return fine(query)
  })
  const markdown = render(figures)
  expect(markdown).toContain(
    '> ⚠️ Searches, Questions (9–15 Nov):&#8288; not available, since the service answered 403.',
  )
  expect(markdown).toContain('**2 pages** got two thumbs down or more.')
  expect(markdown).not.toContain('questions')
})

test('D3: hostile words, categories and pages leave the structure as it was', async () => {
  const plain = skeletonOf(render(await figuresOf(hostileWeek('words', 'topic', '/page'))))
  expect(plain).toContain('<table>')
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['|', '\\', '`', '*', '_', '~~', '[a](b)', '![a](b)', '<b>', '<!--', '-->'],
          ...['</details>', '</td>', '&lt;', '@team', '#1', 'https://x.example', 'www.x.example'],
          ...['$x$', '[^1]', '\n', '\n\n', '\u2028', '\u202e', '- ', '1. ', '# ', '---', '\t'],
          ...['::set-output name=a::b', '\ud800', ':tada:', 'GH-1'],
        ),
        fc.string({ unit: 'binary', maxLength: 6 }),
      ),
      { maxLength: 12 },
    )
    // A letter, so that it is not empty once it is cleaned.
    .map((pieces) => `a${pieces.join('')}`)
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (words, topic, page) => {
      const week = hostileWeek(words, topic, `/${page.replace(/[?#/]/g, '')}`)
      expect(skeletonOf(render(await figuresOf(week)))).toEqual(plain)
    }),
    { numRuns: runs(5000) },
  )
})

function hostileWeek(words: string, queryCategory: string, path: string): ReadersWeek {
  return {
    searches: [search(words, 30)],
    turns: [turn(words, { queryCategory, pageUrl: path })],
    pages: [votes(path, 0, 3)],
    feedback: [
      remark(path),
      comment(path, words),
      comment(path, words, { source: 'code_snippet', filename: words, lang: words }),
    ],
  }
}

describe('R6: a section that is too long', () => {
  const long = () =>
    figuresOf({
      turns: Array.from({ length: 500 }, (_, index) =>
        turn(`${index} ${'<'.repeat(200)}`, {
          queryCategory: `topic ${index}`,
          pageUrl: `/${index}`,
        }),
      ),
      searches: Array.from({ length: 100 }, (_, index) => search(`${index} ${'&'.repeat(90)}`, 50)),
    })

  test.each([100_000, 20_000, 5000])(
    'loses whole rows to %d bytes, and says how many there are',
    async (maxBytes) => {
      const figures = await long()
      const markdown = render(figures, { maxBytes })
      expect(Buffer.byteLength(markdown)).toBeLessThanOrEqual(maxBytes)
      expect(markdown).toContain('of 500')
      expect(markdown.match(/<details>/g)?.length).toBe(markdown.match(/<\/details>/g)?.length)
      expect(markdown).toMatch(/<\/sub>$/)
    },
  )

  test('is short anyway', async () => {
    expect(Buffer.byteLength(render(await long()))).toBeLessThan(150_000)
  })
})

test('the file holds the figures of each kind that was asked for, and says what is missing', async () => {
  const fine = serviceOf(busy())
  const { figures } = await readFrom(
    (query) => {
      if (query.operation === 'searches') throw new Error('the service answered 500')
      return fine(query)
    },
    { kinds: ['visitors', 'searches', 'questions'], views },
  )
  expect(signalsJson({ figures, showTexts: true, whyHidden: '' })).toEqual({
    week: '2026-W46',
    dateFrom: '2026-11-09',
    dateTo: '2026-11-16',
    texts: true,
    visitors: {
      available: true,
      complete: true,
      totals: { human: 40, ai: 3, total: 42 },
      totalsBefore: { human: 0, ai: 0, total: 0 },
      viewsPerPerson: 2.5,
    },
    searches: { available: false, missing: 'the service answered 500' },
    questions: {
      available: true,
      complete: true,
      asked: 4,
      unansweredTurns: 3,
      unansweredShare: 0.75,
      unansweredShareBefore: null,
      unanswered: 3,
      categories: [
        { category: 'webhooks', questions: 2, times: 2, page: '/webhooks' },
        { category: 'billing', questions: 1, times: 1, page: null },
      ],
      pages: [
        { path: '/webhooks', questions: 2, times: 2, category: 'webhooks' },
        { path: null, questions: 1, times: 1, category: 'billing' },
      ],
      unansweredQuestions: [
        {
          question: 'Webhooks: how do I retry?',
          times: 1,
          category: 'webhooks',
          page: '/webhooks',
        },
        { question: 'Webhooks: how do I sign?', times: 1, category: 'webhooks', page: '/webhooks' },
        { question: 'Webhooks: who pays?', times: 1, category: 'billing', page: null },
      ],
    },
  })
})
