import { posix } from 'node:path'
import { addressOfFile } from '../addresses.ts'
import type { Redirect } from './docs-json.ts'
import type { MadePage } from './made-pages.ts'
import type { End } from './redirects.ts'
import { hasUnreadLike, type Site, type Unread } from './sites.ts'

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

type Judgement = RemovedPage | UnknownPage | { readonly kind: 'fine' }

const FINE = { kind: 'fine' } as const

/** A file's page hides a made page at its address. */
export function* judgePages(site: SiteChange): Generator<[string, Judgement], void, undefined> {
  const { before, after } = site
  for (const [address, file] of before.pages)
    yield [
      address,
      after.hasPage(address) ? judgeKept(address, site) : judgeFile(address, file, site),
    ]
  for (const page of before.made.pages.values()) {
    const { address } = page
    if (before.pages.has(address)) continue
    yield [address, after.hasPage(address) ? judgeKept(address, site) : judgeMade(page, site)]
  }
}

/**
 * A new redirect at the page's own address that leads nowhere removes a page that still exists.
 * @see https://github.com/mintlify/docs/pull/7031
 */
function judgeKept(address: string, { before, after }: SiteChange): Judgement {
  const own = after.redirects.hiding(address)
  const isNew = own?.destination !== before.redirects.hiding(address)?.destination
  if (own === undefined || !isNew || before.docs.isUnread) return FINE
  const why = after.follow(address)
  if (why.kind === 'arrives' || why.kind === 'unread') return FINE
  const { redirectsFile } = after.docs
  const takeOut = sourcesOf([address], after)
  const none = { line: undefined, maybeSnippet: false }
  return { kind: 'removed', address, why, redirectsFile, takeOut, ...none }
}

function judgeFile(address: string, file: string, site: SiteChange): Judgement {
  const { before, after, renamed } = site
  const path = posix.relative(before.folder, file)
  const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
  // By listing a removed file in .mintignore, the author says that it was not a page.
  if (maybeSnippet && after.rules.isHidden(path)) return FINE
  if (cannotBeSource(address, after)) return cannotRedirect(address, path)
  const target = addressOfFile(posix.relative(after.folder, renamed.get(file) ?? file))
  const destination = after.pages.has(target) ? target : ''
  // Also sources that were unread before: the file may have hidden such a page.
  const mayBeMadeBy = after.mayMake(address)
  return judgeGone({ address, destination, maybeSnippet, mayBeMadeBy }, after)
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

function judgeMade(page: MadePage, { before, after }: SiteChange): Judgement {
  const { address, source } = page
  if (cannotBeSource(address, after)) return cannotRedirect(address, source.file)
  const destination = findMoved(page, before, after)?.address ?? ''
  // A source that was unread before, too, did not make this page then, so it doesn't now.
  const mayBeMadeBy = after.mayMake(address).filter((source) => !hasUnreadLike(before, source))
  return judgeGone({ address, destination, maybeSnippet: false, mayBeMadeBy }, after)
}

interface GonePage extends Pick<RemovedPage, 'address' | 'maybeSnippet'> {
  /** Empty if unknown. */
  readonly destination: string
  readonly mayBeMadeBy: readonly Unread[]
}

function judgeGone(page: GonePage, after: Site): Judgement {
  const { address, destination, maybeSnippet, mayBeMadeBy } = page
  const why = after.follow(address)
  if (why.kind === 'arrives') return FINE
  if (why.kind === 'unread')
    return { kind: 'unknown', address, because: why.sources.map(becauseOf) }
  if (why.kind === 'no redirect' && mayBeMadeBy.length > 0)
    return { kind: 'unknown', address, because: mayBeMadeBy.map(becauseOf) }
  const hidden = why.kind === 'circle' ? why.page : undefined
  const to = hidden ?? destination
  return {
    kind: 'removed',
    address,
    why,
    redirectsFile: after.docs.redirectsFile,
    line: { source: address, destination: to },
    takeOut: sourcesOf([address, to], after),
    maybeSnippet,
  }
}

/** The same operation's page at the head: of the same specification or, if that was deleted, of a new one. */
function findMoved(page: MadePage, before: Site, after: Site): MadePage | undefined {
  const { file, directory } = page.source
  const names = (site: Site, name: string) => site.docs.sources.some((one) => one.file === name)
  const isKept = names(after, file)
  const candidates = after
    .pagesOfOperation(page.key)
    .filter(({ source }) => (isKept ? source.file === file : !names(before, source.file)))
  return candidates.find(({ source }) => source.directory === directory) ?? candidates[0]
}

export function becauseOf({ source: { file }, reason }: Unread): Because {
  return { file, reason }
}

/** As docs.json spells them. */
export function sourcesOf(addresses: readonly string[], { redirects }: Site): string[] {
  return addresses.flatMap((address) => redirects.exact.get(address)?.source ?? [])
}
