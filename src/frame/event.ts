import { readFileSync } from 'node:fs'
import { parseJson } from '../text.ts'
import { factsOf } from './events.ts'
import { type Payload, parsePayload } from './payload.ts'

export type Env = Readonly<Record<string, string | undefined>>

export type WorkflowEvent = Readonly<ReturnType<typeof readEvent>>

/** The only reader of the GITHUB_* variables about the run and its event. */
export function readEvent(env: Env) {
  const payload = readPayload(env.GITHUB_EVENT_PATH)
  const { issue, pull_request } = payload
  const workflow = (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/s, '')
  const actor = env.GITHUB_ACTOR ?? ''
  const triggeringActor = env.GITHUB_TRIGGERING_ACTOR ?? actor
  const name = env.GITHUB_EVENT_NAME ?? ''
  return {
    name,
    facts: factsOf(name),
    payload,
    actor,
    /** On a re-run, the person who asked for it. */
    triggeringActor,
    /** Whether a bot triggered this attempt on an issue or pull request. */
    isByBot: (issue ?? pull_request) !== undefined && isBot(triggeringActor, payload),
    issueNumber: issue?.number ?? pull_request?.number,
    /** `owner/repo` */
    repository: env.GITHUB_REPOSITORY ?? '',
    /** Survives a rename. */
    repositoryId: env.GITHUB_REPOSITORY_ID || (env.GITHUB_REPOSITORY ?? ''),
    /** `owner/repo/.github/workflows/docs.yml` */
    workflow,
    sha: env.GITHUB_SHA ?? '',
    /** A branch or tag, without `refs/…/`. */
    refName: env.GITHUB_REF_NAME ?? '',
    /** `branch` or `tag`. */
    refType: env.GITHUB_REF_TYPE ?? '',
    /** `.github/workflows/docs.yml` */
    workflowFile: workflow.replace(/^[^/]+\/[^/]+\/(?=.*\/)/, ''),
    /** The IDs of the workflow's job and of the step. */
    step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    /** 0 outside a runner. */
    runId: /^\d{1,20}$/.test(env.GITHUB_RUN_ID ?? '') ? String(env.GITHUB_RUN_ID) : '0',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    workspace: env.GITHUB_WORKSPACE ?? '.',
    temp: env.RUNNER_TEMP ?? '',
  }
}

/** Empty if the file is missing, or holds no object. */
function readPayload(file = ''): Payload {
  try {
    return parsePayload(parseJson(readFileSync(file, 'utf8'))) ?? {}
  } catch {
    return {}
  }
}

/** Some events name GitHub's own bots without `[bot]` and without a type. */
const BOTS_OF_GITHUB = ['github-merge-queue', 'Copilot']

export function isBot(login: string, { sender, workflow_run: run }: Payload): boolean {
  const accounts = [sender, run?.actor, run?.triggering_actor]
  const isTypedBot = accounts.some((one) => one?.login === login && one.type === 'Bot')
  return login.endsWith('[bot]') || BOTS_OF_GITHUB.includes(login) || isTypedBot
}

/** The origin of an event's code. A comment's payload doesn't show its pull request's. */
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

/** The end of a sentence; undefined if the event says that only the organization can read the repository. */
export function whyMaybePublic({ payload }: Pick<WorkflowEvent, 'payload'>): string | undefined {
  const isPrivate = payload.repository?.private
  if (isPrivate === undefined) return 'the event does not say that this repository is private'
  return isPrivate ? undefined : 'this repository is public'
}

/** Undefined outside of a workflow. */
export function linkToRun({
  serverUrl,
  repository,
  runId,
  runAttempt,
}: WorkflowEvent): string | undefined {
  if (repository === '' || runId === '0') return undefined
  const attempt = runAttempt > 1 ? `/attempts/${runAttempt}` : ''
  return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`
}
