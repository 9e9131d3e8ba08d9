import type { FeedbackRow, FeedbackSource, PageFeedbackRow } from '../service/reader-signals.ts'
import type { FeedbackReading } from './feedback.ts'
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

/** Votes by page, and where words may be shown what was written. Rejects where the votes cannot be had. */
export async function readFeedback(request: SignalsRequest): Promise<Read<FeedbackReading>> {
  const all = await readByPage(request)
  const agents = await attempt(() => readAgents(request))
  const code = await readWritten(request, {
    source: 'code_snippet',
    isThereAny: all.value.some((page) => page.code > 0),
  })
  const comments = await readWritten(request, {
    source: 'contextual',
    isThereAny: all.value.some((page) => page.total > 0),
  })
  return {
    value: {
      pages: all.value,
      agents: orNull(agents),
      snippets: orNull(code),
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
  const rows = { limit: MOST_PAGES }
  const answer = await askOnce(allowance, () => queries.getFeedbackByPage(week, rows))
  const stop = answer.hasMore ? `the service tells of no more than ${MOST_PAGES} pages` : ''
  return readOf(rowsOf(answer), { gap: joinReasons(describeUnreadable(answer.unreadable), stop) })
}

/** Where agents sent feedback; their words are dropped. The counts by page tell of votes and code alone. */
async function readAgents(request: SignalsRequest): Promise<Read<Map<string, string>>> {
  const pages = new Map<string, string>()
  const gap = await readSource(request, 'agent', ({ id, path }) => {
    pages.set(id, path)
  })
  return readOf(pages, { gap })
}

function readWritten(
  request: SignalsRequest,
  { source, isThereAny }: { source: FeedbackSource; isThereAny: boolean },
): Promise<Reading<Map<string, WrittenRow> | null>> {
  return attempt(async () => {
    // What may not be shown is not read, and what is not there costs no request.
    if (!request.showTexts) return readOf(null)
    const written = new Map<string, WrittenRow>()
    if (!isThereAny) return readOf(written)
    const gap = await readSource(request, source, (row) => addWritten(written, row))
    return readOf(written, { gap })
  })
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
    ask: (rows) => request.queries.getFeedback(request.week, { ...rows, source }),
    add,
  }
  return readListing(listing, request)
}
