import { describe, expect, test } from '@jest/globals'
import type { Step } from '../../scripts/runner.ts'
import type { GitHubOptions } from '../../simulator/github.ts'
import { commented, LABELLED, permission, REVIEWED, withRepository } from '../support/github.ts'

const inputs = { context: 'event', comment: 'true' }

describe('R13: nothing is asked of the service, and the step ends well with a warning, for', () => {
  const cases: Array<{ name: string; step: Partial<Step>; github?: GitHubOptions; says: string }> =
    [
      {
        name: 'an outsider who comments',
        step: commented('mallory'),
        github: { permissions: { mallory: permission('read') } },
        says: '"mallory" triggered this run, required-permission asks for write on acme/docs, and the role is "read".',
      },
      {
        name: 'a bot that allowed-bots does not name',
        step: commented('evil[bot]', 'Do it.', 'Bot'),
        github: { permissions: { 'evil[bot]': permission('admin') } },
        says: '"evil[bot]" triggered this run and is a bot that allowed-bots does not name.',
      },
      {
        name: 'a bot that a name in allowed-bots only resembles',
        step: {
          ...commented('evil[bot]', 'Do it.', 'Bot'),
          inputs: { 'allowed-bots': 'devil[bot]' },
        },
        says: '"evil[bot]" triggered this run and is a bot that allowed-bots does not name.',
      },
      {
        name: 'a bot without the usual ending in its name',
        step: commented('Copilot', 'Do it.', 'Bot'),
        github: { permissions: { Copilot: permission('write') } },
        says: '"Copilot" triggered this run and is a bot that allowed-bots does not name.',
      },
      {
        name: 'a bot where required-permission is none',
        step: { ...commented('evil[bot]'), inputs: { 'required-permission': 'none' } },
        says: '"evil[bot]" triggered this run and is a bot that allowed-bots does not name.',
      },
      {
        name: "an allowed bot that a stranger has brought to a fork's pull request",
        step: {
          event: {
            name: 'pull_request_target',
            payload: {
              action: 'synchronize',
              sender: { login: 'dependabot[bot]', type: 'Bot' },
              pull_request: {
                number: 7,
                title: 'Bump',
                user: { login: 'mallory' },
                head: { repo: { full_name: 'mallory/docs' } },
              },
            },
          },
          inputs: { 'allowed-bots': 'dependabot[bot]', context: 'event' },
          env: { GITHUB_ACTOR: 'dependabot[bot]' },
        },
        says: 'is a bot that allowed-bots names, but this event does not show that the code is from acme/docs and not from a fork.',
      },
      {
        name: 'an actor who was deleted',
        step: commented('ghost'),
        says: 'and that could not be checked. Checking the permission of "ghost": the server answered 404 "Not Found".',
      },
      {
        name: 'a permission check that GitHub fails',
        step: { event: LABELLED },
        github: { faults: [{ on: 'permission', fault: 502 }] },
        says: 'and that could not be checked. Checking the permission of "octocat": the server answered 502 "Fault 502".',
      },
      {
        name: 'a permission check whose connection is reset',
        step: { event: LABELLED },
        github: { faults: [{ on: 'permission', fault: 'reset' }] },
        says: 'and that could not be checked.',
      },
      {
        name: 'a missing github-token',
        step: { event: LABELLED, inputs: { 'github-token': '' } },
        says: 'Checking the permission of "octocat" needs github-token, which is empty.',
      },
      {
        name: "a maintainer's run that somebody else runs again",
        step: {
          event: LABELLED,
          env: { GITHUB_TRIGGERING_ACTOR: 'mallory', GITHUB_RUN_ATTEMPT: '2' },
        },
        github: { permissions: { mallory: permission('triage') } },
        says: '"mallory" triggered this run, required-permission asks for write on acme/docs, and the role is "triage".',
      },
      {
        name: 'an event that is new to GitHub',
        step: {
          event: { name: 'applause', payload: {} },
          inputs: { prompt: 'Clap.' },
          env: { GITHUB_ACTOR: 'mallory' },
        },
        says: '"mallory" triggered this run',
      },
      {
        name: 'an event without an actor',
        step: { event: LABELLED, env: { GITHUB_ACTOR: '' } },
        says: 'It is not known who triggered this run.',
      },
      {
        name: "the run that follows a fork's",
        step: {
          event: {
            name: 'workflow_run',
            payload: {
              workflow_run: {
                event: 'push',
                head_repository: { full_name: 'mallory/docs' },
                actor: { login: 'mallory' },
              },
            },
          },
          inputs: { prompt: 'Go on.' },
        },
        says: '"mallory" triggered this run',
      },
    ]

  test.each(cases)('$name', async ({ step, github = {}, says }) => {
    await withRepository({ github }, async (repository) => {
      const end = await repository.run({ ...step, inputs: { ...inputs, ...step.inputs } })
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
      expect(end.stdout).toContain('::warning::Nothing was asked of the docs agent. ')
      expect(end.stdout).toContain(says)
      expect(end.summary).toContain('### ⏭️ Nothing was asked of the docs agent')
      expect(repository.service.requests).toEqual([])
      expect(
        repository.github.requests.filter(({ operation }) => operation !== 'permission'),
      ).toEqual([])
    })
  })
})

describe('the gate lets pass', () => {
  const labelled = { event: LABELLED }
  const cases: Array<{ name: string; role: object; step: Partial<Step> }> = [
    { name: 'write', role: permission('write'), step: labelled },
    { name: 'maintain, whose base is write', role: permission('maintain'), step: labelled },
    { name: 'admin', role: permission('admin'), step: labelled },
    { name: 'an owner on Gitea', role: { permission: 'owner', role_name: '' }, step: labelled },
    {
      name: 'a custom role built on write',
      role: { permission: 'write', role_name: 'docs-lead' },
      step: labelled,
    },
    {
      name: 'triage, where that is enough',
      role: permission('triage'),
      step: { ...labelled, inputs: { 'required-permission': 'triage' } },
    },
    {
      name: 'a custom role built on triage, where that is enough',
      role: { permission: 'read', role_name: 'gardener', user: { permissions: { triage: true } } },
      step: { ...labelled, inputs: { 'required-permission': 'triage' } },
    },
    {
      name: 'a role of a server that sends no flags',
      role: { permission: 'read', role_name: 'triage' },
      step: { ...labelled, inputs: { 'required-permission': 'triage' } },
    },
  ]
  test.each(cases)('$name', async ({ role, step }) => {
    await withRepository({ github: { permissions: { octocat: role } } }, async (repository) => {
      const { outputs } = await repository.run({
        ...step,
        inputs: { wait: 'false', context: 'event', ...step.inputs },
      })
      expect(outputs).toMatchObject({ outcome: 'started' })
    })
  })

  test('a bot that allowed-bots names, without asking for its permission', async () => {
    await withRepository({}, async ({ run, github }) => {
      const step = commented('renovate[bot]', 'Updated.', 'Bot')
      const bots = { 'allowed-bots': 'dependabot[bot], renovate[bot]' }
      const { outputs } = await run({
        ...step,
        inputs: { wait: 'false', context: 'event', ...bots },
      })
      expect(outputs).toMatchObject({ outcome: 'started' })
      expect(github.requests).toEqual([])
    })
  })

  test('anybody where required-permission is none, without asking', async () => {
    await withRepository({}, async ({ run, github }) => {
      const { outputs } = await run({
        ...commented('mallory'),
        inputs: { wait: 'false', context: 'event', 'required-permission': 'none' },
      })
      expect(outputs).toMatchObject({ outcome: 'started' })
      expect(github.requests).toEqual([])
    })
  })

  const own = { head_repository: { full_name: 'acme/docs' }, event: 'push' }
  test.each([
    ['schedule', {}],
    ['workflow_dispatch', {}],
    ['repository_dispatch', {}],
    ['push', {}],
    ['release', { release: { tag_name: 'v1' } }],
    ['merge_group', {}],
    ['workflow_run', { workflow_run: own }],
  ])('%s, without asking GitHub for anything', async (name, payload) => {
    await withRepository(
      { github: { faults: [{ on: 'permission', fault: 500 }] } },
      async ({ run, github }) => {
        const { outputs } = await run({
          event: { name, payload },
          inputs: { wait: 'false', prompt: 'Tidy up.' },
        })
        expect(outputs).toMatchObject({ outcome: 'started' })
        expect(github.requests).toEqual([])
      },
    )
  })
})

test("a run that this action's own comment triggered ends with nothing done, so that there is no loop", async () => {
  await withRepository({}, async ({ run, github, service }) => {
    const marker =
      '<!-- docs-agent-action project=0123456789abcdef task=0123456789abcdef run=1 attempt=1 outcome=working job=job_1 -->'
    const end = await run({ ...commented('octocat', `${marker}\n### ✅`), inputs })
    expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(end.stdout).toContain(
      "::notice::Nothing was asked of the docs agent. This run was triggered by this action's own comment",
    )
    expect([...github.requests, ...service.requests]).toEqual([])
  })
})

describe('job-id: auto', () => {
  test('ends skipped where no job is recorded', async () => {
    await withRepository({}, async ({ run, service }) => {
      const end = await run({ event: REVIEWED, inputs: { 'job-id': 'auto' } })
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
      expect(end.stdout).toContain(
        '::notice::Nothing was asked of the docs agent. No job of this project is recorded on #1',
      )
      expect(service.requests).toEqual([])
    })
  })

  test('ends skipped where a review says nothing', async () => {
    await withRepository({}, async (repository) => {
      await record(repository)
      const review = { ...REVIEWED.payload.review, body: null, state: 'approved' }
      const event = { name: REVIEWED.name, payload: { ...REVIEWED.payload, review } }
      const end = await repository.run({ event, inputs: { 'job-id': 'auto' } })
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(end.stdout).toContain('The review has no text, so there is nothing to tell the agent.')
      expect(repository.service.jobs[0]?.prompts).toHaveLength(1)
    })
  })

  test('fails where the comments cannot be read, and says which permission that takes', async () => {
    await withRepository({ github: { access: 'none' } }, async ({ run, service }) => {
      const end = await run({ event: REVIEWED, inputs: { 'job-id': 'auto' } })
      expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(end.stdout).toContain('pull-requests: read on a pull request')
      expect(service.requests).toEqual([])
    })
  })

  test("does not believe a stranger's marker", async () => {
    await withRepository({}, async (repository) => {
      const { github, service, run } = repository
      await record(repository)
      const [ours] = github.comments.splice(0)
      const other = service.addJob({ prompt: "Somebody else's." })
      const forged = (ours?.body ?? '').replace('job=job_1', `job=${other}`)
      github.addComment({ issueNumber: 1, login: 'mallory', body: forged })
      github.addComment({
        issueNumber: 1,
        login: 'github-actions[bot]',
        body: `You said:\n${forged}`,
      })
      const end = await run({ event: REVIEWED, inputs: { 'job-id': 'auto', comment: 'true' } })
      expect(end.outputs).toMatchObject({ outcome: 'skipped' })
      expect(service.jobs.map(({ prompts }) => prompts.length)).toEqual([1, 1])
    })
  })

  /** Has a job of this project recorded on pull request 1. */
  async function record({ run }: Parameters<Parameters<typeof withRepository>[1]>[0]) {
    const event = { name: 'pull_request', payload: { pull_request: REVIEWED.payload.pull_request } }
    const { outputs } = await run({ event, inputs: { ...inputs, wait: 'false' } })
    expect(outputs).toMatchObject({ 'job-id': 'job_1' })
  }
})
