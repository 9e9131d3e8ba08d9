import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../addresses.ts'
import type { ListedFile } from '../github/repository.ts'
import type { Redirect } from './docs-json.ts'
import type { MadePage } from './made-pages.ts'
import { type End, exampleOf } from './redirects.ts'
import type { Site, Unread } from './sites.ts'

export type ChangedFile = Pick<ListedFile, 'filename' | 'status' | 'previous_filename' | 'patch'>

export interface RemovedPage {
  readonly kind: 'removed'
  readonly address: string
  readonly why: Exclude<End, { kind: 'arrives' | 'unknown' }>
  readonly file: string
  /** The line to add, without a destination if a person has to choose it. Undefined if the page still exists. */
  readonly add: Redirect | undefined
  /** Sources of redirects to delete: the page's own, and one that leads away from the destination. */
  readonly takeOut: readonly string[]
  /** The navigation doesn't name it, and we read no page for its imports. */
  readonly maybeSnippet: boolean
}

/** It depends on something that isn't read, or no redirect can name its address. */
interface UnknownPage {
  readonly kind: 'unknown'
  readonly address: string
  readonly because: readonly Because[]
}

/** `file` is a path or a URL; empty if docs.json names none. */
interface Because {
  readonly file: string
  readonly reason: string
}

export type Warning =
  | {
      readonly kind: 'unknown pages'
      readonly addresses: readonly string[]
      readonly because: readonly Because[]
    }
  /** Unread sources that the pull request changes, so all of their pages may differ. */
  | { readonly kind: 'unread sources'; readonly because: readonly Because[] }
  | { readonly kind: 'redirect gone'; readonly redirect: Redirect; readonly file: string }
  | { readonly kind: 'not compared'; readonly reason: string }

export interface Findings {
  readonly removed: readonly RemovedPage[]
  /** Addresses of other missing pages without a redirect of their own. */
  readonly elsewhere: readonly string[]
  /** Removed docs.json files and their numbers of pages. */
  readonly goneSites: ReadonlyArray<{ readonly file: string; readonly pages: number }>
  readonly warnings: readonly Warning[]
}

/**
 * At the head, each page of the merge base must still be a page that no new redirect hides, or redirect to a page or to
 * another site.
 * @param pull GitHub's list of files, which may be cut. It only suggests destinations and shows former snippets.
 * @param pause as in `readOperations`
 */
export async function findRemovedPages(
  base: readonly Site[],
  head: readonly Site[],
  pull: readonly ChangedFile[],
  pause: () => Promise<void>,
): Promise<Findings> {
  const removed: RemovedPage[] = []
  const unknown: UnknownPage[] = []
  const elsewhere: string[] = []
  const goneSites: Findings['goneSites'][number][] = []
  const goneRedirects: Warning[] = []
  const changed: Unread[] = []
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  for (const before of base) {
    const after = head.find(({ folder }) => folder === before.folder)
    if (after === undefined) {
      const file = posix.join(before.folder, 'docs.json')
      if (before.pages.size > 0) goneSites.push({ file, pages: before.pages.size })
      continue
    }
    const site = { before, after, renamed, snippets: findRemovedImports(before, pull) }
    for (const [address, verdict] of judgePages(site)) {
      await pause()
      if (verdict?.kind === 'removed') removed.push(verdict)
      else {
        if (verdict) unknown.push(verdict)
        if (!after.hasPage(address) && !after.redirects.exact.has(address)) elsewhere.push(address)
      }
    }
    changed.push(
      ...before.made.unread.filter((old) => !after.made.unread.some((now) => isSame(old, now))),
    )
    for (const warning of findGoneRedirects(before, after)) {
      await pause()
      if (warning) goneRedirects.push(warning)
    }
  }
  const warnings = [...warnOfUnknown(unknown), ...warnOfChanged(changed), ...goneRedirects]
  return { removed, elsewhere, goneSites, warnings }
}

interface SiteChange {
  readonly before: Site
  readonly after: Site
  /** New names of files by their old ones. */
  readonly renamed: ReadonlyMap<string | undefined, string>
  readonly snippets: ReadonlySet<string>
}

type Verdict = RemovedPage | UnknownPage | undefined

/** A file's page hides a made page at its address. */
function* judgePages(site: SiteChange): Generator<[string, Verdict], void, undefined> {
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
function judgeKept(address: string, { before, after }: SiteChange): Verdict {
  const own = after.redirects.hiding(address)
  const isNew = own?.destination !== before.redirects.exact.get(address)?.destination
  if (own === undefined || !isNew || before.docs.isUnread) return undefined
  const why = after.follow(address)
  if (why.kind === 'arrives' || why.kind === 'unknown') return undefined
  const { redirectsFile: file } = after.docs
  const takeOut = sourcesOf([address], after)
  return { kind: 'removed', address, why, file, add: undefined, takeOut, maybeSnippet: false }
}

function judgeFile(address: string, file: string, site: SiteChange): Verdict {
  const { before, after, renamed, snippets } = site
  const path = posix.relative(before.folder, file)
  const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
  // By listing a removed file in .mintignore, the author says that it was not a page.
  if (maybeSnippet && (snippets.has(path.toLowerCase()) || after.rules.isHidden(path)))
    return undefined
  const target = addressOfFile(posix.relative(after.folder, renamed.get(file) ?? file))
  const destination = after.pages.has(target) ? target : ''
  return judgeGone({ address, destination, maybeSnippet, makers: after.mayMake(address) }, after)
}

/** As a source, the service would read it as a pattern or ignore it. */
const NO_SOURCE = /[?#:*%]/

/** The page of the same operation is the destination. */
function judgeMade(page: MadePage, { before, after }: SiteChange): Verdict {
  const { address, source } = page
  if (after.serves(address)) return undefined
  if (NO_SOURCE.test(address)) {
    const reason = 'its address has one of `? # : * %`'
    return { kind: 'unknown', address, because: [{ file: source.file, reason }] }
  }
  const destination = findMoved(page, before, after)?.address ?? ''
  // A source that is unread at both commits did not make this page at the base, so it doesn't here.
  const makers = after
    .mayMake(address)
    .filter((maker) => !before.made.unread.some((old) => isSame(old, maker)))
  return judgeGone({ address, destination, maybeSnippet: false, makers }, after)
}

interface GonePage extends Pick<RemovedPage, 'address' | 'maybeSnippet'> {
  /** Empty if unknown. */
  readonly destination: string
  /** Unread sources that may make it. */
  readonly makers: readonly Unread[]
}

function judgeGone({ address, destination, maybeSnippet, makers }: GonePage, after: Site): Verdict {
  const why = after.follow(address)
  if (why.kind === 'arrives') return undefined
  if (why.kind === 'unknown')
    return { kind: 'unknown', address, because: after.mayMake(why.to).map(reasonOf) }
  if (why.kind === 'no redirect' && makers.length > 0)
    return { kind: 'unknown', address, because: makers.map(reasonOf) }
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
 * The page of the same operation at the head, from the same specification, or from a new one if that was deleted. Prefers
 * the same directory.
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

/** Whether an unread source makes at least the pages that it made before. */
function isSame({ source: old, state }: Unread, { source: now, state: stateNow }: Unread): boolean {
  const isWhole = now.endpoints.size === 0
  return (
    state === stateNow &&
    old.directory === now.directory &&
    (isWhole || (old.endpoints.size > 0 && old.endpoints.isSubsetOf(now.endpoints)))
  )
}

function reasonOf({ source: { file }, reason }: Unread): Because {
  return { file, reason }
}

function warnOfUnknown(pages: readonly UnknownPage[]): Warning[] {
  if (pages.length === 0) return []
  const addresses = pages.map(({ address }) => address)
  const because = unique(pages.flatMap((page) => page.because))
  return [{ kind: 'unknown pages', addresses, because }]
}

function warnOfChanged(sources: readonly Unread[]): Warning[] {
  if (sources.length === 0) return []
  return [{ kind: 'unread sources', because: unique(sources.map(reasonOf)) }]
}

function unique(because: readonly Because[]): Because[] {
  return [...new Map(because.map((one) => [`${one.file} ${one.reason}`, one])).values()]
}

/** As docs.json spells them. */
function sourcesOf(addresses: readonly string[], { redirects }: Site): string[] {
  return addresses.flatMap((address) => redirects.exact.get(address)?.source ?? [])
}

/** Files whose imports the patches remove, in lower case, as the service compares them. */
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

/** Redirects that the head lacks and whose readers now get nowhere. Yields undefined for the rest, so that it can pause. */
function* findGoneRedirects(before: Site, after: Site): Generator<Warning | undefined> {
  const keyOf = ({ source, destination }: Redirect) => JSON.stringify([source, destination])
  const kept = new Set(after.docs.redirects.map(keyOf))
  for (const redirect of before.docs.redirects) {
    if (kept.has(keyOf(redirect))) continue
    const address = exampleOf(redirect.source)
    const arrives = (site: Site) => ['arrives', 'unknown'].includes(site.follow(address).kind)
    const isPattern = address !== addressOf(redirect.source)
    // One example can't show where a pattern leads.
    const isMissed = isPattern
      ? after.redirects.destinationsOf(address).length === 0
      : arrives(before) && !after.hasPage(address) && !arrives(after)
    const file = after.docs.redirectsFile
    yield isMissed ? { kind: 'redirect gone', redirect, file } : undefined
  }
}
