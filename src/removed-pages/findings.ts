import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../addresses.ts'
import type { ListedFile } from '../github/repository.ts'
import type { Redirect } from './docs-json.ts'
import type { MadePage } from './made-pages.ts'
import { type End, exampleOf } from './redirects.ts'
import type { Site, Unread } from './sites.ts'

export type ChangedFile = Pick<ListedFile, 'filename' | 'status' | 'previous_filename' | 'patch'>

export interface RemovedPage {
  kind: 'removed'
  address: string
  why: Exclude<End, { kind: 'arrives' | 'unknown' }>
  file: string
  /** The line to add; its destination is empty if a person has to choose it. Undefined if the page is still there. */
  add: Redirect | undefined
  /** The sources of redirects that have to go: the page's own, and one that leads away from the destination. */
  takeOut: string[]
  /** It may have been a snippet: the navigation does not name it, and no page is read for its imports. */
  maybeSnippet: boolean
}

export type Warning =
  /** What becomes of these pages depends on a specification that is not read, or on what no redirect can say. */
  | { kind: 'not known'; addresses: string[]; sources: UnknownSource[] }
  | { kind: 'redirect gone'; redirect: Redirect; file: string }
  | { kind: 'not compared'; reason: string }

export interface UnknownSource {
  /** Its file or URL; empty if none is named. */
  file: string
  reason: string
  /** The pull request changes it, so all of its pages may have changed. */
  isChanged: boolean
}

export interface Findings {
  removed: RemovedPage[]
  /** Addresses of further pages that are gone, and have no redirect of their own. */
  elsewhere: string[]
  /** Each docs.json that is gone, and how many pages it had. */
  goneSites: { file: string; pages: number }[]
  warnings: Warning[]
}

/**
 * Each page of the merge base must at the head be a page that no new redirect hides, or a source whose chain ends at a
 * page, an anchor of one, or elsewhere on the web.
 * @param pull GitHub's list of files, which may be cut: it only suggests destinations, and shows what was a snippet
 * @param pause as in `readOperations`
 */
export async function findRemovedPages(
  base: readonly Site[],
  head: readonly Site[],
  pull: readonly ChangedFile[],
  pause: () => Promise<void>,
): Promise<Findings> {
  const found: Findings = { removed: [], elsewhere: [], goneSites: [], warnings: [] }
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  const unknown: Doubt[] = []
  for (const before of base) {
    const after = head.find(({ folder }) => folder === before.folder)
    if (after === undefined) {
      const file = posix.join(before.folder, 'docs.json')
      if (before.pages.size > 0) found.goneSites.push({ file, pages: before.pages.size })
      continue
    }
    const site = { before, after, renamed, snippets: findRemovedImports(before, pull) }
    for (const [address, verdict] of judgeSite(site)) {
      await pause()
      if (verdict?.kind === 'removed') found.removed.push(verdict)
      else if (verdict) unknown.push(verdict)
      const isOwn = after.hasPage(address) || after.redirects.exact.has(address)
      if (verdict?.kind !== 'removed' && !isOwn) found.elsewhere.push(address)
    }
    unknown.push(...findChangedSources(before, after))
    for (const warning of findGoneRedirects(before, after)) {
      await pause()
      if (warning) found.warnings.push(warning)
    }
  }
  if (unknown.length > 0) found.warnings.unshift(sumUp(unknown))
  return found
}

/** A site at the merge base and at the head. */
interface SiteChange {
  readonly before: Site
  readonly after: Site
  /** The names of renamed files, by the ones they had. */
  readonly renamed: ReadonlyMap<string | undefined, string>
  readonly snippets: ReadonlySet<string>
}

/** A page, or all pages of a source, of which nothing is known. */
interface Doubt {
  readonly kind: 'unknown'
  readonly address?: string
  readonly sources: readonly UnknownSource[]
}

type Verdict = RemovedPage | Doubt | undefined

/** A verdict on each page of the merge base. A file's page hides one that the service makes at its address. */
function* judgeSite(site: SiteChange): Generator<[string, Verdict], void, undefined> {
  const { before, after } = site
  for (const [address, file] of before.pages)
    yield [
      address,
      after.hasPage(address) ? judgeKept(address, site) : judgeGone(address, file, site),
    ]
  for (const page of before.made.pages.values()) {
    const { address } = page
    if (before.pages.has(address)) continue
    yield [address, after.hasPage(address) ? judgeKept(address, site) : judgeMade(page, site)]
  }
}

/**
 * A page that is still there is removed if a redirect at its source, which the base did not have, leads nowhere.
 * @see https://github.com/mintlify/docs/pull/7031
 */
function judgeKept(address: string, { before, after }: SiteChange): RemovedPage | undefined {
  const own = after.redirects.hiding(address)
  const isNew = own?.destination !== before.redirects.exact.get(address)?.destination
  if (own === undefined || !isNew || before.docs.isUnread) return undefined
  const why = after.follow(address)
  if (why.kind === 'arrives' || why.kind === 'unknown') return undefined
  const { redirectsFile: file } = after.docs
  const takeOut = sourcesOf([address], after)
  return { kind: 'removed', address, why, file, add: undefined, takeOut, maybeSnippet: false }
}

/** A page that is gone is removed if no redirect leads its readers on. */
function judgeGone(
  address: string,
  file: string,
  { before, after, renamed, snippets }: SiteChange,
): Verdict {
  const why = after.follow(address)
  if (why.kind === 'arrives') return undefined
  const path = posix.relative(before.folder, file)
  const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
  // An author who lists a removed file in .mintignore says that it was no page.
  if (maybeSnippet && (snippets.has(path.toLowerCase()) || after.rules.isHidden(path)))
    return undefined
  const target = addressOfFile(posix.relative(after.folder, renamed.get(file) ?? file))
  const destination = after.pages.has(target) ? target : ''
  return remove(address, why, after, { destination, maybeSnippet })
}

/** No redirect can be written from such an address: it would be a pattern, or be ignored. */
const NO_SOURCE = /[?#:*%]/

/** The same for a page that the service made: the page of the same operation is its destination. */
function judgeMade(page: MadePage, { before, after }: SiteChange): Verdict {
  const { address } = page
  const why = after.follow(address)
  if (why.kind === 'arrives' || after.serves(address)) return undefined
  if (NO_SOURCE.test(address)) {
    const reason = 'its address has one of `? # : * %`'
    return {
      kind: 'unknown',
      address,
      sources: [{ file: page.source.file, reason, isChanged: false }],
    }
  }
  const destination = findMoved(page, before, after)?.address ?? ''
  // One that the base has as well made this page neither there nor here.
  const isNew = (maker: Unread) => !before.made.unread.some((old) => isSame(old, maker))
  return remove(address, why, after, { destination, maybeSnippet: false, isMaker: isNew })
}

/** A gone page is removed, unless something that is not read may make it, or the page that its redirect leads to. */
function remove(
  address: string,
  why: Exclude<End, { kind: 'arrives' }>,
  after: Site,
  more: { destination: string; maybeSnippet: boolean; isMaker?: (maker: Unread) => boolean },
): RemovedPage | Doubt {
  const { destination, maybeSnippet, isMaker = () => true } = more
  const makers =
    why.kind === 'unknown'
      ? after.mayMake(why.to)
      : why.kind === 'no redirect'
        ? after.mayMake(address).filter(isMaker)
        : []
  if (why.kind === 'unknown' || makers.length > 0)
    return { kind: 'unknown', address, sources: makers.map((maker) => asUnknown(maker, false)) }
  const hidden = why.kind === 'circle' ? why.page : undefined
  const to = hidden ?? destination
  return {
    kind: 'removed',
    address,
    why,
    file: after.docs.redirectsFile,
    add: { source: address, destination: to },
    takeOut: sourcesOf([address, to], after),
    maybeSnippet,
  }
}

/**
 * The page at the head of the same operation: of the same specification, or of a new one if that one went; in the same
 * directory if there are several, else the first.
 */
function findMoved(page: MadePage, before: Site, after: Site): MadePage | undefined {
  const { file, directory } = page.source
  const names = (site: Site, name: string) => site.docs.sources.some((one) => one.file === name)
  const isKept = names(after, file)
  const candidates = after
    .pagesOfOperation(page.key)
    .filter(({ source }) => (isKept ? source.file === file : !names(before, source.file)))
  return candidates.find(({ source }) => source.directory === directory) ?? candidates[0]
}

function asUnknown({ source: { file }, reason }: Unread, isChanged: boolean): UnknownSource {
  return { file, reason, isChanged }
}

/** The unread sources of the merge base that the head has not, or has otherwise. */
function findChangedSources(before: Site, after: Site): Doubt[] {
  return before.made.unread
    .filter((old) => !after.made.unread.some((now) => isSame(old, now)))
    .map((old) => ({ kind: 'unknown', sources: [asUnknown(old, true)] }))
}

/** Whether an unread source makes at least the pages that it made before. */
function isSame({ source: old, state }: Unread, { source: now, state: stateNow }: Unread): boolean {
  const isWhole = now.endpoints.size === 0
  return (
    state === stateNow &&
    old.directory === now.directory &&
    (isWhole || (old.endpoints.size > 0 && old.endpoints.isSubsetOf(now.endpoints)))
  )
}

function sumUp(doubts: readonly Doubt[]): Warning {
  const sources = new Map<string, UnknownSource>()
  for (const source of doubts.flatMap((doubt) => doubt.sources)) {
    const key = `${source.file} ${source.reason}`
    const isChanged = source.isChanged || sources.get(key)?.isChanged === true
    sources.set(key, { ...source, isChanged })
  }
  const addresses = doubts.flatMap(({ address }) => address ?? [])
  return { kind: 'not known', addresses, sources: [...sources.values()] }
}

/** The sources of a site's redirects from some addresses, as its docs.json spells them. */
function sourcesOf(addresses: readonly string[], { redirects }: Site): string[] {
  return addresses.flatMap((address) => redirects.exact.get(address)?.source ?? [])
}

/** The files whose import the pull request's patches remove, in lower case, as the service compares them. */
function findRemovedImports(site: Site, pull: readonly ChangedFile[]): Set<string> {
  const found = new Set<string>()
  for (const { filename, previous_filename = filename, patch = '' } of pull)
    for (const [, name = ''] of patch.matchAll(
      /^-\s*(?:import|export)\b[^'"\n]*['"]([^'"\n]+\.mdx?)['"]/gm,
    )) {
      const folder = posix.dirname(posix.relative(site.folder, previous_filename))
      found.add(posix.join(name.startsWith('/') ? '.' : folder, `./${name}`).toLowerCase())
    }
  return found
}

/** Redirects that the head lacks, though their readers arrived, and do not any more; undefined for each other one. */
function* findGoneRedirects(before: Site, after: Site): Generator<Warning | undefined> {
  const keyOf = ({ source, destination }: Redirect) => JSON.stringify([source, destination])
  const kept = new Set(after.docs.redirects.map(keyOf))
  for (const redirect of before.docs.redirects) {
    if (kept.has(keyOf(redirect))) continue
    const address = exampleOf(redirect.source)
    const arrives = (site: Site) => ['arrives', 'unknown'].includes(site.follow(address).kind)
    const isPattern = address !== addressOf(redirect.source)
    // Where a pattern leads, an example does not show.
    const isMissed = isPattern
      ? after.redirects.destinationsOf(address).length === 0
      : arrives(before) && !after.hasPage(address) && !arrives(after)
    const file = after.docs.redirectsFile
    yield isMissed ? { kind: 'redirect gone', redirect, file } : undefined
  }
}
