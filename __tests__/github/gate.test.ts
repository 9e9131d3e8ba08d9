import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { Permission } from '../../src/github/client.ts'
import { EVENTS } from '../../src/github/events.ts'
import { type GateOptions, passGate } from '../../src/github/gate.ts'
import { RequestError } from '../../src/http/faults.ts'
import { HttpError } from '../../src/http/retry.ts'
import type { WorkflowEvent } from '../../src/runner/event.ts'
import { ROOT } from '../support/action.ts'
import { testEvent } from '../support/test-event.ts'

const require = createRequire(import.meta.url)
const webhooks: Array<{ name: string; examples: object[] }> = require('@octokit/webhooks-examples')

const HERE = 'acme/docs'
const FORK = 'mallory/docs'
const REPOSITORY_ID = 7

/** The table of events in docs/github.md: what users are promised. */
const promised = new Map(
  readFileSync(path.join(ROOT, 'docs/github.md'), 'utf8')
    .split('\n')
    .map((line) => /^\| +`(\w+)` +\| +(.+?) +\| +(nobody|whoever .+?) +\|$/.exec(line))
    .flatMap((match) => (match === null ? [] : [match.slice(1) as [string, string, string]]))
    .map(([name, asks, checked]) => [name, { asks, checked }]),
)

/** Every action of GitHub's catalogue of webhooks, the newer ones, and Gitea's and Forgejo's. */
const actions = [
  ...new Set([
    ...(readFileSync(require.resolve('@octokit/webhooks-types/schema.d.ts'), 'utf8')
      .match(/\baction: "\w+"/g)
      ?.map((text) => text.slice(9, -1)) ?? []),
    ...['typed', 'untyped', 'field_added', 'field_removed', 'unpublished', 'dequeued', 'deleted'],
    ...['label_updated', 'label_cleared', 'reviewed', 'synchronized', 'invented', 'constructor'],
  ]),
]
const names = [
  ...new Set([...webhooks.map(({ name }) => name), ...Object.keys(EVENTS), 'applause']),
]

const eventOf = (name: string, payload: Record<string, unknown>) =>
  testEvent({ name, payload, repository: HERE, actor: 'someone', triggeringActor: 'someone' })

/** An event whose payload says that its code is from one repository or another. */
function eventFrom(name: string, origin: string, more: Record<string, unknown> = {}) {
  const repo = { full_name: origin, id: origin === HERE ? REPOSITORY_ID : 8 }
  const check = { head_sha: 'abc', pull_requests: [{ head: { sha: 'abc', repo } }] }
  const subjects: Record<string, unknown> = {
    issue: name === 'issues' ? { number: 1 } : { number: 1, pull_request: {} },
    pull_request: { number: 1, head: { repo }, merged: true },
    check_run: check,
    check_suite: check,
    workflow_run: { event: 'pull_request', head_repository: repo },
  }
  const about = (EVENTS[name]?.about ?? []).map((field) => [field, subjects[field] ?? {}])
  return eventOf(name, {
    ...Object.fromEntries(about),
    ...(name.startsWith('deployment') && { workflow_run: subjects.workflow_run }),
    ...(name === 'pull_request_comment' && { issue: subjects.issue }),
    ...(name === 'status' && { branches: origin === HERE ? [{ name: 'main' }] : [] }),
    changes: { added_labels: [{ name: 'docs' }] },
    repository: { id: REPOSITORY_ID, full_name: HERE },
    ...more,
  })
}

/** Permissions of people by login. Others do not exist. */
const PEOPLE: Record<string, Permission> = {
  writer: { permission: 'write', role_name: 'maintain', user: null },
  triager: { permission: 'read', role_name: 'triage', user: { permissions: { triage: true } } },
  reader: { permission: 'read', role_name: 'read', user: null },
  // Who triggered the runs that the example payloads follow.
  Codertocat: { permission: 'admin', role_name: 'admin', user: null },
  Copilot: { permission: 'write', role_name: 'write', user: { type: 'Bot' } },
}

/** How the gate ends, and which questions it had for GitHub. */
const notFound = () =>
  new HttpError('Not Found', new RequestError('rejected', 'Not Found', { status: 404 }))

async function ask(
  event: WorkflowEvent,
  { pullFrom = HERE, ...more }: Partial<GateOptions> & { pullFrom?: string } = {},
) {
  const asked: string[] = []
  const github: GateOptions['github'] = {
    async getPermission(login) {
      asked.push(login)
      const found = PEOPLE[login]
      if (found === undefined) throw notFound()
      return found
    },
    async getPull(number) {
      asked.push(`#${number}`)
      if (pullFrom === '') throw notFound()
      return { created_at: '', head: { ref: 'main', repo: { full_name: pullFrom } } }
    },
  }
  const allowedBots = new Set(['renovate[bot]', 'Gardener'])
  try {
    await passGate({ event, requiredPermission: 'write', allowedBots, github, ...more })
    return { end: 'passed', message: '', asked }
  } catch (error) {
    const { name, message } = error as Error
    return { end: name, message, asked }
  }
}

const by = (login: string, type = 'User') => ({ sender: { login, type } })

/** Kinds of actors, and how each ends where the event asks for work and is checked. */
const ACTORS = [
  { kind: 'a writer', login: 'writer', ends: 'passed' },
  { kind: 'a triager', login: 'triager', ends: 'Refused' },
  { kind: 'a triager, where that is enough', login: 'triager', ends: 'passed', needs: 'triage' },
  { kind: 'a reader', login: 'reader', ends: 'Refused' },
  { kind: 'a reader, where anybody may', login: 'reader', ends: 'passed', needs: 'none' },
  { kind: 'somebody who was deleted', login: 'ghost', ends: 'Refused' },
  { kind: 'nobody', login: '', ends: 'Refused' },
  { kind: 'a bot that is not listed', login: 'evil[bot]', type: 'Bot', ends: 'Refused' },
  {
    kind: 'a bot of another name that is not listed',
    login: 'Robot',
    type: 'Bot',
    ends: 'Refused',
  },
  { kind: 'a bot that only GitHub knows as one', login: 'Copilot', ends: 'Refused' },
  { kind: 'a listed bot', login: 'renovate[bot]', type: 'Bot', ends: 'passed' },
  { kind: 'a listed bot of another name', login: 'Gardener', type: 'Bot', ends: 'passed' },
] as const

/** What docs/github.md says of an action. */
function isAskedFor(name: string, action: string): boolean {
  const { asks = '' } = promised.get(name) ?? {}
  return asks === 'any' || asks.includes(`\`${action}\``)
}

test("docs/github.md lists the code's events, with their actions and who is checked", () => {
  const CHECKED = {
    writers: 'nobody',
    anybody: 'whoever caused it',
    'as followed': 'whoever caused the run that it follows',
  }
  const coded = Object.entries(EVENTS).map(([name, { asks, by }]) => {
    const listed =
      asks === 'any'
        ? ['any']
        : asks.map((one) =>
            typeof one === 'string' ? `\`${one}\`` : `\`${one.action}\` ${one.only}`,
          )
    return [name, { asks: listed.join(', '), checked: CHECKED[by] }]
  })
  expect(Object.fromEntries(promised)).toEqual(Object.fromEntries(coded))
})

describe.each(ACTORS)('R13, R14: by $kind', ({ login, ends, ...actor }) => {
  const requiredPermission = 'needs' in actor ? actor.needs : 'write'
  const type = 'type' in actor ? actor.type : 'User'

  test('every event of the catalogue with every action ends as docs/github.md says', async () => {
    expect(actions.length).toBeGreaterThan(100)
    expect(names.length).toBeGreaterThan(60)
    const wrong: string[] = []
    for (const name of names) {
      const checked = promised.get(name)?.checked !== 'nobody'
      for (const action of actions) {
        const event = eventFrom(name, HERE, { action, ...by(login, type) })
        const { end, asked } = await ask(
          { ...event, actor: login, triggeringActor: login },
          { requiredPermission },
        )
        const expected = !isAskedFor(name, action) ? 'Skipped' : checked ? ends : 'passed'
        const needsNoQuestion = expected === 'Skipped' || !checked
        if (end !== expected || (needsNoQuestion && asked.length > 0))
          wrong.push(`${name} ${action}: ${end}, not ${expected}; asked ${asked}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('an event that is new, and has no action, is checked', async () => {
    const event = eventOf('applause', by(login, type))
    const { end } = await ask(
      { ...event, actor: login, triggeringActor: login },
      { requiredPermission },
    )
    // A bot's code would have to be shown to be our own, and nothing is known of this event.
    expect(end).toBe(type === 'Bot' ? 'Refused' : ends)
  })
})

test("every example payload of GitHub's webhooks whose action asks for work passes for a writer", async () => {
  const ends = new Set<string>()
  for (const { name, examples } of webhooks) {
    for (const payload of examples as Array<Record<string, unknown>>) {
      const event = {
        ...eventOf(name, { ...payload, ...by('writer') }),
        repository: 'Codertocat/Hello-World',
        actor: 'writer',
        triggeringActor: 'writer',
      }
      const { end, message } = await ask(event)
      ends.add(end)
      if (end === 'passed') continue
      expect(message).toMatch(/, which asks for (no work|work only when merged)\.$/)
    }
  }
  expect([...ends].sort()).toEqual(['Skipped', 'passed'])
})

describe('R14: an action that asks for nothing is named', () => {
  test.each([
    [
      'issues',
      { action: 'deleted' },
      'The action of this "issues" event is "deleted", which asks for no work.',
    ],
    [
      'pull_request',
      { action: 'closed', pull_request: { merged: false } },
      'The action of this "pull_request" event is "closed", which asks for work only when merged.',
    ],
    [
      'issues',
      {
        action: 'label_updated',
        changes: { added_labels: [], removed_labels: [{ name: 'docs' }] },
      },
      'The action of this "issues" event is "label_updated", which asks for work only when a label was added.',
    ],
    [
      'issues',
      { action: 'label_updated', changes: undefined },
      'The action of this "issues" event is "label_updated", which asks for work only when a label was added.',
    ],
    [
      'issues',
      { action: 7 },
      'The action of this "issues" event is in an unknown form, which asks for no work.',
    ],
    [
      'applause',
      { action: 'started' },
      'The action of this "applause" event, an event that is not known, is "started", which asks for no work.',
    ],
  ])('%s %j', async (name, payload, message) => {
    expect(await ask(eventFrom(name, HERE, payload))).toEqual({
      end: 'Skipped',
      message,
      asked: [],
    })
  })
})

describe('R16: without a payload that says what it is about', () => {
  test('only an event that is not checked, and has no actions, goes on', async () => {
    for (const name of names) {
      const { asks, checked } = promised.get(name) ?? {}
      const event = { ...eventOf(name, {}), hasPayload: false, actor: 'writer' }
      const { end, asked } = await ask(event)
      expect([name, end]).toEqual([
        name,
        checked === 'nobody' && asks === 'any' ? 'passed' : 'Refused',
      ])
      expect(asked).toEqual([])
    }
  })

  test.each(
    Object.entries(EVENTS).flatMap(([name, { about }]) => about.map((field) => [name, field])),
  )('%s needs %s', async (name = '', field = '') => {
    for (const odd of [undefined, null, 'text', 7, []]) {
      const { end, message } = await ask(eventFrom(name, HERE, { [field]: odd, ...by('writer') }))
      expect([end, message]).toEqual(['Refused', expect.stringContaining(` has no ${field},`)])
    }
  })
})

describe('R13: a listed bot', () => {
  const bot = { actor: 'renovate[bot]', triggeringActor: 'renovate[bot]' }

  /** Events whose code may be a stranger's. */
  const CODE = names.filter((name) =>
    /^(pull_request|check_|status|deployment|workflow_run|issue_comment)/.test(name),
  )

  test("passes on our own code, and never on a fork's", async () => {
    const ours = names.filter((name) => EVENTS[name] !== undefined)
    for (const name of ours) {
      const touchesCode = CODE.includes(name)
      const pass = await ask({ ...eventFrom(name, HERE), ...bot }, { pullFrom: HERE })
      const fork = await ask({ ...eventFrom(name, FORK), ...bot }, { pullFrom: FORK })
      expect([name, pass.end, fork.end]).toEqual([
        name,
        'passed',
        touchesCode ? 'Refused' : 'passed',
      ])
    }
  })

  const repo = { full_name: HERE, id: REPOSITORY_ID }
  const check = (more: object) => ({
    head_sha: 'abc',
    pull_requests: [{ head: { sha: 'abc', repo } }],
    ...more,
  })
  test.each([
    ['issue_comment', 'on a pull request that cannot be asked for', {}, ''],
    ['issue_comment', 'on a pull request whose fork is gone', {}, 'gone'],
    ['issue_comment', 'on a pull request without a number', { issue: { pull_request: {} } }, HERE],
    [
      'issue_comment',
      "on Gitea's form of a pull request",
      { issue: { number: 1 }, is_pull: true },
      FORK,
    ],
    ['pull_request_target', 'whose fork is gone', { pull_request: { head: { repo: null } } }, HERE],
    ['pull_request_review', 'without a head', { pull_request: {} }, HERE],
    ['check_run', 'that lists no pull request', { check_run: check({ pull_requests: [] }) }, HERE],
    [
      'check_run',
      'that lists one of the same branch name with another commit',
      { check_run: check({ pull_requests: [{ head: { sha: 'def', repo } }] }) },
      HERE,
    ],
    [
      'check_suite',
      'of which one pull request is from a fork',
      {
        check_suite: check({
          pull_requests: [
            { head: { sha: 'abc', repo } },
            { head: { sha: 'abc', repo: { id: 8 } } },
          ],
        }),
      },
      HERE,
    ],
    ['check_suite', 'in a payload without a repository', { repository: undefined }, HERE],
    ['status', 'that tells no branches', { branches: undefined }, HERE],
    ['deployment_status', 'that tells no run', { workflow_run: undefined }, HERE],
    [
      'workflow_run',
      'after a comment, which may be on any pull request',
      { workflow_run: { event: 'issue_comment', head_repository: repo } },
      HERE,
    ],
    [
      'workflow_run',
      'after pull_request_target',
      { workflow_run: { event: 'pull_request_target', head_repository: repo } },
      HERE,
    ],
    ['workflow_run', 'that tells no repository', { workflow_run: { event: 'pull_request' } }, HERE],
  ])('is refused by %s %s', async (name, _what, payload, pullFrom) => {
    const { end } = await ask({ ...eventFrom(name, HERE, payload), ...bot }, { pullFrom })
    expect(end).toBe('Refused')
  })

  test('passes on an issue, and on a comment there, without a question', async () => {
    for (const name of ['issues', 'issue_comment']) {
      const event = eventFrom(name, HERE, { issue: { number: 1 } })
      expect(await ask({ ...event, ...bot })).toMatchObject({ end: 'passed', asked: [] })
    }
  })
})

describe('R13: a run that follows another', () => {
  const follow = (run: object) =>
    eventOf('workflow_run', {
      workflow_run: { head_repository: { full_name: HERE }, event: 'push', ...run },
    })

  test('is trusted as far as what it follows', async () => {
    expect(await ask(follow({}))).toMatchObject({ end: 'passed', asked: [] })
    for (const run of [
      { event: 'issue_comment' },
      { event: 'workflow_run' },
      { event: 'applause' },
      { event: undefined },
      { head_repository: { full_name: FORK } },
      { head_repository: null },
    ]) {
      expect(await ask(follow(run))).toMatchObject({ end: 'Refused', asked: ['someone'] })
    }
  })

  test('of a bot without the usual ending in its name is refused', async () => {
    const event = {
      ...follow({ event: 'issues', actor: { login: 'Robot', type: 'Bot' } }),
      actor: 'writer',
      triggeringActor: 'writer',
    }
    expect(await ask(event)).toMatchObject({
      end: 'Refused',
      message: '"Robot" triggered this run and is a bot that allowed-bots does not name.',
    })
  })
})
