import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { shareFairly } from '../../src/agent/fair-shares.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test.each([
  [[10, 10, 10], 30, [10, 10, 10]],
  [[100, 100], 30, [15, 15]],
  [[5, 100, 100], 30, [5, 12, 13]],
  [[0, 100], 30, [0, 30]],
  [[], 30, []],
  [[7], -1, [0]],
])('%j of a room of %j get %j', (wants, total, shares) => {
  expect(shareFairly(wants, total)).toEqual(shares)
})

test('all room is used that is wanted, and nobody gets less than an even share for the sake of another', () => {
  const property = fc.property(
    fc.array(fc.nat(100_000), { maxLength: 8 }),
    fc.nat(200_000),
    (wants, total) => {
      const shares = shareFairly(wants, total)
      expect(sum(shares)).toBe(Math.min(total, sum(wants)))
      const even = Math.floor(total / Math.max(1, wants.length))
      for (const [index, want] of wants.entries()) {
        expect(shares[index]).toBeLessThanOrEqual(want)
        expect(shares[index]).toBeGreaterThanOrEqual(Math.min(want, even))
      }
    },
  )
  fc.assert(property, { numRuns: 2000 })
})
