import { expect, jest, test } from '@jest/globals'
import { Cancelled } from '../../src/errors.ts'
import { addReport } from '../../src/make-report.ts'
import { trusted } from '../../src/rich-text.ts'
import { scheduled } from '../support/events.ts'
import { RecordingLog } from '../support/runtime.ts'

/* The page of each report has a fault here, which shows when the page is joined to the job's. */

const page = await import('../../src/report/report-page.ts')
jest.unstable_mockModule('../../src/report/report-page.ts', () => ({
  ...page,
  pageOfReport: (...report: Parameters<typeof page.pageOfReport>) => ({
    ...page.pageOfReport(...report),
    get sections(): never {
      throw new Error('an unexpected mistake')
    },
  }),
}))
const { runStep } = await import('../support/flow.ts')

test.each([
  ['is made after the job', { prompt: 'Fix it.', 'traffic-weeks': '1' }],
  ['was made for the prompt', { context: 'signals', prompt: 'Fix it.', 'traffic-weeks': '1' }],
])('a defect of this action in a report that %s is a warning', async (_when, inputs) => {
  const end = await runStep({ ...scheduled(), inputs })
  expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
  expect(end.outputs['pr-link']).toMatch(/^https:/)
  expect(end.summary).toContain('The docs agent opened a pull request')
  expect(end.log).toContainEqual(expect.stringMatching(/^warning: .*"an unexpected mistake"/))
})

test('a report that is cancelled is none', async () => {
  const log = new RecordingLog()
  const cancel = () => Promise.reject(new Cancelled(trusted('cancelled by SIGINT')))
  expect([await addReport(log, 'the result', cancel), log.lines]).toEqual(['the result', []])
})
