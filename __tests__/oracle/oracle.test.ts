import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { answering } from './answers.ts'
import { expectedOf, type Numbers, pageLine, sortedLines } from './expected.ts'
import { createHistory } from './history.ts'
import { type Report, reportFrom } from './report.ts'

const REPORTS = 200

beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('D7, D10, D11, D12: every number of a report is what happened, whatever answers the specification allows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        seed: fc.nat(),
        size: fc.integer({ min: 0, max: 3 }),
        weeks: fc.integer({ min: 0, max: 4 }),
        showTexts: fc.boolean(),
      }),
      async ({ seed, size, ...order }) => {
        const history = createHistory(seed, size)
        const report = await reportFrom(answering(history), order)
        const expected = expectedOf(history, order)
        expect(numbersOf(report)).toEqual(expected)
        for (const [, figure] of unclickedIn(report.summary))
          expect(figure).toBe(expected.outputs['unclicked-searches'])
      },
    ),
    { numRuns: REPORTS, seed: 19 },
  )
})

/** What the sentence and the line about searches say. */
function unclickedIn(summary: string): Array<[string, string]> {
  const plain = summary.replaceAll(',', '')
  const found = plain.matchAll(/(?:\*\*(\d+) search(?:es)?\*\* went unclicked|; (\d+) unclicked)/g)
  return [...found].map(([text, sentence, line]) => [text, sentence ?? line ?? ''])
}

interface File {
  weeks: Array<{ week: string; totals: unknown }>
  pages: Array<{ week: string; path: string; human: number; ai: number; total: number }>
  signals: Record<string, Record<string, unknown>>
}

type Rows = Array<Record<string, unknown>>

/** The numbers of a report, in the form in which they are expected. */
function numbersOf({ outputs, file }: Report): Numbers {
  const { weeks, pages, signals } = file as File
  const places = weeks.map(({ week }) => week)
  const { visitors, searches, questions, feedback } = signals
  const rows = (list: unknown, ...names: string[]) =>
    sortedLines(
      (list as Rows).map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))),
    )
  const term = ['searches', 'clickRate', 'unclicked']
  const comments = feedback?.comments as Array<{ path: string; text: string }> | undefined
  const agents = feedback?.agents as { total: number; pages: unknown } | undefined
  const { snippets: _, ...votes } = feedback ?? {}
  return {
    outputs,
    weeks: weeks.map(({ totals }) => totals),
    pages: pages
      .map(({ week, path, ...counts }) => pageLine(places.indexOf(week), path, counts))
      .sort(),
    signals: {
      visitors: known(visitors),
      searches: {
        ...known(searches),
        mostlyUnclickedTerms: rows(searches?.mostlyUnclickedTerms, ...term),
        topTerms: rows(searches?.topTerms, ...term),
      },
      questions: {
        ...known(questions),
        categories: rows(questions?.categories, 'category', 'questions', 'times'),
        pages: rows(questions?.pages, 'path', 'questions', 'times'),
      },
      feedback: {
        ...known(votes),
        code: rows(feedback?.code, 'path', 'complaints'),
        agents: { ...agents, pages: rows(agents?.pages, 'path', 'count') },
        disliked: rows(
          feedback?.disliked,
          'path',
          'thumbsUp',
          'thumbsDown',
          'share',
          'views',
          'isReadMuch',
        ),
        ...(comments && { comments: comments.map(({ path, text }) => `${path} ${text}`).sort() }),
      },
    },
  }
}

/** A kind of signal, which must have been read whole. */
function known(kind: Record<string, unknown> | undefined): Record<string, unknown> {
  const { available, complete, unansweredQuestions: _, ...numbers } = kind ?? {}
  expect({ available, complete }).toEqual({ available: true, complete: true })
  return numbers
}
