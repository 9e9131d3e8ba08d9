import type { PullContents, PullRequest } from '../agent/pull-request.ts'
import type { PageList } from '../analytics/page-views.ts'
import type { BuildResult } from '../builds/build.ts'
import { type NamedFile, nameFiles } from '../site/files-of-pull.ts'
import { pageLink } from './build.ts'
import {
  blocks,
  countOf,
  formatCount,
  type Markdown,
  sentences,
  table,
  UNKNOWN,
} from './markdown.ts'

/** The pull request itself shows more. */
const MAX_ROWS = 5

/** The job's pull request. In a comment, it is an item of a list: there, GitHub shows its title and state. */
export function renderPullRequest(
  { url, repository, number }: PullRequest,
  title: string,
  isComment: boolean,
  md: Markdown,
): string {
  if (isComment) return `- ${url}`
  const { host } = new URL(url)
  // The service names the link: a link to another host must not look like GitHub's.
  const place = host === 'github.com' ? '' : `${host}/`
  const link = `**[${md.text(place + repository, 300)}#${number}](${url})**`
  const shown = md.text(title)
  return shown === '' ? link : `${link}: ${shown}`
}

/**
 * What the agent did: how much its pull request changes, and the pages that most people read.
 * @param listed the last week's pages, if they were read
 * @param preview if there is one, each page links to itself there
 */
export function renderContents(
  { pull: { additions, deletions, changed_files }, files }: PullContents,
  listed: PageList['pages'] | undefined,
  preview: BuildResult | undefined,
  md: Markdown,
): string {
  if (changed_files === 0) return ''
  const built = preview?.outcome === 'previewed' ? preview : undefined
  const shown = nameFiles(files, listed).slice(0, MAX_ROWS)
  const hasViews = shown.some(({ views }) => views !== null)
  const rows = shown.map((change) => [
    nameOf(change, built, md),
    describeChange(change),
    ...(hasViews ? [viewsOf(change)] : []),
  ])
  const isPage = shown.some(({ page }) => page !== undefined)
  const footnote = sentences([
    shown.length < changed_files && `${shown.length} of ${countOf(changed_files, 'file')}.`,
    files.length < changed_files && `The first ${files.length} were read.`,
    hasViews && 'Views by people in the last complete week.',
  ])
  return blocks([
    `Changes **${countOf(changed_files, 'file')}**, ${countLines(additions, deletions)}.`,
    rows.length > 0 &&
      table([isPage ? 'Page' : 'File', 'Change', ...(hasViews ? ['Views:'] : [])], rows),
    rows.length > 0 && footnote !== '' && md.small(footnote),
  ])
}

function nameOf(
  { filename, page, status }: NamedFile,
  preview: BuildResult | undefined,
  md: Markdown,
): string {
  if (page === undefined) return md.path(filename)
  return pageLink(page, status === 'removed' ? undefined : preview, md)
}

function describeChange({ status, additions, deletions }: NamedFile): string {
  const words: Record<string, string> = { added: 'new', removed: 'removed', renamed: 'moved' }
  return words[status] ?? countLines(additions, deletions)
}

function viewsOf({ status, views }: NamedFile): string {
  if (status === 'added') return ''
  return views === null ? UNKNOWN : formatCount(views)
}

/** `+34 −5` */
function countLines(additions: number, deletions: number): string {
  return `+${formatCount(additions)} −${formatCount(deletions)}`
}
