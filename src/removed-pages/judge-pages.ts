import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../addresses.ts'
import type { Redirect } from './docs-json.ts'
import type { MadePage } from './openapi.ts'
import { ELSEWHERE, exampleOf } from './redirects.ts'
import type { Because, End, Site, Unread } from './sites.ts'

/*
 * The rule. At the head, each page of the base must still be a page that no new redirect hides, or redirect to a page
 * or to another site. And a redirect that changed or went must not leave its address to one that leads nowhere.
 */

export interface RemovedPage {
  readonly kind: 'removed'
  readonly address: string
  readonly why: Exclude<End, { kind: 'arrives' | 'unread' }>
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
}

/**
 * A new redirect at the page's own address that leads nowhere removes a page that still exists.
 * @see https://github.com/mintlify/docs/pull/7031
 */
function judgeKept(address: string, before: Site, after: Site): Verdict {
  const own = after.redirects.hiding.get(address)
  if (own === undefined) return FINE
  // If the base cannot be read, nothing says which redirects are new.
  if (before.docs.isUnread) return FINE
  const old = before.redirects.hiding.get(address)
  if (own.destination === old?.destination) return FINE
  const why = after.follow(address)
  if (why.kind === 'arrives' || why.kind === 'unread') return FINE
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

function judgeGoneFile(address: string, file: string, change: SiteChange): Verdict {
  const { before, after } = change
  const path = posix.relative(before.folder, file)
  const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
  // By listing a removed file in .mintignore, the author says that it was not a page.
  if (maybeSnippet && after.rules.isHidden(path)) return FINE
  const newFile = change.renamed.get(file) ?? file
  const newAddress = addressOfFile(posix.relative(after.folder, newFile))
  const gone: GonePage = {
    address,
    file: path,
    destination: after.pages.has(newAddress) ? newAddress : '',
    maybeSnippet,
    // Also sources that were unread before: the file may have hidden a page that they made.
    mayBeMadeBy: after.mayMake(address),
  }
  return judgeGone(gone, after)
}

function judgeGoneMade(page: MadePage, before: Site, after: Site): Verdict {
  const { file, directory } = page.source
  const isFileKept = after.names(file)
  /** Pages of the same operation, in the same specification or, if that was deleted, in a new one. */
  const moved: MadePage[] = []
  for (const candidate of after.pagesByOperation.get(page.key) ?? []) {
    const newFile = candidate.source.file
    const isOfSuccessor = isFileKept ? newFile === file : !before.names(newFile)
    if (isOfSuccessor) moved.push(candidate)
  }
  const inSameDirectory = moved.find((one) => one.source.directory === directory)
  const destination = inSameDirectory ?? moved[0]
  const gone: GonePage = {
    address: page.address,
    file,
    destination: destination?.address ?? '',
    maybeSnippet: false,
    // A source that was already unread at the base did not make this page then, so it does not now.
    mayBeMadeBy: after.mayMake(page.address).filter((unread) => !before.hasUnreadLike(unread)),
  }
  return judgeGone(gone, after)
}

/** A page of the base whose address has no page at the head. */
interface GonePage extends Pick<RemovedPage, 'address' | 'maybeSnippet'> {
  /** In the site: the page's own, or its specification. */
  readonly file: string
  /** Its new address; empty if unknown. */
  readonly destination: string
  readonly mayBeMadeBy: readonly Unread[]
}

/** The service would read an address with one of these as a pattern, or ignore it. */
const NO_SOURCE = /[?#:*%]/

function judgeGone(page: GonePage, after: Site): Verdict {
  const address = page.address
  const why = after.follow(address)
  // A pattern may lead on even from an address that cannot have a redirect of its own.
  if (why.kind === 'arrives') return FINE
  if (NO_SOURCE.test(address)) {
    const reason = 'its address has one of `? # : * %`'
    return { kind: 'unknown', address, because: [{ file: page.file, reason }] }
  }
  if (why.kind === 'unread') return { kind: 'unknown', address, because: why.sources }
  if (why.kind === 'no redirect' && page.mayBeMadeBy.length > 0)
    return { kind: 'unknown', address, because: page.mayBeMadeBy }
  let destination = page.destination
  // Behind a circle may be the page that the readers want.
  if (why.kind === 'circle' && why.page !== undefined) destination = why.page
  return {
    kind: 'removed',
    address,
    why,
    redirectsFile: after.docs.redirectsFile,
    line: { source: address, destination },
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

/** Judges a line that docs.json no longer has. */
export function judgeRedirect(line: Redirect, before: Site, after: Site): RedirectVerdict {
  const address = exampleOf(line.source)
  const isPattern = address !== addressOf(line.source)
  if (isPattern) {
    // One example can't show where a pattern leads, only that another one covers it.
    const isCovered = after.redirects.destinationsOf(address).length > 0
    return isCovered ? FINE : { kind: 'gone' }
  }
  // The address of a page is judged as a page.
  const isPage = before.hasPage(address) || after.hasPage(address)
  if (isPage) return FINE
  const ledSomewhere = mayArrive(before.follow(address))
  if (!ledSomewhere) return FINE
  const why = after.follow(address)
  switch (why.kind) {
    case 'arrives':
    case 'unread':
      return FINE
    case 'no redirect':
      return { kind: 'gone' }
    case 'dead end':
    case 'circle': {
      const to = addressOf(line.destination)
      const isReached =
        ELSEWHERE.test(line.destination) || after.hasPage(to) || mayArrive(after.follow(to))
      return {
        kind: 'lost',
        address,
        why,
        redirectsFile: after.docs.redirectsFile,
        line: { source: line.source, destination: isReached ? line.destination : '' },
        takeOut: sourcesOf([address], after),
      }
    }
  }
}

function mayArrive(end: End): boolean {
  return end.kind === 'arrives' || end.kind === 'unread'
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
