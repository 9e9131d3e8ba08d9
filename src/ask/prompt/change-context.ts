import { Skipped } from '../../errors.ts'
import type { ListedFile } from '../../github/repository.ts'
import {
  areAllListed,
  type ChangedFiles,
  quoteDiff,
  quoteFiles,
} from '../../prompt-context/changed-files.ts'
import { isInPaths, type PathPatterns } from '../../prompt-context/path-patterns.ts'
import type { ContextPart, Quotation } from '../../prompt-context/quotations.ts'
import type { Log } from '../../runtime.ts'
import { firstLine, inQuotes } from '../../text.ts'
import { AGENT_LOGIN } from '../../trigger/trigger.ts'
import type { AskStep } from '../step.ts'
import { type Changes, type Commit, readChanges } from './read-changes.ts'

/*
 * `context: changes` and `diff`: what changed since the last time, or in a pull request. A skipped step is green, and
 * the next one begins after it: so it is skipped only if GitHub's answer leaves nothing open.
 */

/** GitHub shows 72; a longer first line is a message without paragraphs. */
const MAX_SUBJECT = 200
const LOGGED_SUBJECT = 60

/** No changed file concerns this step, so the event that tells of the changes does not either. */
export class SkippedByPaths extends Skipped {}

/** @throws Skipped if nothing changed, or nothing but the agent's own work; RequestFailure */
export async function readChangesContext(step: AskStep, withDiff: boolean): Promise<ContextPart> {
  const changes = await readChanges(step)
  if (changes.total === 0)
    throw new Skipped(`Nothing changed since ${changes.since}, so there is nothing to document.`)
  const quotations = [quoteCommits(changes, step.log)]
  const remarks = changes.remarks.slice()
  const warnings = changes.warnings.slice()
  if (changes.files !== undefined) {
    let files: ChangedFiles = { listed: changes.files, total: changes.totalFiles }
    const { paths } = step.inputs
    if (paths !== undefined) {
      const inPaths = await filesInPaths(changes.files, paths, step)
      files = { ...files, inPaths }
      const patterns = inQuotes(paths.map((pattern) => pattern.text).join(' '))
      remarks.push(
        `Only files in \`paths\` (${patterns}) count for this task. The commits may have changed others: these are not quoted, and nothing is asked for them.`,
      )
      if (inPaths.length === 0) {
        checkMayBeInPaths(files, changes.since, patterns)
        const count = files.listed.length
        const remark = `None of the changed files that are known (${count}) is in \`paths\` (${patterns}). Others, which are not known here, may be.`
        warnings.push(`${remark} So the agent is asked all the same.`)
        remarks.push(remark)
      }
    }
    quotations.push(quoteFiles(files))
    if (withDiff) quotations.push(quoteDiff(files))
  }
  return {
    quotations,
    isLogged: true,
    remarks,
    warnings,
  }
}

function quoteCommits(changes: Changes, log: Log): Quotation {
  const commits = withoutAgents(changes, log)
  const lines: string[] = []
  for (const commit of commits) {
    const sha = commit.sha.slice(0, 12)
    let author = '(no account)'
    if (commit.login !== undefined) author = inQuotes(commit.login, 60)
    const subject = firstLine(commit.message)
    lines.push(`${sha} ${author}: ${inQuotes(subject, MAX_SUBJECT)}`)
  }
  let leftOut: string | undefined
  const left = changes.commits.length - commits.length
  if (left > 0) leftOut = `commits of ${AGENT_LOGIN}, and merges: ${left}`
  return {
    kind: 'commits',
    facts: {
      since: changes.since,
      'number of commits': changes.total ?? 'not known',
      listed: `${commits.length}, the newest first`,
      'left out': leftOut,
    },
    body: lines.join('\n'),
  }
}

/** Without the agent's own commits. If it has any, also without merges, which may merge its work. */
function withoutAgents(changes: Changes, log: Log): readonly Commit[] {
  // The newest commit alone says nothing about the others.
  const isNewestAlone = changes.since === undefined
  if (isNewestAlone) return changes.commits
  const own = changes.commits.filter((commit) => commit.isByAgent)
  if (own.length === 0) return changes.commits
  const others = changes.commits.filter((commit) => !commit.isByAgent && !commit.isMerge)
  // Commits that GitHub does not list may be by others: then we ask the agent.
  const isWhole = changes.commits.length === changes.total
  if (others.length === 0 && !isWhole) return changes.commits

  const names: string[] = []
  for (const commit of own) {
    const subject = firstLine(commit.message)
    names.push(`${commit.sha.slice(0, 12)} ${inQuotes(subject, LOGGED_SUBJECT)}`)
  }
  // Anybody can write the agent's address into a commit: people should see the commits left out.
  log.info(`Left out as the agent's own (${AGENT_LOGIN}): ${names.join(', ')}`)
  if (others.length > 0) return others
  throw new Skipped(
    `Since ${changes.since}, nothing changed but the agent's own work (commits of ${AGENT_LOGIN}), so there is nothing to document.`,
  )
}

/** A renamed file counts under either of its names. */
async function filesInPaths(
  files: readonly ListedFile[],
  paths: PathPatterns,
  step: Pick<AskStep, 'clock' | 'signal'>,
): Promise<ListedFile[]> {
  const inPaths: ListedFile[] = []
  for (const file of files) {
    // Whoever named the files decides how long this takes: a cancel must still work.
    await step.clock.sleep(0, step.signal)
    const names = [file.filename]
    if (file.previous_filename !== undefined) names.push(file.previous_filename)
    const isIn = names.some((name) => isInPaths(paths, name))
    if (isIn) inPaths.push(file)
  }
  return inPaths
}

/** @throws SkippedByPaths if it is sure that no file in `paths` changed: then this step has nothing to do */
function checkMayBeInPaths(files: ChangedFiles, since: string | undefined, patterns: string): void {
  const isOnlyNewest = since === undefined
  if (isOnlyNewest || !areAllListed(files)) return
  const count = files.listed.length
  throw new SkippedByPaths(
    `None of the files that changed since ${since} (${count}) is in \`paths\` (${patterns}), so there is nothing to document.`,
  )
}
