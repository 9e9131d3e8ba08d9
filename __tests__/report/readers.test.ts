import { describe, expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { broken, json } from '../../simulator/http/answer.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import type { Analytics } from '../../src/report/read-report.ts'
import { readerDetails } from '../../src/report/reader-details.ts'
import {
  describeMissingSignals,
  readersSentence,
  renderFixFirst,
} from '../../src/report/readers.ts'
import { renderTraffic } from '../../src/report/traffic.ts'
import { typed } from '../support/markdown.ts'
import { ALL_SIGNALS, piece, report, search, turn, twoWeeks, votes } from '../support/readers.ts'
import { AS_IT_IS, analyticsOf } from '../support/scenes.ts'

const fixFirst = (analytics: Analytics) => typed(renderFixFirst(analytics, GITHUB))
const detailsOf = (analytics: Analytics) => {
  const { lists, last, definitions } = readerDetails(analytics.signals, GITHUB)
  return typed([...lists, ...last, definitions].filter(Boolean).join('\n\n'))
}

describe('what to fix first', () => {
  test('is one sentence and one table: where, and what is wrong', async () => {
    const [heading, sentence, table] = fixFirst(await analyticsOf()).split('\n\n')
    expect(heading).toBe('### 🔧 Fix these first')
    expect(sentence).toBe(
      '**7 different questions** got no answer; **83 searches** went unclicked; **3 pages** are read a lot and liked little.',
    )
    expect(table?.split('\n').slice(0, 5)).toEqual([
      '| Where | What is wrong |',
      '| :-- | :-- |',
      '| /guides/webhooks | 3 different questions, asked 6 times, got no answer, such as “How often is a webhook retried?”<br>6 of 7 votes down, 6,951 views |',
      '| Search | “webhook retry”: searched 12 times, never clicked |',
      '| Search | “terraform provider”: searched 11 times, 9 % clicked |',
    ])
    expect(table).toContain('5,451 views<br>3 complaints about its code |')
  })

  test('names topics and questions without a known place, with the question asked most', async () => {
    const asked = (category: string | null) =>
      ['How?', 'Why?', 'Why?'].map((question) => turn(`${category} ${question}`, { category }))
    const turns = [...asked('billing'), ...asked(null), turn('*When*?', { path: '/a' })]
    const again = turn('*When*?', { path: '/a' })
    const markdown = fixFirst(await report({ turns: [...turns, again] }, { signals: 'questions' }))
    const two = '2 different questions, asked 3 times, got no answer, such as'
    expect(markdown).toContain(`| Topic: billing | ${two} “billing Why?” |`)
    expect(markdown).toContain(`| Elsewhere | ${two} “null Why?” |`)
    expect(markdown).toContain('| /a | 1 question, asked 2 times, got no answer: “\\*When\\*?” |')
  })

  test('is unknown if the signals cannot be read, and says why and what to do', async () => {
    const markdown = fixFirst(await analyticsOf({ refused: 403 }))
    expect(markdown).toMatch(
      /is unknown: none of it could be read\.\n\n> ⚠️ .*lacks the scope `read`/,
    )
    expect(markdown).not.toContain('|')
  })

  test('is not there if the inputs ask for visitors only', async () => {
    const analytics = await analyticsOf({ signals: 'visitors' })
    expect(fixFirst(analytics)).toBe('')
    expect(detailsOf(analytics)).toContain(
      '- **10,199 people**, up 3 % on the week before, 5.6 views each; 1,420 AI assistants',
    )
  })
})

describe('the sentence', () => {
  const searches = [search('retry', 9), search('keys', 10, 50)]
  const all =
    'every question was answered, no search term went unclicked, no page got two thumbs down.'
  test.each<[string, Partial<Events>, string]>([
    ['Nothing stands out: every question was answered.', {}, 'questions'],
    [`Nothing stands out: ${all}`, {}, ALL_SIGNALS],
    ['1 question got no answer.', { turns: [turn('How?')] }, ALL_SIGNALS],
    ['1 page got two thumbs down or more.', { feedback: votes('/', 0, 2) }, ALL_SIGNALS],
    ['14 searches went unclicked.', { searches }, ALL_SIGNALS],
  ])('%s', async (sentence, week, asked) => {
    const { signals } = await report(week, { signals: asked })
    expect(signals && readersSentence(signals).replaceAll('**', '')).toBe(sentence)
  })

  test('names a single page, in the report alone', async () => {
    const analytics = await report({ feedback: votes('/', 0, 2) }, { signals: 'feedback' })
    expect(fixFirst(analytics)).toContain('\n\n**/ (home)** got two thumbs down or more.\n')
  })

  test('says "at least" if it read a part, and does not call that quiet', async () => {
    const partial = async (turns: Events['turns']) =>
      fixFirst(
        await report(
          { turns },
          {
            signals: 'questions',
            onRequest: (_, { answer }) =>
              broken(json(200, { ...Object(answer().body), hasMore: true })),
          },
        ),
      )
    const some = await partial([turn('How?')])
    expect(some).toMatch(
      /\n\nAt least \*\*1 question\*\* got no answer\.\n\n> ⚠️ .* partial, since /,
    )
    const twice = await partial([turn('How?', { path: '/a' }), turn('Why?', { path: '/a' })])
    expect(twice).toContain('| /a | at least 2 different questions got no answer')
    expect(await partial([])).not.toContain('Nothing stands out')
  })
})

test('of 700 pieces of feedback it reads 500 and says "at least", but not of the votes', async () => {
  const pieces = (source: string) =>
    Array.from({ length: 700 }, (_, n) => piece('/a', { source, filename: `${n}` }))
  const feedback = [...votes('/a', 0, 2), ...['agent', 'code_snippet'].flatMap(pieces)]
  const { signals, ...analytics } = await report({ feedback }, { signals: 'feedback' })
  expect(signals && readersSentence(signals)).toBe('**1 page** got two thumbs down or more.')
  const details = detailsOf({ ...analytics, signals })
  expect(details).toContain('**2** down; AI agents sent at least 500 remarks')
  expect(details).toContain('**Complaints about code** (8 of at least 500)')
  expect(details).toContain('**Pages voted down** (1)')
  expect(fixFirst({ ...analytics, signals })).toContain(
    '| /a | 2 of 2 votes down<br>at least 500 complaints about its code |',
  )
  expect(describeMissingSignals(signals)).toEqual([
    'Feedback (9–15 Nov): partial, since feedback of AI agents: no more than 500 are read; complaints about code: no more than 500 are read.',
  ])
})

test('the details have the numbers, then the lists, the most useful first', async () => {
  const details = detailsOf(await analyticsOf())
  expect(details.split('\n\n')[0]).toBe(
    [
      '- **10,199 people**, up 3 % on the week before, 5.6 views each; 1,420 AI assistants',
      '- **68 questions** to the assistant, 16 % unanswered (18 % the week before)',
      '- **178 searches**, up 5 % on the week before',
      '- **54** thumbs up, **13** down; AI agents sent 1 remark',
    ].join('\n'),
  )
  expect(details.match(/^\*\*.*?\*\*/gm)?.map((title) => title.replaceAll('**', ''))).toEqual([
    'Questions without an answer',
    'Search terms hardly ever clicked',
    'Pages voted down',
    'What readers wrote',
    'Complaints about code',
    'Searched most',
    'Where unanswered questions began',
    'Their topics',
  ])
  expect(details).toContain('**Questions without an answer** (5 of 7)\n\n- “')
  expect(details).toContain('\n- “How often is a webhook retried?” on /guides/webhooks, 3 times\n')
  expect(details).toContain('/guides/sdk/python (client.py) 3')
  expect(details).toMatch(/“webhook retry” 12 \(0 %\) · /)
  expect(details).toMatch(/Recognised personal data is removed from what readers typed\.$/)
})

test.each<[last: number, before: number, turns: number, sentence: string]>([
  [
    20,
    10,
    50,
    '40 % of the questions to the assistant got no answer, up from 20 % the week before.',
  ],
  [20, 10, 49, ''],
  [10, 20, 50, ''],
  [101, 100, 400, ''],
])(
  'the share of questions without an answer: %d after %d of %d turns is worth "%s"',
  async (last, before, count, sentence) => {
    const turnsOf = (unanswered: number) =>
      Array.from({ length: count }, (_, n) =>
        turn(`Question ${n}`, { kind: n < unanswered ? 'unanswered' : 'answered' }),
      )
    const events = twoWeeks({ turns: turnsOf(last) }, { turns: turnsOf(before) })
    const analytics = await report(events, { signals: 'questions' })
    expect(typed(renderTraffic(analytics, GITHUB)).replaceAll('**', '')).toBe(sentence)
  },
)

test.each([
  [
    [search('absence', 9, 50), search('absen', 8)],
    '1 term that looks like the beginning of a longer one, never clicked, is not counted.',
  ],
  [
    [search('absence', 9, 50), search('absen', 8), search('abse', 7)],
    '2 terms that look like the beginning of a longer one, never clicked, are not counted.',
  ],
])('the details say how many search terms do not count', async (searches, remark) => {
  const details = detailsOf(await report({ searches }, { signals: 'searches' }))
  expect(details).toContain(remark)
})

test("D5: if readers' words are hidden, unclicked searches are one row, and a line says why", async () => {
  const words = { ...AS_IT_IS, text: (word: string) => `zebra ${word}` }
  const analytics = await analyticsOf({ texts: 'hide', words })
  const [markdown, details] = [fixFirst(analytics), detailsOf(analytics)]
  expect(markdown).toContain('| Search | 4 search terms: searched 35 times, 3 % clicked |')
  expect(markdown).toContain(
    'words are hidden, since `reader-texts` is `hide`. `reader-texts: show`',
  )
  expect(details).toContain('/guides/sdk/python 3')
  expect(`${markdown}${details}`).not.toMatch(/zebra|removed/i)
})
