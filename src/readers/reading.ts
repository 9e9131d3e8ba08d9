import { ActionError } from '../errors.ts'
import { reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import type { Rows } from '../service/schemas.ts'
import type { Period } from './weeks.ts'

/** Something that we read, or why we could not. */
export type Reading<T> = ({ status: 'read' } & Read<T>) | { status: 'not available'; why: string }

export interface Read<T> {
  value: T
  /** Why the numbers may be too low; '' if they are whole. */
  gap: string
  /** What else could not be read, and why. */
  notes: string[]
}

/** Turns a failure into a result. */
export async function attempt<T>(read: () => Promise<Read<T>>): Promise<Reading<T>> {
  try {
    return { status: 'read', ...(await read()) }
  } catch (error) {
    return { status: 'not available', why: reasonOf(error) }
  }
}

/** The same for the weeks before: the last ones stand without them, so a failure is a note. */
export async function attemptBefore<T>(
  { beforeInWords, weeks }: Period,
  read: () => Promise<T>,
): Promise<{ before: T | null; notes: string[] }> {
  try {
    return { before: await read(), notes: [] }
  } catch (error) {
    return {
      before: null,
      notes: [`${beforeInWords} ${weeks === 1 ? 'is' : 'are'} not available: ${reasonOf(error)}`],
    }
  }
}

/** A kind's figures; undefined if they are unknown, or not asked for. */
export function figuresIn<T>(reading: Reading<T> | undefined): T | undefined {
  return reading?.status === 'read' ? reading.value : undefined
}

/** Why a kind's numbers may be too low; '' if they are whole, or unknown. */
export function gapIn(reading: Reading<unknown> | undefined): string {
  return reading?.status === 'read' ? reading.gap : ''
}

/**
 * What is missing, and why: sentences of plain text, without readers' words.
 * @param when the time that they are of, or ''
 */
export function describeMissing(
  readings: ReadonlyArray<readonly [name: string, reading: Reading<unknown> | undefined]>,
  when = '',
): string[] {
  const ofWhen = when && ` (${when})`
  const failed: Array<{ name: string; why: string }> = []
  const incomplete: string[] = []
  for (const [name, reading] of readings) {
    if (reading?.status === 'not available') failed.push({ name, why: reading.why })
    if (reading?.status !== 'read') continue
    if (reading.gap !== '') incomplete.push(`${name}${ofWhen}: partial, since ${reading.gap}.`)
    incomplete.push(...reading.notes.map((note) => `${name}: ${note}.`))
  }
  const together = [...Map.groupBy(failed, ({ why }) => why)].map(([why, kinds]) => {
    const names = kinds.map(({ name }) => name).join(', ')
    return `${names}${ofWhen}: not available, since ${why}.`
  })
  return [...together, ...incomplete]
}

/** The rows of an answer. @throws ActionError when it holds no list */
export function rowsOf<Row>({ rows }: Rows<Row>): Row[] {
  if (rows === null) throw new ActionError("the service's answer has no list")
  return rows
}

/** Why rows may be missing: the caller's reason, and how many the parser dropped; '' if none are. */
export function describeGap(why: string, dropped: number): string {
  const were = dropped === 1 ? 'was' : 'were'
  const left = `${dropped} of the service's rows ${were} left out, not valid or more than asked for`
  return [why, dropped > 0 && left].filter(Boolean).join('; ')
}

/** How long we work on rows before we look for a cancel. */
const LONGEST_WORK_MS = 50

/** Yields rows, and looks for a cancel and the deadline in between: strangers' texts may cost much time. */
export async function* inTurns<Row>(
  rows: Iterable<Row>,
  { clock, signal, deadlineMs }: Runtime,
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
