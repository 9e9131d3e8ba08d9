import { expect, test } from '@jest/globals'
import { forEachCancellable } from '../../src/analytics/readings.ts'
import { testRun } from '../support/test-run.ts'

test('long work checks for a cancel every 50 ms, and ends at the deadline', async () => {
  const workUntil = async (ms: number, signal?: AbortSignal, onRow = (_: number) => {}) => {
    const run = testRun({ ms, ...(signal && { signal }) })
    const worked: number[] = []
    const work = forEachCancellable([1, 2, 3, 4, 5, 6, 7, 8, 9], run, (row) => {
      run.clock.advance(20)
      worked.push(row)
      onRow(row)
    })
    return { worked, error: await work.catch(({ message }) => message) }
  }
  const controller = new AbortController()
  const cancel = (row: number) => row === 5 && controller.abort(new Error('SIGTERM'))
  const worked = [1, 2, 3, 4, 5]
  const cancelled = await workUntil(1000, controller.signal, cancel)
  expect(cancelled).toEqual({ worked, error: 'SIGTERM' })
  const error = 'the time was up; raise timeout-minutes'
  expect(await workUntil(100)).toEqual({ worked, error })
})
