import { readFileSync } from 'node:fs'
import { asInteger, asRecord, asText, isRecord, quote } from '../text.ts'

/** The environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>

/** The workflow run and the event that triggered it: the only reader of the GITHUB_* variables about them. */
export interface WorkflowEvent {
  /** `issues`, `pull_request`, `schedule`, … */
  readonly name: string
  /** The webhook's payload; empty if there is none or it cannot be read. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Whether the payload could be read: an empty one says nothing if it could not. */
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

export function readEvent(env: Env): WorkflowEvent {
  const payload = readPayload(env.GITHUB_EVENT_PATH)
  const { issue, pull_request } = payload ?? {}
  return {
    name: env.GITHUB_EVENT_NAME ?? '',
    payload: payload ?? {},
    hasPayload: payload !== undefined,
    actor: env.GITHUB_ACTOR ?? '',
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    issueNumber: asInteger(asRecord(issue).number ?? asRecord(pull_request).number),
    repository: env.GITHUB_REPOSITORY ?? '',
    workflow: (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/s, '') || (env.GITHUB_WORKFLOW ?? ''),
    sha: env.GITHUB_SHA ?? '',
    refName: env.GITHUB_REF_NAME ?? '',
    step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    workspace: env.GITHUB_WORKSPACE ?? '.',
    temp: env.RUNNER_TEMP ?? '',
  }
}

function readPayload(file = ''): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(json) ? json : undefined
  } catch {
    // Whoever needs the payload reports it: a schedule does not.
    return undefined
  }
}

/** Where a person finds the log of this attempt. */
export function linkToRun({ serverUrl, repository, runId, runAttempt }: WorkflowEvent): string {
  const attempt = runAttempt > 1 ? `/attempts/${runAttempt}` : ''
  return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`
}

/** What is known of one event. */
export interface EventFacts {
  /** Who can cause it: `writers` are people with write access, and GitHub itself; `anybody` is checked. */
  readonly by: 'writers' | 'anybody'
  /** The actions that ask for work; `merged` stands for `closed` of a pull request that was merged. */
  readonly asks: 'any' | readonly string[]
  /** The objects that its payload must have, and that `context: event` quotes, in this order. */
  readonly about: ReadonlyArray<
    'issue' | 'pull_request' | 'comment' | 'review' | 'discussion' | 'release'
  >
  /** What `context: changes` compares. */
  readonly changes?: 'push' | 'release' | 'last run' | 'pull request'
  /** Whose runs get no secrets of the repository. Dependabot has secrets of its own. */
  readonly withoutSecrets?: 'Dependabot' | 'forks and Dependabot'
}

/** An event that anybody can cause, and that asks for work by these actions, separated by blanks. */
function anybody(
  about: EventFacts['about'],
  actions: string,
  more: Partial<EventFacts> = {},
): EventFacts {
  return { by: 'anybody', asks: actions.split(' '), about, ...more }
}

const PULL = anybody(
  ['pull_request'],
  'opened reopened edited labeled assigned milestoned synchronize ready_for_review review_requested merged',
  { changes: 'pull request' },
)
const FROM_FORKS = { withoutSecrets: 'forks and Dependabot' } as const
const WRITERS: EventFacts = { by: 'writers', asks: 'any', about: [] }
const BATCH: EventFacts = { ...WRITERS, changes: 'last run' }
/** An event that is not in the table. */
const DEFAULT: EventFacts = { by: 'anybody', asks: 'any', about: [] }

/**
 * The events that are quoted or that only writers can cause. Any action that is not listed, such as
 * deleting, locking or dismissing, is moderation: whoever does it does not approve of the text.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
const EVENTS: ReadonlyMap<string, EventFacts> = new Map(
  Object.entries<EventFacts>({
    branch_protection_rule: { ...WRITERS, asks: ['created', 'edited'] },
    create: { ...WRITERS, withoutSecrets: 'Dependabot' },
    delete: WRITERS,
    discussion: anybody(['discussion'], 'created reopened edited labeled answered'),
    discussion_comment: anybody(['comment', 'discussion'], 'created edited'),
    issue_comment: anybody(['comment', 'issue'], 'created edited'),
    issues: anybody(
      ['issue'],
      'opened reopened edited labeled assigned milestoned typed field_added',
    ),
    merge_group: { ...WRITERS, asks: ['checks_requested'] },
    page_build: WRITERS,
    public: WRITERS,
    pull_request: { ...PULL, ...FROM_FORKS },
    pull_request_review: anybody(['review', 'pull_request'], 'submitted edited', FROM_FORKS),
    pull_request_review_comment: anybody(['comment', 'pull_request'], 'created edited', FROM_FORKS),
    pull_request_target: PULL,
    push: { ...WRITERS, changes: 'push', withoutSecrets: 'Dependabot' },
    registry_package: { ...WRITERS, asks: ['published', 'updated'] },
    release: {
      by: 'writers',
      asks: ['published', 'released', 'prereleased', 'created', 'edited'],
      about: ['release'],
      changes: 'release',
    },
    repository_dispatch: BATCH,
    schedule: BATCH,
    workflow_dispatch: BATCH,
  }),
)

/** The events that `context: changes` works on, as a list for people. */
export const CHANGE_EVENTS = [...EVENTS]
  .filter(([, { changes }]) => changes !== undefined)
  .map(([name]) => name)
  .join(', ')

export function factsOf(name: string): EventFacts {
  return EVENTS.get(name) ?? DEFAULT
}

/**
 * Whether GitHub withholds secrets from this run, as it does for pull requests from forks, their reviews,
 * and what Dependabot causes. What the payload does not show is not believed.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function isWithoutSecrets({ name, payload, actor, repository }: WorkflowEvent): boolean {
  const { withoutSecrets } = factsOf(name)
  if (withoutSecrets === undefined) return false
  if (actor === 'dependabot[bot]') return true
  const { repo } = asRecord(asRecord(payload.pull_request).head)
  // The repository of a head is null if the fork was deleted.
  const isFork = repo !== undefined && asRecord(repo).full_name !== repository
  return withoutSecrets === 'forks and Dependabot' && isFork
}

/** The service's GitHub App: it opens the agent's pull requests, and its commits are the agent's. */
export const AGENT_LOGIN = 'mintlify[bot]'
/** What the names of the agent's branches begin with. */
export const AGENT_BRANCH = 'mintlify/'

/**
 * Actions that come of the agent's work on its pull request. Whoever reviews, comments, labels or assigns
 * asks for something, on the agent's pull request too.
 */
const CAUSED_BY_WORK = [
  ...['opened', 'reopened', 'edited', 'synchronize', 'ready_for_review', 'review_requested'],
  'closed',
]
const MERGE_COMMIT = /^Merge (pull request|branch|remote-tracking branch|tag) /

/**
 * Why an event is the agent's own work, as a sentence: it would answer itself without end. The payload
 * alone decides, so no request is spent. Undefined if the event is not its own.
 */
export function whyOwnWork(event: WorkflowEvent): string | undefined {
  if (!isOwnWork(event)) return undefined
  const number = asInteger(asRecord(event.payload.pull_request).number)
  const what = number === undefined ? 'work' : `pull request #${number}`
  return `The docs agent's own ${what} caused this ${quote(event.name, 60)} event, so there is nothing to ask for.`
}

function isOwnWork({ name, payload, repository }: WorkflowEvent): boolean {
  const isSender = asRecord(payload.sender).login === AGENT_LOGIN
  const ref = asText(payload.ref) ?? ''
  const { user, head } = asRecord(payload.pull_request)
  const { ref: branch, repo } = asRecord(head)
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
      if (!CAUSED_BY_WORK.includes(String(payload.action))) return false
      if (asRecord(repo).full_name !== repository) return false
      return asRecord(user).login === AGENT_LOGIN || String(branch).startsWith(AGENT_BRANCH)
    case 'push':
      return isSender || ref.startsWith(`refs/heads/${AGENT_BRANCH}`) || areOwn(payload.commits)
    case 'create':
    case 'delete':
      return isSender || (payload.ref_type === 'branch' && ref.startsWith(AGENT_BRANCH))
    default:
      return false
  }
}

/** Whether there are commits, all of them the agent's. A merge commit counts for nobody. */
function areOwn(commits: unknown): boolean {
  const listed = Array.isArray(commits) ? commits.map(asRecord) : []
  const authored = listed.filter(({ message }) => !MERGE_COMMIT.test(asText(message) ?? ''))
  const areAll = authored.every(({ author }) => asRecord(author).username === AGENT_LOGIN)
  return areAll && authored.length > 0
}
