import { ActionError } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { listFiles, readBlob } from '../github/repository.ts'
import { inQuotes, messageOf } from '../text.ts'
import { Sites } from './pages.ts'

/** The files of one commit. */
export class Tree {
  /** The hash of each, by its path. */
  readonly hashes: ReadonlyMap<string, string>
  readonly #github: GitHub
  /** By their hashes: what several commits share is read once. */
  readonly #texts: Map<string, Promise<string>>

  private constructor(
    github: GitHub,
    hashes: ReadonlyMap<string, string>,
    texts: Map<string, Promise<string>>,
  ) {
    this.hashes = hashes
    this.#github = github
    this.#texts = texts
  }

  /** @throws ActionError */
  static async list(github: GitHub, sha: string, shared?: Tree): Promise<Tree> {
    const files = await listFiles(github, sha)
    const hashes = new Map(files.map((file) => [file.path ?? '', file.sha]))
    return new Tree(github, hashes, shared ? shared.#texts : new Map())
  }

  readText(file: string): Promise<string> {
    const hash = this.hashes.get(file)
    if (hash === undefined) throw new ActionError(`${inQuotes(file, 100)} does not exist`)
    const text = this.#texts.get(hash) ?? readBlob(this.#github, hash, file)
    this.#texts.set(hash, text)
    return text
  }

  async readJson(file: string): Promise<unknown> {
    const text = await this.readText(file)
    try {
      return JSON.parse(text)
    } catch (error) {
      // V8's words for it hold pieces of the file.
      const [where] = /\bline \d+ column \d+/.exec(messageOf(error)) ?? []
      const place = where ? ` in ${where}` : ''
      throw new ActionError(
        `${inQuotes(file, 100)} is not JSON${place}: look for a comment, or a comma before a bracket`,
      )
    }
  }
}

/**
 * The files of a commit of the workflow's repository, and which of them are pages.
 * @param commit its SHA or a ref
 * @throws HttpError; ActionError where there are too many files
 */
export async function readTree(github: GitHub, commit: string) {
  const tree = await Tree.list(github, commit)
  const sites = await Sites.find(new Set(tree.hashes.keys()), (file) => tree.readText(file))
  return { tree, sites }
}
