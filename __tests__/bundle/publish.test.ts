import { rm } from 'node:fs/promises'
import { describe, expect, test } from '@jest/globals'
import { type FaultRule, type SimulatorOptions, startSimulator } from '../../simulator/simulator.ts'
import {
  cancelScenario,
  operations,
  runScenario,
  type Scenario,
  type ScenarioEnd,
} from '../support/action.ts'
import { recordFigure } from '../support/figures.ts'
import { withRepository } from '../support/github.ts'

const WARP = 40
const PUBLISHED = 'The publication may have been started.'
const TRIGGERED = 'The automation may have been started.'
const AUTOMATION = { 'automation-id': 'weekly-review' }

function publish({ simulator, inputs, ...scenario }: Scenario = {}): Promise<ScenarioEnd> {
  return runScenario({
    warp: WARP,
    ...scenario,
    simulator: { build: { finishAfterMs: 100 }, ...simulator },
    inputs: { prompt: '', publish: 'true', ...inputs },
  })
}

function trigger({ simulator, inputs }: Scenario = {}): Promise<ScenarioEnd> {
  const automation = { prompt: '', ...AUTOMATION, ...inputs }
  return runScenario({ warp: WARP, ...(simulator && { simulator }), inputs: automation })
}

describe('publish: true', () => {
  test('publishes, waits for the verdict, and says what was built and how long it took', async () => {
    const end = await publish()
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({
      outcome: 'published',
      'build-id': 'build_1',
      'build-status': 'success',
    })
    expect(end.outputs).not.toHaveProperty('preview-url')
    expect(operations(end).filter((operation) => operation !== 'build')).toEqual(['publish'])
    expect(end.simulator.requests[0]).toMatchObject({ method: 'POST', body: undefined })
    expect(end.stdout).toContain('::notice::The docs are published.\n')
    expect(end.summary).toMatch(
      /^### 🌍 The docs are published\n\n\| Build \| Status \| Branch \| Commit \| Files \| Took \| Polls \|\n.*\n\| `build_1` \| success \| main \| `0000000` Explain how webhooks are retried \| 1 changed \| \d+ s \| \d+ \|\n/,
    )
    expect(end.summary).toContain('- changed guides/webhooks/retries.mdx\n')
  })

  test('P3: a build that fails is publish-failed, which fails the step, with the end of its log', async () => {
    const failing: SimulatorOptions = { build: { finishAfterMs: 100, result: 'failure' } }
    const end = await publish({ simulator: failing })
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({ outcome: 'publish-failed', 'build-status': 'failure' })
    expect(end.stdout).toContain(
      '::error::The docs could not be published. The service says "Update failed: the docs could not be built". Correct what the log names, and publish again.\n',
    )
    expect(end.summary).toContain('<code>The build ended with 1 error</code>')
    const forgiven = await publish({ simulator: failing, inputs: { 'fail-on': 'none' } })
    expect([forgiven.exitCode, forgiven.outputs.outcome]).toEqual([0, 'publish-failed'])
  })

  test.each(['N6', 'N7', 'N8', 'N9', 'N11', 'N12', 'N13', 'P2-missing', 'H500', 'H409'] as const)(
    'P2: %s, the answer is lost: nobody knows its fate, and it is not sent again',
    async (fault) => {
      const end = await publish({ simulator: { faults: [{ on: 'publish', fault }] } })
      expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'error'])
      expect(end.stdout).toContain(
        `${PUBLISHED} Look for it in the dashboard before running again.`,
      )
      expect(operations(end)).toEqual(['publish'])
    },
  )

  test('P4: a build that never ends has timed out, and says how to look', async () => {
    const end = await publish({
      simulator: { build: { finishAfterMs: Number.POSITIVE_INFINITY } },
      inputs: { 'timeout-minutes': '2' },
    })
    expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'timed-out'])
    expect(end.outputs).toMatchObject({ 'build-id': 'build_1', 'build-status': 'in_progress' })
    expect(end.stdout).toContain(
      '::error::The docs were still being published when the time was up. To wait longer, raise timeout-minutes. Build build_1 goes on.',
    )
  })

  test('P7: 404 for a build just started is waited for 60 s, then definite', async () => {
    const end = await publish({
      simulator: { build: { visibleAfterMs: Number.POSITIVE_INFINITY } },
    })
    expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'error'])
    expect(end.outputs).toMatchObject({ 'build-id': 'build_1' })
    expect(end.stdout).toContain('The service does not know this build.')
  })

  test('wait: false returns once the build is accepted', async () => {
    const end = await publish({ inputs: { wait: 'false' } })
    expect([end.exitCode, end.outputs.outcome]).toEqual([0, 'started'])
    expect(end.outputs).toMatchObject({ 'build-id': 'build_1' })
    expect(operations(end)).toEqual(['publish'])
    expect(end.stdout).toContain('The docs are being published.')
  })

  test('dry-run says what would be sent, and sends nothing', async () => {
    const end = await publish({ inputs: { 'dry-run': 'true' } })
    expect(end.outputs).toMatchObject({ outcome: 'dry-run' })
    expect(end.stdout).toContain(
      `this step would publish the docs at ${end.simulator.url}/v1/project/update/docs, then wait for the verdict.`,
    )
    expect(operations(end)).toEqual([])
  })
})

describe('the commit that was built', () => {
  const [older, newer, elsewhere] = ['a', 'b', 'c'].map((letter) => letter.repeat(40))
  const commits = [{ sha: `${older}` }, { sha: `${newer}` }]
  const cases = [
    {
      name: 'is the one of the run',
      built: newer,
      ran: newer,
      level: 'notice',
      says: 'published.',
    },
    {
      name: 'is older',
      built: older,
      ran: newer,
      level: 'warning',
      says: 'The workflow ran for commit bbbbbbb, and what was built, aaaaaaa, is older: the service had not seen the newer one yet. Publish again.',
    },
    { name: 'is newer', built: newer, ran: older, level: 'notice', says: 'bbbbbbb, is newer.' },
    {
      name: 'is not of this repository',
      built: elsewhere,
      ran: newer,
      level: 'notice',
      says: 'ccccccc, may be older or newer: acme/docs does not show both',
    },
    { name: 'is not told', built: undefined, ran: newer, level: 'notice', says: 'published.' },
  ]
  test.each(cases)('$name: a $level', async ({ built, ran, level, says }) => {
    const commit = built === undefined ? undefined : { sha: built }
    const build = { finishAfterMs: 0, override: { commit } }
    await withRepository({ github: { commits }, service: { build } }, async ({ run }) => {
      const end = await run({ inputs: { publish: 'true' }, env: { GITHUB_SHA: ran } })
      expect([end.exitCode, end.outputs.outcome]).toEqual([0, 'published'])
      const [annotation = ''] = end.stdout.split('\n').filter((line) => /^::[a-z]+::The/.test(line))
      expect(annotation).toContain(`::${level}::The docs are published.`)
      expect(annotation).toContain(says)
      expect(annotation.length > 40).toBe(says !== 'published.')
    })
  })

  test('may be older where GitHub cannot be asked: a warning', async () => {
    const end = await publish({ env: { GITHUB_SHA: 'a'.repeat(40) } })
    expect(end.stdout).toMatch(/::warning::The docs are published\. .* 0000000, may be older\. /)
  })
})

describe('automation-id', () => {
  test("triggers it: the run's ID in the outputs, and where to watch it", async () => {
    const end = await trigger()
    expect([end.exitCode, end.outputs.outcome]).toEqual([0, 'started'])
    expect(end.outputs).toMatchObject({ 'automation-run-id': 'instance_1' })
    expect(end.outputs).not.toHaveProperty('job-id')
    expect(end.stdout).toContain(
      '::notice::The automation was triggered. The service does not tell how its run goes: watch it in the dashboard, where the automation is. Automation weekly-review, run instance_1.\n',
    )
    expect(end.simulator.triggered).toMatchObject([{ automationId: 'weekly-review' }])
    expect(operations(end)).toEqual(['trigger'])
  })

  test.each([
    ['on-push', 'Only automations with a custom schedule can be triggered'],
    ['nowhere', 'There is no such automation in this project: check automation-id and project-id.'],
  ])('%s, which cannot be triggered, is a failure that says why', async (id, says) => {
    const end = await trigger({ inputs: { 'automation-id': id } })
    expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'error'])
    expect(end.stdout).toContain(says)
  })

  test.each(['N6', 'N8', 'N13', 'P2-missing', 'P2-characters', 'H502'] as const)(
    'P2: %s, the answer is lost: nobody knows its fate, and it is not sent again',
    async (fault) => {
      const end = await trigger({ simulator: { faults: [{ on: 'trigger', fault }] } })
      expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'error'])
      expect(end.stdout).toContain(TRIGGERED)
      expect(operations(end)).toEqual(['trigger'])
    },
  )

  test('P10: 429 is waited for', async () => {
    const faults: FaultRule[] = [{ on: 'trigger', times: 3, fault: 'H429' }]
    const end = await trigger({ simulator: { faults } })
    expect(end.outputs).toMatchObject({ outcome: 'started' })
    expect(end.simulator.triggered).toHaveLength(1)
  })

  test('is described by a dry run', async () => {
    const end = await trigger({ inputs: { 'dry-run': 'true' } })
    expect(end.stdout).toContain(
      `this step would trigger the automation at ${end.simulator.url}/v1/workflow/docs/weekly-review/trigger.`,
    )
    expect(operations(end)).toEqual([])
  })
})

describe('P9: SIGINT', () => {
  const PHASES = [
    {
      phase: 'while the publication is asked for',
      simulator: { faults: [{ on: 'publish', fault: 'N9' }] },
      inputs: { publish: 'true' },
      after: 'publish',
      says: PUBLISHED,
      known: {},
    },
    {
      phase: 'while the docs are built',
      simulator: { build: { finishAfterMs: Number.POSITIVE_INFINITY } },
      inputs: { publish: 'true' },
      after: 'build',
      says: 'Build `build_1` goes on.',
      known: { 'build-id': 'build_1' },
    },
    {
      phase: 'while the automation is triggered',
      simulator: { faults: [{ on: 'trigger', fault: 'N9' }] },
      inputs: AUTOMATION,
      after: 'trigger',
      says: TRIGGERED,
      known: {},
    },
  ] satisfies Array<Scenario & { phase: string; after: string; says: string; known: object }>

  test.each(PHASES)('$phase: exit within 2 s, with all that is known on disk', async (phase) => {
    const end = await cancelScenario(
      {
        simulator: phase.simulator,
        inputs: { prompt: '', 'poll-interval-seconds': '1', ...phase.inputs },
      },
      { when: ({ simulator }) => operations({ simulator }).includes(phase.after) },
    )
    expect(end.tookMs).toBeLessThan(2_000)
    expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'cancelled'])
    expect(end.outputs).toMatchObject(phase.known)
    expect(end.summary).toContain(phase.says)
  })
})

test('P10: forty steps publish at once, ten in ten seconds allowed: each gets its verdict, none is started twice', async () => {
  const steps = 40
  // Ten seconds of the service's are five here: long enough for forty processes to start within a few of them.
  const simulator = await startSimulator({
    build: { finishAfterMs: 200 },
    limits: { hourMs: 360 * 5_000 },
  })
  const ends = await Promise.all(
    Array.from({ length: steps }, () =>
      runScenario({
        inputs: { prompt: '', publish: 'true', 'base-url': simulator.url },
        env: { NODE_OPTIONS: '--max-old-space-size=64' },
      }),
    ),
  )
  await Promise.all([
    simulator.close(),
    ...ends.map(({ folder }) => rm(folder, { recursive: true })),
  ])
  const ids = ends.map(({ outputs }) => outputs['build-id'])
  const published = ends.filter(({ outputs }) => outputs.outcome === 'published').length
  expect([published, new Set(ids).size, simulator.builds.length]).toEqual([steps, steps, steps])
  expect(simulator.requests.some(({ status }) => status === 429)).toBe(true)
  recordFigure({
    name: 'Steps that publish at once, 10 in 10 seconds allowed',
    target: 'one verdict each',
    measured: `${published} published, ${simulator.builds.length - new Set(ids).size} twice`,
    runs: steps,
  })
}, 300_000)
