import { expect, test } from '@jest/globals'
import { withRepository } from '../support/github.ts'
import { pushed, SCHEDULED, sha, stepOf } from '../support/loop.ts'

const weekly = (runId: number, prompt: string) =>
  stepOf({
    event: SCHEDULED,
    inputs: { prompt, 'job-id': 'open', comment: 'true' },
    env: { GITHUB_RUN_ID: `${runId}` },
  })

test('C1, C3: a week makes a pull request, the next adds to it, its merge starts nothing, and the week after makes a new one', () =>
  withRepository({}, async ({ run, github, service }) => {
    const state = github.repository()
    const prompts = () => service.jobs.map((job) => job.prompts.length)

    const first = await run(weekly(1, 'Readers miss webhooks.'))
    expect(first.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '1' })
    state.pulls = { 1: { created_at: '2026-11-01T00:00:00Z' } }

    const second = await run(weekly(2, 'Readers miss retries.'))
    expect(second.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '1' })
    expect(prompts()).toEqual([2])

    state.commits = [1, 2].map((n) => ({ sha: sha(n) }))
    state.pulls = { 1: { merged: true, merge_commit_sha: sha(2) } }
    const merge = await run(
      stepOf({ event: pushed(sha(1), sha(2)), inputs: { context: 'changes' } }),
    )
    expect(merge.outputs).toMatchObject({ outcome: 'skipped' })
    expect(prompts()).toEqual([2])

    const third = await run(weekly(3, 'Readers miss limits.'))
    expect(third.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '2' })
    expect(prompts()).toEqual([2, 1])
    expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([1, 2])
  }))
