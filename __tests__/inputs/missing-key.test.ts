import { expect, test } from '@jest/globals'
import { describeWithheldSecrets } from '../../src/inputs/missing-key.ts'
import type { Env } from '../../src/trigger/event.ts'
import { eventOf } from '../support/events.ts'

const from = (repo: unknown) => ({ pull_request: { head: { repo } } })
const fork = from({ full_name: 'mallory/docs' })
const own = from({ full_name: 'acme/docs' })
const bot = { GITHUB_ACTOR: 'dependabot[bot]' }

test.each<readonly [string, object, Env]>([
  ['pull_request', fork, {}],
  ['pull_request', from(null), {}],
  ['pull_request', own, bot],
  ['create', {}, bot],
  ['push', own, bot],
  ['deployment', own, bot],
  ['deployment_status', own, bot],
  ['pull_request_target', own, bot],
])('GitHub withholds secrets from %s with %j and %j', (name, payload, env) => {
  expect(describeWithheldSecrets(eventOf(name, payload, env))).toBeDefined()
})

test.each<readonly [string, object, Env]>([
  ['push', {}, {}],
  ['pull_request', own, {}],
  ['pull_request_target', fork, {}],
  ['schedule', own, bot],
  ['issues', {}, bot],
  ['issue_comment', fork, {}],
  // A head that the payload does not show is not a fork.
  ['pull_request', {}, {}],
  ['pull_request_review', { pull_request: { head: {} } }, {}],
])('GitHub passes secrets to %s with %j and %j', (name, payload, env) => {
  expect(describeWithheldSecrets(eventOf(name, payload, env))).toBeUndefined()
})
