import { posix } from 'node:path'
import type { ListedFile } from '../github/repository.ts'
import type { Checkpoint } from '../runtime.ts'
import type { Redirect } from './docs-json.ts'
import {
  judgePages,
  judgeRedirect,
  type LostRedirect,
  type RemovedPage,
  type SiteChange,
  type UnknownPage,
} from './judge-pages.ts'
import { type Commit, isConfig } from './pages.ts'
import type { Because, Unread } from './sites.ts'

/* Collects the verdicts on all pages and redirects of all sites. */

export type ChangedFile = Pick<ListedFile, 'filename' | 'previous_filename'>

/** A line that went, and nothing leads on from its address. */
interface GoneRedirect {
  readonly line: Redirect
  readonly file: string
}

export type Warning =
  | {
      readonly kind: 'unknown pages'
      readonly addresses: readonly string[]
      readonly because: readonly Because[]
    }
  /** The pull request changes them, so all of their pages may differ. */
  | { readonly kind: 'unread sources'; readonly because: readonly Because[] }
  | { readonly kind: 'redirects gone'; readonly gone: readonly GoneRedirect[] }
  /** In a repository with several sites, another site may have the page. */
  | { readonly kind: 'redirects lost'; readonly lost: readonly LostRedirect[] }
  | { readonly kind: 'not compared'; readonly reason: string }
  | { readonly kind: 'migrated'; readonly file: string }

/** A docs.json that went, with its pages. */
interface GoneSite {
  readonly file: string
  readonly pages: number
}

export interface Findings {
  readonly removed: readonly RemovedPage[]
  readonly lost: readonly LostRedirect[]
  /** Other missing addresses without their own redirect: a pattern to paste must not match them. */
  readonly otherMissing: readonly string[]
  readonly goneSites: readonly GoneSite[]
  readonly warnings: readonly Warning[]
}

export const NOTHING_FOUND: Findings = {
  removed: [],
  lost: [],
  otherMissing: [],
  goneSites: [],
  warnings: [],
}

/** All verdicts that say something, of all sites. */
interface Verdicts {
  readonly removed: RemovedPage[]
  readonly unknown: UnknownPage[]
  readonly otherMissing: string[]
  readonly lost: LostRedirect[]
  readonly gone: GoneRedirect[]
  readonly unread: Unread[]
}

/** @param pull GitHub's list, which may be cut: it only suggests destinations */
export async function findRemovedPages(
  base: Commit,
  head: Commit,
  pull: readonly ChangedFile[],
  checkpoint: Checkpoint,
): Promise<Findings> {
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  const all: Verdicts = {
    removed: [],
    unknown: [],
    otherMissing: [],
    lost: [],
    gone: [],
    unread: [],
  }
  const goneSites: GoneSite[] = []
  for (const [folder, before] of base.sites) {
    const after = head.sites.get(folder)
    if (after === undefined) {
      const file = posix.join(folder, 'docs.json')
      const pages = before.pages.size
      if (pages > 0) goneSites.push({ file, pages })
      continue
    }
    await judgeSite({ before, after, renamed }, all, checkpoint)
  }

  const warnings: Warning[] = []
  for (const fault of base.broken) {
    warnings.push({ kind: 'not compared', reason: fault.message })
  }
  const oldConfig = findOldConfig(base, head)
  if (oldConfig !== undefined) warnings.push({ kind: 'migrated', file: oldConfig })
  if (all.unknown.length > 0) {
    const addresses = all.unknown.map((page) => page.address)
    const because = all.unknown.flatMap((page) => page.because)
    warnings.push({
      kind: 'unknown pages',
      addresses,
      because: unique(because),
    })
  }
  if (all.unread.length > 0) {
    warnings.push({ kind: 'unread sources', because: unique(all.unread) })
  }
  if (all.gone.length > 0) warnings.push({ kind: 'redirects gone', gone: all.gone })
  let lost: readonly LostRedirect[] = all.lost
  const isOnlySite = base.sites.size === 1 && head.sites.size === 1
  if (!isOnlySite && lost.length > 0) {
    warnings.push({ kind: 'redirects lost', lost })
    lost = []
  }
  return {
    removed: all.removed,
    lost,
    otherMissing: all.otherMissing,
    goneSites,
    warnings,
  }
}

/** Adds the verdicts on a site. */
async function judgeSite(change: SiteChange, all: Verdicts, checkpoint: Checkpoint): Promise<void> {
  const { before, after } = change
  for (const [address, verdict] of judgePages(change)) {
    await checkpoint()
    if (verdict.kind === 'removed') {
      all.removed.push(verdict)
      continue
    }
    if (verdict.kind === 'unknown') all.unknown.push(verdict)
    const hasLine = after.redirects.exact.has(address)
    if (!hasLine && !after.hasPage(address)) all.otherMissing.push(address)
  }
  for (const unread of before.made.unread) {
    const isKept = after.hasUnreadLike(unread)
    if (!isKept) all.unread.push(unread)
  }
  // The lines that docs.json no longer has.
  const kept = new Set(after.docs.redirects.map(keyOf))
  for (const line of before.docs.redirects) {
    const isKept = kept.has(keyOf(line))
    if (isKept) continue
    await checkpoint()
    const verdict = judgeRedirect(line, before, after)
    if (verdict.kind === 'lost') all.lost.push(verdict)
    if (verdict.kind === 'gone') {
      const file = after.docs.redirectsFile
      all.gone.push({ line, file })
    }
  }
}

function keyOf(line: Redirect): string {
  return JSON.stringify([line.source, line.destination])
}

/** A mint.json that a new docs.json replaces. It is not read, so nothing is compared with that docs.json. */
function findOldConfig(base: Commit, head: Commit): string | undefined {
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

function unique(because: readonly Because[]): Because[] {
  const all = new Map<string, Because>()
  for (const one of because) {
    const key = `${one.file} ${one.reason}`
    all.set(key, one)
  }
  return [...all.values()]
}
