import { readFileSync } from 'node:fs'
import { asInteger, asRecord, isRecord } from '../base/json.ts'

/** The workflow run and the event that triggered it. The one door to the GITHUB_* variables. */
export interface WorkflowEvent {
  /** `issues`, `pull_request`, `schedule`, … */
  readonly name: string
  /** The webhook's payload; empty where there is none or it cannot be read. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether the payload was there to be read: an empty one says nothing where it was not. */
  readonly hasPayload: boolean
  readonly actor: string
  /** Who started this attempt: on a re-run, whoever asked for that. */
  readonly triggeringActor: string
  /** The issue or pull request that the event is about. */
  readonly issueNumber: number | undefined
  /** `owner/repo` */
  readonly repository: string
  /** The workflow's file, without the branch: `owner/repo/.github/workflows/docs.yml`; else its name. */
  readonly workflow: string
  /** The commit that the run is for. */
  readonly sha: string
  /** The branch or tag that the run is for, without `refs/…/`. */
  readonly refName: string
  /** The job of the workflow and the step in it, by their IDs. */
  readonly step: string
  readonly serverUrl: string
  readonly apiUrl: string
  readonly runId: string
  readonly runAttempt: number
  readonly workspace: string
  readonly temp: string
}

export function readEvent(env: NodeJS.ProcessEnv): WorkflowEvent {
  const payload = readPayload(env.GITHUB_EVENT_PATH)
  return {
    name: env.GITHUB_EVENT_NAME ?? '',
    payload: payload ?? {},
    hasPayload: payload !== undefined,
    actor: env.GITHUB_ACTOR ?? '',
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    issueNumber: readIssueNumber(payload ?? {}),
    repository: env.GITHUB_REPOSITORY ?? '',
    workflow: (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/s, '') || (env.GITHUB_WORKFLOW ?? ''),
    sha: env.GITHUB_SHA ?? '',
    refName: env.GITHUB_REF_NAME ?? '',
    step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    temp: env.RUNNER_TEMP ?? '',
  }
}

/** Whether the server is Gitea or Forgejo: they have their API at /api/v1, GitHub at /api/v3 or its own host. */
export function isGitea({ apiUrl }: Pick<WorkflowEvent, 'apiUrl'>): boolean {
  return /\/api\/v1\/?$/.test(apiUrl)
}

function readPayload(file: string | undefined): Record<string, unknown> | undefined {
  if (file === undefined || file === '') return undefined
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(json) ? json : undefined
  } catch {
    // Whoever needs the payload says so: a schedule does not.
    return undefined
  }
}

function readIssueNumber({ issue, pull_request }: Record<string, unknown>): number | undefined {
  return asInteger(asRecord(issue).number ?? asRecord(pull_request).number)
}

/** Events of a pull request whose runs get no secrets where its branch is in a fork. */
const WITHOUT_SECRETS_FROM_FORKS = [
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
]
/** Events whose runs get Dependabot's own secrets in place of the repository's where Dependabot caused them. */
const WITHOUT_SECRETS_FOR_DEPENDABOT = [
  ...WITHOUT_SECRETS_FROM_FORKS,
  ...['push', 'create', 'deployment', 'deployment_status'],
]

/**
 * Whether GitHub withholds secrets from this run, as it does for pull requests from forks, their reviews,
 * and what Dependabot causes. What the payload does not show is not believed.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function isWithoutSecrets({ name, payload, actor, repository }: WorkflowEvent): boolean {
  if (actor === 'dependabot[bot]' && WITHOUT_SECRETS_FOR_DEPENDABOT.includes(name)) return true
  const { head } = asRecord(payload.pull_request)
  const { repo } = asRecord(head)
  // The repository of a head is null where the fork was deleted.
  const isTold = repo !== undefined
  const isFork = isTold && asRecord(repo).full_name !== repository
  return isFork && WITHOUT_SECRETS_FROM_FORKS.includes(name)
}
