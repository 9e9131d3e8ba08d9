import { Cancelled } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { type Place, writeComment } from '../github/comments.ts'
import type { Kind } from '../http/kinds.ts'
import { HttpError } from '../http/retry.ts'
import { messageOf } from '../text.ts'
import {
  type FoundComment,
  findComment,
  findComments,
  formatLine,
  type Identity,
} from './find-comments.ts'

interface Content {
  readonly markdown: string
  readonly payload?: string
}

type Choose = (own: readonly FoundComment[]) => FoundComment | undefined

/** The comment of one step on one issue or pull request. Other runs may write it, and people may delete it. */
export class StepComment {
  readonly #github: GitHub
  readonly #place: Place
  readonly #identity: Identity
  /** The one that this process writes: found or created by an earlier write. */
  #id: number | undefined

  constructor(github: GitHub, place: Place, identity: Identity) {
    this.#github = github
    this.#place = place
    this.#identity = identity
  }

  /**
   * | A write                         | updates                                              |
   * | ------------------------------- | ---------------------------------------------------- |
   * | the first one                   | the one that is chosen of the step's, or creates one |
   * | each later one                  | the same comment                                     |
   * | an attempt after a lost answer  | the one that was created, which the list now has     |
   *
   * @param compose gets the comment as it is now, if there is one; writes nothing if it returns undefined
   * @param choose gets the step's comments, the oldest first
   * @throws ActionError
   */
  write(
    compose: (old: FoundComment | undefined) => Content | undefined,
    kind: Kind,
    choose: Choose = ([oldest]) => oldest,
  ): Promise<void> {
    const place = this.#place
    const name = `Writing the comment on #${place.number}`
    return this.#github.together(name, kind, async (github) => {
      const old = await this.#find(github, choose)
      // If an attempt creates one and its answer is lost, the next attempt finds it in the list.
      this.#id = old?.id
      const content = compose(old)
      if (content === undefined) return
      const body = `${formatLine(this.#identity, content.payload)}\n${content.markdown}`
      this.#id = await writeComment(github, place, old?.id, body).catch((error) => {
        if (old === undefined || !isGone(error)) throw error
        this.#id = undefined
        return writeComment(github, place, undefined, body)
      })
    })
  }

  /** The comment to write. Its text may be newer than in the list, which many others may make long. */
  async #find(github: GitHub, choose: Choose): Promise<FoundComment | undefined> {
    const id = this.#id ?? choose(await this.#listOwn(github))?.id
    if (id === undefined) return undefined
    try {
      const now = await findComment(github, this.#place, id)
      // Another run may have written there since it was listed: if it is none to choose by now, we create one.
      return now && this.#isOwn(now) ? choose([now]) : undefined
    } catch (error) {
      if (!isGone(error)) throw error
      // What was just written may not show at once.
      return (await this.#listOwn(github)).find((one) => one.id === id)
    }
  }

  async #listOwn(github: GitHub): Promise<FoundComment[]> {
    return (await findComments(github, this.#place)).filter((one) => this.#isOwn(one))
  }

  /**
   * Writes what only shows a result: if that fails, it is logged, and the result stands.
   * @param isNews whether a failure is a warning: no later write follows
   * @returns whether it is written
   */
  async orLog(write: () => Promise<void>, isNews: boolean): Promise<boolean> {
    try {
      await write()
      return true
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      this.#github.runtime.log[isNews ? 'warning' : 'info'](
        `The comment on #${this.#place.number} could not be written. ${reason}`,
      )
      return false
    }
  }

  #isOwn({ author, step, payload }: FoundComment): boolean {
    return author === 'own' && step === this.#identity.step && payload !== undefined
  }
}

function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.meaning === 'gone'
}
