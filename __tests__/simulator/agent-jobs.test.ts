import { describe, expect, test } from '@jest/globals'
import type { JobScript } from '../../simulator/simulator.ts'
import { call, create, followUp, JOBS, manualClock, poll, start } from './harness.ts'

const ISO_TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)
const NEVER: JobScript = { finishAfterMs: Number.POSITIVE_INFINITY }
const AT_ONCE: JobScript = { finishAfterMs: 0 }

describe('a create', () => {
  test('answers 201 with an active job that has all documented fields', async () => {
    const { status, json } = await create(await start())
    expect({ status, json }).toEqual({
      status: 201,
      json: {
        id: 'job_1',
        status: 'active',
        source: { repository: 'https://github.com/acme/docs', ref: 'agent/job_1' },
        model: 'simulated-model-1',
        prLink: null,
        createdAt: ISO_TIME,
        archivedAt: null,
      },
    })
  })

  test('dates the job now', async () => {
    const before = Date.now()
    const { json } = await create(await start())
    const createdAt = Date.parse(String(json.createdAt))
    expect(createdAt).toBeGreaterThanOrEqual(before - 1000)
    expect(createdAt).toBeLessThanOrEqual(Date.now() + 1000)
  })

  test('answers with an active job even if the job takes no time', async () => {
    const { json } = await create(await start({ job: AT_ONCE }))
    expect(json).toMatchObject({ status: 'active', prLink: null })
  })

  test('lists the job with its project and prompt', async () => {
    const simulator = await start()
    await create(simulator, 'Explain the limits')
    expect(simulator.jobs).toMatchObject([
      { id: 'job_1', projectId: 'docs', prompts: ['Explain the limits'] },
    ])
  })

  test('gives each job an ID of its own', async () => {
    const simulator = await start()
    await create(simulator)
    await create(simulator)
    expect(simulator.jobs.map(({ id }) => id)).toEqual(['job_1', 'job_2'])
  })

  test('asks for a script with the number and the prompt of the job', async () => {
    const asked: [number, string][] = []
    const simulator = await start({
      job: (n, prompt) => {
        asked.push([n, prompt])
        return n === 0 ? NEVER : AT_ONCE
      },
    })
    await create(simulator, 'first')
    await create(simulator, 'second')
    expect(asked).toEqual([
      [0, 'first'],
      [1, 'second'],
    ])
    expect((await poll(simulator, 'job_1')).json).toMatchObject({ status: 'active' })
    expect((await poll(simulator, 'job_2')).json).toMatchObject({ status: 'completed' })
  })
})

describe('a job', () => {
  test('is active until its time is over, then completed with a pull request', async () => {
    const clock = manualClock()
    const simulator = await start({ job: { finishAfterMs: 5000 }, now: clock.now })
    await create(simulator)
    clock.advance(4999)
    const early = await poll(simulator)
    clock.advance(1)
    const late = await poll(simulator)
    expect(early).toMatchObject({ status: 200, json: { status: 'active', prLink: null } })
    expect(late).toMatchObject({
      status: 200,
      json: {
        status: 'completed',
        prLink: 'https://github.com/acme/docs/pull/1',
        archivedAt: null,
      },
    })
  })

  test.each<[JobScript, object]>([
    [{ result: 'failed' }, { status: 'failed', prLink: null, archivedAt: null }],
    [{ result: 'archived' }, { status: 'archived', prLink: null, archivedAt: ISO_TIME }],
    [
      { result: 'archived', prLink: 'https://x' },
      { status: 'archived', prLink: 'https://x' },
    ],
    [{ prLink: null }, { status: 'completed', prLink: null }],
  ])('ends as its script %j says', async (script, expected) => {
    const simulator = await start({ job: { ...AT_ONCE, ...script } })
    await create(simulator)
    expect((await poll(simulator)).json).toMatchObject(expected)
  })

  test('can show its pull request later than its end', async () => {
    const clock = manualClock()
    const job = { finishAfterMs: 5000, prLinkAfterMs: 100 }
    const simulator = await start({ job, now: clock.now })
    await create(simulator)
    clock.advance(5099)
    const early = await poll(simulator)
    clock.advance(1)
    expect(early.json).toMatchObject({ status: 'completed', prLink: null })
    expect((await poll(simulator)).json).toMatchObject({ prLink: expect.any(String) })
  })

  test('can report literal statuses, the last of which repeats', async () => {
    const simulator = await start({ job: { statuses: ['active', 'pondering', 'completed'] } })
    await create(simulator)
    const seen = []
    for (let n = 0; n < 4; n++) seen.push((await poll(simulator)).json)
    expect(seen.map(({ status, prLink }) => [status, prLink !== null])).toEqual([
      ['active', false],
      ['pondering', false],
      ['completed', true],
      ['completed', true],
    ])
  })

  test('can go back from completed to active', async () => {
    const simulator = await start({ job: { statuses: ['completed', 'active'] } })
    await create(simulator)
    await poll(simulator)
    expect((await poll(simulator)).json).toMatchObject({ status: 'active', prLink: null })
  })

  test('can stay invisible for a while after the create', async () => {
    const clock = manualClock()
    const simulator = await start({ job: { visibleAfterMs: 100 }, now: clock.now })
    await create(simulator)
    clock.advance(99)
    const early = await poll(simulator)
    clock.advance(1)
    expect(early).toMatchObject({ status: 404, json: { error: 'Job not found' } })
    expect((await poll(simulator)).status).toBe(200)
  })

  test('can have its fields replaced and removed in every answer', async () => {
    const simulator = await start({ job: { override: { model: 7, source: undefined } } })
    for (const { json } of [await create(simulator), await poll(simulator)]) {
      expect(json).toMatchObject({ model: 7 })
      expect(json).not.toHaveProperty('source')
    }
  })

  test('is found in its own project only', async () => {
    const simulator = await start({ projectId: '*' })
    await create(simulator)
    const { status } = await call(simulator, { path: '/v2/agent/another/job/job_1' })
    expect(status).toBe(404)
  })

  test('can be made without a request', async () => {
    const simulator = await start({ job: AT_ONCE })
    const id = simulator.addJob({ prompt: 'Made before' })
    expect((await poll(simulator, id)).json).toMatchObject({ id, status: 'completed' })
    expect(simulator.requests.map(({ operation }) => operation)).toEqual(['get'])
  })
})

describe('a follow-up', () => {
  test('makes an ended job active again, for as long as it took the first time', async () => {
    const clock = manualClock()
    const simulator = await start({ job: { finishAfterMs: 100 }, now: clock.now })
    await create(simulator)
    clock.advance(100)
    const ended = await poll(simulator)
    const answer = await followUp(simulator)
    clock.advance(99)
    const active = await poll(simulator)
    clock.advance(1)
    const endedAgain = await poll(simulator)
    expect(ended.json).toMatchObject({ status: 'completed' })
    expect(answer).toMatchObject({ status: 200, json: { id: 'job_1', status: 'active' } })
    expect(active.json).toMatchObject({ status: 'active', prLink: null })
    expect(endedAgain.json).toMatchObject({ status: 'completed', prLink: expect.any(String) })
  })

  test('makes the link late once more, if it was', async () => {
    const clock = manualClock()
    const job = { statuses: ['completed'], prLinkAfterMs: 100 }
    const simulator = await start({ job, now: clock.now })
    await create(simulator)
    await poll(simulator)
    clock.advance(100)
    const linked = await poll(simulator)
    await followUp(simulator)
    expect(linked.json).toMatchObject({ prLink: expect.any(String) })
    expect((await poll(simulator)).json).toMatchObject({ status: 'completed', prLink: null })
  })

  test('adds its prompt to the job and makes no other', async () => {
    const simulator = await start()
    await create(simulator, 'one')
    await followUp(simulator, 'two')
    expect(simulator.jobs).toMatchObject([{ prompts: ['one', 'two'] }])
  })
})

describe('refused are', () => {
  test.each([
    ['an empty prompt', { prompt: '' }],
    ['a missing prompt', {}],
    ['a prompt that is no string', { prompt: ['x'] }],
    ['no body at all', undefined],
    ['a body that is not JSON', '{"prompt": "x"'],
  ])('%s, for a create and a follow-up', async (_, body) => {
    const simulator = await start()
    const id = simulator.addJob({ prompt: 'x' })
    for (const path of [JOBS, `${JOBS}/${id}/message`]) {
      const { status, json } = await call(simulator, { method: 'POST', path, body })
      expect({ status, json }).toEqual({ status: 400, json: { error: expect.any(String) } })
    }
    expect(simulator.jobs).toMatchObject([{ prompts: ['x'] }])
  })

  test('unknown jobs', async () => {
    const simulator = await start()
    expect(await poll(simulator)).toMatchObject({ status: 404, json: { error: 'Job not found' } })
    expect(await followUp(simulator)).toMatchObject({ status: 404 })
  })

  test('unknown projects', async () => {
    const simulator = await start({ projectId: 'handbook' })
    expect(await create(simulator)).toMatchObject({
      status: 404,
      json: { error: 'Project not found' },
    })
    const own = { method: 'POST', path: '/v2/agent/handbook/job', body: { prompt: 'x' } }
    expect(await call(simulator, own)).toMatchObject({ status: 201 })
  })

  test.each([
    {},
    { authorization: 'any-key' },
    { authorization: 'Bearer ' },
    { authorization: 'Basic YTpi' },
  ])('requests without a bearer key: %j', async (headers) => {
    const simulator = await start()
    const { status } = await call(simulator, { path: `${JOBS}/job_1`, headers })
    expect(status).toBe(401)
  })

  test('other keys than the only one there is', async () => {
    const simulator = await start({ apiKey: 'mint_right' })
    simulator.addJob({ prompt: 'x' })
    const withKey = (key: string) => ({
      path: `${JOBS}/job_1`,
      headers: { authorization: `Bearer ${key}` },
    })
    expect((await call(simulator, withKey('mint_wrong'))).status).toBe(401)
    expect((await call(simulator, withKey('mint_right'))).status).toBe(200)
  })

  test('everything but reading with a read-only key', async () => {
    const simulator = await start({ readOnlyKey: true })
    simulator.addJob({ prompt: 'x' })
    expect((await create(simulator)).status).toBe(403)
    expect((await followUp(simulator)).status).toBe(403)
    expect((await poll(simulator)).status).toBe(200)
  })

  test('unknown paths, and known ones that were tampered with', async () => {
    const simulator = await start()
    for (const path of ['/', '/v2/agent/docs/jobs', '/v2/agent//job', `${JOBS}/job_1/extra/x`]) {
      expect((await call(simulator, { path })).status).toBe(404)
    }
  })

  test('wrong methods, with the right one named', async () => {
    const { status, headers } = await call(await start(), { method: 'DELETE', path: JOBS })
    expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'POST' })
  })
})
