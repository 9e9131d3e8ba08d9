import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Effect } from '../analytics/effect/effect.ts'
import type { FeedbackFigures } from '../analytics/feedback.ts'
import { scrubPath } from '../analytics/page-path.ts'
import type { QuestionFigures } from '../analytics/questions.ts'
import type { Ranked } from '../analytics/ranking.ts'
import { inTurns, type Reading } from '../analytics/reading.ts'
import type { SearchFigures, SearchTerm } from '../analytics/searches.ts'
import type { Signals } from '../analytics/signals.ts'
import type { VisitorFigures } from '../analytics/visitors.ts'
import type { DateRange } from '../analytics/weeks.ts'
import type { Analytics } from '../read-analytics.ts'
import type { Run } from '../run.ts'
import type { Inputs } from '../runner/inputs.ts'
import { redact } from '../secrets.ts'

/** Raised if a reader of the last version would misread the file. */
export const VERSION = 3

/**
 * Writes the numbers as one JSON document, piece by piece, since pages can be many. docs/report.md has its
 * shape: what is unknown is null, and a list of signals has its first rows and their count in all. An older
 * file is replaced when the new one is whole.
 * @param run ends it with its signal or its deadline, since paths may be made to cost time
 */
export async function writeTrafficFile(
  file: string,
  analytics: Analytics,
  inputs: Inputs,
  run: Run,
): Promise<void> {
  // A piece is a whole line at least, so that no secret is in two of them.
  const pieces = async function* () {
    for await (const line of inTurns(lines(analytics, inputs), run)) yield redact(line)
  }
  const half = `${file}.${randomUUID()}.tmp`
  try {
    await pipeline(pieces, createWriteStream(half, { flags: 'wx' }))
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw error
  }
}

function* lines(
  { views, signals, effect, requests }: Analytics,
  inputs: Inputs,
): Generator<string> {
  const { projectId: project, baseUrl } = inputs
  const head = { version: VERSION, project, source: baseUrl.host, requests }
  const fields = Object.entries(head).map(([name, value]) => `"${name}":${JSON.stringify(value)}`)
  yield `{${fields.join(',')},\n"weeks":[`
  yield* items(
    views.figures.weeks.map(({ week, totals, missing }) => {
      return { ...datesOf(week), totals, ...(totals === null && { missing }) }
    }),
  )
  yield '],\n"listings":['
  yield* items(
    views.listings.map(({ week, pages, gap }) => {
      return { week: week.id, pages: pages.size, complete: gap === '', ...(gap !== '' && { gap }) }
    }),
  )
  yield '],\n"pages":['
  yield* items(pageRows(views.listings))
  if (signals === undefined) yield ']}\n'
  else yield `],\n"signals":${JSON.stringify(signalsJson(signals, effect))}}\n`
}

function* items(objects: Iterable<object>): Generator<string> {
  let separator = '\n'
  for (const object of objects) {
    yield separator + JSON.stringify(object)
    separator = ',\n'
  }
}

function* pageRows(listings: Analytics['views']['listings']) {
  for (const { week, pages } of listings)
    for (const [path, { human, ai, total }] of pages)
      yield { week: week.id, path: scrubPath(path), human, ai, total }
}

function datesOf({ id, dateFrom, dateTo }: Signals['week']) {
  return { week: id, dateFrom, dateTo }
}

/**
 * A kind that was not asked for is absent, and so is every reader's word where they may not be shown: JSON
 * has no fields that are undefined.
 */
function signalsJson(signals: Signals, effect: Effect | undefined) {
  const { week, showTexts, visitors, searches, questions, feedback } = signals
  const word = (text: string | null) => (showTexts ? text : undefined)
  return {
    ...datesOf(week),
    texts: showTexts,
    visitors: visitors && readingJson(visitors, visitorsJson),
    searches: searches && readingJson(searches, (figures) => searchesJson(figures, word)),
    questions: questions && readingJson(questions, (figures) => questionsJson(figures, word)),
    feedback: feedback && readingJson(feedback, (figures) => feedbackJson(figures, word)),
    effect: effect && effectJson(effect),
  }
}

/** A reader's word; undefined where it may not be shown. */
type Word = (text: string | null) => string | null | undefined

function readingJson<Figures>(reading: Reading<Figures>, toJson: (figures: Figures) => object) {
  if (reading.status === 'not available') return missing(reading)
  const { value, gap, notes } = reading
  return {
    available: true,
    complete: gap === '',
    gap: gap || undefined,
    notes: notes.length > 0 ? notes : undefined,
    ...toJson(value),
  }
}

function missing({ why }: { why: string }) {
  return { available: false, missing: why }
}

function visitorsJson({ last, before, viewsPerPerson }: VisitorFigures) {
  return { last, before, viewsPerPerson }
}

function searchesJson(figures: SearchFigures, word: Word) {
  const { total, totalBefore, top, unclicked, unclickedSearches, terms, hasMore } = figures
  const termJson = (row: SearchTerm) => ({
    searches: row.searches,
    unclicked: row.unclicked,
    clickRate: row.clickRate,
    topClickedPage: row.topClickedPage,
    term: word(row.term),
  })
  return {
    total,
    totalBefore,
    top: listJson(top, termJson),
    unclicked: listJson(unclicked, termJson),
    unclickedSearches,
    terms,
    hasMore,
  }
}

function questionsJson(figures: QuestionFigures, word: Word) {
  const { questions, turns, unansweredTurns, unansweredShare, unansweredShareBefore } = figures
  const groupJson = (row: (typeof figures.pages.rows)[number]) => ({
    questions: row.questions,
    name: row.name,
    times: row.times,
  })
  return {
    questions: listJson(questions, ({ page, times, category, text }) => {
      return { page, times, category, text: word(text) }
    }),
    turns,
    unansweredTurns,
    unansweredShare,
    unansweredShareBefore,
    categories: listJson(figures.categories, groupJson),
    pages: listJson(figures.pages, groupJson),
  }
}

function feedbackJson(figures: FeedbackFigures, word: Word) {
  const { thumbsUp, thumbsDown, disliked, readMuchLikedLittle, code, agents, comments } = figures
  return {
    thumbsUp,
    thumbsDown,
    disliked: listJson(disliked, (row) => ({
      path: row.path,
      thumbsUp: row.thumbsUp,
      thumbsDown: row.thumbsDown,
      share: row.share,
      views: row.views,
      isReadMuch: row.isReadMuch,
    })),
    readMuchLikedLittle,
    code:
      code &&
      listJson(code, ({ path, complaints, filename, lang }) => {
        return { path, complaints, filename: word(filename), lang: word(lang) }
      }),
    agents,
    comments: comments && listJson(comments, ({ path, text }) => ({ path, text: word(text) })),
  }
}

function listJson<Row>({ rows, count }: Ranked<Row>, toJson: (row: Row) => object) {
  return { rows: rows.map(toJson), count }
}

/** Titles of pull requests are not written: they may say anything. */
function effectJson({ windows, comparison, pullRequests }: Effect) {
  const days = ({ dateFrom, dateTo }: DateRange) => [dateFrom.slice(0, 10), dateTo.slice(0, 10)]
  const isCompared = comparison.status === 'read'
  return {
    windows: {
      before: days(windows.before),
      leftOut: days(windows.leftOut),
      change: days(windows.change),
      after: days(windows.after),
      next: windows.next,
    },
    pages: isCompared
      ? {
          workedOn: comparison.value.pages.workedOn.length,
          rest: comparison.value.pages.rest.length,
          unmatched: comparison.value.pages.unmatched,
        }
      : missing(comparison),
    paths: isCompared
      ? { workedOn: comparison.value.pages.workedOn, rest: comparison.value.pages.rest }
      : undefined,
    pullRequests:
      pullRequests.status === 'read'
        ? { ...pullRequests.value, refused: undefined }
        : missing(pullRequests),
    measures: isCompared ? comparison.value.measures : [],
  }
}
