import { describe, expect, test } from '@jest/globals'
import type { Step } from '../../scripts/runner.ts'
import { LABELLED, REVIEWED, type Repository, withRepository } from '../support/github.ts'
import { BOT, pushed, SCHEDULED, sha, stepOf } from '../support/loop.ts'

const asked = { prompt: 'Document it.' }
const SKIPPED = "The agent's own pull request #1 caused this "

/** The agent's pull request 1 is recorded, and 2 is a person's. */
async function withOwnPull(use: (repository: Repository) => Promise<void>, own: object = {}) {
  await withRepository({}, async (repository) => {
    const { run, github, service } = repository
    await run(stepOf({ event: LABELLED, inputs: { context: 'event', comment: 'true' } }))
    expect(service.jobs).toHaveLength(1)
    service.requests.length = 0
    const person = { user: { login: 'octocat', type: 'User' }, merged: true }
    github.repository().pulls = {
      1: { merged: true, merge_commit_sha: sha(2), ...own },
      2: { ...person, merge_commit_sha: sha(3) },
    }
    const files = (name: string) => [
      { filename: name, status: 'modified', additions: 1, deletions: 0 },
    ]
    github.repository().files = { 1: files('docs/own.md') }
    github.repository().commits = [1, 2, 3].map((n) => ({
      sha: sha(n),
      message: `Subject ${n}`,
      files: files(n === 2 ? 'docs/own.md' : `src/${n}.ts`),
    }))
    await use(repository)
  })
}

const pullEvent = (number: number, action: string, more: object = {}) => ({
  name: 'pull_request',
  payload: {
    action,
    pull_request: {
      ...REVIEWED.payload.pull_request,
      number,
      merged: action === 'closed',
      user: { login: 'docs-agent[bot]', type: 'Bot' },
      head: { ref: `agent/job_${number}`, repo: { full_name: 'acme/docs' } },
      ...more,
    },
    sender: REVIEWED.payload.sender,
  },
})
const step = (event: Step['event'], inputs: Record<string, string> = asked) =>
  stepOf({ ...(event && { event }), inputs, env: { GITHUB_RUN_ID: '4343' } })

describe("C3: the agent's own pull request starts nothing", () => {
  test.each(['opened', 'synchronize', 'ready_for_review', 'review_requested', 'closed'])(
    'when it is %s',
    (action) =>
      withOwnPull(async ({ run, service }) => {
        for (const name of ['pull_request', 'pull_request_target']) {
          const end = await run(step({ ...pullEvent(1, action), name }))
          expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
          expect(end.stdout).toContain(`::notice::Nothing was asked of the docs agent. ${SKIPPED}`)
        }
        expect(service.requests).toEqual([])
      }),
  )

  test('when its merge is pushed, as one commit or with its own', () =>
    withOwnPull(async ({ run, service, github }) => {
      const own = { merged: true, merge_commit_sha: sha(2), head: { sha: sha(1) } }
      github.repository().pulls = { 1: own }
      const commits = [{ id: sha(1) }, { id: sha(2) }]
      const events = [pushed(sha(1), sha(2)), pushed(sha(1), sha(2), { commits })]
      for (const event of events) {
        for (const inputs of [asked, { context: 'changes' }]) {
          const end = await run(step(event, inputs))
          expect(end.outputs).toMatchObject({ outcome: 'skipped' })
          expect(end.stdout).toContain(SKIPPED)
        }
      }
      expect(service.requests).toEqual([])
    }))

  test('when a workflow ran on its push', () =>
    withOwnPull(async ({ run, service }) => {
      const workflow_run = {
        event: 'push',
        head_sha: sha(2),
        head_repository: { full_name: 'acme/docs' },
      }
      const payload = { action: 'completed', workflow_run }
      const end = await run(step({ name: 'workflow_run', payload }))
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(service.requests).toEqual([])
    }))

  test('and is left out of the changes of a day; where there is nothing else, there is no job', () =>
    withOwnPull(async ({ run, service, github }) => {
      const since = (n: number) => {
        github.repository().runs = [{ id: 1, event: 'schedule', headSha: sha(n) }]
        return stepOf({
          event: SCHEDULED,
          inputs: { context: 'changes' },
          env: { GITHUB_SHA: sha(n === 1 ? 3 : 2) },
        })
      }
      const both = await run(since(1))
      expect(both.outputs).toMatchObject({ outcome: 'pr-opened' })
      const [, job] = service.jobs
      expect(job?.prompts[0]).toContain('"Subject 3"')
      expect(job?.prompts[0]).toContain('number of commits: 1\n')
      expect(job?.prompts[0]).toContain(`left out: "what came with #1, the agent's own work"`)
      expect(job?.prompts[0]).toContain('src/3.ts')
      expect(job?.prompts[0]).not.toMatch(/Subject 2|docs\/own\.md/)
      service.requests.length = 0
      github.repository().runs = [{ id: 1, event: 'schedule', headSha: sha(1) }]
      const own = await run(
        stepOf({ event: SCHEDULED, inputs: { context: 'changes' }, env: { GITHUB_SHA: sha(2) } }),
      )
      expect(own.outputs).toMatchObject({ outcome: 'skipped' })
      expect(own.stdout).toContain("nothing changed but by the agent's own pull requests (#1)")
      expect(service.requests).toEqual([])
    }))
})

describe('what is not skipped:', () => {
  test.each<[string, Step['event']]>([
    ["the merge of a person's pull request", pullEvent(2, 'closed')],
    ["a bot's pull request that no record names", pullEvent(2, 'synchronize')],
    ["a push of a person's merge", pushed(sha(2), sha(3))],
    ['a push of both', pushed(sha(1), sha(3), { commits: [{ id: sha(2) }, { id: sha(3) }] })],
    ["a label that a person sets on the agent's pull request", pullEvent(1, 'labeled')],
  ])('%s', (_what, event) =>
    withOwnPull(async ({ run }) => {
      expect((await run(step(event))).outputs).toMatchObject({ outcome: 'pr-opened' })
    }),
  )

  test("a review of the agent's pull request, which goes to its job", () =>
    withOwnPull(async ({ run, service }) => {
      const end = await run(step(REVIEWED, { 'job-id': 'auto', comment: 'true' }))
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(service.jobs).toHaveLength(1)
    }))

  test('a pull request on which this action reports, but which another job opened', () =>
    withRepository({}, async ({ run, service }) => {
      // The comment stands on the person's pull request 7, and names the agent's 1.
      const merged = pullEvent(7, 'closed')
      await run(stepOf({ event: merged, inputs: { context: 'event', comment: 'true' } }))
      const end = await run(step(pullEvent(7, 'labeled')))
      const closed = await run(step(merged))
      expect([end, closed].map(({ outputs }) => outputs.outcome)).toEqual([
        'pr-opened',
        'pr-opened',
      ])
      expect(service.jobs).toHaveLength(3)
    }))

  test.each([
    ['copied by a stranger', (body: string) => ({ login: 'mallory', body, issueNumber: 2 })],
    ["copied from the agent's", (body: string) => ({ login: BOT, body, issueNumber: 2 })],
  ])("a person's pull request with a record %s", (_what, forge) =>
    withOwnPull(async ({ run, github }) => {
      const own = github.comments.find(({ issueNumber }) => issueNumber === 1)
      github.addComment(forge(own?.body ?? ''))
      expect((await run(step(pullEvent(2, 'closed')))).outputs).toMatchObject({
        outcome: 'pr-opened',
      })
    }),
  )

  test.each([
    ['true', '::warning::'],
    ['false', ''],
  ])('a push where the token may not read pull requests (comment: %s)', async (comment, level) => {
    const token = { permissions: { contents: 'read' } } as const
    await withRepository({ github: { token } }, async ({ run }) => {
      const inputs = { ...asked, comment }
      const end = await run(step(pushed(sha(1), sha(2)), inputs))
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
      expect(end.stdout).toContain(
        `\n${level}Whether the agent's own pull request caused this event is not known.`,
      )
    })
  })
})

test("C3: a bot's pull request is looked at again until the run that waits for it has recorded it", () =>
  withOwnPull(async ({ run, github, service }) => {
    const [onIssue, own] = github.comments.splice(0)
    if (own === undefined || onIssue === undefined) throw new Error('no comments')
    const late = setTimeout(() => github.addComment(own), 700)
    const end = await run(step(pullEvent(1, 'opened')))
    clearTimeout(late)
    expect(end.outputs).toMatchObject({ outcome: 'skipped' })
    expect(service.requests).toEqual([])
  }))
