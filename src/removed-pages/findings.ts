import { posix } from 'node:path'
import type { GitTree, ListedFile } from '../github/repository.ts'
import type { CancellationPoint } from '../runtime.ts'
import type { Redirect } from './docs-json.ts'
import {
  type BrokenOldRedirect,
  judgePages,
  judgeRemovedRedirect,
  type RemovedPage,
  type SiteChange,
  type SitePair,
} from './judge-pages.ts'
import type { SpecSource } from './navigation.ts'
import { type DocsSnapshot, isConfig } from './pages.ts'
import { foldersAbove, type Site } from './sites.ts'

/* Collects the verdicts on all pages and redirects of all sites. */

export type ChangedFile = Pick<ListedFile, 'filename' | 'previous_filename'>

/** A line that went, and nothing leads on from its address. */
interface GoneRedirect {
  readonly line: Redirect
  readonly file: string
}

export type Warning =
  /** `hidden` by `.mintignore`; `unnameable` by a redirect. */
  | { readonly kind: 'hidden' | 'unnameable'; readonly addresses: readonly string[] }
  /** `files` are the specifications. */
  | {
      readonly kind: 'maybe generated'
      readonly addresses: readonly string[]
      readonly files: ReadonlySet<string>
    }
  /** Specifications that docs.json no longer names for the same directory. */
  | { readonly kind: 'sources gone'; readonly files: ReadonlySet<string> }
  | { readonly kind: 'redirects gone'; readonly gone: readonly GoneRedirect[] }
  /** In a repository with several sites, another site may have the page. */
  | { readonly kind: 'redirects lost'; readonly lost: readonly BrokenOldRedirect[] }
  | { readonly kind: 'not compared'; readonly reason: string }
  | { readonly kind: 'migrated'; readonly file: string }

/** A docs.json that went, with its pages. */
interface GoneSite {
  readonly file: string
  readonly pages: number
}

export interface Findings {
  readonly removed: readonly RemovedPage[]
  readonly lost: readonly BrokenOldRedirect[]
  /** Other missing addresses without their own redirect: a pattern to paste must not match them. */
  readonly otherMissing: readonly string[]
  /** The folders above all pages of the head. */
  readonly livingFolders: ReadonlySet<string>
  readonly goneSites: readonly GoneSite[]
  readonly warnings: readonly Warning[]
}

export const NOTHING_FOUND: Findings = {
  removed: [],
  lost: [],
  otherMissing: [],
  livingFolders: new Set(),
  goneSites: [],
  warnings: [],
}

/** All verdicts that say something, of all sites. */
class Verdicts {
  readonly removed: RemovedPage[] = []
  readonly hidden: string[] = []
  readonly unnameable: string[] = []
  readonly maybeGenerated: string[] = []
  /** Their specifications. */
  readonly generators = new Set<string>()
  readonly otherMissing: string[] = []
  readonly lost: BrokenOldRedirect[] = []
  readonly gone: GoneRedirect[] = []
  readonly goneSources = new Set<string>()
}

/** @param pull GitHub's list, which may be cut: it only suggests destinations */
export async function findRemovedPages(
  base: DocsSnapshot,
  head: DocsSnapshot,
  pull: readonly ChangedFile[],
  cancellationPoint: CancellationPoint,
): Promise<Findings> {
  const goneSites: GoneSite[] = []
  const sites: SitePair[] = []
  for (const [folder, before] of base.sites) {
    const after = head.sites.get(folder)
    const pages = before.pages.size
    if (after !== undefined) {
      sites.push({ before, after })
      continue
    }
    // A docs.json without a page leaves no link broken.
    if (pages > 0) goneSites.push({ file: posix.join(folder, 'docs.json'), pages })
  }
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  const twins = findTwins(base)
  const ofEndpoints = await findEndpointFiles(sites, base.files, cancellationPoint)
  const all = new Verdicts()
  for (const site of sites) {
    await judgeSite({ ...site, renamed, twins, ofEndpoints }, all, cancellationPoint)
  }

  const warnings: Warning[] = []
  for (const fault of base.broken) {
    warnings.push({ kind: 'not compared', reason: fault.message })
  }
  const oldConfig = findOldConfig(base, head)
  if (oldConfig !== undefined) warnings.push({ kind: 'migrated', file: oldConfig })
  if (all.maybeGenerated.length > 0) {
    warnings.push({
      kind: 'maybe generated',
      addresses: all.maybeGenerated,
      files: all.generators,
    })
  }
  for (const kind of ['hidden', 'unnameable'] as const) {
    if (all[kind].length > 0) warnings.push({ kind, addresses: all[kind] })
  }
  if (all.goneSources.size > 0) warnings.push({ kind: 'sources gone', files: all.goneSources })
  if (all.gone.length > 0) warnings.push({ kind: 'redirects gone', gone: all.gone })
  const isOnlySite = base.sites.size === 1
  if (!isOnlySite && all.lost.length > 0) warnings.push({ kind: 'redirects lost', lost: all.lost })
  return {
    removed: all.removed,
    lost: isOnlySite ? all.lost : [],
    otherMissing: all.otherMissing,
    livingFolders: findLivingFolders(head),
    goneSites,
    warnings,
  }
}

function findLivingFolders(head: DocsSnapshot): ReadonlySet<string> {
  const folders = new Set<string>()
  for (const site of head.sites.values()) {
    for (const address of site.pages.keys()) {
      for (const folder of foldersAbove(address)) folders.add(folder)
    }
  }
  return folders
}

function findTwins(base: DocsSnapshot): ReadonlySet<string> {
  const sites = [...base.sites.values()]
  const files = sites.flatMap((site) => [...site.pages.values()])
  const byHash = Map.groupBy(files, (file) => base.files.hashes.get(file))
  const shared = [...byHash.values()].filter((equal) => equal.length > 1)
  return new Set(shared.flat())
}

/** Each costs a request. */
const MAX_FRONT_MATTERS = 100
const FRONT_MATTER = /^\uFEFF?\s*---[^\n]*\n([\s\S]*?)\n---/
const ENDPOINT_FIELD = /^["']?(?:openapi|openapi-schema|asyncapi|api|graphql|sdk)["']?\s*:/m

/**
 * The removed files whose front matter names an endpoint, among those in the directory of a source. Those that are too
 * many to be read follow most of the others.
 */
async function findEndpointFiles(
  sites: readonly SitePair[],
  files: GitTree,
  cancellationPoint: CancellationPoint,
): Promise<ReadonlySet<string>> {
  const candidates: string[] = []
  for (const { before, after } of sites) {
    for (const [address, file] of before.pages) {
      if (after.hasPage(address)) continue
      await cancellationPoint()
      const isInDirectory = after.sourcesAt(address).length > 0
      if (!isInDirectory) continue
      const leadsOn = after.follow(address).kind === 'arrives'
      if (!leadsOn) candidates.push(file)
    }
  }
  const first = candidates.slice(0, MAX_FRONT_MATTERS)
  const rest = candidates.slice(MAX_FRONT_MATTERS)
  const found = new Set<string>()
  await Promise.all(
    first.map(async (file) => {
      const text = await files.readText(file)
      const [, fields = ''] = FRONT_MATTER.exec(text) ?? []
      if (ENDPOINT_FIELD.test(fields)) found.add(file)
    }),
  )
  const areMost = found.size > first.length / 2
  if (!areMost) return found
  return found.union(new Set(rest))
}

/** Adds the verdicts on a site. */
async function judgeSite(
  change: SiteChange,
  all: Verdicts,
  cancellationPoint: CancellationPoint,
): Promise<void> {
  const { before, after } = change
  for (const [address, verdict] of judgePages(change)) {
    await cancellationPoint()
    switch (verdict.kind) {
      case 'removed':
        all.removed.push(verdict)
        break
      case 'maybe generated':
        all.maybeGenerated.push(address)
        for (const source of verdict.sources) all.generators.add(source.file)
        break
      case 'hidden':
        all.hidden.push(address)
        break
      case 'unnameable':
        all.unnameable.push(address)
        break
      case 'fine':
        break
    }
    const isOther = verdict.kind !== 'removed' && !after.hasPage(address)
    const hasOwnLine = after.redirects.exact.has(address)
    if (isOther && !hasOwnLine) all.otherMissing.push(address)
  }

  for (const source of before.docs.sources) {
    if (!isSourceKept(source, after)) all.goneSources.add(source.file)
  }

  // The lines that docs.json no longer has.
  const kept = new Set(after.docs.redirects.map(keyOf))
  for (const line of before.docs.redirects) {
    if (kept.has(keyOf(line))) continue
    await cancellationPoint()
    const verdict = judgeRemovedRedirect(line, before, after)
    if (verdict.kind === 'lost') all.lost.push(verdict)
    if (verdict.kind === 'gone') all.gone.push({ line, file: after.docs.redirectsFile })
  }
}

/** Without a specification, a source is any endpoint of its directory. */
function isSourceKept(source: SpecSource, after: Site): boolean {
  return after.docs.sources.some((one) => {
    if (source.directory !== one.directory) return false
    return source.file === '' || source.file === one.file
  })
}

function keyOf(line: Redirect): string {
  return JSON.stringify([line.source, line.destination])
}

/** A mint.json that a new docs.json replaces. It is not read, so nothing is compared with that docs.json. */
function findOldConfig(base: DocsSnapshot, head: DocsSnapshot): string | undefined {
  const isSiteNew = head.sites.keys().some((folder) => !base.sites.has(folder))
  if (!isSiteNew) return undefined
  for (const file of base.files.hashes.keys()) {
    if (!isConfig(file, 'mint.json')) continue
    const folder = posix.dirname(file)
    if (base.sites.has(folder)) continue
    const isReplaced = head.sites.has(folder) || !head.files.hashes.has(file)
    if (isReplaced) return file
  }
  return undefined
}
