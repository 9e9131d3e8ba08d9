import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type GitHubSimulator, startGitHub } from '../../simulator/github.ts'
import { Cancelled } from '../../src/base/errors.ts'
import { connectGitHub, type GitHub } from '../../src/github/client.ts'
import { createTransport } from '../../src/http/transport.ts'
import { testRun } from '../support/test-run.ts'
import { virtualClock } from '../support/virtual-clock.ts'

let server: GitHubSimulator
beforeAll(async () => {
  server = await startGitHub({
    files: {
      1: Array.from({ length: 450 }, (_, n) => ({
        filename: `${n}.md`,
        status: 'added',
        additions: 1,
        deletions: 0,
      })),
    },
    permissions: { odd: { permission: 7 }, octocat: { permission: 'write' } },
    faults: [
      { on: 'user', fault: 'silence' },
      { on: 'review-comments', fault: 'silence' },
      { on: 'permission', nth: 0, times: 1, fault: 502 },
    ],
  })
})
afterAll(() => server.close())

const transport = createTransport({})
/** So that pauses between repetitions take no time. */
const clock = virtualClock()
const connect = ({
  signal = new AbortController().signal,
  repository = 'acme/docs',
} = {}): GitHub =>
  connectGitHub({
    token: 'token',
    apiUrl: server.url,
    userAgent: 'test/1',
    repository,
    send: (request) => transport({ ...request, timeoutMs: 1_000 }),
    run: testRun({ clock, signal }),
  })

describe('a call to GitHub', () => {
  test('R10: that is not answered in time fails, and says so', async () => {
    await expect(connect().listInlineComments(1, 2)).rejects.toMatchObject({
      name: 'HttpError',
      message: expect.stringMatching(
        /^Reading a review of #1: no whole answer within 1 s\. .+ Gave up after 3 attempts\.$/,
      ),
      status: undefined,
    })
  })

  test('that only reads is tried once more after an outage', async () => {
    await expect(connect().getPermission('octocat')).resolves.toMatchObject({ permission: 'write' })
    expect(server.requests.filter(({ path }) => path.includes('/octocat/'))).toHaveLength(2)
  })

  test('that is cancelled fails with the reason of that', async () => {
    const controller = new AbortController()
    const call = connect({ signal: controller.signal }).listInlineComments(1, 2)
    const reason = new Cancelled('cancelled by SIGINT')
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })

  test('whose answer is of another form fails, so that the gate stays shut', async () => {
    await expect(connect().getPermission('odd')).rejects.toMatchObject({ name: 'HttpError' })
  })

  test('carries the token and the name of this action', async () => {
    await connect().listComments(1, 1)
    expect(server.requests.at(-1)?.headers).toMatchObject({
      'user-agent': expect.stringMatching(/^test\/1 /),
      authorization: 'token token',
    })
  })

  test('encodes a login, so that it stays one part of the path', async () => {
    await expect(connect().getPermission('../../x?y#z')).rejects.toMatchObject({ status: 404 })
    expect(server.requests.at(-1)?.path).toBe(
      '/repos/acme/docs/collaborators/..%2F..%2Fx%3Fy%23z/permission',
    )
  })

  test('for a list reads page by page, up to a limit', async () => {
    const { items, total } = await connect().listChangedFiles(1)
    expect(items).toHaveLength(300)
    expect(new Set(items.map(({ filename }) => filename)).size).toBe(300)
    expect(total).toBeUndefined()
  })
})

describe('on Gitea and Forgejo', () => {
  const files = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      filename: `${n}.md`,
      status: 'added',
      additions: 1,
      deletions: 0,
    }))
  let gitea: GitHubSimulator
  beforeAll(async () => {
    gitea = await startGitHub({
      forge: 'gitea',
      files: { 1: files(120), 2: files(450) },
      permissions: { octocat: { permission: 'write' } },
    })
  })
  afterAll(() => gitea.close())
  const connectGitea = () =>
    connectGitHub({
      token: 'token',
      apiUrl: gitea.url,
      userAgent: 'test/1',
      repository: 'acme/docs',
      send: transport,
      run: testRun({ clock, signal: new AbortController().signal }),
    })

  test('a list is read whole, however short its pages are', async () => {
    const { items, total } = await connectGitea().listChangedFiles(1)
    expect(new Set(items.map(({ filename }) => filename)).size).toBe(120)
    expect(total).toBe(120)
  })

  test('a list that is cut has the total that the server tells', async () => {
    const { items, total } = await connectGitea().listChangedFiles(2)
    expect(items).toHaveLength(300)
    expect(total).toBe(450)
  })

  test('a refusal says which token may', async () => {
    await expect(connectGitea().getPermission('octocat')).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining(
        "the workflow's own token may not do this: set github-token to a token of somebody who administers the repository, with the scopes write:repository, write:issue and read:user.",
      ),
    })
  })
})
