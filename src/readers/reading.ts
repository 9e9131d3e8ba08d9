import { ActionError } from '../errors.ts'
import { reasonOf } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'
import type { Runtime } from '../runtime.ts'
import type { Service } from '../service/api.ts'
import type { Rows } from '../service/schemas.ts'

export interface Session extends Runtime {
  readonly service: Service
  readonly stage: Stage
}

export type Turns = Pick<Session, 'clock' | 'stage'>

/** `Questions`, `9–15 Nov` */
export interface Subject {
  readonly of: string
  readonly when?: string
}

/** A figure that isn't available is undefined; a partial one is too low. */
export interface Gap extends Subject {
  readonly is: 'not available' | 'partial'
  /** Ends a sentence. */
  readonly why: string
}

/** The JSON file has the same shape, but for lists. */
export type Reading<T> =
  | (T & { readonly available: true; readonly complete: boolean; readonly gaps: readonly Gap[] })
  | { readonly available: false; readonly gaps: readonly Gap[] }

/** Never rejects: a failure becomes a gap. */
export async function attempt<T>(
  subject: Subject,
  read: (gaps: Gap[]) => Promise<T>,
): Promise<Reading<T>> {
  const gaps: Gap[] = []
  const figures = await attemptPart(subject, gaps, () => read(gaps))
  if (figures === undefined) return { available: false, gaps }
  return { available: true, complete: gaps.every(({ is }) => is !== 'partial'), gaps, ...figures }
}

/** For figures that the others don't need. Never rejects. */
export async function attemptPart<T>(subject: Subject, gaps: Gap[], read: () => Promise<T>) {
  try {
    return await read()
  } catch (error) {
    gaps.push({ ...subject, is: 'not available', why: reasonOf(error) })
    return undefined
  }
}

export function figuresIn<T>(reading: Reading<T> | undefined): T | undefined {
  return reading?.available ? reading : undefined
}

/** Whether the counts of this subject may be too low. */
export function isPartial({ gaps }: Pick<Reading<unknown>, 'gaps'>, subject: string): boolean {
  return gaps.some((gap) => gap.of === subject && gap.is === 'partial')
}

export function rowsOf<Row>({ rows }: Rows<Row>): Row[] {
  if (rows === null) throw new ActionError("the service's answer has no list")
  return rows
}

/** @param why the reason that other rows are missing */
export function partialGap(subject: Subject, dropped: number, why?: string): Gap | undefined {
  const rows = dropped === 1 ? 'row was' : 'rows were'
  const left = `${dropped} invalid or unrequested ${rows} left out`
  const all = [why, dropped > 0 ? left : undefined].filter((reason) => reason !== undefined)
  return all.length === 0 ? undefined : { ...subject, is: 'partial', why: all.join('; ') }
}

const LONGEST_WORK_MS = 50

/** Checks for a cancel and the deadline between rows: hostile texts can take long to scrub. */
export async function* inTurns<Row>(
  rows: Iterable<Row>,
  { clock, stage: { signal, deadlineMs } }: Turns,
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
