import { ActionError } from '../errors.ts'
import { type RequestPolicy, reasonOf } from '../http/retry.ts'
import { formatNumber, join, type RichText, richText, trusted } from '../rich-text.ts'
import type { Service } from '../service/api.ts'
import type { Rows } from '../service/schemas.ts'
import type { Week } from './weeks.ts'

/** A missing part, and the reason. Nothing is put in its place. */
export interface Gap {
  /** `Page views` */
  readonly of: string
  /** `9–15 Nov` */
  readonly when: string
  readonly is: 'not available' | 'partial'
  /** Ends a sentence. */
  readonly why: RichText
}

export interface AnalyticsReader {
  readonly service: Service
  readonly policy: RequestPolicy
  /** Filled by the reads. */
  readonly gaps: Gap[]
  readonly errors: unknown[]
}

/** For figures that the report can do without: its gaps are not told. */
export function withoutGaps(reader: AnalyticsReader): AnalyticsReader {
  return { ...reader, gaps: [], errors: [] }
}

/** Undefined, and a gap, if it cannot be read. */
export async function readOrGap<T>(
  reader: AnalyticsReader,
  of: string,
  week: Week,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    reader.errors.push(error)
    const why = reasonOf(error)
    reader.gaps.push({ of, when: week.label, is: 'not available', why })
    return undefined
  }
}

/** One answer of a list. */
export interface RowBatch<Row> extends Rows<Row> {
  readonly hasMore: boolean
  /** Absent in a list that is paged by offset; null at the end, or if it cannot be sent back. */
  readonly nextCursor?: string | null
}

interface Listing<Row> {
  /** `Questions` */
  readonly of: string
  readonly limit: number
  readonly maxRequests?: number
  /** An answer that was read before. */
  readonly first?: RowBatch<Row> | undefined
  ask(query: { limit: number; offset: number; cursor: string | undefined }): Promise<RowBatch<Row>>
}

interface ListedRows<Row> {
  readonly rows: readonly Row[]
  /** Whether rows are missing. Then there is a gap, too. */
  readonly isPartial: boolean
}

const NOT_SENT = trusted('the service announced more rows but did not send them')

/** Reads a list to its end, or as far as it can. Undefined, and a gap, if not even its first answer can be read. */
export function readList<Row>(
  reader: AnalyticsReader,
  week: Week,
  list: Listing<Row>,
): Promise<ListedRows<Row> | undefined> {
  const limit = list.limit
  return readOrGap(reader, list.of, week, async () => {
    const rows: Row[] = []
    const reasons: RichText[] = []
    let dropped = 0
    let answer = list.first ?? (await list.ask({ limit, offset: 0, cursor: undefined }))
    if (answer.rows === null) throw new ActionError(trusted("the service's answer has no list"))
    for (let answers = 1; ; answers++) {
      const batch = answer.rows ?? []
      for (const row of batch) rows.push(row)
      dropped += answer.dropped
      const nextCursor = answer.nextCursor
      const isEmpty = batch.length + answer.dropped === 0
      // `hasMore` is false, too, if the answer lacks it.
      const leadsOn = answer.hasMore || (nextCursor && !isEmpty)
      if (!leadsOn) break
      if (isEmpty || nextCursor === null) {
        reasons.push(NOT_SENT)
        break
      }
      if (answers === list.maxRequests) {
        reasons.push(richText`only the first ${formatNumber(limit * answers)} are read`)
        break
      }
      try {
        answer = await list.ask({ limit, offset: answers * limit, cursor: nextCursor })
      } catch (error) {
        reader.errors.push(error)
        reasons.push(reasonOf(error))
        break
      }
    }
    if (dropped > 0) reasons.push(richText`${dropped} invalid or unrequested rows were left out`)
    const isPartial = reasons.length > 0
    const why = join(reasons, trusted('; '))
    if (isPartial) reader.gaps.push({ of: list.of, when: week.label, is: 'partial', why })
    return { rows, isPartial }
  })
}
