import { afterEach, expect, jest, test } from '@jest/globals'
import { Cancelled } from '../../src/errors.ts'
import { failOnCrash, listenForCancellation } from '../../src/runner/process.ts'

const before = new Map(
  ['SIGINT', 'SIGTERM', 'uncaughtException'].map((name) => [
    name,
    process.listeners(name as 'exit'),
  ]),
)
afterEach(() => {
  jest.restoreAllMocks()
  for (const [name, listeners] of before)
    for (const listener of process.listeners(name as 'exit'))
      if (!listeners.includes(listener)) process.off(name, listener)
})

test('R1, R2: a signal aborts once, with the signal that came first', () => {
  const signal = listenForCancellation()
  process.emit('SIGTERM')
  process.emit('SIGINT')
  expect(signal.reason).toEqual(new Cancelled('cancelled by SIGTERM'))
})

test('R9: a crash is reported, and ends the process even if that fails', () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
  const reported: unknown[] = []
  failOnCrash((thrown) => {
    reported.push(thrown)
    throw new Error('the disk is full')
  })
  const crash = new Error('crash')
  expect(() => process.emit('uncaughtException', crash)).toThrow('the disk is full')
  expect(reported).toEqual([crash])
  expect(exit).toHaveBeenCalledWith(1)
})
