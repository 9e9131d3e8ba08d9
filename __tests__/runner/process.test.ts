import { afterEach, expect, jest, test } from '@jest/globals'
import { failOnCrash } from '../../src/runner/process.ts'

const before = process.listeners('uncaughtException')
afterEach(() => {
  jest.restoreAllMocks()
  for (const listener of process.listeners('uncaughtException'))
    if (!before.includes(listener)) process.off('uncaughtException', listener)
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
