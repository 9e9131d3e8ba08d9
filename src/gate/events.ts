import { originOf, type WorkflowEvent } from '../frame/event.ts'

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
    workflow_run: anybody([], 'completed'),
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

/** They have no secrets if the pull request is from a fork. */
const OF_PULL = /^pull_request(?:_review|_review_comment)?$/
/** They have none if Dependabot causes them. */
const OF_DEPENDABOT =
  /^(?:pull_request|pull_request_review|pull_request_review_comment|pull_request_target|push|create|deployment|deployment_status)$/

/**
 * Why this run may have no secrets, as a sentence: GitHub passes none for pull requests from forks, their
 * reviews, and what Dependabot causes, which has secrets of its own; a fork whose owner enabled its workflows has
 * none. Undefined if it has secrets, or if the payload does not show why it should have none.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function whyNoSecrets(event: WorkflowEvent): string | undefined {
  const isFork = OF_PULL.test(event.name) && originOf(event) === 'fork'
  const isOfDependabot = event.actor === 'dependabot[bot]' && OF_DEPENDABOT.test(event.name)
  if (!isFork && !isOfDependabot) {
    if (event.payload.repository?.fork !== true) return undefined
    return 'This repository is a fork, and a fork does not get the secrets of the original, so there is no api-key. To use the docs agent here, store a key as a secret of this repository.'
  }
  if (event.name === 'push')
    return 'GitHub passes no secrets to a push by Dependabot, so there is no api-key: store the key as a Dependabot secret too.'
  return 'GitHub passes no secrets to workflows that a pull request from a fork or from Dependabot triggers, so there is no api-key. For pull requests of forks, run the step on `push`, once they are merged; for Dependabot, store the key as a Dependabot secret too.'
}
