import { expect, test } from '@jest/globals'
import { effectDetails, renderEffect } from '../../src/report/effect.ts'
import { GITHUB } from '../../src/report/markdown.ts'
import { type Effect, type Measure, windowsAt } from '../../src/site/effect.ts'
import type { PullRequestFates } from '../../src/site/fates.ts'
import { textOf, typed } from '../support/markdown.ts'

const FATES: PullRequestFates = {
  ...{ total: 12, mergedAsTheyWere: 6, mergedAfterEdits: 3, merged: 0, closed: 2, open: 1 },
  ...{ medianDays: 1.6, refused: [] },
}
const read = <T>(value: T, gap = '') => ({ status: 'read' as const, value, gap, notes: [] })
const unknown = (why: string) => ({ status: 'not available' as const, why })

/** `12/100 3/90 40/200 30/210`: before and after, on the pages changed and on the others. */
function measure(name: Measure['name'], numbers: string, gap = ''): Measure {
  const [a, b, c, d] = numbers.split(' ').map((one) => {
    const [events = 0, of = 0] = one.split('/').map(Number)
    return { events, of }
  })
  if (!a || !b || !c || !d) throw new Error(`four numbers, not ${numbers}`)
  const groups = {
    workedOn: { pages: 2, before: a, after: b },
    rest: { pages: 31, before: c, after: d },
  }
  return { name, ...read(groups, gap) }
}

const UNANSWERED = measure('unanswered', '44/133 10/136 30/230 30/236')
const VOTES = measure('thumbs-down', '9/20 2/20 9/20 1/20')
const EFFECT: Effect = {
  windows: windowsAt(new Date('2026-11-18T12:00:00Z')),
  pullRequests: read(FATES),
  changed: ['/a', '/cli/config'],
  unmatched: 0,
  measures: [UNANSWERED, VOTES],
}
const NEXT = 'Next comparison on 30 Nov.'

/** The section under its heading, in blocks. */
function section(more: Partial<Effect> = {}): string[] {
  const [heading, ...blocks] = typed(renderEffect({ ...EFFECT, ...more }, GITHUB)).split('\n\n')
  expect(heading).toBe('### 🔁 What became of the last changes')
  expect(blocks.join()).not.toMatch(/caused|thanks to|saved|helped/i)
  return blocks
}

test('the section has the pull requests, their pages, what readers missed there and elsewhere, and small print', () => {
  const [fates, pages, measures, small] = section()
  expect(fates).toMatch(/: 6 merged as opened, 3 merged after edits by people, 2 closed without a /)
  expect(pages).toBe(
    'Pages that they changed (7 Sep – 4 Oct): /a, /cli/config. What readers missed there, before (15 Jun – 12 Jul) → after (5 Oct – 1 Nov):',
  )
  expect(measures?.split('\n')).toEqual([
    '- **Questions without an answer**: 33 % (44 of 133) → 7 % (10 of 136); other pages 13 % → 13 %.',
    '- **Thumbs down**: 45 % (9 of 20) → 10 % (2 of 20); other pages 45 % → 5 %.',
  ])
  expect(small).toBe(`<sub>This is what happened, not why. ${NEXT}</sub>`)
})

test.each([
  ['unanswered', '44/49 10/136 30/230 30/236'],
  ['unanswered', '44/133 0/49 30/230 30/236'],
  ['unanswered', '44/133 10/136 30/49 30/236'],
  ['unanswered', '44/133 10/136 30/230 0/0'],
  ['thumbs-down', '9/19 2/20 9/20 1/20'],
  ['thumbs-down', '9/20 2/20 9/20 1/19'],
] as const)('D13: of %s, %s is too few to compare', (name, numbers) => {
  const [, , measures] = section({ measures: [measure(name, numbers)] })
  expect(measures).toMatch(/\*\*: too few to compare\.$/)
})

test('D13: it says once what it did not read, and counts pages without a file in the small print', () => {
  const gap = 'only 30 of the 34 pull requests that were merged then are read'
  const measures = [UNANSWERED, VOTES].map((one) => ({ ...one, gap }))
  const [fates, ...blocks] = section({ unmatched: 3, measures })
  expect(fates).toMatch(new RegExp(`\\. Not all was read: ${gap}\\.$`))
  expect(blocks.at(-1)).toBe(
    `<sub>This is what happened, not why. 3 pages could not be matched to a file of this repository. ${NEXT}</sub>`,
  )
})

test('the details have all pages if there are more than three', () => {
  const changed = ['/0', '/1', '/2', '/3']
  expect(section({ changed })[1]).toContain(': /0, /1, /2, … (all in the details). What')
  const [list] = effectDetails({ ...EFFECT, changed }, GITHUB)
  expect(list).toMatch(/^\*\*Pages changed\*\* \(4\): \/0, \/1, \/2, \/3$/)
})

test.each<[what: string, Partial<Effect>, words: string[]]>([
  [
    'one measure could not be read',
    { measures: [UNANSWERED, { name: 'thumbs-down', ...unknown('of a 403') }] },
    ['- **Thumbs down**: not compared, because of a 403.'],
  ],
  [
    'neither could be read, for one reason',
    { measures: [UNANSWERED, VOTES].map(({ name }) => ({ name, ...unknown('of a 403') })) },
    ['Pages are not compared, because of a 403.'],
  ],
  [
    'no page was changed',
    { changed: [], measures: [] },
    [
      'No pull request of the agent that was merged 7 Sep – 4 Oct changed a page.',
      `<sub>${NEXT}</sub>`,
    ],
  ],
  [
    'readers did nothing on the pages changed',
    { changed: [], measures: [measure('unanswered', '0/0 0/0 30/230 30/236')] },
    ['- **Questions without an answer**: too few to compare.'],
  ],
  [
    'the pull requests are unknown',
    { pullRequests: unknown('of a 403'), changed: [], measures: [] },
    ["The agent's pull requests are unknown: of a 403."],
  ],
])('D13: if %s, the section says so briefly', (_what, more, words) => {
  const [fates, ...blocks] = section(more)
  const lines = [fates, ...blocks].flatMap((block) => block?.split('\n'))
  expect(lines).toEqual(expect.arrayContaining(words))
  expect(lines.join()).not.toContain('NaN')
})

const NO_FATES = { mergedAsTheyWere: 0, mergedAfterEdits: 0, closed: 0, medianDays: null }
const EARLIER = /people, 30 merged earlier, .*; median time to a merge: under a day\.$/
test.each<[string, Partial<PullRequestFates>, RegExp]>([
  ['those merged earlier', { total: 42, merged: 30, medianDays: 0.4 }, EARLIER],
  [
    'one',
    { ...NO_FATES, total: 1, open: 1 },
    /^\*\*1 pull request\*\* of .* weeks: 1 still open\.$/,
  ],
  [
    'none',
    { total: 0 },
    /^The agent opened no pull request in this repository in the last 13 weeks\. If/,
  ],
])('pull requests: %s', (_what, more, words) => {
  expect(section({ pullRequests: read({ ...FATES, ...more }) })[0]).toMatch(words)
})

test('D3: words of a server are text, and escaped once', () => {
  const why = 'GitHub says "*a* & <b>#1</b> @team|x"'
  const unread: Measure = { name: 'thumbs-down', ...unknown(why) }
  const more = { pullRequests: unknown(why), measures: [UNANSWERED, unread] }
  const text = typed(textOf(renderEffect({ ...EFFECT, ...more }, GITHUB)))
  expect(text).toContain(`The agent's pull requests are unknown: ${why}.`)
  expect(text).toContain(`Thumbs down: not compared, because ${why}.`)
})
