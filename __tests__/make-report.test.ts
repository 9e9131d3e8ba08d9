import { expect, test } from '@jest/globals'
import { Cancelled } from '../src/errors.ts'
import { addReport } from '../src/make-report.ts'
import { RecordingLog } from './support/recording-log.ts'

test.each([
  [
    new Error('boom'),
    ['warning: The report is missing. Unexpected error, a defect of this action: "boom".'],
  ],
  [new Cancelled('cancelled by SIGINT'), []],
])('a report that ends with %s leaves the result as it was', async (thrown, warnings) => {
  const log = new RecordingLog()
  const result = await addReport(log, 'the result', () => Promise.reject(thrown))
  expect(result).toBe('the result')
  const warned = log.lines.filter((line) => line.startsWith('warning: '))
  expect(warned).toEqual(warnings.map((words) => expect.stringContaining(words)))
})
