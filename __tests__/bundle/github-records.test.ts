import { describe, expect, test } from '@jest/globals'
import type { GitHubComment } from '../../simulator/github.ts'
import { LABELLED, REVIEWED, type Repository, withRepository } from '../support/github.ts'

const inputs = { context: 'event', comment: 'true' }
const quick = { event: LABELLED, inputs: { ...inputs, wait: 'false' } }
const PULL = { name: 'pull_request', payload: { pull_request: REVIEWED.payload.pull_request } }
const auto = { event: REVIEWED, inputs: { 'job-id': 'auto', comment: 'true' } }
const BOT = 'github-actions[bot]'
const NOTICE =
  "looks like this action's record, but its signature does not fit this api-key, so it is not believed. Was the key rotated, or the repository renamed?"

/** Has job_1 recorded on pull request 1, takes the comment away, and makes another job. */
async function record({
  run,
  github,
  service,
}: Repository): Promise<{ ours: GitHubComment; other: string }> {
  const { outputs } = await run({ event: PULL, inputs: { ...inputs, wait: 'false' } })
  expect(outputs).toMatchObject({ 'job-id': 'job_1' })
  const [ours] = github.comments.splice(0)
  if (ours === undefined) throw new Error('no comment')
  return { ours, other: service.addJob({ prompt: "Somebody else's." }) }
}

describe('C6: a review is not sent to the job of a record that', () => {
  test.each<[string, (ours: GitHubComment, other: string) => Omit<GitHubComment, 'id'>, boolean]>([
    [
      'a workflow of the repository wrote with text of a stranger',
      (ours, other) => ({ ...ours, body: ours.body.replace('job=job_1', `job=${other}`) }),
      true,
    ],
    [
      'has no signature',
      (ours) => ({ ...ours, body: ours.body.replace(/ signature=\w+/, '') }),
      false,
    ],
    ['a stranger copied', (ours) => ({ ...ours, login: 'mallory' }), false],
    ['stands further down', (ours) => ({ ...ours, body: `You said:\n${ours.body}` }), false],
  ])('%s', async (_what, forge, isNoticed) => {
    await withRepository({}, async (repository) => {
      const { ours, other } = await record(repository)
      repository.github.addComment(forge(ours, other))
      const end = await repository.run(auto)
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(end.stdout.includes(`::notice::A comment on #1 ${NOTICE}`)).toBe(isNoticed)
      expect(repository.service.jobs.map(({ prompts }) => prompts.length)).toEqual([1, 1])
    })
  })

  test('was copied from another issue', async () => {
    await withRepository({}, async (repository) => {
      await repository.run(quick)
      const [onIssue] = repository.github.comments
      repository.github.addComment({ issueNumber: 1, login: BOT, body: onIssue?.body ?? '' })
      const end = await repository.run(auto)
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(repository.service.jobs.map(({ prompts }) => prompts.length)).toEqual([1])
    })
  })

  test('was signed before the key was rotated: a notice, and a new comment', async () => {
    await withRepository({}, async ({ run, github, service }) => {
      await run(quick)
      const before = github.comments[0]?.body
      const end = await run({
        ...quick,
        env: { GITHUB_RUN_ATTEMPT: '2' },
        inputs: { ...quick.inputs, 'api-key': 'mint_another-key-altogether' },
      })
      expect(end.stdout.split(`::notice::A comment on #7 ${NOTICE}`)).toHaveLength(2)
      expect(service.jobs).toHaveLength(2)
      expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 7])
      expect(github.comments[0]?.body).toBe(before)
    })
  })
})

test('a record holds the pull request and the workflow, and is believed by the next run', async () => {
  await withRepository({}, async ({ run, github }) => {
    const env = { GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/docs.yml@refs/heads/main' }
    await run({ event: LABELLED, inputs, env })
    expect(github.comments.map(({ body }) => body)).toEqual([
      expect.stringMatching(
        / workflow=\w{16} run=4242 .* job=job_1 pull=acme\/docs#1 signature=\w{64} -->\n/,
      ),
      expect.stringMatching(
        / workflow=\w{16} run=4242 .* job=job_1 pull=acme\/docs#1 signature=\w{64} -->\n/,
      ),
    ])
    const end = await run({ ...auto, env: { ...env, GITHUB_RUN_ID: '4343' } })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
  })
})

test('the key is in no comment where the service answers with a job ID that holds it', async () => {
  const key = 'mint_a-key-that-is-a-plain-word_0123456789'
  for (const id of [key, `job-${key}-1`]) {
    const service = { job: { finishAfterMs: 0, override: { id } } }
    await withRepository({ service }, async ({ run, github }) => {
      const end = await run({ ...quick, inputs: { ...quick.inputs, 'api-key': key } })
      expect(github.comments).toHaveLength(1)
      for (const { body } of github.comments) {
        expect(body).not.toContain(key)
        expect(body).toMatch(/^<!-- docs-agent-action .* job=\.\.\. pull=\.\.\. /)
      }
      expect(end.summary).not.toContain(key)
    })
  }
})

test('a pull request gets no comment where the service does not say on which branch the job works', async () => {
  const link = 'https://github.com/acme/docs/pull/31337'
  for (const source of [undefined, { repository: 'https://github.com/acme/docs', ref: null }]) {
    const service = { job: { finishAfterMs: 0, prLink: link, override: { source } } }
    await withRepository({ service }, async ({ run, github }) => {
      const end = await run({ event: LABELLED, inputs })
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-link': link })
      expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7])
      expect(end.stdout).toContain(
        'There is no comment on #31337: the service does not say on which branch the job works.',
      )
      expect(end.stdout).not.toContain('::warning::')
    })
  }
})

test("a run that ends after a later one leaves the later one's record as it is", async () => {
  await withRepository({}, async ({ run, github }) => {
    await run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })
    const later = github.comments[0]?.body
    const end = await run(quick)
    expect(github.comments.map(({ body }) => body)).toEqual([later])
    expect(end.stdout).toContain('The comment on #7 reports a later run: it stays as it is.')
  })
})

test('a second comment that may not be deleted leads to the first, and is not at work for ever', async () => {
  let lists = 0
  let release = () => {}
  const both = new Promise<void>((resolve) => {
    release = resolve
  })
  // Neither run gets to see the comments before both have asked for them.
  const onRequest = async ({ operation }: { operation: string }) => {
    if (operation !== 'list-comments') return
    lists += 1
    if (lists === 2) release()
    if (lists <= 2) await both
  }
  const github = { onRequest, faults: [{ on: 'delete-comment' as const, fault: 403 }] }
  await withRepository({ github }, async ({ run, github }) => {
    await Promise.all([run(quick), run({ ...quick, env: { GITHUB_RUN_ID: '4343' } })])
    const [first, second] = github.comments
    expect(github.comments).toHaveLength(2)
    expect(first?.body).toContain('The docs agent is at work')
    expect(second?.body).toContain(
      `The docs agent reports in [another comment](#issuecomment-${first?.id}).`,
    )
    expect(second?.body).not.toContain('outcome=working')
  })
})
