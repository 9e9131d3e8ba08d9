import { ActionError } from '../errors.ts'
import { type RequestPolicy, reasonOf } from '../http/retry.ts'
import { join, type RichText, richText, trusted, withFullStop } from '../rich-text.ts'
import type { Service } from '../service/api.ts'
import type { Rows } from '../service/schemas.ts'
import type { Week } from './weeks.ts'

/** A missing part. Nothing is put in its place. */
export interface Gap {
  /** `Page views` */
  readonly of: string
  /** `9–15 Nov` */
  readonly when: string
  /** `not available, since the service answered 403` */
  readonly what: RichText
}

export interface AnalyticsReader {
  readonly service: Service
  readonly policy: RequestPolicy
  /** Filled by the reads. */
  readonly gaps: Gap[]
  readonly errors: unknown[]
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
    const what = richText`not available, since ${reasonOf(error)}`
    reader.gaps.push({ of, when: week.label, what })
    return undefined
  }
}

/** One answer of a list. */
export interface RowBatch<Row> extends Rows<Row> {
  readonly hasMore: boolean
  /** Null at the end, or if the rest cannot be asked for. */
  readonly nextCursor: string | null
}

interface ListedRows<Row> {
  readonly rows: readonly Row[]
  /** Whether rows are missing. Then there is a gap, too. */
  readonly isPartial: boolean
}

/** A service may announce more rows for ever. */
const MOST_ANSWERS = 20

/** Reads a list to its end, or as far as it can. Undefined, and a gap, if not even its first answer can be read. */
export function readList<Row>(
  reader: AnalyticsReader,
  of: string,
  week: Week,
  ask: (cursor: string | undefined) => Promise<RowBatch<Row>>,
): Promise<ListedRows<Row> | undefined> {
  return readOrGap(reader, of, week, async () => {
    const rows: Row[] = []
    const reasons: RichText[] = []
    let dropped = 0
    const askForRows = async (cursor?: string) => {
      const answer = await ask(cursor)
      if (answer.rows === null) throw new ActionError(trusted("the service's answer has no list"))
      for (const row of answer.rows) rows.push(row)
      dropped += answer.dropped
      return answer
    }
    let answer = await askForRows()
    for (let answers = 1; ; answers++) {
      if (answer.nextCursor === null || answers === MOST_ANSWERS) break
      try {
        answer = await askForRows(answer.nextCursor)
      } catch (error) {
        reader.errors.push(error)
        reasons.push(reasonOf(error))
        break
      }
    }
    const isCut = answer.hasMore || answer.nextCursor !== null
    if (isCut && reasons.length === 0) reasons.push(trusted('only the first rows are read'))
    if (dropped > 0) reasons.push(richText`${dropped} invalid or unrequested rows were left out`)
    const isPartial = reasons.length > 0
    const what = richText`partial, since ${join(reasons.map(withFullStop))}`
    if (isPartial) reader.gaps.push({ of, when: week.label, what })
    return { rows, isPartial }
  })
}
