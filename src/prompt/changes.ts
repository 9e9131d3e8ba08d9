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
  /** Empty if they are not known. */
  readonly files: readonly ListedFile[]
  /** Undefined if the newest commit is all that is known, or nothing. */
  readonly range?: { readonly since: RichText; readonly total: number }
  /** Sentences for the agent about missing changes. */
  readonly remarks: readonly string[]
  /** The same for people. */
  readonly warnings: readonly RichText[]
}

/** @throws RequestFailure for what may pass, since no later run would see these changes */
export async function readChanges(step: AskStep, kind: EventTraits['changes']): Promise<Changes> {
  const range = await findRange(step, kind)
  if ('why' in range) return readWithoutRange(step, kind, range.why)
  const since = range.since
  step.log.info(`The changes are those since ${renderPlain(since)}`)
  const policy = step.startPolicy('read')
  const compared = await findComparison(step.github, policy, range.base, range.head)
  if (compared instanceof RequestFailure) {
    const why = richText`the changes since ${since} cannot be read (${compared.text})`
    return readWithoutRange(step, kind, why)
  }
  const { commits, files = [], total_commits: total } = compared
  const warnings: RichText[] = []
  // No later run would send the rest.
  if (commits.length < total || files.length >= MAX_LISTED_FILES)
    warnings.push(
      richText`GitHub lists the newest ${commits.length} of ${total} commits, and ${files.length} files: the agent gets no more.`,
    )
  return { commits: commits.toReversed(), files, range: { since, total }, remarks: [], warnings }
}

/** Nothing for a pull request, and otherwise the newest commit. */
async function readWithoutRange(
  step: AskStep,
  kind: EventTraits['changes'],
  why: RichText,
): Promise<Changes> {
  if (kind === 'pull request')
    return {
      commits: [],
      files: [],
      remarks: ["The pull request's commits and files are not known here."],
      warnings: [richText`The agent gets no commits and files of the pull request, since ${why}.`],
    }
  const newest = await getCommit(step.github, step.startPolicy('read'), ownCommit(step))
  return {
    commits: [newest],
    files: newest.files ?? [],
    remarks: [
      'These are the changes of the newest commit alone. What else changed is not known here.',
    ],
    warnings: [richText`The agent gets only the newest commit, since ${why}.`],
  }
}

/** @throws Skipped if nothing changed, or nothing but the agent's own work; RequestFailure */
export async function readChangesContext(step: AskStep, withDiff: boolean): Promise<ContextPart> {
  const changes = await readChanges(step, step.event.traits.changes)
  skipWithoutWork(changes)
  const remarks = changes.remarks.slice()
  let files = changes.files
  const paths = step.inputs.paths
  if (paths !== undefined && files.length > 0) {
    const patterns = inQuotes(paths.map((pattern) => pattern.text).join(' '))
    remarks.push(`Only files in \`paths\` (${renderPlain(patterns)}) count for this task.`)
    // A renamed file counts under either of its names.
    files = files.filter(({ filename, previous_filename = filename }) =>
      [filename, previous_filename].some((name) => isInPaths(paths, name)),
    )
    const isWhole = changes.files.length < MAX_LISTED_FILES
    if (files.length === 0 && isWhole)
      throw new SkippedByPaths(
        richText`None of the changed files is in \`paths\` (${patterns}), so there is nothing to document.`,
      )
  }
  const quotations = [quoteCommits(changes)]
  if (changes.files.length > 0) quotations.push(quoteFiles(files, changes.files.length))
  if (withDiff && files.length > 0) quotations.push(quoteDiff(files))
  return { quotations, isLogged: true, remarks, warnings: changes.warnings }
}

/** @throws Skipped */
function skipWithoutWork({ commits, files, range }: Changes): void {
  if (range === undefined) return
  const { since, total } = range
  if (total === 0)
    throw new Skipped(richText`Nothing changed since ${since}, so there is nothing to document.`)
  if (files.length === 0)
    throw new Skipped(
      richText`The commits since ${since} add up to nothing, as a change and its revert do, so there is nothing to document.`,
    )
  // Commits that GitHub does not list may be by others: then we ask the agent.
  if (commits.length === total && areByAgent(commits))
    throw new Skipped(
      richText`Since ${since}, nothing changed but the agent's own work (commits of ${AGENT_LOGIN}), so there is nothing to document.`,
    )
}

function quoteCommits({ commits, range }: Changes): Quotation {
  const lines: string[] = []
  for (const { sha, author, commit } of commits) {
    const name = quoted(author?.login ?? 'no account', 60)
    lines.push(`${sha.slice(0, 12)} ${name}: ${quoted(maskKeys(firstLine(commit.message)), 200)}`)
  }
  const listed = `${lines.length}, the newest first`
  let facts: Quotation['facts'] = { 'number of commits': 'not known', listed }
  if (range !== undefined)
    facts = { since: renderPlain(range.since), 'number of commits': range.total, listed }
  return { kind: 'commits', facts, body: lines.join('\n') }
}

/** Merges beside its commits may merge its work. */
function areByAgent(commits: readonly ListedCommit[]): boolean {
  const others = commits.filter((commit) => !isByAgent(commit) && commit.parents.length < 2)
  return others.length === 0 && commits.some(isByAgent)
}

function isByAgent({ author, committer }: ListedCommit): boolean {
  return author?.login === AGENT_LOGIN || committer?.login === AGENT_LOGIN
}

/** @param listed the number that GitHub listed, before any was left out */
export function quoteFiles(files: readonly ListedFile[], listed: number): Quotation {
  const lines: string[] = []
  for (const { filename, status, additions, deletions } of files)
    lines.push(`${quoted(filename)} ${quoted(status, 20)} +${additions} -${deletions}`)
  let count: string | number = files.length
  if (listed >= MAX_LISTED_FILES) count = `${count} or more`
  return { kind: 'changed files', facts: { count }, body: lines.join('\n') }
}

/** Lock files last, and the smallest patches first, cut at the limit: generated code has the longest. */
function quoteDiff(files: readonly ListedFile[]): Quotation {
  const isLock = (file: ListedFile) => Number(LOCK_FILE.test(file.filename))
  const lengthOf = (file: ListedFile) => file.patch?.length ?? 0
  const sorted = files.toSorted((a, b) => isLock(a) - isLock(b) || lengthOf(a) - lengthOf(b))
  const patches: string[] = []
  for (const { filename, patch } of sorted) {
    if (patch) patches.push(`=== ${quoted(filename)}\n${patch}\n`)
  }
  return {
    kind: 'diff',
    facts: { 'files with a patch': patches.length, 'files without': files.length - patches.length },
    body: patches.join(''),
    maxBytes: MAX_DIFF_BYTES,
  }
}
