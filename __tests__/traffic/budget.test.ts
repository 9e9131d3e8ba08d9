import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createBudget, describeSpent } from '../../src/traffic/budget.ts'

const takeAll = (allowance: { take(): boolean }) => {
  let taken = 0
  while (allowance.take()) taken++
  return taken
}

test('who reserves first is served first, and the rest is for everybody', () => {
  const budget = createBudget(10)
  const weeks = budget.reserve(6)
  const signals = budget.reserve(3)
  expect(takeAll(budget)).toBe(1)
  expect(takeAll(signals)).toBe(3)
  expect(takeAll(weeks)).toBe(6)
  expect(budget.take()).toBe(false)
})

test('a reservation gets no more than there is', () => {
  const budget = createBudget(4)
  expect(takeAll(budget.reserve(3))).toBe(3)
  const late = budget.reserve(3)
  expect(takeAll(late)).toBe(1)
  expect(describeSpent(late)).toBe('the 4 requests of traffic-max-requests were spent')
})

test('all allowances together never give more than the budget, and give all of it', () => {
  const anyReservations = fc.array(fc.nat(30), { maxLength: 5 })
  fc.assert(
    fc.property(fc.nat(100), anyReservations, (most, reservations) => {
      const budget = createBudget(most)
      const allowances = [...reservations.map((count) => budget.reserve(count)), budget]
      const taken = allowances.toReversed().map(takeAll)
      expect(taken.reduce((sum, each) => sum + each, 0)).toBe(most)
    }),
  )
})
