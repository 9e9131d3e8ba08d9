import { readFileSync } from 'node:fs'
import { asRecord } from '../base/json.ts'

/** The workflow run and the event that triggered it. The one door to the GITHUB_* variables. */
export interface WorkflowEvent {
  /** `issues`, `pull_request`, `schedule`, … */
  readonly name: string
  /** The webhook's payload; empty where there is none or it cannot be read. */
  readonly payload: Readonly<Record<string, unknown>>
  readonly actor: string
  /** Who started this attempt: on a re-run, whoever asked for that. */
  readonly triggeringActor: string
  /** The issue or pull request that the event is about. */
  readonly issueNumber: number | undefined
  /** `owner/repo` */
  readonly repository: string
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
    payload,
    actor: env.GITHUB_ACTOR ?? '',
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    issueNumber: readIssueNumber(payload),
    repository: env.GITHUB_REPOSITORY ?? '',
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
    temp: env.RUNNER_TEMP ?? '',
  }
}

function readPayload(file: string | undefined): Record<string, unknown> {
  if (file === undefined || file === '') return {}
  try {
    return asRecord(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // An event without a readable payload is an event without context; nothing depends on it more.
    return {}
  }
}

function readIssueNumber({ issue, pull_request }: Record<string, unknown>): number | undefined {
  const number = asRecord(issue).number ?? asRecord(pull_request).number
  return Number.isSafeInteger(number) ? Number(number) : undefined
}

/**
 * Whether GitHub withholds secrets from this run, as it does for pull requests from forks and for
 * those that Dependabot opened.
 */
export function isWithoutSecrets(event: WorkflowEvent): boolean {
  if (!event.name.startsWith('pull_request') || event.name === 'pull_request_target') return false
  const head = asRecord(asRecord(asRecord(event.payload.pull_request).head).repo)
  return event.actor === 'dependabot[bot]' || head.full_name !== event.repository
}
