import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../docs-site/addresses.ts'
import type { Redirect } from '../docs-site/docs-json.ts'
import { type End, exampleOf } from '../docs-site/redirects.ts'
import type { Site } from '../docs-site/sites.ts'

/** A file of a pull request, as GitHub lists it. */
export interface ChangedFile {
  filename: string
  status: string
  previous_filename?: string | undefined
  patch?: string | undefined
}

/** A page that readers no longer find. */
export interface RemovedPage {
  address: string
  why: Exclude<End, { kind: 'arrives' | 'unknown' }>
  /** Where the lines belong. */
  file: string
  /** The line to add; without a destination, a person has to fill it in. Undefined if the right one is there. */
  add: { source: string; destination: string | undefined } | undefined
  /** The sources of redirects that have to go: the line replaces them, or they would lead in a circle. */
  takeOut: string[]
  /** It may have been a snippet: the navigation does not name it, and no page is read for its imports. */
  maybeSnippet: boolean
}

export type Warning =
  /** The service may make a page at `at`, of OpenAPI or the like, for readers of `address`. */
  | { kind: 'maybe made'; address: string; at: string }
  | { kind: 'redirect gone'; redirect: Redirect; file: string }

export interface Findings {
  removed: RemovedPage[]
  /** Folders that lost their docs.json, and how many pages they had. */
  left: { folder: string; pages: number }[]
  warnings: Warning[]
}

/**
 * Each page of the merge base must at the head be a page, or a source whose chain ends at a page, an anchor of one, or
 * elsewhere on the web.
 * @param pull GitHub's list of files, which may be cut: it only suggests destinations, and shows what was a snippet
 */
export function findRemovedPages(
  base: readonly Site[],
  head: readonly Site[],
  pull: readonly ChangedFile[],
): Findings {
  const found: Findings = { removed: [], left: [], warnings: [] }
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  for (const before of base) {
    const after = head.find(({ folder }) => folder === before.folder)
    if (after === undefined) {
      if (before.pages.size > 0)
        found.left.push({ folder: before.folder, pages: before.pages.size })
      continue
    }
    const snippets = findRemovedImports(before, pull)
    for (const [address, file] of before.pages) {
      if (after.hasPage(address)) continue
      const end = after.follow(address)
      if (end.kind === 'arrives') continue
      const path = posix.relative(before.folder, file)
      const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
      // Who names a removed file in .mintignore says that it was no page.
      if (maybeSnippet && (snippets.has(path.toLowerCase()) || after.isHidden(path))) continue
      const at = end.kind === 'unknown' ? end.to : address
      if (end.kind === 'unknown' || (end.kind === 'no redirect' && after.mayMake(address)))
        found.warnings.push({ kind: 'maybe made', address, at })
      else {
        const now = posix.relative(after.folder, renamed.get(file) ?? file)
        const target = addressOfFile(now)
        const destination = after.pages.has(target) ? target : undefined
        const line = findLine(after, address, end, destination)
        found.removed.push({
          address,
          why: end,
          file: after.docs.redirectsFile,
          ...line,
          maybeSnippet,
        })
      }
    }
    found.warnings.push(...findGoneRedirects(before, after))
  }
  return found
}

/** What to do so that readers of an address arrive. */
function findLine(
  after: Site,
  address: string,
  end: End,
  suggested: string | undefined,
): Pick<RemovedPage, 'add' | 'takeOut'> {
  const { redirects } = after
  const own = redirects.exact(address)
  const takeOut: string[] = []
  // The redirect is right, but the page that it leads to has one as well, which leads back.
  if (end.kind === 'circle' && end.page !== undefined) {
    const back = redirects.exact(end.page)
    return { add: undefined, takeOut: back ? [back.source] : [] }
  }
  if (own) takeOut.push(own.source)
  const back = suggested === undefined ? undefined : redirects.exact(suggested)
  // Whether it leads back or elsewhere: readers would not see the page.
  if (back) takeOut.push(back.source)
  return { add: { source: address, destination: suggested }, takeOut }
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
    const isPattern = address !== addressOf(redirect.source)
    const arrives = (site: Site) => ['arrives', 'unknown'].includes(site.follow(address).kind)
    // Where a pattern leads, an example does not show.
    const isCovered = isPattern && after.redirects.destinationsOf(address).length > 0
    if (isCovered || after.hasPage(address) || arrives(after)) return []
    if (!isPattern && !arrives(before)) return []
    return [{ kind: 'redirect gone', redirect, file: after.docs.redirectsFile }]
  })
}
