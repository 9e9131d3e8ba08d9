import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Visit } from '../../simulator/analytics.ts'
import { refuse } from '../../simulator/http/answer.ts'
import { scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { BEFORE, view, WEEK_MS } from '../support/readers.ts'
import { VirtualClock } from '../support/runtime.ts'

/* Whole summaries as files: a diff shows what people see. */

/** The newest week first. */
function weekly(...weeks: Array<[people: number, assistants: number]>): Visit[] {
  return weeks.flatMap(([people, assistants], back) =>
    view('/', people, assistants).map((visit) => ({
      ...visit,
      timeMs: visit.timeMs - back * WEEK_MS,
    })),
  )
}

function weeks(count: number, visits?: Visit[]): Flow {
  const events = visits && { service: { events: { visits } } }
  return { ...scheduled(), ...events, inputs: { 'traffic-weeks': `${count}` } }
}

const withSignals = (flow: Flow): Flow => ({
  ...flow,
  inputs: { ...flow.inputs, 'reader-signals': 'true' },
})

const REPORT_SCENES: Record<string, Flow> = {
  'busy-week': withSignals(weeks(8)),
  'quiet-week': { ...withSignals(weeks(1)), service: { quiet: true } },
  'four-weeks': weeks(4),
  'a-year': weeks(53),
  'unreadable-week': {
    ...weeks(4),
    onRequest: ({ query }) => (query.get('dateFrom') === BEFORE ? refuse(403, 'No.') : undefined),
  },
  'opposite-ways': weeks(2, weekly([18, 550], [40, 300], [35, 280])),
  'small-numbers': weeks(2, weekly([3, 4], [1, 0])),
  'nothing-recorded': { ...withSignals(weeks(2, [])), service: { events: {} } },
  'no-assistants': weeks(2, weekly([120, 0], [100, 0])),
  'seven-digits': weeks(
    3,
    weekly([2_345_678, 1_234_567], [1_106_453, 1_239_526], [1_101_020, 1_010_101], [999_999, 9]),
  ),
  'new-year': { ...weeks(4), clock: new VirtualClock('2027-01-13T09:00:00Z') },
}

test.each(Object.keys(REPORT_SCENES))(
  'the summary equals %s.md, which UPDATE=1 npm test -- summary rewrites',
  async (name) => {
    const file = `__tests__/report/${name}.md`
    const { summary } = await runStep(REPORT_SCENES[name] ?? {})
    if (process.env.UPDATE) writeFileSync(file, summary)
    expect(summary).toBe(readFileSync(file, 'utf8'))
  },
)
