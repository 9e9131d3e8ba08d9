import { isEarlierRun, type Payload } from '../../core/event.ts'
import { traitsOfEventName } from '../../core/event-traits.ts'
import { Skipped } from '../../errors.ts'
import { getPull } from '../../github/issues-and-pulls.ts'
import {
  compareCommits,
  type ListedCommit,
  type ListedFile,
  paginateReleases,
  paginateSuccessfulRuns,
  readCommit,
  readNewestActivity,
} from '../../github/repository.ts'
import { RequestFailure } from '../../http/retry.ts'
import { DAY_MS } from '../../runtime.ts'
import { inQuotes } from '../../text.ts'
import { AGENT_LOGIN } from '../../trigger/trigger.ts'
import type { AskStep } from '../step.ts'

/*
 * Reads changes from GitHub: since the push before, the release before or the last run of the workflow that succeeded,
 * or in a pull request, as it was when somebody asked.
 */

/** GitHub's search for runs ends at 1,000, and a wide search may get an outdated answer. No schedule is rarer than this. */
const LAST_RUN_WITHIN_MS = 400 * DAY_MS
const ZERO_SHA = /^0*$/

const TELL_MORE = 'If it should know of earlier ones, name them in `prompt`, and start a new run.'

export interface Changes {
  /** The newest first. */
  readonly commits: readonly Commit[]
  /** The true number of commits, if GitHub says. */
  readonly total?: number | undefined
  readonly files?: readonly ListedFile[] | undefined
  readonly totalFiles?: number | undefined
  /** Completes the sentence "nothing changed since …"; undefined if only the newest commit is known. */
  readonly since?: string
  /** Sentences for the agent about missing changes. */
  readonly remarks: readonly string[]
  /** The same for people. */
  readonly warnings: readonly string[]
}

export interface Commit {
  readonly sha: string
  readonly message: string
  readonly login: string | undefined
  readonly isByAgent: boolean
  readonly isMerge: boolean
}

/** The base of the comparison. */
type Begin =
  | { readonly kind: 'commit'; readonly base: string; readonly since: string }
  /** Only the newest commit can be quoted. `why` is a clause. */
  | { readonly kind: 'unknown'; readonly why: string }

export async function readChanges(step: AskStep): Promise<Changes> {
  switch (step.event.traits.changes) {
    case 'pull request':
      return readPullChanges(step)
    case 'push':
      return readSince(step, beginOfPush(step.event.payload))
    case 'release':
      return readSince(step, await beginOfRelease(step))
    case 'last run':
      return readSince(step, await beginAfterLastRun(step))
    case undefined:
      throw new Error('taskFromInputs refuses an event without changes')
  }
}

async function readPullChanges(step: AskStep): Promise<Changes> {
  const number = Number(step.event.issueNumber)
  const seen = await readPullAsSeen(step, number)
  // The event of a comment has no totals.
  const { pull } = step.event
  return {
    commits: newestFirst(seen.commits),
    total: pull?.commits ?? seen.total,
    files: seen.files,
    totalFiles: pull?.changedFiles,
    since: `pull request #${number} began`,
    remarks: seen.remarks,
    warnings: seen.warnings,
  }
}

async function readSince(step: AskStep, begin: Begin): Promise<Changes> {
  // Not the `after` of a push: for an annotated tag, that is the tag's own object.
  const head = step.event.payload.release?.tag_name ?? (step.event.sha || 'HEAD')
  if (begin.kind === 'unknown') {
    const warning = `The agent gets only the newest commit, since ${begin.why}. ${TELL_MORE}`
    return readNewest(step, head, begin.why, warning)
  }
  step.log.info(`The changes are those since ${begin.since}`)
  const compared = await compareCommits(step.github, step.startPolicy('needed'), begin.base, head)
  if (compared instanceof RequestFailure) {
    const reason = `the changes since ${begin.since} could not be read`
    const warning = `${compared.message} The agent gets only the newest commit. ${TELL_MORE}`
    return readNewest(step, head, reason, warning)
  }
  return {
    commits: newestFirst(compared.commits),
    total: compared.total_commits,
    files: compared.files,
    since: begin.since,
    remarks: [],
    warnings: [],
  }
}

/** @param reason a clause for the agent. @param warning the same, as a sentence for people */
async function readNewest(
  step: AskStep,
  head: string,
  reason: string,
  warning: string,
): Promise<Changes> {
  const commit = await readCommit(step.github, step.startPolicy('needed'), head)
  const warnings = [warning]
  if (commit.whyNoFiles !== undefined) warnings.push(commit.whyNoFiles)
  return {
    commits: newestFirst([commit]),
    files: commit.files,
    remarks: [
      `These are the changes of the newest commit alone, since ${reason}. What else changed is not known here.`,
    ],
    warnings,
  }
}

function beginOfPush(push: Payload): Begin {
  const isDeleted = push.after !== undefined && ZERO_SHA.test(push.after)
  if (isDeleted)
    throw new Skipped(`This push deleted ${inQuotes(push.ref ?? '', 100)}, so nothing changed.`)
  const before = push.before ?? ''
  if (ZERO_SHA.test(before)) {
    const why = 'it is the first push of this branch or tag, with nothing to compare it with'
    return { kind: 'unknown', why }
  }
  if (push.forced) {
    const why = 'the push was forced, so the commits it replaced are no longer part of the branch'
    return { kind: 'unknown', why }
  }
  return { kind: 'commit', base: before, since: 'the push before' }
}

/**
 * The newest release that was published before this one; for a full one, the newest full one. They are listed by the
 * dates of their commits, so another page may have a newer one: the first that is found is near enough.
 */
async function beginOfRelease(step: AskStep): Promise<Begin> {
  const release = step.event.payload.release ?? {}
  const releaseDate = release.published_at ?? release.created_at ?? '9999'
  for await (const page of paginateReleases(step.github, step.startPolicy('needed'))) {
    let tag: string | undefined
    let tagDate = ''
    for (const other of page) {
      if (other.draft) continue
      if (other.tag_name === release.tag_name) continue
      const isLesser = other.prerelease && !release.prerelease
      if (isLesser) continue
      const date = other.published_at ?? other.created_at
      const isEarlier = date < releaseDate
      if (!isEarlier) continue
      const isNewestYet = date > tagDate
      if (!isNewestYet) continue
      tag = other.tag_name
      tagDate = date
    }
    if (tag !== undefined)
      return { kind: 'commit', base: tag, since: `the release ${inQuotes(tag, 100)}` }
  }
  return { kind: 'unknown', why: 'there is no release before this one' }
}

/** The last run that succeeded: the next run gets a failed run's changes. */
async function beginAfterLastRun(step: AskStep): Promise<Begin> {
  const workflow = /^[^/]+\/[^/]+\/(?:.*\/)?([^/]+)$/.exec(step.event.workflow)?.[1]
  if (workflow === undefined)
    return { kind: 'unknown', why: "the workflow's file is not known (GITHUB_WORKFLOW_REF)" }
  const isLost = await wasRequestLost(step)
  const runId = step.event.runId
  const pages = paginateSuccessfulRuns(
    step.github,
    // Without these reads we would ask about the newest commit alone, and lose the others for good.
    step.startPolicy('needed'),
    workflow,
    step.event.refName,
    new Date(step.clock.now().getTime() - LAST_RUN_WITHIN_MS),
  )
  for await (const runs of pages) {
    for (const run of runs) {
      const id = String(run.id)
      if (id === runId) continue
      // Normally, a later run has dealt with these changes too. But if this run's request was lost, the later run took them
      // for done, and only an earlier run counts.
      if (isLost && !isEarlierRun(id, runId)) continue
      if (traitsOfEventName(run.event).changes !== 'last run') continue
      const since = `the last successful run of this workflow (run ${id})`
      return { kind: 'commit', base: run.head_sha, since }
    }
  }
  return { kind: 'unknown', why: 'there is no earlier successful run of this workflow' }
}

/** Whether a pull request was merged or closed while its job was at work on this run's earlier request. */
async function wasRequestLost(step: AskStep): Promise<boolean> {
  const isRerun = step.event.runAttempt > 1
  if (!isRerun) return false
  const entries = (await step.record?.read()) ?? []
  return entries.some((entry) => entry.run === step.event.runId && entry.state === 'lost')
}

function newestFirst(listed: readonly ListedCommit[]): Commit[] {
  const commits: Commit[] = []
  for (const one of listed.toReversed()) {
    const author = one.author?.login
    const isCommittedByAgent = one.committer?.login === AGENT_LOGIN
    commits.push({
      sha: one.sha,
      message: one.commit.message,
      login: author,
      isByAgent: author === AGENT_LOGIN || isCommittedByAgent,
      isMerge: one.parents.length > 1,
    })
  }
  return commits
}

type Pull = Awaited<ReturnType<typeof getPull>>

/** Without commits and files if it is unknown what the person saw. */
interface PullAsSeen {
  readonly commits: readonly ListedCommit[]
  readonly total?: number
  readonly files?: readonly ListedFile[] | undefined
  /** Sentences for the agent. */
  readonly remarks: readonly string[]
  /** Sentences for people: the parts not quoted, and the reason. */
  readonly warnings: readonly string[]
}

/** A pull request's commits and files at the payload's head: a label approves nothing that comes after it. */
export async function readPullAsSeen(
  step: Pick<AskStep, 'github' | 'event' | 'startPolicy'>,
  number: number,
): Promise<PullAsSeen> {
  const pull = `${step.event.repository}#${number}`
  const now = await getPull(step.github, step.startPolicy('needed'), pull, {
    // The comparison comes next.
    permission: 'pull-requests: read, and contents: read',
  })
  const { head, base } = await commitsAsSeen(step, now)
  const notQuoted = 'so its files are not quoted.'
  if (head === undefined || base === undefined) {
    const remark = `Commits may have been pushed to pull request #${number} since then, ${notQuoted}`
    const warning = `Commits may have been pushed to #${number} after this event, so the agent gets none of its commits and files. If they are right, ask again.`
    return { commits: [], remarks: [remark], warnings: [warning] }
  }
  const compared = await compareCommits(step.github, step.startPolicy('needed'), base, head)
  if (compared instanceof RequestFailure) {
    const remark = `The commits of pull request #${number} cannot be read, ${notQuoted}`
    const warning = `${compared.message} The agent gets none of the commits and files of #${number}.`
    return { commits: [], remarks: [remark], warnings: [warning] }
  }
  const remarks: string[] = []
  if (now.head.sha !== head)
    remarks.push(
      `Pull request #${number} is quoted as it was at commit ${head.slice(0, 12)}. Its branch has moved since then. Leave out newer changes: they were not asked for.`,
    )
  return {
    commits: compared.commits,
    total: compared.total_commits,
    files: compared.files,
    remarks,
    warnings: [],
  }
}

/** The SHAs are undefined if the payload doesn't say, or the branch may have moved since. */
async function commitsAsSeen(
  step: Pick<AskStep, 'github' | 'event' | 'startPolicy'>,
  now: Pull,
): Promise<{ head?: string | undefined; base?: string | undefined }> {
  const { payload, pull } = step.event
  const showsCommits = payload.pull_request !== undefined
  if (showsCommits) return { head: pull?.headSha, base: pull?.baseSha }
  // A comment's payload has no head. Without a later push, today's head is the one that the person saw.
  const commentedAt = Date.parse(payload.comment?.updated_at ?? '')
  if (await mayHaveMoved(step, now, commentedAt)) return {}
  return { head: now.head.sha, base: now.base.sha }
}

/** Whether its branch moved after that time, as far as that is known. */
async function mayHaveMoved(
  step: Pick<AskStep, 'github' | 'startPolicy'>,
  pull: Pull,
  sinceMs: number,
): Promise<boolean> {
  // An unknown time is NaN, and no comparison with NaN is true: so both conditions leave it at "may have moved".
  const { repo, ref, sha } = pull.head
  const anyBranchMovedMs = Date.parse(repo?.pushed_at ?? '')
  const cameAfterAll = sinceMs > anyBranchMovedMs
  if (cameAfterAll) return false
  const repository = repo?.full_name
  const isForkDeleted = repository === undefined
  if (isForkDeleted) return true
  const newest = await readNewestActivity(step.github, step.startPolicy('needed'), repository, ref)
  if (newest?.after !== sha) return true
  const cameAfterMove = sinceMs > Date.parse(newest.timestamp)
  return !cameAfterMove
}
