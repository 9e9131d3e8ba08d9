import { ActionError } from '../base/errors.ts'
import type { SignalKind } from '../base/signal-kinds.ts'
import type { Counts } from '../service/page-views.ts'
import type { Turn } from '../service/reader-signals.ts'
import type { Week } from '../traffic/weeks.ts'
import type { FeedbackReading } from './feedback.ts'
import {
  askOnce,
  attempt,
  attemptBefore,
  describeUnreadable,
  EMPTY_PAGE,
  joinReasons,
  type Read,
  type Reading,
  readListing,
  rowsOf,
} from './listing.ts'
import { addTurn, newTally, type QuestionTally } from './questions.ts'
import { readFeedback } from './read-feedback.ts'
import type { SearchReading } from './searches.ts'
import type { SignalsRequest } from './signal-queries.ts'

/** The most rows that the service gives at once. */
const MOST_SEARCHES = 100
const MOST_TURNS = 1000

interface VisitorReading {
  last: Counts
  before: Counts | null
}

interface QuestionReading {
  last: QuestionTally
  before: QuestionTally | null
}

/** What was read, of each kind that was asked for. */
export interface SignalReadings {
  week: Week
  weekBefore: Week
  visitors: Reading<VisitorReading> | undefined
  searches: Reading<SearchReading> | undefined
  questions: Reading<QuestionReading> | undefined
  feedback: Reading<FeedbackReading> | undefined
}

/**
 * Reads the last complete week's signals, and of the week before what a change is told against. Never
 * rejects: each kind fails alone.
 *
 * Visitors and searches cost a request for each of the two weeks; questions one for 1,000 of each week;
 * feedback one (eight where more than 100 pages got votes), one for 100 pieces that agents sent, one for 100
 * complaints about code, and where words may be shown one for 100 comments.
 */
export async function readSignals(request: SignalsRequest): Promise<SignalReadings> {
  const { week, weekBefore, kinds } = request
  const ifAsked = async <T>(
    kind: SignalKind,
    read: (from: SignalsRequest) => Promise<Read<T>>,
  ): Promise<Reading<T> | undefined> => (kinds.has(kind) ? attempt(() => read(request)) : undefined)
  const [visitors, searches, feedback] = await Promise.all([
    ifAsked('visitors', readVisitors),
    ifAsked('searches', readSearches),
    ifAsked('feedback', readFeedback),
  ])
  // Questions may need any number of requests, so they get what the others leave.
  const questions = await ifAsked('questions', readQuestions)
  return { week, weekBefore, visitors, searches, questions, feedback }
}

async function readVisitors(request: SignalsRequest): Promise<Read<VisitorReading>> {
  const { queries, allowance } = request
  const totalsOf = async (week: Week) => {
    const rows = { limit: 1, offset: 0 }
    const totals = await askOnce(allowance, () => queries.getVisitors(week, rows))
    if (totals === null) throw new ActionError("the service's totals are not valid numbers")
    return totals
  }
  const last = await totalsOf(request.week)
  const before = await attemptBefore(() => totalsOf(request.weekBefore))
  return { value: { last, before: before.value }, gap: '', notes: before.notes }
}

async function readSearches(request: SignalsRequest): Promise<Read<SearchReading>> {
  const { queries, allowance } = request
  const searchesOf = (week: Week, limit: number) =>
    askOnce(allowance, () => queries.getSearches(week, { limit }))
  // The terms searched most come first, so the first rows are those that matter.
  const last = await searchesOf(request.week, MOST_SEARCHES)
  const rows = rowsOf(last)
  const before = await attemptBefore(
    async () => (await searchesOf(request.weekBefore, 1)).totalSearches,
  )
  const { totalSearches: total, hasMore, unreadable } = last
  const stop = hasMore && rows.length === 0 ? EMPTY_PAGE : ''
  return {
    value: { rows, total, totalBefore: before.value, hasMore },
    gap: joinReasons(describeUnreadable(unreadable), stop),
    notes: before.notes,
  }
}

async function readQuestions(request: SignalsRequest): Promise<Read<QuestionReading>> {
  const { queries } = request
  const readTurns = (week: Week, add: (turn: Turn) => void) =>
    readListing(
      { limit: MOST_TURNS, ask: (rows) => queries.getConversations(week, rows), add },
      request,
    )
  const last = newTally()
  const gap = await readTurns(request.week, (turn) => addTurn(last, turn))
  // The share of a part of the questions cannot be compared.
  if (gap !== '') return { value: { last, before: null }, gap, notes: [] }
  const before = await attemptBefore(async () => {
    const tally = newTally()
    const missing = await readTurns(request.weekBefore, (turn) =>
      addTurn(tally, turn, { numbersOnly: true }),
    )
    if (missing !== '') throw new ActionError(missing)
    return tally
  })
  return { value: { last, before: before.value }, gap, notes: before.notes }
}
