import { expect, test } from '@jest/globals'
import { FAILABLE_OUTCOMES, failsStep, OUTCOME_NAMES } from '../../src/base/outcomes.ts'

test('fail-on chooses among six outcomes', () => {
  expect(FAILABLE_OUTCOMES).toEqual([
    ...['no-pr', 'failed', 'archived', 'timed-out'],
    ...['preview-failed', 'publish-failed'],
  ])
  for (const outcome of FAILABLE_OUTCOMES) {
    expect([failsStep(outcome, new Set([outcome])), failsStep(outcome, new Set())]).toEqual([
      true,
      false,
    ])
  }
})

test('what is not chosen fails the step always or never', () => {
  const all = new Set<string>(OUTCOME_NAMES)
  const failing = (failOn: Set<string>) =>
    OUTCOME_NAMES.filter((outcome) => failsStep(outcome, failOn))
  expect(failing(new Set())).toEqual(['cancelled', 'error'])
  expect(failing(all)).toEqual([
    ...['no-pr', 'failed', 'archived', 'timed-out', 'cancelled'],
    ...['preview-failed', 'publish-failed', 'error'],
  ])
})
