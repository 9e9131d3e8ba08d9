import { ActionError } from '../errors.ts'
import { maskKeysAndMail } from '../mask.ts'
import { trusted } from '../rich-text.ts'
import type { AssistantQuestion, FeedbackRow, SearchRow } from '../service/schemas.ts'
import { compareTexts, largestFirst, percentOf } from './numbers.ts'
import { toPagePath } from './page-path.ts'
import { type AnalyticsReader, readList, readOrGap } from './reading.ts'
import { lastWeek, type Week } from './weeks.ts'

/*
 * Signals: what readers did, and what they missed. Each is read for the last complete week and for the one before, as a
 * count with its rows, the worst first. What is said of them is in `missed.ts`.
 */

export interface ReaderSignals {
  /** Undefined if they could not be read. */
  readonly visitors: Signal | undefined
  /** Those that could be read, in the order of the report. */
  readonly missed: ReadonlyArray<MissedKind & Signal>
  /** By readers whom a page did not help, the newest first; empty if their words may not be shown. */
  readonly comments: readonly Comment[]
  /** Undefined if readers' words may be shown. */
  readonly whyHidden: string | undefined
}

interface Figures {
  /** The number of visitors, of different questions, of all searches without a click, or of all thumbs down. */
  readonly count: number
  /** Whether a part of the list is missing, so that the count may be too low. */
  readonly isPartial: boolean
  /** The worst first. Visitors have no rows. */
  readonly rows: readonly MissedRow[]
}

export interface Signal extends Figures {
  /** The count of the week before; undefined if that is not known in full, or cannot be compared. */
  readonly before: number | undefined
}

interface MissedKind {
  readonly kind: 'questions' | 'searches' | 'votes'
  readonly label: string
  /** Heads the list, for people and for the agent. */
  readonly title: string
  /** Fewer rows are not worth an agent job. */
  readonly least: number
}

export interface MissedRow {
  /** A reader's, masked, for the agent, and for members of the organization alone. Undefined for a page's votes. */
  readonly words: string | undefined
  /** Undefined if it is not known. */
  readonly page: string | undefined
  /** The number of times that readers asked, searched or voted in vain. */
  readonly times: number
  /** `asked 2 times` */
  readonly tally: string
}

type Comment = Pick<MissedRow, 'words' | 'page'>

type ReadFigures = (reader: AnalyticsReader, week: Week) => Promise<Figures | undefined>

const MISSED: ReadonlyArray<MissedKind & { readonly read: ReadFigures }> = [
  {
    kind: 'questions',
    label: 'Questions without an answer',
    title: 'Questions that the assistant could not answer',
    // One or two may have no answer in any docs.
    least: 3,
    read: readQuestions,
  },
  {
    kind: 'searches',
    label: 'Searches without a click',
    title: 'Search terms that are rarely clicked',
    least: 1,
    read: readSearches,
  },
  {
    kind: 'votes',
    label: 'Thumbs down',
    title: 'Pages with two or more thumbs down',
    least: 1,
    read: readVotes,
  },
]

/** @param whyHidden undefined if readers' words may be shown */
export async function readSignals(
  reader: AnalyticsReader,
  now: Date,
  whyHidden: string | undefined,
): Promise<ReaderSignals> {
  const counting = readSignal(reader, now, readVisitors)
  const listing = MISSED.map(async ({ read, ...kind }) => {
    const signal = await readSignal(reader, now, read)
    return signal && { ...kind, ...signal }
  })
  let commenting: Promise<Comment[]> | undefined
  if (whyHidden === undefined) commenting = readComments(reader, lastWeek(now))
  const [visitors, listed, comments = []] = await Promise.all([
    counting,
    Promise.all(listing),
    commenting,
  ])
  return { visitors, missed: listed.filter((each) => each !== undefined), comments, whyHidden }
}

async function readSignal(
  reader: AnalyticsReader,
  now: Date,
  read: ReadFigures,
): Promise<Signal | undefined> {
  const figures = await read(reader, lastWeek(now))
  if (figures === undefined) return undefined
  // Teams have had a week more to resolve earlier feedback, which then does not count.
  if (read === readVotes) return { ...figures, before: undefined }
  const earlier = await read(reader, lastWeek(now, 1))
  let before: number | undefined
  if (earlier?.isPartial === false) before = earlier.count
  return { ...figures, before }
}

/** Each person is counted once. */
function readVisitors(reader: AnalyticsReader, week: Week) {
  return readOrGap(reader, 'Visitors', week, async () => {
    const totals = await reader.service.getVisitors(week, reader.policy)
    if (totals === null)
      throw new ActionError(trusted("the service's totals are not valid numbers"))
    return { count: totals.human, isPartial: false, rows: [] }
  })
}

/* Questions that the docs' assistant could not answer. */

/** The service's limit. */
const TURNS_PER_REQUEST = 1000

async function readQuestions(reader: AnalyticsReader, week: Week) {
  const listed = await readList<AssistantQuestion>(reader, 'Questions', week, (cursor) =>
    reader.service.getConversations(week, { limit: TURNS_PER_REQUEST, cursor }, reader.policy),
  )
  if (listed === undefined) return undefined
  // Turns share their conversation's ID, and rows shift between answers.
  const unanswered = new Map<string, AssistantQuestion>()
  for (const turn of listed.rows) {
    // The service counts clarifying questions as answers, whatever their status.
    const asksBack = turn.responseType === 'clarifying_question'
    if (turn.resolutionStatus !== 'unanswered' || asksBack) continue
    unanswered.set(JSON.stringify([turn.id, turn.timestamp, turn.query]), turn)
  }
  const rows: MissedRow[] = []
  const alike = Map.groupBy(unanswered.values(), (turn) => normalForm(maskKeysAndMail(turn.query)))
  for (const turns of alike.values()) {
    const pages = turns.flatMap((turn) => turn.pageUrl ?? [])
    let tally = `asked ${turns.length} times`
    if (turns.length === 1) tally = 'asked once'
    rows.push({
      words: mostFrequent(turns.map((turn) => maskKeysAndMail(turn.query))),
      page: mostFrequent(pages.map(toPagePath)),
      times: turns.length,
      tally,
    })
  }
  return { count: rows.length, isPartial: listed.isPartial, rows: worstFirst(rows) }
}

/* Searches without a click. */

/** The service's limit; it lists the most frequent terms. */
const MOST_TERMS = 100
const NO_MORE = { hasMore: false, nextCursor: null }
/** A term below it is rarely clicked. Usually, half of all searches lead to a click. */
const MIN_CLICK_RATE = 0.1
/** A rarer term may identify the person who typed it. */
const MIN_SEARCHES = 3

async function readSearches(reader: AnalyticsReader, week: Week) {
  const listed = await readList<SearchRow>(reader, 'Searches', week, async () => {
    const answer = await reader.service.getSearches(week, { limit: MOST_TERMS }, reader.policy)
    return { ...answer, ...NO_MORE }
  })
  if (listed === undefined) return undefined
  const mostFirst = listed.rows.toSorted((a, b) => b.hits - a.hits)
  let count = 0
  const rows: MissedRow[] = []
  const alike = Map.groupBy(mostFirst, (row) => normalForm(maskKeysAndMail(row.searchQuery)))
  for (const spellings of alike.values()) {
    let searches = 0
    let unclicked = 0
    for (const row of spellings) {
      searches += row.hits
      // The service gives only a rate; searches are whole numbers.
      unclicked += Math.round(row.hits * (1 - row.ctr / 100))
    }
    count += unclicked
    const clicks = searches - unclicked
    if (searches < MIN_SEARCHES || clicks >= searches * MIN_CLICK_RATE) continue
    let clicked = `${Math.round(percentOf(clicks, searches))}%`
    if (clicks === 0) clicked = 'never'
    rows.push({
      // The most frequent spelling.
      words: maskKeysAndMail(spellings[0]?.searchQuery ?? ''),
      page: undefined,
      times: unclicked,
      tally: `searched ${searches.toLocaleString('en')} times, ${clicked} clicked`,
    })
  }
  return { count, isPartial: listed.isPartial, rows: worstFirst(rows) }
}

/* Thumbs down, and what readers wrote with them. */

/** The service's limit. There is no cursor for pages, so counts may be too low. */
const MOST_FEEDBACK_ROWS = 100
/** Each vote has exactly one source, so the counts add up. */
const VOTE_SOURCES = ['contextual', 'thumbs_only'] as const
/** One negative vote may be an accident. */
const MIN_THUMBS_DOWN = 2

async function readVotes(reader: AnalyticsReader, week: Week) {
  const votes = new Map<string, { all: number; down: number }>()
  let isPartial = false
  for (const source of VOTE_SOURCES) {
    const query = { limit: MOST_FEEDBACK_ROWS, source }
    const listed = await readList(reader, 'Votes', week, async () => {
      const answer = await reader.service.getFeedbackByPage(week, query, reader.policy)
      return { ...answer, nextCursor: null }
    })
    if (listed === undefined) return undefined
    if (listed.isPartial) isPartial = true
    for (const row of listed.rows) {
      const path = toPagePath(row.path)
      const page = votes.get(path) ?? { all: 0, down: 0 }
      page.all += row.thumbsUp + row.thumbsDown
      page.down += row.thumbsDown
      votes.set(path, page)
    }
  }
  let count = 0
  const rows: MissedRow[] = []
  for (const [page, { all, down }] of votes) {
    count += down
    if (down < MIN_THUMBS_DOWN) continue
    const tally = `${down} of ${all} votes down`
    rows.push({ words: undefined, page, times: down, tally })
  }
  return { count, isPartial, rows: worstFirst(rows) }
}

/** The newest hundred. */
async function readComments(reader: AnalyticsReader, week: Week): Promise<Comment[]> {
  const query = { limit: MOST_FEEDBACK_ROWS }
  const listed = await readList<FeedbackRow>(reader, 'Comments', week, async () => {
    const answer = await reader.service.getFeedback(week, query, reader.policy)
    return { rows: answer.rows, dropped: 0, ...NO_MORE }
  })
  const comments: Comment[] = []
  const newestFirst = listed?.rows.toSorted((a, b) => compareTexts(b.createdAt, a.createdAt))
  for (const row of newestFirst ?? []) {
    const written = row.comment?.trim() ?? ''
    if (row.helpful !== false || written === '') continue
    comments.push({ words: maskKeysAndMail(written), page: toPagePath(row.path) })
  }
  return comments
}

function worstFirst(rows: readonly MissedRow[]): MissedRow[] {
  return largestFirst(
    rows,
    (row) => row.times,
    (row) => `${row.words ?? row.page}`,
  )
}

/** In a tie, the first by code unit. */
function mostFrequent(names: readonly string[]): string | undefined {
  const groups = Map.groupBy(names, (name) => name)
  const [most] = largestFirst(
    groups,
    ([, alike]) => alike.length,
    ([name]) => name,
  )
  return most?.[0]
}

/** Spaces and punctuation, but for the dot of `1.12`, and the sign of `C#`. */
const NO_MEANING = /(?!(?<=\d)\.(?=\d)|(?<=[a-z])#)[\p{P}\p{Z}\p{C}\s]/giu

/** Drops case, spaces and punctuation, unless nothing else is left. */
export function normalForm(text: string): string {
  const bare = text.normalize('NFKC').replace(NO_MEANING, '')
  // Upper case first: it merges `ß` with `ss`, and `ς` with `σ`.
  return bare.toUpperCase().toLowerCase() || text
}
