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

type Case = [event: keyof typeof EVENTS, ifNoKey: string, outcome: string, says: string]
const WITHHELD = 'passes no secrets'
test.each<Case>([
  ['own', 'fail', 'error', '`api-key` is missing'],
  ['own', 'skip', 'skipped', 'store the key as the secret'],
  ...['fail', 'skip'].flatMap((ifNoKey): Case[] => [
    ['fork', ifNoKey, 'skipped', 'once it is merged, use a workflow such as examples/daily.yml.'],
    ['dependabot', ifNoKey, 'skipped', WITHHELD],
    ['in a fork', ifNoKey, 'skipped', 'This repository is a fork, and has no key'],
  ]),
])(
  'without a key, a pull request of type %s with if-no-key: %s ends as %s',
  async (event, ifNoKey, outcome, says) => {
    const inputs = { ...ASK.inputs, 'if-no-key': ifNoKey }
    const end = await runStep({ ...EVENTS[event], inputs })
    // What its owner forgot is a warning, what GitHub withholds a notice.
    const level = { error: 'error', skipped: event === 'own' ? 'warning' : 'notice' }[outcome]
    expect(end.result).toMatchObject({ outcome, level, fails: outcome === 'error' })
    expect(end.result.message).toContain(says)
    expect(end.requests).toEqual([])
  },
)

test('if-no-key: skip does not skip a step whose key is malformed', async () => {
  const inputs = { prompt: 'Document it.', 'api-key': 'Bearer mint_x', 'if-no-key': 'skip' }
  const end = await runStep({ ...EVENTS.own, inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('`api-key` holds quotes, blanks')
})

test.each(['push', 'workflow_run'])(
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

test("a dry run on a fork's pull request names a missing key", async () => {
  const inputs = { prompt: 'Document it.', ...MISSING, 'if-no-key': 'skip', 'dry-run': 'true' }
  const end = await runStep({ ...EVENTS.fork, inputs })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.message).toContain('`api-key` is missing')
})
