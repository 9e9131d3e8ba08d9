import { describe, expect, test } from '@jest/globals'
import { rememberSecret } from '../../src/base/secrets.ts'
import { RequestError } from '../../src/http/faults.ts'
import { parseAgentJob } from '../../src/service/agent-job.ts'
import { readAnswer } from '../../src/service/answers.ts'
import { parsePageViews } from '../../src/service/page-views.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

function failure(action: () => unknown): RequestError {
  try {
    action()
  } catch (error) {
    if (error instanceof RequestError) return error
    throw error
  }
  throw new Error('it did not fail')
}

function refusal(
  status: number,
  {
    body = '',
    headers = {},
    scope = 'write',
    resource = 'project',
    plan,
  }: {
    body?: string
    headers?: Record<string, string>
    scope?: 'read' | 'write'
    resource?: 'project' | 'job'
    plan?: string
  } = {},
): RequestError {
  return failure(() =>
    readAnswer(
      { status, headers, body },
      { scope, resource, now: NOW, ...(plan !== undefined && { plan }) },
    ),
  )
}

test('H2xx-other: JSON of any successful answer is taken', () => {
  const answer = readAnswer(
    { status: 202, headers: {}, body: '{"a":[1]}' },
    { scope: 'read', resource: 'job', now: NOW },
  )
  expect(answer).toEqual({ a: [1] })
})

describe('a refusal says what to do', () => {
  test.each([
    ['H401', 401, 'expired'],
    ['H402', 402, 'plan'],
    ['H403', 403, 'write scope'],
    ['H404-create', 404, 'another organization'],
    ['H407', 407, 'credentials'],
    ['H418', 418, 'base-url'],
    ['H304', 304, 'base-url'],
  ])('%s', (_row, status, words) => {
    const error = refusal(status)
    expect(error.message).toBe(`the service answered ${status}`)
    expect(error.status).toBe(status)
    expect(error.advice).toContain(words)
  })

  test.each([
    [400, 'Change what the message names.'],
    [422, 'Change what the message names.'],
    [418, 'Check base-url.'],
    [199, 'Check base-url.'],
    [303, 'The request was processed, and its answer is at another address.'],
    [
      300,
      'It redirects to the same host, which is not followed, since the key would go along. Set base-url to where the service is.',
    ],
  ])('%i: %s', (status, advice) => {
    expect(refusal(status).advice).toBe(advice)
  })

  test('H403 speaks of the plan first, where an operation needs one', () => {
    const either =
      'the API key lacks the write scope that this request needs, or its IP allowlist excludes this runner (GitHub-hosted runners have no fixed address).'
    expect(refusal(403).advice).toBe(`Either ${either}`)
    expect(refusal(403, { plan: 'It needs another plan.' }).advice).toBe(
      `It needs another plan. If not, either ${either}`,
    )
  })

  test('H403 names the scope that this request needs', () => {
    expect(refusal(403, { scope: 'read' }).advice).toContain('read scope')
  })

  test('H404-get names the job', () => {
    expect(refusal(404, { resource: 'job' }).advice).toContain('job-id')
  })

  test.each([408, 409, 429, 500, 503])('%i has no advice of its own', (status) => {
    expect(refusal(status).advice).toBe('')
  })
})

describe('the words of the service', () => {
  test('H400: are shown with their details, quoted', () => {
    const body = JSON.stringify({
      error: 'Invalid "prompt"',
      details: [{ message: 'too\nshort' }, { message: 'too odd' }],
    })
    expect(refusal(400, { body }).message).toBe(
      String.raw`the service answered 400: "Invalid \"prompt\"; too\nshort; too odd"`,
    )
  })

  test('H400: an empty one among them is left out', () => {
    const body = JSON.stringify({ error: 'No.', details: [{ message: '' }, { message: 'Why' }] })
    expect(refusal(400, { body }).message).toBe('the service answered 400: "No.; Why"')
  })

  test('H422: are cut after 300 characters', () => {
    const body = JSON.stringify({ error: 'x'.repeat(5_000) })
    expect(refusal(422, { body }).message).toBe(`the service answered 422: "${'x'.repeat(300)}…"`)
  })

  test.each(['', 'no JSON', '[]', '{}', '{"error":7}', '{"details":[7]}', 'null'])(
    'are left out when the body is %j',
    (body) => {
      expect(refusal(400, { body }).message).toBe('the service answered 400')
    },
  )
})

describe('Retry-After', () => {
  const headers = { 'retry-after': '9' }
  test.each([429, 503, 500])('counts on %i', (status) => {
    expect(refusal(status, { headers }).retryAfterMs).toBe(9_000)
  })
  test('does not count where the request is not repeated', () => {
    expect(refusal(400, { headers }).retryAfterMs).toBeUndefined()
  })
})

describe('N16, N17: a redirect', () => {
  test.each([
    ['/login?token=secret', 'the same host'],
    ['https://evil.example/path?token=secret', '"evil.example"'],
    ['::', 'the same host'],
    ['http://[', 'the same host'],
  ])('to %j names the host alone: %s', (location, host) => {
    const { advice } = refusal(302, { headers: { location } })
    expect(advice).toContain(`It redirects to ${host}, which is not followed`)
    expect(advice).not.toContain('secret')
  })
})

describe('a success without usable JSON', () => {
  test.each([
    ['N11', '{"id":"jo', {}, 'not-json'],
    ['N12', '<!doctype html>', {}, 'html'],
    ['N12', 'Please log in', { 'content-type': 'text/html; charset=utf-8' }, 'html'],
    ['N13', '', {}, 'empty'],
    ['N13', ' \n', {}, 'empty'],
  ])('%s: %j with %j is %s', (_row, body, headers, fault) => {
    const error = refusal(200, { body, headers: headers as Record<string, string> })
    expect(error.fault).toBe(fault)
  })
})

describe('an agent job', () => {
  test('keeps what is valid, and drops fields of the wrong type', () => {
    const json = {
      id: 'job_1',
      status: 'active',
      model: 7,
      prLink: {},
      source: { repository: 1, ref: 'main' },
      more: 1,
    }
    expect(parseAgentJob(json)).toEqual({
      id: 'job_1',
      status: 'active',
      model: undefined,
      prLink: undefined,
      source: { repository: undefined, ref: 'main' },
    })
  })

  test('needs an ID and a status alone', () => {
    expect(parseAgentJob({ id: 'a', status: 'b' })).toMatchObject({ id: 'a', status: 'b' })
  })

  test.each([
    ['S2', { id: 'a' }, 'status'],
    ['S2', { id: 'a', status: 7 }, 'status'],
    ['S3', { status: 'active' }, 'id'],
    ['S3', { id: 7, status: 'active' }, 'id'],
    ['S3', { id: '../a', status: 'active' }, 'id'],
    ['S3', { id: 'a\n', status: 'active' }, 'id'],
    ['S3', { id: 'a'.repeat(129), status: 'active' }, 'id'],
    ['S3', null, 'the answer'],
    ['S3', {}, 'id and status'],
  ])('%s: %j is malformed in %s', (_row, json, fields) => {
    const error = failure(() => parseAgentJob(json))
    expect(error.fault).toBe('malformed')
    expect(error.message).toBe(`the answer is not an agent job: ${fields} missing or not valid`)
  })
})

describe('page views', () => {
  const counts = { human: 2, ai: 1, total: 3 }

  test('are read with their rows and nothing else', () => {
    const json = {
      totals: { ...counts, odd: 1 },
      views: [{ path: '/a', ...counts, odd: 1 }],
      hasMore: true,
    }
    expect(parsePageViews(json)).toEqual({
      totals: counts,
      rows: [{ path: '/a', ...counts }],
      unreadable: 0,
      tooMany: false,
      hasMore: true,
    })
  })

  test.each([
    undefined,
    null,
    'x',
    { ...counts, ai: -1 },
    { ...counts, human: '2' },
    { human: 2, ai: 1 },
    { ...counts, total: Number.POSITIVE_INFINITY },
    { ...counts, total: 1.5 },
  ])('S12: totals of %j are not available', (totals) => {
    expect(parsePageViews({ totals, views: [] })).toEqual({
      totals: null,
      rows: [],
      unreadable: 0,
      tooMany: false,
      hasMore: false,
    })
  })

  test.each([undefined, null, 7, {}])(
    'S17: views of %j are not available, the totals stand',
    (views) => {
      expect(parsePageViews({ totals: counts, views })).toEqual({
        totals: counts,
        rows: null,
        unreadable: 0,
        tooMany: false,
        hasMore: false,
      })
    },
  )

  test('S17: rows that cannot be read are left out, and counted', () => {
    const views = [
      null,
      7,
      { path: 7, ...counts },
      { path: '/b', ...counts, ai: -1 },
      { path: '__proto__', ...counts },
    ]
    expect(parsePageViews({ totals: counts, views })).toEqual({
      totals: counts,
      rows: [{ path: '__proto__', ...counts }],
      unreadable: 4,
      tooMany: false,
      hasMore: false,
    })
  })

  test('rows beyond the 250 that the service gives at once are not looked at', () => {
    const views = Array.from({ length: 251 }, (_, index) => ({ path: `/${index}`, ...counts }))
    const { rows, unreadable, tooMany } = parsePageViews({ totals: counts, views })
    expect(rows).toEqual(views.slice(0, 250))
    expect([unreadable, tooMany]).toEqual([0, true])
    expect(parsePageViews({ totals: counts, views: views.slice(1) }).tooMany).toBe(false)
  })

  test.each(['x', null, 7, true])('an answer of %j is malformed', (json) => {
    expect(failure(() => parsePageViews(json)).fault).toBe('malformed')
  })
})

test('a field that breaks two rules is named once', () => {
  rememberSecret('mint_c4n4ry key with spaces')
  const body = { id: 'job_1', status: 'mint_c4n4ry key with spaces' }
  expect(failure(() => parseAgentJob(body)).message).toBe(
    'the answer is not an agent job: status missing or not valid',
  )
})

describe('a successful answer that is no JSON', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  const HTML = 'got text/html instead of JSON: a proxy or login page?'
  const CUT = 'the service answered 200 with a body that is not whole JSON'
  test.each([
    ['', {}, 'empty', 'the service answered 200 with an empty body'],
    [' \n', JSON_TYPE, 'empty', 'the service answered 200 with an empty body'],
    [' <p>Log in</p>', JSON_TYPE, 'html', HTML],
    ['Log in', { 'content-type': 'Text/HTML; charset=utf-8' }, 'html', HTML],
    ['Log in', { 'content-type': 'x-text/html' }, 'not-json', CUT],
    ['Log in', {}, 'not-json', CUT],
    ['{"id":', JSON_TYPE, 'not-json', CUT],
  ])('%j with %j is %s', (body, headers, fault, message) => {
    const error = refusal(200, { body, headers: headers as Record<string, string> })
    expect(error).toMatchObject({ fault, message, status: 200 })
    if (fault !== 'empty') expect(error.cause).toBeInstanceOf(SyntaxError)
  })
})
