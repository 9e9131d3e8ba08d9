import { expect, test } from '@jest/globals'
import { costOf, MEASURED, serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { complaints, fillAll, fillWithNothing } from '../support/hostile.ts'

test.each([
  ['quotation marks', 250, 2, fillAll(() => '"'.repeat(40_000))],
  ['addresses', 250, 20, fillAll(() => 'http://a:'.repeat(1_000))],
  ['empty rows', 1_000, 0, fillWithNothing('{}')],
  ['deeply nested arrays', 1_000, 0, fillWithNothing('[')],
])('answers full of %s cost less than 5 s and %i MiB', async (_what, mib, rows, onRequest) => {
  const at = await serve({ service: { events: complaints(rows) }, onRequest })
  const { end, folder } = await startStep({
    at,
    nodeArgs: MEASURED,
    event: { name: LABELLED.event, payload: LABELLED.payload },
    inputs: {
      ...{ comment: 'true', context: 'event' },
      ...{ 'traffic-weeks': '2', 'reader-signals': 'true' },
    },
  })
  expect((await end).outputs['pr-number']).toBe('101')
  const { cpuMs, peakMib } = costOf(folder)
  expect(cpuMs).toBeLessThan(5_000)
  expect(peakMib).toBeLessThan(mib)
})
