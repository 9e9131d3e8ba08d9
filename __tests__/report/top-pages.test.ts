import { expect, test } from '@jest/globals'
import type { Visit } from '../../simulator/analytics.ts'
import { broken, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { pageOfReport } from '../../src/report/report-page.ts'
import { renderBlock } from '../../src/result/markdown.ts'
import { typed } from '../support/markdown.ts'
import { BEFORE, LAST, report, twoWeeks, view } from '../support/readers.ts'

type Shown = { table: string[]; moved: string | undefined }

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
  return { table: at < 0 ? [] : `${blocks[at]}\n${blocks[at + 1]}`.split('\n'), moved }
}

/** Views by people. */
const people = (...pages: ReadonlyArray<readonly [path: string, views: number]>) =>
  pages.flatMap(([path, views]) => view(path, views))

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
  // A page that is missing from a partial list may have had views, and one that is there may have had more.
  expect(table.slice(-2)).toEqual(['| /a | 50 | 0 |', '| /b | 40 | 0 |'])
  const count = dateFrom === BEFORE ? '2' : 'at least 2'
  expect(table[0]).toBe(`**Top pages** (${count})`)
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
