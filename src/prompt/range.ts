import path from 'node:path'
import { Skipped } from '../errors.ts'
import { getPull } from '../github/issues-and-pulls.ts'
import { paginateReleases, paginateSuccessfulRuns, type WorkflowRun } from '../github/repository.ts'
import type { AskStep } from '../job/types.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { DAY_MS } from '../runtime.ts'
import type { Payload } from '../trigger/event.ts'
import { type EventTraits, traitsOfEventName } from '../trigger/event-table.ts'

/*
 * The changes that an event is about: since the push before, the release before or the last run that succeeded, or in a
 * pull request as it was when somebody asked.
 */

/** GitHub's search for runs ends at 1,000, and a wide search may get an outdated answer. No schedule is rarer than this. */
const LAST_RUN_WITHIN_MS = 400 * DAY_MS
const ZERO_SHA = /^0*$/

/** The two commits to compare, or the reason that they are not known, as a clause. */
type Range =
  | {
      /** Completes the sentence "nothing changed since …". */
      readonly since: RichText
      readonly base: string
      /** Undefined for the event's own commit. */
      readonly head?: string
      /** Sentences for the agent. */
      readonly remarks?: readonly string[]
    }
  | { readonly since: RichText; readonly why: RichText }

/** Not the `after` of a push: for an annotated tag, that is the tag's own object. */
export function ownCommit({ event }: AskStep): string {
  return event.payload.release?.tag_name ?? event.sha
}

export function findRange(step: AskStep, kind: EventTraits['changes']): Range | Promise<Range> {
  switch (kind) {
    case 'pull request':
      return sincePullBegan(step)
    case 'push':
      return sincePushBefore(step.event.payload)
    case 'release':
      return sinceReleaseBefore(step)
    case 'last run':
      return sinceLastRun(step)
    case undefined:
      throw new Error('taskFromInputs refuses an event without changes')
  }
}

/** At the payload's head: a label approves nothing that comes after it. */
async function sincePullBegan(step: AskStep): Promise<Range> {
  const { payload, pull, issueNumber: number } = step.event
  const since = trusted(`pull request #${number} began`)
  const name = `${step.event.repository}#${number}`
  const now = await getPull(step.github, step.startPolicy('read'), name)
  const head = pull?.headSha
  if (head === undefined) {
    // A comment's payload has no head. Nothing moves after a merge; else, without a later push, today's head is the one
    // that the person saw.
    const wasMerged = payload.issue?.pull_request?.merged_at !== undefined
    const commentedMs = Date.parse(payload.comment?.updated_at ?? '')
    const wasSeen = commentedMs > Date.parse(now.head.repo?.pushed_at ?? '')
    if (wasMerged || wasSeen) return { base: now.base.sha, head: now.head.sha, since }
    return { since, why: trusted(`commits may have been pushed to #${number} after this event`) }
  }
  const base = pull?.baseSha ?? now.base.sha
  if (now.head.sha === head) return { base, head, since }
  const remark = `Pull request #${number} is quoted as it was at commit ${head.slice(0, 12)}. Its branch has moved since then. Leave out newer changes: they were not asked for.`
  return { base, head, since, remarks: [remark] }
}

function sincePushBefore(push: Payload): Range {
  const since = trusted('the push before')
  const { before = '', after } = push
  if (after !== undefined && ZERO_SHA.test(after))
    throw new Skipped(trusted('This push deleted a branch or tag, so nothing changed.'))
  if (ZERO_SHA.test(before))
    return { since, why: trusted('it is the first push of this branch or tag') }
  if (push.forced)
    return { since, why: trusted('the push was forced, and replaced the commits before it') }
  return { since, base: before }
}

/**
 * The newest release that was published before this one; for a full one, the newest full one. They are listed by the
 * dates of their commits: the first that is found is near enough.
 */
async function sinceReleaseBefore(step: AskStep): Promise<Range> {
  const release = step.event.payload.release ?? {}
  const { published_at: date = '' } = release
  for await (const page of paginateReleases(step.github, step.startPolicy('read'))) {
    for (const other of page) {
      // A draft has no date.
      const isEarlier = (other.published_at ?? date) < date
      const isLesser = other.prerelease && !release.prerelease
      if (!isEarlier || isLesser) continue
      return { base: other.tag_name, since: richText`the release ${inQuotes(other.tag_name, 100)}` }
    }
  }
  const why = trusted('there is no release before this one')
  return { since: trusted('the release before'), why }
}

/** The last run that succeeded: the next run gets a failed run's changes. */
async function sinceLastRun(step: AskStep): Promise<Range> {
  const { event, github } = step
  const since = trusted('the last successful run of this workflow')
  const workflow = path.basename(event.workflowFile)
  if (workflow === '')
    return { since, why: trusted("the workflow's file is not known (GITHUB_WORKFLOW_REF)") }
  const within = new Date(step.clock.now().getTime() - LAST_RUN_WITHIN_MS)
  // Without these reads we would ask about the newest commit alone, and lose the others for good.
  const policy = step.startPolicy('read')
  const pages = paginateSuccessfulRuns(github, policy, workflow, event.refName, within)
  let last: WorkflowRun | undefined
  // At times, GitHub lists runs in another order, or some that did not succeed.
  for await (const runs of pages) {
    for (const run of runs) {
      if (run.conclusion !== 'success' || String(run.id) === event.runId) continue
      if (traitsOfEventName(run.event).changes !== 'last run') continue
      if (last === undefined || run.id > last.id) last = run
    }
  }
  if (last !== undefined) return { base: last.head_sha, since: richText`${since} (run ${last.id})` }
  const why = richText`GitHub lists no successful run of this workflow before this one (number ${event.runNumber})`
  return { since, why }
}
