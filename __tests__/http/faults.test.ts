import { expect, test } from '@jest/globals'
import { faultOfStatus, RequestError } from '../../src/http/faults.ts'

test.each([
  [100, 'rejected'],
  [199, 'rejected'],
  [200, undefined],
  [201, undefined],
  [299, undefined],
  [300, 'redirect'],
  [301, 'redirect'],
  [303, 'see-other'],
  [304, 'rejected'],
  [308, 'redirect'],
  [400, 'rejected'],
  [401, 'rejected'],
  [407, 'proxy'],
  [408, 'server-error'],
  [409, 'server-error'],
  [418, 'rejected'],
  [429, 'rate-limited'],
  [499, 'rejected'],
  [500, 'server-error'],
  [524, 'server-error'],
])('status %i is the fault %j', (status, fault) => {
  expect(faultOfStatus(status)).toBe(fault)
})

test('a failed request tells its fault and cause, and no advice unless there is one', () => {
  const cause = new Error('below')
  const error = new RequestError('empty', 'nothing came', { cause })
  expect(error).toMatchObject({ name: 'RequestError', fault: 'empty', advice: '', cause })
  expect(error.status).toBeUndefined()
})
