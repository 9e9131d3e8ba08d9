import { expect, test } from '@jest/globals'
import { type Entry, encodeEntries, MAX_ENTRIES } from '../../src/job/log.ts'
import { createWorld, runStep } from '../support/flow.ts'
import { BOT, entry, recordComment } from '../support/record.ts'

const ASKED = entry('asked', { job: 'job_1', pull: 'acme/docs#101' })
const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64')
/** Whether a step reads a record, and asks. */
const isRead = async (payload: string) => {
  const world = createWorld({ service: { job: { finishAfterMs: 0 } } })
  world.github.addComment(7, BOT, recordComment(payload))
  const inputs = { prompt: 'Document it.', comment: 'true', 'issue-number': '7' }
  const { outcome } = (await runStep({ world, inputs })).outputs
  expect(['error', 'pr-opened']).toContain(outcome)
  expect(world.service.jobs.all).toHaveLength(outcome === 'error' ? 0 : 1)
  return outcome !== 'error'
}

const HOSTILE = [
  ...['../x', '..', 'x?y=1', 'x#1', 'x/../../y#1', '../x#1', 'x/..#1'],
  ...['a b', 'ä', '', 'x\ny'],
]
// JSON leaves out undefined.
const TYPES = [undefined, 7, -1, 1.5, null, true, {}, [], 'x'.repeat(300)]
/** The values among these that a field may have. */
const FIELDS: Record<keyof Entry, readonly unknown[]> = {
  run: [],
  attempt: [7],
  step: [],
  at: [],
  state: [],
  // A request for a new job has none at first.
  job: [undefined],
  // A bad one counts as none.
  pull: [...HOSTILE, ...TYPES],
  byBot: [true],
  isFollowUp: [true],
}
test.each(Object.entries(FIELDS))(
  'a record with a bad or missing %s is not read, and nothing is sent',
  async (field, fine) => {
    expect(await isRead(encode([ASKED, entry('asking')]))).toBe(true)
    for (const bad of [...HOSTILE, ...TYPES]) {
      const read = await isRead(encode([ASKED, { ...ASKED, [field]: bad }]))
      expect([bad, read]).toEqual([bad, fine.includes(bad)])
    }
  },
)

test('a record with too many entries is not read', async () => {
  const entries = Array.from({ length: MAX_ENTRIES + 1 }, () => ASKED)
  expect(await isRead(encode(entries))).toBe(false)
})

test('a full record and the longest report fit into a comment on GitHub', () => {
  const pull = `${'o'.repeat(39)}/${'r'.repeat(100)}#1234567890`
  const full = Array.from({ length: MAX_ENTRIES }, () =>
    entry('asked', { run: '9'.repeat(12), job: 'j'.repeat(36), pull }),
  )
  expect(encodeEntries(full).length + 40_000).toBeLessThan(65_000)
})
