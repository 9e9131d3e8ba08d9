import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { checkContract, SHAPES, type Shapes } from '../scripts/check-contract.ts'
import { type Answer, broken, type JsonObject, json, refuse } from '../simulator/http/answer.ts'
import { Desk, type OnRequest, sendTo } from '../simulator/send.ts'
import { AttemptError } from '../src/http/faults.ts'
import { listOrEmpty, objectOrEmpty } from '../src/text.ts'
import { scheduled } from './support/events.ts'
import { createWorld, runStep } from './support/flow.ts'

const VIEWS = 'GET /v1/analytics/{projectId}/views'
const JOB = 'GET /v2/agent/{projectId}/job/{id}'

/** Checks the simulated service, which has a job, with some of its answers changed. */
async function check(answers: Record<string, (good: JsonObject) => Answer> = {}) {
  const world = createWorld({ service: { job: { finishAfterMs: 0 } } })
  world.service.jobs.create('Document it.')
  const onRequest: OnRequest = ({ operation }, exchange) => {
    const change = answers[operation]
    if (change === undefined) return undefined
    return broken(change(objectOrEmpty(exchange.answer().body)))
  }
  const desk = new Desk(world.service, world.github, onRequest)
  const access = {
    baseUrl: new URL('https://service.example/'),
    apiKey: 'mint_test',
    projectId: 'docs',
  }
  const lines: string[] = []
  const { fits, shapes } = await checkContract({
    access,
    send: sendTo(desk),
    clock: world.clock,
    jobId: 'job_1',
    print: (line) => lines.push(line),
  })
  return { fits, shapes, lines, requests: desk.requests }
}

test('the simulated service fits, and only reads are sent', async () => {
  const { fits, lines, requests } = await check()
  expect(fits).toBe(true)
  expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET']))
  expect(requests).toHaveLength(7)
  expect(lines).toEqual([
    ...Array(7).fill(expect.stringMatching(/^GET .*: fits$/)),
    'Not tried: creates and follow-ups.',
    'The answers fit this action.',
  ])
})

test('each of six answers that are broken on purpose is named, without a value', async () => {
  const change = (rows: unknown, more: object) =>
    listOrEmpty(rows).map((row) => ({ ...objectOrEmpty(row), ...more }))
  const { fits, lines } = await check({
    views: () => refuse(403, 'secret: your plan'),
    visitors: (good) =>
      json(200, { ...good, totals: { ...objectOrEmpty(good.totals), human: 'secret' } }),
    searches: (good) => json(200, { ...good, searches: change(good.searches, { ctr: undefined }) }),
    conversations: (good) => {
      const more = { query: { secret: 'secret' }, pageUrl: null }
      const conversations = change(good.conversations, more)
      return json(200, { ...good, conversations })
    },
    'feedback-by-page': () => ({ status: 200, headers: {}, body: '<html>secret' }),
    get: (good) => json(200, { ...good, status: null }),
  })
  expect(fits).toBe(false)
  expect(lines).toEqual([
    VIEWS,
    '  the status: expected 200, came 403',
    'GET /v1/analytics/{projectId}/visitors',
    '  totals.human: expected number, came string',
    'GET /v1/analytics/{projectId}/searches',
    '  searches[].ctr: expected number, came nothing',
    'GET /v1/analytics/{projectId}/assistant',
    '  conversations[].query: expected string, came object',
    'GET /v1/analytics/{projectId}/feedback/by-page',
    '  the answer: expected JSON, came something else',
    'GET /v1/analytics/{projectId}/feedback: fits',
    JOB,
    '  status: expected string, came null',
    'Not tried: creates and follow-ups.',
    'Differences that matter: 6. Please report these lines: they hold no value.',
  ])
})

test('a server that cannot be reached does not fit', async () => {
  const { fits, lines } = await check({
    get: () => {
      throw new AttemptError('unreachable', 'the connection was refused')
    },
  })
  expect(fits).toBe(false)
  expect(lines).toContainEqual(expect.stringMatching(/expected one, came none \(.*was refused/))
})

test('more fields, permitted nulls, new words, a field in some rows, and empty lists do not matter', async () => {
  const withFirst = (rows: unknown, more: object) => {
    const [first, ...others] = listOrEmpty(rows)
    return [{ ...objectOrEmpty(first), ...more }, ...others]
  }
  const { fits, lines } = await check({
    views: (good) => json(200, { ...good, views: withFirst(good.views, { bots: 5, '/a': 1 }) }),
    visitors: (good) => json(200, { ...good, visitors: [] }),
    searches: (good) =>
      json(200, { ...good, searches: withFirst(good.searches, { ctr: undefined }) }),
    conversations: (good) => {
      const more = { resolutionStatus: 'escalated', queryCategory: null }
      return json(200, { ...good, conversations: withFirst(good.conversations, more) })
    },
    get: (good) => json(200, { ...good, status: 'polishing', prLink: null, model: 7 }),
  })
  expect(fits).toBe(true)
  expect(lines.filter((line) => line.startsWith(' '))).toEqual([
    '  views[].bots: expected no such field, came number or nothing: this does not matter',
    '  visitors[]: nothing to check: this does not matter',
    '  searches[].ctr: expected number, came nothing or number: this does not matter',
    '  model: expected string, came number: this does not matter',
  ])
})

/** An answer of this shape, without further pages. What may be null or absent is so. */
function sampleOf(shape: Shapes[string], path = ''): unknown {
  const kinds = shape[path] ?? ['object']
  if (kinds.includes('null') || path === 'nextCursor') return null
  if (kinds.includes('nothing')) return undefined
  switch (kinds[0]) {
    case 'string':
      return 'any'
    case 'number':
      return 1
    case 'boolean':
      return false
    case 'list':
      return `${path}[]` in shape ? [sampleOf(shape, `${path}[]`)] : []
  }
  const prefix = path === '' ? '' : `${path}.`
  const sample: JsonObject = {}
  for (const inner of Object.keys(shape)) {
    const name = inner.slice(prefix.length)
    const isField = inner.startsWith(prefix) && /^\w+$/.test(name)
    if (isField) sample[name] = sampleOf(shape, inner)
  }
  return sample
}

const ROUTES = {
  views: 'views',
  visitors: 'visitors',
  searches: 'searches',
  conversations: 'assistant',
  'feedback-by-page': 'feedback/by-page',
  feedback: 'feedback',
}

async function play(shapes: Shapes) {
  const samples = new Map<string, unknown>()
  for (const [operation, name] of Object.entries(ROUTES)) {
    const shape = shapes[`GET /v1/analytics/{projectId}/${name}`]
    if (shape !== undefined) samples.set(operation, sampleOf(shape))
  }
  return runStep({
    ...scheduled(),
    inputs: { 'traffic-weeks': '1', 'reader-signals': 'true' },
    onRequest: ({ operation }) => {
      if (!samples.has(operation)) return undefined
      return broken(json(200, samples.get(operation)))
    },
  })
}

test('a report can be made of answers of each shape that was seen', async () => {
  const { shapes } = await check()
  expect(shapes[VIEWS]).toMatchObject({ 'totals.human': ['number'], 'views[].path': ['string'] })
  const seen: Shapes[] = [shapes]
  // The real service's shapes, once somebody has written them.
  if (existsSync(SHAPES)) seen.push({ ...shapes, ...JSON.parse(readFileSync(SHAPES, 'utf8')) })
  for (const each of seen) {
    const end = await play(each)
    expect(end.outputs).toMatchObject({ outcome: 'reported', 'human-views': '1' })
    expect(end.log.filter((line) => /^(?:warning|error)/.test(line))).toEqual([])
  }
  const unlike = await play({ ...shapes, [VIEWS]: { totals: ['string'] } })
  expect(unlike.log.join()).toMatch(/warning/)
})
