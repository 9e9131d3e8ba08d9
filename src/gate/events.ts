import type { WorkflowEvent } from '../runner/event.ts'
import { asRecord, isRecord } from '../text.ts'

export interface EventFacts {
  /** Whether we check who caused it: not where only people with write access can, or GitHub itself. */
  readonly isChecked: boolean
  /** The actions that ask for work; `merged` stands for `closed` of a pull request that was merged. */
  readonly asks: 'any' | readonly string[]
  /** The objects that its payload must have, and that `context: event` quotes, in this order. */
  readonly about: ReadonlyArray<
    'issue' | 'pull_request' | 'comment' | 'review' | 'discussion' | 'release'
  >
  /** What `context: changes` compares. */
  readonly changes?: 'push' | 'release' | 'last run' | 'pull request'
}

type About = EventFacts['about']
/** An event that anybody can cause, and that asks for work by these actions, separated by blanks. */
const anybody = (about: About, actions: string): EventFacts => ({
  isChecked: true,
  asks: actions.split(' '),
  about,
})

const PULL: EventFacts = {
  ...anybody(
    ['pull_request'],
    'opened reopened edited labeled assigned milestoned synchronize ready_for_review review_requested merged',
  ),
  changes: 'pull request',
}
const WRITERS: EventFacts = { isChecked: false, asks: 'any', about: [] }
const BATCH: EventFacts = { ...WRITERS, changes: 'last run' }
/** An event that is not in the table. */
const DEFAULT: EventFacts = { isChecked: true, asks: 'any', about: [] }

/**
 * The events that are quoted or that only writers can cause. Any action that is not listed, such as
 * deleting, locking or dismissing, is moderation, and no approval of the text.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
const EVENTS: ReadonlyMap<string, EventFacts> = new Map(
  Object.entries<EventFacts>({
    create: WRITERS,
    discussion: anybody(['discussion'], 'created reopened edited labeled answered'),
    discussion_comment: anybody(['comment', 'discussion'], 'created edited'),
    issue_comment: anybody(['comment', 'issue'], 'created edited'),
    issues: anybody(
      ['issue'],
      'opened reopened edited labeled assigned milestoned typed field_added',
    ),
    merge_group: WRITERS,
    pull_request: PULL,
    pull_request_review: anybody(['review', 'pull_request'], 'submitted edited'),
    pull_request_review_comment: anybody(['comment', 'pull_request'], 'created edited'),
    pull_request_target: PULL,
    push: { ...WRITERS, changes: 'push' },
    release: {
      isChecked: false,
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
 * Whether an event is about code of this repository or of a fork, as far as its payload shows. A comment's
 * event does not show where its pull request comes from.
 */
export function originOf({ payload, repository }: WorkflowEvent): 'own' | 'fork' | 'unknown' {
  const { pull_request: pull, issue, discussion, workflow_run: run } = payload
  if (run || pull) {
    const head = run ? asRecord(run).head_repository : asRecord(asRecord(pull).head).repo
    if (head === undefined) return 'unknown'
    // Null if the fork was deleted.
    return asRecord(head).full_name === repository ? 'own' : 'fork'
  }
  const isOfIssue = isRecord(issue) && (issue.pull_request ?? undefined) === undefined
  return isOfIssue || isRecord(discussion) ? 'own' : 'unknown'
}

const MAY_LACK_SECRETS =
  /^(?:pull_request|pull_request_review|pull_request_review_comment|push|create)$/

/**
 * Why GitHub withholds secrets from this run, as a sentence: it does for pull requests from forks, their
 * reviews, and what Dependabot causes, which has secrets of its own. Undefined if it does not; what the payload
 * does not show is not believed.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function whyNoSecrets(event: WorkflowEvent): string | undefined {
  if (!MAY_LACK_SECRETS.test(event.name)) return undefined
  if (event.actor !== 'dependabot[bot]' && originOf(event) !== 'fork') return undefined
  return 'GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key. For pull requests of forks, run the step on `push`, once they are merged; for Dependabot, store the key as a Dependabot secret too.'
}
