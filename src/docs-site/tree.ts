import { ActionError } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { listFiles, readBlob } from '../github/repository.ts'
import { inQuotes } from '../text.ts'
import type { CommitFiles } from './sites.ts'

/** The files of one commit of the workflow's repository. */
export class Tree implements CommitFiles {
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

  /**
   * @param commit its SHA or a ref
   * @param shared another commit's
   * @throws HttpError; ActionError where there are too many files
   */
  static async read(github: GitHub, commit: string, shared?: Tree): Promise<Tree> {
    const files = await listFiles(github, commit)
    const hashes = new Map(files.map((file) => [file.path ?? '', file.sha]))
    return new Tree(github, hashes, shared ? shared.#texts : new Map())
  }

  readonly readText = (file: string): Promise<string> => {
    const hash = this.hashes.get(file)
    if (hash === undefined) throw new ActionError(`${inQuotes(file, 100)} does not exist`)
    const text = this.#texts.get(hash) ?? readBlob(this.#github, hash, file)
    this.#texts.set(hash, text)
    return text
  }
}
