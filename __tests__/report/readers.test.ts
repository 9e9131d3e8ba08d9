import { describe, expect, test } from '@jest/globals'
import type { Analytics } from '../../src/analytics/read.ts'
import {
  describeMissingSignals,
  readerDetails,
  readersSentence,
  renderFixFirst,
} from '../../src/report/readers.ts'
import {
  ALL_SIGNALS,
  type DocsWeek,
  read,
  search,
  serviceOf,
  turn,
  votes,
} from '../analytics/docs-service.ts'
import { analyticsOf } from '../support/scenes.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('<wbr>', '')
const fixFirst = (analytics: Analytics) => plain(renderFixFirst(analytics))
const detailsOf = (analytics: Analytics) => plain(readerDetails(analytics).join('\n\n'))

async function sentenceOf(week: DocsWeek, signals = ALL_SIGNALS): Promise<string> {
  const analytics = await read(serviceOf(week), { signals })
  return analytics.signals ? readersSentence(analytics.signals) : 'none'
}

describe('what to fix first', () => {
  test('is one sentence and one table: where, and what is wrong there', async () => {
    expect(fixFirst(await analyticsOf())).toBe(`### 🔧 Fix these first

**7 questions** went unanswered; **83 searches** went unclicked; **3 pages** are read a lot and liked little.

| Where | What is wrong |
| :-- | :-- |
| /guides/webhooks | 3 questions without an answer, asked 6 times<br>6 of 7 votes down, 6,951 views |
| Search | “webhook retry”: searched 12 times, never clicked |
| Search | “terraform provider”: searched 11 times, 9 % clicked |
| /guides/sdk/python | 4 of 6 votes down, 5,451 views<br>3 complaints about its code |
| Search | “cli proxy”: searched 7 times, never clicked |`)
  })

  test('names a topic, and questions that have no place in common', async () => {
    const asked = (queryCategory: string | null) =>
      [1, 2].map((index) => turn(`${queryCategory} ${index}`, { queryCategory }))
    const turns = [...asked('billing'), ...asked(null)]
    const markdown = fixFirst(await read(serviceOf({ turns }), { signals: ['questions'] }))
    expect(markdown).toContain('| Topic: billing | 2 questions without an answer |')
    expect(markdown).toContain('| Elsewhere | 2 questions without an answer |')
  })

  test('of a quiet week is a sentence that says so', async () => {
    expect(fixFirst(await analyticsOf({ quiet: true }))).toBe(
      '### 🔧 Fix these first\n\nNothing stands out: every question was answered, no search term went unclicked, no page got two thumbs down.',
    )
  })

  test('is unknown, and says why and what to do, where the signals cannot be read', async () => {
    const markdown = fixFirst(await analyticsOf({ refused: 403 }))
    expect(markdown).toMatch(
      /\n\nWhat readers missed is unknown: none of it could be read\.\n\n> ⚠️ /,
    )
    expect(markdown).toContain('the API key lacks the read scope')
    expect(markdown).not.toContain('|')
  })

  test('is not there where only visitors were asked for, or nothing', async () => {
    expect(fixFirst(await analyticsOf({ signals: ['visitors'] }))).toBe('')
    expect(fixFirst(await analyticsOf({ signals: [] }))).toBe('')
    expect(detailsOf(await analyticsOf({ signals: ['visitors'] }))).toContain(
      '- **10,199 people**, up 3 % on the week before, 5.6 views each; 1,420 AI assistants',
    )
  })
})

describe('the sentence', () => {
  test('of a quiet week names what was looked at', async () => {
    expect(await sentenceOf({}, ['questions'])).toBe(
      'Nothing stands out: every question was answered.',
    )
  })

  test('names what stands out alone', async () => {
    expect(await sentenceOf({ turns: [turn('How?')] })).toBe('1 question went unanswered.')
    expect(await sentenceOf({ votes: [votes('/webhooks', 0, 2)] })).toBe(
      '1 page got two thumbs down or more.',
    )
    expect(await sentenceOf({ searches: [search('retry', 9), search('keys', 10, 50)] })).toBe(
      '14 searches went unclicked.',
    )
  })

  test('says "at least" of what was not read whole, and does not call it quiet', async () => {
    const partial = async (conversations: object[]) => {
      const answer = () => ({ conversations, nextCursor: null, hasMore: true })
      return fixFirst(await read(answer, { signals: ['questions'] }))
    }
    const some = await partial([turn('How?')])
    expect(some).toContain('\n\nAt least **1 question** went unanswered.')
    expect(some).toContain('> ⚠️ Questions (9–15 Nov):&#8288; partial, since the service says')
    expect(await partial([])).not.toContain('Nothing stands out')
  })
})

describe('the details', () => {
  test('have how much there was of everything, and the lists', async () => {
    const details = detailsOf(await analyticsOf())
    expect(details.split('\n\n')[0]).toBe(
      [
        '- **10,199 people**, up 3 % on the week before, 5.6 views each; 1,420 AI assistants',
        '- **829 searches**, up 5 % on the week before; **83** unclicked',
        '- **68 questions** to the assistant, 16 % unanswered (18 % the week before)',
        '- **54** thumbs up, **13** down; AI agents sent 1 remark',
      ].join('\n'),
    )
    expect(details.match(/^\*\*.*\*\* \(.*\)$/gm)).toEqual([
      '**Questions without an answer** (7)',
      '**Their topics** (4)',
      '**Where they began** (5)',
      '**Search terms hardly ever clicked** (4)',
      '**Searched most** (7)',
      '**Read most, liked least** (3)',
      '**Complaints about code** (1)',
      '**What readers wrote** (2)',
    ])
    expect(details).toContain('| /guides/sdk/python | client.py, python | 3 |')
    expect(details).toContain('| How often is a webhook retried? | /guides/webhooks | 3 |')
  })

  test('say that recognised personal data is removed, and no more than that', async () => {
    const words = {
      text: (word: string) => `${word} jane@example.com`,
      path: (path: string) => `${path}/jane@example.com`,
      category: (name: string) => `${name} jane@example.com`,
    }
    const details = detailsOf(await analyticsOf({ words }))
    expect(details).not.toContain('jane')
    expect(details).toContain('webhook retry \\[email\\]')
    expect(details).toMatch(/Recognised personal data is removed from what readers typed\.<\/sub>$/)
  })
})

describe("D5: where readers' words are hidden", () => {
  const hidden = () => {
    const text = (word: string) => `zebra ${word}`
    return analyticsOf({
      texts: 'hide',
      words: { text, path: (path) => path, category: (name) => name },
    })
  }

  test('there are numbers, topics and pages, and one line that says why and what to do', async () => {
    const analytics = await hidden()
    const markdown = fixFirst(analytics)
    expect(markdown).toContain('**83 searches** went unclicked')
    expect(markdown).toContain('| Search | 4 search terms: searched 35 times, 3 % clicked |')
    expect(markdown).toContain(
      '| /guides/webhooks | 3 questions without an answer, asked 6 times<br>',
    )
    expect(markdown).toContain(
      '> ℹ️ Readers\' words are hidden, since reader-texts is "hide". `reader-texts: show` shows them here.',
    )
    const details = detailsOf(analytics)
    expect(details).toContain('| /guides/sdk/python | 3 |')
    expect(`${markdown}${details}`).not.toMatch(/zebra|removed/i)
  })

  test('no word is shown even where it was read', async () => {
    const shown = await analyticsOf({
      words: { text: (word) => `zebra ${word}`, path: (path) => path, category: (name) => name },
    })
    const { signals } = shown
    if (signals === undefined) throw new Error('there are signals')
    const analytics = {
      ...shown,
      signals: { ...signals, showTexts: false, whyHidden: 'of a test' },
    }
    expect(detailsOf(shown)).toContain('zebra')
    expect(`${fixFirst(analytics)}${detailsOf(analytics)}`).not.toContain('zebra')
  })
})

test('D1: what is not available says why, what failed alike together, and the rest stands', async () => {
  const week = { votes: [votes('/webhooks', 0, 2)] }
  const answer = serviceOf(week)
  const analytics = await read(
    (query) => (['searches', 'assistant'].includes(query.operation) ? 403 : answer(query)),
    { signals: ['searches', 'questions', 'feedback'] },
  )
  expect(describeMissingSignals(analytics.signals)).toEqual([
    expect.stringMatching(/^Searches, Questions \(9–15 Nov\): not available, since .*403.*\.$/),
  ])
  expect(fixFirst(analytics)).toContain('**1 page** got two thumbs down or more.')
  expect(describeMissingSignals(undefined)).toEqual([])
})
