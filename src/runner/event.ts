import { readFileSync } from 'node:fs'
import { asInteger, asRecord, isRecord, quote } from '../text.ts'

/** The environment variables of a process. */
export type Env = Readonly<Record<string, string | undefined>>

export type WorkflowEvent = Readonly<ReturnType<typeof readEvent>>

/** The workflow run and the event that triggered it: the only reader of the GITHUB_* variables about them. */
export function readEvent(env: Env) {
  const payload = readPayload(env.GITHUB_EVENT_PATH)
  const { issue, pull_request } = payload ?? {}
  return {
    /** `issues`, `pull_request`, `schedule`, … */
    name: env.GITHUB_EVENT_NAME ?? '',
    /** The webhook's payload; empty if there is none or it cannot be read. */
    payload: payload ?? {},
    /** Whether the payload could be read: an empty one says nothing if it could not. */
    hasPayload: payload !== undefined,
    actor: env.GITHUB_ACTOR ?? '',
    /** Who started this attempt: on a re-run, whoever asked for that. */
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
    /** The issue or pull request that the event is about. */
    issueNumber: asInteger(asRecord(issue).number ?? asRecord(pull_request).number),
    /** `owner/repo` */
    repository: env.GITHUB_REPOSITORY ?? '',
    /** The workflow's file, without the branch: `owner/repo/.github/workflows/docs.yml`; else its name. */
    workflow: (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/s, '') || (env.GITHUB_WORKFLOW ?? ''),
    sha: env.GITHUB_SHA ?? '',
    /** The branch or tag that the run is for, without `refs/…/`. */
    refName: env.GITHUB_REF_NAME ?? '',
    /** The job of the workflow and the step in it, by their IDs. */
    step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
    serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
    apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
    runId: env.GITHUB_RUN_ID ?? '',
    runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
    workspace: env.GITHUB_WORKSPACE ?? '.',
    temp: env.RUNNER_TEMP ?? '',
  }
}

/** Undefined if it cannot be read: whoever needs it reports that. */
function readPayload(file = ''): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isRecord(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** Where a person finds the log of this attempt. */
export function linkToRun({ serverUrl, repository, runId, runAttempt }: WorkflowEvent): string {
  const attempt = runAttempt > 1 ? `/attempts/${runAttempt}` : ''
  return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`
}

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

type About = EventFacts['about']
/** An event that anybody can cause, and that asks for work by these actions, separated by blanks. */
const anybody = (about: About, actions: string, more: Partial<EventFacts> = {}): EventFacts => ({
  ...{ by: 'anybody', asks: actions.split(' '), about, ...more },
})

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

/** Actions on a pull request that come of the work on it. Whoever labels or assigns one asks for something. */
const CAUSED_BY_WORK =
  /^(?:opened|reopened|edited|synchronize|ready_for_review|review_requested|closed)$/
const MERGE_COMMIT = /^Merge (pull request|branch|remote-tracking branch|tag) /

/**
 * Why an event is the agent's own work, as a sentence: it would answer itself without end. The payload
 * alone decides, so no request is spent. Undefined if the event is not its own.
 */
export function whyOwnWork({ name, payload, repository }: WorkflowEvent): string | undefined {
  const { number, user, head } = asRecord(payload.pull_request)
  const { ref: branch, repo } = asRecord(head)
  const ref = String(payload.ref)
  const isSender = asRecord(payload.sender).login === AGENT_LOGIN
  const isOfPull = ['pull_request', 'pull_request_target'].includes(name)
  const isOwnPull =
    asRecord(repo).full_name === repository &&
    (asRecord(user).login === AGENT_LOGIN || String(branch).startsWith(AGENT_BRANCH))
  const isOwn =
    (isOfPull && isOwnPull && CAUSED_BY_WORK.test(String(payload.action))) ||
    isSender ||
    (name === 'push' &&
      (ref.startsWith(`refs/heads/${AGENT_BRANCH}`) || areOwn(payload.commits))) ||
    (payload.ref_type === 'branch' && ref.startsWith(AGENT_BRANCH))
  if (!isOwn) return undefined
  const what = isOfPull ? `pull request #${number}` : 'work'
  return `The docs agent's own ${what} caused this ${quote(name, 60)} event, so there is nothing to ask for.`
}

/** Whether there are commits, all of them the agent's. A merge commit counts for nobody. */
function areOwn(commits: unknown): boolean {
  const listed = Array.isArray(commits) ? commits.map(asRecord) : []
  const authored = listed.filter(({ message }) => !MERGE_COMMIT.test(String(message)))
  const isOwn = (author: unknown) => asRecord(author).username === AGENT_LOGIN
  return authored.length > 0 && authored.every(({ author }) => isOwn(author))
}
