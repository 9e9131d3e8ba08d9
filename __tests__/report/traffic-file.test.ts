import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { writeTrafficFile } from '../../src/report/traffic-file.ts'
import { type Reading, row, rows, site, trafficFrom } from '../traffic/harness.ts'

async function written(format: 'json' | 'csv', reading: Reading): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), `views.${format}`)
  await writeTrafficFile({ format, path: file }, await trafficFrom(reading))
  return readFile(file, 'utf8')
}

test('JSON is versioned and holds the weeks, how whole the listings are, and a line for each page', async () => {
  const good = site(() => [row('/', 3, 1), row('/__proto__', 1)])
  const text = await written('json', {
    weeks: 3,
    answer: (query) =>
      query.dateFrom === '2026-11-02' ? { ...good(query), totals: null } : good(query),
  })
  const totals = { human: 4, ai: 1, total: 5 }
  expect(JSON.parse(text)).toEqual({
    version: 3,
    project: 'docs',
    source: 'docs.example',
    requests: 3,
    weeks: [
      { week: '2026-W46', dateFrom: '2026-11-09', dateTo: '2026-11-16', totals },
      {
        week: '2026-W45',
        dateFrom: '2026-11-02',
        dateTo: '2026-11-09',
        totals: null,
        missing: "the service's totals are not valid numbers",
      },
      { week: '2026-W44', dateFrom: '2026-10-26', dateTo: '2026-11-02', totals },
    ],
    listings: [
      { week: '2026-W46', pages: 2, complete: true },
      { week: '2026-W45', pages: 2, complete: true },
    ],
    pages: [
      { week: '2026-W46', path: '/', human: 3, ai: 1, total: 4 },
      { week: '2026-W46', path: '/__proto__', human: 1, ai: 0, total: 1 },
      { week: '2026-W45', path: '/', human: 3, ai: 1, total: 4 },
      { week: '2026-W45', path: '/__proto__', human: 1, ai: 0, total: 1 },
    ],
  })
})

test("CSV has a row for each week's totals and for each page and week", async () => {
  const text = await written('csv', { weeks: 2, answer: site(() => [row('/a,"b"', 3, 1)]) })
  expect(text).toBe(
    [
      'row,week,dateFrom,dateTo,path,human,ai,total',
      'total,2026-W46,2026-11-09,2026-11-16,,3,1,4',
      'total,2026-W45,2026-11-02,2026-11-09,,3,1,4',
      'page,2026-W46,2026-11-09,2026-11-16,"/a,""b""",3,1,4',
      'page,2026-W45,2026-11-02,2026-11-09,"/a,""b""",3,1,4',
      '',
    ].join('\n'),
  )
})

test('CSV leaves the numbers of a week that is not available empty', async () => {
  const text = await written('csv', { weeks: 2, answer: () => ({ totals: null, views: [] }) })
  expect(text).toContain('total,2026-W46,2026-11-09,2026-11-16,,,,\n')
})

test('CSV holds every row of a long listing once', async () => {
  const text = await written('csv', { weeks: 1, answer: site(() => rows(1234)) })
  expect(text.match(/^page,/gm)).toHaveLength(1234)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'S18: CSV defuses the formula %j',
  async (formula) => {
    const text = await written('csv', { weeks: 1, answer: site(() => [row(formula, 1)]) })
    expect(cellsOf(text)[2]?.[4]).toBe(`'${formula}`)
  },
)

test('S18: no path makes a cell that a spreadsheet would run, or another row', async () => {
  const anyPath = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc
      .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ','), fc.string())
      .map((parts) => parts.join('')),
  )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(anyPath, { maxLength: 20 }), async (paths) => {
      const text = await written('csv', {
        weeks: 1,
        answer: site(() => paths.map((each) => row(each, 1))),
      })
      const cells = cellsOf(text)
      expect(cells).toHaveLength(2 + paths.length)
      for (const [, , , , cell = ''] of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})

/** A reader of RFC 4180, to see what a spreadsheet would. */
function cellsOf(csv: string): string[][] {
  const rowsRead: string[][] = [[]]
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g,
  )) {
    rowsRead.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\n') rowsRead.push([])
    if (end === '') break
  }
  return rowsRead.slice(0, -1)
}
