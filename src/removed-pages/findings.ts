import { posix } from 'node:path'
import { addressOf } from '../addresses.ts'
import type { ListedFile } from '../github/repository.ts'
import type { Redirect } from './docs-json.ts'
import {
  type Because,
  becauseOf,
  judgePages,
  type RemovedPage,
  sourcesOf,
  type UnknownPage,
} from './judge-pages.ts'
import { type End, exampleOf } from './redirects.ts'
import { type Commit, hasUnreadLike, isConfig, type Site, type Unread } from './sites.ts'

export type ChangedFile = Pick<ListedFile, 'filename' | 'previous_filename'>

/** A line that changed or went, and whose address another redirect now leads nowhere. */
interface LostRedirect {
  readonly address: string
  readonly why: Extract<End<Unread>, { kind: 'dead end' | 'circle' }>
  readonly redirectsFile: string
  /** The old line, to paste. */
  readonly line: Redirect
  /** The source of the line that replaced it, if that is of the same address. */
  readonly takeOut: readonly string[]
}

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

/**
 * At the head, each page of the merge base must still be a page that no new redirect hides, or redirect to a page or to
 * another site. And a redirect that changes or goes must not leave its address to one that leads nowhere.
 * @param pull GitHub's list, which may be cut: it only suggests destinations
 */
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
      const fate = judgeRedirect(line, before, after)
      if (fate.kind === 'lost') lost.push(fate.redirect)
      if (fate.kind === 'gone') gone.push({ line, file: after.docs.redirectsFile })
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

type RedirectFate =
  | { readonly kind: 'fine' | 'gone' }
  | { readonly kind: 'lost'; readonly redirect: LostRedirect }

/** What becomes of the readers who follow a line that docs.json no longer has. */
function judgeRedirect(line: Redirect, before: Site, after: Site): RedirectFate {
  const address = exampleOf(line.source)
  const isCaught = after.redirects.destinationsOf(address).length > 0
  // One example can't show where a pattern leads.
  const isPattern = address !== addressOf(line.source)
  if (isPattern) return { kind: isCaught ? 'fine' : 'gone' }
  // The address of a page is judged as a page.
  if (before.hasPage(address) || after.hasPage(address) || !arrives(before.follow(address)))
    return { kind: 'fine' }
  const why = after.follow(address)
  if (arrives(why)) return { kind: 'fine' }
  if (why.kind !== 'dead end' && why.kind !== 'circle') return { kind: 'gone' }
  const { redirectsFile } = after.docs
  const takeOut = sourcesOf([address], after)
  return { kind: 'lost', redirect: { address, why, redirectsFile, line, takeOut } }
}

function arrives({ kind }: End<Unread>): boolean {
  return kind === 'arrives' || kind === 'unread'
}
