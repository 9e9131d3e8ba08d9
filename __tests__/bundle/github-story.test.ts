import { expect, test } from '@jest/globals'
import { LABELLED, REVIEWED, withRepository } from '../support/github.ts'

const LINK = 'https://github.com/acme/docs/pull/1'

test('R7: label, pull request, re-run and review make one job and one comment in each place', async () => {
  const shown: string[] = []
  const service = { job: { finishAfterMs: 500 } }
  const reviewComments = { 55: [{ path: 'docs/cli.md', body: 'Here, for instance.' }] }
  await withRepository(
    { service, github: { reviewComments } },
    async ({ run, github, service }) => {
      const label = { event: LABELLED, inputs: { context: 'event', comment: 'true' } }

      const first = await run(label)
      expect(first.outputs).toMatchObject({
        outcome: 'pr-opened',
        'job-id': 'job_1',
        'pr-link': LINK,
      })
      const written = github.requests.filter(({ operation }) => /^(create|update)-/.test(operation))
      shown.push(...written.map(({ operation, body }) => `${operation} ${textOf(body)}`))
      expect(shown).toEqual([
        expect.stringMatching(
          /^create-comment .* outcome=working job=job_1 .*-->\n### ⏳ The docs agent is at work\n/,
        ),
        expect.stringMatching(
          /^update-comment .* outcome=pr-opened job=job_1 .*-->\n### ✅ The docs agent opened a pull request\n/,
        ),
        expect.stringMatching(
          /^create-comment .* outcome=pr-opened job=job_1 .*-->\n### ✅ The docs agent opened a pull request\n/,
        ),
      ])
      expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 1])
      for (const { body } of github.comments) {
        expect(body).toContain(`**[acme/docs#1](${LINK})**`)
        expect(body).toContain('[Workflow run](https://github.com/acme/docs/actions/runs/4242)')
      }

      const again = await run({ ...label, env: { GITHUB_RUN_ATTEMPT: '2' } })
      expect(again.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(service.jobs).toHaveLength(1)
      expect(github.comments[0]?.body).toContain('/actions/runs/4242/attempts/2)')

      const review = await run({
        event: REVIEWED,
        inputs: { 'job-id': 'auto', comment: 'true' },
        env: { GITHUB_RUN_ID: '4343' },
      })
      expect(review.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(service.jobs).toHaveLength(1)
      const [asked, followUp] = service.jobs[0]?.prompts ?? []
      expect(asked).toContain('number: 7\ntitle: "The --dry-run flag is not documented"\n')
      expect(asked).toContain('I looked everywhere.')
      expect(followUp).toContain('state: "changes_requested"\n')
      expect(followUp).toContain('Please add an example.')
      expect(followUp).toContain('In "docs/cli.md":\nHere, for instance.')
      expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 1])
      expect(github.comments[1]?.body).toMatch(
        / run=4343 attempt=1 outcome=pr-opened job=job_1 .*-->\n/,
      )
    },
  )
})

function textOf(body: unknown): string {
  return (body as { body: string }).body
}
