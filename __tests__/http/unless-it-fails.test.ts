import { expect, test } from '@jest/globals'
import { Cancelled } from '../../src/base/errors.ts'
import { RequestError } from '../../src/http/faults.ts'
import { HttpError } from '../../src/http/retry.ts'
import { unlessItFails, unlessNotFound } from '../../src/http/unless-it-fails.ts'

/** A request that ends for good with this status. */
const refusal = (status: number) => async () => {
  const cause = new RequestError('malformed', `answered ${status}`, { status })
  throw new HttpError(`Asking: answered ${status}.`, cause)
}

test('an answer is handed on', async () => {
  expect(await unlessItFails(async () => 7, fail)).toBe(7)
  expect(await unlessNotFound(async () => 7)).toBe(7)
})

test('a failure is undefined, once it was told of', async () => {
  const failures: HttpError[] = []
  expect(await unlessItFails(refusal(403), (error) => failures.push(error))).toBeUndefined()
  expect(failures.map(({ status }) => status)).toEqual([403])
})

test('what is not there is undefined, and any other failure is thrown', async () => {
  expect(await unlessNotFound(refusal(404))).toBeUndefined()
  await expect(unlessNotFound(refusal(403))).rejects.toBeInstanceOf(HttpError)
})

test.each([new Cancelled('cancelled'), new TypeError('a defect')])(
  '%s is no failure of a request, and goes on',
  async (thrown) => {
    await expect(unlessItFails(() => Promise.reject(thrown), fail)).rejects.toBe(thrown)
    await expect(unlessNotFound(() => Promise.reject(thrown))).rejects.toBe(thrown)
  },
)

function fail(): never {
  throw new Error('no failure was expected')
}
