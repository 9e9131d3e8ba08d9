import type { Run } from '../clock.ts'
import { ActionError } from '../errors.ts'
import { RequestError } from '../http/faults.ts'
import { reasonOf } from '../http/requester.ts'
import type { Rows } from '../service/schemas.ts'
import { sumOf } from './ranking.ts'

/** Something that was read, or why it could not be. */
export type Reading<T> = ({ status: 'read' } & Read<T>) | { status: 'not available'; why: string }

export interface Read<T> {
  value: T
  /** Why the last week's numbers may be too low; empty where they are whole. */
  gap: string
  /** What else could not be read, and why. */
  notes: string[]
}

/** Whatever `read` resolves with. A failure is a result. */
export async function attempt<T>(read: () => Promise<Read<T>>): Promise<Reading<T>> {
  try {
    return { status: 'read', ...(await read()) }
  } catch (error) {
    return { status: 'not available', why: clauseOf(error) }
  }
}

/** The same for the week before, without which the last week stands: its failure is a note. */
export async function attemptBefore<T>(
  read: () => Promise<T>,
): Promise<{ before: T | null; notes: string[] }> {
  try {
    return { before: await read(), notes: [] }
  } catch (error) {
    return { before: null, notes: [`the week before is not available: ${clauseOf(error)}`] }
  }
}

/** A kind's figures; undefined where they are unknown or were not asked for. */
export function figuresIn<T>(reading: Reading<T> | undefined): T | undefined {
  return reading?.status === 'read' ? reading.value : undefined
}

/** Why something failed, as a part of a sentence. */
export function clauseOf(error: unknown): string {
  return reasonOf(error).replace(/\.$/, '')
}

/** The rows of an answer. @throws ActionError when it holds no list */
export function rowsOf<Row>({ rows }: Rows<Row>): Row[] {
  if (rows === null) throw new ActionError("the service's answer has no list")
  return rows
}

/** Why rows may be missing: a reason that the caller knows, and what is wrong with answers. Empty where none are. */
export function describeGap(why: string, answers: ReadonlyArray<Rows<unknown>>): string {
  const unreadable = sumOf(answers, (answer) => answer.unreadable)
  const were = unreadable === 1 ? 'was' : 'were'
  const reasons = [
    why,
    unreadable > 0 && `${unreadable} of the service's rows ${were} not valid and left out`,
    answers.some(({ tooMany }) => tooMany) && 'the service sent more rows than it was asked for',
  ]
  return reasons.filter(Boolean).join('; ')
}

/** How long rows may be worked on before a cancel is heard. */
const LONGEST_WORK_MS = 50

/** Texts are strangers', and may be made to cost much time: a cancel and the deadline are looked at in between. */
export async function* inTurns<Row>(
  rows: Iterable<Row>,
  { clock, signal, deadlineMs }: Run,
): AsyncGenerator<Row, void, undefined> {
  let pausedMs = clock.nowMs()
  for (const row of rows) {
    if (clock.nowMs() - pausedMs >= LONGEST_WORK_MS) {
      await clock.sleep(0, signal)
      pausedMs = clock.nowMs()
    }
    signal.throwIfAborted()
    if (clock.nowMs() >= deadlineMs) throw new ActionError('the time was up; raise timeout-minutes')
    yield row
  }
}

export async function forEachRow<Row>(
  rows: Iterable<Row>,
  run: Run,
  work: (row: Row) => void,
): Promise<void> {
  for await (const row of inTurns(rows, run)) work(row)
}

/** An answer of a list. Without `nextCursor`, offsets lead through the list. */
interface Answer<Row> extends Rows<Row> {
  readonly hasMore: boolean
  readonly nextCursor?: string | null
}

interface ListingOptions<Row> {
  /** The most rows that the service gives at once. */
  readonly limit: number
  /** Default: as many as it takes. */
  readonly mostRequests?: number
  ask(rows: { limit: number; offset: number; cursor: string | undefined }): Promise<Answer<Row>>
  add(row: Row): void
}

/** An answer that was too large to be read is asked for again with this part of its rows. */
const SMALLER = 1 / 4
const FEWEST_ROWS = 10

/** Reads a list from answer to answer, by offset or cursor, to its end or to where asking on makes no sense. */
export class Listing<Row> {
  /** Why rows may be missing, for a person; empty once all were read. */
  gap = 'it was not read'
  private readonly run: Run
  private readonly options: ListingOptions<Row>
  private limit: number
  private requests = 0
  /** Rows. */
  private asked = 0
  private cursor: string | undefined
  private readonly sent = new Set<string | undefined>()
  /** Answers without their rows. */
  private readonly answers: Array<Rows<never>> = []
  private isAtEnd = false

  constructor(run: Run, options: ListingOptions<Row>) {
    this.run = run
    this.options = options
    this.limit = options.limit
  }

  /** Reads to the end. @returns the gap @throws as `readNext` */
  async readAll(): Promise<string> {
    while (!this.isAtEnd) await this.readNext()
    return this.gap
  }

  /** Reads one answer. @throws when the first one cannot be read, or holds no list */
  async readNext(): Promise<void> {
    const { limit, asked: offset, cursor } = this
    this.requests++
    try {
      const answer = await this.options.ask({ limit, offset, cursor })
      await forEachRow(rowsOf(answer), this.run, (row) => this.options.add(row))
      this.asked += limit
      this.answers.push({ ...answer, rows: null })
      this.sent.add(cursor)
      this.cursor = answer.nextCursor ?? undefined
      const end = this.whyEnd(answer)
      if (end !== undefined) this.end(end)
    } catch (error) {
      const { cause } = error instanceof ActionError ? error : {}
      const isTooLarge = cause instanceof RequestError && cause.fault === 'too-large'
      if (isTooLarge && limit > FEWEST_ROWS) {
        this.limit = Math.max(FEWEST_ROWS, Math.floor(limit * SMALLER))
        return this.readNext()
      }
      this.end(clauseOf(error))
      if (offset === 0) throw error
    }
  }

  private end(why: string): void {
    this.isAtEnd = true
    this.gap = describeGap(why, this.answers)
  }

  /** Why the list ends with this answer, empty where all is well; undefined where it goes on. */
  private whyEnd({ nextCursor, hasMore, rows, unreadable }: Answer<Row>): string | undefined {
    if (!nextCursor && !hasMore) return ''
    if (nextCursor === null)
      return 'the service says that there are more rows, and not how to get them'
    if (nextCursor !== undefined && this.sent.has(nextCursor)) return "the service's cursor repeats"
    if (rows?.length === 0 && unreadable === 0)
      return hasMore ? 'the service sent an empty page and says that there are more' : ''
    if (this.requests < (this.options.mostRequests ?? Number.POSITIVE_INFINITY)) return undefined
    return `no more than ${this.asked.toLocaleString('en')} are read`
  }
}
