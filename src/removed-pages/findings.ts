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
import { hasUnreadLike, type Unread } from './sites.ts'

/* What a pull request does to the pages and redirects of all sites. */

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
  /** Where a repository has several sites, the destination may be a page of another one. */
  | { readonly kind: 'redirects lost'; readonly lost: readonly LostRedirect[] }
  | { readonly kind: 'not compared'; readonly reason: string }
  | { readonly kind: 'migrated'; readonly file: string }

export interface Findings {
  readonly removed: readonly RemovedPage[]
  readonly lost: readonly LostRedirect[]
  /** Other missing addresses without their own redirect. */
  readonly otherMissing: readonly string[]
  readonly goneSites: ReadonlyArray<{ readonly file: string; readonly pages: number }>
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
  const goneSites: Findings['goneSites'][number][] = []
  const lost: LostRedirect[] = []
  const gone: GoneRedirect[] = []
  const changed: Unread[] = []
  const renamed = new Map(pull.map((file) => [file.previous_filename, file.filename]))
  for (const before of base.sites) {
    const after = head.sites.find(({ folder }) => folder === before.folder)
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
      if (!after.hasPage(address) && !after.redirects.exact.has(address)) otherMissing.push(address)
    }
    changed.push(...before.made.unread.filter((source) => !hasUnreadLike(after, source)))
    const kept = new Set(after.docs.redirects.map(keyOf))
    for (const line of before.docs.redirects) {
      if (kept.has(keyOf(line))) continue
      await pause()
      const verdict = judgeRedirect(line, before, after)
      if (verdict.kind === 'lost') lost.push(verdict)
      if (verdict.kind === 'gone') gone.push({ line, file: after.docs.redirectsFile })
    }
  }
  const hasOneSite = base.sites.length === 1 && head.sites.length === 1
  const warnings: Warning[] = [
    ...base.broken.map(({ message }): Warning => ({ kind: 'not compared', reason: message })),
    ...warnOfMigration(base, head),
    ...warnOfUnknown(unknown),
    ...warnOfChanged(changed),
  ]
  if (lost.length > 0 && !hasOneSite) warnings.push({ kind: 'redirects lost', lost })
  if (gone.length > 0) warnings.push({ kind: 'redirects gone', gone })
  return { removed, lost: hasOneSite ? lost : [], otherMissing, goneSites, warnings }
}

/** A mint.json is not read, so the first docs.json has nothing to be compared with. */
function warnOfMigration(base: Commit, head: Commit): Warning[] {
  const known = new Set(base.sites.map(({ folder }) => folder))
  const added = head.sites.filter(({ folder }) => !known.has(folder))
  if (added.length === 0) return []
  const file = [...base.files.hashes.keys()].find((name) => {
    if (!isConfig(name, 'mint.json') || known.has(posix.dirname(name))) return false
    const isReplaced = added.some(({ folder }) => folder === posix.dirname(name))
    return isReplaced || !head.files.hashes.has(name)
  })
  return file === undefined ? [] : [{ kind: 'migrated', file }]
}

function warnOfUnknown(pages: readonly UnknownPage[]): Warning[] {
  if (pages.length === 0) return []
  const addresses = pages.map(({ address }) => address)
  const because = unique(pages.flatMap((page) => page.because))
  return [{ kind: 'unknown pages', addresses, because }]
}

function warnOfChanged(sources: readonly Unread[]): Warning[] {
  if (sources.length === 0) return []
  return [{ kind: 'unread sources', because: unique(sources.map(becauseOf)) }]
}

function unique(because: readonly Because[]): Because[] {
  return [...new Map(because.map((one) => [`${one.file} ${one.reason}`, one])).values()]
}

function keyOf({ source, destination }: Redirect): string {
  return JSON.stringify([source, destination])
}
