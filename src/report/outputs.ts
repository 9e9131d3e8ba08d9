import type { OutputValues } from '../frame/outputs.ts'
import { figuresIn, isPartial } from '../readers/reading.ts'
import { inTenths } from './numbers.ts'
import type { Report } from './read-report.ts'

/** The last week and its signals, for later steps. What was read in part is left out: a script cannot read "at least". */
export function reportOutputs({ weeks, viewsChange, signals }: Report): OutputValues {
  const { visitors, searches, questions, feedback } = signals ?? {}
  const totals = weeks[0]?.totals
  const whole = (number: number | undefined, isLow: boolean) => (isLow ? undefined : number)
  const numbers = {
    'human-views': totals?.human,
    'ai-views': totals?.ai,
    'total-views': totals?.total,
    'total-views-change': typeof viewsChange === 'number' ? inTenths(viewsChange) : undefined,
    visitors: figuresIn(visitors)?.last.human,
    'unclicked-searches': whole(
      figuresIn(searches)?.unclickedSearches,
      isPartial(searches, 'Searches'),
    ),
    'unanswered-questions': whole(
      figuresIn(questions)?.questions.count,
      isPartial(questions, 'Questions'),
    ),
    'thumbs-down': whole(figuresIn(feedback)?.thumbsDown, isPartial(feedback, 'Votes')),
  }
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, number?.toString()]),
  )
}
