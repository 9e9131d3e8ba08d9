import { EFFECT_WEEKS, WEEKS_A_BLOCK } from '../thresholds.ts'
import { completeWeeks, type DateRange, rangeOf, type Week } from '../weeks.ts'

/** Blocks are counted from this Monday, the same for everybody and for ever. */
const FIRST_BLOCK_MS = Date.UTC(2024, 0, 1)
const BLOCK_MS = WEEKS_A_BLOCK * 7 * 86_400_000

/** The weeks of a verdict, each window with the newest first. They end with the newest complete block. */
export interface Windows extends Record<keyof typeof EFFECT_WEEKS, Window> {
  /** When the next block is complete: until then, the windows are these. `YYYY-MM-DD` */
  next: string
}

interface Window extends DateRange {
  weeks: readonly Week[]
}

export function windowsAt(now: Date): Windows {
  const endMs = FIRST_BLOCK_MS + Math.floor((now.getTime() - FIRST_BLOCK_MS) / BLOCK_MS) * BLOCK_MS
  const weeks = completeWeeks(EFFECT_WEEKS.before.first, new Date(endMs))
  const windowOf = (name: keyof typeof EFFECT_WEEKS): Window => {
    const { first, last } = EFFECT_WEEKS[name]
    const inside = weeks.slice(last - 1, first)
    const [newest, oldest] = [inside[0], inside.at(-1)]
    if (newest === undefined || oldest === undefined) throw new Error('a window has weeks')
    return { weeks: inside, ...rangeOf(oldest, newest) }
  }
  return {
    before: windowOf('before'),
    leftOut: windowOf('leftOut'),
    change: windowOf('change'),
    after: windowOf('after'),
    next: new Date(endMs + BLOCK_MS).toISOString().slice(0, 10),
  }
}
