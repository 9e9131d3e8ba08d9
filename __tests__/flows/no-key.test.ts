import { expect, test } from '@jest/globals'
import { pulled, scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'

const MISSING = { 'api-key': '', 'issue-number': '' }

const MERGED = { action: 'closed', merged: true }

const inFork = (flow: { event: string; payload: object }): Flow => ({
  ...flow,
  payload: { ...flow.payload, repository: { full_name: 'ann/docs', fork: true } },
})

const EVENTS = {
  own: pulled(MERGED),
  fork: pulled({ login: 'mallory', from: 'mallory/docs', ...MERGED }),
  dependabot: pulled({ login: 'dependabot[bot]', ref: 'dependabot/npm', ...MERGED }),
  'in a fork': inFork(pulled(MERGED)),
} satisfies Record<string, Flow>

const ASK = { inputs: { prompt: 'Document it.', ...MISSING } }

const WORK: Record<string, Flow> = {
  'a job': { inputs: { prompt: 'Document it.' } },
  'a report': { inputs: { 'traffic-weeks': '2', 'reader-signals': 'true' } },
}

/** Outcome, level of the annotation, and some of its words. */
const ENDS = {
  'bad input': ['error', 'error', '`api-key` is missing'],
  skipped: ['skipped', 'warning', 'store the key as the secret'],
  /** By GitHub. */
  withheld: ['skipped', 'notice', 'passes no secrets'],
  forked: ['skipped', 'notice', 'This repository is a fork, and has no key'],
} as const

const CASES = Object.keys(WORK).flatMap((work) =>
  (Object.keys(EVENTS) as Array<keyof typeof EVENTS>).flatMap((event) =>
    (['fail', 'skip'] as const).map((ifNoKey) => {
      const own = ifNoKey === 'fail' ? 'bad input' : 'skipped'
      const how = { own, fork: 'withheld', dependabot: 'withheld', 'in a fork': 'forked' } as const
      return [work, event, ifNoKey, how[event]] as const
    }),
  ),
)

test('if-no-key: skip does not skip a step whose key is malformed', async () => {
  const inputs = { prompt: 'Document it.', 'api-key': 'Bearer mint_x', 'if-no-key': 'skip' }
  const end = await runStep({ ...EVENTS.own, inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('`api-key` holds quotes, blanks')
})

test.each(CASES)(
  'without a key, %s on a pull request of type %s with if-no-key: %s ends as "%s"',
  async (work, event, ifNoKey, how) => {
    const flow = { ...EVENTS[event], ...WORK[work] }
    const inputs = { ...flow.inputs, ...MISSING, 'if-no-key': ifNoKey }
    const end = await runStep({ ...flow, inputs })
    const [outcome, level, words] = ENDS[how]
    expect(end.result).toMatchObject({ outcome, level, fails: outcome === 'error' })
    expect(end.result.message).toContain(words)
    expect(end.requests).toEqual([])
  },
)

test.each(['push', 'schedule', 'issues', 'workflow_run'])(
  'without a key, a run on %s in a fork is skipped',
  async (event) => {
    const end = await runStep({ ...inFork({ event, payload: {} }), ...ASK })
    expect(end.result).toMatchObject({ outcome: 'skipped', level: 'notice', fails: false })
    expect(end.result.message).toContain('disable this workflow here')
    expect(end.requests).toEqual([])
  },
)

test.each<[what: string, flow: Flow, words: string]>([
  ['by the button', { event: 'workflow_dispatch', ...ASK }, '`api-key` is missing'],
  ['by a call', { event: 'repository_dispatch', ...ASK }, '`api-key` is missing'],
  [
    'with a key and no project',
    { event: 'push', inputs: { prompt: 'Document it.', 'project-id': '' } },
    '`project-id` is missing',
  ],
])('in a fork, a run %s fails', async (_, flow, words) => {
  const end = await runStep({ ...flow, ...inFork({ ...scheduled(), event: `${flow.event}` }) })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain(words)
})

test.each(Object.entries(EVENTS))('a dry run on %s names a missing key', async (_, flow) => {
  const inputs = { prompt: 'Document it.', ...MISSING, 'if-no-key': 'skip', 'dry-run': 'true' }
  const end = await runStep({ ...flow, inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('`api-key` is missing')
})
