type Subject = 'issue' | 'pull_request' | 'comment' | 'review' | 'discussion' | 'release'

/** The meaning of an event. No other module tests an event's name. */
export interface EventTraits {
  /**
   * Actors need permission to write, unless only writers, GitHub itself or its merge queue can cause the event. `both
   * runs`: this one, and the one that it follows.
   */
  readonly checked: 'nobody' | 'actors' | 'actors of both runs'
  /** Runs that get secrets: all, or not Dependabot's, or not forks' either. */
  readonly secrets: 'always' | 'not Dependabot' | 'not forks or Dependabot'
  /** The actions that ask for work. `merged` is our word for `closed` on a merged pull request. */
  readonly actions: 'any' | readonly string[]
  /** The objects that its payload must have, and that `context: event` quotes, in this order. */
  readonly about: readonly Subject[]
  /** The first of them. */
  readonly subject: Subject | undefined
  /** The comparison for `context: changes`. A comment has it only on a pull request. */
  readonly changes?: 'push' | 'release' | 'last run' | 'pull request' | undefined
  /** Somebody asks for the run, and waits for it: by the button "Run workflow", or by a call of GitHub's API. */
  readonly dispatch?: 'button' | 'call' | undefined
}

function row(
  checked: EventTraits['checked'],
  secrets: EventTraits['secrets'],
  actions: EventTraits['actions'],
  about: readonly Subject[] = [],
  changes?: EventTraits['changes'],
  dispatch?: EventTraits['dispatch'],
): EventTraits {
  return { checked, secrets, actions, about, subject: about[0], changes, dispatch }
}

const PULL_ACTIONS =
  'opened reopened edited labeled assigned milestoned synchronize ready_for_review review_requested merged'.split(
    ' ',
  )
const ISSUE_ACTIONS = 'opened reopened edited labeled assigned milestoned typed field_added'.split(
  ' ',
)
const DISCUSSION_ACTIONS = 'created reopened edited labeled answered'.split(' ')
const RELEASE_ACTIONS = 'published released prereleased created edited'.split(' ')

/**
 * An action that is not listed, such as deleting, locking or dismissing, is moderation: whoever does it asks for no work.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
// biome-ignore format: a table
export const EVENTS: ReadonlyMap<string, EventTraits> = new Map(Object.entries({
  //                               checked                 secrets                     actions                   about                       changes         dispatch
  issues:                      row('actors',               'always',                   ISSUE_ACTIONS,            ['issue']),
  issue_comment:               row('actors',               'always',                   ['created', 'edited'],    ['comment', 'issue'],       'pull request'),
  discussion:                  row('actors',               'always',                   DISCUSSION_ACTIONS,       ['discussion']),
  discussion_comment:          row('actors',               'always',                   ['created', 'edited'],    ['comment', 'discussion']),
  pull_request:                row('actors',               'not forks or Dependabot',  PULL_ACTIONS,             ['pull_request'],           'pull request'),
  pull_request_target:         row('actors',               'not Dependabot',           PULL_ACTIONS,             ['pull_request'],           'pull request'),
  pull_request_review:         row('actors',               'not forks or Dependabot',  ['submitted', 'edited'],  ['review', 'pull_request']),
  pull_request_review_comment: row('actors',               'not forks or Dependabot',  ['created', 'edited'],    ['comment', 'pull_request']),
  merge_group:                 row('nobody',               'always',                   'any'),
  push:                        row('nobody',               'not Dependabot',           'any',                    [],                         'push'),
  create:                      row('nobody',               'not Dependabot',           'any'),
  release:                     row('nobody',               'always',                   RELEASE_ACTIONS,          ['release'],                'release'),
  schedule:                    row('nobody',               'always',                   'any',                    [],                         'last run'),
  workflow_dispatch:           row('nobody',               'always',                   'any',                    [],                         'last run',     'button'),
  repository_dispatch:         row('nobody',               'always',                   'any',                    [],                         'last run',     'call'),
  workflow_run:                row('actors of both runs',  'always',                   ['completed']),
}))
const OTHER = row('actors', 'always', 'any')

export function traitsOfEventName(name: string): EventTraits {
  return EVENTS.get(name) ?? OTHER
}
