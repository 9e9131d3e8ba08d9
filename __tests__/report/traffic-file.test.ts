import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { broken, json, refuse } from '../../simulator/http/answer.ts'
import { Cancelled } from '../../src/errors.ts'
import { writeTrafficFile } from '../../src/report/traffic-file.ts'
import { LAST, report, twoWeeks, view, views } from '../support/readers.ts'
import { testRun } from '../support/test-run.ts'

const OF = { project: 'docs', source: 'docs.example' }

const newFile = async () =>
  path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')

test('the file has what was read, every page, and what is missing', async () => {
  const visits = [...view('/__proto__', 9999, 1), ...views(3)]
  const read = await report(twoWeeks({ visits }, { visits: view('/', 3, 1) }), {
    weeks: 2,
    signals: 'visitors, searches',
    onRequest: ({ operation, query }, { answer }) => {
      if (operation === 'searches') return refuse(403, 'No.')
      if (operation !== 'views' || query.get('dateFrom') === LAST) return undefined
      return broken(json(200, { ...Object(answer().body), totals: {} }))
    },
  })
  const name = await newFile()
  await writeTrafficFile(name, read, OF, testRun())
  const { pages, signals, ...file } = JSON.parse(await readFile(name, 'utf8'))
  const totals = { human: 10_005, ai: 1, total: 10_006 }
  const why = "the service's totals are not valid numbers"
  expect(file).toMatchObject({
    ...OF,
    requests: 5,
    weeks: [
      { week: '2026-W46', totals },
      { week: '2026-W45', gap: { of: 'Page views', is: 'not available', why } },
    ],
    listings: [{ pages: 4, complete: true }, { pages: 1 }],
  })
  expect(pages).toHaveLength(5)
  const one = { path: '/__proto__', human: 9999, ai: 1, total: 10_000 }
  expect(pages).toContainEqual({ week: '2026-W46', ...one })
  expect(signals).toMatchObject({
    week: '2026-W46',
    texts: true,
    visitors: { last: { human: 1 }, complete: true },
    searches: { available: false, gaps: [{ why: expect.stringContaining('403') }] },
  })
  expect(signals).not.toHaveProperty('questions')
})

test('a cancel and the deadline end slow work, and an older file stays [R5, D14]', async () => {
  const read = await report({ visits: views(3000) }, { weeks: 1 })
  const file = await newFile()
  await writeFile(file, 'of last week')
  const signal = AbortSignal.abort(new Cancelled('cancelled'))
  await expect(writeTrafficFile(file, read, OF, testRun({ signal }))).rejects.toThrow('cancelled')
  await expect(writeTrafficFile(file, read, OF, testRun({ ms: 0 }))).rejects.toThrow('time was up')
  expect(await readFile(file, 'utf8')).toBe('of last week')
  await writeTrafficFile(file, read, OF, testRun())
  expect(JSON.parse(await readFile(file, 'utf8')).pages).toHaveLength(3000)
})
