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

test('nobody is not found, nor is a private repository that the token was not granted', () => {
  const { ask } = open({ repositories: { 'acme/secret': {}, 'acme/open': { private: false } } })
  expect(ask('GET /collaborators/nobody/permission').status).toBe(404)
  expect(ask('GET /pulls', undefined, 'acme/secret').status).toBe(404)
  expect(ask('GET /pulls', undefined, 'acme/open').status).toBe(200)
  expect(ask('POST /issues/1/comments', { body: 'Hi' }, 'acme/open').status).toBe(403)
})

test('a token without the permission is told which would do', () => {
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

test('pull requests are listed by state, the newest first', () => {
  const at = (day: number) => ({ createdAt: `2026-11-0${day}T00:00:00Z` })
  const merged = { number: 2, ...at(2), mergedAt: '2026-11-03T00:00:00Z' }
  const { ask } = open({ pulls: [{ number: 3, ...at(1) }, merged, { number: 4, ...at(4) }] })
  const numbers = (query: string) =>
    ask(`GET /pulls${query}`).body.map(({ number }: Body) => number)
  expect(numbers('')).toEqual([4, 3])
  expect(numbers('?state=all')).toEqual([4, 2, 3])
  expect(numbers('?state=all&direction=asc')).toEqual([3, 2, 4])
  expect(numbers('?head=acme:mintlify/job-4')).toEqual([4])
  expect(ask('GET /pulls/9').status).toBe(404)
})

const commits = Array.from({ length: 400 }, (_, n) => ({
  sha: n.toString(16).padStart(40, '0'),
  files: [{ filename: `page-${n}.mdx`, additions: 30 }],
}))

test('commits are the newest first, up to a moment; an empty repository has none', () => {
  const { ask } = open({ commits })
  const [newest] = ask('GET /commits?until=2026-01-01T10:30:00Z&per_page=1').body
  expect(newest.sha).toBe(commits[10]?.sha)
  expect(ask('GET /commits/ffffffff').status).toBe(422)
  expect(open().ask('GET /commits').status).toBe(409)
})

test('runs are the newest first; an attempt has jobs, and these have annotations', () => {
  const annotations = [{ level: 'notice' as const, message: 'Job job_1' }]
  const { ask } = open({ runs: [{ id: 8 }, { id: 9, attempts: [[{ id: 99, annotations }]] }] })
  const { body } = ask('GET /actions/workflows/docs.yml/runs?status=success')
  expect(body.workflow_runs.map(({ id }: Body) => id)).toEqual([9, 8])
  expect(ask('GET /actions/workflows/other.yml/runs').status).toBe(404)
  expect(ask('GET /actions/runs/9/attempts/1/jobs').body.jobs).toMatchObject([{ id: 99 }])
  expect(ask('GET /actions/runs/9/attempts/2/jobs').status).toBe(404)
  expect(ask('GET /check-runs/99/annotations').body).toMatchObject([
    { annotation_level: 'notice', message: 'Job job_1' },
  ])
})
