import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../addresses.ts'
import type { Redirect } from './docs-json.ts'
import type { MadePage } from './openapi.ts'
import { ELSEWHERE, exampleOf } from './redirects.ts'
import { type Because, type End, pathIn, type Site, type Unread } from './sites.ts'

/*
 * The rule. At the head, each page of the base must still be a page that no new redirect hides, or redirect to a page
 * or to another site. And a redirect that changed or went must not leave its address to one that leads nowhere.
 */

type Nowhere = Exclude<End, { kind: 'arrives' | 'unread' }>

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

/** It depends on something that isn't read, or no redirect can name its address. */
export interface UnknownPage {
  readonly kind: 'unknown'
  readonly address: string
  readonly because: readonly Because[]
}

export interface SiteChange {
  readonly before: Site
  readonly after: Site
  /** New names by old ones. */
  readonly renamed: ReadonlyMap<string | undefined, string>
}

type Verdict = RemovedPage | UnknownPage | { readonly kind: 'fine' }

const FINE = { kind: 'fine' } as const

/** Judges each page of the base. */
export function* judgePages(change: SiteChange): Generator<[string, Verdict], void, undefined> {
  const { before, after } = change
  for (const [address, file] of before.pages) {
    if (after.hasPage(address)) yield [address, judgeKept(address, before, after)]
    else yield [address, judgeGoneFile(address, file, change)]
  }
  for (const page of before.made.pages.values()) {
    const address = page.address
    // A file's page hides a made page at its address.
    if (before.pages.has(address)) continue
    if (after.hasPage(address)) yield [address, judgeKept(address, before, after)]
    else yield [address, judgeGoneMade(page, before, after)]
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
function judgeKept(address: string, before: Site, after: Site): Verdict {
  // A redirect of another spelling, such as `/a/`, hides no page: it is in `exact` alone.
  const own = after.redirects.hiding.get(address)
  if (own === undefined) return FINE
  // If the base cannot be read, nothing says which redirects are new.
  if (before.docs.isUnread) return FINE
  const old = before.redirects.hiding.get(address)
  if (own.destination === old?.destination) return FINE
  // `follow` looks at the redirects of its start alone, so the page there is not where it ends.
  const why = after.follow(address)
  if (!leadsNowhere(why)) return FINE
  return {
    kind: 'removed',
    address,
    why,
    redirectsFile: after.docs.redirectsFile,
    line: undefined,
    takeOut: sourcesOf([address], after),
    maybeSnippet: false,
  }
}

/** A page of the base whose address has no page at the head. */
interface GonePage extends Pick<RemovedPage, 'address' | 'maybeSnippet'> {
  /** In the site: the page's own, or its specification. */
  readonly file: string
  /** Its new address; empty if unknown. */
  readonly destination: string
  readonly mayBeMadeBy: readonly Unread[]
}

function judgeGoneFile(address: string, file: string, change: SiteChange): Verdict {
  const { before, after } = change
  const path = pathIn(before.folder, file)
  const isNamed = before.docs.navigation.has(address)
  // If the file is still there, a change of `.mintignore` hides it: it was a page, and needs a redirect.
  const maybeSnippet = !isNamed && !after.hasFile(path)
  // By listing a removed file in .mintignore, the author says that it was not a page.
  if (maybeSnippet && after.rules.isHidden(path)) return FINE
  const newFile = change.renamed.get(file)
  let destination = ''
  if (newFile !== undefined) {
    // Unlike the old one, it may be outside of the site's folder.
    const newPath = posix.relative(after.folder, newFile)
    const newAddress = addressOfFile(newPath)
    if (after.pages.has(newAddress)) destination = newAddress
  }
  const gone: GonePage = {
    address,
    file: path,
    destination,
    maybeSnippet,
    // Unlike in `judgeGoneMade`, also sources that were unread before: the file may have hidden a page of theirs.
    mayBeMadeBy: after.mayMake(address),
  }
  return judgeGone(gone, after)
}

function judgeGoneMade(page: MadePage, before: Site, after: Site): Verdict {
  const { file, directory } = page.source
  const isStillNamed = after.names(file)
  const samePages = after.pagesByOperation.get(page.key) ?? []
  // In the same specification or, if docs.json no longer names that, in one that it names only now.
  const moved = samePages.filter((one) => {
    if (isStillNamed) return one.source.file === file
    return !before.names(one.source.file)
  })
  const inDirectory = moved.find((one) => one.source.directory === directory)
  const newPage = inDirectory ?? moved[0]
  // A source that was already unread at the base, and is unchanged, did not make this page then, so it does not now.
  const unread = after.mayMake(page.address)
  const mayBeMadeBy = unread.filter((one) => !before.hasUnreadLike(one))
  const gone: GonePage = {
    address: page.address,
    file,
    destination: newPage?.address ?? '',
    maybeSnippet: false,
    mayBeMadeBy,
  }
  return judgeGone(gone, after)
}

/** The service would read an address with one of these as a pattern, or ignore it. */
const NO_SOURCE = /[?#:*%]/

function judgeGone(page: GonePage, after: Site): Verdict {
  const address = page.address
  const why = after.follow(address)
  // A pattern may lead on even from an address that cannot have a redirect of its own.
  if (why.kind === 'arrives') return FINE
  if (NO_SOURCE.test(address)) {
    const because = {
      file: page.file,
      reason: 'its address has one of `? # : * %`',
    }
    return { kind: 'unknown', address, because: [because] }
  }
  // Its redirect may end at a page that an unread source makes.
  if (why.kind === 'unread') return { kind: 'unknown', address, because: why.sources }
  // Such a source may make the page itself, which only an exact redirect would hide.
  const isHidden = after.redirects.hiding.has(address)
  if (!isHidden && page.mayBeMadeBy.length > 0)
    return { kind: 'unknown', address, because: page.mayBeMadeBy }
  let destination = page.destination
  // If `/a` leads to `/b`, and `/b` back to `/a`, the second redirect hides a page `b`: readers want that one.
  if (why.kind === 'circle' && why.page !== undefined) destination = why.page
  return {
    kind: 'removed',
    address,
    why,
    redirectsFile: after.docs.redirectsFile,
    line: { source: address, destination },
    // For an unknown destination, '' finds no redirect: even the root's address is `/`.
    takeOut: sourcesOf([address, destination], after),
    maybeSnippet: page.maybeSnippet,
  }
}

/** A line that changed or went, and whose address another redirect now leads nowhere. */
export interface LostRedirect {
  readonly kind: 'lost'
  readonly address: string
  readonly why: Extract<End, { kind: 'dead end' | 'circle' }>
  readonly redirectsFile: string
  /** The old line, to paste. Without its destination if that leads nowhere now. */
  readonly line: Redirect
  /** The source of the line that replaced it, if that is of the same address. */
  readonly takeOut: readonly string[]
}

/** `gone`: nothing leads on from its address. */
type RedirectVerdict = LostRedirect | { readonly kind: 'gone' | 'fine' }

const GONE = { kind: 'gone' } as const

/** Judges a line that docs.json no longer has. */
export function judgeRedirect(line: Redirect, before: Site, after: Site): RedirectVerdict {
  const address = exampleOf(line.source)
  const isPattern = address !== addressOf(line.source)
  if (isPattern) {
    // A line that Mintlify ignored is no loss.
    if (!before.redirects.hasPattern(line)) return FINE
    // One example can't show where a pattern leads, only that another redirect covers it.
    const isCovered = after.redirects.destinationsOf(address).length > 0
    return isCovered ? FINE : GONE
  }
  // `judgePages` judges the address of a page of the base.
  const wasPage = before.pages.has(address) || before.made.pages.has(address.toLowerCase())
  if (wasPage) return FINE
  if (address === '/' && isFirstPageKept(before, after)) return FINE
  // A new page is shown, unless a redirect of its own address hides it.
  const isShown = after.hasPage(address) && !after.redirects.hiding.has(address)
  if (isShown) return FINE
  // A line that led nowhere at the base is no loss.
  if (leadsNowhere(before.follow(address))) return FINE
  const why = after.follow(address)
  if (!leadsNowhere(why)) return FINE
  if (why.kind === 'no redirect') return GONE
  let destination = line.destination
  if (!ELSEWHERE.test(destination)) {
    const to = addressOf(destination)
    // `follow` ignores a page at its start.
    const isReached = after.hasPage(to) || !leadsNowhere(after.follow(to))
    if (!isReached) destination = ''
  }
  return {
    kind: 'lost',
    address,
    why,
    redirectsFile: after.docs.redirectsFile,
    line: { source: line.source, destination },
    takeOut: sourcesOf([address], after),
  }
}

/** A source that is not read may make the page. */
function leadsNowhere(end: End): end is Nowhere {
  return end.kind !== 'arrives' && end.kind !== 'unread'
}

/** As docs.json spells them. */
function sourcesOf(addresses: readonly string[], site: Site): string[] {
  const sources: string[] = []
  for (const address of addresses) {
    const redirect = site.redirects.exact.get(address)
    if (redirect !== undefined) sources.push(redirect.source)
  }
  return sources
}
