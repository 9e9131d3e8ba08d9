import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { runStep } from '../support/flow.ts'
import { REPORT_SCENES } from '../support/report-scenes.ts'

/* Whole summaries as files: a diff shows what people see. */

test.each(Object.keys(REPORT_SCENES))(
  'the summary equals %s.md, which UPDATE=1 npm test -- summary rewrites',
  async (name) => {
    const file = `__tests__/report/${name}.md`
    const { summary } = await runStep(REPORT_SCENES[name] ?? {})
    if (process.env.UPDATE) writeFileSync(file, summary)
    expect(summary).toBe(readFileSync(file, 'utf8'))
  },
)
