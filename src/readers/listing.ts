import { ActionError } from '../errors.ts'
import { RequestError } from '../http/faults.ts'
import { reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import type { Rows } from '../service/schemas.ts'
import { describeGap, inTurns, rowsOf } from './reading.ts'

/** One answer with rows of a list. Without `nextCursor`, we go on by offset. */
interface Answer<Row> extends Rows<Row> {
  readonly hasMore: boolean
  readonly nextCursor?: string | null
}

interface ListingOptions<Row> {
  /** The most rows that the service gives at once. */
  readonly limit: number
  /** Default: as many as it takes. */
  readonly mostRequests?: number | undefined
  ask(rows: { limit: number; offset: number; cursor: string | undefined }): Promise<Answer<Row>>
  add(row: Row): void
}

/** If an answer is too large to read, we ask for this part of its rows. */
const SMALLER = 1 / 4
const FEWEST_ROWS = 10

/** Reads a list, answer by answer, until it ends or there is no sense in asking for more. */
export class Listing<Row> {
  /** Why rows may be missing; '' once all were read. */
  gap = 'it was not read'
  isAtEnd = false
  readonly #runtime: Runtime
  readonly #options: ListingOptions<Row>
  #limit: number
  #requests = 0
  /** Rows. */
  #asked = 0
  #cursor: string | undefined
  readonly #sent = new Set<string | undefined>()
  /** Rows. */
  #dropped = 0

  constructor(runtime: Runtime, options: ListingOptions<Row>) {
    this.#runtime = runtime
    this.#options = options
    this.#limit = options.limit
  }

  /** Reads to the end. @returns the gap @throws as `readNext` */
  async readAll(): Promise<string> {
    while (!this.isAtEnd) await this.readNext()
    return this.gap
  }

  /** Reads one answer. @throws when the first one cannot be read, or holds no list */
  async readNext(): Promise<void> {
    const [limit, offset, cursor] = [this.#limit, this.#asked, this.#cursor]
    this.#requests++
    try {
      const answer = await this.#options.ask({ limit, offset, cursor })
      for await (const row of inTurns(rowsOf(answer), this.#runtime)) this.#options.add(row)
      this.#asked += limit
      this.#dropped += answer.dropped
      this.#sent.add(cursor)
      this.#cursor = answer.nextCursor ?? undefined
      const end = this.#whyEnd(answer)
      if (end !== undefined) this.#end(end)
    } catch (error) {
      const { cause } = error instanceof ActionError ? error : {}
      const isTooLarge = cause instanceof RequestError && cause.fault === 'too-large'
      if (isTooLarge && limit > FEWEST_ROWS) {
        this.#limit = Math.max(FEWEST_ROWS, Math.floor(limit * SMALLER))
        return this.readNext()
      }
      this.#end(reasonOf(error))
      if (offset === 0) throw error
    }
  }

  #end(why: string): void {
    this.isAtEnd = true
    this.gap = describeGap(why, this.#dropped)
  }

  /** Why the list ends with this answer, '' if it is whole; undefined if it goes on. */
  #whyEnd({ nextCursor, hasMore, rows, dropped }: Answer<Row>): string | undefined {
    if (!nextCursor && !hasMore) return ''
    if (nextCursor === null)
      return 'the service says that there are more rows, but not how to get them'
    if (nextCursor !== undefined && this.#sent.has(nextCursor))
      return "the service's cursor repeats"
    if (rows?.length === 0 && dropped === 0)
      return hasMore ? 'the service sent an empty page and says that there are more' : ''
    if (this.#requests < (this.#options.mostRequests ?? Number.POSITIVE_INFINITY)) return undefined
    return `no more than ${this.#asked.toLocaleString('en')} are read`
  }
}
