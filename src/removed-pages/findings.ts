import { posix } from 'node:path'
import { addressOf, addressOfFile } from '../docs-site/addresses.ts'
import type { Redirect } from '../docs-site/docs-json.ts'
import { type End, exampleOf } from '../docs-site/redirects.ts'
import type { Site } from '../docs-site/sites.ts'

export interface ChangedFile {
  filename: string
  status: string
  previous_filename?: string | undefined
  patch?: string | undefined
}

export interface RemovedPage {
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
 * @see https://github.com/mintlify/docs/pull/7031 for a redirect that hides a page
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
    const snippets = findRemovedImports(before, pull)
    for (const [address, file] of before.pages) {
      const isKept = after.hasPage(address)
      const own = after.redirects.hiding(address)
      const isNew = own?.destination !== before.redirects.exact.get(address)?.destination
      if (isKept && !(own && isNew && !before.docs.isUnread)) continue
      const end = after.follow(address)
      if (end.kind === 'arrives' || (isKept && end.kind === 'unknown')) continue
      const path = posix.relative(before.folder, file)
      const maybeSnippet = !before.docs.navigation.has(address) && !after.hasFile(path)
      // An author who lists a removed file in .mintignore says that it was no page.
      if (maybeSnippet && (snippets.has(path.toLowerCase()) || after.rules.isHidden(path))) continue
      const at = end.kind === 'unknown' ? end.to : address
      if (end.kind === 'unknown' || (end.kind === 'no redirect' && after.mayMake(address))) {
        found.warnings.push({ kind: 'maybe made', address, at })
        continue
      }
      const target = addressOfFile(posix.relative(after.folder, renamed.get(file) ?? file))
      const page = end.kind === 'circle' ? end.page : undefined
      const destination = page ?? (after.pages.has(target) ? target : '')
      found.removed.push({
        address,
        why: end,
        file: after.docs.redirectsFile,
        add: isKept ? undefined : { source: address, destination },
        takeOut: (isKept ? [address] : [address, destination]).flatMap(
          (one) => after.redirects.exact.get(one)?.source ?? [],
        ),
        maybeSnippet,
      })
    }
    found.warnings.push(...findGoneRedirects(before, after))
  }
  return found
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
