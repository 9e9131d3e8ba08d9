import { posix } from 'node:path'
import { addressOf } from '../addresses.ts'
import type { ListedFile } from '../github/repository.ts'
import type { Redirect } from './docs-json.ts'
import {
  type Because,
  becauseOf,
  judgePages,
  type RemovedPage,
  type UnknownPage,
} from './judge-pages.ts'
import { exampleOf } from './redirects.ts'
import { hasUnreadLike, type Site, type Unread } from './sites.ts'

export type ChangedFile = Pick<ListedFile, 'filename' | 'previous_filename'>

export type Warning =
  | {
      readonly kind: 'unknown pages'
      readonly addresses: readonly string[]
      readonly because: readonly Because[]
    }
  /** The pull request changes them, so all of their pages may differ. */
  | { readonly kind: 'unread sources'; readonly because: readonly Because[] }
  | { readonly kind: 'redirect gone'; readonly redirect: Redirect; readonly file: string }
  | { readonly kind: 'not compared'; readonly reason: string }

export interface Findings {
  readonly removed: readonly RemovedPage[]
  /** Other missing addresses without their own redirect. */
  readonly otherMissing: readonly string[]
  readonly goneSites: ReadonlyArray<{ readonly file: string; readonly pages: number }>
  readonly warnings: readonly Warning[]
}

/**
 * At the head, each page of the merge base must still be a page that no new redirect hides, or redirect to a page or to
 * another site.
 * @param pull GitHub's list, which may be cut: it only suggests destinations
 */
export async function findRemovedPages(
  base: readonly Site[],
  head: readonly Site[],
  pull: readonly ChangedFile[],
  pause: () => Promise<void>,
): Promise<Findings> {
  const removed: RemovedPage[] = []
  const unknown: UnknownPage[] = []
  const otherMissing: string[] = []
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
    for (const [address, verdict] of judgePages({ before, after, renamed })) {
      await pause()
      if (verdict.kind === 'removed') removed.push(verdict)
      else {
        if (verdict.kind === 'unknown') unknown.push(verdict)
        if (!after.hasPage(address) && !after.redirects.exact.has(address))
          otherMissing.push(address)
      }
    }
    changed.push(...before.made.unread.filter((source) => !hasUnreadLike(after, source)))
    const kept = new Set(after.docs.redirects.map(lineOf))
    for (const redirect of before.docs.redirects) {
      if (kept.has(lineOf(redirect))) continue
      await pause()
      const { redirectsFile: file } = after.docs
      if (isMissed(redirect, before, after))
        goneRedirects.push({ kind: 'redirect gone', redirect, file })
    }
  }
  const warnings = [...warnOfUnknown(unknown), ...warnOfChanged(changed), ...goneRedirects]
  return { removed, otherMissing, goneSites, warnings }
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

function lineOf({ source, destination }: Redirect): string {
  return JSON.stringify([source, destination])
}

/** Whether readers of a lost redirect now get nowhere. */
function isMissed({ source }: Redirect, before: Site, after: Site): boolean {
  const address = exampleOf(source)
  // One example can't show where a pattern leads.
  if (address !== addressOf(source)) return after.redirects.destinationsOf(address).length === 0
  const arrives = (site: Site) => ['arrives', 'unread'].includes(site.follow(address).kind)
  return arrives(before) && !after.hasPage(address) && !arrives(after)
}
