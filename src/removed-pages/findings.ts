import { posix } from 'node:path'
import type { ListedFile } from '../github/repository.ts'
import type { Redirect } from './docs-json.ts'
import {
  type Because,
  becauseOf,
  judgePages,
  judgeRedirect,
  type LostRedirect,
  type RemovedPage,
  type UnknownPage,
} from './judge-pages.ts'
import { type Commit, isConfig } from './pages.ts'
import { hasUnreadLike, type Site, type Unread } from './sites.ts'

/* Collects the verdicts on all pages and redirects of all sites. */

export type ChangedFile = Pick<ListedFile, 'filename' | 'previous_filename'>

/** A line that went, and nothing leads on from its address. */
export interface GoneRedirect {
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
export interface GoneSite {
  readonly file: string
  readonly pages: number
}

export interface Findings {
  readonly removed: readonly RemovedPage[]
  readonly lost: readonly LostRedirect[]
  /** Other missing addresses without their own redirect. */
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

/** @param pull GitHub's list, which may be cut: it only suggests destinations */
export async function findRemovedPages(
  base: Commit,
  head: Commit,
  pull: readonly ChangedFile[],
  pause: () => Promise<void>,
): Promise<Findings> {
  const removed: RemovedPage[] = []
  const unknown: UnknownPage[] = []
  const otherMissing: string[] = []
  const goneSites: GoneSite[] = []
  const lost: LostRedirect[] = []
  const gone: GoneRedirect[] = []
  const unread: Unread[] = []
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  for (const before of base.sites) {
    const after = head.sites.find((site) => site.folder === before.folder)
    if (after === undefined) {
      const file = posix.join(before.folder, 'docs.json')
      if (before.pages.size > 0) goneSites.push({ file, pages: before.pages.size })
      continue
    }
    for (const [address, verdict] of judgePages({ before, after, renamed })) {
      await pause()
      if (verdict.kind === 'removed') {
        removed.push(verdict)
        continue
      }
      if (verdict.kind === 'unknown') unknown.push(verdict)
      const hasLine = after.redirects.exact.has(address)
      if (!hasLine && !after.hasPage(address)) otherMissing.push(address)
    }
    unread.push(...before.made.unread.filter((one) => !hasUnreadLike(after, one)))
    for (const line of missingLines(before, after)) {
      await pause()
      const verdict = judgeRedirect(line, before, after)
      if (verdict.kind === 'lost') lost.push(verdict)
      if (verdict.kind === 'gone') gone.push({ line, file: after.docs.redirectsFile })
    }
  }
  const warnings: Warning[] = []
  for (const { message } of base.broken) warnings.push({ kind: 'not compared', reason: message })
  const old = findOldConfig(base, head)
  if (old !== undefined) warnings.push({ kind: 'migrated', file: old })
  if (unknown.length > 0) warnings.push(warnOfUnknown(unknown))
  if (unread.length > 0)
    warnings.push({ kind: 'unread sources', because: unique(unread.map(becauseOf)) })
  if (gone.length > 0) warnings.push({ kind: 'redirects gone', gone })
  const isOnlySite = base.sites.length === 1 && head.sites.length === 1
  if (isOnlySite || lost.length === 0) return { removed, lost, otherMissing, goneSites, warnings }
  warnings.push({ kind: 'redirects lost', lost })
  return { removed, lost: [], otherMissing, goneSites, warnings }
}

function missingLines(before: Site, after: Site): Redirect[] {
  const keyOf = (line: Redirect) => JSON.stringify([line.source, line.destination])
  const kept = new Set(after.docs.redirects.map(keyOf))
  return before.docs.redirects.filter((line) => !kept.has(keyOf(line)))
}

/** A mint.json that a new docs.json replaces. It is not read, so nothing is compared with that docs.json. */
function findOldConfig(base: Commit, head: Commit): string | undefined {
  const known = new Set(base.sites.map((site) => site.folder))
  const added = new Set(head.sites.map((site) => site.folder)).difference(known)
  if (added.size === 0) return undefined
  for (const file of base.files.hashes.keys()) {
    const folder = posix.dirname(file)
    if (!isConfig(file, 'mint.json') || known.has(folder)) continue
    const isReplaced = added.has(folder) || !head.files.hashes.has(file)
    if (isReplaced) return file
  }
  return undefined
}

function warnOfUnknown(pages: readonly UnknownPage[]): Warning {
  const addresses = pages.map((page) => page.address)
  const because = unique(pages.flatMap((page) => page.because))
  return { kind: 'unknown pages', addresses, because }
}

function unique(because: readonly Because[]): Because[] {
  const all = new Map(because.map((one) => [`${one.file} ${one.reason}`, one]))
  return [...all.values()]
}
