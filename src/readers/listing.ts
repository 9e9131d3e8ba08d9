import { reasonOf } from '../http/retry.ts'
import type { Rows } from '../service/schemas.ts'
import { type Gap, inTurns, partialGap, rowsOf, type Subject, type Turns } from './reading.ts'

/** Lists without `nextCursor` are paged by offset. */
interface Answer<Row> extends Rows<Row> {
  readonly hasMore: boolean
  readonly nextCursor?: string | null
}

interface ListingOptions<Row> {
  readonly subject: Subject
  readonly limit: number
  readonly mostRequests?: number
  ask(rows: { limit: number; offset: number; cursor: string | undefined }): Promise<Answer<Row>>
  add(row: Row): void
}

export class Listing<Row> {
  #gap: Gap | undefined
  readonly #session: Turns
  readonly #options: ListingOptions<Row>
  #isAtEnd = false
  #answers = 0
  #droppedRows = 0
  #cursor: string | undefined

  constructor(session: Turns, options: ListingOptions<Row>) {
    this.#session = session
    this.#options = options
  }

  /** Known at the end of the list. */
  get gap(): Gap | undefined {
    return this.#gap
  }

  async readAll(): Promise<Gap | undefined> {
    while (!this.#isAtEnd) await this.readNext()
    return this.#gap
  }

  /** @throws if the first answer can't be read or has no list; later failures become the gap */
  async readNext(): Promise<void> {
    const { limit, mostRequests, ask, add } = this.#options
    try {
      const answer = await ask({ limit, offset: this.#answers * limit, cursor: this.#cursor })
      const rows = rowsOf(answer)
      for await (const row of inTurns(rows, this.#session)) add(row)
      this.#answers++
      this.#droppedRows += answer.dropped
      this.#cursor = answer.nextCursor ?? undefined
      const isEmpty = rows.length + answer.dropped === 0
      if (!answer.hasMore && (isEmpty || !answer.nextCursor)) this.#end()
      else if (isEmpty || answer.nextCursor === null)
        this.#end('the service announced more rows but did not send them')
      else if (this.#answers === mostRequests)
        this.#end(`only the first ${(limit * mostRequests).toLocaleString('en')} are read`)
    } catch (error) {
      this.#end(reasonOf(error))
      if (this.#answers === 0) throw error
    }
  }

  #end(why?: string): void {
    this.#isAtEnd = true
    const gap = partialGap(this.#options.subject, this.#droppedRows, why)
    this.#gap = gap && this.#answers === 0 ? { ...gap, is: 'not available' } : gap
  }
}
