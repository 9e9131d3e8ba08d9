import { posix } from 'node:path'
import { pagePathOfAddress, pagePathOfFile } from '../page-paths.ts'
import type { Redirect } from './docs-json.ts'
import type { SpecSource } from './navigation.ts'
import { exampleOf, OTHER_SITE } from './redirects.ts'
import { type RedirectResult, type Site, stripFolder } from './sites.ts'

/*
 * The rule. At the head, each page of the base must still be a page that no new redirect hides, or redirect to a page
 * or to another site. And a redirect that changed or went must not leave its address to one that leads nowhere.
 */

type Nowhere = Exclude<RedirectResult, { kind: 'arrives' | 'maybe generated' }>
type MaybeGenerated = Extract<RedirectResult, { kind: 'maybe generated' }>

export interface RemovedPage {
  readonly kind: 'removed'
  readonly address: string
  readonly why: Nowhere
  readonly redirectsFile: string
  /** The line to add, without a destination if a person has to choose it. Undefined if the page still exists. */
  readonly line: Redirect | undefined
  /** Sources of redirects to delete: the page's own, and one that leads away from the destination. */
  readonly takeOut: readonly string[]
  /** The navigation doesn't name it: other pages may only have imported its file. */
  readonly maybeSnippet: boolean
}

/** A site at the merge base, and at the head. */
export interface SitePair {
  readonly before: Site
  readonly after: Site
}

export interface SiteChange extends SitePair {
  /** New names by old ones. */
  readonly renamed: ReadonlyMap<string | undefined, string>
  /** Pages of the base, as files, whose contents another page of the base has, too. */
  readonly twins: ReadonlySet<string>
  /** Removed files whose front matter names an endpoint: the service may generate such a page without a file too. */
  readonly ofEndpoints: ReadonlySet<string>
}

/** `hidden`: its file stays, and `.mintignore` names it now. `unnameable`: no redirect can name its address. */
type PageVerdict =
  | RemovedPage
  | MaybeGenerated
  | { readonly kind: 'hidden' | 'unnameable' | 'fine' }

const FINE = { kind: 'fine' } as const

/** Judges each page of the base. */
export function* judgePages(change: SiteChange): Generator<[string, PageVerdict], void, undefined> {
  const { before, after } = change
  for (const [address, file] of before.pages) {
    if (after.hasPage(address)) yield [address, judgeKept(address, before, after)]
    else yield [address, judgeGone(address, file, change)]
  }
  if (isFirstPageKept(before, after)) yield ['/', judgeKept('/', before, after)]
}

/** Whether both show a page at "/" that has no file there: the first one of the navigation. */
function isFirstPageKept(before: Site, after: Site): boolean {
  if (before.pages.has('/')) return false
  return before.hasPage('/') && after.hasPage('/')
}

/**
 * A new redirect at the page's own address that leads nowhere removes a page that still exists.
 * @see https://github.com/mintlify/docs/pull/7031
 */
function judgeKept(address: string, before: Site, after: Site): PageVerdict {
  // A redirect of another spelling, such as `/a/`, hides no page: it is in `exact` alone.
  const own = after.redirects.hiding.get(address)
  if (own === undefined) return FINE
  // If the base cannot be read, nothing says which redirects are new.
  if (before.docs.isUnread) return FINE
  const ownBefore = before.redirects.hiding.get(address)
  const isOld = own.destination === ownBefore?.destination
  if (isOld) return FINE
  // `follow` looks at the redirects of its start alone, so the page there is not where it ends.
  const end = after.follow(address)
  if (!leadsNowhere(end)) return FINE
  return {
    kind: 'removed',
    address,
    why: end,
    redirectsFile: after.docs.redirectsFile,
    line: undefined,
    takeOut: redirectSourcesOf([address], after),
    maybeSnippet: false,
  }
}

/** The service would read an address with one of these as a pattern, or ignore it. */
const NO_SOURCE = /[?#:*%]/

function judgeGone(address: string, file: string, change: SiteChange): PageVerdict {
  const { before, after } = change
  const path = stripFolder(before.folder, file)
  const isNamed = before.docs.navigation.has(address)
  const maybeSnippet = !isNamed && !after.hasFile(path)
  // By listing a removed file in .mintignore, the author says that it was not a page.
  if (maybeSnippet && after.rules.isHidden(path)) return FINE
  const end = after.follow(address)
  // A pattern may lead on even from an address that cannot have a redirect of its own.
  if (end.kind === 'arrives') return FINE
  if (isReadmeOfIndex(path, before, after)) return FINE

  // From here on, links to the page break. In this order: no redirect is wanted, none is possible, none may be needed.
  const hasNoRedirect = end.kind === 'no redirect'
  if (hasNoRedirect && isHiddenOnly(address, path, change)) return { kind: 'hidden' }
  if (NO_SOURCE.test(address)) return { kind: 'unnameable' }
  if (end.kind === 'maybe generated') return end
  const generators = generatorsInstead(address, file, change)
  if (generators.length > 0) return { kind: 'maybe generated', sources: generators }

  let destination = findNewAddress(file, change)
  // If `/a` leads to `/b`, and `/b` back to `/a`, the second redirect hides a page `b`: readers want that one.
  if (end.kind === 'circle') destination = end.page ?? destination
  return {
    kind: 'removed',
    address,
    why: end,
    redirectsFile: after.docs.redirectsFile,
    line: { source: address, destination },
    // For an unknown destination, '' finds no redirect: even the root's address is `/`.
    takeOut: redirectSourcesOf([address, destination], after),
    maybeSnippet,
  }
}

/** Whether the file of a page stays, `.mintignore` names it, and neither the navigation nor a redirect leads there. */
function isHiddenOnly(address: string, path: string, change: SiteChange): boolean {
  const { before, after } = change
  if (!after.hasFile(path)) return false
  if (!after.rules.isHidden(path)) return false
  if (before.docs.navigation.has(address)) return false
  if (after.docs.navigation.has(address)) return false
  return !after.redirects.ends.has(address)
}

/** The sources that may generate a page in place of a removed file that named an endpoint. */
function generatorsInstead(
  address: string,
  file: string,
  change: SiteChange,
): readonly SpecSource[] {
  if (!change.ofEndpoints.has(file)) return []
  // Only a redirect that is spelled like the address would hide a generated page.
  const isHidden = change.after.redirects.hiding.has(address)
  if (isHidden) return []
  return change.after.sourcesAt(address)
}

/**
 * Whether a `readme` in lower letters, which the service never served although the navigation named it, is now the index
 * of its folder.
 * @see https://github.com/dimensionalOS/dimos/pull/2560
 */
function isReadmeOfIndex(path: string, before: Site, after: Site): boolean {
  if (!/(?:^|\/)readme\.mdx?$/.test(path)) return false
  const index = pagePathOfFile(posix.join(posix.dirname(path), 'index'))
  if (before.pages.has(index)) return false
  const file = after.pages.get(index) ?? ''
  return /(?:^|\/)index\.mdx?$/i.test(file)
}

/** @returns empty if the file has no new name, or that is no page */
function findNewAddress(file: string, change: SiteChange): string {
  const { before, after } = change
  const newFile = change.renamed.get(file)
  if (newFile === undefined) return ''
  const isTwin = change.twins.has(file)
  let target = newFile
  // Git pairs any of several equal files. We mean the one beside the old file, under the new name.
  if (isTwin) target = posix.join(posix.dirname(file), posix.basename(newFile))
  // Unlike the old file, the new one may be outside of the site's folder.
  const address = pagePathOfFile(posix.relative(after.folder, target))
  const hadPage = before.pages.has(address)
  if (isTwin && hadPage) return ''
  if (!after.pages.has(address)) return ''
  return address
}

/** A line that changed or went, and whose address another redirect now leads nowhere. */
export interface BrokenOldRedirect {
  readonly kind: 'lost'
  readonly address: string
  readonly why: Extract<RedirectResult, { kind: 'dead end' | 'circle' }>
  readonly redirectsFile: string
  /** The old line, to paste. Without its destination if that leads nowhere now. */
  readonly line: Redirect
  /** The source of the line that replaced it, if that is of the same address. */
  readonly takeOut: readonly string[]
}

/** `gone`: nothing leads on from its address. */
type RedirectVerdict = BrokenOldRedirect | { readonly kind: 'gone' | 'fine' }

const GONE = { kind: 'gone' } as const

/** Judges a line that docs.json no longer has. */
export function judgeRemovedRedirect(line: Redirect, before: Site, after: Site): RedirectVerdict {
  const address = exampleOf(line.source)
  const isPattern = address !== pagePathOfAddress(line.source)
  if (isPattern) return judgePattern(line, address, before, after)
  // `judgePages` judges the address of a page of the base.
  if (before.pages.has(address)) return FINE
  if (address === '/' && isFirstPageKept(before, after)) return FINE
  // A new page is no loss, even if the service only may generate it.
  if (after.shows(address)) return FINE
  if (after.generatorsAt(address).length > 0) return FINE
  // A line that led nowhere at the base is no loss.
  if (leadsNowhere(before.follow(address))) return FINE
  const end = after.follow(address)
  if (!leadsNowhere(end)) return FINE
  if (end.kind === 'no redirect') return GONE
  let { destination } = line
  if (!leadsSomewhere(destination, after)) destination = ''
  return {
    kind: 'lost',
    address,
    why: end,
    redirectsFile: after.docs.redirectsFile,
    line: { source: line.source, destination },
    takeOut: redirectSourcesOf([address], after),
  }
}

/** @param address one that the pattern covers */
function judgePattern(line: Redirect, address: string, before: Site, after: Site): RedirectVerdict {
  // A line that Mintlify ignored is no loss.
  if (!before.redirects.hasPattern(line)) return FINE
  // One example can't show where a pattern leads, only that another redirect covers it.
  const isCovered = after.redirects.destinationOf(address) !== undefined
  if (isCovered) return FINE
  return GONE
}

function leadsSomewhere(destination: string, site: Site): boolean {
  if (OTHER_SITE.test(destination)) return true
  const to = pagePathOfAddress(destination)
  // `follow` ignores a page at its start.
  if (site.serves(to)) return true
  return !leadsNowhere(site.follow(to))
}

function leadsNowhere(end: RedirectResult): end is Nowhere {
  return end.kind !== 'arrives' && end.kind !== 'maybe generated'
}

/** As docs.json spells them. */
function redirectSourcesOf(addresses: readonly string[], site: Site): string[] {
  const sources: string[] = []
  for (const address of addresses) {
    const redirect = site.redirects.exact.get(address)
    if (redirect !== undefined) sources.push(redirect.source)
  }
  return sources
}
