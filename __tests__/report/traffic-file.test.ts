import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import { Cancelled } from '../../src/errors.ts'
import type { Report } from '../../src/report/read-report.ts'
import { writeTrafficFile } from '../../src/report/traffic-file.ts'
import { LAST, report, twoWeeks, view, views } from '../support/readers.ts'
import { testRun } from '../support/test-run.ts'

const OF = { project: 'docs', source: 'docs.example' }

async function written(report: Report): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')
  await writeTrafficFile(file, report, OF, testRun())
  return readFile(file, 'utf8')
}

test('the file has the weeks, what is missing, and every page', async () => {
  const totals = { human: 4, ai: 1, total: 5 }
  const visits = [...view('/__proto__', 9999, 1), ...views(1233)]
  const read = await report(twoWeeks({ visits }, { visits: view('/', 3, 1) }), {
    weeks: 2,
    onRequest: ({ query }, { answer }) =>
      broken(
        json(200, {
          ...Object(answer().body),
          totals: query.get('dateFrom') === LAST ? totals : {},
        }),
      ),
  })
  const { pages: rows, ...file } = JSON.parse(await written(read))
  const why = "the service's totals are not valid numbers"
  expect(file).toMatchObject({
    project: 'docs',
    source: 'docs.example',
    requests: 6,
    weeks: [
      { week: '2026-W46', totals },
      { week: '2026-W45', gap: { of: 'Page views', is: 'not available', why } },
    ],
    listings: [{ pages: 1234, complete: true }, { pages: 1 }],
  })
  expect(rows).toHaveLength(1235)
  const one = { path: '/__proto__', human: 9999, ai: 1, total: 10_000 }
  expect(rows).toContainEqual({ week: '2026-W46', ...one })
})

test('the file has the kinds that the inputs ask for, and says what is missing', async () => {
  const visits = Array.from({ length: 40 }, (_, n) =>
    view('/', 1).map((visit) => ({ ...visit, visitor: `${n}` })),
  ).flat()
  const read = await report(
    { visits },
    {
      weeks: 1,
      signals: 'visitors, searches',
      onRequest: ({ operation }) => (operation === 'searches' ? refuse(403, 'No.') : undefined),
    },
  )
  const { signals } = JSON.parse(await written(read))
  expect(signals).toMatchObject({
    week: '2026-W46',
    texts: true,
    visitors: { last: { human: 40 }, complete: true },
    searches: { available: false, gaps: [{ why: expect.stringContaining('403') }] },
  })
  expect(signals).not.toHaveProperty('questions')
})

test('R5, D14: a cancel and the deadline end slow work, and an older file stays', async () => {
  const analytics = await report({ visits: views(3000) }, { weeks: 1 })
  const folder = await mkdtemp(path.join(tmpdir(), 'traffic-file-'))
  const file = path.join(folder, 'views.json')
  await writeFile(file, 'of last week')
  const signal = AbortSignal.abort(new Cancelled('cancelled'))
  const ends = [
    [testRun({ signal }), 'cancelled'],
    [testRun({ ms: 0 }), 'the time was up'],
  ] as const
  for (const [run, why] of ends) {
    await expect(writeTrafficFile(file, analytics, OF, run)).rejects.toThrow(why)
    expect(await readFile(file, 'utf8')).toBe('of last week')
    expect(await readdir(folder)).toEqual(['views.json'])
  }
  await writeTrafficFile(file, analytics, OF, testRun())
  expect(JSON.parse(await readFile(file, 'utf8')).pages).toHaveLength(3000)
  expect(await readdir(folder)).toEqual(['views.json'])
})
