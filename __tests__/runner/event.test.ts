import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { type Env, linkToRun, readEvent } from '../../src/runner/event.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'docs-agent-event-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An event of acme/docs with this payload; a text is the event file as it is. */
function eventOf(name: string, payload: unknown, env: Env = {}) {
  const file = path.join(folder, 'event.json')
  writeFileSync(file, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return readEvent({
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: file,
    GITHUB_REPOSITORY: 'acme/docs',
    GITHUB_ACTOR: 'octocat',
    ...env,
  })
}

describe('the event file', () => {
  test.each([
    ['an object', '{"action":"opened"}', true],
    ['a list', '[{"action":"opened"}]', false],
    ['null', 'null', false],
    ['half of JSON', '{"action":"ope', false],
  ])('R16: that holds %s', (_what, text, hasPayload) => {
    const event = eventOf('issues', text)
    expect(event.hasPayload).toBe(hasPayload)
    if (!hasPayload) expect(event.payload).toEqual({})
  })
})

test('a workflow is known by its file, on every branch', () => {
  const ref = 'acme/docs/.github/workflows/docs.yml'
  const env = { GITHUB_WORKFLOW_REF: `${ref}@refs/heads/a@b`, GITHUB_WORKFLOW: 'Docs' }
  expect(readEvent(env).workflow).toBe(ref)
  expect(readEvent({ GITHUB_WORKFLOW: 'Docs' }).workflow).toBe('Docs')
})

test('the link to a run leads to its attempt', () => {
  const env = { GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_RUN_ID: '5' }
  const again = linkToRun(eventOf('push', {}, { ...env, GITHUB_RUN_ATTEMPT: '2' }))
  expect(again).toBe('https://ghe.example/acme/docs/actions/runs/5/attempts/2')
})
