import { describe, expect, test } from '@jest/globals'
import {
  cutEntries,
  decodePayload,
  earlierEntriesOfJob,
  encodePayload,
  MAX_ENTRIES,
  mayHaveDropped,
  type RecordEntry,
} from '../../../src/ask/record/record.ts'
import { entry, HERE, recordComment } from '../../support/record.ts'

const JOB = { job: 'job_1', pull: 'acme/docs#101' }
const ASKED = entry('asked', JOB)
const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64')

describe('the payload of a record', () => {
  test('is read where it was written, for its project, if it is JSON', () => {
    expect(decodePayload('no JSON', HERE)).toBeUndefined()
    const entries = [ASKED, entry('asking'), entry('not asked'), entry('lost', { job: 'job_2' })]
    expect(decodePayload(encodePayload(HERE, { entries }), HERE)).toEqual({ ...HERE, entries })
    expect(decodePayload(encodePayload(HERE, { job: 'job_1' }), HERE)).toMatchObject({
      job: 'job_1',
    })
  })

  test.each([
    ['repository', { ...HERE, repository: '1' }],
    ['number', { ...HERE, number: 8 }],
    ['project', { ...HERE, project: '0'.repeat(16) }],
  ])('of another %s is ignored', (_what, there) => {
    expect(decodePayload(encodePayload(HERE, { entries: [ASKED] }), there)).toBeUndefined()
  })

  const HOSTILE = [
    ...['../x', '..', 'x?y=1', 'x#1', 'x/../../y#1', '../x#1', 'x/..#1'],
    ...['a b', 'ä', '', 'x\ny'],
  ]
  // JSON leaves out undefined.
  const TYPES = [undefined, 7, -1, 1.5, null, true, {}, [], 'x'.repeat(300)]
  /** The values among these that a field may have. */
  const FIELDS: Record<keyof RecordEntry, readonly unknown[]> = {
    id: [],
    time: [],
    run: [],
    attempt: [7],
    state: [],
    job: [],
    pull: [undefined],
    byBot: [true],
  }
  test.each(Object.entries(FIELDS))('with a bad or missing %s is ignored', (field, fine) => {
    for (const bad of [...HOSTILE, ...TYPES].filter((value) => !fine.includes(value))) {
      const entries = [ASKED, { ...ASKED, [field]: bad }]
      expect([bad, decodePayload(encode({ ...HERE, entries }), HERE)]).toEqual([bad, undefined])
    }
  })

  test.each([...HOSTILE, ...TYPES])('with the pointer %j is ignored', (job) => {
    expect(decodePayload(encode({ ...HERE, job }), HERE)).toBeUndefined()
  })
})

test('time tells which run asked a job before: a re-run may ask the job of a later run', () => {
  const [created, grown] = [
    entry('asked', { ...JOB, run: '2' }),
    entry('asked', { ...JOB, run: '1' }),
  ]
  const all = [created, grown, entry('asked', { job: 'job_2', run: '1' })]
  expect(earlierEntriesOfJob(grown, all)).toEqual([created])
  expect(earlierEntriesOfJob(created, all)).toEqual([])
})

test('a record keeps the newest entries, all that are asking, and the newest with a job ID', () => {
  const old = [
    entry('asking', { run: '1' }),
    entry('asked', { run: '3', job: 'job_1' }),
    entry('asked', { run: '9', job: 'job_2' }),
    entry('not asked', { run: '2' }),
  ]
  const newer = Array.from({ length: MAX_ENTRIES }, () => entry('not asked', { run: '10' }))
  const entries = cutEntries([...old, ...newer])
  expect(entries).toEqual([old[0], old[2], ...newer])
  // Run 3 was dropped; run 11 began later.
  expect([mayHaveDropped(entries, '3'), mayHaveDropped(entries, '11')]).toEqual([true, false])
  expect(mayHaveDropped(newer.slice(1), '3')).toBe(false)
})

test('a full record and the longest report fit into a comment on GitHub', () => {
  const pull = `${'o'.repeat(39)}/${'r'.repeat(100)}#1234567890`
  const full = Array.from({ length: MAX_ENTRIES }, () =>
    entry('asked', { run: '9'.repeat(12), job: 'j'.repeat(36), pull }),
  )
  expect(recordComment(full).length + 40_000).toBeLessThan(65_000)
})
