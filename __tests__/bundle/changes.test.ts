import { describe, expect, test } from '@jest/globals'
import type { GitHubOptions } from '../../simulator/github.ts'
import { type Repository, withRepository } from '../support/github.ts'
import { DISPATCHED, pushed, SCHEDULED, sha, stepOf } from '../support/loop.ts'

const changes = { context: 'changes' }
const NONE = '0'.repeat(40)

/** Commit `n` changes `src/<n>.ts`. */
const commit = (n: number) => ({
  sha: sha(n),
  message: `Subject ${n}.\n\nBody ${n}.`,
  login: n % 2 === 0 ? 'hubot' : 'octocat',
  files: [{ filename: `src/${n}.ts`, status: 'modified', additions: n, deletions: 1 }],
})
const history = (count: number) => Array.from({ length: count }, (_, index) => commit(index + 1))
const readCode = {
  permissions: { contents: 'read', actions: 'read', 'pull-requests': 'read' },
} as const

/** The prompt that a step sends, and how the step ends. */
async function ask(
  { event = DISPATCHED, env = {}, inputs = {} }: Parameters<typeof stepOf>[0],
  github: GitHubOptions,
) {
  return withRepository({ github: { token: readCode, ...github } }, async (repository) => {
    const end = await repository.run(stepOf({ event, env, inputs: { ...changes, ...inputs } }))
    return { end, prompt: promptOf(repository), requests: repository.service.requests }
  })
}

const promptOf = ({ service }: Repository) => service.jobs[0]?.prompts[0] ?? ''

/** The lines of a quotation. */
function quoted(prompt: string, kind: string): string[] {
  const [, frame = ''] = prompt.split(new RegExp(`\\nBEGIN \\w+: ${kind}\\n`))
  return frame.split(/\nEND /)[0]?.split('\n') ?? []
}

const subjects = (prompt: string) =>
  [...prompt.matchAll(/: "Subject (\d+)\."/g)].map(([, n]) => Number(n))

describe('context: changes', () => {
  test('quotes the commits and files of a push, with hashes and logins', async () => {
    const { prompt, end } = await ask({ event: pushed(sha(2), sha(4)) }, { commits: history(5) })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(prompt).toMatch(/^Update the documentation for these changes\. /)
    expect(quoted(prompt, 'commits')).toEqual([
      'since: "the push before"',
      'number of commits: 2',
      'listed: "2, the newest first"',
      '`'.repeat(12),
      `${sha(4).slice(0, 12)} hubot: "Subject 4."`,
      `${sha(3).slice(0, 12)} octocat: "Subject 3."`,
      '`'.repeat(12),
    ])
    expect(quoted(prompt, 'changed files')).toEqual([
      'number of files: 2',
      'listed: 2',
      '`'.repeat(12),
      '"src/3.ts" "modified" +3 -1',
      '"src/4.ts" "modified" +4 -1',
      '`'.repeat(12),
    ])
    expect(prompt).not.toContain('Body 4.')
  })

  test('follows a prompt of the workflow', async () => {
    const inputs = { prompt: 'Keep the CLI reference up to date.' }
    const { prompt } = await ask({ event: pushed(sha(1), sha(2)), inputs }, { commits: history(2) })
    expect(prompt).toMatch(/^Keep the CLI reference up to date\.\n\nWhat stands between/)
    expect(subjects(prompt)).toEqual([2])
  })

  test('of a release begin at the release before, a full one at a full one', async () => {
    const releases = [
      { tag: 'v1', createdAt: '2026-01-01T00:00:00Z' },
      { tag: 'v2-beta', prerelease: true, createdAt: '2026-02-01T00:00:00Z' },
      { tag: 'v2', createdAt: '2026-03-01T00:00:00Z' },
    ]
    const refs = { v1: sha(1), 'v2-beta': sha(3), v2: sha(4) }
    const github = { commits: history(4), releases, refs }
    const of = (tag: string, prerelease: boolean, published_at: string) => ({
      name: 'release',
      payload: { action: 'published', release: { tag_name: tag, prerelease, published_at } },
    })
    const full = await ask({ event: of('v2', false, '2026-03-01T00:00:00Z') }, github)
    expect(subjects(full.prompt)).toEqual([4, 3, 2])
    const beta = await ask({ event: of('v2-beta', true, '2026-02-01T00:00:00Z') }, github)
    expect(subjects(beta.prompt)).toEqual([3, 2])
    const first = await ask({ event: of('v1', false, '2026-01-01T00:00:00Z') }, github)
    expect(subjects(first.prompt)).toEqual([1])
    expect(first.prompt).toContain(
      'since there is no release before this one. What else changed is not known here.',
    )
  })

  test.each([
    ['schedule', SCHEDULED],
    ['workflow_dispatch', DISPATCHED],
    ['repository_dispatch', { name: 'repository_dispatch', payload: { action: 'docs' } }],
  ])('on %s begin at the last run of this workflow that went well', async (_name, event) => {
    const runs = [
      { id: 1, event: 'schedule', headSha: sha(1) },
      { id: 2, event: 'schedule', headSha: sha(3) },
      { id: 3, event: 'push', headSha: sha(6) },
      { id: 4, event: 'schedule', headSha: sha(6), attempts: [{ conclusion: 'failure' }] },
      { id: 5, event: 'schedule', headSha: sha(6), workflow: 'other.yml' },
      { id: 6, event: 'schedule', headSha: sha(6), branch: 'next' },
      { id: 4242, event: 'schedule', headSha: sha(6) },
    ]
    const env = { GITHUB_SHA: sha(6) }
    const { prompt } = await ask({ event, env }, { commits: history(6), runs })
    expect(subjects(prompt)).toEqual([6, 5, 4])
    expect(prompt).toContain('since: "the last successful run of this workflow (run 2)"')
  })

  test('behind another workflow begin where that went well before', async () => {
    const runs = [
      { id: 10, workflow: 'ci.yml', event: 'push', headSha: sha(1) },
      {
        id: 11,
        workflow: 'ci.yml',
        event: 'push',
        headSha: sha(2),
        attempts: [{ conclusion: 'failure' }],
      },
      { id: 12, workflow: 'ci.yml', event: 'push', headSha: sha(3) },
      { id: 13, workflow: 'ci.yml', event: 'push', headSha: sha(4) },
    ]
    const followed = (event: string) => ({
      name: 'workflow_run',
      payload: {
        action: 'completed',
        workflow_run: {
          id: 12,
          workflow_id: 1,
          event,
          head_sha: sha(3),
          head_branch: 'main',
          head_repository: { full_name: 'acme/docs' },
        },
      },
    })
    const github = { commits: history(4), runs }
    const { prompt } = await ask({ event: followed('push') }, github)
    expect(subjects(prompt)).toEqual([3, 2])
    const other = await ask({ event: followed('pull_request') }, github)
    expect(other.end.outputs).toMatchObject({ outcome: 'skipped' })
    expect(other.requests).toEqual([])
  })

  test('of a merged pull request are its own, with the totals that the event tells', async () => {
    const event = {
      name: 'pull_request',
      payload: {
        action: 'closed',
        pull_request: {
          number: 3,
          merged: true,
          commits: 2,
          changed_files: 400,
          head: { repo: { full_name: 'acme/docs' } },
        },
      },
    }
    const files = Array.from({ length: 400 }, (_, n) => ({
      filename: `src/${n}.ts`,
      status: 'added',
      additions: 1,
      deletions: 0,
    }))
    const github = { pullCommits: { 3: [commit(7), commit(8)] }, files: { 3: files } }
    const { prompt } = await ask({ event }, github)
    expect(subjects(prompt)).toEqual([8, 7])
    expect(prompt).toContain('number of files: 400\nlisted: 300\n')
  })

  test('that are none make no job', async () => {
    const runs = [{ id: 1, event: 'schedule', headSha: sha(2) }]
    const env = { GITHUB_SHA: sha(2) }
    const { end, requests } = await ask({ event: SCHEDULED, env }, { commits: history(2), runs })
    expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(end.stdout).toContain('::notice::')
    expect(end.stdout).toContain(
      'Nothing changed since the last successful run of this workflow (run 1)',
    )
    expect(requests).toEqual([])
  })

  test('on an event that has none are a bad input', async () => {
    const event = { name: 'issues', payload: { action: 'labeled', issue: { number: 7 } } }
    const { end, requests } = await ask({ event }, {})
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(end.stdout).toContain(
      'context names changes, but the event is issues, which has none: it works on push, release, schedule',
    )
    expect(requests).toEqual([])
  })

  test('that cannot be read for now fail the step, so that the next run begins where this one did', async () => {
    const faults = [{ on: 'compare', fault: 502 } as const]
    const { end, requests } = await ask(
      { event: pushed(sha(1), sha(2)) },
      { commits: history(2), faults },
    )
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(requests).toEqual([])
  })

  test('beside the event: both are quoted', async () => {
    const event = {
      name: 'release',
      payload: { action: 'published', release: { tag_name: 'v1', body: 'Big news.' } },
    }
    const { prompt } = await ask(
      { event, inputs: { context: 'event, changes' } },
      { commits: history(1), refs: { v1: sha(1) } },
    )
    expect(prompt).toContain('Big news.')
    expect(subjects(prompt)).toEqual([1])
  })
})

describe('C4: the range cannot be had, so the newest commit is quoted, and the prompt says what is missing', () => {
  const only = 'These are the changes of the newest commit alone, since '
  const lastRun = [{ id: 1, event: 'schedule', headSha: sha(1) }]
  const scheduled = { event: SCHEDULED, env: { GITHUB_SHA: sha(3) } }
  test.each<[string, Parameters<typeof stepOf>[0], GitHubOptions, string]>([
    [
      'after a forced push',
      { event: pushed(sha(1), sha(3), { forced: true }) },
      {},
      'the push was forced',
    ],
    [
      'after the first push of a branch',
      { event: pushed(NONE, sha(3)) },
      {},
      'it is the first push of this branch',
    ],
    [
      'where what it begins with is gone',
      { event: pushed(sha(99), sha(3), { commits: [] }) },
      {},
      'what is new since the push before cannot be read',
    ],
    [
      'without an earlier run',
      scheduled,
      { runs: [{ id: 1, event: 'schedule', attempts: [{ conclusion: 'failure' }] }] },
      'there is no earlier successful run',
    ],
    [
      'without actions: read',
      scheduled,
      { runs: lastRun, token: { permissions: { contents: 'read' } } },
      'the last successful run of this workflow cannot be looked up (actions: read)',
    ],
    [
      "where the workflow's file is not known",
      { ...scheduled, env: { ...scheduled.env, GITHUB_WORKFLOW_REF: '' } },
      {},
      "the workflow's file is not known",
    ],
  ])('%s', async (_what, step, github, words) => {
    const { prompt, end } = await ask(step, { commits: history(3), ...github })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(subjects(prompt)).toEqual([3])
    expect(quoted(prompt, 'changed files')).toContain('"src/3.ts" "modified" +3 -1')
    expect(quoted(prompt, 'commits')).toContain('number of commits: "not known"')
    expect(prompt.split('\n\nWhat stands between')[0]).toContain(only + words)
  })

  test('without contents: read, a push tells its commits itself, and their files are missing', async () => {
    const { prompt, end } = await ask(
      { event: pushed(sha(1), sha(2)) },
      { token: { permissions: {} } },
    )
    expect(prompt).toContain(`octocat: "Push of ${sha(2)}"`)
    expect(prompt).toContain('\n\nWhich files were changed is not known here.\n\n')
    expect(end.stdout).toContain('needs the permission contents: read')
  })

  test('without contents: read, a schedule knows nothing: the step fails, and names the permission', async () => {
    const { end, requests } = await ask(scheduled, {
      commits: history(3),
      token: { permissions: {} },
    })
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(end.stdout).toContain('needs the permission contents: read')
    expect(requests).toEqual([])
  })

  test('on Gitea, whose comparison lists no files', async () => {
    const github = { forge: 'gitea', commits: history(3), repository: 'acme/docs' } as const
    const { prompt } = await ask({ event: pushed(sha(1), sha(3)) }, github)
    expect(subjects(prompt)).toEqual([3, 2])
    expect(prompt).toContain('Which files were changed is not known here.')
  })

  test('a push that deletes a branch asks for nothing', async () => {
    const { end, requests } = await ask({ event: pushed(sha(1), NONE) }, {})
    expect(end.outputs).toMatchObject({ outcome: 'skipped' })
    expect(requests).toEqual([])
  })
})

describe('C5: more changes than fit', () => {
  test('the newest 250 commits are listed with the true total, and of 300 files no total is claimed', async () => {
    const commits = history(420)
    const { prompt } = await ask({ event: pushed(sha(10), sha(420)) }, { commits })
    const lines = quoted(prompt, 'commits')
    expect(lines).toContain('number of commits: 410')
    expect(lines).toContain('listed: "250, the newest first"')
    expect(prompt).toContain(sha(420).slice(0, 12))
    expect(quoted(prompt, 'changed files')).toContain(
      'number of files: "not known: GitHub lists at most 300"',
    )
    expect(quoted(prompt, 'changed files')).toContain('listed: 300')
  })

  test('what is too long is cut, says so, and the totals stay', async () => {
    const commits = history(260).map((one) => ({ ...one, message: 'x'.repeat(400) }))
    const { prompt } = await ask({ event: pushed(sha(1), sha(260)) }, { commits })
    expect(Buffer.byteLength(prompt)).toBeLessThan(34 * 1024)
    const lines = quoted(prompt, 'commits')
    expect(lines).toContain('number of commits: 259')
    expect(lines.at(-1)).toMatch(/^cut: \d+ of \d+ bytes are quoted$/)
  })
})
