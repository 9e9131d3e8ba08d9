import { Skipped } from '../errors.ts'
import { getPull } from '../github/issues-and-pulls.ts'
import {
  compareCommits,
  type ListedCommit,
  type ListedFile,
  paginateReleases,
  paginateSuccessfulRuns,
  readCommit,
  type WorkflowRun,
} from '../github/repository.ts'
import { RequestFailure } from '../http/retry.ts'
import { isInPaths } from '../inputs/path-patterns.ts'
import type { AskStep } from '../job/types.ts'
import { DAY_MS } from '../runtime.ts'
import { firstLine, inQuotes } from '../text.ts'
import type { Payload } from '../trigger/event.ts'
import { type EventTraits, traitsOfEventName } from '../trigger/event-table.ts'
import { AGENT_LOGIN } from '../trigger/trigger.ts'
import type { ContextPart, Quotation } from './quotation.ts'

/*
 * `context: changes` and `diff`: what changed since the push before, the release before or the last run that succeeded,
 * or in a pull request as it was when somebody asked. Only the two commits differ: all else is the same for all.
 */

/** GitHub's search for runs ends at 1,000, and a wide search may get an outdated answer. No schedule is rarer than this. */
const LAST_RUN_WITHIN_MS = 400 * DAY_MS
/** GitHub lists no more. */
const MAX_LISTED_FILES = 300
/** For all patches: some 3,000 lines of code. */
const MAX_DIFF_BYTES = 128 * 1024
/** They say nothing that readers see. */
const LOCK_FILE =
  /(?:^|\/)(?:[^/]+\.lock|bun\.lockb|go\.sum|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml)$/
const ZERO_SHA = /^0*$/

/** No changed file concerns this step, so the event that tells of the changes does not either. */
export class SkippedByPaths extends Skipped {}

/** The two commits to compare. */
interface Range {
  /** Undefined if it is not known. */
  readonly base?: string | undefined
  readonly head: string | undefined
  /** Completes the sentence "nothing changed since …". */
  readonly since: string
  /** The reason that the base is not known, as a clause. */
  readonly why?: string
  /** A sentence for the agent. */
  readonly remark?: string
}

interface Changes {
  /** The newest first. */
  readonly commits: readonly ListedCommit[]
  /** The true number of commits; undefined if only the newest is known, or none. */
  readonly total?: number
  /** Undefined if they are not known. */
  readonly files: readonly ListedFile[] | undefined
  readonly since: string
  /** Sentences for the agent about missing changes. */
  readonly remarks: readonly string[]
  /** The same for people. */
  readonly warnings: readonly string[]
}

/** @throws RequestFailure for what may pass, since no later run would see these changes */
export async function readChanges(step: AskStep, kind: EventTraits['changes']): Promise<Changes> {
  const range = await rangeOf(step, kind)
  const { base, head, since, remark } = range
  let { why } = range
  if (base !== undefined && head !== undefined) {
    step.log.info(`The changes are those since ${since}`)
    const compared = await compareCommits(step.github, step.startPolicy('read'), base, head)
    if (!(compared instanceof RequestFailure))
      return {
        commits: compared.commits.toReversed(),
        total: compared.total_commits,
        files: compared.files,
        since,
        remarks: remark === undefined ? [] : [remark],
        warnings: [],
      }
    why = `the changes since ${since} cannot be read (${compared.message})`
  }
  if (kind === 'pull request' || head === undefined)
    return {
      commits: [],
      files: undefined,
      since,
      remarks: ["The pull request's commits and files are not known here."],
      warnings: [`The agent gets no commits and files of the pull request, since ${why}.`],
    }
  const newest = await readCommit(step.github, step.startPolicy('read'), head)
  const warnings = [`The agent gets only the newest commit, since ${why}.`]
  if (newest.whyNoFiles !== undefined) warnings.push(newest.whyNoFiles)
  return {
    commits: [newest],
    files: newest.files,
    since,
    remarks: [
      'These are the changes of the newest commit alone. What else changed is not known here.',
    ],
    warnings,
  }
}

async function rangeOf(step: AskStep, kind: EventTraits['changes']): Promise<Range> {
  const { payload, sha } = step.event
  // Not the `after` of a push: for an annotated tag, that is the tag's own object.
  const head = payload.release?.tag_name ?? (sha || 'HEAD')
  switch (kind) {
    case 'pull request':
      return rangeOfPull(step)
    case 'push':
      return { head, since: 'the push before', ...baseOfPush(payload) }
    case 'release':
      return { head, ...(await baseOfRelease(step)) }
    case 'last run':
      return { head, ...(await baseAfterLastRun(step)) }
    case undefined:
      throw new Error('taskFromInputs refuses an event without changes')
  }
}

/** At the payload's head: a label approves nothing that comes after it. */
async function rangeOfPull(step: AskStep): Promise<Range> {
  const { payload, pull, issueNumber: number } = step.event
  const since = `pull request #${number} began`
  const name = `${step.event.repository}#${number}`
  const now = await getPull(step.github, step.startPolicy('read'), name)
  let { headSha: head, baseSha: base } = pull ?? {}
  // A comment's payload has no head. Nothing moves after a merge; else, without a later push, today's head is the one that
  // the person saw.
  if (payload.pull_request === undefined) {
    const wasMerged = payload.issue?.pull_request?.merged_at !== undefined
    const commentedMs = Date.parse(payload.comment?.updated_at ?? '')
    const wasSeen = commentedMs > Date.parse(now.head.repo?.pushed_at ?? '')
    const why = `commits may have been pushed to #${number} after this event`
    if (!wasMerged && !wasSeen) return { head: undefined, since, why }
    head = now.head.sha
    base = now.base.sha
  }
  if (now.head.sha === head) return { base, head, since }
  const remark = `Pull request #${number} is quoted as it was at commit ${head?.slice(0, 12)}. Its branch has moved since then. Leave out newer changes: they were not asked for.`
  return { base, head, since, remark }
}

function baseOfPush(push: Payload): Pick<Range, 'base' | 'why'> {
  if (push.after !== undefined && ZERO_SHA.test(push.after))
    throw new Skipped(`This push deleted ${inQuotes(push.ref ?? '', 100)}, so nothing changed.`)
  const { before = '' } = push
  if (ZERO_SHA.test(before)) return { why: 'it is the first push of this branch or tag' }
  if (push.forced) return { why: 'the push was forced, and replaced the commits before it' }
  return { base: before }
}

/**
 * The newest release that was published before this one; for a full one, the newest full one. They are listed by the
 * dates of their commits, so another page may have a newer one: the first that is found is near enough.
 */
async function baseOfRelease(step: AskStep): Promise<Omit<Range, 'head'>> {
  const release = step.event.payload.release ?? {}
  const releaseDate = release.published_at ?? release.created_at ?? '9999'
  for await (const page of paginateReleases(step.github, step.startPolicy('read'))) {
    let tag: string | undefined
    let tagDate = ''
    for (const other of page) {
      const isLesser = other.prerelease && !release.prerelease
      if (other.draft || other.tag_name === release.tag_name || isLesser) continue
      const date = other.published_at ?? other.created_at
      if (date >= releaseDate || date <= tagDate) continue
      tag = other.tag_name
      tagDate = date
    }
    if (tag !== undefined) return { base: tag, since: `the release ${inQuotes(tag, 100)}` }
  }
  return { since: 'the release before', why: 'there is no release before this one' }
}

/** The last run that succeeded: the next run gets a failed run's changes. */
async function baseAfterLastRun(step: AskStep): Promise<Omit<Range, 'head'>> {
  const { event, github } = step
  const since = 'the last successful run of this workflow'
  const workflow = /^[^/]+\/[^/]+\/(?:.*\/)?([^/]+)$/.exec(event.workflow)?.[1]
  if (workflow === undefined)
    return { since, why: "the workflow's file is not known (GITHUB_WORKFLOW_REF)" }
  const within = new Date(step.clock.now().getTime() - LAST_RUN_WITHIN_MS)
  // Without these reads we would ask about the newest commit alone, and lose the others for good.
  const policy = step.startPolicy('read')
  let last: WorkflowRun | undefined
  // At times, GitHub lists runs in another order, or some that did not succeed.
  for await (const runs of paginateSuccessfulRuns(
    github,
    policy,
    workflow,
    event.refName,
    within,
  )) {
    for (const run of runs) {
      if (run.conclusion !== 'success' || String(run.id) === event.runId) continue
      if (traitsOfEventName(run.event).changes !== 'last run') continue
      if (last === undefined || run.id > last.id) last = run
    }
  }
  if (last !== undefined) return { base: last.head_sha, since: `${since} (run ${last.id})` }
  let why = 'there is no earlier successful run of this workflow'
  if (event.runNumber > 1)
    why = `GitHub lists no successful run before this one, which has number ${event.runNumber}`
  return { since, why }
}

/* The quotations. */

/** @throws Skipped if nothing changed, or nothing but the agent's own work; RequestFailure */
export async function readChangesContext(step: AskStep, withDiff: boolean): Promise<ContextPart> {
  const changes = await readChanges(step, step.event.traits.changes)
  const { since, total } = changes
  if (total === 0)
    throw new Skipped(`Nothing changed since ${since}, so there is nothing to document.`)
  if (total !== undefined && changes.files?.length === 0)
    throw new Skipped(
      `The commits since ${since} add up to nothing, as a change and its revert do, so there is nothing to document.`,
    )
  const quotations = [quoteCommits(changes, step)]
  const remarks = changes.remarks.slice()
  const { paths } = step.inputs
  let { files } = changes
  if (files !== undefined && paths !== undefined) {
    const patterns = inQuotes(paths.map((pattern) => pattern.text).join(' '))
    remarks.push(`Only files in \`paths\` (${patterns}) count for this task.`)
    const isWhole = total !== undefined && files.length < MAX_LISTED_FILES
    // A renamed file counts under either of its names.
    files = files.filter(({ filename, previous_filename: earlier = filename }) =>
      [filename, earlier].some((name) => isInPaths(paths, name)),
    )
    if (files.length === 0 && isWhole)
      throw new SkippedByPaths(
        `None of the files that changed since ${since} is in \`paths\` (${patterns}), so there is nothing to document.`,
      )
  }
  if (files !== undefined) {
    quotations.push(quoteFiles(files))
    if (withDiff) quotations.push(quoteDiff(files))
  }
  return { quotations, isLogged: true, remarks, warnings: changes.warnings }
}

/**
 * Without the agent's own commits. If it has any, also without merges, which may merge its work.
 * @throws Skipped if no other is left
 */
function quoteCommits({ commits, total, since }: Changes, step: AskStep): Quotation {
  const own = commits.filter(isByAgent)
  let others = commits
  if (own.length > 0 && total !== undefined)
    others = commits.filter((commit) => !isByAgent(commit) && commit.parents.length < 2)
  if (others.length < commits.length) {
    // Anybody can write the agent's address into a commit: people should see the commits left out.
    const names = own.map((commit) => `${commit.sha.slice(0, 12)} ${subjectOf(commit, 60)}`)
    step.log.info(`Left out as the agent's own (${AGENT_LOGIN}): ${names.join(', ')}`)
    // Commits that GitHub does not list may be by others: then we ask the agent.
    if (others.length === 0 && commits.length === total)
      throw new Skipped(
        `Since ${since}, nothing changed but the agent's own work (commits of ${AGENT_LOGIN}), so there is nothing to document.`,
      )
    if (others.length === 0) others = commits
  }
  const lines: string[] = []
  for (const commit of others) {
    const login = commit.author?.login
    const author = login === undefined ? '(no account)' : inQuotes(login, 60)
    lines.push(`${commit.sha.slice(0, 12)} ${author}: ${subjectOf(commit, 200)}`)
  }
  const facts = {
    since: total === undefined ? undefined : since,
    'number of commits': total ?? 'not known',
    listed: `${lines.length}, the newest first`,
  }
  return { kind: 'commits', facts, body: lines.join('\n') }
}

function isByAgent({ author, committer }: ListedCommit): boolean {
  return author?.login === AGENT_LOGIN || committer?.login === AGENT_LOGIN
}

function subjectOf({ commit }: ListedCommit, maxLength: number): string {
  return inQuotes(firstLine(commit.message), maxLength)
}

export function quoteFiles(files: readonly ListedFile[]): Quotation {
  const lines: string[] = []
  for (const file of files) {
    let line = `${inQuotes(file.filename)} ${inQuotes(file.status, 20)}`
    // GitHub also says 0 for files that it didn't diff: binary or too large.
    const isCounted = file.additions + file.deletions !== 0
    if (isCounted) line += ` +${file.additions} -${file.deletions}`
    lines.push(line)
  }
  const isCut = files.length >= MAX_LISTED_FILES
  const facts = { count: isCut ? `${files.length} or more` : files.length }
  return { kind: 'changed files', facts, body: lines.join('\n') }
}

/** Lock files last, and the smallest patches first, cut at the limit: generated code has the longest. */
function quoteDiff(files: readonly ListedFile[]): Quotation {
  const isLock = (file: ListedFile) => Number(LOCK_FILE.test(file.filename))
  const lengthOf = (file: ListedFile) => file.patch?.length ?? 0
  const sorted = files.toSorted((a, b) => isLock(a) - isLock(b) || lengthOf(a) - lengthOf(b))
  const patches: string[] = []
  for (const { filename, patch } of sorted) {
    if (!patch) continue
    // A line break of another kind would begin a line that may look like the head of another file.
    const lines = patch.replace(/\r(?!\n)|[\u2028\u2029]/g, ' ')
    patches.push(`=== ${inQuotes(filename)}\n${lines}\n`)
  }
  return {
    kind: 'diff',
    facts: { 'files with a patch': patches.length, 'files without': files.length - patches.length },
    body: patches.join(''),
    maxBytes: MAX_DIFF_BYTES,
  }
}
