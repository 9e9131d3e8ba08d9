import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { demoGitHub } from '../../simulator/demo.ts'
import { scheduled } from '../support/events.ts'
import { runStep } from '../support/flow.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

/* Whole summaries as files, so that a diff shows what people see. `UPDATE=1 npm test -- summary` writes them anew. */

test.each([
  ['busy-week.md', false, '8'],
  ['quiet-week.md', true, '1'],
])('the summary is %s: UPDATE=1 npm test -- summary writes it anew', async (name, quiet, weeks) => {
  const file = `__tests__/report/${name}`
  const { summary } = await runStep({
    ...scheduled(),
    service: { quiet },
    github: demoGitHub(new VirtualClock()),
    inputs: { 'traffic-weeks': weeks, 'reader-signals': 'all' },
  })
  if (process.env.UPDATE) writeFileSync(file, summary)
  expect(summary).toBe(readFileSync(file, 'utf8'))
})
