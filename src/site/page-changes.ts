import type { Page, Sites } from './pages.ts'

/** A file of a pull request, as GitHub lists it. */
export interface FileChange {
  filename: string
  status: string
  previous_filename?: string | undefined
  additions: number
  deletions: number
}

/** What a pull request does to a page: a page is its path, whatever file it is in. */
export interface PageChange {
  change: 'changed' | 'new' | 'removed' | 'moved'
  path: string
  /** Its path before; the same unless it moved. */
  from: string
  site: string
  additions: number
  deletions: number
}

/** A page that a pull request changes, and what leads to it. */
export interface LinkedPage extends PageChange {
  /** For a page that is removed or moved: whether it has a redirect. Null if unknown. */
  hasRedirect: boolean | null
  /** Why that is unknown; empty if it is known, and for a page that stays. */
  whyUnknown: string
  /** For a new page: whether the navigation names it. Null if unknown. */
  isInNavigation: boolean | null
}

/** Whether a page is no longer where it was. */
export function isGone({ change }: PageChange): boolean {
  return change === 'removed' || change === 'moved'
}

/** Whether a page goes, and its readers are not sent on. */
export function isLost({ hasRedirect }: LinkedPage): boolean {
  return hasRedirect === false
}

/**
 * @param head all files after the pull request
 * @returns the pages that change, all pages that were there before and are there after, and how many other files change
 */
export function comparePages(files: readonly FileChange[], head: Iterable<string>, sites: Sites) {
  const before = new Set<Page>()
  const after = new Set<Page>()
  const listed = new Set(files.map(({ filename }) => filename))
  for (const file of head) {
    const page = listed.has(file) ? undefined : sites.pageOf(file)
    if (page === undefined) continue
    before.add(page)
    after.add(page)
  }
  const changes = files.map(({ filename, status, previous_filename = filename, ...lines }) => {
    const isNew = status === 'added' || status === 'copied'
    const old = isNew ? undefined : sites.pageOf(previous_filename)
    const now = status === 'removed' ? undefined : sites.pageOf(filename)
    if (old) before.add(old)
    if (now) after.add(now)
    return { old, now, ...lines }
  })
  const origins = new Map<Page, Page>()
  for (const { old, now } of changes) {
    // A redirect leads to a path of its own site.
    const isMove = old && now && old.site === now.site && !before.has(now) && !after.has(old)
    if (isMove) origins.set(now, old)
  }
  const movedAway = new Set(origins.values())
  const fateOf = (page: Page): PageChange['change'] => {
    if (!after.has(page)) return 'removed'
    if (before.has(page)) return 'changed'
    return origins.has(page) ? 'moved' : 'new'
  }

  const changed = new Map<Page, PageChange>()
  let otherFiles = 0
  for (const { old, now, additions, deletions } of changes) {
    for (const page of [old, now]) {
      // A page that moved is named where it is now.
      if (page === undefined || movedAway.has(page) || changed.has(page)) continue
      const { path: from } = origins.get(page) ?? page
      changed.set(page, { ...page, change: fateOf(page), from, additions: 0, deletions: 0 })
    }
    const page = now ?? old
    const counted = page && changed.get(page)
    if (page === undefined) otherFiles++
    else if (counted !== undefined) {
      counted.additions += additions
      counted.deletions += deletions
    }
  }
  return { pages: [...changed.values()], before: [...before], after: [...after], otherFiles }
}
