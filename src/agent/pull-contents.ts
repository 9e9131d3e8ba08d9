import { listPullFiles, type Pull } from '../github/pulls.ts'
import type { WeekViews } from '../readers/page-views.ts'
import { byText } from '../readers/ranking.ts'
import { whyMaybePublic } from '../runner/event.ts'
import { readTree } from '../site/commit-files.ts'
import { matchViews } from '../site/match-pages.ts'
import { comparePages, type FileChange, type PageChange } from '../site/page-changes.ts'
import { isPageFile, type Page } from '../site/pages.ts'
import type { Step } from '../step.ts'
import { messageOf } from '../text.ts'

/** What is in the agent's pull request. */
export interface PullContents {
  readonly pull: Pick<Pull, 'title' | 'additions' | 'deletions' | 'changed_files'>
  /** How many of its files were read. */
  readonly filesRead: number
  /** First the pages that people read most, then those of which most lines change, then other files. */
  readonly changes: readonly ContentChange[]
  /** All pages that were there before; empty if they are unknown. */
  readonly before: readonly Page[]
  /** Whether its preview has all these pages. */
  readonly isOneSite: boolean
}

/** A page, or a file that is none or may be one. */
export interface ContentChange extends Omit<PageChange, 'site'> {
  readonly isPage: boolean
  /** By people, in the last week; null if unknown, and for what is new or no page. */
  readonly views: number | null
}

/** As many as one request brings. */
const MAX_FILES = 100

/**
 * Lists what is in the agent's pull request, if everybody who reads the event's repository may see it. Never
 * rejects: a line of the log says what we cannot read, and why.
 * @param pull `owner/repo#1`
 * @param lastWeek its pages, if they were read already
 */
export async function readContents(
  step: Step,
  pull: string,
  details: Promise<Pull>,
  lastWeek?: WeekViews,
): Promise<PullContents | undefined> {
  const { event, github, log } = step
  const leaveOut = (what: string) => (error: unknown) => {
    log.info(`The summary leaves out ${what}. ${messageOf(error)}`)
    return undefined
  }
  const isHere = pull.toLowerCase().startsWith(`${event.repository}#`.toLowerCase())
  try {
    const found = await details
    const isPublic = found.base.repo.private === false
    if (!isPublic && !isHere && whyMaybePublic(event) !== undefined) return undefined
    const limits = { maxItems: MAX_FILES, maxPages: 1 }
    const listed = await listPullFiles(github, pull, limits).catch(
      leaveOut(`the files that ${pull} changes`),
    )
    const files = listed?.items ?? []
    const read =
      isHere &&
      files.some(({ filename, previous_filename = '' }) =>
        [filename, previous_filename].some(isPageFile),
      )
        ? await readTree(step.github, found.head.sha).catch(leaveOut(`which pages ${pull} changes`))
        : undefined
    const { pages, before } = read
      ? comparePages(files, read.tree.hashes.keys(), read.sites)
      : { pages: [], before: [] }
    const others = files.filter(
      ({ filename, previous_filename = filename }) =>
        !(read?.sites.pageOf(filename) ?? read?.sites.pageOf(previous_filename)),
    )
    const changes = [
      ...pages.map((page) => ({ ...page, isPage: true, views: null })),
      ...others.map(changeOf),
    ]
    const isOneSite = new Set([...pages, ...before].map(({ site }) => site)).size === 1
    const filesRead = files.length
    return withViews({ pull: found, filesRead, changes, before, isOneSite }, lastWeek)
  } catch (error) {
    return leaveOut(`what ${pull} changes`)(error)
  }
}

function changeOf({ filename, status, previous_filename, ...lines }: FileChange): ContentChange {
  const words: Record<string, PageChange['change']> = {
    added: 'new',
    removed: 'removed',
    renamed: 'moved',
  }
  return {
    path: filename,
    from: previous_filename ?? filename,
    isPage: false,
    views: null,
    change: words[status] ?? 'changed',
    additions: lines.additions,
    deletions: lines.deletions,
  }
}

/**
 * Adds how many people read each page.
 * @param lastWeek its pages; undefined if they were not read
 */
export function withViews(contents: PullContents, lastWeek: WeekViews | undefined): PullContents {
  const viewsOf = lastWeek ? matchViews(contents.before, lastWeek) : () => null
  const changes = contents.changes.map((one) => {
    const hadReaders = one.isPage && one.change !== 'new'
    return hadReaders ? { ...one, views: viewsOf(one.from) } : one
  })
  return { ...contents, changes: inOrder(changes) }
}

function inOrder(changes: readonly ContentChange[]): ContentChange[] {
  const linesOf = ({ additions, deletions }: ContentChange) => additions + deletions
  const likenessOf = ({ isPage, path }: ContentChange) => (isPage ? 2 : Number(isPageFile(path)))
  return changes.toSorted(
    (a, b) =>
      (b.views ?? -1) - (a.views ?? -1) ||
      likenessOf(b) - likenessOf(a) ||
      linesOf(b) - linesOf(a) ||
      byText(a.path, b.path),
  )
}
