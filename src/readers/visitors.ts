import { ActionError } from '../errors.ts'
import type { Counts } from '../service/schemas.ts'
import { attempt, attemptPart, type Session, type Subject } from './reading.ts'
import type { Signal } from './signal.ts'
import type { Period } from './weeks.ts'

interface VisitorFigures {
  readonly last: Counts
  readonly before: Counts | undefined
}

/**
 * Each person is counted once in a period. `report/describe.ts` makes the report's first sentence of these figures; they
 * show nothing that readers missed.
 */
export const visitors: Signal<VisitorFigures> = {
  findsProblems: false,
  needsManyRequests: false,
  rank: 4,

  async read(session, { period, periodBefore }) {
    const reading = await attempt(subjectOf(period), async (gaps) => {
      const last = await readVisitors(session, period)
      const before = await attemptPart(subjectOf(periodBefore), gaps, () =>
        readVisitors(session, periodBefore),
      )
      return { last, before }
    })
    return () => reading
  },

  describe({ last }) {
    return {
      isRecorded: last.total > 0,
      isLow: false,
      findings: [],
      number: last.human,
      losses: [],
      lists: [],
      quotesReaders: false,
    }
  },
}

function subjectOf(period: Period): Subject {
  return { of: 'Visitors', when: period.label }
}

async function readVisitors({ service, stage }: Session, period: Period): Promise<Counts> {
  const totals = await service.getVisitors(period, stage)
  if (totals === null) throw new ActionError("the service's totals are not valid numbers")
  return totals
}
