import { posix } from 'node:path'
import { ActionError } from '../errors.ts'

/** What the service leaves out of each site; `.mintignore` may bring some of it back. */
const IGNORED_BY_DEFAULT = [
  '.git .github .claude .agents .idea .vscode node_modules build dist coverage .cache tmp temp',
  'README.md LICENSE.md CHANGELOG.md CONTRIBUTING.md',
].flatMap((names) => names.split(' '))
/** Longer paths only cost time. */
const MAX_PATH_LENGTH = 500

/** Each may cost a request. */
const MAX_SITES = 50
/** Of a `.mintignore`. A stranger may have written it, and some patterns take the matcher minutes. */
const MAX_LINES = 500
const MAX_LINE_LENGTH = 200
const SLOW = /\*\*.*\*\*.*\*\*/

/** @throws ActionError for patterns that could cost much time */
function linesOf(ignored: string): string[] {
  const lines = ignored.split('\n').map((line) => line.trim())
  const isSlow = (line: string) => line.length > MAX_LINE_LENGTH || SLOW.test(line)
  if (lines.length <= MAX_LINES && !lines.some(isSlow)) return lines
  throw new ActionError(
    `.mintignore has more than ${MAX_LINES} lines, a line of more than ${MAX_LINE_LENGTH} characters, or one with three \`**\``,
  )
}

/** Whether the service leaves out a file, by its path in its site. */
type IsIgnored = (path: string) => boolean

/** Whether a file can be a page, by its name. */
export function isPageFile(file: string): boolean {
  return /\.mdx?$/.test(file) && file.length <= MAX_PATH_LENGTH
}

/** The path of a file's page: no ending, no `index`. */
export function pageOfFile(file: string): string {
  const path = withoutSlashes(file.replace(/\.mdx?$/, ''))
  return `/${path.replace(/(?:^|\/)index$/, '')}`
}

/** Without slashes at its ends, and without doubled ones. */
export function withoutSlashes(path: string): string {
  return path.split('/').filter(Boolean).join('/')
}

/** The folders that a file is in, the nearest first and `.` last. */
function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file)
  // A path from outside may begin with a slash, and its last folder is `/`.
  return folder === posix.dirname(folder) ? [folder] : [folder, ...foldersAbove(folder)]
}

/** A page in a repository, where several sites may have pages of one path. There is one object for each. */
export interface Page {
  /** The folder of its docs.json. */
  readonly site: string
  readonly path: string
}

/** The sites of a repository: its folders with a docs.json; all of it if there is none. */
export class Sites {
  readonly #isIgnored: ReadonlyMap<string, IsIgnored>
  readonly #pages = new Map<string, Page>()

  private constructor(isIgnored: ReadonlyMap<string, IsIgnored>) {
    this.#isIgnored = isIgnored
  }

  /**
   * @param read gives the text of a `.mintignore`
   * @see https://www.mintlify.com/docs/organize/mintignore
   */
  static async find(
    files: ReadonlySet<string>,
    read: (file: string) => Promise<string>,
  ): Promise<Sites> {
    // Loaded here and not at the top: most steps need no pages.
    const { default: ignore } = await import('ignore')
    const configs = [...files].filter((file) => posix.basename(file) === 'docs.json')
    if (configs.length > MAX_SITES)
      throw new ActionError(`there are more than ${MAX_SITES} docs.json`)
    const isIgnored = new Map<string, IsIgnored>()
    for (const folder of configs.length > 0 ? configs.map(posix.dirname) : ['.']) {
      const list = posix.join(folder, '.mintignore')
      const lines = files.has(list) ? linesOf(await read(list)) : []
      // Letter case makes no difference, as in the service's own code.
      const matcher = ignore().add(IGNORED_BY_DEFAULT).add(lines)
      isIgnored.set(folder, (path) => matcher.ignores(path))
    }
    return new Sites(isIgnored)
  }

  /** The page of a file; undefined if it is none. */
  pageOf(file: string): Page | undefined {
    if (!isPageFile(file)) return undefined
    const site = foldersAbove(file).find((folder) => this.#isIgnored.has(folder))
    if (site === undefined) return undefined
    const inSite = site === '.' ? file : file.slice(site.length + 1)
    // Snippets are parts of pages: the service publishes none of them alone.
    if (inSite.startsWith('snippets/') || this.#isIgnored.get(site)?.(inSite)) return undefined
    const path = pageOfFile(inSite)
    const key = posix.join(site, path)
    const page = this.#pages.get(key) ?? { site, path }
    this.#pages.set(key, page)
    return page
  }
}
