import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import {
  type Env,
  isWithoutSecrets,
  linkToRun,
  readEvent,
  whyOwnWork,
} from '../../src/runner/event.ts'

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

describe('R16: the event file', () => {
  test.each([
    ['an object', '{"action":"opened"}', true],
    ['a list', '[{"action":"opened"}]', false],
    ['null', 'null', false],
    ['half of JSON', '{"action":"ope', false],
  ])('that holds %s', (_what, text, hasPayload) => {
    const event = eventOf('issues', text)
    expect(event.hasPayload).toBe(hasPayload)
    if (!hasPayload) expect(event.payload).toEqual({})
  })
})

test('the workflow is known by its file, on every branch', () => {
  const ref = 'acme/docs/.github/workflows/docs.yml'
  const env = { GITHUB_WORKFLOW_REF: `${ref}@refs/heads/a@b`, GITHUB_WORKFLOW: 'Docs' }
  expect(readEvent(env).workflow).toBe(ref)
  expect(readEvent({ GITHUB_WORKFLOW: 'Docs' }).workflow).toBe('Docs')
})

test('the link to the run is to its attempt', () => {
  const env = { GITHUB_SERVER_URL: 'https://ghe.example', GITHUB_RUN_ID: '5' }
  const again = linkToRun(eventOf('push', {}, { ...env, GITHUB_RUN_ATTEMPT: '2' }))
  expect(again).toBe('https://ghe.example/acme/docs/actions/runs/5/attempts/2')
})

describe('R11: secrets are withheld', () => {
  const from = (repo: unknown) => ({ pull_request: { head: { repo } } })
  const fork = from({ full_name: 'mallory/docs' })
  const own = from({ full_name: 'acme/docs' })
  const bot = { GITHUB_ACTOR: 'dependabot[bot]' }

  test.each([
    ['pull_request', fork, {}, true],
    ['pull_request', from(null), {}, true],
    ['pull_request', own, bot, true],
    ['create', {}, bot, true],
    ['push', fork, {}, false],
    ['pull_request', own, {}, false],
    ['pull_request_target', fork, {}, false],
    ['pull_request_target', own, bot, false],
    ['issue_comment', fork, {}, false],
    // What is not shown is not believed.
    ['pull_request', '', {}, false],
    ['pull_request_review', { pull_request: { head: {} } }, {}, false],
  ])('from %s with %j and %j: %s', (name, payload, env, expected) => {
    expect(isWithoutSecrets(eventOf(name, payload, env))).toBe(expected)
  })
})

describe("C3: the agent's own work", () => {
  const repo = { full_name: 'acme/docs' }
  const agent = { login: 'mintlify[bot]' }
  const person = { login: 'octocat' }
  const pull = (action: string, more: object = {}) => ({
    action,
    sender: person,
    pull_request: { number: 5, user: agent, head: { ref: 'mintlify/abc', repo }, ...more },
  })
  const push = (...authors: Array<[username: string, message: string]>) => ({
    ref: 'refs/heads/main',
    sender: person,
    commits: authors.map(([username, message]) => ({ message, author: { username } })),
  })
  const ofFork = { ref: 'mintlify/abc', repo: { full_name: 'mallory/docs' } }
  const [own, merge] = [agent.login, 'Merge pull request #5 from acme/mintlify/abc']

  const otherBranch = pull('opened', { head: { ref: 'docs', repo } })
  test.each([
    ['a pull request of its branch', 'pull_request', pull('opened', { user: person })],
    ['its pull request of another branch', 'pull_request', otherBranch],
    ['a push that it sent', 'push', { ref: 'refs/heads/main', sender: agent }],
    ['it creates a branch', 'create', { ref: 'docs', ref_type: 'branch', sender: agent }],
  ])('%s', (_what, name, payload) => {
    expect(whyOwnWork(eventOf(name, payload))).toMatch(
      /^The docs agent's own .* so there is nothing/,
    )
  })

  const ofPerson = pull('opened', { user: person, head: { ref: 'docs', repo } })
  test.each([
    ['a label on its pull request', 'pull_request', pull('labeled')],
    ['a review of its pull request', 'pull_request_review', pull('submitted')],
    ['a comment on its pull request', 'issue_comment', { issue: { number: 5, user: agent } }],
    ["a fork's branch of the name", 'pull_request', pull('opened', { head: ofFork })],
    ["a person's pull request", 'pull_request', ofPerson],
    ['a push of mixed commits', 'push', push([own, 'docs: a'], ['octocat', 'fix: b'])],
    ['a push of a merge alone', 'push', push(['octocat', merge])],
    ['a tag of the name', 'create', { ref: 'mintlify/a', ref_type: 'tag', sender: person }],
    ['a payload that holds nothing', 'push', {}],
  ])('is not %s', (_what, name, payload) => {
    expect(whyOwnWork(eventOf(name, payload))).toBeUndefined()
  })
})
