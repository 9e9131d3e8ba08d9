import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../addresses.ts'
import type { ListedFile } from '../github/repository.ts'
import type { Redirect } from './docs-json.ts'
import { type End, exampleOf } from './redirects.ts'
import type { Site } from './sites.ts'

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
  /** The service may make a page at `at`, of OpenAPI or the like, for readers of `address`. */
  | { kind: 'maybe made'; address: string; at: string }
  | { kind: 'redirect gone'; redirect: Redirect; file: string }
  | { kind: 'not compared'; reason: string }

export interface Findings {
  removed: RemovedPage[]
  /** Each docs.json that is gone, and how many pages it had. */
  goneSites: { file: string; pages: number }[]
  warnings: Warning[]
}

/**
 * Each page of the merge base must at the head be a page that no new redirect hides, or a source whose chain ends at a
 * page, an anchor of one, or elsewhere on the web.
 * @param pull GitHub's list of files, which may be cut: it only suggests destinations, and shows what was a snippet
 */
export function findRemovedPages(
  base: readonly Site[],
  head: readonly Site[],
  pull: readonly ChangedFile[],
): Findings {
  const found: Findings = { removed: [], goneSites: [], warnings: [] }
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  for (const before of base) {
    const after = head.find(({ folder }) => folder === before.folder)
    if (after === undefined) {
      const file = posix.join(before.folder, 'docs.json')
      if (before.pages.size > 0) found.goneSites.push({ file, pages: before.pages.size })
      continue
    }
    const site = { before, after, renamed, snippets: findRemovedImports(before, pull) }
    for (const [address, file] of before.pages) {
      const verdict = after.hasPage(address)
        ? judgeKept(address, site)
        : judgeGone(address, file, site)
      if (verdict?.kind === 'removed') found.removed.push(verdict)
      else if (verdict) found.warnings.push(verdict)
    }
    found.warnings.push(...findGoneRedirects(before, after))
  }
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
): RemovedPage | Warning | undefined {
  const why = after.follow(address)
  if (why.kind === 'arrives') return undefined
  const path = posix.relative(before.folder, file)
  const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
  // An author who lists a removed file in .mintignore says that it was no page.
  if (maybeSnippet && (snippets.has(path.toLowerCase()) || after.rules.isHidden(path)))
    return undefined
  if (why.kind === 'unknown') return { kind: 'maybe made', address, at: why.to }
  if (why.kind === 'no redirect' && after.mayMake(address))
    return { kind: 'maybe made', address, at: address }
  const target = addressOfFile(posix.relative(after.folder, renamed.get(file) ?? file))
  const hidden = why.kind === 'circle' ? why.page : undefined
  const destination = hidden ?? (after.pages.has(target) ? target : '')
  return {
    kind: 'removed',
    address,
    why,
    file: after.docs.redirectsFile,
    add: { source: address, destination },
    takeOut: sourcesOf([address, destination], after),
    maybeSnippet,
  }
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

/** Redirects that the head lacks, though their readers arrived, and do not any more. */
function findGoneRedirects(before: Site, after: Site): Warning[] {
  const keyOf = ({ source, destination }: Redirect) => JSON.stringify([source, destination])
  const kept = new Set(after.docs.redirects.map(keyOf))
  return before.docs.redirects.flatMap((redirect): Warning[] => {
    if (kept.has(keyOf(redirect))) return []
    const address = exampleOf(redirect.source)
    const arrives = (site: Site) => ['arrives', 'unknown'].includes(site.follow(address).kind)
    const isPattern = address !== addressOf(redirect.source)
    // Where a pattern leads, an example does not show.
    const isMissed = isPattern
      ? after.redirects.destinationsOf(address).length === 0
      : arrives(before) && !after.hasPage(address) && !arrives(after)
    if (!isMissed) return []
    return [{ kind: 'redirect gone', redirect, file: after.docs.redirectsFile }]
  })
}
