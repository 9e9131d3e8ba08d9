import { readFileSync } from 'node:fs'
import { parseJson } from '../text.ts'
import { factsOf } from './events.ts'
import { type Payload, parsePayload } from './payload.ts'

/** The environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>

export type WorkflowEvent = Readonly<ReturnType<typeof readEvent>>

/** The workflow run and the event that triggered it. Nobody else reads the GITHUB_* variables about them. */
export function readEvent(env: Env) {
  const payload = readPayload(env.GITHUB_EVENT_PATH)
  const { issue, pull_request } = payload ?? {}
  const workflow =
    (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/s, '') || (env.GITHUB_WORKFLOW ?? '')
  const by = env.GITHUB_TRIGGERING_ACTOR || (env.GITHUB_ACTOR ?? '')
  const name = env.GITHUB_EVENT_NAME ?? ''
  return {
    /** `issues`, `pull_request`, `schedule`, … */
    name,
    facts: factsOf(name),
    /** The webhook's payload; empty if it cannot be read. */
    payload: payload ?? {},
    /** Whether the payload could be read. */
    hasPayload: payload !== undefined,
    actor: env.GITHUB_ACTOR ?? '',
    /** Who started this attempt: on a re-run, the person who asked for that. */
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    /** Whether a bot's word on an issue or pull request triggered this attempt. */
    isByBot: (issue ?? pull_request) !== undefined && isBot(by, payload ?? {}),
    /** The issue or pull request that the event is about. */
    issueNumber: issue?.number ?? pull_request?.number,
    /** `owner/repo` */
    repository: env.GITHUB_REPOSITORY ?? '',
    /** Stays the same when the repository is renamed. */
    repositoryId: env.GITHUB_REPOSITORY_ID || (env.GITHUB_REPOSITORY ?? ''),
    /** The workflow's file, without the branch: `owner/repo/.github/workflows/docs.yml`; else its name. */
    workflow,
    sha: env.GITHUB_SHA ?? '',
    /** The branch or tag that the run is for, without `refs/…/`. */
    refName: env.GITHUB_REF_NAME ?? '',
    /** `branch` or `tag`. */
    refType: env.GITHUB_REF_TYPE ?? '',
    /** Without the owner, the repository and the branch: `.github/workflows/docs.yml`. */
    workflowFile: workflow.replace(/^[^/]+\/[^/]+\/(?=.*\/)/, ''),
    /** The job of the workflow and the step in it, by their IDs. */
    step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    /** Outside a runner there is none. */
    runId: /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? '') ? String(env.GITHUB_RUN_ID) : '0',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    workspace: env.GITHUB_WORKSPACE ?? '.',
    temp: env.RUNNER_TEMP ?? '',
  }
}

function readPayload(file = ''): Payload | undefined {
  try {
    return parsePayload(parseJson(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** GitHub's own bots, as some events name them: without `[bot]`, and without a type. */
const BOTS_OF_GITHUB = ['github-merge-queue', 'Copilot']

/** Whether an account is a bot, by its name or by what the payload says of those who caused the event. */
export function isBot(login: string, { sender, workflow_run: run }: Payload): boolean {
  const accounts = [sender, run?.actor, run?.triggering_actor]
  const isTypedBot = accounts.some((one) => one?.login === login && one.type === 'Bot')
  return login.endsWith('[bot]') || BOTS_OF_GITHUB.includes(login) || isTypedBot
}

/** Where an event's code is from. A comment's event does not show that of its pull request. */
export function originOf({ payload, repository }: WorkflowEvent): 'here' | 'fork' | 'unknown' {
  const { pull_request: pull, issue, discussion, workflow_run: run } = payload
  if (run || pull) {
    const origin = run ? run.head_repository : pull?.head?.repo
    if (origin === undefined) return 'unknown'
    return origin?.full_name === repository ? 'here' : 'fork'
  }
  return discussion || (issue && !issue.pull_request) ? 'here' : 'unknown'
}

/** Whether GitHub withholds secrets for a fork's pull request, and gives a token that can only read. */
export function isSandboxed(event: WorkflowEvent): boolean {
  return event.facts.secrets === 'not forks' && originOf(event) === 'fork'
}

/**
 * Why the repository may be public, as the end of a sentence; undefined if the event says that only its
 * organization can read it.
 */
export function whyMaybePublic({ payload }: Pick<WorkflowEvent, 'payload'>): string | undefined {
  const { private: isPrivate, visibility } = payload.repository ?? {}
  if (isPrivate === false || visibility === 'public') return 'this repository is public'
  if (visibility === 'private' || visibility === 'internal') return undefined
  if (isPrivate === true && visibility === undefined) return undefined
  return 'the event does not say that this repository is private'
}

/** The page with this attempt's log. */
export function linkToRun({ serverUrl, repository, runId, runAttempt }: WorkflowEvent): string {
  const attempt = runAttempt > 1 ? `/attempts/${runAttempt}` : ''
  return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`
}
