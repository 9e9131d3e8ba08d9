import { asRecord, isRecord } from '../base/json.ts'
import { quote } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'

type Payload = WorkflowEvent['payload']

/** An action that asks for work only where the payload shows something more. */
export interface ConditionalAction {
  action: string
  /** Completes the sentence "It asks for work only …". */
  only: string
  holds(payload: Payload): boolean
}

/** What is known of one event. */
export interface EventFacts {
  /**
   * Who can cause it: `writers` are people with write access, and GitHub itself; `anybody` is checked;
   * `as followed` is whoever could cause the run that it follows.
   */
  by: 'writers' | 'anybody' | 'as followed'
  /** The actions that ask for work. `any`: the event has no actions, or its sender names them. */
  asks: 'any' | ReadonlyArray<string | ConditionalAction>
  /** The objects of the payload that say what it is about: without them, nothing is asked. */
  about: readonly string[]
  /** Where the payload shows whose code it is about; `own` where it cannot be a stranger's. */
  code: 'own' | 'pull request' | 'check' | 'status' | 'run'
}

const MERGED: ConditionalAction = {
  action: 'closed',
  only: 'when merged',
  holds: ({ pull_request }) => asRecord(pull_request).merged === true,
}

/** Gitea and Forgejo have one action for labels that are added and for labels that are removed. */
const LABEL_ADDED: ConditionalAction = {
  action: 'label_updated',
  only: 'when a label was added',
  holds: ({ changes }) => {
    const { added_labels } = asRecord(changes)
    return Array.isArray(added_labels) && added_labels.length > 0
  },
}

const PULL_ACTIONS = [
  ...['opened', 'reopened', 'edited', 'labeled', 'assigned', 'milestoned'],
  ...['synchronize', 'ready_for_review', 'review_requested'],
  MERGED,
  LABEL_ADDED,
  'synchronized',
]
const PULL = {
  by: 'anybody',
  asks: PULL_ACTIONS,
  about: ['pull_request'],
  code: 'pull request',
} as const
const GITEA_REVIEW = { ...PULL, asks: ['reviewed'], about: ['pull_request', 'review'] } as const
const WRITERS = { by: 'writers', asks: 'any', about: [], code: 'own' } as const
const ANYBODY = { by: 'anybody', asks: 'any', about: [], code: 'own' } as const

/**
 * The events that can trigger a workflow: who can cause them, and which of their actions ask for work. Any
 * other action, such as deleting, locking or dismissing, is moderation: whoever does it does not approve of
 * the text that it is about. An event that is not here may be anybody's, and none of its actions is known.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export const EVENTS: Readonly<Record<string, EventFacts>> = {
  branch_protection_rule: { ...WRITERS, asks: ['created', 'edited'] },
  check_run: {
    ...ANYBODY,
    asks: ['completed', 'created', 'requested_action', 'rerequested'],
    about: ['check_run'],
    code: 'check',
  },
  check_suite: {
    ...ANYBODY,
    asks: ['completed', 'rerequested'],
    about: ['check_suite'],
    code: 'check',
  },
  create: WRITERS,
  delete: WRITERS,
  deployment: { by: 'anybody', asks: ['created'], about: ['deployment'], code: 'run' },
  deployment_status: {
    by: 'anybody',
    asks: ['created'],
    about: ['deployment', 'deployment_status'],
    code: 'run',
  },
  discussion: {
    ...ANYBODY,
    asks: ['created', 'reopened', 'edited', 'labeled', 'answered'],
    about: ['discussion'],
  },
  discussion_comment: { ...ANYBODY, asks: ['created', 'edited'], about: ['discussion', 'comment'] },
  fork: ANYBODY,
  gollum: { ...ANYBODY, asks: ['created', 'edited'] },
  image_version: ANYBODY,
  issue_comment: {
    by: 'anybody',
    asks: ['created', 'edited'],
    about: ['issue', 'comment'],
    code: 'pull request',
  },
  issues: {
    by: 'anybody',
    asks: [
      ...['opened', 'reopened', 'edited', 'labeled', 'assigned', 'milestoned', 'typed'],
      ...['field_added', LABEL_ADDED],
    ],
    about: ['issue'],
    code: 'pull request',
  },
  label: { ...ANYBODY, asks: ['created', 'edited'], about: ['label'] },
  merge_group: { ...WRITERS, asks: ['checks_requested'] },
  milestone: { ...ANYBODY, asks: ['created', 'opened', 'edited', 'closed'], about: ['milestone'] },
  page_build: WRITERS,
  public: WRITERS,
  pull_request: PULL,
  // Gitea's and Forgejo's reviews, under the names that their versions use.
  pull_request_approved: GITEA_REVIEW,
  pull_request_comment: { ...PULL, asks: ['created', 'edited', 'reviewed'], about: [] },
  pull_request_rejected: GITEA_REVIEW,
  pull_request_review: {
    ...PULL,
    asks: ['submitted', 'edited', 'reviewed'],
    about: ['pull_request', 'review'],
  },
  pull_request_review_approved: GITEA_REVIEW,
  pull_request_review_comment: { ...PULL, asks: ['created', 'edited', 'reviewed'] },
  pull_request_review_rejected: GITEA_REVIEW,
  pull_request_target: PULL,
  push: WRITERS,
  registry_package: { ...WRITERS, asks: ['published', 'updated'] },
  release: {
    ...WRITERS,
    asks: ['published', 'released', 'prereleased', 'created', 'edited', 'updated'],
    about: ['release'],
  },
  repository_dispatch: WRITERS,
  schedule: WRITERS,
  status: { ...ANYBODY, about: ['commit'], code: 'status' },
  watch: { ...ANYBODY, asks: ['started'] },
  workflow_dispatch: WRITERS,
  workflow_run: {
    by: 'as followed',
    asks: ['completed', 'requested', 'in_progress'],
    about: ['workflow_run'],
    code: 'run',
  },
}

/** What is known of an event; undefined for one that is new. */
export function factsOf(name: string): EventFacts | undefined {
  return Object.hasOwn(EVENTS, name) ? EVENTS[name] : undefined
}

/** Whether causing this event takes write access to the repository, or nobody can cause it. */
export function isTrusted({ name, payload, repository }: WorkflowEvent): boolean {
  const facts = factsOf(name)
  if (facts?.by !== 'as followed') return facts?.by === 'writers'
  // It runs with secrets whatever it follows: it can be trusted as far as that.
  const { event, head_repository } = asRecord(payload.workflow_run)
  const isOwn = asRecord(head_repository).full_name === repository
  return isOwn && typeof event === 'string' && factsOf(event)?.by === 'writers'
}

/** Why an event asks for no work, as a sentence; undefined where it asks for some. */
export function whyNothingIsAsked({ name, payload }: WorkflowEvent): string | undefined {
  const asks = factsOf(name)?.asks ?? []
  const { action } = payload
  if (asks === 'any' || action === undefined) return undefined
  const listed = asks.find((one) => (typeof one === 'string' ? one : one.action) === action)
  if (typeof listed === 'string' || listed?.holds(payload)) return undefined
  const shown = typeof action === 'string' ? quote(action, 60) : 'in an unknown form'
  const known = factsOf(name) === undefined ? ', an event that is not known,' : ''
  const only = listed === undefined ? 'asks for no work' : `asks for work only ${listed.only}`
  return `The action of this ${quote(name, 60)} event${known} is ${shown}, which ${only}.`
}

/**
 * What a payload lacks to be judged; undefined where it lacks nothing. An event that anybody can cause is
 * judged by its payload, and so is one whose actions differ.
 */
export function whatIsMissing(event: WorkflowEvent): string | undefined {
  const facts = factsOf(event.name)
  if (facts?.by === 'writers' && facts.asks === 'any') return undefined
  if (!event.hasPayload)
    return 'The event file (GITHUB_EVENT_PATH) is missing or holds no JSON object'
  const lacking = facts?.about.filter((field) => !isRecord(event.payload[field])) ?? []
  if (lacking.length === 0) return undefined
  return `The payload of this ${quote(event.name, 60)} event has no ${lacking.join(' and no ')}`
}
