import { createRequire } from 'node:module'
import { describe, expect, test } from '@jest/globals'
import { problem } from '../../simulator/github/asked.ts'
import { type Answer, type JsonObject, json } from '../../simulator/http/answer.ts'
import { factsOf } from '../../src/frame/events.ts'
import { passGate, type Rules } from '../../src/gate/gate.ts'
import { openFlow } from '../support/flow.ts'

const require = createRequire(import.meta.url)
const webhooks: Array<{
  name: string
  examples: JsonObject[]
}> = require('@octokit/webhooks-examples')

const HERE = 'acme/docs'
const ROLES = {
  writer: 'write',
  admin: 'admin',
  triager: 'triage',
  reader: 'read',
  Codertocat: 'admin',
} as const

const headOf = (repository: string | null) => ({
  head: { ref: 'patch', repo: repository && { full_name: repository } },
})
/** By name: an event that asks for work, as far as the gate looks at it. */
const PAYLOADS: Record<string, JsonObject> = {
  issues: { action: 'opened', issue: { number: 1 } },
  issue_comment: { action: 'created', issue: { number: 1 }, comment: { body: '/docs' } },
  pull_request: { action: 'opened', pull_request: headOf(HERE) },
  pull_request_target: { action: 'closed', pull_request: { ...headOf(HERE), merged: true } },
  pull_request_review: { action: 'submitted', pull_request: headOf(HERE), review: {} },
  discussion: { action: 'created', discussion: {} },
  release: { action: 'published', release: {} },
}

const eventOf = (name: string, payload: JsonObject = PAYLOADS[name] ?? {}) => ({ name, payload })

interface Caused {
  name: string
  payload: JsonObject
  repository?: string
  /** Who ran it again. */
  triggeringActor?: string
}

/** Inputs of the gate's rules, and what the step is there for. */
type Asked = { purpose?: Rules['purpose'] } & Record<string, string>

/** How the gate ends, and what it asked of GitHub. */
async function ask(
  actor: string,
  { name, payload, repository = HERE, triggeringActor = actor }: Caused,
  { purpose = 'ask', ...inputs }: Asked = {},
  answer?: () => ReturnType<typeof json>,
) {
  const { step, requests } = openFlow({
    event: name,
    payload,
    github: { roles: ROLES },
    env: {
      GITHUB_ACTOR: actor,
      GITHUB_TRIGGERING_ACTOR: triggeringActor,
      GITHUB_REPOSITORY: repository,
    },
    inputs: {
      prompt: 'Document it.',
      'allowed-bots': 'renovate[bot], Gardener',
      ...inputs,
    },
    ...(answer && { onRequest: answer }),
  })
  const rules = { ...step.inputs, purpose }
  const error = await passGate(step, rules).catch((thrown: Error & { level?: string }) => thrown)
  const end = error ? `${error.name}: ${error.level}` : 'passed'
  return { end, message: error?.message ?? '', asked: requests }
}

const REFUSED = 'Skipped: warning'
const SKIPPED = 'Skipped: notice'

describe('an event that anybody can cause', () => {
  test.each([
    ['writer', 'write', 'passed', ''],
    ['admin', 'write', 'passed', ''],
    ['triager', 'write', REFUSED, 'with the role "triage" on acme/docs. `required-'],
    ['reader', 'write', REFUSED, 'with the role "read" on acme/docs. `required-'],
    ['reader', 'none', 'passed', ''],
    ['', 'none', REFUSED, 'It is unknown who triggered this run.'],
    [
      'evil[bot]',
      'none',
      REFUSED,
      'it has "renovate[bot], Gardener". If it may start this step, add "evil[bot]" there.',
    ],
  ])('by %j, where %s is required, ends so: %s [R13]', async (actor, required, end, message) => {
    const inputs = { 'required-permission': required }
    for (const name of ['issue_comment', 'pull_request_target', 'applause']) {
      expect(await ask(actor, eventOf(name), inputs)).toMatchObject({
        end,
        message: expect.stringContaining(message),
      })
    }
  })

  test('is checked, unless only GitHub itself or writers can cause it [R13]', async () => {
    const started = ['schedule', 'workflow_dispatch', 'repository_dispatch']
    for (const name of [...started, 'push', 'create', 'merge_group', 'release'])
      expect(await ask('any[bot]', eventOf(name))).toMatchObject({ end: 'passed', asked: [] })
  })

  test('is checked for the person who runs it again as well [R13]', async () => {
    const again = await ask('writer', { ...eventOf('issues'), triggeringActor: 'reader' })
    expect(again).toMatchObject({ end: REFUSED, message: expect.stringContaining('"reader"') })
    expect(again.asked).toHaveLength(2)
  })

  test.each([
    [{ permission: 'none' }, '"none"'],
    [{ permission: 'read', role_name: '' }, '"read"'],
    [{ permission: 'read', role_name: 'reviewer' }, '"reviewer"'],
  ])('is refused where GitHub answers %j [R13]', async (answer, role) => {
    const end = await ask('writer', eventOf('issues'), {}, () => json(200, answer))
    const message = expect.stringContaining(`with the role ${role} on acme/docs.`)
    expect(end).toMatchObject({ end: REFUSED, message })
  })

  const unchecked = 'could not be checked, so nothing was sent. Checking the permission of "writer"'
  test.each<[string, Answer | undefined, string, Record<string, string>]>([
    ['GitHub is down', problem(502, 'Bad Gateway'), unchecked, {}],
    ['the token is wrong', problem(401, 'Bad credentials'), unchecked, {}],
    ['the token may not ask', problem(403, 'Resource not accessible'), unchecked, {}],
    ['there is no token', undefined, 'which is empty', { 'github-token': '' }],
    [
      'the token cannot see the repository',
      problem(404, 'Not Found'),
      'Either this account was deleted, or the `github-token` cannot see acme/docs: a GitHub App',
      {},
    ],
    ['the answer is empty', json(200, {}), unchecked, {}],
    ['the answer has another form', json(200, { permission: ['admin'] }), unchecked, {}],
  ])('fails the step where %s [R13b]', async (_name, answer, message, inputs) => {
    const end = await ask('writer', eventOf('issues'), inputs, answer && (() => answer))
    expect(end.end).toMatch(/^ActionError/)
    expect(end.message).toContain(message)
  })

  test('is cancelled, not refused, if a cancel stopped the check [R13]', async () => {
    const { step } = openFlow({
      event: 'issues',
      payload: PAYLOADS.issues ?? {},
      cancelAtMs: 1,
      onRequest: (_, { wait }) => wait(5_000),
    })
    const rules = { ...step.inputs, purpose: 'ask' } as const
    await expect(passGate(step, rules)).rejects.toMatchObject({ name: 'Cancelled' })
  })

  test('passes for a writer if it asks for work, and never for a reader, in the catalogue of webhooks [R13]', async () => {
    const ends = new Set<string>()
    for (const { name, examples } of webhooks) {
      for (const payload of examples) {
        const event = { name, payload, repository: 'Codertocat/Hello-World' }
        const { end, message } = await ask('Codertocat', event, { 'required-permission': 'none' })
        // One example is older than the field.
        if (message === 'It is unknown who triggered this run.') {
          expect(payload).not.toHaveProperty('workflow_run.actor')
          continue
        }
        ends.add(end)
        if (end !== 'passed') expect(message).toMatch(/, which asks for no work\. These do: /)
        if (factsOf(name).isChecked)
          expect((await ask('reader', { name, payload })).end).not.toBe('passed')
      }
    }
    expect([...ends].sort()).toEqual([SKIPPED, 'passed'])
  })
})

/** After a run that these caused, of code that is here or in a fork. */
const run = (actor: string | null, triggering = actor, head = HERE, type = 'User') => ({
  workflow_run: {
    actor: actor && { login: actor, type },
    triggering_actor: triggering && { login: triggering, type },
    head_repository: { full_name: head },
  },
})

describe('an event of an earlier run', () => {
  test.each<[string, JsonObject, string, number]>([
    ['of a writer passes', run('writer'), 'passed', 1],
    ["of a writer's fork passes", run('writer', 'writer', 'writer/docs'), 'passed', 1],
    ['of a reader is refused', run('reader', 'writer'), REFUSED, 2],
    ['that a reader ran again is refused', run('writer', 'reader'), REFUSED, 2],
    ['of nobody is refused', run(null, 'writer'), REFUSED, 0],
    ['that is not in the payload is refused', {}, REFUSED, 0],
    ['of another bot is refused', run('Helper', 'Helper', HERE, 'Bot'), REFUSED, 1],
  ])('%s [R13]', async (_what, payload, end, questions) => {
    const found = await ask('writer', { name: 'workflow_run', payload })
    expect({ ...found, asked: found.asked.length }).toMatchObject({ end, asked: questions })
  })
})

describe('a bot that allowed-bots names', () => {
  const by = (pull_request: JsonObject) => ({ action: 'opened', pull_request })
  const ON_A_PULL = { action: 'created', issue: { pull_request: { url: '…' } }, comment: {} }

  const afterRun = (head: string) => run('Gardener', 'Gardener', head, 'Bot')
  const [of, ofFork, ofDeleted] = [HERE, 'mallory/docs', null].map((head) => by(headOf(head)))

  test.each<[what: string, name: string, payload: object | undefined, job: string, other: string]>([
    ['on a pull request of this repository', 'pull_request', of, 'passed', 'passed'],
    ['on a review of one', 'pull_request_review', undefined, 'passed', 'passed'],
    ['on a comment on an issue', 'issue_comment', undefined, 'passed', 'passed'],
    ['on a discussion', 'discussion', undefined, 'passed', 'passed'],
    ['after a run', 'workflow_run', afterRun(HERE), 'passed', 'passed'],
    ["on a fork's", 'pull_request_target', ofFork, REFUSED, REFUSED],
    ["on a deleted fork's", 'pull_request_target', ofDeleted, REFUSED, REFUSED],
    ["after a fork's run", 'workflow_run', afterRun('mallory/docs'), REFUSED, REFUSED],
    [
      'on a comment whose pull request may be anywhere',
      'issue_comment',
      ON_A_PULL,
      REFUSED,
      'passed',
    ],
    ['on an event that shows no code', 'check_run', {}, REFUSED, 'passed'],
  ])('%s, asking for a job or not [R13]', async (_what, name, payload, job, other) => {
    const sender = { login: 'Gardener', type: 'Bot' }
    const event = eventOf(name, { ...(payload ?? PAYLOADS[name]), sender })
    for (const actor of ['renovate[bot]', 'Gardener'])
      expect(await ask(actor, event)).toMatchObject({ end: job, asked: [] })
    for (const purpose of ['publish', 'preview', 'report'] as const)
      expect((await ask('Gardener', event, { purpose })).end).toBe(other)
    const unnamed: Asked = { purpose: 'publish', 'allowed-bots': 'other[bot]' }
    expect((await ask('Gardener', event, unnamed)).end).toBe(REFUSED)
  })

  test.each([
    ['github-merge-queue', 'github-merge-queue[bot]'],
    ['github-merge-queue[bot]', 'github-merge-queue'],
    ['Copilot', 'copilot-swe-agent[bot]'],
    ['copilot-swe-agent[bot]', 'Copilot'],
    ['renovate[bot]', 'Renovate'],
  ])('passes as %s where the list has %s [R13]', async (actor, name) => {
    const found = await ask(actor, eventOf('pull_request'), { 'allowed-bots': name })
    expect(found).toMatchObject({ end: 'passed', asked: [] })
    const unnamed = await ask(actor, eventOf('pull_request'), { 'allowed-bots': 'other' })
    expect(unnamed).toMatchObject({ end: REFUSED, asked: [] })
  })

  test('is no person of the same name [R13]', async () => {
    const person = () => json(200, { permission: 'read', user: { type: 'User' } })
    expect(await ask('renovate', eventOf('pull_request'), {}, person)).toMatchObject({
      end: REFUSED,
      message: expect.stringContaining('"renovate" triggered this run with the role "read"'),
    })
  })

  test.each(['deployment', 'deployment_status'])(
    'passes on %s without a name, if the step publishes [R13]',
    async (name) => {
      const event = eventOf(name, { sender: { login: 'vercel[bot]', type: 'Bot' } })
      expect((await ask('vercel[bot]', event, { purpose: 'publish' })).end).toBe('passed')
      for (const purpose of ['ask', 'preview', 'report'] as const)
        expect((await ask('vercel[bot]', event, { purpose })).end).toBe(REFUSED)
    },
  )

  test('is recognised by the answer of GitHub alone, too [R13]', async () => {
    const bot = json(200, { permission: 'write', user: { type: 'Bot' } })
    expect(await ask('Helper', eventOf('issues'), {}, () => bot)).toMatchObject({ end: REFUSED })
    expect(await ask('Gardener', eventOf('issues'), {}, () => bot)).toMatchObject({ end: 'passed' })
  })
})

describe('an action that asks for nothing is skipped and named', () => {
  test.each<[string, JsonObject, string]>([
    ['pull_request', { action: 'closed' }, '"closed", which asks for no work. These do: opened, '],
  ])('%s %j [R14]', async (name, more, message) => {
    const event = eventOf(name, { ...PAYLOADS[name], ...more })
    const expected = expect.stringContaining(`The action of this "${name}" event is ${message}`)
    expect(await ask('reader', event)).toMatchObject({ end: SKIPPED, message: expected, asked: [] })
  })

  test('and so is a comment of this action itself [R14]', async () => {
    const comment = { body: '<!-- docs-agent-action project=… -->\nDone' }
    const event = eventOf('issue_comment', { ...PAYLOADS.issue_comment, comment })
    expect(await ask('github-actions[bot]', event)).toMatchObject({ end: SKIPPED, asked: [] })
  })
})

// A payload that is missing altogether is in the flows.
test.each([undefined, null, 'text', []])('%j is no comment [R16]', async (comment) => {
  const event = eventOf('issue_comment', { ...PAYLOADS.issue_comment, comment })
  const { end, message } = await ask('writer', event)
  expect(end).toBe(REFUSED)
  expect(message).toContain('"issue_comment" event has no comment, so it is unknown')
})

// That it starts nothing is shown by the flows.
test("the agent's own work is published and reported all the same [C3]", async () => {
  const commits = [{ author: { username: 'mintlify[bot]' }, message: 'Docs' }]
  for (const purpose of ['publish', 'preview', 'report'] as const) {
    const { end } = await ask('writer', eventOf('push', { commits }), { purpose })
    expect(end).toBe('passed')
  }
})

describe('a report on a pull request, or its preview, asks nothing of the agent', () => {
  const [opened, labeled] = [
    { ...PAYLOADS.pull_request, sender: { login: 'mintlify[bot]', type: 'Bot' } },
    { action: 'labeled', pull_request: headOf(HERE) },
  ]

  test.each<[string, string, string, JsonObject, Rules['purpose']]>([
    ['the agent opened it', 'mintlify[bot]', 'pull_request', opened, 'report'],
    ['another bot labels it', 'other[bot]', 'pull_request', labeled, 'preview'],
    ['somebody unknown does, as the base', '', 'pull_request_target', labeled, 'preview'],
  ])('passes without a check: %s [R13, C3]', async (_what, actor, name, payload, purpose) => {
    const event = eventOf(name, payload)
    expect(await ask(actor, event, { purpose })).toMatchObject({
      end: 'passed',
      asked: [],
    })
  })

  const fork = { action: 'opened', pull_request: headOf('mallory/docs') }
  const review = { action: 'submitted', pull_request: headOf(HERE), review: {} }
  const of = PAYLOADS.pull_request ?? {}
  test.each<[string, string, JsonObject, Rules['purpose']]>([
    ['its head is in a fork', 'pull_request', fork, 'preview'],
    ['a review triggers it', 'pull_request_review', review, 'preview'],
    ['the agent is asked', 'pull_request', of, 'ask'],
    ['it publishes', 'pull_request', of, 'publish'],
  ])('is checked as ever where %s [R13]', async (_what, name, payload, purpose) => {
    const found = await ask('reader', eventOf(name, payload), { purpose })
    expect(found).toMatchObject({ end: REFUSED, message: expect.stringContaining('"read" on') })
  })
})
