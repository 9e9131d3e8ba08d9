import { setImmediate } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { systemClock } from '../../src/base/clock.ts'
import { createBudget } from '../../src/traffic/budget.ts'
import { createRequester } from '../../src/traffic/requester.ts'

const requester = () =>
  createRequester({
    budget: createBudget(10),
    run: { clock: systemClock, signal: new AbortController().signal, deadlineMs: Infinity },
    log: { info: () => {} },
  })

test('at most four requests are on their way at a time, whoever asks, in the order of asking', async () => {
  const { request } = requester()
  let [open, most] = [0, 0]
  const order: number[] = []
  const asked = Array.from({ length: 20 }, (_, index) =>
    request(async () => {
      order.push(index)
      most = Math.max(most, ++open)
      for (let turn = 0; turn <= index % 3; turn++) await setImmediate()
      open--
      if (index % 5 === 0) throw new Error('failed')
      return index
    }),
  )
  const ends = await Promise.allSettled(asked)
  expect(most).toBe(4)
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
})

test('requests are counted, and the first failure is kept', async () => {
  const each = requester()
  await each.request(async () => 'fine')
  await expect(each.request(() => Promise.reject(new Error('first')))).rejects.toThrow('first')
  await expect(each.request(() => Promise.reject(new Error('second')))).rejects.toThrow('second')
  expect(each.requests).toBe(3)
  expect(each.firstError).toEqual(new Error('first'))
})
