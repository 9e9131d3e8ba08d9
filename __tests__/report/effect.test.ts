import { describe, expect, test } from '@jest/globals'
import type { Effect, Measure, PageComparison } from '../../src/analytics/effect/effect.ts'
import type { ComparedGroup } from '../../src/analytics/effect/odds.ts'
import type { PullRequestFates } from '../../src/analytics/effect/pull-requests.ts'
import { windowsAt } from '../../src/analytics/effect/windows.ts'
import { effectDetails, renderEffect } from '../../src/report/effect.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { textOf, typed } from '../support/markdown.ts'

const windows = windowsAt(new Date('2026-11-18T12:00:00Z'))
const FATES: PullRequestFates = {
  ...{ total: 12, mergedAsTheyWere: 6, mergedAfterEdits: 3, merged: 0, closed: 2, open: 1 },
  ...{ medianDays: 1.6, refused: [] },
}
const NO_FATES = { mergedAsTheyWere: 0, mergedAfterEdits: 0, closed: 0, medianDays: null }
const read = <T>(value: T) => ({ status: 'read' as const, value, gap: '', notes: [] })
const unknown = (why: string) => ({ status: 'not available' as const, why })

type Verdict = Measure['verdict']

function measure(name: Measure['name'], verdict: Verdict, workedOn = tallies(36, 10)): Measure {
  if (verdict === 'not-compared') return { name, verdict, why: 'the service answered 403' }
  return {
    ...{ name, verdict, oddsRatio: 0.168, interval: [0.051, 1.26], workedOn },
    rest: { pages: 31, before: { events: 21, of: 100 }, after: { events: 24, of: 100 } },
  }
}

const tallies = (before: number, after: number) => ({
  pages: 8,
  before: { events: before, of: 100 },
  after: { events: after, of: 100 },
})
const PAGES = { workedOn: ['/a', '/cli/config'], rest: ['/b'], unmatched: 0 }

/** The section under its heading, in blocks, with these verdicts on questions and on votes. */
function section(verdicts: Verdict[], more: Partial<PageComparison> = {}, fates = FATES) {
  const names = ['unanswered', 'thumbs-down'] as const
  const measures = names.flatMap((name, index) => measure(name, verdicts[index] ?? 'too-few'))
  const comparison = read({ pages: PAGES, measures, citations: null, ...more })
  return blocksOf({ windows, pullRequests: read(fates), comparison })
}

function blocksOf(effect: Effect): string[] {
  const [heading, ...blocks] = typed(renderEffect(effect, GITHUB)).split('\n\n')
  expect(heading).toBe('### 🔁 Did it help?')
  expect(blocks.join()).not.toMatch(/caused|thanks to|saved/i)
  return blocks
}

const NEXT = 'Judged every four weeks, next on 30 November.'

test('has the pull requests, the verdicts with their numbers, the pages, and the small print', () => {
  const more = { pages: { ...PAGES, unmatched: 3 }, citations: { before: 140, after: 192 } }
  const [fates, verdicts, pages, small] = section(['fewer', 'too-few'], more)
  expect(fates).toMatch(/: 6 merged as opened, 3 merged after edits by people, 2 closed without a /)
  expect(verdicts?.split('\n')).toEqual([
    '- **Questions without an answer**, on the 8 pages worked on: 36 % → 10 %. On 31 pages that nobody worked on: 21 % → 24 %. *Fell clearly more than on the rest* (odds × 0.17, 95 %: 0.051 to 1.3).',
    '- **Thumbs down**: too few to judge (36 before, 10 after).',
  ])
  expect(pages).toBe('Worked on 7 September to 4 October: /a, /cli/config.')
  expect(small).toMatch(
    /^<sub>Judged every four weeks, next on 30 November\. .* one verdict a year is /,
  )
  expect(small).toMatch(/ 3 pages could not be matched .* cite a page worked on: 140, then 192\. /)
})

test('more pages than three are in the details, and no more than a hundred', () => {
  const workedOn = Array.from({ length: 103 }, (_, n) => `/${n}`)
  const pages = { ...PAGES, workedOn }
  expect(section(['fewer'], { pages })[2]).toBe(
    'Worked on 7 September to 4 October: /0, /1, /2, … (all in the details).',
  )
  const comparison = read({ pages, measures: [], citations: null })
  const [list] = effectDetails({ windows, pullRequests: read(FATES), comparison }, GITHUB)
  expect(list).toMatch(/^\*\*Pages worked on\*\* \(103\): \/0, .*, \/99, and 3 more$/)
})

test.each<[verdict: Verdict, workedOn: ComparedGroup, words: string]>([
  ['fewer', tallies(36, 10), '*Fell clearly more than on the rest*'],
  ['fewer', tallies(10, 12), '*Rose clearly less than on the rest*'],
  ['more', tallies(10, 36), '*Rose clearly more than on the rest*'],
  ['more', tallies(12, 10), '*Fell clearly less than on the rest*'],
  [
    'no-difference',
    tallies(12, 10),
    '*No large difference: a halving or a doubling is unlikely* (odds × 0.051 to 1.3).',
  ],
])('of %s, with %j: %s', (verdict, workedOn, words) => {
  const [, verdicts] = section([], { measures: [measure('unanswered', verdict, workedOn)] })
  expect(verdicts).toContain(words)
})

test('not compared is said with its reason', () => {
  const [, verdicts] = section(['fewer', 'not-compared'])
  expect(verdicts).toContain('- **Thumbs down**: not compared, because the service answered 403.')
})

describe('where nothing can be said, it is said briefly, and when there is more', () => {
  const [fates] = section(['fewer'])

  test('D13: too few', () => {
    expect(section(['too-few', 'not-compared']).slice(1)).toEqual([
      '- **Questions without an answer**: too few to judge (36 before, 10 after).\n- **Thumbs down**: not compared, because the service answered 403.',
      'Worked on 7 September to 4 October: /a, /cli/config.',
      `<sub>${NEXT}</sub>`,
    ])
  })

  test('D13: neither measure could be read, which has one reason', () => {
    const pages = { workedOn: [], rest: [], unmatched: 0 }
    expect(section(['not-compared', 'not-compared'], { pages })).toEqual([
      `${fates} Pages are not compared, because the service answered 403. ${NEXT}`,
    ])
  })

  test.each([
    ['no page was worked on', 0, ''],
    ['the docs are in another repository', 40, '; 40 pages could not be matched to a file of'],
  ])('D13: %s', (_what, unmatched, more) => {
    const why = `no page that readers asked or voted on was worked on 7 September to 4 October${more}`
    const pages = { workedOn: [], rest: ['/b'], unmatched }
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
  expect(typed(textOf(renderEffect(unreadable, GITHUB)))).toBe(
    `🔁 Did it help?The agent's pull requests are unknown: ${why}. Pages are not compared, because ${why}.`,
  )
  const unread = { ...measure('thumbs-down', 'not-compared'), why } as Measure
  const [, verdicts = ''] = section([], { measures: [measure('unanswered', 'fewer'), unread] })
  expect(typed(textOf(verdicts))).toContain(`Thumbs down: not compared, because ${why}`)
})
