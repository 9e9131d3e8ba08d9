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
}

const NOTHING_MADE: Made = { pages: new Map(), unread: [] }

export class Site {
  readonly folder: string
  readonly docs: DocsJson
  readonly rules: PageRules
  readonly files: readonly string[]
  readonly pages: ReadonlyMap<string, string>
  readonly made: Made
  readonly redirects: Redirects
  /** With a slash at the start, as an address has it. */
  readonly #paths: ReadonlySet<string>
  readonly #pagesByOperation: ReadonlyMap<string, readonly MadePage[]>
  readonly #unreadByDirectory: ReadonlyMap<string, readonly Unread[]>

  /** @param made nothing until specifications are read */
  constructor(parts: SiteParts, made = NOTHING_MADE) {
    this.folder = parts.folder
    this.docs = parts.docs
    this.rules = parts.rules
    this.files = parts.files
    this.pages = parts.pages
    this.made = made
    this.redirects = new Redirects(parts.docs.redirects)
    this.#paths = new Set(parts.files.map((file) => `/${pathIn(parts.folder, file)}`))
    this.#pagesByOperation = Map.groupBy(made.pages.values(), (page) => page.key)
    this.#unreadByDirectory = Map.groupBy(made.unread, (one) => one.source.directory)
  }

  /** Whether readers find something at an address: "/" shows the first page of the navigation. */
  hasPage(address: string): boolean {
    if (this.pages.has(address)) return true
    if (this.made.pages.has(address.toLowerCase())) return true
    if (address === '/') return this.docs.navigation.values().some((page) => this.pages.has(page))
    return this.#paths.has(address)
  }

  /** The unread sources that may make a page at an address. */
  mayMake(address: string): readonly Unread[] {
    const path = address.toLowerCase()
    const unread: Unread[] = []
    for (const folder of [path, ...foldersAbove(path)])
      unread.push(...(this.#unreadByDirectory.get(folder) ?? []))
    return unread
  }

  pagesOfOperation(key: string): readonly MadePage[] {
    return this.#pagesByOperation.get(key) ?? []
  }

  /** @param path in the site */
  hasFile(path: string): boolean {
    return this.#paths.has(`/${path}`)
  }

  /** @param source a specification's path in the site, or its URL */
  names(source: string): boolean {
    return this.docs.sources.some((one) => one.file === source)
  }

  follow(address: string): End<Unread> {
    return this.redirects.follow(address, this)
  }
}

/** Whether an unread source of a site makes at least the pages of this one, from the same specification. */
export function hasUnreadLike(site: Site, unread: Unread): boolean {
  const source = unread.source
  for (const other of site.made.unread) {
    if (other.trace !== unread.trace) continue
    if (other.source.directory !== source.directory) continue
    if (coversAll(other.source.endpoints, source.endpoints)) return true
  }
  return false
}

/** An empty set means all endpoints. */
function coversAll(endpoints: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  if (endpoints.size === 0) return true
  return others.size > 0 && others.isSubsetOf(endpoints)
}

/** @param file in the folder or below */
export function pathIn(folder: string, file: string): string {
  if (folder === '.') return file
  return file.slice(folder.length + 1)
}

/** The nearest first, `.` or `/` last. */
export function foldersAbove(path: string): string[] {
  const folders: string[] = []
  let at = path
  while (at !== '.' && at !== '/') {
    at = posix.dirname(at)
    folders.push(at)
  }
  return folders
}
