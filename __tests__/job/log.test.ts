import { expect, test } from '@jest/globals'
import { asEnd, type Entry, encodeEntries, MAX_ENTRIES } from '../../src/job/entry.ts'
import { createWorld, runStep } from '../support/flow.ts'
import { BOT, entry, logComment } from '../support/request-log.ts'

const ASKED = entry('asked', { job: 'job_1', end: { pull: 'acme/docs#101', isOpen: true } })
const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64')
const CHANGED =
  /first line of this step's comment was changed: .*See in the dashboard .*delete that comment/
/** Whether a step reads a log, and asks. */
const isRead = async (payload: string) => {
  const world = createWorld({ service: { job: { finishAfterMs: 0 } } })
  world.github.addComment(7, BOT, logComment(payload))
  const inputs = { prompt: 'Document it.', comment: 'true', 'issue-number': '7' }
  const { outputs, result } = await runStep({ world, inputs })
  const { outcome } = outputs
  expect(['error', 'pr-opened']).toContain(outcome)
  if (outcome === 'error') expect(result.message).toMatch(CHANGED)
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
  // It need not be known.
  end: [undefined],
  byBot: [true],
  isFollowUp: [true],
}
test.each(Object.entries(FIELDS))(
  'a log with a bad or missing %s is not read, and nothing is sent',
  async (field, fine) => {
    expect(await isRead(encode([ASKED, entry('asking')]))).toBe(true)
    for (const bad of [...HOSTILE, ...TYPES]) {
      const read = await isRead(encode([ASKED, { ...ASKED, [field]: bad }]))
      expect([bad, read]).toEqual([bad, fine.includes(bad)])
    }
  },
)

test('a log with too many entries is not read', async () => {
  const entries = Array.from({ length: MAX_ENTRIES + 1 }, () => ASKED)
  expect(await isRead(encode(entries))).toBe(false)
})

test('the longest log takes at most 6,500 bytes of a comment', () => {
  const unreadable = `https://gitlab.com/${'g'.repeat(122)}/-/merge_requests/1`
  const pull = `${'o'.repeat(39)}/${'r'.repeat(109)}#1234567890`
  for (const end of [{ unreadable }, { pull, isOpen: false }]) {
    expect(asEnd(end)).toEqual(end)
    const longest = entry('asking', {
      run: '9'.repeat(20),
      attempt: 1000,
      job: 'j'.repeat(128),
      end,
    })
    const size = encodeEntries(Array.from({ length: MAX_ENTRIES }, () => longest)).length
    expect(size).toBeLessThanOrEqual(6_500)
    expect(asEnd({ unreadable: `${unreadable}0` })).toBeUndefined()
  }
})

test('an end of a job that has no form in the log is not kept', () => {
  for (const end of ['open', 'completed', undefined, {}, { pull: '../x#1', isOpen: true }])
    expect(asEnd(end)).toBeUndefined()
})
