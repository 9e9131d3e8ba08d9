import { Skipped } from '../errors.ts'
import {
  findComparison,
  getCommit,
  type ListedCommit,
  type ListedFile,
} from '../github/repository.ts'
import { RequestFailure } from '../http/retry.ts'
import { isInPaths } from '../inputs/path-patterns.ts'
import type { AskStep } from '../job/types.ts'
import { maskKeys } from '../mask.ts'
import { inQuotes, type RichText, renderPlain, richText } from '../rich-text.ts'
import { firstLine, quoted } from '../text.ts'
import type { EventTraits } from '../trigger/event-table.ts'
import { AGENT_LOGIN } from '../trigger/trigger.ts'
import type { ContextPart, Quotation } from './quotation.ts'
import { findRange, ownCommit } from './range.ts'

/* `context: changes` and `diff`: the commits, files and patches between two commits, which range.ts finds. */

/** GitHub lists no more. */
const MAX_LISTED_FILES = 300
/** For all patches: some 3,000 lines of code. */
const MAX_DIFF_BYTES = 128 * 1024
/** They say nothing that readers see. */
const LOCK_FILE =
  /(?:^|\/)(?:[^/]+\.lock|bun\.lockb|go\.sum|npm-shrinkwrap\.json|package-lock\.json|pnpm-lock\.yaml)$/

/** No changed file concerns this step, so the event that tells of the changes does not either. */
export class SkippedByPaths extends Skipped {}

interface Changes {
  /** The newest first. */
  readonly commits: readonly ListedCommit[]
  /** The true number of commits; undefined if only the newest is known, or none. */
  readonly total?: number
  /** Undefined if they are not known. */
  readonly files: readonly ListedFile[] | undefined
  readonly since: RichText
  /** Sentences for the agent about missing changes. */
  readonly remarks: readonly string[]
  /** The same for people. */
  readonly warnings: readonly RichText[]
}

/** @throws RequestFailure for what may pass, since no later run would see these changes */
export async function readChanges(step: AskStep, kind: EventTraits['changes']): Promise<Changes> {
  const range = await findRange(step, kind)
  const { since } = range
  if ('why' in range) return readWithoutRange(step, kind, since, range.why)
  step.log.info(`The changes are those since ${renderPlain(since)}`)
  const head = range.head ?? ownCommit(step)
  const compared = await findComparison(step.github, step.startPolicy('read'), range.base, head)
  if (compared instanceof RequestFailure) {
    const why = richText`the changes since ${since} cannot be read (${compared.text})`
    return readWithoutRange(step, kind, since, why)
  }
  return {
    commits: compared.commits.toReversed(),
    total: compared.total_commits,
    files: compared.files,
    since,
    remarks: range.remarks ?? [],
    warnings: [],
  }
}

/** Nothing for a pull request, and otherwise the newest commit. */
async function readWithoutRange(
  step: AskStep,
  kind: EventTraits['changes'],
  since: RichText,
  why: RichText,
): Promise<Changes> {
  if (kind === 'pull request')
    return {
      commits: [],
      files: undefined,
      since,
      remarks: ["The pull request's commits and files are not known here."],
      warnings: [richText`The agent gets no commits and files of the pull request, since ${why}.`],
    }
  const newest = await getCommit(step.github, step.startPolicy('read'), ownCommit(step))
  return {
    commits: [newest],
    files: newest.files,
    since,
    remarks: [
      'These are the changes of the newest commit alone. What else changed is not known here.',
    ],
    warnings: [richText`The agent gets only the newest commit, since ${why}.`],
  }
}

/** @throws Skipped if nothing changed, or nothing but the agent's own work; RequestFailure */
export async function readChangesContext(step: AskStep, withDiff: boolean): Promise<ContextPart> {
  const changes = await readChanges(step, step.event.traits.changes)
  const { commits, since, total } = changes
  if (total === 0)
    throw new Skipped(richText`Nothing changed since ${since}, so there is nothing to document.`)
  if (total !== undefined && changes.files?.length === 0)
    throw new Skipped(
      richText`The commits since ${since} add up to nothing, as a change and its revert do, so there is nothing to document.`,
    )
  // Commits that GitHub does not list may be by others: then we ask the agent.
  if (commits.length === total && areByAgent(commits))
    throw new Skipped(
      richText`Since ${since}, nothing changed but the agent's own work (commits of ${AGENT_LOGIN}), so there is nothing to document.`,
    )
  const quotations = [quoteCommits(changes)]
  const remarks = changes.remarks.slice()
  const { paths } = step.inputs
  let { files } = changes
  const isCut = files !== undefined && files.length >= MAX_LISTED_FILES
  if (files !== undefined && paths !== undefined) {
    const patterns = inQuotes(paths.map((pattern) => pattern.text).join(' '))
    remarks.push(`Only files in \`paths\` (${renderPlain(patterns)}) count for this task.`)
    const isWhole = total !== undefined && !isCut
    // A renamed file counts under either of its names.
    files = files.filter(({ filename, previous_filename: earlier = filename }) =>
      [filename, earlier].some((name) => isInPaths(paths, name)),
    )
    if (files.length === 0 && isWhole)
      throw new SkippedByPaths(
        richText`None of the files that changed since ${since} is in \`paths\` (${patterns}), so there is nothing to document.`,
      )
  }
  if (files !== undefined) {
    quotations.push(quoteFiles(files, isCut))
    if (withDiff) quotations.push(quoteDiff(files))
  }
  return { quotations, isLogged: true, remarks, warnings: changes.warnings }
}

function quoteCommits({ commits, total, since }: Changes): Quotation {
  const lines: string[] = []
  for (const { sha, author, commit } of commits) {
    const name = author?.login === undefined ? '(no account)' : quoted(author.login, 60)
    lines.push(`${sha.slice(0, 12)} ${name}: ${quoted(maskKeys(firstLine(commit.message)), 200)}`)
  }
  const facts = {
    since: total === undefined ? undefined : renderPlain(since),
    'number of commits': total ?? 'not known',
    listed: `${lines.length}, the newest first`,
  }
  return { kind: 'commits', facts, body: lines.join('\n') }
}

/** Merges beside its commits may merge its work. */
function areByAgent(commits: readonly ListedCommit[]): boolean {
  const own = commits.filter(isByAgent)
  const merges = commits.filter((commit) => !isByAgent(commit) && commit.parents.length > 1)
  return own.length > 0 && own.length + merges.length === commits.length
}

function isByAgent({ author, committer }: ListedCommit): boolean {
  return author?.login === AGENT_LOGIN || committer?.login === AGENT_LOGIN
}

/** @param isCut whether GitHub may have listed only some */
export function quoteFiles(
  files: readonly ListedFile[],
  isCut = files.length >= MAX_LISTED_FILES,
): Quotation {
  const lines: string[] = []
  for (const file of files) {
    let line = `${quoted(file.filename)} ${quoted(file.status, 20)}`
    // GitHub also says 0 for files that it didn't diff: binary or too large.
    const isCounted = file.additions + file.deletions !== 0
    if (isCounted) line += ` +${file.additions} -${file.deletions}`
    lines.push(line)
  }
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
    patches.push(`=== ${quoted(filename)}\n${lines}\n`)
  }
  return {
    kind: 'diff',
    facts: { 'files with a patch': patches.length, 'files without': files.length - patches.length },
    body: patches.join(''),
    maxBytes: MAX_DIFF_BYTES,
  }
}
