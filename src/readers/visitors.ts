import { ActionError } from '../errors.ts'
import { attempt, attemptPart, type Session } from './reading.ts'
import type { Period } from './weeks.ts'

export function readVisitors({ service, stage }: Session, period: Period, periodBefore: Period) {
  const subjectOf = ({ label }: Period) => ({ of: 'Visitors', when: label })
  const totalsOf = async (range: Period) => {
    const totals = await service.getVisitors(range, stage)
    if (totals === null) throw new ActionError("the service's totals are not valid numbers")
    return totals
  }
  return attempt(subjectOf(period), async (gaps) => {
    const last = await totalsOf(period)
    const before = await attemptPart(subjectOf(periodBefore), gaps, () => totalsOf(periodBefore))
    return { last, before }
  })
}
