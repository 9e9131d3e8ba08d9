import { expect, test } from '@jest/globals'
import {
  FAILABLE_OUTCOMES,
  failsStep,
  isKnownStatus,
  isTerminal,
  OUTCOMES,
  type Outcome,
  outcomeOf,
} from '../../src/agent/outcome.ts'

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

test('fail-on chooses among four outcomes', () => {
  expect(FAILABLE_OUTCOMES).toEqual(['no-pr', 'failed', 'archived', 'timed-out'])
  for (const outcome of FAILABLE_OUTCOMES) {
    expect([failsStep(outcome, new Set([outcome])), failsStep(outcome, new Set())]).toEqual([
      true,
      false,
    ])
  }
})

test('what is not chosen fails the step always or never', () => {
  const all = new Set<string>(Object.keys(OUTCOMES))
  const failing = (failOn: Set<string>) =>
    (Object.keys(OUTCOMES) as Outcome[]).filter((outcome) => failsStep(outcome, failOn))
  expect(failing(new Set())).toEqual(['cancelled', 'error'])
  expect(failing(all)).toEqual(['no-pr', 'failed', 'archived', 'timed-out', 'cancelled', 'error'])
})
