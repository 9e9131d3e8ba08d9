import { expect, test } from '@jest/globals'
import { demoReaders } from '../../simulator/readers.ts'
import { report } from '../support/readers.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

/** A report on the demo's readers. */
const reportOnDemo = () =>
  report({}, { weeks: 2, service: { events: demoReaders(new VirtualClock()) } })

test('in the demo’s last week, the page on a release soars, and another falls', async () => {
  const read = await reportOnDemo()
  const [last, before] = [read.pages?.pages, read.pagesBefore?.pages]
  const times = (path: string) => (last?.get(path)?.human ?? 0) / (before?.get(path)?.human ?? 0)
  expect(times('/guides/migrate-to-v2')).toBeGreaterThan(4)
  expect(times('/pricing')).toBeLessThan(0.6)
})
