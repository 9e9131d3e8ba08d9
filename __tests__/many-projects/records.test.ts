import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { OUTCOME_NAMES, OUTCOMES } from '../../src/base/outcomes.ts'
import { findEarlierJob, newestFirst, readRecords } from '../../src/many-projects/records.ts'

const record = (attempt: number, outputs: object, projectId = 'alpha') => ({
  number: 1,
  projectId,
  attempt,
  outputs,
})

test('the newest attempt that had a job decides, whatever came after it', () => {
  const records = newestFirst(
    [
      record(1, { 'job-id': 'job_1', outcome: 'failed' }),
      record(10, { outcome: 'error' }),
      record(9, { outcome: 'skipped', 'job-id': '' }),
      record(2, { 'job-id': 'job_2', outcome: 'timed-out' }),
      record(11, { 'job-id': 'job_3', outcome: 'timed-out' }, 'another project'),
    ],
    { id: 'alpha' },
  )
  expect(records.map(({ attempt }) => attempt)).toEqual([10, 9, 2, 1])
  expect(findEarlierJob(records)).toEqual({
    id: 'job_2',
    attempt: 2,
    outcome: 'timed-out',
    asksAgain: '',
  })
})

test.each(OUTCOME_NAMES)(
  'a job that was %s is gone on with unless its outcome asks again',
  (outcome) => {
    const job = findEarlierJob([record(1, { 'job-id': 'job_1', outcome })])
    expect(job?.asksAgain).toBe(OUTCOMES[outcome].asksAgain)
  },
)

test.each([
  { 'job-id': '../x', outcome: 'timed-out' },
  { 'job-id': 'job_1', outcome: 'lost' },
  { 'job-id': '', outcome: 'error' },
  {},
])('%j tells of no job', (outputs) => {
  expect(findEarlierJob([record(1, outputs)])).toBeUndefined()
})

test('files that are no records are left out, and a folder that is missing holds none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'records-'))
  const good = JSON.stringify({ 'project-id': 'alpha', attempt: 2, outputs: { outcome: 'failed' } })
  const files: Record<string, string> = {
    '1.2.json': good,
    '1.json': good,
    '0.1.json': good,
    'notes.txt': good,
    '2.1.json': 'oops',
    '3.1.json': 'null',
    '4.1.json': JSON.stringify({ 'project-id': 'a b', attempt: 1, outputs: {} }),
    '5.1.json': JSON.stringify({ 'project-id': 'a', attempt: 0, outputs: {} }),
    '6.1.json': JSON.stringify({ 'project-id': 'a', attempt: 1, outputs: 'x' }),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  expect(await readRecords(folder)).toEqual([
    { number: 1, projectId: 'alpha', attempt: 2, outputs: { outcome: 'failed' } },
  ])
  expect(await readRecords(path.join(folder, 'missing'))).toEqual([])
})
