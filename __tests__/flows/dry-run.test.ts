import { expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { refuse } from '../../simulator/http/answer.ts'
import type { JobScript } from '../../simulator/jobs.ts'
import { LABELLED, pulled, scheduled } from '../support/events.ts'
import { asked, createWorld, type Flow, runStep } from '../support/flow.ts'

const INPUTS = { prompt: 'Document it.', context: 'event', comment: 'true', 'dry-run': 'true' }

const NOT_TRIED =
  '➖ Not tried: the permission to comment, the key’s scope `write`, the agent’s review process, the service’s GitHub App. Only a real run shows this.'
const NEXT = 'Next: remove `dry-run: true`, commit, and start a new run.'

const ENDLESS = { finishAfterMs: Number.POSITIVE_INFINITY }

async function dryRun(flow: Flow) {
  const end = await runStep({ ...LABELLED, inputs: INPUTS, ...flow })
  // These two operations read by POST.
  const changes = end.requests.filter(
    ({ method, operation }) => method !== 'GET' && !/^(?:graphql|markdown)$/.test(operation),
  )
  expect(changes).toEqual([])
  expect(end.comments).toEqual([])
  return end
}

test('a dry run changes nothing and lists the checks that passed and those it could not try', async () => {
  const { result, summary } = await dryRun({})
  expect(result).toMatchObject({ outcome: 'dry-run', fails: false })
  expect(result.details).toEqual([
    '✅ Whoever triggered this event may start the step.',
    '✅ The key can read the project.',
    '✅ The comments of #7 can be read.',
    expect.stringMatching(/^✅ The prompt can be composed: \d+ bytes\.$/),
    NOT_TRIED,
  ])
  expect(summary).toContain('this step would send the prompt to a new agent job')
  expect(summary).toContain('\nPrompt: Document it.\n')
  expect(summary.trim().split('\n\n')).toContain(NEXT)
})

test.each<[says: string, job: JobScript, flow: Flow]>([
  ['send the prompt to a new agent job', {}, {}],
  ['send the prompt to agent job job_1', {}, { inputs: { 'job-id': 'job_1' } }],
  // The run waits for the job's end first.
  ['send the prompt to agent job job_1', ENDLESS, { inputs: { 'job-id': 'job_1' } }],
  ['wait for agent job job_1', {}, { inputs: { 'job-id': 'job_1', prompt: '', context: 'none' } }],
  ['wait for agent job job_1', {}, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
  ['wait for agent job job_1', ENDLESS, { env: { GITHUB_RUN_ATTEMPT: '2' } }],
])('a dry run says it would %s for a job %j (case %#)', async (says, job, flow) => {
  const script: JobScript = { finishAfterMs: 0, ...job }
  const world = createWorld({ service: { job: script } })
  const first = { ...LABELLED, world, inputs: { ...INPUTS, 'dry-run': 'false', wait: 'false' } }
  await runStep(first)
  const again = { ...LABELLED, world, ...flow, env: flow.env ?? { GITHUB_RUN_ID: '4243' } }
  const { requests, result, tookMs } = await runStep({
    ...again,
    inputs: { ...INPUTS, ...flow.inputs },
  })
  expect(tookMs).toBeLessThan(60_000)
  expect(result.message).toBe(`Without \`dry-run\`, this step would ${says}.`)
  expect(requests.filter(({ operation }) => /^(?:create|message)$/.test(operation))).toEqual([])
  const inReality = { 'dry-run': 'false', 'timeout-minutes': '5' }
  const real = await runStep({
    ...again,
    inputs: { ...INPUTS, wait: 'false', ...flow.inputs, ...inReality },
    onRequest: () => {
      script.finishAfterMs = 0
    },
  })
  const sent = real.requests.filter(({ operation }) => /^(?:create|message)$/.test(operation))
  expect(sent.length > 0).toBe(says.startsWith('send'))
})

/** Of a pull request that is not the agent's. */
const { payload, event } = pulled({ action: 'submitted' })
const REVIEWED: Flow = {
  event: `${event}_review`,
  payload: { ...payload, review: { id: 5, body: 'Name the default.' } },
  inputs: { continue: 'true', context: 'event', comment: 'true', 'dry-run': 'true' },
}

const REPORT = { 'traffic-weeks': '1', 'dry-run': 'true' }
test.each<[what: string, flow: Flow, isTold: boolean]>([
  ['that asks', {}, true],
  ['that reports', { inputs: REPORT }, false],
  ['that waits', { inputs: { 'job-id': 'job_1', 'dry-run': 'true' } }, false],
])('a dry run of a step %s says what it could not try: %o', async (_, flow, isTold) => {
  const world = createWorld()
  world.service.jobs.create('First.')
  const { result } = await dryRun({ world, ...flow })
  expect(result.outcome).toBe('dry-run')
  expect(result.details.includes(NOT_TRIED)).toBe(isTold)
})

test('a dry run that is cancelled while it reads fails', async () => {
  const inputs = { 'traffic-weeks': '8', 'dry-run': 'true' }
  const slow: Flow['onRequest'] = ({ operation }, { wait }) =>
    operation === 'views' ? wait(5_000) : undefined
  const end = await dryRun({ ...scheduled(), inputs, onRequest: slow, cancelAtMs: 12_000 })
  expect(end.result).toMatchObject({ outcome: 'cancelled', fails: true })
})

test('a dry run says that the step would be skipped, and why', async () => {
  const { result, summary } = await dryRun(REVIEWED)
  expect(result).toMatchObject({ outcome: 'dry-run', fails: false })
  expect(result.message).toMatch(
    /^Without `dry-run`, this step would be skipped: No agent job of this project is known on #8/,
  )
  expect(summary).not.toContain(NEXT)
})

test('a dry run says that the event has no issue to comment on', async () => {
  const inputs = { prompt: 'Document it.', comment: 'true', 'dry-run': 'true' }
  const { result, summary } = await dryRun({ event: 'schedule', payload: {}, inputs })
  expect(result.details.join()).not.toContain('comments of')
  expect(summary).toContain('There is no comment: this "schedule" event has no issue')
})

test('a dry run fails at the first read that fails, with what to do', async () => {
  const end = await dryRun({
    onRequest: ({ operation }) =>
      operation === 'views' ? refuse(401, 'Invalid API key') : undefined,
  })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.details).toEqual([
    '✅ Whoever triggered this event may start the step.',
    expect.stringMatching(/^❌ .*401.*Settings > API keys/),
  ])
  expect(end.log).toContainEqual(expect.stringMatching(/^❌ .*401.*Settings > API keys/))
  expect(end.summary).toContain('A check of this dry run failed, and nothing was changed.')
  expect(end.summary).not.toContain(NEXT)
  expect(asked(end)).toEqual(['views'])
})

test('a dry run fails if the comments cannot be read', async () => {
  const end = await dryRun({
    onRequest: ({ operation }) =>
      operation === 'list-comments' ? problem(403, 'Not accessible') : undefined,
  })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
})

const MISSED = ['conversations', 'searches', 'feedback-by-page'] as const

test('a dry run of weekly care shows the report, too, in a week in which nothing stood out', async () => {
  const inputs = { context: 'signals', 'reader-signals': 'true', 'dry-run': 'true' }
  const end = await dryRun({ ...scheduled(), inputs, service: { events: {} } })
  expect(end.result.message).toMatch(/would be skipped: Too little stood out/)
  expect(end.summary).toContain('### 📈 Who reads the docs')
})

test('a dry run of a report fails if the report would be empty', async () => {
  const inputs = { 'reader-signals': 'true', 'dry-run': 'true' }
  const end = await dryRun({
    ...scheduled(),
    inputs,
    service: { withheld: ['visitors', ...MISSED] },
  })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.details).toContainEqual(expect.stringMatching(/^❌ .*403/))
})

test('a dry run names the reason if what readers missed cannot be read', async () => {
  const inputs = { context: 'signals', 'reader-signals': 'true', 'dry-run': 'true' }
  const end = await dryRun({ ...scheduled(), inputs, service: { withheld: MISSED } })
  expect(end.result).toMatchObject({ outcome: 'error', fails: true })
  expect(end.result.details).toEqual([
    '✅ Whoever triggered this event may start the step.',
    '✅ The key can read the project.',
    expect.stringMatching(/^❌ The report could not be read in full, .*403/),
  ])
})
