import path from 'node:path'
import { Skipped } from '../errors.ts'
import { getPull } from '../github/issues-and-pulls.ts'
import { paginateReleases, paginateSuccessfulRuns, type WorkflowRun } from '../github/repository.ts'
import type { AskStep } from '../job/types.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { DAY_MS } from '../runtime.ts'
import { type EventTraits, traitsOfEventName } from '../trigger/event-table.ts'

/*
 * The changes that an event is about: since the push before, the release before or the last run that succeeded, or in a
 * pull request as it was when somebody asked.
 */

/** GitHub's search for runs ends at 1,000, and a wide search may get an outdated answer. No schedule is rarer than this. */
const LAST_RUN_WITHIN_MS = 400 * DAY_MS
const ZERO_SHA = /^0*$/

/** The two commits to compare, or the reason that they are not known, as a clause. */
type Range = Compared | { readonly why: RichText }
interface Compared {
  readonly base: string
  readonly head: string
  /** Completes the sentence "nothing changed since …". */
  readonly since: RichText
}

/** Not the `after` of a push: for an annotated tag, that is the tag's own object. */
export function ownCommit({ event }: AskStep): string {
  return event.payload.release?.tag_name ?? event.sha
}

export function findRange(step: AskStep, kind: EventTraits['changes']): Range | Promise<Range> {
  switch (kind) {
    case 'pull request':
      return sincePullBegan(step)
    case 'push':
      return sincePushBefore(step)
    case 'release':
      return sinceReleaseBefore(step)
    case 'last run':
      return sinceLastRun(step)
    case undefined:
      throw new Error('An event without changes is a bad input')
  }
}

/** At the payload's head: a label approves nothing that comes after it. */
async function sincePullBegan(step: AskStep): Promise<Range> {
  const { pull, issueNumber: number, payload, repository } = step.event
  const since = trusted(`pull request #${number} began`)
  if (pull?.headSha !== undefined && pull.baseSha !== undefined)
    return { base: pull.baseSha, head: pull.headSha, since }
  // A comment's payload has neither. Nothing moves after a merge. Only people with write access push to a branch here; in a
  // fork, without a later push, today's head is the one that the person saw.
  const policy = step.startPolicy('read')
  const { head, base } = await getPull(step.github, policy, `${repository}#${number}`)
  const isFromHere = head.repo?.id === base.repo.id
  const commentedMs = Date.parse(payload.comment?.updated_at ?? '')
  const wasSeen = commentedMs > Date.parse(head.repo?.pushed_at ?? '')
  if (pull?.isMerged || isFromHere || wasSeen) return { base: base.sha, head: head.sha, since }
  return { why: trusted(`commits may have been pushed to #${number} after this event`) }
}

function sincePushBefore(step: AskStep): Range {
  const { before = '', after, forced } = step.event.payload
  if (after !== undefined && ZERO_SHA.test(after))
    throw new Skipped(trusted('This push deleted a branch or tag, so nothing changed.'))
  if (ZERO_SHA.test(before)) return { why: trusted('it is the first push of this branch or tag') }
  if (forced) return { why: trusted('the push was forced, and replaced the commits before it') }
  return { base: before, head: ownCommit(step), since: trusted('the push before') }
}

/**
 * The newest release that was published before this one; for a full one, the newest full one. They are listed by the
 * dates of their commits: the first that is found is near enough.
 */
async function sinceReleaseBefore(step: AskStep): Promise<Range> {
  const { published_at: date = '', prerelease } = step.event.payload.release ?? {}
  for await (const page of paginateReleases(step.github, step.startPolicy('read'))) {
    for (const other of page) {
      // A draft has no date.
      const isEarlier = (other.published_at ?? date) < date
      const isLesser = other.prerelease && !prerelease
      const since = richText`the release ${inQuotes(other.tag_name, 100)}`
      if (isEarlier && !isLesser) return { base: other.tag_name, head: ownCommit(step), since }
    }
  }
  return { why: trusted('there is no release before this one') }
}

/** The last run that succeeded: the next run gets a failed run's changes. */
async function sinceLastRun(step: AskStep): Promise<Range> {
  const event = step.event
  const workflow = path.basename(event.workflowFile)
  if (workflow === '')
    return { why: trusted("the workflow's file is not known (GITHUB_WORKFLOW_REF)") }
  const within = new Date(step.clock.now().getTime() - LAST_RUN_WITHIN_MS)
  // Without these reads we would ask about the newest commit alone, and lose the others for good.
  const policy = step.startPolicy('read')
  const pages = paginateSuccessfulRuns(step.github, policy, workflow, event.refName, within)
  const found: WorkflowRun[] = []
  for await (const runs of pages) found.push(...runs)
  // At times, GitHub lists runs in another order, or some that did not succeed.
  const [last] = found
    .filter((run) => run.conclusion === 'success' && String(run.id) !== event.runId)
    .filter((run) => traitsOfEventName(run.event).changes === 'last run')
    .toSorted((a, b) => b.id - a.id)
  if (last === undefined) {
    const why = richText`GitHub lists no successful run of this workflow on ${inQuotes(event.refName, 60)} before this one (number ${event.runNumber})`
    return { why }
  }
  const since = richText`the last successful run of this workflow (run ${last.id})`
  return { base: last.head_sha, head: ownCommit(step), since }
}
