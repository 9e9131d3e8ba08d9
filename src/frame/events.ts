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
const DEFAULT: EventFacts = { isChecked: true, asks: 'any', about: [] }

/**
 * The events that we know. Any action that is not listed, such as deleting, locking or dismissing, is moderation, and
 * no approval of the text.
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
