import type { StepEnd } from '../../scripts/runner.ts'
import { runStep, type Step } from '../../scripts/runner.ts'
import { type GitHubOptions, type GitHubSimulator, startGitHub } from '../../simulator/github.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from '../../simulator/simulator.ts'
import { CANARY_KEY } from './action.ts'

export const CANARY_TOKEN = 'ghs_c4n4ryToken0123456789'

/** A repository with its issues and people, and the service that its workflows use. */
export interface Repository {
  github: GitHubSimulator
  service: Simulator
  /** Runs a step of a workflow of this repository. */
  run(step: Partial<Step>): Promise<StepEnd>
  /** The step as `run` would run it. */
  step(step: Partial<Step>): Step
}

/** Calls with a repository, and takes it down again. Its maintainer is `octocat`. */
export async function withRepository<T>(
  options: { github?: GitHubOptions; service?: SimulatorOptions },
  use: (repository: Repository) => Promise<T>,
): Promise<T> {
  const permissions = { octocat: permission('write'), ...options.github?.permissions }
  const github = await startGitHub({ ...options.github, permissions })
  const service = await startSimulator({ job: { finishAfterMs: 0 }, ...options.service })
  const step = (given: Partial<Step>): Step => ({
    ...given,
    env: { GITHUB_API_URL: github.url, ...given.env },
    inputs: {
      'project-id': 'docs',
      'api-key': CANARY_KEY,
      'base-url': service.url,
      'github-token': CANARY_TOKEN,
      'poll-interval-seconds': '1',
      ...given.inputs,
    },
  })
  try {
    return await use({ github, service, step, run: (given) => runStep(step(given)) })
  } finally {
    await Promise.all([github.close(), service.close()])
  }
}

/** What GitHub answers for a role that is not a custom one. */
export function permission(role: string) {
  const base = { triage: 'read', maintain: 'write' }[role] ?? role
  const triage = !['read', 'none'].includes(role)
  return { permission: base, role_name: role, user: { permissions: { triage } } }
}

const octocat = { login: 'octocat', type: 'User' }

/** Issue 7 of acme/docs gets the label `docs`. */
export const LABELLED = {
  name: 'issues',
  payload: {
    action: 'labeled',
    label: { name: 'docs' },
    issue: {
      number: 7,
      title: 'The --dry-run flag is not documented',
      html_url: 'https://github.com/acme/docs/issues/7',
      user: { login: 'reader' },
      body: 'I looked everywhere.',
    },
    sender: octocat,
  },
}

/** A review of pull request 1 of acme/docs asks for changes. */
export const REVIEWED = {
  name: 'pull_request_review',
  payload: {
    action: 'submitted',
    review: {
      id: 55,
      state: 'changes_requested',
      author_association: 'MEMBER',
      html_url: 'https://github.com/acme/docs/pull/1#pullrequestreview-55',
      user: octocat,
      body: 'Please add an example.',
    },
    pull_request: {
      number: 1,
      title: 'Document --dry-run',
      html_url: 'https://github.com/acme/docs/pull/1',
      user: { login: 'docs-agent[bot]' },
      head: { label: 'acme:agent/job_1' },
      base: { label: 'acme:main' },
      body: 'By the agent.',
    },
    sender: octocat,
  },
}

/** Somebody comments on issue 7. */
export function commented(login: string, body = 'Please document this.', type = 'User') {
  const { issue } = LABELLED.payload
  const user = { login, type }
  const comment = { id: 1, html_url: `${issue.html_url}#issuecomment-1`, user, body }
  return {
    event: { name: 'issue_comment', payload: { action: 'created', issue, comment, sender: user } },
    env: { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login },
  }
}
