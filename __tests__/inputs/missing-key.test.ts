import { expect, test } from '@jest/globals'
import { describeWithheldSecrets } from '../../src/inputs/missing-key.ts'
import { eventOf } from '../support/events.ts'

const from = (repo: unknown) => ({ pull_request: { head: { repo } } })
const [own, fork, deleted] = [{ full_name: 'acme/docs' }, { full_name: 'mallory/docs' }, null]
const isWithheld = (name: string, payload: object, actor = 'octocat') =>
  describeWithheldSecrets(eventOf(name, payload, { GITHUB_ACTOR: actor })) !== undefined

/** @see https://docs.github.com/en/actions/reference/security/securely-using-pull_request_target, and for Dependabot
 * https://docs.github.com/en/code-security/dependabot/troubleshooting-dependabot/troubleshooting-dependabot-on-github-actions */
test.each([
  ['pull_request', 'from forks and Dependabot'],
  ['pull_request_review', 'from forks and Dependabot'],
  ['pull_request_review_comment', 'from forks and Dependabot'],
  ['pull_request_target', 'from Dependabot'],
  ['push', 'from Dependabot'],
  ['create', 'from Dependabot'],
  ['issues', 'from nobody'],
  ['issue_comment', 'from nobody'],
  ['discussion', 'from nobody'],
  ['discussion_comment', 'from nobody'],
  ['merge_group', 'from nobody'],
  ['release', 'from nobody'],
  ['schedule', 'from nobody'],
  ['workflow_dispatch', 'from nobody'],
  ['repository_dispatch', 'from nobody'],
  ['workflow_run', 'from nobody'],
  ['check_run', 'from nobody'],
])('on %s, GitHub withholds secrets %s', (name, whom) => {
  expect(isWithheld(name, from(fork))).toBe(whom === 'from forks and Dependabot')
  expect(isWithheld(name, from(deleted))).toBe(whom === 'from forks and Dependabot')
  expect(isWithheld(name, from(own), 'dependabot[bot]')).toBe(whom !== 'from nobody')
  expect(isWithheld(name, from(own))).toBe(false)
})
