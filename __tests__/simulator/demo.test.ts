import { expect, test } from '@jest/globals'
import { demoGitHub } from '../../simulator/demo.ts'
import { demoReaders } from '../../simulator/readers.ts'
import { ALL_SIGNALS, figuresIn, report } from '../support/readers.ts'
import { VirtualClock } from '../support/virtual-clock.ts'

/** A report on the demo's readers. */
const reportOnDemo = () =>
  report(
    {},
    { weeks: 2, signals: ALL_SIGNALS, service: { events: demoReaders(new VirtualClock()) } },
  )

test('in the demo’s last week, the page on a release soars, and another falls', async () => {
  const { listings } = await reportOnDemo()
  const [last, before] = listings.map(({ pages }) => pages)
  const times = (path: string) => (last?.get(path)?.human ?? 0) / (before?.get(path)?.human ?? 0)
  expect(times('/guides/migrate-to-v2')).toBeGreaterThan(4)
  expect(times('/pricing')).toBeLessThan(0.6)
})

test('some visitors of the demo read pages themselves and let an assistant read others', async () => {
  const { signals } = await reportOnDemo()
  const { human, ai, total } = figuresIn(signals, 'visitors')?.last ?? {}
  expect(total).toBeLessThan(Number(human) + Number(ai))
  expect(total).toBeGreaterThan(Number(human))
})

test('each pull request of the demo has a title of its own', () => {
  const titles = demoGitHub(new VirtualClock()).pulls?.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles?.length)
  expect(titles).not.toContain('')
})
