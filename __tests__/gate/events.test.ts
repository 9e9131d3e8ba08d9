import { describe, expect, test } from '@jest/globals'
import { whyNoSecrets } from '../../src/gate/events.ts'
import { eventOf } from '../support/events.ts'

describe('secrets are withheld', () => {
  const from = (repo: unknown) => ({ pull_request: { head: { repo } } })
  const fork = from({ full_name: 'mallory/docs' })
  const own = from({ full_name: 'acme/docs' })
  const bot = { GITHUB_ACTOR: 'dependabot[bot]' }

  test.each([
    ['pull_request', fork, {}, true],
    ['pull_request', from(null), {}, true],
    ['pull_request', own, bot, true],
    ['create', {}, bot, true],
    ['push', {}, {}, false],
    ['pull_request', own, {}, false],
    ['pull_request_target', fork, {}, false],
    ['pull_request_target', own, bot, false],
    ['issue_comment', fork, {}, false],
    // What is not shown is not believed.
    ['pull_request', {}, {}, false],
    ['pull_request_review', { pull_request: { head: {} } }, {}, false],
  ])('R11: from %s with %j and %j: %s', (name, payload, env, expected) => {
    expect(whyNoSecrets(eventOf(name, payload, env)) !== undefined).toBe(expected)
  })
})
