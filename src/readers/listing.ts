import type { Run } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import type { Rows } from '../service/fields.ts'
import type { CursorRows } from '../service/reader-signals.ts'
import { type Allowance, describeSpent } from '../traffic/budget.ts'
import { isTooLarge, reasonOf, TIME_IS_UP } from '../traffic/requester.ts'

/** Something that was read. */
export interface Read<T> {
  value: T
  /** Why the last week's numbers may be too low; empty where they are whole. */
  gap: string
  /** What else could not be had, and why. */
  notes: string[]
}

/** What became of reading something. */
export type Reading<T> = ({ status: 'read' } & Read<T>) | { status: 'not available'; why: string }

/** Whatever `read` resolves with. A failure is a result. */
export async function attempt<T>(read: () => Promise<Read<T>>): Promise<Reading<T>> {
  try {
    return { status: 'read', ...(await read()) }
  } catch (error) {
    return { status: 'not available', why: reasonOf(error).replace(/\.$/, '') }
  }
}

/** The same for the week before, without which the last week stands: its failure is a note. */
export async function attemptBefore<T>(
  read: () => Promise<T>,
): Promise<{ value: T | null; notes: string[] }> {
  const reading = await attempt(async () => readOf(await read()))
  if (reading.status === 'read') return reading
  return { value: null, notes: [`the week before is not available: ${reading.why}`] }
}

export function readOf<T>(value: T, { gap = '', notes = [] }: Partial<Read<T>> = {}): Read<T> {
  return { value, gap, notes }
}

/** @throws ActionError when no request is left */
export async function askOnce<T>(allowance: Allowance, ask: () => Promise<T>): Promise<T> {
  if (!allowance.take()) throw new ActionError(describeSpent(allowance))
  return ask()
}

/** The rows of an answer. @throws ActionError when it holds no list */
export function rowsOf<Row>({ rows }: Rows<Row>): Row[] {
  if (rows === null) throw new ActionError("the service's answer has no list")
  return rows
}

/** `3 of the service's rows were not valid and are left out`; empty for none. */
export function describeUnreadable(rows: number): string {
  if (rows === 0) return ''
  return `${rows} of the service's rows ${rows === 1 ? 'was' : 'were'} not valid and left out`
}

/** Reasons as one; empty ones are left out. */
export function joinReasons(...reasons: string[]): string {
  return reasons.filter(Boolean).join('; ')
}

export const EMPTY_PAGE = 'the service sent an empty page and says that there are more'

/** Asked again with this part of its rows where an answer was too large to be read. */
const SMALLER = 1 / 4
const FEWEST_ROWS = 10
/** How long rows may be worked on before a cancel is heard. */
const LONGEST_WORK_MS = 50

export interface Listing<Row> {
  /** The most rows that the service gives at once. */
  limit: number
  /** The most rows to ask for in all. Default: as many as there are. */
  mostRows?: number
  ask(rows: { limit: number; cursor: string | undefined }): Promise<CursorRows<Row>>
  add(row: Row): void
}

/**
 * Reads a listing from answer to answer, to its end or to where nothing speaks for asking again.
 * @returns why rows may be missing; empty where none are
 * @throws when the first answer cannot be had, or holds no list
 */
export async function readListing<Row>(
  listing: Listing<Row>,
  { allowance, run }: { allowance: Allowance; run: Run },
): Promise<string> {
  const { ask, add, mostRows = Number.POSITIVE_INFINITY } = listing
  const sent = new Set<string | undefined>()
  let { limit } = listing
  let asked = 0
  let unreadable = 0
  let cursor: string | undefined
  let end: string | undefined
  while (end === undefined) {
    try {
      const answer = await askOnce(allowance, () => ask({ limit, cursor }))
      await addOneByOne(rowsOf(answer), { add, run })
      unreadable += answer.unreadable
      asked += limit
      sent.add(cursor)
      cursor = answer.nextCursor ?? undefined
      end = whyEnd(answer, sent)
      if (asked >= mostRows) end ??= `no more than ${mostRows} are read`
    } catch (error) {
      if (isTooLarge(error) && limit > FEWEST_ROWS)
        limit = Math.max(FEWEST_ROWS, Math.floor(limit * SMALLER))
      else if (asked === 0) throw error
      else end = reasonOf(error)
    }
  }
  return joinReasons(end.replace(/\.$/, ''), describeUnreadable(unreadable))
}

/** Texts are strangers', and may be made to cost much time: a cancel and the deadline are looked at in between. */
async function addOneByOne<Row>(
  rows: Row[],
  { add, run: { clock, signal, deadlineMs } }: { add(row: Row): void; run: Run },
): Promise<void> {
  let pausedMs = clock.nowMs()
  for (const row of rows) {
    if (clock.nowMs() - pausedMs >= LONGEST_WORK_MS) {
      await clock.sleep(0, signal)
      pausedMs = clock.nowMs()
    }
    if (clock.nowMs() >= deadlineMs) throw new ActionError(TIME_IS_UP)
    add(row)
  }
}

/** Why a listing ends with this answer, empty where all is well; undefined where it goes on. */
function whyEnd<Row>(
  { nextCursor, hasMore, rows, unreadable }: CursorRows<Row>,
  sent: ReadonlySet<string | undefined>,
): string | undefined {
  if (nextCursor === null)
    return hasMore ? 'the service says that there are more rows, and not how to get them' : ''
  if (sent.has(nextCursor)) return "the service's cursor repeats"
  if (rows?.length !== 0 || unreadable > 0) return undefined
  return hasMore ? EMPTY_PAGE : ''
}
