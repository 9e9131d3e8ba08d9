import { expect, test } from '@jest/globals'
import { isFailure, isKnownStatus, isTerminal, outcomeOf } from '../../src/builds/verdict.ts'

const PREVIEW = { kind: 'preview', branch: 'words' } as const
const PUBLICATION = { kind: 'publication' } as const

test.each([
  ['success', 'previewed', 'published', true],
  ['failure', 'preview-failed', 'publish-failed', true],
  ['queued', 'timed-out', 'timed-out', false],
  ['in_progress', 'timed-out', 'timed-out', false],
])(
  '%s is %s as a preview, %s as a publication, and an end: %s',
  (status, preview, publication, ends) => {
    expect(outcomeOf({ status }, PREVIEW)).toBe(preview)
    expect(outcomeOf({ status }, PUBLICATION)).toBe(publication)
    expect(isTerminal({ status })).toBe(ends)
    expect(isKnownStatus(status)).toBe(true)
  },
)

test.each(['paused', '', 'Success'])('P8: %j is no word that we know, and no end', (status) => {
  expect(isKnownStatus(status)).toBe(false)
  expect(isTerminal({ status })).toBe(false)
  expect(outcomeOf({ status }, PREVIEW)).toBe('timed-out')
})

test('a build that was never seen has timed out', () => {
  expect(outcomeOf(undefined, PUBLICATION)).toBe('timed-out')
})

test('the verdicts of failure are two', () => {
  const outcomes = [
    'previewed',
    'published',
    'preview-failed',
    'publish-failed',
    'timed-out',
  ] as const
  expect(outcomes.filter(isFailure)).toEqual(['preview-failed', 'publish-failed'])
})
