import { Skipped } from '../base/errors.ts'
import { asRecord, asText } from '../base/json.ts'
import type { Log } from '../base/log.ts'
import { quote } from '../base/text.ts'
import type { GitHub } from '../github/client.ts'
import type { Release } from '../github/history.ts'
import { unlessItFails } from '../http/unless-it-fails.ts'
import type { WorkflowEvent } from '../runner/event.ts'

/** Which changes an event is about. */
export type ChangeRange =
  | { kind: 'range'; base: string; head: string; since: string }
  /** `missing` says, as a clause, why there is no more than the newest commit. */
  | { kind: 'newest'; head: string; missing: string }
  | { kind: 'pull request'; number: number }

export interface RangeOptions {
  event: WorkflowEvent
  github: Pick<GitHub, 'listReleases' | 'listSuccessfulRuns'>
  log: Pick<Log, 'warning'>
}

type ReadRange = (options: RangeOptions) => ChangeRange | Promise<ChangeRange>

/** The events that `context: changes` knows. A new one is a line here. */
const RANGES: ReadonlyMap<string, ReadRange> = new Map<string, ReadRange>([
  ['push', readPush],
  ['release', readRelease],
  ['schedule', sinceLastRun],
  ['workflow_dispatch', sinceLastRun],
  ['repository_dispatch', sinceLastRun],
  ['workflow_run', sinceFollowed],
  ['pull_request', readPull],
  ['pull_request_target', readPull],
])

/** Runs that these events triggered each take up where the one before ended. */
const BATCHES = ['schedule', 'workflow_dispatch', 'repository_dispatch']
/** Events whose run is for the branch that they are on. */
const FOLLOWED = ['push', ...BATCHES]
const NO_COMMIT = /^0*$/

/** The events that have changes, as a list for people. */
export const CHANGE_EVENTS = [...RANGES.keys()].join(', ')

export function hasChanges({ name }: Pick<WorkflowEvent, 'name'>): boolean {
  return RANGES.has(name)
}

/**
 * What to compare with what.
 * @throws Skipped where the event has no changes; HttpError where GitHub must be asked and fails for now
 */
export async function readRange(options: RangeOptions): Promise<ChangeRange> {
  const read = RANGES.get(options.event.name)
  if (read === undefined) throw new Error(`no range for ${options.event.name}`)
  return read(options)
}

function readPush({ event }: RangeOptions): ChangeRange {
  const { before, after, forced, ref } = event.payload
  if (typeof after === 'string' && NO_COMMIT.test(after)) {
    throw new Skipped(`This push deleted ${quote(String(ref), 100)}, so nothing changed.`)
  }
  const head = asText(after) ?? headOf(event)
  if (typeof before !== 'string' || NO_COMMIT.test(before))
    return newest(
      head,
      'it is the first push of this branch or tag, with nothing to compare it with',
    )
  if (forced === true)
    return newest(
      head,
      'the push was forced, so what it replaced is not part of the branch any more',
    )
  return { kind: 'range', base: before, head, since: 'the push before' }
}

async function readRelease({ event, github, log }: RangeOptions): Promise<ChangeRange> {
  const release = asRecord(event.payload.release)
  const tag = asText(release.tag_name) ?? headOf(event)
  const releases = await unlessForGood(() => github.listReleases(), log)
  if (releases === undefined) return newest(tag, 'the earlier releases cannot be read')
  const before = releaseBefore(release, releases.items)
  if (before === undefined) return newest(tag, 'there is no release before this one')
  const since = `the release ${quote(before.tag_name, 100)}`
  return { kind: 'range', base: before.tag_name, head: tag, since }
}

/** The newest that was published before this one; a full release comes after a full release. */
function releaseBefore(
  { tag_name, published_at, created_at, prerelease }: Record<string, unknown>,
  releases: Release[],
): Release | undefined {
  const thisDate = String(published_at ?? created_at ?? '9999')
  const dateOf = (release: Release) => release.published_at ?? release.created_at
  return releases
    .filter((one) => !one.draft && one.tag_name !== tag_name && dateOf(one) < thisDate)
    .filter((one) => prerelease === true || !one.prerelease)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))[0]
}

/** Since the last run of this workflow that went well: what a run did not get done, the next one gets. */
async function sinceLastRun({ event, github, log }: RangeOptions): Promise<ChangeRange> {
  const head = headOf(event)
  const file = /^[^/]+\/[^/]+\/(?:.*\/)?([^/]+)$/.exec(event.workflow)?.[1]
  if (file === undefined)
    return newest(head, "the workflow's file is not known (GITHUB_WORKFLOW_REF)")
  const runs = await unlessForGood(() => github.listSuccessfulRuns(file, event.refName), log)
  if (runs === undefined)
    return newest(
      head,
      'the last successful run of this workflow cannot be looked up (actions: read)',
    )
  const last = runs.find((run) => String(run.id) !== event.runId && BATCHES.includes(run.event))
  if (last === undefined) return newest(head, 'there is no earlier successful run of this workflow')
  const since = `the last successful run of this workflow (run ${last.id})`
  return { kind: 'range', base: last.head_sha, head, since }
}

/** Since the run of the followed workflow that went well before the one that is followed. */
async function sinceFollowed({ event, github, log }: RangeOptions): Promise<ChangeRange> {
  const followed = asRecord(event.payload.workflow_run)
  const { id, workflow_id, head_sha, head_branch, event: name } = followed
  if (typeof name !== 'string' || !FOLLOWED.includes(name) || typeof head_sha !== 'string') {
    throw new Skipped(
      `The run that this one follows was triggered by ${quote(String(name), 60)}, which has no changes for context: changes. It works behind ${FOLLOWED.join(', ')}.`,
    )
  }
  const runs = await unlessForGood(
    () => github.listSuccessfulRuns(String(workflow_id), String(head_branch ?? '')),
    log,
  )
  if (runs === undefined)
    return newest(
      head_sha,
      'the earlier runs of the followed workflow cannot be looked up (actions: read)',
    )
  const last = runs.find((run) => run.event === name && run.id < Number(id))
  if (last === undefined)
    return newest(head_sha, 'there is no earlier successful run of the followed workflow')
  const since = `the successful run ${last.id} of the workflow that this one follows`
  return { kind: 'range', base: last.head_sha, head: head_sha, since }
}

function readPull({ event }: RangeOptions): ChangeRange {
  return { kind: 'pull request', number: Number(asRecord(event.payload.pull_request).number) }
}

function newest(head: string, missing: string): ChangeRange {
  return { kind: 'newest', head, missing }
}

/**
 * An answer; undefined where asking again would not help, since a permission is missing, or what is asked
 * for is not there. What fails for now fails the step: a run that went well without it would be where the
 * next one begins, and its changes would be lost.
 */
export function unlessForGood<T>(
  ask: () => Promise<T>,
  log: RangeOptions['log'],
): Promise<T | undefined> {
  return unlessItFails(ask, (error) => {
    const { fault, status = 0 } = error
    if (fault !== 'too-large' && ![403, 404, 409, 422].includes(status)) throw error
    log.warning(error.message)
  })
}

function headOf({ sha }: WorkflowEvent): string {
  return sha === '' ? 'HEAD' : sha
}
