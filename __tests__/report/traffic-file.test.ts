import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { Cancelled } from '../../src/errors.ts'
import { writeTrafficFile } from '../../src/report/traffic-file.ts'
import { report, views } from '../support/readers.ts'
import { testRun } from '../support/test-run.ts'

const OF = { project: 'docs', source: 'docs.example' }

const newFile = async () =>
  path.join(await mkdtemp(path.join(tmpdir(), 'traffic-file-')), 'views.json')

test('a cancel or the deadline ends slow work, and an older file stays', async () => {
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
