import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import type { GitTree } from '../github/repository.ts'
import { pagePathOfFile } from '../page-paths.ts'
import type { CancellationPoint } from '../runtime.ts'
import { type DocsJson, parseJsonFile, type ReadJson, readDocsJson } from './docs-json.ts'
import { foldersAbove, PAGE_EXTENSION, type PageRules, Site, stripFolder } from './sites.ts'

/* Finds the sites of a commit, and the files that are their pages. */

/** Each may cost a request. */
const MAX_SITES = 50

export interface DocsSnapshot {
  readonly files: GitTree
  /** By folder. */
  readonly sites: ReadonlyMap<string, Site>
  /** The reasons that a docs.json or a .mintignore cannot be read. It then counts as empty. */
  readonly broken: readonly ActionError[]
}

/** A docs.json by its folder, or the reason that it cannot be read. */
type Configs = Map<string, DocsJson | ActionError>

/** @throws ActionError if a request fails, or for too many sites */
export async function readSnapshots(
  base: GitTree,
  head: GitTree,
  cancellationPoint: CancellationPoint,
): Promise<{ base: DocsSnapshot; head: DocsSnapshot }> {
  // Files that both commits share are read and parsed once.
  const parsed = new Map<string, Promise<unknown>>()
  const [atBase, atHead] = await Promise.all([readConfigs(base, parsed), readConfigs(head, parsed)])
  // Rules remember their answers, so equal lists share them.
  const rulesByText = new Map<string, PageRules>()
  return {
    base: await readSites(base, atBase, rulesByText, cancellationPoint),
    head: await readSites(head, atHead, rulesByText, cancellationPoint),
  }
}

/** @param parsed by hash */
async function readConfigs(
  commit: GitTree,
  parsed: Map<string, Promise<unknown>>,
): Promise<Configs> {
  const paths = [...commit.hashes.keys()]
  const files = paths.filter((path) => isConfig(path, 'docs.json'))
  if (files.length > MAX_SITES) throw new ActionError(`there are more than ${MAX_SITES} docs.json`)
  const readJson: ReadJson = (file) => {
    const hash = commit.hashes.get(file)
    // Fails, since there is no such file.
    if (hash === undefined) return commit.readText(file)
    const known = parsed.get(hash)
    if (known !== undefined) return known
    const json = commit.readText(file).then((text) => parseJsonFile(file, text))
    parsed.set(hash, json)
    return json
  }
  const found = await Promise.all(
    files.map(async (file) => {
      const folder = posix.dirname(file)
      const docs = await readDocsJson(file, readJson).catch(asBroken)
      return { folder, docs }
    }),
  )
  const configs: Configs = new Map()
  for (const { folder, docs } of found) {
    if (docs !== undefined) configs.set(folder, docs)
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

async function readSites(
  files: GitTree,
  configs: Configs,
  rulesByText: Map<string, PageRules>,
  cancellationPoint: CancellationPoint,
): Promise<DocsSnapshot> {
  // A file belongs to the nearest site above it.
  const byFolder = Map.groupBy(files.hashes.keys(), (file) => {
    const folders = foldersAbove(file)
    return folders.find((folder) => configs.has(folder))
  })
  const sites = new Map<string, Site>()
  const broken: ActionError[] = []
  for (const [folder, config] of configs) {
    let docs = config
    if (docs instanceof ActionError) {
      broken.push(docs)
      const file = posix.join(folder, 'docs.json')
      docs = {
        redirects: [],
        redirectsFile: file,
        navigation: new Set(),
        sources: [],
        isUnread: true,
      }
    }

    const mintignore = posix.join(folder, '.mintignore')
    let rules: PageRules
    try {
      let text = ''
      if (files.hashes.has(mintignore)) text = await files.readText(mintignore)
      rules = rulesByText.get(text) ?? (await readPageRules(text))
      rulesByText.set(text, rules)
    } catch (error) {
      broken.push(asBroken(error))
      rules = await readPageRules('')
    }

    const filesOfSite = byFolder.get(folder) ?? []
    const pages = new Map<string, string>()
    for (const file of filesOfSite) {
      await cancellationPoint()
      const path = stripFolder(folder, file)
      const address = pagePathOfFile(path)
      const isNamed = docs.navigation.has(address)
      if (rules.isPage(path, isNamed)) pages.set(address, file)
    }
    sites.set(folder, new Site({ folder, docs, rules, files: filesOfSite, pages }))
  }
  return { files, sites, broken }
}

/**
 * All hidden folders, and files for people and agents who work on the docs. The navigation or `.mintignore` can bring
 * them back. The service's page lists `build`, `dist` and the like, too, but real sites are served from such folders
 * (docs.dify.ai/en/use-dify/build, docs.starknet.io/build).
 * @see https://www.mintlify.com/docs/organize/mintignore
 * @see @mintlify/common 1.0.1183
 */
const IGNORED_BY_DEFAULT = [
  '.*/ node_modules',
  'README.md LICENSE.md CHANGELOG.md CONTRIBUTING.md CONTRIBUTE.md /skill.md',
].flatMap((names) => names.split(' '))
/** In capital letters alone: docs have pages about agents. */
const FOR_AGENTS = /(?:^|\/)(?:AGENTS|CLAUDE)\.md$/
/** The service publishes none of them alone. */
const SNIPPETS = /^_?snippets\//i
/** Longer paths only cost time. */
const MAX_PAGE_FILE_LENGTH = 500
/** Limits for a `.mintignore`: strangers may write it, and some patterns take the matcher minutes. */
const MAX_IGNORE_LINES = 500
const MAX_IGNORE_LINE_LENGTH = 200
const TWICE = /\*\*.*\*\*/
// The service's own page has `**/internal/**`: a few milliseconds for the longest path.
const AT_BOTH_ENDS = /^!?\/?\*\*\/(?:(?!\*\*).)+\/\*\*$/

/** @throws ActionError for patterns that could cost much time */
async function readPageRules(mintignore: string): Promise<PageRules> {
  // `trim` also removes a byte order mark.
  const lines = mintignore.split('\n').map((line) => line.trim())
  const patterns = lines.filter((line) => !line.startsWith('#'))
  const isSlow = patterns.some((line) => {
    if (line.length > MAX_IGNORE_LINE_LENGTH) return true
    if (AT_BOTH_ENDS.test(line)) return false
    return TWICE.test(line)
  })
  const areTooMany = lines.length > MAX_IGNORE_LINES
  if (isSlow || areTooMany)
    throw new ActionError(
      `.mintignore has more than ${MAX_IGNORE_LINES} lines, a line of more than ${MAX_IGNORE_LINE_LENGTH} characters, or one with two stars twice that are not its start and end (as in \`**/internal/**\`)`,
    )
  const { default: ignore } = await import('ignore')
  // Letter case makes no difference, as in the service's own code.
  const own = ignore().add(lines)
  const all = ignore().add(IGNORED_BY_DEFAULT).add(lines)
  return {
    isPage(file, isNamed) {
      if (!PAGE_EXTENSION.test(file)) return false
      if (file.length > MAX_PAGE_FILE_LENGTH) return false
      if (SNIPPETS.test(file)) return false
      // The navigation wins over the defaults, but not over `.mintignore`.
      if (isNamed) return !own.ignores(file)
      // A line such as `!AGENTS.md` brings it back.
      const isForAgents = FOR_AGENTS.test(file)
      if (isForAgents && !own.test(file).unignored) return false
      return !all.ignores(file)
    },
    isHidden: (file) => own.ignores(file),
  }
}
