import { posix } from 'node:path'
import { addressOfFile } from '../addresses.ts'
import { ActionError } from '../errors.ts'
import type { CommitFiles } from '../github/repository.ts'
import { type DocsJson, readDocsJson } from './docs-json.ts'
import type { MadePage } from './made-pages.ts'
import type { Source } from './navigation.ts'
import { type PageRules, readPageRules } from './pages.ts'
import { type End, Redirects } from './redirects.ts'

/** Each may cost a request. */
const MAX_SITES = 50
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

const NOTHING = { redirects: [], navigation: new Set<string>(), sources: [] }

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

/** A folder with a docs.json. */
export type Site = ReturnType<typeof createSite>

export function createSite(parts: SiteParts) {
  const { folder, docs, files, pages, made } = parts
  const redirects = new Redirects(docs.redirects)
  const paths = new Set(files.map((file) => `/${posix.relative(folder, file)}`))
  const operations = Map.groupBy(made.pages.values(), ({ key }) => key)
  const unread = Map.groupBy(made.unread, ({ source }) => source.directory)

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
export function hasUnreadLike({ made }: Site, { source, trace }: Unread): boolean {
  return made.unread.some(
    (other) =>
      other.trace === trace &&
      other.source.directory === source.directory &&
      coversAll(other.source.endpoints, source.endpoints),
  )
}

/** An empty set means all endpoints. */
function coversAll(endpoints: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return endpoints.size === 0 || (others.size > 0 && others.isSubsetOf(endpoints))
}

interface Sites {
  readonly sites: readonly Site[]
  /** The reasons that a docs.json or a .mintignore cannot be read. It then counts as empty. */
  readonly broken: readonly ActionError[]
}

/** @throws ActionError if a request fails, or for too many sites */
export async function readSites(
  { hashes, readText }: CommitFiles,
  pause: () => Promise<void>,
): Promise<Sites> {
  const configs = [...hashes.keys()].filter(
    (file) => posix.basename(file) === 'docs.json' && !file.includes('node_modules/'),
  )
  if (configs.length > MAX_SITES)
    throw new ActionError(`there are more than ${MAX_SITES} docs.json`)
  const broken: ActionError[] = []
  const note = (error: unknown) => {
    // A failed request says nothing about the file.
    if (!(error instanceof ActionError) || error.cause) throw error
    broken.push(error)
  }
  const folders = new Map<string, DocsJson>()
  for (const config of configs) {
    const folder = posix.dirname(config)
    try {
      const docs = await readDocsJson(config, readText)
      if (docs) folders.set(folder, docs)
    } catch (error) {
      note(error)
      folders.set(folder, { ...NOTHING, redirectsFile: config, files: [config], isUnread: true })
    }
  }
  const owned = Map.groupBy(hashes.keys(), (file) =>
    foldersAbove(file).find((folder) => folders.has(folder)),
  )
  const sites: Site[] = []
  for (const [folder, docs] of folders) {
    const list = posix.join(folder, '.mintignore')
    const text = hashes.has(list) ? await readText(list) : ''
    const rules = await readPageRules(text).catch((error) => {
      note(error)
      return readPageRules('')
    })
    const files = owned.get(folder) ?? []
    const pages = new Map<string, string>()
    for (const file of files) {
      await pause()
      const path = posix.relative(folder, file)
      const address = addressOfFile(path)
      if (rules.isPage(path, docs.navigation.has(address))) pages.set(address, file)
    }
    sites.push(
      createSite({ folder, docs, rules, files, pages, made: { pages: new Map(), unread: [] } }),
    )
  }
  return { sites, broken }
}

/** The nearest first, `.` or `/` last. */
function foldersAbove(path: string): string[] {
  const folders: string[] = []
  for (let at = path; at !== '.' && at !== '/'; ) {
    at = posix.dirname(at)
    folders.push(at)
  }
  return folders
}
