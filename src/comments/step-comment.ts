import { Cancelled } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { type Place, pagesOfComments, readComment, writeComment } from '../github/comments.ts'
import { mayPass } from '../http/faults.ts'
import type { Kind } from '../http/kinds.ts'
import { HttpError, withRetries } from '../http/retry.ts'
import { messageOf } from '../text.ts'
import { type FoundComment, formatLine, type Identity, readFirstLine } from './find-comments.ts'

interface Content {
  readonly markdown: string
  readonly payload?: string
}

/**
 * The comment of one step on one issue or pull request, found again by its first line and its author: anybody can
 * write such a line. Kept up to date.
 *
 * A write lists the comments once, chooses one, reads that again, composes the text from what it has now, and writes it.
 * If GitHub may have taken a write all the same, the next attempt lists them anew.
 */
export class StepComment {
  readonly #github: GitHub
  readonly #place: Place
  readonly #identity: Identity
  /** Undefined until they are read. */
  #found: readonly FoundComment[] | undefined
  /** The comment that this step writes. */
  #id: number | undefined
  /** The last write, which the next one follows. */
  #last: Promise<void> = Promise.resolve()

  constructor(github: GitHub, place: Place, identity: Identity) {
    this.#github = github
    this.#place = place
    this.#identity = identity
  }

  /** All comments with such a line, the oldest first. They are read once, and again where a write is made again. */
  async list(github = this.#github): Promise<readonly FoundComment[]> {
    if (this.#found) return this.#found
    const login = await github.getOwnLogin()
    const found: FoundComment[] = []
    for await (const page of pagesOfComments(github, this.#place))
      found.push(...page.flatMap((row) => readFirstLine(row, login) ?? []))
    this.#found = found.sort((a, b) => a.id - b.id)
    return this.#found
  }

  /**
   * Writes one after the other, and looks whether GitHub has taken it before it writes again.
   * @param compose gets the comment as it is now, if there is one; writes nothing if it returns undefined
   * @param kind how long that is retried
   * @param mayWrite of several comments of this step, it writes the oldest that it may
   * @throws ActionError
   */
  write(
    compose: (comment: FoundComment | undefined) => Content | undefined,
    kind: Kind,
    mayWrite: (comment: FoundComment) => boolean = () => true,
  ): Promise<void> {
    const { runtime } = this.#github
    const name = `Writing the comment on #${this.#place.number}`
    const attempt = (_: unknown, endMs: number) =>
      this.#writeOnce(compose, mayWrite, this.#github.asPart(endMs)).catch((error) => {
        // GitHub may have created one even if its answer was an error.
        this.#found = undefined
        throw error instanceof HttpError && mayPass(error.cause.fault) ? error.cause : error
      })
    const written = this.#last.then(() => withRetries({ name, kind, runtime, attempt }))
    this.#last = written.catch(() => {})
    return written
  }

  /**
   * Writes what only shows a result: if that fails, it is logged, and the result stands.
   * @param isNews whether a failure is a warning: no later write follows, and nothing else reports it
   */
  async orLog(write: () => Promise<void>, isNews: boolean): Promise<void> {
    try {
      await write()
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      this.#github.runtime.log[isNews ? 'warning' : 'info'](
        `The comment on #${this.#place.number} could not be written. ${reason}`,
      )
    }
  }

  async #writeOnce(
    compose: (comment: FoundComment | undefined) => Content | undefined,
    mayWrite: (comment: FoundComment) => boolean,
    github: GitHub,
  ): Promise<void> {
    this.#id ??= (await this.list(github)).find((one) => this.#isOwn(one) && mayWrite(one))?.id
    const found = this.#id === undefined ? undefined : await this.#get(this.#id, github)
    // Another run may have written there since they were listed.
    const comment = found && mayWrite(found) ? found : undefined
    this.#id = comment?.id
    const content = compose(comment)
    if (content === undefined) return
    const body = `${formatLine(this.#identity, content.payload)}\n${content.markdown}`
    this.#id = await writeComment(github, this.#place, comment?.id, body).catch((error) => {
      if (comment === undefined || !isGone(error)) throw error
      // It was deleted just now.
      return writeComment(github, this.#place, undefined, body)
    })
  }

  /** One as it is now; undefined if it is gone, or no longer this step's. */
  async #get(id: number, github: GitHub): Promise<FoundComment | undefined> {
    try {
      const row = await readComment(github, this.#place, id)
      const comment = readFirstLine(row, await github.getOwnLogin())
      return comment && this.#isOwn(comment) ? comment : undefined
    } catch (error) {
      if (!isGone(error)) throw error
      // What was just written may not show at once.
      this.#found = undefined
      return (await this.list(github)).find((one) => one.id === id && this.#isOwn(one))
    }
  }

  #isOwn({ author, step, payload }: FoundComment): boolean {
    return author === 'own' && step === this.#identity.step && payload !== undefined
  }
}

function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.meaning === 'gone'
}
