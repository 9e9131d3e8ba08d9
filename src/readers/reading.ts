import { ActionError } from '../errors.ts'
import { reasonOf } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'
import type { Runtime } from '../runtime.ts'
import type { Service } from '../service/api.ts'
import type { Rows } from '../service/schemas.ts'

/** Those who read figures need the service, and the step's time and log. */
export interface Session extends Runtime {
  readonly service: Service
  /** Of all their requests. */
  readonly stage: Stage
}

/** What ends long work on rows. */
export type Turns = Pick<Session, 'clock' | 'stage'>

/** What a gap is in: `Questions` of `9–15 Nov`. */
export interface Subject {
  readonly of: string
  /** Undefined if it is of no certain week. */
  readonly when?: string
}

/** Something that is unknown or known in part, and why. The figure itself is then undefined, or too low. */
export interface Gap extends Subject {
  readonly is: 'not available' | 'partial'
  /** The end of a sentence. */
  readonly why: string
}

/** A signal's figures, or why there are none. In the JSON file, it has the same form. */
export type Reading<T> =
  | (T & { readonly available: true; readonly complete: boolean; readonly gaps: readonly Gap[] })
  | { readonly available: false; readonly gaps: readonly Gap[] }

/** A list as the JSON file has it. */
export interface List<Row> {
  readonly rows: readonly Row[]
  /** How many there are, if the rows are only the first of them. */
  readonly count: number
}

export function listOf<Row>(rows: readonly Row[]): List<Row> {
  return { rows, count: rows.length }
}

/**
 * Turns a failure into a result.
 * @param read adds to the gaps what is missing in the figures
 */
export async function attempt<T>(
  subject: Subject,
  read: (gaps: Gap[]) => Promise<T>,
): Promise<Reading<T>> {
  const gaps: Gap[] = []
  const figures = await attemptPart(subject, gaps, () => read(gaps))
  if (figures === undefined) return { available: false, gaps }
  return { available: true, complete: gaps.every(({ is }) => is !== 'partial'), gaps, ...figures }
}

/** Reads a part without which the others stand: a failure is a gap. */
export async function attemptPart<T>(
  subject: Subject,
  gaps: Gap[],
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    gaps.push({ ...subject, is: 'not available', why: reasonOf(error) })
    return undefined
  }
}

/** A signal's figures; undefined if they are unknown, or not asked for. */
export function figuresIn<T>(reading: Reading<T> | undefined): T | undefined {
  return reading?.available ? reading : undefined
}

/** Whether the numbers of a subject may be too low. */
export function isPartial(reading: Reading<unknown> | undefined, subject: string): boolean {
  return reading?.gaps.some(({ of, is }) => of === subject && is === 'partial') ?? false
}

/** The rows of an answer. @throws ActionError when it holds no list */
export function rowsOf<Row>({ rows }: Rows<Row>): Row[] {
  if (rows === null) throw new ActionError("the service's answer has no list")
  return rows
}

/**
 * What is missing of a list; undefined if nothing is.
 * @param dropped how many rows the parser dropped
 * @param why other rows are missing
 */
export function partialGap(subject: Subject, dropped: number, why?: string): Gap | undefined {
  const were = dropped === 1 ? 'was' : 'were'
  const left = `${dropped} of the service's rows ${were} left out, not valid or more than asked for`
  const all = [why, dropped > 0 ? left : undefined].filter((reason) => reason !== undefined)
  return all.length === 0 ? undefined : { ...subject, is: 'partial', why: all.join('; ') }
}

/** How long we work on rows before we look for a cancel. */
const LONGEST_WORK_MS = 50

/** Yields rows, and looks for a cancel and the deadline in between: strangers' texts may cost much time. */
export async function* inTurns<Row>(
  rows: Iterable<Row>,
  { clock, stage: { signal, endsMs } }: Turns,
): AsyncGenerator<Row, void, undefined> {
  let pausedMs = clock.nowMs()
  for (const row of rows) {
    if (clock.nowMs() - pausedMs >= LONGEST_WORK_MS) {
      await clock.sleep(0, signal)
      pausedMs = clock.nowMs()
    }
    signal.throwIfAborted()
    if (clock.nowMs() >= endsMs) throw new ActionError('the time was up; raise timeout-minutes')
    yield row
  }
}
