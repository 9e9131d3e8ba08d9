import { describe, expect, test } from '@jest/globals'
import type { Simulator, SimulatorOptions } from '../../simulator/simulator.ts'
import { call, manualClock, start } from './harness.ts'

async function preview(simulator: Simulator, body: unknown = { branch: 'agent/job_1' }) {
  return call(simulator, { method: 'POST', path: '/v1/project/preview/docs', body })
}

async function publish(simulator: Simulator) {
  return call(simulator, { method: 'POST', path: '/v1/project/update/docs' })
}

async function status(simulator: Simulator, id = 'build_1') {
  return call(simulator, { path: `/v1/project/update-status/${id}` })
}

async function trigger(simulator: Simulator, id = 'weekly-review') {
  return call(simulator, { method: 'POST', path: `/v1/workflow/docs/${id}/trigger` })
}

async function onClock(options: SimulatorOptions = {}) {
  const clock = manualClock()
  return { clock, simulator: await start({ ...options, now: clock.now }) }
}

describe('a preview', () => {
  test('is started for a branch and has an address of its own', async () => {
    const simulator = await start()
    expect(await preview(simulator, { branch: 'Agent/Job_1--x' })).toMatchObject({
      status: 202,
      json: { statusId: 'build_1', previewUrl: 'https://acme-agent-job-1-x.mintlify.app' },
    })
    expect(simulator.builds).toMatchObject([
      { statusId: 'build_1', projectId: 'docs', kind: 'preview', branch: 'Agent/Job_1--x' },
    ])
    expect((await status(simulator)).json).toMatchObject({ commit: { ref: 'Agent/Job_1--x' } })
  })

  test.each([undefined, {}, { branch: '' }, { branch: 7 }, 'main', ['main']])(
    'of %j is refused',
    async (body) => {
      const simulator = await start()
      const refused = await preview(simulator, body ?? '')
      expect(refused).toMatchObject({ status: 400, json: { error: expect.any(String) } })
      expect(simulator.builds).toEqual([])
    },
  )

  test('is answered 403 where the plan has none', async () => {
    const simulator = await start({ previews: false })
    expect((await preview(simulator)).status).toBe(403)
    expect((await publish(simulator)).status).toBe(202)
    expect(simulator.builds).toHaveLength(1)
  })
})

describe('a build', () => {
  test('is queued, in progress, then a success, by the clock', async () => {
    const { clock, simulator } = await onClock({ build: { startAfterMs: 10, finishAfterMs: 100 } })
    expect((await publish(simulator)).json).toEqual({ statusId: 'build_1' })
    const seen = []
    for (const ms of [0, 10, 89, 1, 1000]) {
      clock.advance(ms)
      seen.push((await status(simulator)).json)
    }
    expect(seen.map((build) => build.status)).toEqual([
      ...['queued', 'in_progress', 'in_progress', 'success', 'success'],
    ])
    expect(seen.map(({ endedAt }) => endedAt === undefined)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(seen[4]).toEqual(seen[3])
    expect(seen[3]).toEqual({
      _id: 'build_1',
      projectId: 'docs',
      createdAt: expect.any(String),
      endedAt: expect.any(String),
      status: 'success',
      summary: 'Update successful',
      logs: expect.arrayContaining([expect.any(String)]),
      subdomain: 'acme',
      commit: {
        sha: expect.stringMatching(/^[0-9a-f]{40}$/),
        ref: 'main',
        message: expect.any(String),
        filesChanged: { added: [], modified: [expect.any(String)], removed: [] },
      },
      source: 'api',
    })
    const { createdAt, endedAt } = Object(seen[3])
    expect(Date.parse(endedAt) - Date.parse(createdAt)).toBe(100)
    expect(Object(seen[0]).logs).toEqual([])
  })

  test('fails as scripted, each by its number and kind', async () => {
    const { clock, simulator } = await onClock({
      build: (n, { kind }) =>
        n === 0 ? { result: 'failure', logs: ['one', 'two'], summary: 'no' } : { summary: kind },
    })
    await publish(simulator)
    await preview(simulator)
    clock.advance(1000)
    expect((await status(simulator)).json).toMatchObject({
      status: 'failure',
      summary: 'no',
      logs: ['one', 'two'],
    })
    expect((await status(simulator, 'build_2')).json).toMatchObject({
      status: 'success',
      summary: 'preview',
    })
  })

  test('can go through literal statuses, never end, and have any fields', async () => {
    const statuses = ['queued', 'baking', 'success', 'queued']
    const simulator = await start({ build: { statuses, override: { logs: 7, source: undefined } } })
    await publish(simulator)
    const seen = []
    for (let n = 0; n < 5; n++) seen.push((await status(simulator)).json)
    expect(seen.map((build) => build.status)).toEqual([...statuses, 'queued'])
    expect(seen[0]).toMatchObject({ logs: 7 })
    expect(seen[0]).not.toHaveProperty('source')
    const { clock, simulator: endless } = await onClock({ build: { finishAfterMs: Infinity } })
    await publish(endless)
    clock.advance(1e9)
    expect((await status(endless)).json).not.toHaveProperty('endedAt')
  })

  test('is not found before it is visible, and never if nobody started it', async () => {
    const { clock, simulator } = await onClock({ build: { visibleAfterMs: 500 } })
    await publish(simulator)
    const early = await status(simulator)
    clock.advance(500)
    expect([early.status, (await status(simulator)).status]).toEqual([404, 200])
    expect(await status(simulator, 'build_9')).toMatchObject({
      status: 404,
      json: { error: 'Build not found' },
    })
  })
})

describe('an automation', () => {
  test('is triggered again and again, each time as a run of its own', async () => {
    const simulator = await start()
    const answers = [await trigger(simulator), await trigger(simulator)]
    expect(answers).toMatchObject([
      {
        status: 202,
        json: {
          schemaId: 'schema_weekly-review',
          instanceId: 'instance_1',
          jobId: 'automation_job_1',
        },
      },
      { status: 202, json: { instanceId: 'instance_2', jobId: 'automation_job_2' } },
    ])
    expect(simulator.triggered).toEqual([
      { projectId: 'docs', automationId: 'weekly-review', instanceId: 'instance_1' },
      { projectId: 'docs', automationId: 'weekly-review', instanceId: 'instance_2' },
    ])
  })

  test('is refused without a custom schedule, and where it is not known', async () => {
    const simulator = await start({ automations: { a: 'no-schedule', b: 'custom-schedule' } })
    const statuses = []
    for (const id of ['a', 'b', 'c', 'constructor']) {
      statuses.push((await trigger(simulator, id)).status)
    }
    expect(statuses).toEqual([400, 202, 404, 404])
    expect(simulator.triggered).toMatchObject([{ automationId: 'b' }])
  })
})

describe('over the limit', () => {
  test('publishing and automations share ten in ten seconds', async () => {
    const { clock, simulator } = await onClock()
    const statuses = []
    for (let n = 0; n < 6; n++) {
      statuses.push((await publish(simulator)).status, (await trigger(simulator)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429, 429])
    clock.advance(2_500)
    expect((await publish(simulator)).headers.get('retry-after')).toBe('8')
    clock.advance(7_500)
    expect((await trigger(simulator)).status).toBe(202)
    expect([simulator.builds.length, simulator.triggered.length]).toEqual([5, 6])
  })

  test('there are five previews a minute, whatever else is published', async () => {
    const { clock, simulator } = await onClock()
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await preview(simulator)).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect((await preview(simulator)).headers.get('retry-after')).toBe('60')
    expect((await publish(simulator)).status).toBe(202)
    clock.advance(60_000)
    expect((await preview(simulator)).status).toBe(202)
  })

  test('a short hour has short minutes', async () => {
    const limits = { previewsPerMinute: 1, publishesPerTenSeconds: 1, hourMs: 36_000 }
    const { clock, simulator } = await onClock({ limits })
    await preview(simulator)
    await publish(simulator)
    clock.advance(100)
    expect([(await preview(simulator)).status, (await publish(simulator)).status]).toEqual([
      429, 202,
    ])
    clock.advance(500)
    expect((await preview(simulator)).status).toBe(202)
  })

  test('asking for the status of a build has no limit', async () => {
    const simulator = await start()
    await publish(simulator)
    const replies = await Promise.all(Array.from({ length: 120 }, () => status(simulator)))
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
  })
})

test('a key that may only read starts nothing, and reads builds', async () => {
  const simulator = await start({ readOnlyKey: true })
  const refused = [await preview(simulator), await publish(simulator), await trigger(simulator)]
  expect(refused.map((reply) => reply.status)).toEqual([403, 403, 403])
  expect((await status(simulator)).status).toBe(404)
  expect([simulator.builds, simulator.triggered]).toEqual([[], []])
})

test.each([
  ['POST', '/v1/project/update-status/build_1', 405],
  ['GET', '/v1/project/update/docs', 405],
  ['GET', '/v1/workflow/docs/weekly-review/trigger', 405],
  ['POST', '/v1/project/update/elsewhere', 404],
  ['POST', '/v1/project/preview/docs/main', 404],
])('%s %s is answered %i', async (method, path, expected) => {
  expect((await call(await start(), { method, path })).status).toBe(expected)
})
