import type { OutputValues } from '../frame/outputs.ts'
import { figuresIn, isPartial, type Reading } from '../readers/reading.ts'
import { inTenths } from './numbers.ts'
import type { Report } from './read-report.ts'

/** The last week and its signals, for later steps. What was read in part is left out: a script cannot read "at least". */
export function reportOutputs({ weeks, viewsChange, signals }: Report): OutputValues {
  const { visitors, searches, questions, feedback } = signals ?? {}
  const totals = weeks[0]?.totals
  const numbers = {
    'human-views': totals?.human,
    'ai-views': totals?.ai,
    'total-views': totals?.total,
    'total-views-change': typeof viewsChange === 'number' ? inTenths(viewsChange) : undefined,
    visitors: figuresIn(visitors)?.last.human,
    'unclicked-searches': wholeFiguresIn(searches, 'Searches')?.unclickedSearches,
    'unanswered-questions': wholeFiguresIn(questions, 'Questions')?.questions.count,
    'thumbs-down': wholeFiguresIn(feedback, 'Votes')?.thumbsDown,
  }
  return Object.fromEntries(
    Object.entries(numbers).map(([name, number]) => [name, number?.toString()]),
  )
}

function wholeFiguresIn<T>(reading: Reading<T> | undefined, subject: string): T | undefined {
  return isPartial(reading, subject) ? undefined : figuresIn(reading)
}
