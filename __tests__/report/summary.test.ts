import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import type { Visit } from '../../simulator/analytics.ts'
import { refuse } from '../../simulator/http/answer.ts'
import { scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'
import { BEFORE } from '../support/readers.ts'

/* Whole summaries as files: a diff shows what people see. */

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
  'a-year': weeks(53),
  'unreadable-week': {
    ...weeks(4),
    onRequest: ({ query }) => (query.get('dateFrom') === BEFORE ? refuse(403, 'No.') : undefined),
  },
  'nothing-recorded': { ...withSignals(weeks(2, [])), service: { events: {} } },
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
