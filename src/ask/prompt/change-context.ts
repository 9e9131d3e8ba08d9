import { Skipped } from '../../errors.ts'
import { isLaterRun } from '../../frame/event.ts'
import { factsOf } from '../../frame/events.ts'
import { AGENT_LOGIN } from '../../gate/gate.ts'
import { readPull } from '../../github/pulls.ts'
import {
  compare,
  type ListedCommit,
  type ListedFile,
  pagesOfReleases,
  pagesOfSuccessfulRuns,
  readCommit,
} from '../../github/repository.ts'
import {
  areAllListed,
  type ChangedFiles,
  quoteDiff,
  quoteFiles,
} from '../../quoting/changed-files.ts'
import { isInPaths, type PathPatterns } from '../../quoting/path-patterns.ts'
import type { Quotation, Quoted } from '../../quoting/quotations.ts'
import { firstLine, inQuotes } from '../../text.ts'
import type { AskStep } from '../step.ts'

/*
 * `context: changes` and `diff`: what changed since the last time, or in a pull request. A skipped step is green, and
 * the next one begins after it: so it is skipped only if GitHub's answer leaves nothing open.
 */

/** GitHub's search for runs ends at 1,000, and its answer may be older the wider it is. No schedule is rarer than this. */
const LAST_RUN_WITHIN_MS = 400 * 86_400_000
const NO_COMMIT = /^0*$/
/** GitHub shows 72; a longer first line is a message without paragraphs. */
const MAX_SUBJECT = 200

const TELL_MORE = 'If it should know of earlier ones, name them in `prompt`, and start a new run.'

/** The base of the comparison. */
type Begin =
  | { readonly kind: 'commit'; readonly base: string; readonly since: string }
  /** Only the newest commit can be quoted. `why` is a clause. */
  | { readonly kind: 'unknown'; readonly why: string }

interface Changes {
  /** The newest first. */
  readonly commits: readonly Commit[]
  /** The true number of commits, if GitHub says. */
  readonly total?: number | undefined
  readonly files?: readonly ListedFile[] | undefined
  readonly totalFiles?: number | undefined
  /** Completes the sentence "nothing changed since …"; undefined if only the newest commit is known. */
  readonly since?: string
  /** A sentence for the agent about missing changes. */
  readonly remark?: string | undefined
}

type Commit = ReturnType<typeof toCommit>
type Payload = AskStep['event']['payload']

/** No changed file concerns this step, so the event that tells of the changes does not either. */
export class OutsidePaths extends Skipped {}

/** @throws Skipped if nothing changed, or nothing but the agent's own work; HttpError */
export async function quoteChanges(step: AskStep, withDiff: boolean): Promise<Quoted> {
  const changes = await readChanges(step)
  const { files: listed, since, total } = changes
  if (total === 0)
    throw new Skipped(`Nothing changed since ${since}, so there is nothing to document.`)
  const quotations = [quoteCommits(changes)]
  const remarks = changes.remark === undefined ? [] : [changes.remark]
  if (listed === undefined) return { quotations, isLogged: true, remarks }
  const { paths } = step.inputs
  let inPaths: ListedFile[] | undefined
  if (paths !== undefined) {
    inPaths = await filesInPaths(listed, paths, step)
    remarks.push(remarkOnPaths(paths))
  }
  const files = { listed, total: changes.totalFiles, inPaths }
  if (inPaths?.length === 0) remarks.push(remarkOnNone(files, since, step))
  quotations.push(quoteFiles(files))
  if (withDiff) quotations.push(quoteDiff(files))
  return { quotations, isLogged: true, remarks }
}

function quoteCommits(changes: Changes): Quotation {
  const { total, since } = changes
  const commits = withoutAgents(changes)
  const lines = commits.map(({ sha, message, login }) => {
    const author = login === undefined ? '(no account)' : inQuotes(login, 60)
    return `${sha.slice(0, 12)} ${author}: ${inQuotes(firstLine(message), MAX_SUBJECT)}`
  })
  const left = changes.commits.length - commits.length
  const facts = {
    since,
    'number of commits': total ?? 'not known',
    listed: `${commits.length}, the newest first`,
    'left out': left === 0 ? undefined : `commits of ${AGENT_LOGIN}, and merges: ${left}`,
  }
  return { kind: 'commits', facts, body: lines.join('\n') }
}

/** Without the agent's own commits. If it has any, also without merges, which may merge its work. */
function withoutAgents({ commits, total, since }: Changes): readonly Commit[] {
  const hasOwn = commits.some(({ isByAgent }) => isByAgent)
  // The newest commit alone says nothing about the others.
  if (!hasOwn || since === undefined) return commits
  const others = commits.filter(({ isByAgent, isMerge }) => !isByAgent && !isMerge)
  if (others.length > 0) return others
  // Commits that GitHub does not list may be by others: then we ask the agent.
  if (commits.length !== total) return commits
  throw new Skipped(
    `Since ${since}, nothing changed but the agent's own work (commits of ${AGENT_LOGIN}), so there is nothing to document.`,
  )
}

/** A renamed file counts under either of its names. */
async function filesInPaths(
  files: readonly ListedFile[],
  paths: PathPatterns,
  { clock, signal }: Pick<AskStep, 'clock' | 'signal'>,
): Promise<ListedFile[]> {
  const inPaths: ListedFile[] = []
  for (const file of files) {
    // Whoever named the files decides how long this takes: a cancel must still work.
    await clock.sleep(0, signal)
    const { filename, previous_filename = filename } = file
    if (isInPaths(paths, filename) || isInPaths(paths, previous_filename)) inPaths.push(file)
  }
  return inPaths
}

function remarkOnPaths(paths: PathPatterns): string {
  const patterns = paths.map(({ text }) => text).join(' ')
  return `Only files in \`paths\` (${inQuotes(patterns)}) count for this task. The commits may have changed others: these are not quoted, and nothing is asked for them.`
}

/** @throws OutsidePaths if it is sure that no file in `paths` changed: then this step has nothing to do */
function remarkOnNone(files: ChangedFiles, since: string | undefined, { log }: AskStep): string {
  const { length } = files.listed
  if (since !== undefined && areAllListed(files))
    throw new OutsidePaths(
      `None of the files that changed since ${since} (${length}) is in \`paths\`, so there is nothing to document.`,
    )
  const remark = `None of the changed files that are known (${length}) is in \`paths\`. Others, which are not known here, may be.`
  log.warning(`${remark} So the agent is asked all the same.`)
  return remark
}

async function readChanges(step: AskStep): Promise<Changes> {
  const { facts, payload } = step.event
  switch (facts.changes) {
    case 'pull request':
      return readPullChanges(step)
    case 'push':
      return readSince(step, beginOfPush(payload))
    case 'release':
      return readSince(step, await beginOfRelease(step))
    case 'last run':
      return readSince(step, await beginAfterLastRun(step))
    case undefined:
      throw new Error('readTask refuses an event without changes')
  }
}

async function readPullChanges(step: AskStep): Promise<Changes> {
  const { pull_request: pull, issue } = step.event.payload
  // The event of a comment calls the pull request an issue, and has no totals.
  const number = (pull ?? issue)?.number
  const { compared, remark } = await readPullAsSeen(step, Number(number))
  return {
    commits: newestFirst(compared?.commits ?? []),
    total: pull?.commits ?? compared?.total_commits,
    files: compared?.files,
    totalFiles: pull?.changed_files,
    since: `pull request #${number} began`,
    remark,
  }
}

async function readSince(step: AskStep, begin: Begin): Promise<Changes> {
  const { github, stages, log, event } = step
  // Not the `after` of a push: for an annotated tag, that is the tag's own object.
  const head = event.payload.release?.tag_name ?? (event.sha || 'HEAD')
  if (begin.kind === 'unknown') {
    log.warning(`The agent gets only the newest commit, since ${begin.why}. ${TELL_MORE}`)
    return readNewest(step, head, begin.why)
  }
  const { base, since } = begin
  log.info(`The changes are those since ${since}`)
  const without = `The agent gets only the newest commit. ${TELL_MORE}`
  const compared = await compare(github, stages.needed, base, head, without)
  if (compared === undefined)
    return readNewest(step, head, `the changes since ${since} could not be read`)
  const { commits, total_commits: total, files } = compared
  return { commits: newestFirst(commits), total, files, since }
}

async function readNewest(step: AskStep, head: string, why: string): Promise<Changes> {
  const remark = `These are the changes of the newest commit alone, since ${why}. What else changed is not known here.`
  const commit = await readCommit(step.github, step.stages.needed, head)
  return { commits: [toCommit(commit)], files: commit.files, remark }
}

function beginOfPush({ before, after, forced, ref = '' }: Payload): Begin {
  if (after !== undefined && NO_COMMIT.test(after))
    throw new Skipped(`This push deleted ${inQuotes(ref, 100)}, so nothing changed.`)
  if (before === undefined || NO_COMMIT.test(before)) {
    const why = 'it is the first push of this branch or tag, with nothing to compare it with'
    return { kind: 'unknown', why }
  }
  if (forced) {
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
  const { tag_name, published_at, created_at, prerelease } = step.event.payload.release ?? {}
  const thisDate = published_at ?? created_at ?? '9999'
  for await (const releases of pagesOfReleases(step.github, step.stages.needed)) {
    const dateOf = (one: (typeof releases)[number]) => one.published_at ?? one.created_at
    const [last] = releases
      .filter((one) => !one.draft && one.tag_name !== tag_name && dateOf(one) < thisDate)
      .filter((one) => prerelease || !one.prerelease)
      .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
    if (last === undefined) continue
    const since = `the release ${inQuotes(last.tag_name, 100)}`
    return { kind: 'commit', base: last.tag_name, since }
  }
  return { kind: 'unknown', why: 'there is no release before this one' }
}

/** The last run that succeeded: the next run gets a failed run's changes. */
async function beginAfterLastRun(step: AskStep): Promise<Begin> {
  const { event, github, stages, clock } = step
  const workflow = /^[^/]+\/[^/]+\/(?:.*\/)?([^/]+)$/.exec(event.workflow)?.[1]
  if (workflow === undefined)
    return { kind: 'unknown', why: "the workflow's file is not known (GITHUB_WORKFLOW_REF)" }
  const isLost = await wasRequestLost(step)
  const oldest = new Date(clock.now().getTime() - LAST_RUN_WITHIN_MS)
  const branch = event.refName
  // These reads are needed: without them we would ask about the newest commit alone, and lose the others for good.
  const pages = pagesOfSuccessfulRuns(github, stages.needed, workflow, branch, oldest)
  for await (const runs of pages) {
    for (const { id, event: name, head_sha: base } of runs) {
      const run = String(id)
      // Later runs, which do not know that a request was lost, began after it.
      const isBefore = isLost ? isLaterRun(event.runId, run) : run !== event.runId
      if (!isBefore || factsOf(name).changes !== 'last run') continue
      const since = `the last successful run of this workflow (run ${id})`
      return { kind: 'commit', base, since }
    }
  }
  return { kind: 'unknown', why: 'there is no earlier successful run of this workflow' }
}

/** Whether an earlier attempt of this run asked for a pull request that was then merged or closed (T9). */
async function wasRequestLost({ event, record }: AskStep): Promise<boolean> {
  const isRerun = event.runAttempt > 1
  if (!isRerun || !record.isKept) return false
  const { own } = await record.read()
  return own.some(({ run, state }) => run === event.runId && state === 'lost')
}

function newestFirst(commits: readonly ListedCommit[]): Commit[] {
  return commits.map(toCommit).toReversed()
}

function toCommit({ sha, commit, author, committer, parents }: ListedCommit) {
  return {
    sha,
    message: commit.message,
    login: author?.login,
    isByAgent: author?.login === AGENT_LOGIN || committer?.login === AGENT_LOGIN,
    isMerge: parents.length > 1,
  }
}

/**
 * A pull request's commits and files at the payload's head: a label approves nothing that comes after it.
 * @returns no `compared` if it is unknown what the person saw; `remark`: sentences for the agent
 */
export async function readPullAsSeen(
  { github, event, stages }: AskStep,
  number: number,
): Promise<{ compared?: Awaited<ReturnType<typeof compare>>; remark?: string }> {
  const now = await readPull(github, stages.needed, `${event.repository}#${number}`, {
    // The comparison comes next.
    permission: 'pull-requests: read, and contents: read',
  })
  const { head, base } = commitsAsSeen(event.payload, now)
  const without = 'so its files are not quoted.'
  if (head === undefined || base === undefined)
    return {
      remark: `Commits may have been pushed to pull request #${number} since then, ${without}`,
    }
  const compared = await compare(github, stages.needed, base, head)
  if (compared === undefined)
    return { remark: `The commits of pull request #${number} cannot be read, ${without}` }
  if (now.head.sha === head) return { compared }
  const remark = `Pull request #${number} is quoted as it was at commit ${head.slice(0, 12)}. Its branch has moved since then. Leave out newer changes: they were not asked for.`
  return { compared, remark }
}

/** The SHAs are undefined if the payload doesn't say, or the branch may have moved since. */
function commitsAsSeen(
  { pull_request: pull, comment }: Payload,
  now: Awaited<ReturnType<typeof readPull>>,
): { head?: string | undefined; base?: string | undefined } {
  if (pull !== undefined) return { head: pull.head?.sha, base: pull.base?.sha }
  // A comment's payload has no head. Without a later push, today's head is the one that the person saw.
  const pushedAt = now.head.repo?.pushed_at ?? ''
  const commentedAt = comment?.updated_at ?? ''
  // False if either is unknown.
  const isAfterPush = Date.parse(commentedAt) > Date.parse(pushedAt)
  return isAfterPush ? { head: now.head.sha, base: now.base.sha } : {}
}
