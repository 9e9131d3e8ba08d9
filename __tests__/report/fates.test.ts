import { expect, test } from '@jest/globals'
import type { PullRequestFates } from '../../src/report/agent-pulls.ts'
import { renderFates } from '../../src/report/fates.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { textOf, typed } from '../support/markdown.ts'

const FATES: PullRequestFates = {
  total: 12,
  mergedAsTheyWere: 6,
  mergedAfterEdits: 3,
  merged: 0,
  closed: 2,
  open: 1,
  medianDays: 1.6,
  refused: [],
}
const sectionOf = (pulls: Parameters<typeof renderFates>[0]) =>
  typed(renderFates(pulls, GITHUB)).replace('### 🔁 What became of the last changes\n\n', '')
const read = (more: Partial<PullRequestFates>, gap = '', notes: string[] = []) => {
  const value = { fates: { ...FATES, ...more }, lastChanges: new Map() }
  return sectionOf({ status: 'read', value, gap, notes })
}

const NO_FATES = { mergedAsTheyWere: 0, mergedAfterEdits: 0, closed: 0, medianDays: null }
test.each<[string, Partial<PullRequestFates>, RegExp]>([
  [
    'many',
    {},
    /: 6 merged as opened, 3 merged after edits by people, 2 closed without a merge, 1 /,
  ],
  [
    'those merged earlier',
    { total: 42, merged: 30, medianDays: 0.4 },
    /people, 30 merged earlier, .*; median time to a merge: under a day\.$/,
  ],
  [
    'one',
    { ...NO_FATES, total: 1, open: 1 },
    /^\*\*1 pull request\*\* of .* weeks: 1 still open\.$/,
  ],
  [
    'none',
    { total: 0 },
    /^The agent opened no pull request in this repository in the last 13 week/,
  ],
])('pull requests: %s', (_what, more, words) => {
  expect(read(more)).toMatch(words)
})

test('D13: it says what was not read', () => {
  expect(
    read({}, 'no more than 500 are read', ['which pages they changed is unknown: no']),
  ).toMatch(
    /day.*\. The agent's pull requests: partial, since no more than 500 are read\. The agent's pull requests: which pages they changed is unknown: no\.$/,
  )
})

test('D3: words of a server are text, and escaped once', () => {
  const why = 'GitHub says "*a* & <b>#1</b> @team|x"'
  const text = typed(textOf(renderFates({ status: 'not available', why }, GITHUB)))
  expect(text).toContain(`The agent's pull requests are unknown: ${why}.`)
})
