import { describe, expect, test } from '@jest/globals'
import { type GitHubOptions, giteaLabelUpdated, giteaReviewed } from '../../simulator/github.ts'
import { CANARY_TOKEN, withRepository } from '../support/github.ts'

/** A forge with an administrator's token, as a workflow there needs one. */
const gitea = {
  forge: 'gitea',
  tokens: { [CANARY_TOKEN]: { login: 'docs-bot', admin: true } },
} as const satisfies GitHubOptions
const inputs = { context: 'event', comment: 'true' }

describe('on Gitea and Forgejo', () => {
  test('a label starts the agent, a re-run resumes the job, and a review goes back to it', async () => {
    await withRepository({ github: gitea }, async ({ run, github, service }) => {
      const env = { GITHUB_SERVER_URL: github.serverUrl }
      const label = giteaLabelUpdated({ serverUrl: github.serverUrl, number: 7, added: ['docs'] })
      const first = await run({ event: label, inputs, env })
      expect(first.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })

      const again = await run({ event: label, inputs, env: { ...env, GITHUB_RUN_ATTEMPT: '2' } })
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      const [comment] = github.comments
      expect(comment).toMatchObject({ issueNumber: 7, login: 'docs-bot' })
      expect(comment?.body).toContain(
        `[Workflow run](${github.serverUrl}/acme/docs/actions/runs/4242)`,
      )

      const subject = { serverUrl: github.serverUrl, number: 7 }
      const review = giteaReviewed({ ...subject, type: 'rejected', content: 'Add an example.' })
      await run({
        event: review,
        inputs: { 'job-id': 'auto' },
        env: { ...env, GITHUB_RUN_ID: '4343' },
      })
      expect(service.jobs).toHaveLength(1)
      expect(service.jobs[0]?.prompts[1]).toContain('state: "changes_requested"')
      expect(service.jobs[0]?.prompts[1]).toContain('Add an example.')
    })
  })

  test('all files of a pull request are quoted, and counted', async () => {
    const file = { status: 'changed', additions: 1, deletions: 0 }
    const files = { 7: Array.from({ length: 120 }, (_, n) => ({ filename: `${n}.md`, ...file })) }
    await withRepository({ github: { ...gitea, files } }, async ({ run, github, service }) => {
      const subject = { serverUrl: github.serverUrl, number: 7 }
      await run({ event: giteaReviewed({ ...subject, type: 'approved', content: 'Yes.' }), inputs })
      const [prompt] = service.jobs[0]?.prompts ?? []
      expect(prompt).toContain('changed files\ncount: 120\n')
      expect(prompt).toContain('"119.md"')
    })
  })

  test("R13: with the workflow's own token, nothing is asked, and the message says which token may", async () => {
    await withRepository({ github: { forge: 'gitea' } }, async ({ run, github, service }) => {
      const event = giteaLabelUpdated({ serverUrl: github.serverUrl, number: 7, added: ['docs'] })
      const end = await run({ event, inputs })
      expect(end.exitCode).toBe(0)
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(end.stdout).toContain(
        'set github-token to a token of somebody who administers the repository, with the scopes write:repository, write:issue and read:user.',
      )
      expect(service.requests).toEqual([])
    })
  })
})
