import { describe, expect, test } from '@jest/globals'
import type { Visit } from '../../simulator/analytics.ts'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { pageOfReport } from '../../src/report/page.ts'
import { renderBlock } from '../../src/result/markdown.ts'
import { typed } from '../support/markdown.ts'
import { BEFORE, LAST, report, twoWeeks, view } from '../support/readers.ts'

type Shown = { blocks: string[]; table: string[]; moved: string | undefined }

/** The rows of the table, and the line below it. */
async function shown(
  last: Visit[],
  before: Visit[],
  weeks = 2,
  onRequest?: OnRequest,
): Promise<Shown> {
  const events = twoWeeks({ visits: last }, { visits: before })
  const read = await report(events, { weeks, ...(onRequest && { onRequest }) })
  const blocks = pageOfReport(read).sections.map((block) => typed(renderBlock(block)))
  const at = blocks.findIndex((block) => block.startsWith('**Top pages**'))
  const moved = blocks.find((block) => block.startsWith('**What moved**'))
  return { blocks, table: at < 0 ? [] : `${blocks[at]}\n${blocks[at + 1]}`.split('\n'), moved }
}

/** Views by people. */
const people = (...pages: ReadonlyArray<readonly [path: string, views: number]>) =>
  pages.flatMap(([path, views]) => view(path, views))

test('the five pages that most people read are in a table, with their change and AI assistants', async () => {
  const last = [
    ...view('/only-assistants', 0, 900),
    ...view('/a', 1200, 3),
    ...view('/b', 30, 40),
    ...view('/c', 30, 50),
    ...view('/new', 25),
    ...view('/rare', 24),
    ...view('/last', 2),
  ]
  const before = people(['/a', 1000], ['/b', 40], ['/c', 30], ['/rare', 19])
  expect((await shown(last, before)).table).toEqual([
    '**Top pages** (5 of 7)',
    '| Page | People | Change | AI |',
    '| :-- | --: | --: | --: |',
    '| /a | 1,200 | +20% | 3 |',
    '| /c | 30 | 0% | 50 |',
    '| /b | 30 | −25% | 40 |',
    '| /new | 25 | was 0 | 0 |',
    '| /rare | 24 | was 19 | 0 |',
  ])
})

test('a single week is compared with the one before', async () => {
  const only = await shown(people(['/a', 100]), people(['/a', 50]), 1)
  expect(only.table.at(-1)).toBe('| /a | 100 | +100% | 0 |')
  expect(only.moved).toBe('**What moved**, by people: up /a 50 → 100.')
})

test('the line "What moved" names three pages each way: by the difference, then by views, then by address', async () => {
  const last = people(
    ...([
      ['/y', 60],
      ['/d', 61],
      ['/c', 61],
      ['/e', 235],
      ['/b', 50],
    ] as const),
    ...([
      ['/x', 30],
      ['/w', 40],
      ['/z', 50],
      ['/same', 70],
    ] as const),
  )
  const before = people(
    ...([
      ['/d', 22],
      ['/c', 22],
      ['/e', 196],
      ['/b', 12],
    ] as const),
    ...([
      ['/x', 69],
      ['/w', 79],
      ['/z', 89],
      ['/same', 70],
      ['/gone', 1234],
    ] as const),
  )
  expect((await shown(last, before)).moved).toBe(
    '**What moved**, by people: up /y 0 → 60, /c 22 → 61, /d 22 → 61; down /gone 1,234 → 0, /z 89 → 50, /w 79 → 40.',
  )
})

test.each<[string, Visit[], Visit[], string | undefined]>([
  ['19 views more', people(['/a', 20]), people(['/a', 1]), undefined],
  ['20 views more', people(['/a', 21]), people(['/a', 1]), 'up /a 1 → 21.'],
  ['20 views less', people(['/a', 1]), people(['/a', 21]), 'down /a 21 → 1.'],
  ['less than 20% more', people(['/a', 1199]), people(['/a', 1000]), undefined],
  ['20% more', people(['/a', 1200]), people(['/a', 1000]), 'up /a 1,000 → 1,200.'],
  ['20% less', people(['/a', 800]), people(['/a', 1000]), 'down /a 1,000 → 800.'],
  ['assistants alone', view('/a', 0, 500), view('/a', 0, 5), undefined],
  ['assistants alone before', people(['/a', 50]), view('/a', 0, 5), 'up /a 0 → 50.'],
  [
    'another spelling of its address',
    people(['/a/', 50]),
    people(['/a/index', 20]),
    'up /a 20 → 50.',
  ],
  ['another name', people(['/new', 80]), people(['/old', 80]), 'up /new 0 → 80; down /old 80 → 0.'],
])('a page with %s', async (_what, last, before, said) => {
  const moved = said && `**What moved**, by people: ${said}`
  expect((await shown(last, before)).moved).toBe(moved)
})

test.each([
  ['newest', LAST],
  ['one before', BEFORE],
])('nothing is said to have moved if a row of the %s is missing', async (_which, dateFrom) => {
  const onRequest: OnRequest = ({ query }, { answer }) => {
    if (query.get('dateFrom') !== dateFrom) return undefined
    const body = Object(answer().body)
    return broken(json(200, { ...body, views: [...body.views, 'no row'] }))
  }
  const { table, moved } = await shown(
    people(['/a', 50], ['/b', 40]),
    people(['/a', 20]),
    2,
    onRequest,
  )
  expect(moved).toBeUndefined()
  // A page that is missing from a partial list may have had views.
  const isBefore = dateFrom === BEFORE
  const rows = ['| /a | 50 | +150% | 0 |', '| /b | 40 | was 0 | 0 |']
  expect(table.slice(-2)).toEqual(isBefore ? ['| /a | 50 | 0 |', '| /b | 40 | 0 |'] : rows)
  expect(table[0]).toBe(isBefore ? '**Top pages** (2)' : '**Top pages** (at least 2)')
})

test('nothing is said to have moved after a week that could not be read', async () => {
  const onRequest: OnRequest = ({ query }) =>
    query.get('dateFrom') === BEFORE ? refuse(403, 'No.') : undefined
  const { table, moved } = await shown(people(['/a', 50]), people(['/a', 20]), 2, onRequest)
  expect([moved, table.at(-1)]).toEqual([undefined, '| /a | 50 | 0 |'])
})

describe('the line on AI assistants', () => {
  const lineOf = async (...visits: Visit[]) => {
    const { blocks } = await shown(visits, [])
    return blocks.find((block) => block.startsWith('**AI'))
  }

  test('names the three pages that they read most, if they read more than people', async () => {
    const read = [view('/a', 90, 20), view('/b', 9, 30), view('/llms.txt', 0, 2077)].flat()
    expect(
      await lineOf(...read, ...view('/guides/start', 6, 15), ...view('/guides/start.md', 0, 16)),
    ).toBe('**AI assistants read most**: /llms.txt 2,077, /guides/start 31, /b 30.')
  })

  test('is missing if people read as much', async () => {
    expect(await lineOf(...view('/llms.txt', 0, 50), ...view('/a', 50))).toBeUndefined()
  })
})

test('the address of a page is plain text, and a mail address in it is masked', async () => {
  const hostile = '/a|b`<img src=x>::set-output'
  const mail = '/u/anna.kowalska@corp.example'
  const { table, moved } = await shown(people([hostile, 50], [mail, 40]), people(['/b', 30]))
  const address = '/a&#124;b&#96;&lt;img src=x&gt;:&#8288;:&#8288;set-output'
  const hidden = '/u/\\[email\\]'
  expect(table.slice(-2)).toEqual([
    `| ${address} | 50 | was 0 | 0 |`,
    `| ${hidden} | 40 | was 0 | 0 |`,
  ])
  expect(moved).toContain(`up ${address} 0 → 50, ${hidden} 0 → 40; down /b 30 → 0.`)
})

test('the table and the line cost no request', async () => {
  const events = twoWeeks({ visits: people(['/a', 50]) }, { visits: people(['/b', 50]) })
  const read = await report(events, { weeks: 8 })
  expect(read.seen).toHaveLength(8)
})
