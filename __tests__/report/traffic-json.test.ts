import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { Cancelled } from '../../src/errors.ts'
import type { Analytics } from '../../src/read-analytics.ts'
import { writeTrafficFile } from '../../src/report/traffic-json.ts'
import type { Inputs } from '../../src/runner/inputs.ts'
import { rememberSecret } from '../../src/secrets.ts'
import { read, serviceOf, view, views, votes } from '../analytics/docs-service.ts'
import { testRun } from '../support/test-run.ts'

const INPUTS = { projectId: 'docs', baseUrl: new URL('https://docs.example/') } as Inputs

async function written(analytics: Analytics): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')
  await writeTrafficFile(file, analytics, INPUTS, testRun())
  return readFile(file, 'utf8')
}

test('is versioned, and holds the weeks, how whole the lists of pages are, and every page', async () => {
  const totals = { human: 4, ai: 1, total: 5 }
  const pages = { totals, views: [view('/__proto__', 9999, 1), ...views(1233)] }
  const answer = serviceOf(pages, { totals: {}, views: [view('/', 3, 1)] })
  const { pages: rows, ...file } = JSON.parse(await written(await read(answer, { weeks: 2 })))
  const missing = "the service's totals are not valid numbers"
  expect(file).toMatchObject({
    ...{ version: 4, project: 'docs', source: 'docs.example', requests: 6 },
    weeks: [
      { week: '2026-W46', totals },
      { week: '2026-W45', totals: null, missing },
    ],
    listings: [{ pages: 1234, complete: true }, { pages: 1 }],
  })
  expect(rows).toHaveLength(1235)
  const first = { path: '/__proto__', human: 9999, ai: 1, total: 10_000 }
  expect(rows[0]).toEqual({ week: '2026-W46', ...first })
})

test('has the figures of the kinds that were asked for, and says what is missing', async () => {
  const answer = serviceOf({ visitors: { human: 40, ai: 3, total: 42 } })
  const { signals } = JSON.parse(
    await written(
      await read((query) => (query.operation === 'searches' ? 403 : answer(query)), {
        ...{ weeks: 1, signals: ['visitors', 'searches'] },
      }),
    ),
  )
  expect(signals).toMatchObject({
    ...{ week: '2026-W46', texts: true, visitors: { last: { human: 40 }, complete: true } },
    searches: { available: false, missing: expect.stringContaining('403') },
  })
  expect(signals).not.toHaveProperty('questions')
})

test('D15: holds no recognised personal data in paths, and no secret', async () => {
  const secret = 'mnt_zebra_of_the_file"test'
  rememberSecret(secret)
  const views = [view('/u/jane@example.com', 9), view(`/k/${secret}`, 8)]
  const week = serviceOf({ views, votes: [votes('/u/jane@example.com', 0, 3)] })
  const text = await written(await read(week, { weeks: 1, signals: ['feedback'] }))
  expect(text).not.toMatch(/jane|zebra/)
  expect(text).toMatch(/"path":"\/u\/\[email\]".*"path":"\/k\/\*\*\*"/s)
})

test('R5, D14: a cancel and the deadline end paths that cost time, and an older file stays as it was', async () => {
  const analytics = await read(serviceOf({ views: views(3000) }), { weeks: 1 })
  const folder = await mkdtemp(path.join(tmpdir(), 'traffic-file-'))
  const file = path.join(folder, 'views.json')
  await writeFile(file, 'of last week')
  const signal = AbortSignal.abort(new Cancelled('cancelled'))
  const ends = [
    [testRun({ signal }), 'cancelled'],
    [testRun({ ms: 0 }), 'the time was up'],
  ] as const
  for (const [run, why] of ends) {
    await expect(writeTrafficFile(file, analytics, INPUTS, run)).rejects.toThrow(why)
    expect(await readFile(file, 'utf8')).toBe('of last week')
    expect(await readdir(folder)).toEqual(['views.json'])
  }
  await writeTrafficFile(file, analytics, INPUTS, testRun())
  expect(JSON.parse(await readFile(file, 'utf8')).pages).toHaveLength(3000)
  expect(await readdir(folder)).toEqual(['views.json'])
})
