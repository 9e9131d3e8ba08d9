import { posix } from 'node:path'
import { pagePathOfAddress } from '../page-paths.ts'
import type { DocsJson } from './docs-json.ts'
import type { SpecSource } from './navigation.ts'
import { ABSOLUTE, MAX_REDIRECT_LENGTH, OTHER_SITE, Redirects } from './redirects.ts'

/* A site is a folder with a docs.json. It answers questions about addresses. */

export interface PageRules {
  /** @param isNamed whether the navigation names it */
  isPage(file: string, isNamed: boolean): boolean
  /** Whether `.mintignore` itself names a file. */
  isHidden(file: string): boolean
}

/** The end of the redirects of an address. */
export type RedirectResult =
  /** To a page, a file, or elsewhere on the web. */
  | { readonly kind: 'arrives' }
  /** `ignored` is a source that would match if the service didn't ignore it for want of a `*`. */
  | { readonly kind: 'no redirect'; readonly ignored: string | undefined }
  | { readonly kind: 'dead end'; readonly to: string }
  /** `page` is one that a redirect of the circle hides. */
  | { readonly kind: 'circle'; readonly page: string | undefined }
  /** To where the service may generate a page. */
  | { readonly kind: 'maybe generated'; readonly sources: readonly SpecSource[] }

/** The service reads upper and lower case alike. */
export const PAGE_EXTENSION = /\.mdx?$/i
const WITH_ENDING = /[^/]\.\w+$/
/** A wildcard can lengthen an address at each step, so longer chains count as circles. */
const MAX_ADDRESSES = 20

interface SiteParts {
  /** In the repository; `.` for all of it. */
  readonly folder: string
  readonly docs: DocsJson
  readonly rules: PageRules
  /** The files in its folder, as paths in the repository. */
  readonly files: readonly string[]
  /** Files by address. */
  readonly pages: ReadonlyMap<string, string>
}

export class Site {
  readonly folder: string
  readonly docs: DocsJson
  readonly rules: PageRules
  readonly pages: ReadonlyMap<string, string>
  readonly redirects: Redirects
  /** With a slash at the start, as an address has it. */
  readonly #paths = new Set<string>()
  /** The paths of pages, with their extension, and of other files to look at, such as pictures. */
  readonly #served = new Set<string>()

  constructor(parts: SiteParts) {
    this.folder = parts.folder
    this.docs = parts.docs
    this.rules = parts.rules
    this.pages = parts.pages
    this.redirects = new Redirects(parts.docs.redirects)
    const pageFiles = new Set(parts.pages.values())
    for (const file of parts.files) {
      const path = `/${stripFolder(parts.folder, file)}`
      this.#paths.add(path)
      const isPage = pageFiles.has(file)
      const isAsset = WITH_ENDING.test(path) && !PAGE_EXTENSION.test(path)
      if (isPage || isAsset) this.#served.add(path)
    }
  }

  /** "/" shows the first page of the navigation. */
  hasPage(address: string): boolean {
    if (this.pages.has(address)) return true
    if (address !== '/') return false
    const named = this.docs.navigation.values()
    return named.some((page) => this.pages.has(page))
  }

  /** Whether readers find something at an address: a page, or a file with an extension. */
  serves(address: string): boolean {
    return this.hasPage(address) || this.#served.has(address)
  }

  /** Whether readers find something at an address, and no redirect of this address hides it. */
  shows(address: string): boolean {
    const isHidden = this.redirects.hiding.has(address)
    if (isHidden) return false
    return this.serves(address)
  }

  /** @param path in the site */
  hasFile(path: string): boolean {
    return this.#paths.has(`/${path}`)
  }

  /** The sources in whose directory an address is. A source never owns the whole site: any address could be a page then. */
  sourcesAt(address: string): readonly SpecSource[] {
    const inFolder = `${address.toLowerCase()}/`
    return this.docs.sources.filter((source) => {
      if (source.directory === '/') return false
      return inFolder.startsWith(`${source.directory}/`)
    })
  }

  /** The sources that may generate a page where redirects end: at an address that no exact redirect leads on from. */
  generatorsAt(address: string): readonly SpecSource[] {
    const leadsOn = this.redirects.exact.has(address)
    if (leadsOn) return []
    return this.sourcesAt(address)
  }

  /**
   * Follows the redirects of an address.
   * @returns `no redirect` even if the start is a page
   */
  follow(start: string): RedirectResult {
    let destination = this.redirects.destinationOf(start)
    if (destination === undefined)
      return { kind: 'no redirect', ignored: this.redirects.ignoredFor(start) }
    const seen = new Set([start])
    for (;;) {
      if (OTHER_SITE.test(destination)) return { kind: 'arrives' }
      if (ABSOLUTE.test(destination)) return { kind: 'dead end', to: destination }
      const to = pagePathOfAddress(destination)
      const isTooLong = to.length > MAX_REDIRECT_LENGTH
      if (isTooLong) return this.#circleOf(seen)
      if (this.shows(to)) return { kind: 'arrives' }
      const sources = this.generatorsAt(to)
      if (sources.length > 0) return { kind: 'maybe generated', sources }
      const isCircle = seen.has(to) || seen.size === MAX_ADDRESSES
      if (isCircle) return this.#circleOf(seen)
      seen.add(to)
      const next = this.redirects.destinationOf(to)
      if (next === undefined) return { kind: 'dead end', to }
      destination = next
    }
  }

  #circleOf(seen: ReadonlySet<string>): RedirectResult {
    const page = seen.values().find((address) => this.hasPage(address))
    return { kind: 'circle', page }
  }
}

/** @param file in the folder or below */
export function stripFolder(folder: string, file: string): string {
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
