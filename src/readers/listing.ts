import { reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import type { Rows } from '../service/schemas.ts'
import { type Gap, inTurns, partialGap, rowsOf, type Subject } from './reading.ts'

/** One answer with rows of a list. Without `nextCursor`, we go on by offset. */
interface Answer<Row> extends Rows<Row> {
  readonly hasMore: boolean
  readonly nextCursor?: string | null
}

interface ListingOptions<Row> {
  /** What a gap in it is called. */
  readonly subject: Subject
  /** The most rows that the service gives at once. */
  readonly limit: number
  /** Default: as many as it takes. */
  readonly mostRequests?: number | undefined
  ask(rows: { limit: number; offset: number; cursor: string | undefined }): Promise<Answer<Row>>
  add(row: Row): void
}

/** Reads a list, answer by answer, until it ends or there is no sense in asking for more. */
export class Listing<Row> {
  /** Undefined once all rows were read. */
  gap: Gap | undefined
  isAtEnd = false
  readonly #runtime: Runtime
  readonly #options: ListingOptions<Row>
  #requests = 0
  /** Rows. */
  #asked = 0
  #cursor: string | undefined
  /** Rows. */
  #dropped = 0

  constructor(runtime: Runtime, options: ListingOptions<Row>) {
    this.#runtime = runtime
    this.#options = options
    this.#setGap('it was not read')
  }

  /** Reads to the end. @throws as `readNext` */
  async readAll(): Promise<Gap | undefined> {
    while (!this.isAtEnd) await this.readNext()
    return this.gap
  }

  /** Reads one answer. @throws when the first one cannot be read, or holds no list */
  async readNext(): Promise<void> {
    const { limit } = this.#options
    const [offset, cursor] = [this.#asked, this.#cursor]
    this.#requests++
    try {
      const answer = await this.#options.ask({ limit, offset, cursor })
      for await (const row of inTurns(rowsOf(answer), this.#runtime)) this.#options.add(row)
      this.#asked += limit
      this.#dropped += answer.dropped
      this.#cursor = answer.nextCursor ?? undefined
      const next = this.#nextAfter(answer)
      if (next === 'goes on') return
      this.isAtEnd = true
      this.#setGap(next.missing)
    } catch (error) {
      this.isAtEnd = true
      this.#setGap(reasonOf(error))
      if (offset === 0) throw error
    }
  }

  #setGap(why: string | undefined): void {
    const gap = partialGap(this.#options.subject, this.#dropped, why)
    this.gap = gap && this.#asked === 0 ? { ...gap, is: 'not available' } : gap
  }

  /** `missing` is undefined if the list ends whole. */
  #nextAfter({
    nextCursor,
    hasMore,
    rows,
    dropped,
  }: Answer<Row>): 'goes on' | { missing?: string } {
    if (!nextCursor && !hasMore) return {}
    const isEmpty = rows?.length === 0 && dropped === 0
    if (isEmpty && !hasMore) return {}
    if (nextCursor === null || isEmpty)
      return { missing: 'the service says that there are more rows, and does not send them' }
    if (this.#requests < (this.#options.mostRequests ?? Number.POSITIVE_INFINITY)) return 'goes on'
    return { missing: `no more than ${this.#asked.toLocaleString('en')} are read` }
  }
}
