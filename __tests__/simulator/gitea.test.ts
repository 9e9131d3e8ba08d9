import { describe, expect, test } from '@jest/globals'
import { giteaLabelUpdated, giteaReviewed } from '../../simulator/github.ts'
import { permission } from '../support/github.ts'
import { ask, forge, pages, REPO } from './github-harness.ts'

const permissions = {
  octocat: permission('write'),
  reader: permission('read'),
  boss: { permission: 'owner', role_name: 'owner' },
}
const gitea = { forge: 'gitea', permissions } as const

describe('Gitea', () => {
  test('has its API under /api/v1 and its pages on the same origin, with a port', async () => {
    const server = await forge(gitea)
    expect(server.url).toBe(`${server.serverUrl}/api/v1`)
    expect(server.serverUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const { json } = await ask(server, `${REPO}/pulls/1`)
    expect(json.html_url).toBe(`${server.serverUrl}/acme/docs/pulls/1`)
    expect(json.user).not.toHaveProperty('type')
  })

  test('has no GraphQL, and tells every token its user', async () => {
    const server = await forge(gitea)
    const body = { query: '{ viewer { login } }' }
    expect((await ask(server, '/graphql', { method: 'POST', body })).status).toBe(404)
    expect((await ask(server, '/user')).json.login).toBe('gitea-actions')
  })

  test("tells the permission of others to the repository's admins alone", async () => {
    const server = await forge({ ...gitea, tokens: { admin: { login: 'boss', admin: true } } })
    const path = `${REPO}/collaborators/octocat/permission`
    expect(await ask(server, path)).toMatchObject({
      status: 403,
      json: {
        message:
          'Only admins can query all permissions, repo admins can query all repo permissions, collaborators can query only their own',
      },
    })
    expect((await ask(server, path, { token: 'admin' })).json.permission).toBe('write')
  })

  test('tells everybody their own permission', async () => {
    const server = await forge({ ...gitea, login: 'octocat' })
    const { json } = await ask(server, `${REPO}/collaborators/OctoCat/permission`)
    expect(json.permission).toBe('write')
  })

  test('says what is not there in its own form', async () => {
    const server = await forge(gitea)
    expect((await ask(server, `${REPO}/nothing`)).json).toEqual({
      message: 'not found',
      url: `${server.serverUrl}/api/swagger`,
    })
  })

  test.each([
    ['octocat', 204],
    ['reader', 204],
    ['boss', 404],
    ['nobody', 422],
  ])('answers whether %s is a collaborator with %i, and readers are', async (login, status) => {
    expect((await ask(await forge(gitea), `${REPO}/collaborators/${login}`)).status).toBe(status)
  })

  test('lists who may write as those whom an issue can be assigned to', async () => {
    const { json } = await ask(await forge(gitea), `${REPO}/assignees`)
    expect(json.map(({ login }: { login: string }) => login)).toEqual(['octocat', 'boss'])
  })

  test('lists 30 to a page whatever per_page says, obeys limit up to 50, and counts', async () => {
    const files = { 1: Array.from({ length: 120 }, (_, n) => ({ filename: `${n}.md` })) }
    const server = await forge({ ...gitea, files })
    const first = await ask(server, `${REPO}/pulls/1/files?per_page=100`)
    expect(first.json).toHaveLength(30)
    expect(first.headers.get('x-total-count')).toBe('120')
    expect(pages(first)).toEqual({ next: '2', last: '4' })
    const limited = await ask(server, `${REPO}/pulls/1/files?limit=100&page=2`)
    expect(limited.json).toHaveLength(50)
    expect(limited.json[0].filename).toBe('50.md')
  })

  test("lists an issue's comments without pages", async () => {
    const server = await forge(gitea)
    for (let n = 0; n < 120; n++)
      server.addComment({ issueNumber: 7, login: 'reader', body: `${n}` })
    const { json, headers } = await ask(server, `${REPO}/issues/7/comments?per_page=10&page=2`)
    expect(json).toHaveLength(120)
    expect(headers.get('link')).toBeNull()
  })

  test('has no address for an attempt, and gives a log itself', async () => {
    const runs = [{ id: 1, attempts: [{ jobs: [{ id: 2, log: 'one' }] }] }]
    const server = await forge({ ...gitea, runs })
    expect((await ask(server, `${REPO}/actions/runs/1`)).status).toBe(200)
    expect((await ask(server, `${REPO}/actions/runs/1/attempts/1`)).status).toBe(404)
    expect(await ask(server, `${REPO}/actions/jobs/2/logs`)).toMatchObject({
      status: 200,
      json: expect.stringMatching(/Z one\n$/),
    })
  })

  test('compares without pages and without files', async () => {
    const commits = Array.from({ length: 60 }, (_, n) => ({ sha: `${1000 + n}` }))
    const server = await forge({ ...gitea, commits })
    const { json } = await ask(server, `${REPO}/compare/1000...main?limit=10`)
    expect(json.commits).toHaveLength(59)
    expect(json).not.toHaveProperty('files')
  })
})

describe("Gitea's events", () => {
  const subject = { serverUrl: 'http://127.0.0.1:3000', number: 7 }

  test('tell changed labels together, and none as the label', () => {
    const { name, payload } = giteaLabelUpdated({ ...subject, added: ['docs'] })
    expect(name).toBe('issues')
    expect(payload).toMatchObject({
      action: 'label_updated',
      changes: { added_labels: [{ name: 'docs' }] },
      issue: { html_url: 'http://127.0.0.1:3000/acme/docs/issues/7' },
    })
    expect(payload).not.toHaveProperty('label')
  })

  test('tell a review by its type and content alone', () => {
    const { payload } = giteaReviewed({ ...subject, type: 'rejected', content: 'Why?' })
    expect(payload).toMatchObject({
      action: 'reviewed',
      review: { type: 'pull_request_review_rejected', content: 'Why?' },
      pull_request: { html_url: 'http://127.0.0.1:3000/acme/docs/pulls/7' },
    })
    expect(Object.keys(Object(payload.review))).toEqual(['type', 'content'])
  })
})
