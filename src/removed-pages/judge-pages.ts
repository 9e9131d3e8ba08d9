import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../addresses.ts'
import type { Redirect } from './docs-json.ts'
import type { MadePage } from './openapi.ts'
import { type End, exampleOf, isElsewhere } from './redirects.ts'
import { hasUnreadLike, type Site, type Unread } from './sites.ts'

/*
 * The rule. At the head, each page of the base must still be a page that no new redirect hides, or redirect to a page
 * or to another site. And a redirect that changed or went must not leave its address to one that leads nowhere.
 */

export interface RemovedPage {
  readonly kind: 'removed'
  readonly address: string
  readonly why: Exclude<End<Unread>, { kind: 'arrives' | 'unread' }>
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

/** `file` is a path or a URL; empty if docs.json names none. */
export interface Because {
  readonly file: string
  readonly reason: string
}

interface SiteChange {
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
    const isKept = after.hasPage(address)
    yield [address, isKept ? judgeKept(address, change) : judgeFile(address, file, change)]
  }
  for (const page of before.made.pages.values()) {
    const { address } = page
    // A file's page hides a made page at its address.
    if (before.pages.has(address)) continue
    const isKept = after.hasPage(address)
    yield [address, isKept ? judgeKept(address, change) : judgeMade(page, before, after)]
  }
}

/**
 * A new redirect at the page's own address that leads nowhere removes a page that still exists.
 * @see https://github.com/mintlify/docs/pull/7031
 */
function judgeKept(address: string, { before, after }: SiteChange): Verdict {
  const own = after.redirects.hiding(address)
  // If the base cannot be read, nothing says which redirects are new.
  if (own === undefined || before.docs.isUnread) return FINE
  if (own.destination === before.redirects.hiding(address)?.destination) return FINE
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

function judgeFile(address: string, file: string, change: SiteChange): Verdict {
  const { before, after } = change
  const path = posix.relative(before.folder, file)
  const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
  // By listing a removed file in .mintignore, the author says that it was not a page.
  if (maybeSnippet && after.rules.isHidden(path)) return FINE
  if (cannotBeSource(address, after)) return cannotRedirect(address, path)
  const newFile = change.renamed.get(file) ?? file
  const target = addressOfFile(posix.relative(after.folder, newFile))
  const destination = after.pages.has(target) ? target : ''
  // Also sources that were unread before: the file may have hidden a page that they made.
  const mayBeMadeBy = after.mayMake(address)
  return judgeGone({ address, destination, maybeSnippet, mayBeMadeBy }, after)
}

function judgeMade(page: MadePage, before: Site, after: Site): Verdict {
  const { address, source } = page
  if (cannotBeSource(address, after)) return cannotRedirect(address, source.file)
  const destination = findMoved(page, before, after)?.address ?? ''
  // A source that was already unread at the base did not make this page then, so it does not now.
  const mayBeMadeBy = after.mayMake(address).filter((unread) => !hasUnreadLike(before, unread))
  return judgeGone({ address, destination, maybeSnippet: false, mayBeMadeBy }, after)
}

/** As a source, the service would read it as a pattern or ignore it. */
const NO_SOURCE = /[?#:*%]/

function cannotBeSource(address: string, after: Site): boolean {
  return NO_SOURCE.test(address) && after.follow(address).kind !== 'arrives'
}

function cannotRedirect(address: string, file: string): UnknownPage {
  const reason = 'its address has one of `? # : * %`'
  return { kind: 'unknown', address, because: [{ file, reason }] }
}

interface GonePage extends Pick<RemovedPage, 'address' | 'maybeSnippet'> {
  /** Empty if unknown. */
  readonly destination: string
  readonly mayBeMadeBy: readonly Unread[]
}

function judgeGone(page: GonePage, after: Site): Verdict {
  const { address } = page
  const why = after.follow(address)
  if (why.kind === 'arrives') return FINE
  if (why.kind === 'unread')
    return { kind: 'unknown', address, because: why.sources.map(becauseOf) }
  if (why.kind === 'no redirect' && page.mayBeMadeBy.length > 0)
    return { kind: 'unknown', address, because: page.mayBeMadeBy.map(becauseOf) }
  // Behind a circle may be the page that the readers want.
  const hidden = why.kind === 'circle' ? why.page : undefined
  const destination = hidden ?? page.destination
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

/** The same operation's page at the head: of the same specification or, if that was deleted, of a new one. */
function findMoved(page: MadePage, before: Site, after: Site): MadePage | undefined {
  const { file, directory } = page.source
  const names = (site: Site, name: string) => site.docs.sources.some((one) => one.file === name)
  const isKept = names(after, file)
  const candidates = after.pagesOfOperation(page.key).filter((candidate) => {
    const ofCandidate = candidate.source.file
    return isKept ? ofCandidate === file : !names(before, ofCandidate)
  })
  return candidates.find((one) => one.source.directory === directory) ?? candidates[0]
}

export function becauseOf(unread: Unread): Because {
  return { file: unread.source.file, reason: unread.reason }
}

/** A line that changed or went, and whose address another redirect now leads nowhere. */
export interface LostRedirect {
  readonly kind: 'lost'
  readonly address: string
  readonly why: Extract<End<Unread>, { kind: 'dead end' | 'circle' }>
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
  if (before.hasPage(address) || after.hasPage(address)) return FINE
  if (!arrives(before.follow(address))) return FINE
  const why = after.follow(address)
  switch (why.kind) {
    case 'arrives':
    case 'unread':
      return FINE
    case 'no redirect':
      return { kind: 'gone' }
    case 'dead end':
    case 'circle':
      return {
        kind: 'lost',
        address,
        why,
        redirectsFile: after.docs.redirectsFile,
        line: { source: line.source, destination: oldDestination(line, after) },
        takeOut: sourcesOf([address], after),
      }
  }
}

/** Empty if it leads nowhere at the head: then a person has to choose another one. */
function oldDestination({ destination }: Redirect, after: Site): string {
  const to = addressOf(destination)
  const isReached = isElsewhere(destination) || after.hasPage(to) || arrives(after.follow(to))
  return isReached ? destination : ''
}

function arrives(end: End<Unread>): boolean {
  return end.kind === 'arrives' || end.kind === 'unread'
}

/** As docs.json spells them. */
function sourcesOf(addresses: readonly string[], site: Site): string[] {
  return addresses.flatMap((address) => site.redirects.exact.get(address)?.source ?? [])
}
