import { randomUUID } from 'node:crypto'
import { rename, rm, writeFile } from 'node:fs/promises'
import { scrubLine } from '../privacy/scrub.ts'
import type { QuestionGroup } from '../readers/questions.ts'
import { inTurns, type Reading } from '../readers/reading.ts'
import type { SearchTerm } from '../readers/searches.ts'
import type { ReaderSignals } from '../readers/signals.ts'
import type { Period } from '../readers/weeks.ts'
import type { Inputs } from '../runner/inputs.ts'
import type { Runtime } from '../runtime.ts'
import { redact } from '../secrets.ts'
import type { Analytics } from './read-report.ts'

/** We raise it if programs for the last version would misread the file. */
export const VERSION = 5
/** A list can have thousands. */
const MAX_ROWS = 100

/**
 * Writes the numbers as one JSON document; docs/traffic-file.jsonc has its shape. Replaces an older file when
 * the new one is whole.
 * @param run its signal and deadline end this, since paths may cost much time
 */
export async function writeTrafficFile(
  file: string,
  analytics: Analytics,
  inputs: Inputs,
  runtime: Runtime,
): Promise<void> {
  const { views, signals, pullRequests, requests } = analytics
  const pages = []
  for (const { week, pages: listed } of views.listings)
    for await (const [path, { human, ai, total }] of inTurns(listed, runtime))
      pages.push({ week: week.id, path: scrubLine(path), human, ai, total })
  const document = {
    version: VERSION,
    project: inputs.projectId,
    source: inputs.baseUrl.host,
    requests,
    weeks: views.figures.weeks.map(({ week, totals, missing }) => ({
      ...datesOf(week),
      totals,
      missing: totals === null ? missing : undefined,
    })),
    listings: views.listings.map(({ week, pages: { size }, gap }) => {
      return { week: week.id, pages: size, complete: gap === '', gap: gap || undefined }
    }),
    pages,
    signals: signals && signalsJson(signals, pullRequests),
  }
  const half = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(half, redact(`${JSON.stringify(document)}\n`), { flag: 'wx' })
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true }).catch(() => {})
    throw error
  }
}

function datesOf({ id, dateFrom, dateTo }: Period) {
  return { week: id, dateFrom, dateTo }
}

/**
 * What is undefined is absent from JSON: kinds that were not asked for, and readers' words if we may not show them.
 */
function signalsJson(signals: ReaderSignals, pullRequests: Analytics['pullRequests']) {
  const { period, showTexts } = signals
  const word = (text: string | null) => (showTexts ? text : undefined)
  const termJson = ({ term, searches, clickRate, unclicked, topClickedPage }: SearchTerm) => {
    return { term: word(term), searches, clickRate, unclicked, topClickedPage }
  }
  const groupJson = ({ name, questions, times }: QuestionGroup) => ({ name, questions, times })
  return {
    ...datesOf(period),
    weeks: period.weeks,
    texts: showTexts,
    visitors: readingJson(signals.visitors, ({ last, before, viewsPerPerson }) => {
      return { last, before, viewsPerPerson }
    }),
    searches: readingJson(signals.searches, (figures) => ({
      total: figures.total,
      totalBefore: figures.totalBefore,
      top: listJson(figures.top, termJson),
      unclicked: listJson(figures.unclicked, termJson),
      unclickedSearches: figures.unclickedSearches,
      terms: figures.terms,
      hasMore: figures.hasMore,
    })),
    questions: readingJson(signals.questions, (figures) => ({
      turns: figures.turns,
      unansweredTurns: figures.unansweredTurns,
      unansweredShare: figures.unansweredShare,
      unansweredShareBefore: figures.unansweredShareBefore,
      questions: listJson(figures.questions, (row) => ({ ...row, text: word(row.text) })),
      categories: listJson(figures.categories, groupJson),
      pages: listJson(figures.pages, groupJson),
    })),
    feedback: readingJson(signals.feedback, ({ code, comments, ...figures }) => ({
      thumbsUp: figures.thumbsUp,
      thumbsDown: figures.thumbsDown,
      readMuchLikedLittle: figures.readMuchLikedLittle,
      disliked: listJson(figures.disliked, (row) => row),
      agents: figures.agents,
      code:
        code &&
        listJson(code, (row) => ({ ...row, filename: word(row.filename), lang: word(row.lang) })),
      comments: comments && listJson(comments, ({ path, text }) => ({ path, text: word(text) })),
    })),
    // Titles may say anything.
    pullRequests: readingJson(pullRequests, ({ fates: { refused: _, ...fates } }) => fates),
  }
}

/** The first rows of a list, and how many there are. */
function listJson<Row>(list: readonly Row[], toJson: (row: Row) => object) {
  return { rows: list.slice(0, MAX_ROWS).map(toJson), count: list.length }
}

function readingJson<Figures>(
  reading: Reading<Figures> | undefined,
  toJson: (figures: Figures) => object,
) {
  if (reading?.status !== 'read') return reading && { available: false, missing: reading.why }
  const { value, gap, notes } = reading
  return {
    available: true,
    complete: gap === '',
    gap: gap || undefined,
    notes: notes.length > 0 ? notes : undefined,
    ...toJson(value),
  }
}
