import { posix } from 'node:path'
import { addressOfFile } from '../addresses.ts'
import { ActionError } from '../errors.ts'
import type { CommitFiles } from '../github/repository.ts'
import { type DocsJson, parseJsonFile, type ReadJson, readDocsJson } from './docs-json.ts'
import type { MadePage } from './made-pages.ts'
import type { Source } from './navigation.ts'
import { type PageRules, readPageRules } from './pages.ts'
import { type End, Redirects } from './redirects.ts'

/* The sites of a repository at two commits. Each is a folder with a docs.json. */

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
  if (endpoints.size === 0) return true
  return others.size > 0 && others.isSubsetOf(endpoints)
}

export interface Commit {
  readonly files: CommitFiles
  readonly sites: readonly Site[]
  /** The reasons that a docs.json or a .mintignore cannot be read. It then counts as empty. */
  readonly broken: readonly ActionError[]
}

/** A docs.json by its folder, or the reason that it cannot be read. */
type Configs = ReadonlyMap<string, DocsJson | ActionError>

/** @throws ActionError if a request fails, or for too many sites */
export async function readCommits(
  base: CommitFiles,
  head: CommitFiles,
  pause: () => Promise<void>,
): Promise<{ base: Commit; head: Commit }> {
  // What both commits share is read and parsed once.
  const parsed = new Map<string, Promise<unknown>>()
  const [atBase, atHead] = await Promise.all([
    readConfigs(base, jsonReader(base, parsed)),
    readConfigs(head, jsonReader(head, parsed)),
  ])
  const folders = new Set([...atBase.keys(), ...atHead.keys()])
  const leftOver = new Set<string>()
  for (const folder of folders) {
    await pause()
    const isNamed = isNamedAbove(folder, atBase, base) || isNamedAbove(folder, atHead, head)
    if (isNamed) leftOver.add(folder)
  }
  const rules = new Map<string, Promise<PageRules>>()
  return {
    base: await readSites(base, without(leftOver, atBase), rules, pause),
    head: await readSites(head, without(leftOver, atHead), rules, pause),
  }
}

function jsonReader(files: CommitFiles, parsed: Map<string, Promise<unknown>>): ReadJson {
  return (file) => {
    const hash = files.hashes.get(file)
    if (hash === undefined) return files.readText(file)
    const json = parsed.get(hash) ?? files.readText(file).then((text) => parseJsonFile(file, text))
    parsed.set(hash, json)
    return json
  }
}

async function readConfigs({ hashes }: CommitFiles, readJson: ReadJson): Promise<Configs> {
  const files = [...hashes.keys()].filter((file) => isConfig(file, 'docs.json'))
  if (files.length > MAX_SITES) throw new ActionError(`there are more than ${MAX_SITES} docs.json`)
  const all = await Promise.all(files.map((file) => readDocsJson(file, readJson).catch(asBroken)))
  const configs = new Map<string, DocsJson | ActionError>()
  for (const [n, file] of files.entries()) {
    const docs = all[n]
    if (docs !== undefined) configs.set(posix.dirname(file), docs)
  }
  return configs
}

export function isConfig(file: string, name: string): boolean {
  return posix.basename(file) === name && !file.includes('node_modules/')
}

function asBroken(error: unknown): ActionError {
  // A failed request says nothing about the file.
  if (error instanceof ActionError && error.cause === undefined) return error
  throw error
}

/**
 * Whether the navigation above a folder names more than half of the folder's pages: then its docs.json is left over, and
 * the pages belong to the site above. Real ones that are left over have 62% and more of their pages named, and sites of
 * their own a page or none. One commit's answer counts for both: the navigation may gain or lose a language, or be
 * broken, while no file goes.
 */
function isNamedAbove(folder: string, configs: Configs, { hashes }: CommitFiles): boolean {
  for (const above of foldersAbove(folder)) {
    const docs = configs.get(above)
    if (docs === undefined || docs instanceof ActionError) continue
    let pages = 0
    let named = 0
    for (const file of hashes.keys()) {
      if (!file.startsWith(`${folder}/`) || !/\.mdx?$/i.test(file)) continue
      pages++
      if (docs.navigation.has(addressOfFile(pathIn(above, file)))) named++
    }
    if (named > pages / 2) return true
  }
  return false
}

function without(folders: ReadonlySet<string>, configs: Configs): Configs {
  return new Map([...configs].filter(([folder]) => !folders.has(folder)))
}

async function readSites(
  files: CommitFiles,
  configs: Configs,
  rules: Map<string, Promise<PageRules>>,
  pause: () => Promise<void>,
): Promise<Commit> {
  const owned = Map.groupBy(files.hashes.keys(), (file) =>
    foldersAbove(file).find((folder) => configs.has(folder)),
  )
  const sites: Site[] = []
  const broken: ActionError[] = []
  for (const [folder, config] of configs) {
    const isBroken = config instanceof ActionError
    if (isBroken) broken.push(config)
    const docs = isBroken ? unreadDocs(folder) : config
    const rulesOfSite = await readRules(folder, files, rules).catch((error) => {
      broken.push(asBroken(error))
      return readPageRules('')
    })
    const ofSite = owned.get(folder) ?? []
    const pages = new Map<string, string>()
    for (const file of ofSite) {
      await pause()
      const path = pathIn(folder, file)
      const address = addressOfFile(path)
      if (rulesOfSite.isPage(path, docs.navigation.has(address))) pages.set(address, file)
    }
    const made = { pages: new Map(), unread: [] }
    sites.push(createSite({ folder, docs, rules: rulesOfSite, files: ofSite, pages, made }))
  }
  return { files, sites, broken }
}

function unreadDocs(folder: string): DocsJson {
  const file = posix.join(folder, 'docs.json')
  return {
    redirects: [],
    redirectsFile: file,
    navigation: new Set(),
    sources: [],
    files: [file],
    isUnread: true,
  }
}

/** @param known by text: the same rules remember what they answered about a path */
async function readRules(
  folder: string,
  { hashes, readText }: CommitFiles,
  known: Map<string, Promise<PageRules>>,
): Promise<PageRules> {
  const file = posix.join(folder, '.mintignore')
  const text = hashes.has(file) ? await readText(file) : ''
  const rules = known.get(text) ?? readPageRules(text)
  known.set(text, rules)
  return rules
}

/** @param file in the folder or below */
function pathIn(folder: string, file: string): string {
  return folder === '.' ? file : file.slice(folder.length + 1)
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
