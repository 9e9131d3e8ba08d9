import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Effect } from '../analytics/effect/effect.ts'
import { scrubPath } from '../analytics/page-path.ts'
import { inTurns, type Reading } from '../analytics/reading.ts'
import type { Signals } from '../analytics/signals.ts'
import type { DateRange } from '../analytics/weeks.ts'
import type { Analytics } from '../read-analytics.ts'
import type { Run } from '../run.ts'
import type { Inputs } from '../runner/inputs.ts'
import { redact } from '../secrets.ts'

/** Raised if a reader of the last version would misread the file. */
const VERSION = 3

/** The fields of signals that are written, in whatever object: a new one is not public by accident. */
const FIELDS = [
  ...['week', 'dateFrom', 'dateTo', 'texts', 'available', 'missing', 'complete', 'gap', 'notes'],
  ...['visitors', 'searches', 'questions', 'feedback', 'rows', 'count', 'path', 'page', 'name'],
  ...['last', 'before', 'human', 'ai', 'total', 'totalBefore', 'viewsPerPerson'],
  ...['top', 'unclicked', 'unclickedSearches', 'terms', 'hasMore', 'clickRate', 'topClickedPage'],
  ...['turns', 'unansweredTurns', 'unansweredShare', 'unansweredShareBefore', 'times'],
  ...['categories', 'category', 'pages', 'thumbsUp', 'thumbsDown', 'share', 'views', 'isReadMuch'],
  ...['disliked', 'readMuchLikedLittle', 'code', 'complaints', 'agents', 'comments'],
]
/** Those that hold what readers typed. */
const WORDS = ['term', 'text', 'filename', 'lang']

/**
 * Writes the numbers as one JSON document, piece by piece, since pages can be many. docs/report.md has its
 * shape: what is unknown is null, and a list of signals has its first rows and their count in all.
 * @param run ends it with its signal or its deadline, since paths may be made to cost time; half a file is
 *   removed
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
  try {
    await pipeline(pieces, createWriteStream(file))
  } catch (error) {
    await rm(file, { force: true }).catch(() => {})
    throw error
  }
}

function* lines(
  { views, signals, effect, requests }: Analytics,
  inputs: Inputs,
): Generator<string> {
  const { projectId: project, baseUrl } = inputs
  const head = JSON.stringify({ version: VERSION, project, source: baseUrl.host, requests })
  yield `${head.slice(0, -1)},\n"weeks":[`
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
  yield signals === undefined ? ']}\n' : `],\n"signals":${signalsJson(signals, effect)}}\n`
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

/** A kind that was not asked for is absent, and so is every reader's word where they may not be shown. */
function signalsJson(signals: Signals, effect: Effect | undefined): string {
  const { week, showTexts, visitors, searches, questions, feedback } = signals
  const kinds = {
    ...{ ...datesOf(week), texts: showTexts },
    ...{ visitors: readingJson(visitors), searches: readingJson(searches) },
    ...{ questions: readingJson(questions), feedback: readingJson(feedback) },
  }
  const json = JSON.stringify(kinds, showTexts ? [...FIELDS, ...WORDS] : FIELDS)
  if (effect === undefined) return json
  return `${json.slice(0, -1)},"effect":${JSON.stringify(effectJson(effect))}}`
}

/** Titles of pull requests are not written: they may say anything. */
function effectJson({ windows, comparison, pullRequests }: Effect) {
  const days = ({ dateFrom, dateTo }: DateRange) => [dateFrom.slice(0, 10), dateTo.slice(0, 10)]
  const { before, leftOut, change, after, next } = windows
  const missing = ({ why }: { why: string }) => ({ available: false, missing: why })
  const isCompared = comparison.status === 'read'
  return {
    windows: {
      ...{ before: days(before), leftOut: days(leftOut) },
      ...{ change: days(change), after: days(after), next },
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

function readingJson(reading: Reading<object> | undefined): object | undefined {
  if (reading === undefined) return undefined
  if (reading.status === 'not available') return { available: false, missing: reading.why }
  const { value, gap, notes } = reading
  const known = { ...(gap !== '' && { gap }), ...(notes.length > 0 && { notes }) }
  return { available: true, complete: gap === '', ...known, ...value }
}
