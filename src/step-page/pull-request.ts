import type { ContentChange, PullContents } from '../agent/pull-contents.ts'
import type { PullRequest } from '../agent/pull-request.ts'
import type { BuildResult } from '../builds/build.ts'
import { formatCount } from '../frame/page.ts'
import { pageLink } from './build.ts'
import {
  blocks,
  countLines,
  countOf,
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
 * @param preview if there is one, each page links to itself there
 */
export function renderContents(
  { pull: { additions, deletions, changed_files }, filesRead, changes, isOneSite }: PullContents,
  preview: BuildResult | undefined,
  md: Markdown,
): string {
  if (changed_files === 0) return ''
  const built = isOneSite && preview?.outcome === 'previewed' ? preview : undefined
  const shown = changes.slice(0, MAX_ROWS)
  const hasViews = shown.some(({ views }) => views !== null)
  const rows = shown.map((change) => [
    nameOf(change, built, md),
    describeChange(change),
    ...(hasViews ? [viewsOf(change)] : []),
  ])
  const lines = countLines(additions, deletions)
  const isPage = shown.some((change) => change.isPage)
  const footnote = sentences([
    shown.length < changed_files && `${shown.length} of ${countOf(changed_files, 'file')}.`,
    filesRead < changed_files && `The first ${filesRead} were read.`,
    hasViews && 'Views by people in the last complete week.',
  ])
  return blocks([
    `Changes **${countOf(changed_files, 'file')}**${lines && `, ${lines}`}.`,
    rows.length > 0 &&
      table([isPage ? 'Page' : 'File', 'Change', ...(hasViews ? ['Views:'] : [])], rows),
    rows.length > 0 && footnote !== '' && md.small(footnote),
  ])
}

function nameOf(
  { path, isPage, change }: ContentChange,
  preview: BuildResult | undefined,
  md: Markdown,
): string {
  if (!isPage) return md.path(path)
  return pageLink(path, change === 'removed' ? undefined : preview, md)
}

function describeChange({ change, additions, deletions }: ContentChange): string {
  return (change === 'changed' && countLines(additions, deletions)) || change
}

function viewsOf({ change, isPage, views }: ContentChange): string {
  if (change === 'new' || !isPage) return ''
  return views === null ? UNKNOWN : formatCount(views)
}
