import { describe, expect, test } from '@jest/globals'
import type { Events } from '../../simulator/analytics.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import type { Report } from '../../src/report/read-report.ts'
import type { Gap } from '../../src/report/reading.ts'
import { describeGaps, pageOfReport } from '../../src/report/report-page.ts'
import { outputsOfReport } from '../../src/report/weekly-totals.ts'
import { renderBlock, renderRichText } from '../../src/result/markdown.ts'
import { inQuotes, type RichText, renderPlain, richText, trusted } from '../../src/rich-text.ts'
import { textOf, typed } from '../support/markdown.ts'
import { BEFORE, LAST, report, search, turn, twoWeeks, view, votes } from '../support/readers.ts'

const sentencesOf = (read: Report) =>
  pageOfReport(read).sentences.map((sentence) => typed(renderPlain(sentence)))
const sectionsOf = (read: Report) =>
  typed(pageOfReport(read).sections.map(renderBlock).join('\n\n'))
const listsOf = (read: Report) =>
  pageOfReport(read).details.map((block) => typed(renderBlock(block)))
const warningsOf = (read: Report) => pageOfReport(read).warnings.map(renderPlain)

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
  expect(outputsOfReport(read)).toEqual([])
  expect(warningsOf(read)).toEqual([
    "Page views (9–15 Nov): not available, since the service's totals are not valid numbers.",
  ])
})

describe('the table of readers', () => {
  test('names the project where a step has a key', async () => {
    const read = await report({}, { inputs: { 'comment-key': 'a' }, weeks: 1 })
    expect(renderRichText(pageOfReport(read).headline)).toContain('of docs, 9–15 Nov')
  })

  test('says "at least" if a part was read, without a change', async () => {
    const turns = [turn('How?', { path: '/a' }), turn('Why?', { path: '/a' })]
    const onRequest: OnRequest = ({ operation, query }, { answer }) =>
      operation === 'conversations' && query.get('dateFrom') === LAST
        ? broken(json(200, { ...Object(answer().body), hasMore: true }))
        : undefined
    const read = await report({ turns }, { signals: true, onRequest })
    expect(sectionsOf(read)).toContain('| Questions without an answer | at least 2 |  |')
    expect(listsOf(read)[0]).toContain('could not answer** (at least 2)')
  })
})

describe('"Fix these first"', () => {
  const events: Partial<Events> = {
    turns: [
      ...['How?', 'Why?', 'Why?'].map((question) => turn(question, { path: '/a' })),
      ...[turn('*When*?', { path: '/b' }), turn('Elsewhere?'), turn('Elsewhere?')],
    ],
    searches: ['one', 'two', 'three'].map((term, index) => search(term, 9 - index)),
    feedback: [...votes('/a', 1, 3), ...votes('/c', 0, 1)],
  }

  test('has the pages and at most two searches that lost most readers', async () => {
    const read = await report(events, { signals: true })
    expect(sectionsOf(read)).toContain(`| Where | What is wrong |
| :-- | :-- |
| Search | “one”: searched 9 times, never clicked |
| Search | “two”: searched 8 times, never clicked |
| /a | 2 questions without an answer, asked 3 times, such as “Why?”<br>3 of 4 votes down |

`)
  })

  test('is missing if nothing is known, and a warning says what to do', async () => {
    const read = await report({}, { signals: true, onRequest: () => refuse(403, 'No.') })
    expect([sectionsOf(read), sentencesOf(read), listsOf(read)]).toEqual(['', [], []])
    expect(warningsOf(read)[0]).toMatch(
      /^Visitors \(9–15 Nov\), .*Votes \(9–15 Nov\).*: not available, .*scope read/,
    )
  })
})

// The summary nothing-recorded.md has the warning.
test('no project looks wrong that has a view, or an unknown week', async () => {
  expect(warningsOf(await report({ visits: view('/', 1) }, { weeks: 2 }))).toEqual([])
  const onRequest = refuseWeek(BEFORE)
  expect(warningsOf(await report({}, { weeks: 2, onRequest })).join()).not.toContain('is 0')
})

describe('missing data', () => {
  const DOWN = trusted('not available, since it was down')
  const gap = (of: string, when: string, what: RichText): Gap => ({ of, when, what })

  test('has a sentence for each reason, with its data and weeks', () => {
    const votes = gap('Votes', '9–15 Nov', trusted('partial, since there are more'))
    const gaps = [
      gap('Page views', '9–15 Nov', DOWN),
      gap('Page views', '2–8 Nov', DOWN),
      gap('Visitors', '9–15 Nov', DOWN),
      // Votes are read from two sources.
      ...[votes, votes],
    ]
    expect(describeGaps(gaps).map(renderPlain)).toEqual([
      'Page views (9–15 Nov, 2–8 Nov), Visitors (9–15 Nov): not available, since it was down.',
      'Votes (9–15 Nov): partial, since there are more.',
    ])
  })

  test('quotes an error as text, with its code spans', () => {
    const words = inQuotes('*a* & <b>#1</b> @team|x')
    const what = richText`GitHub says ${words}: it needs \`contents: read\``
    const [sentence = []] = describeGaps([gap('Visitors', '9–15 Nov', what)])
    const markdown = renderRichText(sentence)
    expect(textOf(markdown)).toContain('says "*a* & <b>#')
    expect(markdown).toContain('`contents: read`')
  })
})
