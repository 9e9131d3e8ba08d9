import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { refuse } from '../../simulator/http/answer.ts'
import { OUTCOMES, type Outcome } from '../../src/result/outcomes.ts'
import { LABELLED, scheduled } from '../support/events.ts'
import { type Flow, runStep } from '../support/flow.ts'

/* Each outcome has a step that ends so. One that nothing reaches would be in documents and in `fail-on`, and never happen. */

const ASK: Flow = { inputs: { prompt: 'Document it.' } }
const ENDLESS = { finishAfterMs: Number.POSITIVE_INFINITY }
const UNLABELED = { ...LABELLED, payload: { ...LABELLED.payload, action: 'unlabeled' } }
const REFUSED: Flow['onRequest'] = ({ to }) =>
  to === 'service' ? refuse(401, 'Invalid API key') : undefined
const ofJob = (job: object): Flow => ({ ...ASK, service: { job } })
const dryRun = { 'dry-run': 'true' }

const STEPS: Record<Outcome, Flow> = {
  'pr-opened': ASK,
  'no-pr': ofJob({ prLink: null }),
  failed: ofJob({ result: 'failed' }),
  archived: ofJob({ result: 'archived' }),
  'timed-out': ofJob(ENDLESS),
  cancelled: { ...ASK, cancelAtMs: 1_000 },
  started: { inputs: { ...ASK.inputs, wait: 'false' } },
  skipped: { ...ASK, ...UNLABELED },
  'dry-run': { inputs: { ...ASK.inputs, ...dryRun } },
  reported: { ...scheduled(), inputs: { 'traffic-weeks': '1' } },
  error: { ...ASK, onRequest: REFUSED },
}

test.each(Object.entries(STEPS))('%s occurs', async (outcome, flow) => {
  const { outputs } = await runStep(flow)
  expect(outputs.outcome).toBe(outcome)
})

test('each row of the table has a step above, and is named by action.yml', () => {
  const { outputs } = parse(readFileSync('action.yml', 'utf8'))
  const named = [...outputs.outcome.description.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)
  const all = Object.keys(OUTCOMES).sort()
  expect([Object.keys(STEPS).sort(), named.sort()]).toEqual([all, all])
})
