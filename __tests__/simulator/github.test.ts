import { expect, test } from '@jest/globals'
import { type GitHubOptions, SimulatedGitHub } from '../../simulator/github/github.ts'
import type { Role } from '../../simulator/github/repository.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests look deep into answers; each look is an assertion
type Body = any

function open(options: GitHubOptions = {}) {
  const github = new SimulatedGitHub(options)
  const ask = (route: string, body?: unknown, repository = 'acme/docs') => {
    const [method = '', target = ''] = route.split(' ')
    const url = new URL(`/repos/${repository}${target}`, github.apiUrl)
    const headers = { authorization: 'token ghs_any' }
    const request = { method, path: url.pathname, query: url.searchParams, headers, body }
    const answer = github.answer(request)
    return { ...answer, body: answer.body as Body }
  }
  return { github, ask }
}

test.each<[Role, string, boolean]>([
  ['admin', 'admin', true],
  ['maintain', 'write', true],
  ['triage', 'read', true],
  ['read', 'read', false],
])('a role of %s is the level %s', (role, permission, triage) => {
  const { body } = open({ roles: { Octocat: role } }).ask('GET /collaborators/octocat/permission')
  expect(body).toMatchObject({ permission, role_name: role, user: { permissions: { triage } } })
})

test('404 for an unknown login, and for a private repository that the token may not see', () => {
  const { ask } = open({ repositories: { 'acme/secret': {}, 'acme/open': { private: false } } })
  expect(ask('GET /collaborators/nobody/permission').status).toBe(404)
  expect(ask('GET /pulls', undefined, 'acme/secret').status).toBe(404)
  expect(ask('GET /pulls', undefined, 'acme/open').status).toBe(200)
  expect(ask('POST /issues/1/comments', { body: 'Hi' }, 'acme/open').status).toBe(403)
})

test('a refusal names the permission that the token lacks', () => {
  const { ask } = open({ token: { permissions: { issues: 'read', contents: 'read' } } })
  expect(ask('GET /issues/7/comments').status).toBe(200)
  const refusal = ask('POST /issues/7/comments', { body: 'Done.' })
  const accepted = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }
  expect(refusal).toMatchObject({ status: 403, headers: accepted })
  expect(ask('GET /actions/workflows/docs.yml/runs').status).toBe(403)
})

test.each([
  [1, 'Done.', 201],
  [1, ' ', 422],
  [1, 'é'.repeat(65_536), 201],
  [1, 'é'.repeat(65_537), 422],
  [2, 'Done.', 403],
  [3, 'Done.', 410],
])('a comment on issue %d is answered as GitHub does', (number, body, status) => {
  const { ask, github } = open({ locked: [2], deleted: [3] })
  expect(ask(`POST /issues/${number}/comments`, { body }).status).toBe(status)
  expect(github.repository.comments).toHaveLength(status === 201 ? 1 : 0)
})

test.each([
  [
    'gfm',
    'a\nb <!-- c --> <b title="d" onclick="e">f</b>',
    200,
    '<p>a<br>\nb  <b title="d">f</b></p>',
  ],
  ['markdown', '<script>a</script><li>b</li>', 200, '&lt;script&gt;a&lt;/script&gt;b'],
  ['html', 'a', 422, undefined],
  ['gfm', 'é'.repeat(205_000), 413, undefined],
  ['gfm', 7, 422, undefined],
])('Markdown in mode %s is rendered as GitHub does: %#', (mode, text, status, html) => {
  const { github } = open()
  const answer = github.answer({
    method: 'POST',
    path: '/markdown',
    query: new URLSearchParams(),
    body: { mode, text },
    headers: { authorization: 'token ghs_any' },
  })
  expect(answer.status).toBe(status)
  if (html !== undefined) {
    expect(answer.body).toBe(html)
    expect(answer.headers['x-github-request-id']).toMatch(/^[\dA-F:]+$/)
  }
})
