import { posix } from 'node:path'
import { commonBeginning, pagePath } from '../analytics/page-path.ts'
import type { PageList } from '../analytics/page-views.ts'
import { byText } from '../analytics/ranking.ts'
import type { FileChange } from './page-changes.ts'
import { foldersAbove, isPageFile, pageWithin } from './sites.ts'

/*
 * Which page is a file of the agent's pull request? We know only the pull request's files and the pages that were
 * viewed last week, so we look for the folder of the docs:
 *
 * | Files                              | Viewed                   | Folder of the docs               |
 * | ---------------------------------- | ------------------------ | -------------------------------- |
 * | web/docs.json, web/guides/auth.mdx |                          | web                              |
 * | quickstart.mdx, a/b/new.md         |                          | the top                          |
 * | web/site/guides/auth.mdx           | /guides/auth             | web/site                         |
 * | fr/guides/auth.mdx                 | /guides/auth, /fr/other  | the top                          |
 * | web/guides/auth.mdx                | /docs, /docs/guides/auth | web                              |
 * | docs/guides/auth.mdx               | /docs, /docs/guides/auth | likely docs: we show views alone |
 * | added sdk/quickstart.mdx           | /quickstart              | unknown                          |
 * | a/docs.json, b/docs.json           |                          | unknown                          |
 */

/** A file of a pull request. */
export interface NamedFile extends FileChange {
  /** The path of its page; undefined if it is none, or if we are not sure. */
  page: string | undefined
  /** By people, in the last week; null if unknown, and for a new page. */
  views: number | null
}

type ListedPages = PageList['pages']

/** The folder of the docs, sure or likely. */
interface Root {
  folder: string
  isSure: boolean
}

/**
 * Finds the pages of files. The order: pages that people read most, pages of which most lines change, other files.
 * @param listed the last week's pages, if they were read
 */
export function nameFiles(files: readonly FileChange[], listed?: ListedPages): NamedFile[] {
  const site = listed && new ListedSite(listed)
  const root = findRoot(files, site)
  const named = files.map((file): NamedFile => {
    const { filename, previous_filename = filename } = file
    const page = root && pageWithin(root.folder, filename)
    const old = root && !isNew(file) ? pageWithin(root.folder, previous_filename) : undefined
    return { ...file, page: root?.isSure ? page : undefined, views: site?.viewsOf(old) ?? null }
  })
  const linesOf = ({ additions, deletions }: FileChange) => additions + deletions
  return named.toSorted(
    (a, b) =>
      (b.views ?? -1) - (a.views ?? -1) ||
      likenessOf(b) - likenessOf(a) ||
      linesOf(b) - linesOf(a) ||
      byText(a.filename, b.filename),
  )
}

/** Surely a page, likely one, or none. */
function likenessOf({ page, filename }: NamedFile): number {
  return page === undefined ? Number(isPageFile(filename)) : 2
}

/** That of a docs.json; the top, if a page is there; or the highest from which older files have listed pages. */
function findRoot(files: readonly FileChange[], site: ListedSite | undefined): Root | undefined {
  const names = files.map(({ filename }) => filename)
  const configs = names.filter((name) => /(?:^|\/)docs\.json$/.test(name))
  const [folder, ...others] = new Set(configs.map((name) => posix.dirname(name)))
  // We could not tell which page belongs to which site.
  if (others.length > 0) return undefined
  if (folder !== undefined) return { folder, isSure: true }
  if (names.some((name) => /^[^/]+\.mdx$/.test(name))) return { folder: '.', isSure: true }
  const old = files.flatMap((file) =>
    isNew(file) ? [] : (file.previous_filename ?? file.filename),
  )
  const highest = [...new Set(old.filter(isPageFile).flatMap(foldersAbove))]
    .toSorted((a, b) => a.length - b.length)
    .find((above) => old.some((file) => site?.knows(pageWithin(above, file))))
  if (highest === undefined) return undefined
  // A site at `/docs` and a folder `docs` in a site look alike.
  return { folder: highest, isSure: site?.prefix !== `/${posix.basename(highest)}` }
}

function isNew({ status }: FileChange): boolean {
  return status === 'added' || status === 'copied'
}

/** What the list of page views tells about a site. */
class ListedSite {
  /** The beginning of almost every page's path: `/docs`, or ''. */
  readonly prefix: string
  readonly #pages: ListedPages
  readonly #folders: ReadonlySet<string>

  constructor(pages: ListedPages) {
    const paths = [...pages.keys()]
    const prefix = commonBeginning(paths, 1) ?? ''
    this.prefix = prefix === '/' ? '' : prefix
    this.#pages = pages
    this.#folders = new Set(paths.map((path) => posix.dirname(path)))
  }

  viewsOf(page: string | undefined): number | undefined {
    if (page === undefined) return undefined
    return this.#pages.get(pagePath(this.prefix + page))?.human
  }

  /** Whether somebody viewed the page, or another one in its folder. Every site has the first folder. */
  knows(page: string | undefined): boolean {
    const folder = posix.dirname(page ?? '/')
    const isFolder = folder !== '/' && this.#folders.has(this.prefix + folder)
    return isFolder || this.viewsOf(page) !== undefined
  }
}
