import { describe, expect, test } from '@jest/globals'
import type { Effect, Measure, PageComparison } from '../../src/analytics/effect/effect.ts'
import type { PullRequestFates } from '../../src/analytics/effect/pull-requests.ts'
import { renderEffect } from '../../src/report/effect.ts'
import { textOf, typed } from '../support/markdown.ts'

const range = (from: string, to: string) => ({
  dateFrom: `2026-${from}T00:00:00Z`,
  dateTo: `2026-${to}T00:00:00Z`,
})
const windows = {
  before: range('07-27', '08-24'),
  leftOut: range('08-24', '09-21'),
  change: range('09-21', '10-19'),
  after: range('10-19', '11-16'),
}
const FATES: PullRequestFates = {
  ...{ total: 12, mergedAsTheyWere: 6, mergedAfterEdits: 3, merged: 0, closed: 2, open: 1 },
  ...{ medianDays: 1.6, refused: [] },
}
const NO_FATES = { mergedAsTheyWere: 0, mergedAfterEdits: 0, closed: 0, medianDays: null }
const read = <T>(value: T) => ({ status: 'read' as const, value, gap: '', notes: [] })
const unknown = (why: string) => ({ status: 'not available' as const, why })

function measure(name: Measure['name'], verdict: Measure['verdict']): Measure {
  if (verdict === 'not-compared') return { name, verdict, why: 'the service answered 403' }
  const tally = (events: number, of: number) => ({ events, of })
  return {
    ...{ name, verdict, oddsRatio: 1, interval: [0.5, 2] },
    workedOn: { pages: 8, before: tally(19, 60), after: tally(12, 1234) },
    rest: { pages: 31, before: tally(30, 230), after: tally(0, 0) },
  }
}

/** The section under its heading, in blocks, with these verdicts on questions and on votes. */
function section(
  verdicts: Measure['verdict'][],
  more: Partial<PageComparison> = {},
  fates = FATES,
) {
  const names = ['unanswered', 'thumbs-down'] as const
  const measures = names.flatMap((name, index) => measure(name, verdicts[index] ?? 'too-few'))
  const pages = { workedOn: 8, rest: 31, unmatched: 0 }
  const comparison = read({
    pages,
    workedOn: new Set(['/cli']),
    measures,
    citations: null,
    ...more,
  })
  return blocksOf({ windows, pullRequests: read(fates), comparison })
}

function blocksOf(effect: Effect): string[] {
  const [heading, ...blocks] = typed(renderEffect(effect)).split('\n\n')
  expect(heading).toBe('### 🔁 Did it help?')
  expect(blocks.join()).not.toMatch(/caused|thanks to|saved/i)
  return blocks
}

test('has the pull requests, the verdicts, the numbers, and what they do not tell', () => {
  const pages = { workedOn: 8, rest: 31, unmatched: 3 }
  const more = { pages, citations: { before: 140, after: 192 } }
  const [fates, on, verdicts, numbers, small] = section(['fewer', 'too-few'], more)
  expect(fates).toMatch(/: 6 merged as opened, 3 merged after edits by people, 2 closed without a /)
  expect(on).toBe('On 8 pages worked on 21 September to 18 October, against 31 of the rest:')
  expect(verdicts).toMatch(
    /^- \*\*questions without an answer\*\*: fewer than the rest of the docs/,
  )
  expect(numbers).toContain('| Unanswered, worked on | 32 % of 60 | 1 % of 1,234 |')
  expect(numbers).toContain('| Unanswered, the rest | 13 % of 230 | none |')
  expect(small).toMatch(/ 3 pages could not be matched .* cite a page worked on: 140, then 192\. /)
})

test.each([
  ['more', 'more than the rest of the docs would suggest'],
  ['no-difference', 'no large difference from the rest of the docs'],
  ['too-few', 'too few to say (19 and 12)'],
  ['not-compared', 'not compared, because the service answered 403'],
] as const)('of %s, says: %s', (verdict, words) => {
  const [, , verdicts, numbers = ''] = section(['fewer', verdict])
  expect(verdicts?.split('\n')[1]).toBe(`- **thumbs down**: ${words}`)
  const hasNumbers = verdict === 'more' || verdict === 'no-difference'
  expect(numbers.match(/^\| Thumbs down/gm) ?? []).toHaveLength(hasNumbers ? 2 : 0)
})

describe('D13: where nothing can be said, there is one line on it', () => {
  const [fates] = section(['fewer'])

  test('too few', () => {
    const [, line] = section(['too-few', 'not-compared'])
    expect(line).toMatch(
      /October, .*: too few to say \(19 and 12\); .*: not compared, because the /,
    )
  })

  test('neither measure could be read, which has one reason', () => {
    const pages = { workedOn: 0, rest: 0, unmatched: 0 }
    expect(section(['not-compared', 'not-compared'], { pages })).toEqual([
      `${fates} Pages are not compared, because the service answered 403.`,
    ])
  })

  test.each([
    ['no page was worked on', 0, ''],
    ['the docs are in another repository', 40, '; 40 pages could not be matched to a file of'],
  ])('%s', (_what, unmatched, more) => {
    const why = `no page that readers asked or voted on was worked on 21 September to 18 October${more}`
    const pages = { workedOn: 0, rest: 31, unmatched }
    expect(section(['too-few'], { pages }).join()).toContain(`are not compared, because ${why}`)
  })
})

const EARLIER = /people, 30 merged earlier, .*; median time to a merge: under a day\.$/
test.each<[string, Partial<PullRequestFates>, RegExp]>([
  ['those merged earlier', { total: 42, merged: 30, medianDays: 0.4 }, EARLIER],
  [
    'one',
    { ...NO_FATES, total: 1, open: 1 },
    /^\*\*1 pull request\*\* of .* weeks: 1 still open\.$/,
  ],
  ['none', { total: 0 }, /^The agent opened no pull request here in the last 13 weeks\.$/],
])('pull requests: %s', (_what, more, words) => {
  expect(section(['fewer'], {}, { ...FATES, ...more })[0]).toMatch(words)
})

test('D3: what a server says is text, and escaped once', () => {
  const why = 'GitHub says "*a* & <b>#1</b> @team|x"'
  const unreadable = { windows, pullRequests: unknown(why), comparison: unknown(why) }
  expect(typed(textOf(renderEffect(unreadable)))).toBe(
    `🔁 Did it help?The agent's pull requests are unknown: ${why}. Pages are not compared, because ${why}.`,
  )
  const unread = { ...measure('thumbs-down', 'not-compared'), why } as Measure
  const [, , verdicts = ''] = section([], { measures: [measure('unanswered', 'fewer'), unread] })
  expect(typed(textOf(verdicts))).toContain(`thumbs down: not compared, because ${why}`)
})
