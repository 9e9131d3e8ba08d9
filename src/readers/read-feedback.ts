import type { FeedbackRow, FeedbackSource, PageFeedbackRow } from '../service/reader-signals.ts'
import type { FeedbackReading } from './feedback.ts'
import {
  askOnce,
  attempt,
  describeUnreadable,
  type Read,
  type Reading,
  readListing,
  rowsOf,
  whole,
} from './listing.ts'
import type { SignalsRequest } from './signal-queries.ts'
import { addWritten, type WrittenRow } from './written.ts'

/** The most rows that the service gives at once. */
const MOST_PAGES = 100
const MOST_FEEDBACK = 100

/** Votes by page, and where words may be shown what was written. Rejects where the votes cannot be had. */
export async function readFeedback(request: SignalsRequest): Promise<Read<FeedbackReading>> {
  const all = await readByPage(request)
  const agents = await attempt(() => readByPage(request, 'agent'))
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

async function readByPage(
  { week, queries, allowance }: SignalsRequest,
  source?: FeedbackSource,
): Promise<Read<PageFeedbackRow[]>> {
  const rows = { limit: MOST_PAGES, ...(source && { source }) }
  const answer = await askOnce(allowance, () => queries.getFeedbackByPage(week, rows))
  const reasons = [
    describeUnreadable(answer.unreadable),
    answer.hasMore ? `the service tells of no more than ${MOST_PAGES} pages` : '',
  ]
  return { value: rowsOf(answer), gap: reasons.filter(Boolean).join('; '), notes: [] }
}

type WrittenReading = Reading<Map<string, WrittenRow> | null>

async function readWritten(
  { week, showTexts, queries, allowance }: SignalsRequest,
  { source, isThereAny }: { source: FeedbackSource; isThereAny: boolean },
): Promise<WrittenReading> {
  // What may not be shown is not read, and what is not there costs no request.
  if (!showTexts) return { status: 'read', ...whole(null) }
  const written = new Map<string, WrittenRow>()
  if (!isThereAny) return { status: 'read', ...whole(written) }
  const listing = {
    limit: MOST_FEEDBACK,
    ask: (rows: { limit: number; cursor: string | undefined }) =>
      queries.getFeedback(week, { ...rows, source }),
    add: (rows: FeedbackRow[]) => addWritten(written, rows),
  }
  return attempt(async () => ({
    value: written,
    gap: await readListing(listing, allowance),
    notes: [],
  }))
}
