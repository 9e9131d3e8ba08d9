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

const PULL: EventFacts = {
  by: 'anybody',
  asks: [
    ...['opened', 'reopened', 'edited', 'labeled', 'assigned', 'milestoned'],
    ...['synchronize', 'ready_for_review', 'review_requested', 'merged'],
  ],
  about: ['pull_request'],
  changes: 'pull request',
}
const WRITERS: EventFacts = { by: 'writers', asks: 'any', about: [] }
const BATCH: EventFacts = { ...WRITERS, changes: 'last run' }
/** An event that is not in the table. */
const DEFAULT: EventFacts = { by: 'anybody', asks: 'any', about: [] }

/**
 * The events that are quoted or that only writers can cause. Any action that is not listed, such as
 * deleting, locking or dismissing, is moderation: whoever does it does not approve of the text.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
const EVENTS: ReadonlyMap<string, EventFacts> = new Map<string, EventFacts>([
  ['branch_protection_rule', { ...WRITERS, asks: ['created', 'edited'] }],
  ['create', { ...WRITERS, withoutSecrets: 'Dependabot' }],
  ['delete', WRITERS],
  [
    'discussion',
    {
      by: 'anybody',
      asks: ['created', 'reopened', 'edited', 'labeled', 'answered'],
      about: ['discussion'],
    },
  ],
  [
    'discussion_comment',
    { by: 'anybody', asks: ['created', 'edited'], about: ['comment', 'discussion'] },
  ],
  ['issue_comment', { by: 'anybody', asks: ['created', 'edited'], about: ['comment', 'issue'] }],
  [
    'issues',
    {
      by: 'anybody',
      asks: [
        ...['opened', 'reopened', 'edited', 'labeled', 'assigned', 'milestoned'],
        ...['typed', 'field_added'],
      ],
      about: ['issue'],
    },
  ],
  ['merge_group', { ...WRITERS, asks: ['checks_requested'] }],
  ['page_build', WRITERS],
  ['public', WRITERS],
  ['pull_request', { ...PULL, withoutSecrets: 'forks and Dependabot' }],
  [
    'pull_request_review',
    {
      by: 'anybody',
      asks: ['submitted', 'edited'],
      about: ['review', 'pull_request'],
      withoutSecrets: 'forks and Dependabot',
    },
  ],
  [
    'pull_request_review_comment',
    {
      by: 'anybody',
      asks: ['created', 'edited'],
      about: ['comment', 'pull_request'],
      withoutSecrets: 'forks and Dependabot',
    },
  ],
  ['pull_request_target', PULL],
  ['push', { ...WRITERS, changes: 'push', withoutSecrets: 'Dependabot' }],
  ['registry_package', { ...WRITERS, asks: ['published', 'updated'] }],
  [
    'release',
    {
      by: 'writers',
      asks: ['published', 'released', 'prereleased', 'created', 'edited'],
      about: ['release'],
      changes: 'release',
    },
  ],
  ['repository_dispatch', BATCH],
  ['schedule', BATCH],
  ['workflow_dispatch', BATCH],
])

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
export function whyOwnWork({ name, payload, repository }: WorkflowEvent): string | undefined {
  const isAgent = asRecord(payload.sender).login === AGENT_LOGIN
  const ref = asText(payload.ref) ?? ''
  const because = (subject: string) =>
    `${subject} caused this ${quote(name, 60)} event, so there is nothing to ask for.`
  switch (name) {
    case 'pull_request':
    case 'pull_request_target': {
      const { user, head, number } = asRecord(payload.pull_request)
      const { ref: branch, repo } = asRecord(head)
      const isHere = repository !== '' && asRecord(repo).full_name === repository
      const isOwn =
        asRecord(user).login === AGENT_LOGIN || asText(branch)?.startsWith(AGENT_BRANCH) === true
      return isHere && isOwn && CAUSED_BY_WORK.includes(String(payload.action))
        ? because(`The docs agent's own pull request #${asInteger(number) ?? '?'}`)
        : undefined
    }
    case 'push': {
      if (isAgent || ref.startsWith(`refs/heads/${AGENT_BRANCH}`) || areCommitsOwn(payload.commits))
        return because("The docs agent's own commits")
      return undefined
    }
    case 'create':
    case 'delete': {
      const isBranch = payload.ref_type === 'branch' && ref.startsWith(AGENT_BRANCH)
      return isAgent || isBranch ? because("The docs agent's own branch") : undefined
    }
    default:
      return undefined
  }
}

/** Whether there are commits, all of them the agent's. A merge commit is whoever's, and counts for neither. */
function areCommitsOwn(commits: unknown): boolean {
  if (!Array.isArray(commits)) return false
  const authored = commits
    .map(asRecord)
    .filter(({ message }) => !MERGE_COMMIT.test(asText(message) ?? ''))
  return (
    authored.length > 0 && authored.every(({ author }) => asRecord(author).username === AGENT_LOGIN)
  )
}
