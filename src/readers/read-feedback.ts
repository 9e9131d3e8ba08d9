import type { FeedbackRow, FeedbackSource, PageFeedbackRow } from '../service/reader-signals.ts'
import { reasonOf } from '../traffic/requester.ts'
import { daysOf, type Week } from '../traffic/weeks.ts'
import { addVotes, type FeedbackReading } from './feedback.ts'
import {
  askOnce,
  attempt,
  describeUnreadable,
  joinReasons,
  type Listing,
  type Read,
  type Reading,
  readListing,
  readOf,
  rowsOf,
} from './listing.ts'
import type { SignalsRequest } from './signal-queries.ts'
import { addWritten, type WrittenRow } from './written.ts'

/** The most rows that the service gives at once. */
const MOST_PAGES = 100
const MOST_FEEDBACK = 100
/** Of one source. A report shows 25, and questions need requests too. */
const MOST_OF_SOURCE = 500

/** What was dealt with is not asked for again. */
const OPEN = 'pending,in_progress'

/** Votes by page, and where words may be shown what was written. Rejects where the votes cannot be had. */
export async function readFeedback(request: SignalsRequest): Promise<Read<FeedbackReading>> {
  const all = await readByPage(request)
  const agents = await attempt(() => readAgents(request))
  const code = await attempt(() => readSnippets(request))
  const comments = await attempt(() =>
    readComments(
      request,
      all.value.some((page) => page.total > 0),
    ),
  )
  return {
    value: {
      pages: all.value,
      agents: orNull(agents),
      code: orNull(code)?.pages ?? null,
      snippets: orNull(code)?.written ?? null,
      comments: orNull(comments),
    },
    gap: all.gap,
    notes: [
      ...notesOn('feedback of AI agents', agents),
      ...notesOn('complaints about code', code),
      ...notesOn('comments', comments),
    ],
  }
}

function orNull<T>(reading: Reading<T>): T | null {
  return reading.status === 'read' ? reading.value : null
}

function notesOn(what: string, reading: Reading<unknown>): string[] {
  if (reading.status === 'not available') return [`${what}: not available, since ${reading.why}`]
  return reading.gap === '' ? [] : [`${what}: partial, since ${reading.gap}`]
}

async function readByPage({
  week,
  queries,
  allowance,
}: SignalsRequest): Promise<Read<PageFeedbackRow[]>> {
  // An agent's feedback is recorded as unhelpful, and is no vote of a person's.
  const rows = { limit: MOST_PAGES, source: 'contextual', status: OPEN } as const
  const ask = (range: Pick<Week, 'dateFrom' | 'dateTo'>) =>
    askOnce(allowance, () => queries.getFeedbackByPage(range, rows))
  const whole = await ask(week)
  const ofWeek = rowsOf(whole)
  if (!whole.hasMore) return readOf(ofWeek, { gap: describeUnreadable(whole.unreadable) })
  // The order is not documented, so these need not be the worst. A day has fewer pages, and counts add up.
  const pages = new Map<string, PageFeedbackRow>()
  const cut: string[] = []
  let unreadable = whole.unreadable
  let stop = ''
  for (const day of daysOf(week)) {
    try {
      const answer = await ask(day)
      for (const row of rowsOf(answer)) pages.set(row.path, addVotes(row, pages.get(row.path)))
      unreadable += answer.unreadable
      if (answer.hasMore) cut.push(day.dateFrom)
    } catch (error) {
      stop = reasonOf(error)
      break
    }
  }
  for (const row of ofWeek) pages.set(row.path, row)
  const days =
    cut.length === 0 ? '' : `on ${cut.join(', ')} more than ${MOST_PAGES} pages got votes`
  return readOf([...pages.values()], {
    gap: joinReasons(describeUnreadable(unreadable), days, stop.replace(/\.$/, '')),
  })
}

/** Where agents sent feedback; their words are dropped. The counts by page tell of votes and code alone. */
async function readAgents(request: SignalsRequest): Promise<Read<Map<string, string>>> {
  const pages = new Map<string, string>()
  const gap = await readSource(request, 'agent', ({ id, path }) => {
    pages.set(id, path)
  })
  return readOf(pages, { gap })
}

/** Where snippets got complaints, and where words may be shown which snippets. */
async function readSnippets(
  request: SignalsRequest,
): Promise<Read<{ pages: Map<string, string>; written: Map<string, WrittenRow> | null }>> {
  const pages = new Map<string, string>()
  const written = new Map<string, WrittenRow>()
  const gap = await readSource(request, 'code_snippet', (row) => {
    pages.set(row.id, row.path)
    if (request.showTexts) addWritten(written, row)
  })
  return readOf({ pages, written: request.showTexts ? written : null }, { gap })
}

async function readComments(
  request: SignalsRequest,
  isThereAny: boolean,
): Promise<Read<Map<string, WrittenRow> | null>> {
  // What may not be shown is not read, and what is not there costs no request.
  if (!request.showTexts) return readOf(null)
  const written = new Map<string, WrittenRow>()
  if (!isThereAny) return readOf(written)
  const gap = await readSource(request, 'contextual', (row) => addWritten(written, row))
  return readOf(written, { gap })
}

/** @returns why rows may be missing; empty where none are */
function readSource(
  request: SignalsRequest,
  source: FeedbackSource,
  add: (row: FeedbackRow) => void,
): Promise<string> {
  const listing: Listing<FeedbackRow> = {
    limit: MOST_FEEDBACK,
    mostRows: MOST_OF_SOURCE,
    ask: (rows) => request.queries.getFeedback(request.week, { ...rows, source, status: OPEN }),
    add,
  }
  return readListing(listing, request)
}
