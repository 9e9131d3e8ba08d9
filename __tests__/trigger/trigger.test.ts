import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { type Answer, type JsonObject, json } from '../../simulator/http/answer.ts'
import { assertMayStart, skipIfAgentsWork } from '../../src/trigger/trigger.ts'
import { eventOf } from '../support/events.ts'
import { openFlow } from '../support/flow.ts'

const HERE = 'acme/docs'
const MEMBERS = { writer: 'write', triager: 'triage', reader: 'read' } as const
const ROLES = { ...MEMBERS, admin: 'admin', Codertocat: 'admin' } as const

const headOf = (repository: string | null) => ({
  head: { ref: 'patch', repo: repository && { full_name: repository } },
})
/** The parts of an event that the gate reads; each event asks for work. */
const PAYLOADS: Record<string, JsonObject> = {
  issues: { action: 'opened', issue: { number: 1 } },
  issue_comment: { action: 'created', issue: { number: 1 }, comment: { body: '/docs' } },
  pull_request: { action: 'opened', pull_request: headOf(HERE) },
  pull_request_target: {
    action: 'closed',
    pull_request: { ...headOf(HERE), merged_at: '2026-11-01T00:00:00Z' },
  },
  pull_request_review: { action: 'submitted', pull_request: headOf(HERE), review: {} },
  discussion: { action: 'created', discussion: {} },
  release: { action: 'published', release: {} },
}

const caused = (name: string, payload: JsonObject = PAYLOADS[name] ?? {}) => ({ name, payload })

interface Caused {
  name: string
  payload: JsonObject
  repository?: string
  /** Default: the actor. */
  triggeringActor?: string
}

async function ask(
  actor: string,
  { name, payload, repository = HERE, triggeringActor = actor }: Caused,
  inputs: Record<string, string> = {},
  answer?: () => ReturnType<typeof json>,
) {
  const actors = { GITHUB_ACTOR: actor, GITHUB_TRIGGERING_ACTOR: triggeringActor }
  const { step, requests } = openFlow({
    event: name,
    payload,
    github: { roles: ROLES },
    env: { ...actors, GITHUB_REPOSITORY: repository },
    inputs: { prompt: 'Document it.', 'allowed-bots': 'renovate[bot], Gardener', ...inputs },
    ...(answer && { onRequest: answer }),
  })
  const error = await assertMayStart(step).catch((thrown: Error & { level?: string }) => thrown)
  const end = error ? `${error.name}: ${error.level}` : 'passed'
  return { end, message: error?.message ?? '', asked: requests }
}

const REFUSED = 'Skipped: warning'
const SKIPPED = 'Skipped: notice'

describe('an event that anybody can cause', () => {
  test.each([
    ['writer', 'passed', ''],
    ['admin', 'passed', ''],
    ['triager', REFUSED, 'with the role "triage" on acme/docs: somebody with write access must'],
    ['reader', REFUSED, 'with the role "read" on acme/docs: somebody with write access must'],
    ['', REFUSED, 'It is unknown who triggered this run.'],
    ['evil[bot]', REFUSED, 'If it may start this step, add "evil[bot]" there.'],
  ])('by %j ends as "%s"', async (actor, end, message) => {
    for (const name of ['issue_comment', 'pull_request_target', 'applause']) {
      expect(await ask(actor, caused(name))).toMatchObject({
        end,
        message: expect.stringContaining(message),
      })
    }
  })

  test('is checked, unlike an event that only GitHub or writers can cause', async () => {
    const started = ['schedule', 'workflow_dispatch', 'repository_dispatch']
    for (const name of [...started, 'push', 'create', 'merge_group', 'release'])
      expect(await ask('any[bot]', caused(name))).toMatchObject({ end: 'passed', asked: [] })
  })

  test('is also checked for the person who re-runs it', async () => {
    const again = await ask('writer', { ...caused('issues'), triggeringActor: 'reader' })
    expect(again).toMatchObject({ end: REFUSED, message: expect.stringContaining('"reader"') })
    expect(again.asked).toHaveLength(2)
  })

  test.each([
    [{ permission: 'none' }, '"none"'],
    [{ permission: 'read', role_name: '' }, '"read"'],
    [{ permission: 'read', role_name: 'reviewer' }, '"reviewer"'],
  ])('is refused if GitHub answers %j', async (answer, role) => {
    const end = await ask('writer', caused('issues'), {}, () => json(200, answer))
    const message = expect.stringContaining(`with the role ${role} on acme/docs: `)
    expect(end).toMatchObject({ end: REFUSED, message })
  })

  const unchecked = 'could not be checked, so nothing was sent. Checking the permission of "writer"'
  test.each<[string, Answer | undefined, string, Record<string, string>]>([
    ['GitHub is down', problem(502, 'Bad Gateway'), unchecked, {}],
    ['the token is wrong', problem(401, 'Bad credentials'), unchecked, {}],
    ['the token may not ask', problem(403, 'Resource not accessible'), unchecked, {}],
    ['there is no token', undefined, 'which is empty', { 'github-token': '' }],
    ['the token cannot see the repository', problem(404, 'Not Found'), 'cannot see acme/docs', {}],
    ['the answer is empty', json(200, {}), unchecked, {}],
    ['the answer has another form', json(200, { permission: ['admin'] }), unchecked, {}],
  ])('fails the step if %s', async (_name, answer, message, inputs) => {
    const end = await ask('writer', caused('issues'), inputs, answer && (() => answer))
    expect(end.end).toMatch(/^ActionError/)
    expect(end.message).toContain(message)
    expect(end.message).not.toContain('then re-run')
  })

  test('is no reason to add metadata to permissions, where GitHub refuses it', async () => {
    const words = 'Must have push access to view collaborator permission.'
    const end = await ask('writer', caused('issues'), {}, () => problem(403, words))
    expect(end.message).toContain(words)
    expect(end.message).not.toContain('metadata')
  })

  test('is cancelled, not refused, if a cancel stops the check', async () => {
    const { step } = openFlow({
      event: 'issues',
      payload: PAYLOADS.issues ?? {},
      cancelAtMs: 1,
      onRequest: (_, { wait }) => wait(5_000),
    })
    await expect(assertMayStart(step)).rejects.toMatchObject({ name: 'Cancelled' })
  })
})

/** The payload after a run: its actors, and the repository of its code. */
const run = (actor: string | null, triggering = actor, head = HERE, type = 'User') => ({
  workflow_run: {
    actor: actor && { login: actor, type },
    triggering_actor: triggering && { login: triggering, type },
    head_repository: { full_name: head },
  },
})

describe('a workflow_run event', () => {
  test.each<[string, JsonObject, string, number]>([
    ["of a writer's run passes", run('writer'), 'passed', 1],
    ["of a run in a writer's fork passes", run('writer', 'writer', 'writer/docs'), 'passed', 1],
    ["of a reader's run is refused", run('reader', 'writer'), REFUSED, 2],
    ['that a reader ran again is refused', run('writer', 'reader'), REFUSED, 2],
    ['without an actor is refused', run(null, 'writer'), REFUSED, 0],
    ['without a run is refused', {}, REFUSED, 0],
    ["of another bot's run is refused", run('Helper', 'Helper', HERE, 'Bot'), REFUSED, 1],
  ])('%s', async (_what, payload, end, questions) => {
    const found = await ask('writer', { name: 'workflow_run', payload })
    expect({ ...found, asked: found.asked.length }).toMatchObject({ end, asked: questions })
  })
})

describe('a bot that allowed-bots names', () => {
  const by = (pull_request: JsonObject) => ({ action: 'opened', pull_request })
  const ON_A_PULL = { action: 'created', issue: { pull_request: { url: '…' } }, comment: {} }

  const afterRun = (head: string) => run('Gardener', 'Gardener', head, 'Bot')
  const [of, ofFork, ofDeleted] = [HERE, 'mallory/docs', null].map((head) => by(headOf(head)))

  test.each<[what: string, name: string, payload: object | undefined, expected: string]>([
    ['on a pull request of this repository', 'pull_request', of, 'passed'],
    ['on a review of it', 'pull_request_review', undefined, 'passed'],
    ['on a comment on an issue', 'issue_comment', undefined, 'passed'],
    ['on a discussion', 'discussion', undefined, 'passed'],
    ['after a run', 'workflow_run', afterRun(HERE), 'passed'],
    ["on a fork's pull request", 'pull_request_target', ofFork, REFUSED],
    ['on a pull request of a deleted fork', 'pull_request_target', ofDeleted, REFUSED],
    ["after a fork's run", 'workflow_run', afterRun('mallory/docs'), REFUSED],
    ['on a comment on an unknown branch', 'issue_comment', ON_A_PULL, REFUSED],
    ['on an event that shows no code', 'check_run', {}, REFUSED],
  ])('may act or is refused %s', async (_what, name, payload, expected) => {
    const sender = { login: 'Gardener', type: 'Bot' }
    const event = caused(name, { ...(payload ?? PAYLOADS[name]), sender })
    for (const actor of ['renovate[bot]', 'Gardener'])
      expect(await ask(actor, event)).toMatchObject({ end: expected, asked: [] })
    const unnamed = { 'allowed-bots': 'other[bot]' }
    expect((await ask('Gardener', event, unnamed)).end).toBe(REFUSED)
  })

  const bySender = (login: string, type: string) => ({
    ...PAYLOADS.pull_request,
    sender: { login, type },
  })
  test.each([
    ['github-merge-queue', 'github-merge-queue[bot]'],
    ['Copilot', 'copilot-swe-agent[bot]'],
    ['renovate[bot]', 'Renovate'],
  ])('passes as %s if the list has %s', async (actor, name) => {
    const event = caused('pull_request', bySender(actor, 'Bot'))
    const found = await ask(actor, event, { 'allowed-bots': name })
    expect(found).toMatchObject({ end: 'passed', asked: [] })
    const unnamed = await ask(actor, event, { 'allowed-bots': 'other' })
    expect(unnamed).toMatchObject({ end: REFUSED, asked: [] })
  })

  test('may be named without [bot] where the payload has it', async () => {
    const event = caused('pull_request', bySender('github-merge-queue[bot]', 'Bot'))
    const found = await ask('github-merge-queue', event, { 'allowed-bots': 'github-merge-queue' })
    expect(found).toMatchObject({ end: 'passed', asked: [] })
  })

  test.each(['Copilot', 'github-merge-queue', 'Gardener'])(
    'is not a person whose login is %s',
    async (login) => {
      const inputs = { 'allowed-bots': login }
      const person = () => json(200, { permission: 'read' })
      for (const sender of [bySender(login, 'User'), PAYLOADS.pull_request]) {
        const found = await ask(login, caused('pull_request', sender), inputs, person)
        expect(found).toMatchObject({
          end: REFUSED,
          message: expect.stringContaining(`"${login}" triggered this run with the role "read"`),
        })
      }
    },
  )

  test('is not a person of the same name', async () => {
    const person = () => json(200, { permission: 'read' })
    expect(await ask('renovate', caused('pull_request'), {}, person)).toMatchObject({
      end: REFUSED,
      message: expect.stringContaining('"renovate" triggered this run with the role "read"'),
    })
  })
})

test('an event whose action asks for nothing is skipped, and the action is named', async () => {
  const event = caused('pull_request', { ...PAYLOADS.pull_request, action: 'closed' })
  const message = expect.stringContaining(
    'The action of this "pull_request" event is "closed", which asks for no work. These do: opened, ',
  )
  expect(await ask('reader', event)).toMatchObject({ end: SKIPPED, message, asked: [] })
})

test('a comment by this action itself is skipped', async () => {
  const comment = { body: '<!-- docs-agent-action project=… -->\nDone' }
  const event = caused('issue_comment', { ...PAYLOADS.issue_comment, comment })
  expect(await ask('github-actions[bot]', event)).toMatchObject({ end: SKIPPED, asked: [] })
})

test.each([undefined, null, 'text', []])('the comment %j is refused', async (comment) => {
  const event = caused('issue_comment', { ...PAYLOADS.issue_comment, comment })
  const { end, message } = await ask('writer', event)
  expect(end).toBe(REFUSED)
  expect(message).toContain('"issue_comment" event has no comment, so it is unknown')
})

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
  ['a pull request that it opened', 'pull_request', pull('opened')],
  ['a pull request that gets commits', 'pull_request', pull('synchronize')],
  ['a pull request that asks for reviews', 'pull_request', pull('review_requested')],
  [
    'a pull request that is merged',
    'pull_request',
    pull('closed', { merged_at: '2026-11-01T00:00:00Z' }),
  ],
  ['a push to its branch', 'push', { ref: 'refs/heads/mintlify/a', sender: person }],
  ['a push of its commits', 'push', push([own, 'docs: a'], ['octocat', merge])],
  ['a push that it sent', 'push', { ref: 'refs/heads/main', sender: agent }],
  ['a branch that it creates', 'create', { ref: 'docs', sender: agent }],
])("the agent's own work includes %s", (_what, name, payload) => {
  expect(() => skipIfAgentsWork(eventOf(name, payload))).toThrow(
    /^The docs agent's own work caused this .* so there is nothing/,
  )
})

const ofPerson = pull('opened', { user: person, head: { ref: 'docs', repo } })
test.each([
  ['a label on its pull request', 'pull_request', pull('labeled')],
  ['a review of its pull request', 'pull_request_review', pull('submitted')],
  ['a comment on its pull request', 'issue_comment', { issue: { number: 5, user: agent } }],
  ["a fork's branch of the same name", 'pull_request', pull('opened', { head: ofFork })],
  ["a person's pull request", 'pull_request', ofPerson],
  ['a push of mixed commits', 'push', push([own, 'docs: a'], ['octocat', 'fix: b'])],
  ['a push of a merge alone', 'push', push(['octocat', merge])],
  ['an empty payload', 'push', {}],
])("the agent's own work does not include %s", (_what, name, payload) => {
  expect(() => skipIfAgentsWork(eventOf(name, payload))).not.toThrow()
})
