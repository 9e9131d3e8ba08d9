import { expect, test } from '@jest/globals'
import { withRepository } from '../support/github.ts'
import { SCHEDULED, stepOf } from '../support/loop.ts'

test("C1: a new job that somebody asks for on the agent's pull request leaves its record alone", () =>
  withRepository({ service: { job: { finishAfterMs: 0 } } }, async ({ run, github, service }) => {
    const weekly = (runId: number) =>
      stepOf({
        event: SCHEDULED,
        inputs: { prompt: 'Look after the docs.', 'job-id': 'open', comment: 'true' },
        env: { GITHUB_RUN_ID: `${runId}` },
      })
    const first = await run(weekly(1))
    expect(first.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '1' })
    const state = github.repository()
    state.pulls = { 1: {}, 2: { head: { ref: 'agent/job_2', repo: { full_name: 'acme/docs' } } } }
    const comment = {
      id: 9,
      body: 'Please also write a tutorial.',
      user: { login: 'octocat', type: 'User' },
      html_url: 'https://github.com/acme/docs/pull/1#issuecomment-9',
    }
    const ask = (attempt: string) =>
      stepOf({
        event: {
          name: 'issue_comment',
          payload: {
            action: 'created',
            issue: { number: 1, title: 'x', pull_request: {}, user: { login: 'docs-agent[bot]' } },
            comment,
            sender: comment.user,
          },
        },
        inputs: { context: 'event', comment: 'true' },
        env: {
          GITHUB_RUN_ID: '2',
          GITHUB_RUN_ATTEMPT: attempt,
          GITHUB_WORKFLOW_REF: 'acme/docs/.github/workflows/ask.yml@refs/heads/main',
        },
      })
    expect((await run(ask('1'))).outputs).toMatchObject({ 'job-id': 'job_2', 'pr-number': '2' })
    // Its own record stands beside the other.
    expect((await run(ask('2'))).outputs).toMatchObject({ 'job-id': 'job_2' })
    expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([1, 1, 2])
    const next = await run(weekly(3))
    expect(next.outputs).toMatchObject({ 'job-id': 'job_1', 'pr-number': '1' })
    expect(service.jobs.map(({ prompts }) => prompts.length)).toEqual([2, 1])
  }))
