import { countWithNoun, type RichText, richText, trusted } from '../core/result-page.ts'
import { ActionError } from '../errors.ts'
import type { Counts } from '../service/schemas.ts'
import { trendClause } from './numbers-and-lists.ts'
import { type AnalyticsContext, readOrAddGap, readWithGaps } from './readings.ts'
import type { SignalDefinition, SignalOptions } from './signal.ts'
import type { Period } from './weeks.ts'

const VISITORS = 'Visitors'

interface VisitorFigures {
  readonly last: Counts
  readonly before: Counts | undefined
}

/** Each person is counted once in a period. They show nothing that readers missed. */
export const visitors: SignalDefinition<VisitorFigures> = {
  findsProblems: false,
  needsManyRequests: false,
  rank: 4,

  async read(session, options) {
    const { period, periodBefore } = options
    const subject = { of: VISITORS, when: period.label }
    const earlier = { of: VISITORS, when: periodBefore.label }
    const reading = await readWithGaps(subject, async (gaps) => {
      // If this fails, so does the signal. Without the period before, only the change is missing.
      const last = await readVisitors(session, period)
      const before = await readOrAddGap(earlier, gaps, () => readVisitors(session, periodBefore))
      return { last, before }
    })
    return () => reading
  },

  describe(read, options) {
    return {
      isRecorded: read.last.total > 0,
      isLowerBound: false,
      sentence: describePeople(read, options),
      number: read.last.human,
      unmetNeeds: [],
      lists: [],
      quotesReaders: false,
    }
  },
}

async function readVisitors(session: AnalyticsContext, period: Period): Promise<Counts> {
  const totals = await session.service.getVisitors(period, session.policy)
  if (totals === null) throw new ActionError("the service's totals are not valid numbers")
  return totals
}

function describePeople(read: VisitorFigures, options: SignalOptions): RichText {
  const { period } = options
  const now = read.last.human
  const people = countWithNoun(now, 'person', 'people')
  const trend = trendClause(now, read.before?.human, period.beforeInWords)
  // The sentence before says when.
  const isSaid = options.followsViews && period.weeks === 1
  if (isSaid) return richText`${people} visited${trend}.`
  return richText`**${people}** visited ${trusted(period.inWords)}${trend}.`
}
