import { describe, expect, test } from '@jest/globals'
import { isJsonObject, type JsonObject } from '../../simulator/answer.ts'
import { HOSTILE_TEXTS } from '../../simulator/faults/hostile.ts'
import type { FaultId, FaultRule } from '../../simulator/faults.ts'
import { call, exchange, start, views, WEEK } from './harness.ts'
import { ask, readAll, rowsOf, type Signal } from './signals-harness.ts'

const ALL = 'all' as const

async function spoiled(on: Signal, fault: FaultRule['fault'], query: Record<string, string> = {}) {
  const bad = await ask(await start({ faults: [{ on, fault }] }), on, query)
  const good = await ask(await start(), on, query)
  return { bad: rowsOf(bad, on), good: rowsOf(good, on), badJson: bad.json, goodJson: good.json }
}

describe('D1: a signal can fail alone', () => {
  test.each<[Signal, FaultId, number]>([
    ['visitors', 'H403', 403],
    ['searches', 'H404', 404],
    ['conversations', 'H500', 500],
    ['feedback-by-page', 'H503', 503],
    ['feedback', 'H429', 429],
  ])('%s with %s', async (on, fault, status) => {
    const simulator = await start({ faults: [{ on, nth: ALL, fault }] })
    expect((await ask(simulator, on)).status).toBe(status)
    const others: Signal[] = [
      'visitors',
      'searches',
      'conversations',
      'feedback-by-page',
      'feedback',
    ]
    for (const other of others.filter((signal) => signal !== on)) {
      expect((await ask(simulator, other)).status).toBe(200)
    }
    expect((await views(simulator)).status).toBe(200)
  })

  test('or not be answered at all', async () => {
    const simulator = await start({ faults: [{ on: 'searches', fault: 'N9' }] })
    const url = `${simulator.url}/v1/analytics/docs/searches?${new URLSearchParams(WEEK)}`
    expect(await exchange(url, { giveUpAfterMs: 100 })).toMatchObject({
      status: null,
      ended: 'gave up',
    })
  })
})

describe.each(['searches', 'conversations', 'feedback'] as const)('D2: the cursor of %s', (on) => {
  async function follow(fault: FaultId, nth: 'all' | number = ALL) {
    const simulator = await start({ faults: [{ on, nth, times: 9, fault }] })
    const pages = []
    let cursor: unknown
    for (let n = 0; n < 5; n++) {
      const reply = await ask(simulator, on, {
        limit: '5',
        ...(typeof cursor === 'string' ? { cursor } : {}),
      })
      cursor = reply.json.nextCursor
      pages.push({ cursor, rows: rowsOf(reply, on), hasMore: reply.json.hasMore ?? true })
    }
    return pages
  }

  test('repeats from the first page on', async () => {
    const pages = await follow('D2')
    expect(new Set(pages.map(({ cursor }) => cursor)).size).toBe(1)
    expect(pages[4]).toEqual(pages[0])
    expect(pages[0]).toMatchObject({ cursor: expect.any(String), hasMore: true })
  })

  test('repeats from a later page on', async () => {
    const pages = await follow('D2', 2)
    expect(pages[1]?.rows).not.toEqual(pages[0]?.rows)
    expect(pages[3]).toEqual(pages[2])
    expect(pages[4]).toEqual(pages[2])
  })

  test('goes round between two', async () => {
    const [first, second, third, fourth] = await follow('D2-cycle')
    expect(third?.cursor).toBe(first?.cursor)
    expect(fourth?.cursor).toBe(second?.cursor)
    expect(second?.cursor).not.toBe(first?.cursor)
  })

  test('never ends, with rows and without', async () => {
    const [rows, empty] = [await follow('D2-endless'), await follow('D2-empty')]
    expect(new Set([...rows, ...empty].map(({ cursor }) => cursor)).size).toBe(5)
    expect(rows.map((page) => page.rows.length)).toEqual([5, 5, 5, 5, 5])
    expect(empty.map((page) => page.rows.length)).toEqual([0, 0, 0, 0, 0])
    expect(rows.every(({ hasMore }) => hasMore === true)).toBe(true)
  })

  test('is no string, or too long', async () => {
    expect((await spoiled(on, 'D2-number')).badJson.nextCursor).toBe(7)
    expect((await spoiled(on, 'D2-long')).badJson.nextCursor).toHaveLength(100_000)
  })
})

describe('D3: readers type hostile things', () => {
  test.each<[Signal, string[]]>([
    ['searches', ['searchQuery']],
    ['conversations', ['query', 'response']],
    ['feedback', ['comment', 'code', 'filename', 'contact']],
  ])('in %s: %j', async (on, fields) => {
    const { bad, good } = await spoiled(on, 'D3', { limit: '40' })
    for (const [index, row] of bad.entries()) {
      const hostile = `${HOSTILE_TEXTS[index % HOSTILE_TEXTS.length]} ${index + 1}`
      for (const field of fields) {
        const before = good[index]?.[field]
        expect(row[field]).toEqual(typeof before === 'string' ? hostile : before)
      }
    }
    expect(bad[9]).not.toEqual(good[9])
  })

  test('and are on pages with hostile names', async () => {
    const { bad } = await spoiled('feedback-by-page', 'D3-paths')
    expect(bad.map(({ path }) => path)).toContain('/`@team`')
    const { bad: turns } = await spoiled('conversations', 'D3-paths')
    expect(JSON.stringify(turns.map(({ sources }) => sources))).toContain('javascript:alert(1)')
  })

  test('named like properties of every object', async () => {
    const { bad } = await spoiled('searches', 'D3-prototype')
    expect(bad.slice(0, 3)).toMatchObject([
      { searchQuery: '__proto__' },
      { searchQuery: 'constructor' },
      { searchQuery: 'toString' },
    ])
  })
})

describe('D6: the first row has', () => {
  test.each<[FaultId, (good: number) => unknown]>([
    ['D6', (good) => -good - 1],
    ['D6-fraction', (good) => good + 0.5],
    ['D6-string', (good) => String(good)],
    ['D6-infinite', () => Infinity],
    ['D6-missing', () => undefined],
  ])('%s for a count', async (fault, expected) => {
    const { bad, good } = await spoiled('searches', fault)
    expect(bad[0]?.hits).toEqual(expected(Number(good[0]?.hits)))
    expect(bad.slice(1)).toEqual(good.slice(1))
  })

  test('the same for votes and visitors', async () => {
    const votes = await spoiled('feedback-by-page', 'D6-fraction')
    expect(votes.bad[0]).toMatchObject({
      thumbsUp: Number(votes.good[0]?.thumbsUp) + 0.5,
      thumbsDown: Number(votes.good[0]?.thumbsDown) + 0.5,
    })
    expect((await spoiled('visitors', 'D6')).bad[0]?.human).toBeLessThan(0)
  })

  test.each<[FaultId, unknown]>([
    ['D6-ctr-negative', -0.25],
    ['D6-ctr-over-100', 250],
    ['D6-ctr-nan', 'NaN'],
    ['D6-ctr-null', null],
  ])('%s for a click rate', async (fault, ctr) => {
    const { bad, good } = await spoiled('searches', fault)
    expect(bad).toEqual([{ ...good[0], ctr }, ...good.slice(1)])
  })

  test('or the number of all searches is none', async () => {
    const { badJson, goodJson } = await spoiled('searches', 'D6-searches')
    expect(badJson).toEqual({ ...goodJson, totalSearches: -1 })
  })

  test('or things that are no rows come before it', async () => {
    const { badJson, good } = await spoiled('searches', 'D6-rows')
    expect(badJson.searches).toEqual([null, 'row', 7, [], ...good])
  })
})

test('D7: there is more and no way to it', async () => {
  const { badJson: pages } = await spoiled('feedback-by-page', 'D7', { limit: '100' })
  expect(pages.hasMore).toBe(true)
  expect(pages).not.toHaveProperty('nextCursor')
  const { badJson: turns } = await spoiled('conversations', 'D7')
  expect(turns).toMatchObject({ hasMore: true, nextCursor: null })
})

describe('rows move between two pages', () => {
  test.each<[FaultId, number]>([
    ['S16-shifted', -1],
    ['S16-skipped', 1],
  ])('of a listing with a cursor: %s', async (fault, by) => {
    const limits = { analyticsPerHour: 1e6 }
    const faults = [{ on: 'searches' as const, nth: 1, fault }]
    const whole = (await readAll(await start({ limits }), 'searches', { limit: '30' })).rows
    const moved = (await readAll(await start({ limits, faults }), 'searches', { limit: '30' })).rows
    expect(moved).toEqual([...whole.slice(0, 30), ...whole.slice(30 + by)])
  })

  test('of a listing with an offset', async () => {
    const simulator = await start({ faults: [{ on: 'visitors', nth: 1, fault: 'S16-shifted' }] })
    const first = rowsOf(await ask(simulator, 'visitors', { offset: '0' }), 'visitors')
    const second = rowsOf(await ask(simulator, 'visitors', { offset: '50' }), 'visitors')
    expect(second[0]).toEqual(first[49])
    expect(simulator.requests[1]?.query.offset).toBe('50')
  })

  test('or come twice, in another order, or not at all', async () => {
    const { bad: twice, good } = await spoiled('conversations', 'S16')
    expect(twice).toEqual(good.flatMap((row) => [row, row]))
    expect((await spoiled('feedback', 'S16-shuffled')).bad).toEqual(
      (await spoiled('feedback', 'S16-shuffled')).good.toReversed(),
    )
    expect((await spoiled('searches', 'S17')).badJson).not.toHaveProperty('searches')
    expect((await spoiled('visitors', 'S15')).badJson).toMatchObject({
      visitors: [],
      hasMore: true,
    })
  })
})

const PREVIEW = { method: 'POST', path: '/v1/project/preview/docs', body: { branch: 'fix' } }
const PUBLISH = { method: 'POST', path: '/v1/project/update/docs' }
const TRIGGER = { method: 'POST', path: '/v1/workflow/docs/weekly-review/trigger' }

describe('builds', () => {
  async function builtWith(fault: FaultId): Promise<JsonObject> {
    const simulator = await start({ faults: [{ on: 'build', fault }] })
    await call(simulator, PUBLISH)
    return (await call(simulator, { path: '/v1/project/update-status/build_1' })).json
  }

  test.each<[FaultId, object]>([
    ['P3', { status: 'failure', logs: expect.arrayContaining([expect.any(String)]) }],
    ['P3-hostile', { status: 'failure', logs: [...HOSTILE_TEXTS] }],
    ['P3-text', { status: 'failure', logs: 'one\ntwo' }],
    ['P4', { status: 'in_progress' }],
    ['P4-queued', { status: 'queued' }],
    ['P8', { status: 'baking' }],
    ['P8-number', { status: 1 }],
    ['P8-other', { _id: 'build_of_somebody_else' }],
  ])('%s answers with %j', async (fault, expected) => {
    expect(await builtWith(fault)).toMatchObject(expected)
  })

  test('P3-without-logs and P8-missing leave fields out, P3-long has very many lines', async () => {
    const bare = await builtWith('P3-without-logs')
    expect([bare.status, 'logs' in bare, 'summary' in bare]).toEqual(['failure', false, false])
    expect(await builtWith('P8-missing')).not.toHaveProperty('status')
    expect((await builtWith('P3-long')).logs).toHaveLength(5000)
  })

  test('P1: the preview is forbidden and does not exist', async () => {
    const simulator = await start({ faults: [{ on: 'preview', fault: 'H403' }] })
    expect((await call(simulator, PREVIEW)).status).toBe(403)
    expect(simulator.builds).toEqual([])
  })

  test.each(['N6', 'N7', 'N9', 'N13', 'H500'] as const)(
    'P2: the answer is lost to %s, and the deed is done',
    async (fault) => {
      const simulator = await start({ faults: [{ on: 'any', nth: ALL, fault }] })
      for (const { path, ...request } of [PREVIEW, PUBLISH, TRIGGER]) {
        await exchange(simulator.url + path, { ...request, giveUpAfterMs: 200 })
      }
      expect(simulator.builds.map(({ kind }) => kind)).toEqual(['preview', 'publication'])
      expect(simulator.triggered).toHaveLength(1)
    },
  )

  test.each<[FaultId, unknown]>([
    ['P2-missing', undefined],
    ['P2-number', 42],
    ['P2-characters', '../../v1/elsewhere'],
    ['P2-long', 'b'.repeat(129)],
  ])('%s: what was started has no usable ID', async (fault, id) => {
    const simulator = await start({ faults: [{ on: 'any', nth: ALL, fault }] })
    expect((await call(simulator, PUBLISH)).json.statusId).toBe(id)
    expect((await call(simulator, PREVIEW)).json).toMatchObject({ previewUrl: expect.any(String) })
    expect((await call(simulator, TRIGGER)).json.instanceId).toBe(id)
  })

  test.each<[FaultId, unknown]>([
    ['P5', expect.stringMatching(/^javascript:/)],
    ['P5-http', expect.stringMatching(/^http:/)],
    ['P5-userinfo', expect.stringContaining('@evil.invalid')],
    ['P5-newline', expect.stringContaining('\n::error::')],
    ['P5-number', 7],
    ['P5-missing', undefined],
  ])('%s: the address of the preview is hostile', async (fault, previewUrl) => {
    const simulator = await start({ faults: [{ on: 'preview', fault }] })
    const { status, json } = await call(simulator, PREVIEW)
    expect({ status, ...json }).toEqual({ status: 202, statusId: 'build_1', previewUrl })
  })

  test('P7: a build that was just started is not found, then it is', async () => {
    const simulator = await start({ faults: [{ on: 'build', times: 2, fault: 'H404' }] })
    await call(simulator, PUBLISH)
    const statuses = []
    for (let n = 0; n < 3; n++) {
      const reply = await call(simulator, { path: '/v1/project/update-status/build_1' })
      statuses.push(reply.status)
    }
    expect(statuses).toEqual([404, 404, 200])
  })
})

test('every hostile text survives the wire', () => {
  const sent: unknown = JSON.parse(JSON.stringify({ texts: HOSTILE_TEXTS }))
  expect(isJsonObject(sent) && sent.texts).toEqual([...HOSTILE_TEXTS])
})
