import { describe, expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import type { DataGap } from '../../src/analytics/readings.ts'
import { renderBlock, renderRichText } from '../../src/core/markdown.ts'
import {
  renderLogLine,
  renderMessageOutput,
  renderPlain,
  trusted,
  trustedMessage,
} from '../../src/core/result-page.ts'
import { outputsOfReport } from '../../src/report/outputs.ts'
import type { Report } from '../../src/report/read-report.ts'
import { describeGaps, pageOfReport } from '../../src/report/report-page.ts'
import { textOf, typed } from '../support/markdown.ts'
import {
  ALL_SIGNALS,
  LAST,
  piece,
  report,
  search,
  turn,
  twoWeeks,
  view,
  votes,
  WEEK_MS,
} from '../support/readers.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

/** The sentences of the log: on views, then on what readers missed. */
const sentencesOf = (read: Report) => {
  const { sentences, sections } = pageOfReport(read)
  const missed = sections.flatMap((block) => (block.kind === 'sentence' ? [block.text] : []))
  return [...sentences, ...missed].map((sentence) => typed(renderPlain(sentence)))
}
const sectionsOf = (read: Report) =>
  typed(pageOfReport(read).sections.map(renderBlock).join('\n\n'))
const listsOf = (read: Report) =>
  pageOfReport(read).details.map((block) => typed(renderBlock(block)))

const refuseWeek =
  (monday: string): OnRequest =>
  ({ query }) =>
    query.get('dateFrom') === monday ? refuse(403, 'No.') : undefined

test('the sentence about views is missing if the last week is unknown, and a warning says why', async () => {
  const read = await report(twoWeeks({}, { visits: view('/', 100) }), {
    weeks: 2,
    onRequest: ({ query }) =>
      query.get('dateFrom') === LAST ? broken(json(200, { views: [] })) : undefined,
  })
  expect(sentencesOf(read)).toEqual([])
  expect(pageOfReport(read).warnings.map(renderPlain)).toEqual([
    "Page views (9–15 Nov): not available, since the service's totals are not valid numbers.",
  ])
})

test('the sentence about people has its change even without page views', async () => {
  const events = twoWeeks({ visits: view('/', 9) }, { visits: view('/', 5) })
  expect(sentencesOf(await report(events, { signals: 'visitors' }))).toEqual([
    '1 person visited last week, after 1 the week before.',
  ])
})

test.each([
  [{ weeks: 1 }, 1],
  [{ signals: 'visitors' }, 1],
  [{ signals: 'pull-requests' }, 0],
])(
  'a report with %j in the last 24 hours of a week says that this week is missing',
  async (asked, count) => {
    const sunday = new VirtualClock('2026-11-22T21:23:00Z')
    const said = sentencesOf(await report({ visits: view('/', 9) }, { ...asked, clock: sunday }))
    const incomplete = said.filter((sentence) => sentence.includes('not complete'))
    expect(incomplete).toEqual(
      Array(count).fill(
        'The week 16–22 Nov is not complete yet, so it is not in this report: it will be on Monday 23 Nov, 00:00 UTC.',
      ),
    )
  },
)

test.each<[string, boolean, Parameters<typeof report>[1]]>([
  ['page views', true, { weeks: 1 }],
  ['signals', true, { signals: 'searches' }],
  ['pull requests alone', false, { signals: 'pull-requests' }],
  ['nothing that could be read', false, { weeks: 1, onRequest: () => refuse(403, 'No.') }],
  ['another service', false, { weeks: 1, inputs: { 'base-url': 'https://docs.example' } }],
])('the last line of a report on %s leads to the dashboard: %s', async (_of, leads, asked) => {
  const read = await report({ visits: view('/', 9), searches: [search('keys', 9)] }, asked)
  const last = sectionsOf(read).split('\n').at(-1) ?? ''
  expect(last.includes('](https://app.mintlify.com/analytics)')).toBe(leads)
})

test.each([
  [{}, 'The same week a year ago: 40 views by people (+13%).'],
  [{ weeks: 52 }, undefined],
  [{ onRequest: refuseWeek('2025-11-10T00:00:00Z') }, undefined],
  [{ onRequest: refuseWeek(LAST) }, undefined],
])(
  'with %j, a year of weeks has a sentence on the same week a year ago: %s',
  async (asked, said) => {
    const yearAgo = view('/', 40, 7).map((visit) => ({
      ...visit,
      timeMs: visit.timeMs - 52 * WEEK_MS,
    }))
    const read = await report({ visits: [...view('/', 45), ...yearAgo] }, { weeks: 53, ...asked })
    expect(sentencesOf(read).find((sentence) => sentence.includes('a year ago'))).toBe(said)
  },
)

describe('the sentence about signals', () => {
  const signals = 'searches, questions, feedback'
  const searches = [search('retry', 9), search('keys', 10, 50)]
  const terms = '1 search term was rarely clicked (9 searches without a click)'
  const twice = '1 page got two thumbs down or more'
  const wrote = '1 reader wrote what a page lacks'
  test.each<[clause: string, figure: string, Partial<Events>]>([
    ['1 question got no answer', '1 question without an answer', { turns: [turn('How?')] }],
    [twice, '1 page with thumbs down', { feedback: votes('/', 0, 2) }],
    [terms, '1 search term rarely clicked', { searches }],
    [wrote, wrote, { feedback: [piece('/')] }],
  ])('is: Last week, %s.', async (clause, figure, week) => {
    const read = await report(week, { signals })
    expect(sentencesOf(read)).toEqual([`Last week, ${clause}.`])
    const page = { ...pageOfReport(read), icon: '' }
    const said = `Who reads the docs, 9 to 15 Nov: ${figure}`
    expect(renderMessageOutput(page, 'https://x.example/1')).toBe(`${said}, https://x.example/1`)
    expect(renderLogLine(page)).toContain(`Last week, ${clause}.`)
  })

  test('has a link in the message if that fits into a chat', async () => {
    const page = { ...pageOfReport(await report({}, { signals })), icon: '' }
    const long = { ...page, headline: trusted('x'.repeat(120)) }
    const link = (length: number) => 'https://x.example/'.padEnd(length, '1')
    expect(renderMessageOutput(long, link(178))).toBe(`${'x'.repeat(120)}: ${link(178)}`)
    expect(renderMessageOutput(long, link(179))).not.toContain('https')
  })

  test.each<[praise: string[], Partial<Events>]>([
    [['every question was answered'], { turns: [turn('How?', { kind: 'answered' })] }],
    [['every common search got clicks'], { searches: [search('keys', 9, 50)] }],
    [['no page got two thumbs down'], { feedback: votes('/', 1, 0) }],
    [[], {}],
  ])('praises only counted signals: %j', async (praise, week) => {
    const read = await report(week, { signals })
    const said = praise.map((good) => `✅ Nothing to fix last week: ${good}.`)
    expect(sentencesOf(read)).toEqual(said)
    const warnings = pageOfReport(read).warnings.map(renderPlain)
    expect(warnings).toEqual(
      praise.length > 0
        ? []
        : [
            'The requested signals have no data last week. If the docs have readers, check project-id: a wrong ID looks like this.',
          ],
    )
  })

  test('says "at least" if a part was read, and never praises', async () => {
    const partial = (turns: Events['turns']) =>
      report(
        { turns },
        {
          signals: 'questions',
          onRequest: (_, { answer }) =>
            broken(json(200, { ...Object(answer().body), hasMore: true })),
        },
      )
    const some = await partial([turn('How?', { path: '/a' }), turn('Why?', { path: '/a' })])
    expect(sentencesOf(some)).toEqual(['Last week, at least 2 different questions got no answer.'])
    const message = renderMessageOutput({ ...pageOfReport(some), icon: '' }, 'https://x.example/1')
    expect(message).toContain(': at least 2 questions without an answer, ')
    expect(sectionsOf(some)).toContain('| /a | at least 2 different questions got no answer')
    expect(listsOf(some)[0]).toMatch(/^\*\*Questions without an answer\*\* \(at least 2\)/)
    expect(sentencesOf(await partial([]))).toEqual([])
  })

  test.each([
    ['searches, questions', 'searches', 'every question was answered'],
    ['feedback', 'feedback', 'no page got two thumbs down'],
  ])('on %s never says "nothing" if %s are unknown', async (signals, unknown, said) => {
    const onRequest: OnRequest = ({ operation }) =>
      operation === unknown ? refuse(403, 'No.') : undefined
    const events = { turns: [turn('How?', { kind: 'answered' })], feedback: votes('/', 3, 1) }
    const read = await report(events, { signals, onRequest })
    expect(sentencesOf(read)).toEqual([`Last week, ${said}.`])
  })

  test('counts all votes of 700 comments, of which 500 are read', async () => {
    const feedback = Array.from({ length: 700 }, () => piece('/a'))
    const read = await report({ feedback }, { signals: 'feedback' })
    expect(sentencesOf(read)).toEqual(['Last week, 1 page got two thumbs down or more.'])
    const [votedDown, wrote] = listsOf(read)
    expect(votedDown).toBe('**Pages with thumbs down** (1): /a 700 of 700 votes')
    expect(wrote).toContain('**What readers wrote** (5 of at least 500)')
    expect(pageOfReport(read).warnings.map(renderPlain)).toEqual([
      'Comments (9–15 Nov): partial, since only the first 500 are read.',
    ])
    expect(outputsOfReport(read)).toContainEqual(['thumbs-down', '700'])
  })
})

describe('the table of priorities', () => {
  test('has topics and unplaced questions, with the most frequent question', async () => {
    const asked = (category: string | null) =>
      ['How?', 'Why?', 'Why?'].map((question) => turn(`${category} ${question}`, { category }))
    const turns = [...asked('billing'), ...asked(null), turn('*When*?', { path: '/a' })]
    const again = turn('*When*?', { path: '/a' })
    const read = await report({ turns: [...turns, again] }, { signals: 'questions' })
    const two = '2 different questions, asked 3 times, got no answer, such as'
    expect(sectionsOf(read)).toContain(`| Topic: billing | ${two} “billing Why?” |`)
    expect(sectionsOf(read)).toContain(`| Elsewhere | ${two} “null Why?” |`)
    const one = '| /a | 1 question, asked 2 times, got no answer: “\\*When\\*?” |'
    expect(sectionsOf(read)).toContain(one)
  })

  test('is missing if nothing is known, and a warning says what to do', async () => {
    const read = await report({}, { signals: ALL_SIGNALS, onRequest: () => refuse(403, 'No.') })
    expect([sectionsOf(read), sentencesOf(read), listsOf(read)]).toEqual(['', [], []])
    const [warning] = pageOfReport(read).warnings.map(renderPlain)
    expect(warning).toMatch(
      /^Visitors, searches, questions, feedback \(9–15 Nov\): not available, .*scope read/,
    )
  })
})

describe('missing data', () => {
  const gap = (
    of: string,
    when: string,
    why: string,
    is: DataGap['is'] = 'not available',
  ): DataGap => {
    return { of, when, is, why }
  }

  test('has a sentence for each reason, with its data and up to five weeks', () => {
    const weeks = ['9–15 Nov', '2–8 Nov', '26 Oct – 1 Nov', '19–25 Oct', '12–18 Oct', '5–11 Oct']
    const gaps = [
      ...weeks.map((week) => gap('Page views', week, 'it was down')),
      gap('Visitors', '9–15 Nov', 'it was down'),
      gap('Searches', '9–15 Nov', 'it was down'),
      gap('Votes', '9–15 Nov', 'there are more', 'partial'),
    ]
    expect(describeGaps(gaps)).toEqual([
      `Page views (6 weeks); visitors, searches (9–15 Nov): not available, since it was down.`,
      'Votes (9–15 Nov): partial, since there are more.',
    ])
  })

  test('quotes an error as text, with its code spans', () => {
    const why = 'GitHub says "*a* & <b>#1</b> @team|x": it needs `contents: read`'
    const [sentence = ''] = describeGaps([gap('Visitors', '9–15 Nov', why)])
    const markdown = renderRichText(trustedMessage(sentence))
    expect(textOf(markdown)).toContain('says "*a* & <b>#')
    expect(markdown).toContain('`contents: read`')
  })
})
