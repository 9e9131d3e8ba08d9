import { describe, expect, jest, test } from '@jest/globals'
import { json } from '../../simulator/answer.ts'
import { problem, secondaryLimit } from '../../simulator/github/asked.ts'
import { SimulatedGitHub } from '../../simulator/github/github.ts'
import { rememberSecret } from '../../src/secrets.ts'
import { openWorld } from './world.ts'

type World = ReturnType<typeof openWorld>

const CALL = { name: 'Looking at #1', permission: 'issues: read' }

/** One read, and one write. */
const read = ({ step }: World) =>
  step.github.request(CALL, (octokit, repo) =>
    octokit.rest.issues.get({ ...repo, issue_number: 1 }),
  )
const write = ({ step }: World, body = 'text') =>
  step.github.request({ ...CALL, kind: 'github-write' }, (octokit, repo) =>
    octokit.rest.issues.createComment({ ...repo, issue_number: 1, body }),
  )
const readList = ({ step }: World, maxItems: number) =>
  step.github.list({ ...CALL, maxItems }, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.issues.listComments, {
      ...{ ...repo, issue_number: 1, per_page: 100 },
    }),
  )

const ok = json(200, { number: 1 })
/** Answers one after the other; the last one stays. */
const inTurn = (...answers: ReturnType<typeof json>[]) => {
  let next = 0
  return () => answers[Math.min(next++, answers.length - 1)]
}

describe('a request to GitHub', () => {
  test('carries the token, has a whole limit of 10 s, and reads at most 8 MiB', async () => {
    const world = openWorld({ answer: () => ok })
    expect(await read(world)).toMatchObject({ number: 1 })
    expect(world.requests).toMatchObject([
      { timeoutMs: 10_000, maxBytes: 8_388_608, headers: { authorization: 'token token' } },
    ])
  })

  test('R12: goes to GITHUB_API_URL, and to the GraphQL beside it', async () => {
    const answer = ({ path }: { path: string }) =>
      path.endsWith('/graphql') ? json(200, { data: { viewer: { login: 'someone' } } }) : ok
    const world = openWorld({ answer, event: { apiUrl: 'https://ghe.example/api/v3' } })
    await read(world)
    expect(await world.step.github.getOwnLogin()).toBe('someone')
    expect(world.requests.map(({ url }) => url.href)).toEqual([
      'https://ghe.example/api/v3/repos/acme/docs/issues/1',
      'https://ghe.example/api/graphql',
    ])
  })

  test('holds no secret in its address or its body', async () => {
    rememberSecret('mint_s3cret-of-a-request')
    const world = openWorld({ answer: () => ok })
    await write(world, 'a mint_s3cret-of-a-request "mint_s3cret-of-a-request" b')
    expect(world.requests[0]?.body).toBe(JSON.stringify({ body: 'a *** "***" b' }))
  })

  test('encodes what it is given, so that it stays one part of the path', async () => {
    const world = openWorld({ answer: () => ok })
    await world.step.github.request(CALL, (octokit, repo) =>
      octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: '../../x?y#z' }),
    )
    expect(world.asked()).toEqual([
      'GET /repos/acme/docs/collaborators/..%2F..%2Fx%3Fy%23z/permission',
    ])
  })

  test('writes nothing past the log, whatever the server says of deprecation', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    await read(openWorld({ answer: () => json(200, {}, { deprecation: 'true', sunset: 'soon' }) }))
    await read(openWorld({ answer: () => problem(410, 'Gone') })).catch(() => {})
    expect(warn).not.toHaveBeenCalled()
  })
})

describe('a refusal by GitHub', () => {
  test.each([
    [401, 'The github-token is wrong or expired.'],
    [403, 'The github-token needs the permission issues: read.'],
    [404, 'It does not exist, or the github-token may not see it: that needs issues: read.'],
    [410, 'It was deleted, or issues are switched off in this repository.'],
  ])('%s says what to do, and is final', async (status, advice) => {
    const world = openWorld({ answer: () => problem(status, 'No.') })
    await expect(read(world)).rejects.toMatchObject({
      name: 'HttpError',
      status,
      message: `Looking at #1: the server answered ${status} "No.". ${advice}`,
    })
    expect(world.requests).toHaveLength(1)
  })

  test('H403-secondary: is waited for, as long as it says, by a write too', async () => {
    const world = openWorld({ answer: inTurn(secondaryLimit(60), secondaryLimit(7, 429), ok) })
    expect(await write(world)).toMatchObject({ number: 1 })
    expect(world.run.pauses).toEqual([60_500, 7_500])
  })

  test.each([
    ['H403-secondary: is waited for twice', secondaryLimit(60)],
    [
      'the limit of an hour is one',
      { ...problem(403, 'No.'), headers: { 'x-ratelimit-remaining': '0' } },
    ],
  ])('%s, and is no missing permission', async (_name, answer) => {
    const world = openWorld({ answer: () => answer })
    await expect(read(world)).rejects.toMatchObject({ status: 429, fault: 'rate-limited' })
    expect(world.requests).toHaveLength(3)
  })
})

describe('an outage', () => {
  test('of a read is tried twice more', async () => {
    const world = openWorld({ answer: () => problem(502, 'Bad Gateway') })
    await expect(read(world)).rejects.toThrow(/Gave up after 3 attempts\.$/)
    expect(world.requests).toHaveLength(3)
  })

  test('of a write leaves its fate unknown', async () => {
    const world = openWorld({ answer: () => problem(502, 'Bad Gateway') })
    await expect(write(world)).rejects.toThrow('The change may have been made.')
    expect(world.requests).toHaveLength(1)
  })

  test.each([
    ['text/html', '<html>', 'got text/html: a proxy or login page?'],
    ['application/json', '{"number": ', 'the answer is not JSON'],
    ['application/json', '"text"', 'the answer is not JSON'],
  ])('in the form of %s %j with status 200 is one', async (type, body, message) => {
    const answer = { status: 200, headers: { 'content-type': type }, body }
    await expect(read(openWorld({ answer: () => answer }))).rejects.toThrow(message)
  })
})

test('D14: an answer of a million rows of nothing is refused before it takes memory', async () => {
  const body = `[${'{},'.repeat(1_000_000)}{}]`
  const world = openWorld({ answer: () => ({ status: 200, headers: {}, body }) })
  await expect(readList(world, 10)).rejects.toMatchObject({ fault: 'too-large' })
})

describe('a redirect', () => {
  const to = (location: string, status = 301) => json(status, {}, { location })

  test('of a read is followed on the same origin: the repository was renamed', async () => {
    const answer = inTurn(to('https://api.github.com/repositories/42/issues/1'), to('1'), ok)
    const world = openWorld({ answer })
    expect(await read(world)).toMatchObject({ number: 1 })
    expect(world.asked().slice(1)).toEqual([
      'GET /repositories/42/issues/1',
      'GET /repositories/42/issues/1',
    ])
  })

  test.each(['https://evil.example/x', 'http://api.github.com/x', 'https://api.github.com:8443/x'])(
    'to %s is not: the token would go along',
    async (location) => {
      const world = openWorld({ answer: inTurn(to(location), ok) })
      await expect(read(world)).rejects.toThrow('api.github.com leads to another host')
      expect(world.requests).toHaveLength(1)
    },
  )

  test.each([
    ['of a write', write, to('/elsewhere', 307)],
    ['that leads nowhere', read, to('https://[')],
    ['of another kind', read, to('/elsewhere', 303)],
  ])('%s is not followed', async (_name, ask, answer) => {
    const world = openWorld({ answer: inTurn(answer, ok) })
    await expect(ask(world)).rejects.toThrow(`the server answered ${answer.status}`)
    expect(world.requests).toHaveLength(1)
  })

  test('without end stops after three', async () => {
    const world = openWorld({ answer: () => to('/again') })
    await expect(read(world)).rejects.toThrow('the server answered 301')
    expect(world.requests).toHaveLength(4)
  })
})

describe('a list', () => {
  const withComments = (count: number) => {
    const github = new SimulatedGitHub()
    for (let n = 0; n < count; n++) github.addComment(1, 'octocat', `${n}`)
    return github
  }

  test('is read page by page, and says whether it is whole', async () => {
    const world = openWorld({ github: withComments(250) })
    const whole = await readList(world, 300)
    expect(new Set(whole.items.map(({ body }) => body)).size).toBe(250)
    expect(whole.isWhole).toBe(true)
    const cut = await readList(world, 120)
    expect(cut.items).toHaveLength(120)
    expect(cut.isWhole).toBe(false)
    expect(world.requests).toHaveLength(3 + 2)
  })

  test('goes on at the page that failed', async () => {
    const fail = inTurn(problem(502, 'Bad Gateway'))
    let asked = 0
    const world = openWorld({
      github: withComments(250),
      answer: () => (++asked === 2 ? fail() : undefined),
    })
    expect((await readList(world, 300)).items).toHaveLength(250)
    const pages = world.requests.map(({ url }) => url.searchParams.get('page'))
    expect(pages).toEqual([null, '2', '2', '3'])
  })

  test('ends after ten pages', async () => {
    const world = openWorld({ github: withComments(1_001) })
    expect(await readList(world, 2_000)).toMatchObject({ isWhole: false })
    expect(world.requests).toHaveLength(10)
  })

  test('that is none, or goes on at another host, is a failure', async () => {
    const link = '<https://evil.example/page/2>; rel="next"'
    const world = openWorld({ answer: () => json(200, [{}], { link }) })
    await expect(readList(world, 300)).rejects.toThrow('leads to another host')
    expect(world.requests).toHaveLength(1)
    const none = openWorld({ answer: () => ok })
    await expect(readList(none, 300)).rejects.toThrow('the answer is not a list')
  })
})

describe('the open pull requests', () => {
  const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  const pull = (number: number, more = {}) => ({ number, createdAt: at(number), ...more })
  const strangers = Array.from({ length: 501 }, (_, n) =>
    pull(1_000 + n, { login: 'mallory', branch: 'patch', head: n % 9 ? 'mallory/docs' : null }),
  )

  test("have the agent's first, by author or branch, behind hundreds of newer ones", async () => {
    const pulls = [
      pull(1, { branch: 'docs-fix', login: 'octocat' }),
      pull(2, { branch: 'their-branch' }),
      pull(3, { login: 'octocat' }),
      pull(4, { branch: 'docs-fix-2', login: 'octocat' }),
      pull(5, { state: 'closed' }),
      pull(6, { head: 'mallory/docs' }),
    ]
    const list = (more: typeof pulls) => {
      const world = openWorld({ github: new SimulatedGitHub({ pulls: [...pulls, ...more] }) })
      return world.step.github.listOpenPulls().then((found) => [found, world.requests.length])
    }
    expect(await list(strangers.slice(0, 450))).toEqual([[3, 2, 4, 1], 5])
    // As far as 500.
    expect(await list(strangers)).toEqual([[], 5])
  })

  test('C1: one that was merged or closed is not open', async () => {
    const pulls = [
      pull(1),
      pull(2, { state: 'closed' }),
      pull(3, { mergedAt: '2026-01-02T00:00:00Z' }),
    ]
    const { step } = openWorld({ github: new SimulatedGitHub({ pulls }) })
    const isOpen = (number: number) => step.github.isPullOpen({ repository: 'acme/docs', number })
    expect(await Promise.all([1, 2, 3].map(isOpen))).toEqual([true, false, false])
    await expect(isOpen(4)).rejects.toMatchObject({ status: 404 })
  })
})

test.each([{}, { data: { viewer: { login: '' } } }, { errors: [{ message: 'no' }] }])(
  'an answer that does not name the owner of the token, %j, is a failure',
  async (body) => {
    const { step } = openWorld({ answer: () => json(200, body) })
    await expect(step.github.getOwnLogin()).rejects.toThrow(/^Asking whose the github-token is: "/)
  },
)
