import { describe, expect, jest, test } from '@jest/globals'
import * as v from 'valibot'
import { problem } from '../../simulator/github/asked.ts'
import { type Answer, json } from '../../simulator/http/answer.ts'
import type { RequestPolicy } from '../../src/http/retry.ts'
import { addSecretToRedact } from '../../src/redact.ts'
import { trusted } from '../../src/rich-text.ts'
import { createWorld, openFlow, TOKEN } from '../support/flow.ts'

interface Opened {
  /** Undefined leaves a request to the simulated GitHub. */
  answer?: () => Answer | undefined
  minutes?: string
  world?: ReturnType<typeof createWorld>
}

function open({ answer, minutes = '30', world = createWorld() }: Opened) {
  const flow = openFlow({
    world,
    inputs: { prompt: 'Go', 'timeout-minutes': minutes },
    ...(answer && { onRequest: answer }),
  })
  // Requests take up to 100 ms.
  return { ...flow, waits: () => world.clock.pauses.filter((ms) => ms > 100) }
}

type World = ReturnType<typeof open>

const CALL = {
  name: trusted('Looking at #1'),
  permission: trusted('`issues: read`'),
  form: v.object({ number: v.number() }),
}

const read = ({ step }: Pick<World, 'step'>, policy = step.startPolicy('read')) =>
  step.github.request({ ...CALL, policy }, (octokit, repo) =>
    octokit.rest.issues.get({ ...repo, issue_number: 1 }),
  )
const write = (
  { step }: Pick<World, 'step'>,
  body = 'text',
  policy: RequestPolicy = { ...step.startPolicy('read'), isPart: true },
) =>
  step.github.request({ ...CALL, policy }, (octokit, repo) =>
    octokit.rest.issues.createComment({ ...repo, issue_number: 1, body }),
  )
const getOwnLogin = ({ step }: Pick<World, 'step'>) =>
  step.github.getOwnLogin(step.startPolicy('read'))
async function readList({ step }: World): Promise<string[]> {
  const policy = step.startPolicy('read')
  const call = { ...CALL, policy, form: v.object({ body: v.string() }) }
  const pages = step.github.paginate(call, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.issues.listComments, {
      ...repo,
      issue_number: 1,
      per_page: 100,
    }),
  )
  const rows: string[] = []
  for await (const page of pages) rows.push(...page.map(({ body }) => body))
  return rows
}

/** The hourly limit is spent, and ends in so many ms. */
const spent = (inMs: number) => {
  const reset = Math.round((Date.parse('2026-11-21T09:00:00Z') + inMs) / 1000)
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${reset}` }
  return { ...problem(403, 'API rate limit exceeded'), headers }
}

const ok = json(200, { number: 1 })
/** The last answer repeats. */
const inTurn = (...answers: ReturnType<typeof json>[]) => {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)]
}

describe('a request to GitHub', () => {
  test('carries the token and the API version, has 10 s, and reads at most 32 MiB', async () => {
    const flow = openFlow({
      inputs: { prompt: 'Go' },
      async onRequest({ nth }, { wait }) {
        if (nth === 0) await wait(10_000)
        return json(200, { number: 1, title: 'x'.repeat(33_554_432) })
      },
    })
    await expect(read(flow)).rejects.toThrow('larger than 33554432 bytes')
    const [{ headers } = { headers: {} }] = flow.requests
    const version = { 'x-github-api-version': '2022-11-28' }
    expect(headers).toMatchObject({ authorization: `token ${TOKEN}`, ...version })
    expect(flow.requests[1]?.atMs).toBeGreaterThanOrEqual(10_000)
  })

  test("for the token's login goes to the GraphQL address next to GITHUB_API_URL", async () => {
    const answer = () => json(200, { data: { viewer: { login: 'someone' } } })
    const world = createWorld()
    world.github.apiUrl = 'https://ghe.example/api/v3'
    const opened = open({ answer, world })
    expect(await getOwnLogin(opened)).toBe('someone')
    expect(opened.requests).toMatchObject([{ to: 'github', path: '/graphql' }])
  })

  test('has no secret in its body', async () => {
    const world = open({ answer: () => ok })
    addSecretToRedact('mint_s3cret-of-a-request')
    await write(world, 'a mint_s3cret-of-a-request "mint_s3cret-of-a-request" b')
    expect(world.requests[0]?.body).toEqual({ body: 'a *** "***" b' })
  })

  test('prints no deprecation warning to the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await read(
      open({ answer: () => json(200, { number: 1 }, { deprecation: 'true', sunset: 'soon' }) }),
    )
    await read(open({ answer: () => problem(410, 'Gone') })).catch(() => {})
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a refusal by GitHub', () => {
  test.each([
    [401, 'The github-token is wrong or expired.'],
    [
      403,
      'The github-token needs the permission issues: read: add it under permissions: of this job and start a new run (re-runs use the old file), or grant it to the GitHub App that made the token.',
      'Resource not accessible by x',
    ],
    [404, 'It does not exist, or the github-token may not see it: that needs issues: read.'],
  ])('with %i says what to do', async (status, advice, words = 'No.') => {
    const world = open({ answer: () => problem(status, words) })
    await expect(read(world)).rejects.toMatchObject({
      name: 'RequestFailure',
      message: `Looking at #1: the server answered ${status} "${words}". ${advice}`,
    })
    // GitHub can be late to show a new thing, and to accept a valid token.
    expect(world.requests).toHaveLength(status === 404 || status === 401 ? 3 : 1)
  })

  test.each([
    ['that only its words name waits a minute', problem(403, 'A secondary rate limit'), 60_500],
    ['that is an empty 429 waits a minute', problem(429, ''), 60_500],
    ['of an hour waits for its end', spent(295_000), 295_450],
    ['of an hour that ends in 2 s waits a minute', spent(2_000), 60_500],
  ])('with a limit %s', async (_what, answer, ms) => {
    const world = open({ answer: inTurn(answer, ok), minutes: '60' })
    expect(await read(world)).toMatchObject({ number: 1 })
    expect(world.waits()).toEqual([ms])
  })

  test('has its reason, which a 422 keeps among its errors', async () => {
    const errors = [{ field: 'data', code: 'unprocessable', message: 'Body is too long' }, 'Locked']
    const world = open({ answer: () => json(422, { message: 'Validation Failed', errors }) })
    await expect(write(world)).rejects.toThrow(
      'Looking at #1: the server answered 422 "Validation Failed: Body is too long: Locked".',
    )
  })

  test.each([401, 403])('with %i and a web page is a fault of the way there', async (status) => {
    const page = { status, headers: { 'content-type': 'text/html' }, body: '<html>' }
    const world = open({ answer: inTurn(page, ok) })
    expect(await read(world)).toMatchObject({ number: 1 })
    const words = `got status ${status} with an answer that is not the API's: a firewall before the server, or a proxy?`
    expect(world.log.join()).toContain(words)
  })

  test.each([
    'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
    'Unable to create comment because issue is locked.',
    'Your account is suspended.',
  ])('is told in the words %j, and not repeated', async (words) => {
    for (const [ask, name] of [
      [read, 'Looking at #1'],
      [getOwnLogin, "Reading the login of the github-token from GitHub's GraphQL API"],
    ] as const) {
      const world = open({ answer: () => problem(403, words) })
      const message = `${name}: the server answered 403 "${words}".`
      await expect(ask(world)).rejects.toMatchObject({ message })
      expect(world.requests).toHaveLength(1)
    }
  })
})

describe('an outage', () => {
  test.each([
    ['text/html', '<html>'],
    ['application/json', '{"number": '],
  ])('may look like %s %j with status 200', async (type, body) => {
    const odd = { status: 200, headers: { 'content-type': type }, body }
    const world = open({ answer: inTurn(odd, ok) })
    expect(await read(world)).toMatchObject({ number: 1 })
    expect(world.requests).toHaveLength(2)
  })
})

describe('a redirect', () => {
  const to = (location: string, status = 301) => json(status, {}, { location })

  test('of a read is followed on the same origin', async () => {
    const answer = inTurn(to('https://api.github.com/repositories/42/issues/1'), to('1'), ok)
    const world = open({ answer })
    expect(await read(world)).toMatchObject({ number: 1 })
    const renamed = '/repositories/42/issues/1'
    expect(world.requests.slice(1).map(({ path }) => path)).toEqual([renamed, renamed])
  })

  test.each([
    ['to another host', read, to('https://evil.example/x'), 'leads to another host'],
    ['to plain http', read, to('http://api.github.com/x'), 'leads to another host'],
    ['of another kind', read, to('/elsewhere', 303), 'the server answered 303'],
  ])('%s is not followed, because the token would follow', async (_what, ask, answer, words) => {
    const world = open({ answer: inTurn(answer, ok) })
    await expect(ask(world)).rejects.toThrow(words)
    expect(world.requests).toHaveLength(1)
  })

  test('of a write to a renamed repository keeps its method and body', async () => {
    const world = open({ answer: inTurn(to('/repositories/42/issues/1/comments', 307), ok) })
    expect(await write(world, 'A comment.')).toMatchObject({ number: 1 })
    expect(world.requests[1]).toMatchObject({
      method: 'POST',
      path: '/repositories/42/issues/1/comments',
      body: { body: 'A comment.' },
    })
  })

  test('without an end is followed three times', async () => {
    const world = open({ answer: () => to('/again') })
    await expect(read(world)).rejects.toThrow('the server answered 301')
    expect(world.requests).toHaveLength(4)
  })
})

describe('a list', () => {
  const withComments = (count: number) => {
    const world = createWorld({ github: { issues: [1] } })
    for (let n = 0; n < count; n++) world.github.addComment(1, 'octocat', `${n}`)
    return world
  }

  test('is read page by page', async () => {
    const world = open({ world: withComments(250) })
    expect(new Set(await readList(world)).size).toBe(250)
    expect(world.requests).toHaveLength(3)
  })

  test('resumes at the page that failed', async () => {
    let asked = 0
    const answer = () => (++asked === 2 ? problem(502, 'Bad Gateway') : undefined)
    const world = open({ world: withComments(250), answer })
    expect(await readList(world)).toHaveLength(250)
    const pages = world.requests.map(({ query }) => query.get('page'))
    expect(pages).toEqual([null, '2', '2', '3'])
  })

  test('is not continued on another host', async () => {
    const link = '<https://evil.example/page/2>; rel="next"'
    const world = open({ answer: () => json(200, [{ body: '' }], { link }) })
    await expect(readList(world)).rejects.toThrow('leads to another host')
    expect(world.requests).toHaveLength(1)
  })

  test('without an end is read for 26 pages', async () => {
    const link = '<https://api.github.com/again>; rel="next"'
    const world = open({ answer: () => json(200, [{ body: '' }], { link }) })
    expect(await readList(world)).toHaveLength(26)
  })
})

describe('an answer of another form', () => {
  test.each([
    ['a list for an object', read, [{ number: 1 }], 'number: Invalid key'],
    ['an object for a list', readList, { body: '' }, 'all of it: Invalid type: Expected Array'],
    ['a row that is none', readList, [{ body: '' }, null], '1: Invalid type: Expected Object'],
  ])('cannot be read: %s', async (_what, ask, body, why) => {
    const world = open({ answer: () => json(200, body) })
    const failure = await Promise.resolve(ask(world)).catch((error) => error)
    expect(failure).toMatchObject({ name: 'ActionError' })
    expect(failure.message).toContain(`Looking at #1: GitHub's answer cannot be read ("${why}`)
    expect(failure.message).toContain('Check that GITHUB_API_URL is the address of a GitHub API')
    expect(world.requests).toHaveLength(1)
  })
})

test('a GraphQL limit with status 200 is waited for', async () => {
  const body = { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit already exceeded' }] }
  const limited = json(200, body, { 'x-ratelimit-remaining': '4' })
  const found = json(200, { data: { viewer: { login: 'octocat' } } })
  const world = open({ answer: inTurn(limited, found) })
  expect(await getOwnLogin(world)).toBe('octocat')
  expect(world.waits()).toEqual([60_500])
})

test('a GraphQL error with status 200 is retried', async () => {
  const failed = json(200, { errors: [{ message: 'Something went wrong' }] })
  const answer = inTurn(failed, json(200, { data: { viewer: { login: 'octocat' } } }))
  expect(await getOwnLogin(open({ answer }))).toBe('octocat')
})

test.each([{}, { errors: [{ message: 'no' }] }])(
  "the answer %j, without the token's owner, is an error",
  async (body) => {
    const world = open({ answer: () => json(200, body) })
    await expect(getOwnLogin(world)).rejects.toThrow(/^Reading the login of the/)
  },
)
