import { describe, expect, test } from '@jest/globals'
import { faultOfStatus } from '../../src/http/answers.ts'
import { errorFromService } from '../../src/service/refusals.ts'
import { wordsIn } from '../support/markdown.ts'

const NOW = new Date('2026-11-23T00:00:00Z')
const CREATE = { body: {}, resource: 'project' } as const

/** The step's error if the service refuses a request with these words. */
function refuse(
  status: number,
  error: string,
  { asked = {}, headers = {}, body = JSON.stringify({ error }) } = {},
) {
  const access = {
    baseUrl: new URL('https://api.mintlify.com/'),
    apiKey: 'mint_test',
    projectId: 'docs',
  }
  const response = { status, headers, body }
  const fault = faultOfStatus(status) ?? 'rejected'
  const refusal = errorFromService(response, fault, { ...CREATE, ...asked }, access, NOW)
  return { message: refusal.message, advice: wordsIn(refusal.advice ?? []) }
}

const CREDITS = 'The credits of the plan are used up: '
const IP = 'The IP allowlist of the API key excludes this runner: '
const PLAN = "The project's plan does not include this"
const SCOPE = 'The API key lacks the scope `write` '
const ALL = [CREDITS, IP, PLAN, SCOPE]

describe("a cause that the service's words name is told alone:", () => {
  test.each([
    [402, 'Insufficient credits', CREDITS],
    [403, 'Your plan has no credits left. Upgrade it.', CREDITS],
    [400, 'Overages are disabled for this deployment', CREDITS],
    [403, 'The request IP is not allowed by the API key.', IP],
    [401, 'Not in the allowlist of this API key', IP],
    [401, 'Please upgrade to access this route.', PLAN],
    [403, 'Analytics are not available on your current plan.', PLAN],
    [403, 'Insufficient scope', SCOPE],
  ])('%i "%s"', (status, words, cause) => {
    const { advice } = refuse(status, words)
    expect(ALL.filter((one) => advice.includes(one))).toEqual([cause])
    expect(advice).toMatch(/^[A-Z]/)
  })

  test('a read needs another scope', () => {
    const { advice } = refuse(403, 'Insufficient scope', { asked: { body: undefined } })
    expect(advice).toContain('lacks the scope `read` ')
  })
})

test.each(['Forbidden', '', 'No clip of a monkey explains it'])(
  'a 403 that says only %j names each possible cause, credits included',
  (words) => {
    const advice = refuse(403, words).advice.toLowerCase()
    for (const cause of ALL) expect(advice).toContain(cause.toLowerCase())
  },
)

test.each([400, 418, 422])('a %i whose words name no cause gets no advice', (status) => {
  expect(refuse(status, 'GitHub App is not installed').advice).toBe('')
})

test('a 413 says that the prompt is too long', () => {
  expect(refuse(413, 'Payload Too Large').advice).toMatch(/^The prompt is too long for the service/)
})

test.each([400, 401, 402, 403, 404, 422, 429, 500])(
  'the words of a %i choose our sentence, but are not shown where they may quote a reader',
  (status) => {
    const words = 'Insufficient credits for: how do I cancel, Jane?'
    const { message, advice } = refuse(status, words, { asked: { isPrivate: true } })
    expect(`${message} ${advice}`).not.toMatch(/Jane|Insufficient/)
    const isExplained = [400, 401, 402, 403, 422].includes(status)
    expect(advice.startsWith(CREDITS)).toBe(isExplained)
  },
)

describe('a 404', () => {
  test('blames the project, and a 400 may mean the same', () => {
    for (const [status, words] of [
      [404, 'Not found'],
      [400, 'INVALID Project id: docs'],
    ] as const)
      expect(refuse(status, words).advice).toMatch(/^There is no project `docs` for this API key/)
  })

  test('to a request for a job blames its ID, too', () => {
    const { advice } = refuse(404, 'Not found', { asked: { resource: 'job' } as const })
    expect(advice).toContain('or `project-id` or `job-id` is wrong.')
  })
})
