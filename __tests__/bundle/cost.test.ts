import { expect, test } from '@jest/globals'
import { costOf, MEASURED, serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { fillAll, fillWithNothing } from '../support/full-answers.ts'

const SIGNALS = 'visitors, searches, questions, feedback'

test.each([
  ['text of quotes', fillAll({ text: () => '"'.repeat(40_000), rows: 2 })],
  ['addresses', fillAll({ text: () => 'http://a:'.repeat(1_000), rows: 20 })],
  ['rows of nothing', fillWithNothing('{}')],
  ['deep nesting', fillWithNothing('[')],
])('D14: %s in all answers costs less than 5 s of CPU and 250 MiB', async (_what, onRequest) => {
  const at = await serve({ onRequest })
  const { end, folder } = await startStep({
    ...{ at, nodeArgs: MEASURED, event: { name: LABELLED.event, payload: LABELLED.payload } },
    inputs: {
      ...{ comment: 'true', context: 'event', preview: 'true', 'traffic-file': 'numbers.json' },
      ...{ 'traffic-weeks': '2', 'reader-signals': SIGNALS, 'reader-texts': 'show' },
    },
  })
  expect((await end).outputs['pr-number']).toBe('101')
  const { cpuMs, peakMib } = costOf(folder)
  expect(cpuMs).toBeLessThan(5_000)
  expect(peakMib).toBeLessThan(250)
})
