import { describe, expect, test } from '@jest/globals'
import type { Env } from '../../src/frame/event.ts'
import { describeWithheldSecrets } from '../../src/frame/key.ts'
import { eventOf } from '../support/events.ts'

describe('secrets are withheld', () => {
  const from = (repo: unknown) => ({ pull_request: { head: { repo } } })
  const fork = from({ full_name: 'mallory/docs' })
  const own = from({ full_name: 'acme/docs' })
  const bot = { GITHUB_ACTOR: 'dependabot[bot]' }

  test.each<readonly [string, object, Env, boolean]>([
    ['pull_request', fork, {}, true],
    ['pull_request', from(null), {}, true],
    ['pull_request', own, bot, true],
    ['create', {}, bot, true],
    ['push', {}, {}, false],
    ['pull_request', own, {}, false],
    ['pull_request_target', fork, {}, false],
    ...['push', 'deployment', 'deployment_status', 'pull_request_target'].map(
      (name) => [name, own, bot, true] as const,
    ),
    ['schedule', own, bot, false],
    ['issues', {}, bot, false],
    // Its owner stores a key there, or switches its workflows off.
    ['schedule', { repository: { fork: true } }, {}, false],
    ['issue_comment', fork, {}, false],
    // What is not shown is not believed.
    ['pull_request', {}, {}, false],
    ['pull_request_review', { pull_request: { head: {} } }, {}, false],
  ])('from %s with %j and %j: %s [R11]', (name, payload, env, expected) => {
    expect(describeWithheldSecrets(eventOf(name, payload, env)) !== undefined).toBe(expected)
  })
})
