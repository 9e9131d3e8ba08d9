import { describe, expect, test } from '@jest/globals'
import type { Permissions } from '../../simulator/github.ts'
import { permission } from '../support/github.ts'
import { ask, forge, REPO } from './github-harness.ts'

const REFUSED = { message: 'Resource not accessible by integration', status: '403' }
const content = {
  commits: [{ sha: 'a1b2' }, { sha: 'b2c3' }],
  releases: [{ tag: 'v1' }],
  runs: [{ id: 1, attempts: [{ jobs: [{ id: 2 }] }] }],
}

describe('a token', () => {
  const cases: Array<[path: string, needs: keyof Permissions]> = [
    [`${REPO}/issues/7/comments`, 'issues'],
    [`${REPO}/issues/7/comments`, 'pull-requests'],
    [`${REPO}/pulls/1`, 'pull-requests'],
    [`${REPO}/pulls`, 'pull-requests'],
    [`${REPO}/pulls/1/files`, 'pull-requests'],
    [`${REPO}/commits/a1b2/pulls`, 'pull-requests'],
    [`${REPO}/compare/a1b2...b2c3`, 'contents'],
    [`${REPO}/commits`, 'contents'],
    [`${REPO}/commits/a1b2`, 'contents'],
    [`${REPO}/releases/latest`, 'contents'],
    [`${REPO}/actions/runs/1`, 'actions'],
    [`${REPO}/actions/runs/1/attempts/1/jobs`, 'actions'],
    [`${REPO}/actions/workflows/docs.yml/runs`, 'actions'],
    [`${REPO}/actions/jobs/2/logs`, 'actions'],
  ]
  test.each(cases)('reads %s with %s, and with no other permission', async (path, needs) => {
    const others: Permissions = { checks: 'write', statuses: 'write' }
    const server = await forge({
      ...content,
      token: { permissions: { [needs]: 'read' } },
      tokens: { other: { permissions: others } },
    })
    expect((await ask(server, path)).status).toBeLessThan(400)
    const refused = await ask(server, path, { token: 'other' })
    expect(refused).toMatchObject({ status: 403, json: REFUSED })
    expect(refused.headers.get('x-accepted-github-permissions')).toContain(
      `${needs.replace('-', '_')}=read`,
    )
  })

  test('that may read may not write', async () => {
    const server = await forge({ token: { permissions: { issues: 'read' } } })
    const { id } = server.addComment({ issueNumber: 7, login: 'reader', body: 'one' })
    for (const [method, path] of [
      ['POST', `${REPO}/issues/7/comments`],
      ['PATCH', `${REPO}/issues/comments/${id}`],
      ['DELETE', `${REPO}/issues/comments/${id}`],
    ] as const)
      expect(await ask(server, path, { method, body: { body: 'two' } })).toMatchObject({
        status: 403,
        json: REFUSED,
      })
    expect(server.comments).toMatchObject([{ body: 'one' }])
  })

  test('of a person is refused in other words', async () => {
    const server = await forge({ token: { login: 'octocat', permissions: {} } })
    expect((await ask(server, `${REPO}/pulls/1`)).json.message).toBe(
      'Resource not accessible by personal access token',
    )
  })

  test('that is missing is asked for', async () => {
    expect((await ask(await forge(), `${REPO}/pulls/1`, { token: '' })).status).toBe(401)
  })

  test('of an app is nobody to GET /user, but GraphQL tells its login', async () => {
    const server = await forge({ tokens: { pat: { login: 'octocat' } } })
    const body = { query: '{ viewer { login } }' }
    expect(await ask(server, '/user')).toMatchObject({ status: 403, json: REFUSED })
    expect((await ask(server, '/graphql', { method: 'POST', body })).json).toEqual({
      data: { viewer: { login: 'github-actions[bot]' } },
    })
    expect((await ask(server, '/user', { token: 'pat' })).json.login).toBe('octocat')
  })
})

describe('another repository', () => {
  const repositories = {
    'acme/code': { pulls: { 1: { title: 'Private' } } },
    'acme/site': { private: false, pulls: { 1: { title: 'Public' } } },
  }

  test('is not there if it is private and the token is not for it', async () => {
    const server = await forge({ repositories })
    expect((await ask(server, '/repos/acme/code')).status).toBe(404)
    expect((await ask(server, '/repos/acme/code/pulls/1')).status).toBe(404)
    expect((await ask(server, '/repos/acme/none/pulls/1')).status).toBe(404)
  })

  test('that is public can be read, not written to', async () => {
    const server = await forge({ repositories })
    expect((await ask(server, '/repos/acme/site/pulls/1')).json.title).toBe('Public')
    const comment = { method: 'POST', body: { body: 'one' } }
    expect((await ask(server, '/repos/acme/site/issues/1/comments', comment)).status).toBe(403)
  })

  test('for which the token is has pull requests and comments of its own', async () => {
    const token = { repositories: ['acme/docs', 'acme/code'] }
    const server = await forge({ repositories, token })
    expect((await ask(server, '/repos/Acme/Code/pulls/1')).json.title).toBe('Private')
    const comment = { method: 'POST', body: { body: 'one' } }
    await ask(server, '/repos/acme/code/issues/1/comments', comment)
    expect(server.comments).toMatchObject([{ repository: 'acme/code' }])
    expect((await ask(server, `${REPO}/issues/1/comments`)).json).toEqual([])
  })

  test('that was renamed is found by its ID, with 301 to read and 307 to write', async () => {
    const server = await forge({ renamed: { 'acme/old': 'acme/docs' } })
    const { status, headers, json } = await ask(server, '/repos/acme/old/pulls/1?x=1')
    const location = headers.get('location') ?? ''
    expect(status).toBe(301)
    expect(location).toMatch(new RegExp(`^${server.url}/repositories/\\d+/pulls/1\\?x=1$`))
    expect(json).toMatchObject({ message: 'Moved Permanently', url: location })
    expect((await ask(server, location)).json.number).toBe(1)
    const comment = { method: 'POST', body: { body: 'one' } }
    expect((await ask(server, '/repos/acme/old/issues/1/comments', comment)).status).toBe(307)
  })
})

describe('a review request', () => {
  const path = `${REPO}/pulls/1/requested_reviewers`
  const options = {
    permissions: { octocat: permission('write') },
    teams: ['docs-team'],
    tokens: { pat: { permissions: { 'pull-requests': 'write', members: 'read' } as const } },
  }
  const request = (body: object, token = 'github.token') => ({ method: 'POST', body, token })

  test('to a team is refused to github.token as GitHub refuses it', async () => {
    const server = await forge(options)
    expect(await ask(server, path, request({ team_reviewers: ['docs-team'] }))).toMatchObject({
      status: 422,
      json: {
        message: 'Validation Failed',
        errors: [expect.stringMatching(/^Could not resolve to a node with the global id of '/)],
      },
    })
    expect((await ask(server, path)).json.teams).toEqual([])
  })

  test('to a team is taken from a token that may see the team', async () => {
    const server = await forge(options)
    const asked = await ask(server, path, request({ team_reviewers: ['docs-team'] }, 'pat'))
    expect(asked).toMatchObject({
      status: 201,
      json: { requested_teams: [{ slug: 'docs-team' }] },
    })
    expect((await ask(server, path)).json).toMatchObject({
      users: [],
      teams: [{ slug: 'docs-team' }],
    })
  })

  test.each([
    [{ reviewers: ['stranger'] }, 422],
    [{ team_reviewers: ['strangers'] }, 422],
    [{ reviewers: ['octocat'] }, 201],
  ])('%j is answered %i', async (body, status) => {
    expect((await ask(await forge(options), path, request(body))).status).toBe(status)
  })
})
