import { Skipped } from '../../errors.ts'
import { isLaterRun } from '../../frame/event.ts'
import { type EventFacts, factsOf } from '../../frame/events.ts'
import { AGENT_LOGIN } from '../../gate/gate.ts'
import { readPull } from '../../github/pulls.ts'
import {
  compare,
  type ListedCommit,
  type ListedFile,
  listReleases,
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
import type { Quoted } from '../../quoting/quotations.ts'
import { firstLine, inQuotes } from '../../text.ts'
import type { AskStep } from '../step.ts'

/** GitHub's search for runs ends at 1,000, and its answer may be older the wider it is. No schedule is rarer than this. */
const LAST_RUN_WITHIN_MS = 400 * 86_400_000
const NO_COMMIT = /^0*$/
/** GitHub shows 72; a longer first line is a message without paragraphs. */
const MAX_SUBJECT = 200

const TELL_MORE = 'If it should know of earlier ones, name them in `prompt`, and start a new run.'

/** The first commit to compare with; or, as a clause, the reason to quote only the newest commit. */
type Begin = { base: string; since: string } | { missing: string }

interface Changes {
  /** The newest first. */
  commits: Commit[]
  /** The true number of commits, if GitHub says. */
  total?: number | undefined
  files?: readonly ListedFile[] | undefined
  totalFiles?: number | undefined
  /** Completes the sentence "nothing changed since …"; undefined if only the newest commit is known. */
  since?: string
  /** A sentence for the agent about missing changes. */
  remark?: string | undefined
}

type Commit = ReturnType<typeof toCommit>

/** No changed file concerns this step, so the event that tells of the changes does not either. */
export class OutsidePaths extends Skipped {}

/** @throws Skipped if nothing changed, or nothing but the agent's own work; HttpError */
export async function quoteChanges(step: AskStep, withDiff: boolean): Promise<Quoted> {
  const { changes: kind } = step.event.facts
  const changes = await (kind === 'pull request' ? readPullChanges(step) : readRange(step, kind))
  const { since, total, files, totalFiles, remark } = changes
  if (total === 0)
    throw new Skipped(`Nothing changed since ${since}, so there is nothing to document.`)
  const commits = leaveOutAgents(changes)
  const left = changes.commits.length - commits.length
  const lines = commits.map(({ sha, message, login }) => {
    const author = login === undefined ? '(no account)' : inQuotes(login, 60)
    return `${sha.slice(0, 12)} ${author}: ${inQuotes(firstLine(message), MAX_SUBJECT)}`
  })
  const facts = {
    since,
    'number of commits': total ?? 'not known',
    listed: `${commits.length}, the newest first`,
    'left out': left === 0 ? undefined : `commits of ${AGENT_LOGIN}, and merges: ${left}`,
  }
  const quotation = { kind: 'commits', facts, body: lines.join('\n') }
  if (files === undefined) return { quotations: [quotation], isLogged: true, remark }
  const inPaths = step.inputs.paths && (await filesInPaths(files, step.inputs.paths, step))
  const changed = { listed: files, total: totalFiles, inPaths }
  const quoted = withDiff ? quoteDiff(changed) : [quoteFiles(changed)]
  const remarks = [remark, ...remarksOnPaths(changed, since, step)]
  return {
    quotations: [quotation, ...quoted],
    isLogged: true,
    remark: remarks.filter((one) => one !== undefined).join('\n\n') || undefined,
  }
}

/** A renamed file counts under either of its names. */
async function filesInPaths(
  files: readonly ListedFile[],
  paths: PathPatterns,
  { clock, signal }: AskStep,
): Promise<ListedFile[]> {
  const inPaths: ListedFile[] = []
  for (const file of files) {
    // Whoever named the files decides how long this takes: a cancel must still work.
    await clock.sleep(0, signal)
    const names = [file.filename, file.previous_filename ?? file.filename]
    if (names.some((name) => isInPaths(paths, name))) inPaths.push(file)
  }
  return inPaths
}

/**
 * @returns sentences for the agent
 * @throws OutsidePaths if it is sure that no file in `paths` changed. The next run looks only at what changed after
 * this one, so a change that GitHub did not list here would be lost.
 */
function remarksOnPaths(files: ChangedFiles, since: string | undefined, step: AskStep): string[] {
  const { inPaths, listed } = files
  const { paths } = step.inputs
  if (paths === undefined || inPaths === undefined) return []
  const patterns = paths.map(({ text }) => text).join(' ')
  const rule = `Only files in \`paths\` (${inQuotes(patterns)}) count for this task. The commits may have changed others: these are not quoted, and nothing is asked for them.`
  if (inPaths.length > 0) return [rule]
  if (since !== undefined && areAllListed(files))
    throw new OutsidePaths(
      `None of the files that changed since ${since} (${listed.length}) is in \`paths\`, so there is nothing to document.`,
    )
  const unknown = `None of the changed files that are known (${listed.length}) is in \`paths\`. Others, which are not known here, may be.`
  step.log.warning(`${unknown} So the agent is asked all the same.`)
  return [rule, unknown]
}

/** Without the agent's own commits. If it has any, also without merges, which may merge its work. */
function leaveOutAgents({ commits, total, since }: Changes): Commit[] {
  // The newest commit alone says nothing about the others.
  if (since === undefined || commits.every(({ isByAgent }) => !isByAgent)) return commits
  const others = commits.filter(({ isByAgent, isMerge }) => !isByAgent && !isMerge)
  if (others.length > 0) return others
  // Commits that GitHub does not list may be by others: then we ask the agent.
  if (commits.length !== total) return commits
  throw new Skipped(
    `Since ${since}, nothing changed but the agent's own work (commits of ${AGENT_LOGIN}), so there is nothing to document.`,
  )
}

async function readPullChanges(step: AskStep): Promise<Changes> {
  const { pull_request: pull, issue } = step.event.payload
  // The event of a comment calls the pull request an issue, and has no totals.
  const number = (pull ?? issue)?.number
  const { compared, remark } = await readPullAsSeen(step, Number(number))
  return {
    commits: compared?.commits.map(toCommit).toReversed() ?? [],
    total: pull?.commits ?? compared?.total_commits,
    files: compared?.files,
    totalFiles: pull?.changed_files,
    since: `pull request #${number} began`,
    remark,
  }
}

async function readRange(step: AskStep, kind: EventFacts['changes']): Promise<Changes> {
  const { payload, sha } = step.event
  // Not the `after` of a push: for an annotated tag, that is the tag's own object.
  const head = payload.release?.tag_name ?? (sha || 'HEAD')
  const beginOf = kind === 'push' ? sincePush : kind === 'release' ? sinceRelease : sinceLastRun
  const begin = await beginOf(step)
  if ('missing' in begin) {
    step.log.warning(`The agent gets only the newest commit, since ${begin.missing}. ${TELL_MORE}`)
    return readNewest(step, head, begin.missing)
  }
  const { base, since } = begin
  step.log.info(`The changes are those since ${since}`)
  const without = `The agent gets only the newest commit. ${TELL_MORE}`
  const compared = await compare(step.github, step.stages.needed, base, head, without)
  if (compared === undefined)
    return readNewest(step, head, `the changes since ${since} could not be read`)
  const commits = compared.commits.map(toCommit).toReversed()
  return { commits, total: compared.total_commits, files: compared.files, since }
}

function sincePush({ event }: AskStep): Begin {
  const { before, after, forced, ref = '' } = event.payload
  if (after !== undefined && NO_COMMIT.test(after))
    throw new Skipped(`This push deleted ${inQuotes(ref, 100)}, so nothing changed.`)
  if (before === undefined || NO_COMMIT.test(before))
    return {
      missing: 'it is the first push of this branch or tag, with nothing to compare it with',
    }
  return forced
    ? {
        missing: 'the push was forced, so the commits it replaced are no longer part of the branch',
      }
    : { base: before, since: 'the push before' }
}

/** Since the newest release that was published before this one; a full one comes after a full one. */
async function sinceRelease(step: AskStep): Promise<Begin> {
  const { tag_name, published_at, created_at, prerelease } = step.event.payload.release ?? {}
  const releases = await listReleases(step.github, step.stages.needed)
  const dateOf = (release: (typeof releases)[number]) => release.published_at ?? release.created_at
  const thisDate = published_at ?? created_at ?? '9999'
  const [last] = releases
    .filter((one) => !one.draft && one.tag_name !== tag_name && dateOf(one) < thisDate)
    .filter((one) => prerelease || !one.prerelease)
    .sort((a, b) => dateOf(b).localeCompare(dateOf(a)))
  if (last === undefined) return { missing: 'there is no release before this one' }
  return { base: last.tag_name, since: `the release ${inQuotes(last.tag_name, 100)}` }
}

/** Since the last that succeeded: the next run gets a failed run's changes. */
async function sinceLastRun(step: AskStep): Promise<Begin> {
  const { event, github, stages, clock, record } = step
  const workflow = /^[^/]+\/[^/]+\/(?:.*\/)?([^/]+)$/.exec(event.workflow)?.[1]
  if (workflow === undefined)
    return { missing: "the workflow's file is not known (GITHUB_WORKFLOW_REF)" }
  const since = new Date(clock.now().getTime() - LAST_RUN_WITHIN_MS)
  const { own } = event.runAttempt > 1 && record.isKept ? await record.read() : { own: [] }
  // Later runs, which do not know that a request was lost, began after it.
  const wasLost = own.some(({ run, state }) => run === event.runId && state === 'lost')
  // These reads are needed: without them we would ask about the newest commit alone, and lose the others for good.
  for await (const runs of pagesOfSuccessfulRuns(
    github,
    stages.needed,
    workflow,
    event.refName,
    since,
  )) {
    const last = runs.find(({ id, event: name }) => {
      const run = String(id)
      const isBefore = wasLost ? isLaterRun(event.runId, run) : run !== event.runId
      return isBefore && factsOf(name).changes === 'last run'
    })
    if (last === undefined) continue
    const since = `the last successful run of this workflow (run ${last.id})`
    return { base: last.head_sha, since }
  }
  return { missing: 'there is no earlier successful run of this workflow' }
}

async function readNewest(step: AskStep, head: string, missing: string): Promise<Changes> {
  const remark = `These are the changes of the newest commit alone, since ${missing}. What else changed is not known here.`
  const commit = await readCommit(step.github, step.stages.needed, head)
  return { commits: [toCommit(commit)], files: commit.files, remark }
}

function toCommit({ sha, commit, author, committer, parents }: ListedCommit) {
  return {
    sha,
    message: commit.message,
    login: author?.login,
    isByAgent: [author?.login, committer?.login].includes(AGENT_LOGIN),
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
  const { pull_request, comment } = event.payload
  const now = await readPull(github, stages.needed, `${event.repository}#${number}`, {
    // The comparison comes next.
    permission: 'pull-requests: read, and contents: read',
  })
  let headSha = pull_request?.head?.sha
  let baseSha = pull_request?.base?.sha
  // A comment's payload has no head. Without a later push, today's head is the one that the person saw.
  if (pull_request === undefined && isAfterPush(comment?.updated_at, now.head.repo)) {
    headSha = now.head.sha
    baseSha = now.base.sha
  }
  const without = (why: string) => ({ remark: `${why}, so its files are not quoted.` })
  if (headSha === undefined || baseSha === undefined)
    return without(`Commits may have been pushed to pull request #${number} since then`)
  const compared = await compare(github, stages.needed, baseSha, headSha)
  if (compared === undefined)
    return without(`The commits of pull request #${number} cannot be read`)
  if (now.head.sha === headSha) return { compared }
  const remark = `Pull request #${number} is quoted as it was at commit ${headSha.slice(0, 12)}. Its branch has moved since then. Leave out newer changes: they were not asked for.`
  return { compared, remark }
}

/** False if either is unknown. */
function isAfterPush(time = '', repo: { readonly pushed_at: string | null } | null): boolean {
  return Date.parse(time) > Date.parse(repo?.pushed_at ?? '')
}
