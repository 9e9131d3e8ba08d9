import { describe, expect, test } from '@jest/globals'
import type { Step } from '../../scripts/runner.ts'
import { commented, LABELLED, REVIEWED, withRepository } from '../support/github.ts'

const inputs = { context: 'event', comment: 'true', wait: 'false' }
const { issue } = LABELLED.payload
const withAction = (
  event: typeof LABELLED | typeof REVIEWED,
  action: string,
  more: object = {},
) => ({
  event: { name: event.name, payload: { ...event.payload, action, ...more } },
})

describe('R14: moderation is no approval: the step is skipped, and names the action, where a maintainer', () => {
  const spam = commented('octocat', 'Buy my pills.').event
  test.each<[string, Partial<Step>, string]>([
    [
      'deletes a comment',
      { event: { ...spam, payload: { ...spam.payload, action: 'deleted' } } },
      'deleted',
    ],
    ['locks an issue', withAction(LABELLED, 'locked'), 'locked'],
    ['closes an issue', withAction(LABELLED, 'closed'), 'closed'],
    ['takes a label off', withAction(LABELLED, 'unlabeled'), 'unlabeled'],
    ['transfers an issue', withAction(LABELLED, 'transferred'), 'transferred'],
    ['dismisses a review', withAction(REVIEWED, 'dismissed'), 'dismissed'],
    [
      'closes a pull request that is not merged',
      {
        event: {
          name: 'pull_request_target',
          payload: { action: 'closed', pull_request: { number: 1, merged: false } },
        },
      },
      'closed',
    ],
    [
      'takes a label off, on Gitea',
      withAction(LABELLED, 'label_updated', {
        changes: { added_labels: null, removed_labels: [{}] },
      }),
      'label_updated',
    ],
    [
      'deletes a release',
      { event: { name: 'release', payload: { action: 'deleted', release: {} } } },
      'deleted',
    ],
  ])('%s', async (_what, step, action) => {
    await withRepository({}, async ({ run, github, service }) => {
      const end = await run({ ...step, inputs })
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
      expect(end.stdout).toContain(
        '::notice::Nothing was asked of the docs agent. The action of this ',
      )
      expect(end.stdout).toMatch(new RegExp(`event is \\\\?"${action}\\\\?", which asks for `))
      expect([...github.requests, ...service.requests]).toEqual([])
    })
  })

  test('and goes on where a label is added, on GitHub and on Gitea', async () => {
    const gitea = withAction(LABELLED, 'label_updated', {
      changes: { added_labels: [{ name: 'docs' }] },
    })
    for (const step of [{ event: LABELLED }, gitea]) {
      await withRepository({}, async ({ run }) => {
        expect((await run({ ...step, inputs })).outputs).toMatchObject({ outcome: 'started' })
      })
    }
  })
})

describe('R16: nothing is sent where the event file', () => {
  test.each<[string, Partial<Step>]>([
    ['is missing', { event: LABELLED, env: { GITHUB_EVENT_PATH: '/does/not/exist.json' } }],
    ['is not named', { event: LABELLED, env: { GITHUB_EVENT_PATH: undefined } }],
    ['is not JSON', { event: LABELLED, env: { GITHUB_EVENT_PATH: '/dev/null' } }],
    ['is a list', { event: { name: 'issues', payload: [] } }],
    ['holds no issue', { event: { name: 'issues', payload: {} } }],
    ['holds no release', { event: { name: 'release', payload: { action: 'published' } } }],
    [
      'holds no review',
      {
        event: {
          name: 'pull_request_review',
          payload: { action: 'submitted', pull_request: REVIEWED.payload.pull_request },
        },
      },
    ],
  ])('%s', async (_what, step) => {
    await withRepository({}, async ({ run, github, service }) => {
      const end = await run({ ...step, inputs })
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
      expect(end.stdout).toContain('::warning::Nothing was asked of the docs agent. The ')
      expect(end.stdout).toContain('so it is not known what triggered this run.')
      expect([...github.requests, ...service.requests]).toEqual([])
    })
  })

  test.each(['schedule', 'workflow_dispatch', 'push'])(
    'is missing; %s does without it',
    async (name) => {
      await withRepository({}, async ({ run }) => {
        const end = await run({
          event: { name, payload: {} },
          env: { GITHUB_EVENT_PATH: '/does/not/exist.json' },
          inputs: { prompt: 'Tidy up.', wait: 'false' },
        })
        expect(end.outputs).toMatchObject({ outcome: 'started' })
      })
    },
  )

  test('is missing, and so is the key: that is no pull request from a fork', async () => {
    await withRepository({}, async ({ run }) => {
      const end = await run({
        event: { name: 'pull_request', payload: {} },
        env: { GITHUB_EVENT_PATH: '/does/not/exist.json' },
        inputs: { ...inputs, 'api-key': '' },
      })
      expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(end.stdout).toContain('api-key is missing')
    })
  })
})

describe("R13: an allowed bot that a stranger has brought to a fork's code is refused", () => {
  const bot = { login: 'renovate[bot]', type: 'Bot' }
  const env = { GITHUB_ACTOR: bot.login, GITHUB_TRIGGERING_ACTOR: bot.login }
  const fork = { full_name: 'mallory/docs', id: 8 }
  const here = { full_name: 'acme/docs', id: 7 }
  const pullComment = {
    name: 'issue_comment',
    payload: {
      action: 'created',
      issue: { ...issue, pull_request: { url: 'https://api.github.com/repos/acme/docs/pulls/7' } },
      comment: { id: 1, user: bot, body: 'Rebased.' },
      sender: bot,
    },
  }
  const check = { head_sha: 'abc', pull_requests: [] }
  const at = (name: string, payload: object) => ({
    name,
    payload: { repository: here, sender: bot, ...payload },
  })

  test.each<[string, NonNullable<Step['event']>]>([
    ['a comment', pullComment],
    ['a check run', at('check_run', { action: 'completed', check_run: check })],
    ['a check suite', at('check_suite', { action: 'completed', check_suite: check })],
    ['a status', at('status', { state: 'success', commit: {}, branches: [] })],
    [
      'a deployment',
      at('deployment_status', { action: 'created', deployment: {}, deployment_status: {} }),
    ],
    [
      'a run',
      at('workflow_run', {
        action: 'completed',
        workflow_run: { event: 'pull_request', head_repository: fork, actor: bot },
      }),
    ],
  ])('by %s', async (_what, event) => {
    const pulls = { 7: { created_at: new Date().toISOString(), head: { ref: 'main', repo: fork } } }
    await withRepository({ github: { pulls } }, async ({ run, service }) => {
      const end = await run({ event, env, inputs: { prompt: 'Go on.', 'allowed-bots': bot.login } })
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
      expect(end.stdout).toContain('this event does not show that the code is from acme/docs')
      expect(service.requests).toEqual([])
    })
  })

  test('and passes where GitHub says that the pull request is from this repository', async () => {
    await withRepository({}, async ({ run, github }) => {
      const end = await run({
        event: pullComment,
        env,
        inputs: { prompt: 'Go on.', wait: 'false', 'allowed-bots': bot.login },
      })
      expect(end.outputs).toMatchObject({ outcome: 'started' })
      expect(github.requests.map(({ operation }) => operation)).toEqual(['pull'])
    })
  })

  test('and where GitHub does not say it', async () => {
    const github = { faults: [{ on: 'pull' as const, fault: 500 }] }
    await withRepository({ github }, async ({ run, service }) => {
      const end = await run({
        event: pullComment,
        env,
        inputs: { prompt: 'Go on.', 'allowed-bots': bot.login },
      })
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(end.stdout).toContain('whether the code is from acme/docs could not be checked.')
      expect(service.requests).toEqual([])
    })
  })

  test('and a bot without the usual ending whose run is followed, unless it is listed', async () => {
    const event = at('workflow_run', {
      action: 'completed',
      sender: { login: 'octocat', type: 'User' },
      workflow_run: {
        event: 'issues',
        head_repository: here,
        actor: { login: 'Robot', type: 'Bot' },
      },
    })
    await withRepository(
      { github: { permissions: { Robot: { permission: 'write' } } } },
      async ({ run }) => {
        const end = await run({ event, inputs: { prompt: 'Go on.', wait: 'false' } })
        expect(end.outputs).toMatchObject({ outcome: 'skipped' })
        expect(end.stdout).toContain('is a bot that allowed-bots does not name.')
      },
    )
  })
})

test("R11: a review of a fork's pull request has no secrets, and skips the step", async () => {
  const pull = { ...REVIEWED.payload.pull_request, head: { repo: { full_name: 'mallory/docs' } } }
  const event = { name: REVIEWED.name, payload: { ...REVIEWED.payload, pull_request: pull } }
  await withRepository({}, async ({ run, service }) => {
    const end = await run({ event, inputs: { 'job-id': 'auto', 'api-key': '' } })
    expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(end.stdout).toContain('No secrets are passed')
    expect(service.requests).toEqual([])
  })
})
