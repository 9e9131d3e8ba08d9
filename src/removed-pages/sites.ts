import { posix } from 'node:path'
import { addressOfFile } from '../addresses.ts'
import { ActionError } from '../errors.ts'
import type { CommitFiles } from '../github/repository.ts'
import { type DocsJson, readDocsJson } from './docs-json.ts'
import { type PageRules, readPageRules } from './pages.ts'
import { type End, Redirects } from './redirects.ts'

/** Each may cost a request. */
const MAX_SITES = 50
/** Files that the service makes for each site. */
const MADE_FILE = /^\/(?:llms\.txt|llms-full\.txt|robots\.txt|sitemap\.xml|skill\.md)$/

const NOTHING = { redirects: [], navigation: new Set<string>(), generated: new Set<string>() }

/** A folder with a docs.json. */
export class Site {
  /** In the repository; `.` for all of it. */
  readonly folder: string
  readonly docs: DocsJson
  /** The file of each page, by its address. */
  readonly pages: ReadonlyMap<string, string>
  readonly redirects: Redirects
  readonly rules: PageRules
  /** All files of the site, as addresses. */
  readonly #files: ReadonlySet<string>

  constructor(folder: string, docs: DocsJson, rules: PageRules, files: readonly string[]) {
    this.folder = folder
    this.docs = docs
    this.redirects = new Redirects(docs.redirects)
    this.rules = rules
    const inSite = files.map((file) => [file, posix.relative(folder, file)] as const)
    this.#files = new Set(inSite.map(([, path]) => `/${path}`))
    const pages = inSite.flatMap(([file, path]) => {
      const address = addressOfFile(path)
      return rules.isPage(path, docs.navigation.has(address)) ? [[address, file] as const] : []
    })
    this.pages = new Map(pages)
  }

  /** Whether readers find something at an address: "/" shows the first page of the navigation. */
  hasPage(address: string): boolean {
    if (this.pages.has(address)) return true
    if (address === '/') return [...this.docs.navigation].some((page) => this.pages.has(page))
    return MADE_FILE.test(address) || this.#files.has(address)
  }

  /** Whether the service may make a page there, of OpenAPI or the like. */
  mayMake(address: string): boolean {
    return [...this.docs.generated].some(
      (folder) => folder === '/' || address === folder || address.startsWith(`${folder}/`),
    )
  }

  /** @param file its path in the site */
  hasFile(file: string): boolean {
    return this.#files.has(`/${file}`)
  }

  follow(address: string): End {
    return this.redirects.follow(address, this)
  }
}

/**
 * The sites of a commit. We ignore a docs.json in a folder whose pages the docs.json of a folder above names.
 * @param onBroken takes the reason why a docs.json or a .mintignore cannot be read, which then counts as empty; without
 * it, the reason is thrown
 * @throws whatever `readText` throws; ActionError for what is not JSON
 */
export async function readSites(
  { hashes, readText }: CommitFiles,
  onBroken?: (reason: ActionError) => void,
): Promise<Site[]> {
  const configs = [...hashes.keys()].filter(
    (file) => posix.basename(file) === 'docs.json' && !file.includes('node_modules/'),
  )
  if (configs.length > MAX_SITES)
    throw new ActionError(`there are more than ${MAX_SITES} docs.json`)
  const report = (error: unknown) => {
    // What a person wrote may be wrong; a request that failed says nothing about it.
    if (onBroken === undefined || !(error instanceof ActionError) || error.cause) throw error
    onBroken(error)
  }
  const folders = new Map<string, DocsJson>()
  for (const config of configs.toSorted((a, b) => a.split('/').length - b.split('/').length)) {
    const folder = posix.dirname(config)
    const isLeftOver = foldersAbove(folder).some((above) => {
      const prefix = `/${posix.relative(above, folder)}/`
      return [...(folders.get(above)?.navigation ?? [])].some((page) => page.startsWith(prefix))
    })
    if (isLeftOver) continue
    try {
      const docs = await readDocsJson(config, readText)
      if (docs) folders.set(folder, docs)
    } catch (error) {
      report(error)
      folders.set(folder, { ...NOTHING, redirectsFile: config, isUnread: true })
    }
  }
  const owned = Map.groupBy(hashes.keys(), (file) =>
    foldersAbove(file).find((folder) => folders.has(folder)),
  )
  return Promise.all(
    [...folders].map(async ([folder, docs]) => {
      const list = posix.join(folder, '.mintignore')
      const text = hashes.has(list) ? await readText(list) : ''
      const rules = await readPageRules(text).catch((error) => {
        report(error)
        return readPageRules('')
      })
      return new Site(folder, docs, rules, owned.get(folder) ?? [])
    }),
  )
}

/** The folders that a file or a folder is in, the nearest first and `.` last. */
function foldersAbove(path: string): string[] {
  if (path === '.') return []
  const folder = posix.dirname(path)
  return [folder, ...foldersAbove(folder)]
}
