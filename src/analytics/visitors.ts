import { ActionError } from '../errors.ts'
import type { Step } from '../step.ts'
import { percentChange } from './change.ts'
import { attemptBefore } from './reading.ts'
import { rangeOf, type Week } from './weeks.ts'

export type VisitorFigures = Awaited<ReturnType<typeof readVisitors>>['value']

/**
 * Reads the visitors of two weeks.
 * @param people the last week's views by people; undefined if unknown
 */
export async function readVisitors(
  step: Step,
  week: Week,
  weekBefore: Week,
  people: number | undefined,
) {
  const totalsOf = async (range: Week) => {
    const totals = await step.service.getVisitors(rangeOf(range))
    if (totals === null) throw new ActionError("the service's totals are not valid numbers")
    return totals
  }
  const last = await totalsOf(week)
  const { before, notes } = await attemptBefore(() => totalsOf(weekBefore))
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
