import { ActionError } from '../errors.ts'
import { type RequestPolicy, reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import type { Service } from '../service/api.ts'
import type { Rows } from '../service/schemas.ts'

export interface AnalyticsContext extends Runtime {
  readonly service: Service
  readonly policy: RequestPolicy
}

export type CancellationContext = Pick<AnalyticsContext, 'clock' | 'policy'>

/** `Questions`, `9–15 Nov` */
interface GapSubject {
  readonly of: string
  readonly when?: string
}

/** A figure that isn't available is undefined; a partial one is too low. */
export interface DataGap extends GapSubject {
  readonly is: 'not available' | 'partial'
  /** Ends a sentence. */
  readonly why: string
}

/** The JSON file has the same shape, but for lists. */
export type Reading<T> =
  | (T & {
      readonly available: true
      readonly complete: boolean
      readonly gaps: readonly DataGap[]
    })
  | { readonly available: false; readonly gaps: readonly DataGap[] }

/** Never rejects: a failure becomes a gap. */
export async function readWithGaps<T>(
  subject: GapSubject,
  read: (gaps: DataGap[]) => Promise<T>,
): Promise<Reading<T>> {
  const gaps: DataGap[] = []
  const figures = await readOrAddGap(subject, gaps, () => read(gaps))
  if (figures === undefined) return { available: false, gaps }
  const complete = gaps.every((gap) => gap.is !== 'partial')
  return { available: true, complete, gaps, ...figures }
}

/** For figures that the others don't need. Never rejects: any failure becomes a gap, a cancel too. */
export async function readOrAddGap<T>(
  subject: GapSubject,
  gaps: DataGap[],
  read: () => Promise<T>,
) {
  try {
    return await read()
  } catch (error) {
    gaps.push({ ...subject, is: 'not available', why: reasonOf(error) })
    return undefined
  }
}

/** Whether the counts of this subject may be too low. */
export function isPartial(reading: Pick<Reading<unknown>, 'gaps'>, subject: string): boolean {
  return reading.gaps.some((gap) => gap.of === subject && gap.is === 'partial')
}

export const NO_LIST_REASON = "the service's answer has no list"

export function requireRows<Row>(answer: Rows<Row>): Row[] {
  if (answer.rows === null) throw new ActionError(NO_LIST_REASON)
  return answer.rows
}

/** @param others the reason that rows are missing beyond the dropped ones */
export function partialGap(
  subject: GapSubject,
  dropped: number,
  others?: string,
): DataGap | undefined {
  const reasons: string[] = []
  if (others !== undefined) reasons.push(others)
  if (dropped === 1) reasons.push('1 invalid or unrequested row was left out')
  if (dropped > 1) reasons.push(`${dropped} invalid or unrequested rows were left out`)
  if (reasons.length === 0) return undefined
  return { ...subject, is: 'partial', why: reasons.join('; ') }
}

/** One answer of a list. */
export interface RowBatch<Row> extends Rows<Row> {
  readonly hasMore: boolean
  /** Absent in a list that is paged by offset; null at the end, or if it cannot be sent back. */
  readonly nextCursor?: string | null
}

interface List<Row> {
  readonly subject: GapSubject
  readonly limit: number
  readonly mostRequests?: number
  /** An answer that was read before. */
  readonly first?: RowBatch<Row>
  ask(rows: { limit: number; offset: number; cursor: string | undefined }): Promise<RowBatch<Row>>
  add(row: Row): void
}

/**
 * Reads a list to its end, or until the service, the budget or the time ends it.
 * @returns the gap if rows are missing
 * @throws if the first answer can't be read or has no list
 */
export async function forEachRow<Row>(
  context: CancellationContext,
  list: List<Row>,
): Promise<DataGap | undefined> {
  const { subject, limit } = list
  let answers = 0
  let emptyAnswers = 0
  let dropped = 0
  let cursor: string | undefined
  let known = list.first
  for (;;) {
    let answer: RowBatch<Row>
    let rows: Row[]
    try {
      answer = known ?? (await list.ask({ limit, offset: answers * limit, cursor }))
      known = undefined
      rows = requireRows(answer)
      await forEachCancellable(rows, context, (row) => list.add(row))
    } catch (error) {
      if (answers === 0) throw error
      return partialGap(subject, dropped, reasonOf(error))
    }
    answers++
    dropped += answer.dropped
    const isEmpty = rows.length + answer.dropped === 0
    const lastCursor = cursor
    cursor = answer.nextCursor ?? undefined
    if (!answer.hasMore) {
      // It is false, too, if the answer lacks it, so a cursor counts more.
      const leadsOn = cursor !== undefined && !isEmpty
      if (!leadsOn) return partialGap(subject, dropped)
    }
    if (answer.nextCursor === null) return partialGap(subject, dropped, NOT_SENT)
    if (isEmpty) {
      emptyAnswers++
      // Rows may have been removed since the service cut its list into pages, so the first empty one is passed over.
      const isNewCursor = cursor !== undefined && cursor !== lastCursor
      const passesOver = isNewCursor && emptyAnswers === 1
      if (!passesOver) return partialGap(subject, dropped, NOT_SENT)
    }
    if (answers === list.mostRequests) {
      const read = (limit * answers).toLocaleString('en')
      return partialGap(subject, dropped, `only the first ${read} are read`)
    }
  }
}

const NOT_SENT = 'the service announced more rows but did not send them'

const LONGEST_WORK_MS = 50

/** Works on each row, and looks for a cancel and the deadline in between: hostile texts can take long to scrub. */
export async function forEachCancellable<Row>(
  rows: Iterable<Row>,
  context: CancellationContext,
  work: (row: Row) => void,
): Promise<void> {
  const { clock, policy } = context
  let pausedMs = clock.nowMs()
  for (const row of rows) {
    if (clock.nowMs() - pausedMs >= LONGEST_WORK_MS) {
      await clock.sleep(0, policy.signal)
      pausedMs = clock.nowMs()
    }
    policy.signal.throwIfAborted()
    if (clock.nowMs() >= policy.deadlineMs)
      throw new ActionError('the time was up; raise timeout-minutes')
    work(row)
  }
}
