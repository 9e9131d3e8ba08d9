import { expect, test } from '@jest/globals'
import { isKnownStatus, isTerminal, outcomeOf } from '../../src/agent/outcome.ts'

test.each([
  ['completed', true, 'pr-opened'],
  ['completed', false, 'no-pr'],
  ['archived', true, 'pr-opened'],
  ['archived', false, 'archived'],
  ['failed', true, 'failed'],
  ['failed', false, 'failed'],
  ['active', true, 'timed-out'],
  ['active', false, 'timed-out'],
  ['unheard-of', false, 'timed-out'],
  ['constructor', false, 'timed-out'],
] as const)(
  'S9, S10: a job last seen %s, with a pull request: %j, is %s',
  (status, hasPullRequest, outcome) => {
    expect(outcomeOf({ status }, hasPullRequest)).toBe(outcome)
  },
)

test.each([
  ['active', true, false],
  ['completed', true, true],
  ['archived', true, true],
  ['failed', true, true],
  ['constructor', false, false],
])('%s is known: %j, and terminal: %j', (status, known, terminal) => {
  expect([isKnownStatus(status), isTerminal({ status })]).toEqual([known, terminal])
})
