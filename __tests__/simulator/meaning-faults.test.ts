import { describe, expect, test } from '@jest/globals'
import type { FaultId } from '../../simulator/faults.ts'
import { create, exchange, poll, start, views, WEEK } from './harness.ts'

const END = { finishAfterMs: 0 }

describe('jobs', () => {
  test.each<[FaultId, object]>([
    ['S1', { status: 'pondering' }],
    ['S2-number', { status: 7 }],
    ['S3-number', { id: 42 }],
    ['S3-characters', { id: '../../v1/elsewhere' }],
    ['S3-long', { id: 'j'.repeat(129) }],
    ['S4', { id: 'job_of_somebody_else' }],
    ['S6', { status: 'completed', prLink: null }],
    ['S8', { status: 'completed', prLink: expect.stringMatching(/^javascript:/) }],
    ['S9', { status: 'failed', prLink: expect.stringMatching(/^https:/) }],
    ['S10', { status: 'archived', prLink: expect.stringMatching(/^https:/) }],
    ['S10-without', { status: 'archived', prLink: null }],
  ])('%s answers with %j, and the job exists', async (fault, expected) => {
    const simulator = await start({
      job: END,
      faults: [
        { on: 'create', fault },
        { on: 'get', fault },
      ],
    })
    expect((await create(simulator)).json).toMatchObject(expected)
    expect((await poll(simulator)).json).toMatchObject(expected)
    expect(simulator.jobs).toMatchObject([{ id: 'job_1' }])
  })

  test.each<[FaultId, string]>([
    ['S2', 'status'],
    ['S3', 'id'],
  ])('%s answers without %s', async (fault, field) => {
    const simulator = await start({ faults: [{ on: 'create', fault }] })
    const { json } = await create(simulator)
    expect(json).toHaveProperty('createdAt')
    expect(json).not.toHaveProperty(field)
    expect(simulator.jobs).toHaveLength(1)
  })

  test('errors are left as they are', async () => {
    const simulator = await start({ faults: [{ on: 'get', fault: 'S4' }] })
    expect(await poll(simulator)).toMatchObject({ status: 404, json: { error: 'Job not found' } })
  })
})

describe('page views', () => {
  async function spoiled(fault: FaultId) {
    const simulator = await start({ faults: [{ on: 'views', fault }] })
    const { json: good } = await views(await start())
    return { good, bad: (await views(simulator)).json }
  }

  test.each<[FaultId, object]>([
    ['S12', { totals: { human: -1, ai: -1, total: -2 } }],
    ['S12-string', { totals: { human: '12', ai: '3', total: '15' } }],
    ['S13', { totals: { human: 1, ai: 1, total: 2 } }],
    ['S15', { views: [], hasMore: true }],
    ['S17-object', { views: { path: '/', human: 1, ai: 1, total: 2 } }],
  ])('%s changes nothing but %j', async (fault, changed) => {
    const { good, bad } = await spoiled(fault)
    expect(bad).toEqual({ ...good, ...changed })
  })

  test('S12-missing and S17 leave a field out', async () => {
    expect(Object.keys((await spoiled('S12-missing')).bad)).toEqual(['views', 'hasMore'])
    expect(Object.keys((await spoiled('S17')).bad)).toEqual(['totals', 'hasMore'])
  })

  test('S12-infinite has numbers too large for JavaScript', async () => {
    const { bad } = await spoiled('S12-infinite')
    expect(bad).toMatchObject({ totals: { human: Infinity, ai: Infinity, total: Infinity } })
  })

  test('S14 has more rows on every page', async () => {
    const simulator = await start({ faults: [{ on: 'views', nth: 'all', fault: 'S14' }] })
    for (const offset of ['0', '100', '5000']) {
      expect((await views(simulator, { offset })).json).toMatchObject({ hasMore: true })
    }
  })

  test('S16 repeats each row', async () => {
    const { good, bad } = await spoiled('S16')
    const rows = Array.isArray(good.views) ? good.views : []
    expect(rows).toHaveLength(50)
    expect(bad).toEqual({ ...good, views: rows.flatMap((row) => [row, row]) })
  })

  test('S17-prototype names pages like properties of every object', async () => {
    const { bad } = await spoiled('S17-prototype')
    expect(bad.views).toMatchObject([
      { path: '__proto__', total: 4 },
      { path: 'constructor' },
      { path: 'toString' },
    ])
  })

  test('S17-deep nests a hundred thousand arrays', async () => {
    const simulator = await start({ faults: [{ on: 'views', fault: 'S17-deep' }] })
    const { body } = await exchange(
      `${simulator.url}/v1/analytics/docs/views?${new URLSearchParams(WEEK)}`,
    )
    expect(body).toHaveLength(200_000)
    expect(body).toMatch(/^\[+\]+$/)
  })
})
