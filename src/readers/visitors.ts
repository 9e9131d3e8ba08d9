import { ActionError } from '../errors.ts'
import type { Step } from '../step.ts'
import { percentChange } from './change.ts'
import { attemptBefore } from './reading.ts'
import { type Period, rangeOf } from './weeks.ts'

export type VisitorFigures = Awaited<ReturnType<typeof readVisitors>>['value']

/**
 * Reads the visitors of a period, and of the one before.
 * @param people views by people in the period; undefined if unknown
 */
export async function readVisitors(
  step: Step,
  period: Period,
  periodBefore: Period,
  people: number | undefined,
) {
  const totalsOf = async (range: Period) => {
    const totals = await step.service.getVisitors(rangeOf(range))
    if (totals === null) throw new ActionError("the service's totals are not valid numbers")
    return totals
  }
  const last = await totalsOf(period)
  const { before, notes } = await attemptBefore(period, () => totalsOf(periodBefore))
  const value = {
    /** The service counts each once, so `total` is not the sum of people and AI assistants. */
    last,
    before,
    /** The change in people. */
    change: percentChange(last.human, before?.human),
    viewsPerPerson: people === undefined || last.human === 0 ? null : people / last.human,
  }
  return { value, gap: '', notes }
}
