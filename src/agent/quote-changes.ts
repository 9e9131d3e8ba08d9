import { Skipped } from '../base/errors.ts'
import { quote } from '../base/text.ts'
import { type CommittedFile, FILES_PER_COMPARISON } from '../github/history.ts'
import { readRange } from './change-range.ts'
import { type Changes, type ChangesOptions, readChanges } from './changes.ts'
import { leaveOutOwn } from './own-changes.ts'
import type { Quotation, Quoted } from './quotation.ts'

/** What is asked where the workflow has no prompt. */
export const CHANGES_PROMPT =
  'Update the documentation for these changes. The commits and files quoted below are what changed in the product. Where a change affects what readers of the documentation see or do, describe the product as it is now, and correct what became wrong. Do not document what stays inside the code, do not rewrite pages that are still right, and where nothing affects readers, change nothing. In the pull request, say which commit led to which change.'

/**
 * The changes since the last time, for a prompt.
 * @throws Skipped where nothing changed, or nothing but the agent's own work; HttpError
 */
export async function quoteChanges(options: ChangesOptions): Promise<Quoted> {
  const range = await readRange(options)
  const found = await readChanges(range, options)
  if (found.totalCommits === 0) {
    throw new Skipped(`Nothing changed since ${found.since}, so there is nothing to document.`)
  }
  const changes = range.kind === 'range' ? await leaveOutOwn(found, options) : found
  if (changes.commits.length === 0) {
    const own = changes.own.map((number) => `#${number}`).join(', ')
    throw new Skipped(
      `Since ${changes.since}, nothing changed but by the agent's own pull requests (${own}), so there is nothing to document.`,
    )
  }
  return { quotations: [quoteCommits(changes), ...quoteFiles(changes)], remark: changes.remark }
}

function quoteCommits({ commits, totalCommits, since, own }: Changes): Quotation {
  const lines = commits.map(({ sha, commit, author }) => {
    const [subject = ''] = commit.message.trim().split(/[\r\n\u2028\u2029]/, 1)
    return `${sha.slice(0, SHOWN_SHA)} ${author?.login ?? '(no account)'}: ${quote(subject, MAX_SUBJECT)}`
  })
  const facts = {
    since,
    'number of commits': totalCommits ?? 'not known',
    listed: `${commits.length}, the newest first`,
    'left out':
      own.length === 0
        ? undefined
        : `what came with ${own.map((one) => `#${one}`)}, the agent's own work`,
  }
  return { kind: 'commits', context: 'changes', facts, body: lines.join('\n') }
}

/** Enough to tell the commits of any repository apart. */
const SHOWN_SHA = 12
/** GitHub shows 72; a longer first line is a message without paragraphs. */
const MAX_SUBJECT = 200

function quoteFiles({ files, totalFiles }: Changes): Quotation[] {
  if (files === undefined) return []
  const facts = {
    'number of files': totalFiles ?? `not known: GitHub lists at most ${FILES_PER_COMPARISON}`,
    listed: files.length,
  }
  return [
    { kind: 'changed files', context: 'changes', facts, body: files.map(describeFile).join('\n') },
  ]
}

/** A changed file as a line of a quotation. */
export function describeFile({ filename, status, additions, deletions }: CommittedFile): string {
  const counts = additions === undefined ? '' : ` +${additions} -${deletions ?? 0}`
  return `${quote(filename)} ${quote(status, 20)}${counts}`
}
