import { posix } from 'node:path'
import type { DocsJson } from './docs-json.ts'
import type { Source } from './navigation.ts'
import type { MadePage } from './openapi.ts'
import { type End, Redirects } from './redirects.ts'

/* A site is a folder with a docs.json. It answers questions about addresses. */

/** A source whose pages are unknown. */
export interface Unread {
  readonly source: Source
  /** Differs wherever its specification does. */
  readonly trace: string
  /** As in "(at a URL)". */
  readonly reason: string
}

export interface Made {
  /** By address. */
  readonly pages: ReadonlyMap<string, MadePage>
  readonly unread: readonly Unread[]
}

export interface PageRules {
  /** @param isNamed whether the navigation names it */
  isPage(file: string, isNamed: boolean): boolean
  /** Whether `.mintignore` itself names a file. */
  isHidden(file: string): boolean
}

interface SiteParts {
  /** In the repository; `.` for all of it. */
  readonly folder: string
  readonly docs: DocsJson
  readonly rules: PageRules
  /** The repository's files in its folder. */
  readonly files: readonly string[]
  /** Files by address. */
  readonly pages: ReadonlyMap<string, string>
  /** Empty until specifications are read. */
  readonly made: Made
}

export type Site = ReturnType<typeof createSite>

export function createSite(parts: SiteParts) {
  const { folder, docs, files, pages, made } = parts
  const redirects = new Redirects(docs.redirects)
  const paths = new Set(files.map((file) => `/${pathIn(folder, file)}`))
  const operations = Map.groupBy(made.pages.values(), (page) => page.key)
  const unread = Map.groupBy(made.unread, (one) => one.source.directory)

  /** Whether readers find something at an address: "/" shows the first page of the navigation. */
  const hasPage = (address: string): boolean => {
    if (pages.has(address) || made.pages.has(address.toLowerCase())) return true
    if (address === '/') return [...docs.navigation].some((page) => pages.has(page))
    return paths.has(address)
  }
  const mayMake = (address: string): readonly Unread[] => {
    const path = address.toLowerCase()
    return [path, ...foldersAbove(path)].flatMap((above) => unread.get(above) ?? [])
  }
  const places = { hasPage, mayMake }
  return {
    ...parts,
    ...places,
    redirects,
    pagesOfOperation: (key: string): readonly MadePage[] => operations.get(key) ?? [],
    /** @param file its path in the site */
    hasFile: (file: string) => paths.has(`/${file}`),
    follow: (address: string): End<Unread> => redirects.follow(address, places),
  }
}

/** Whether an unread source of a site makes at least the pages of this one, from the same specification. */
export function hasUnreadLike(site: Site, unread: Unread): boolean {
  return site.made.unread.some((other) => {
    const isSame =
      other.trace === unread.trace && other.source.directory === unread.source.directory
    return isSame && coversAll(other.source.endpoints, unread.source.endpoints)
  })
}

/** An empty set means all endpoints. */
function coversAll(endpoints: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (endpoints.size === 0) return true
  return others.size > 0 && others.isSubsetOf(endpoints)
}

/** @param file in the folder or below */
export function pathIn(folder: string, file: string): string {
  return folder === '.' ? file : file.slice(folder.length + 1)
}

/** The nearest first, `.` or `/` last. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = []
  for (let at = path; at !== '.' && at !== '/'; ) {
    at = posix.dirname(at)
    folders.push(at)
  }
  return folders
}
