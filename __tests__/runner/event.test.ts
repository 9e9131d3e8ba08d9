import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { isWithoutSecrets, readEvent } from '../../src/runner/event.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-event-'))
afterAll(() => rmSync(folder, { recursive: true }))

function eventOf(name: string, text: string, env: NodeJS.ProcessEnv = {}) {
  const file = path.join(folder, 'event.json')
  writeFileSync(file, text)
  return readEvent({
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_ACTOR: 'octocat',
    ...env,
  })
}

describe('R16: the event file', () => {
  test.each([
    ['an object', '{"action":"opened"}', true],
    ['an empty object', '{}', true],
    ['a list', '[{"action":"opened"}]', false],
    ['null', 'null', false],
    ['a text', '"opened"', false],
    ['half of JSON', '{"action":"ope', false],
    ['nothing', '', false],
  ])('that holds %s', (_what, text, hasPayload) => {
    const event = eventOf('issues', text)
    expect(event.hasPayload).toBe(hasPayload)
    if (!hasPayload) expect(event.payload).toEqual({})
  })

  test.each([undefined, '', '/does/not/exist.json'])('at %s is none', (file) => {
    expect(readEvent({ GITHUB_EVENT_PATH: file })).toMatchObject({ hasPayload: false, payload: {} })
  })
})

test('the workflow is known by its file, on every branch', () => {
  const ref = 'acme/docs/.github/workflows/docs.yml'
  for (const branch of ['refs/heads/main', 'refs/heads/a@b', 'refs/pull/1/merge']) {
    const env = { GITHUB_WORKFLOW_REF: `${ref}@${branch}`, GITHUB_WORKFLOW: 'Docs' }
    expect(readEvent(env).workflow).toBe(ref)
  }
  expect(readEvent({ GITHUB_WORKFLOW: 'Docs' }).workflow).toBe('Docs')
  expect(readEvent({}).workflow).toBe('')
})

describe('R11: secrets are withheld', () => {
  const from = (origin: unknown) => JSON.stringify({ pull_request: { head: { repo: origin } } })
  const fork = from({ full_name: 'mallory/docs' })
  const own = from({ full_name: 'acme/docs' })
  const bot = { GITHUB_ACTOR: 'dependabot[bot]' }

  test.each([
    ['pull_request', fork, {}, true],
    ['pull_request', from(null), {}, true],
    ['pull_request_review', fork, {}, true],
    ['pull_request_review_comment', fork, {}, true],
    ['pull_request', own, bot, true],
    ['pull_request_review', own, bot, true],
    ['push', '{}', bot, true],
    ['pull_request', own, {}, false],
    ['pull_request_target', fork, {}, false],
    ['pull_request_target', own, bot, false],
    ['issue_comment', fork, {}, false],
    ['issues', '{}', bot, false],
    // What is not told is not believed.
    ['pull_request', '{}', {}, false],
    ['pull_request', '', {}, false],
    ['pull_request', '{"pull_request":{}}', {}, false],
    ['pull_request_review', '{"pull_request":{"head":{}}}', {}, false],
    ['pull_request_comment', '{"issue":{"number":1}}', {}, false],
  ])('from %s with %s and %j: %s', (name, payload, env, expected) => {
    expect(isWithoutSecrets(eventOf(name, payload, env))).toBe(expected)
  })
})
