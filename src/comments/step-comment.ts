import { Cancelled } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { type Place, writeComment } from '../github/comments.ts'
import type { Kind } from '../http/kinds.ts'
import { HttpError } from '../http/retry.ts'
import { messageOf } from '../text.ts'
import { type FoundComment, findComments, formatLine, type Identity } from './find-comments.ts'

/** A comment as it is now, or as this process wrote it. */
export type Written = Pick<FoundComment, 'id' | 'payload'>

interface Content {
  readonly markdown: string
  readonly payload?: string
}

/** The comment of one step on one issue or pull request. Other runs may write it, and people may delete it. */
export class StepComment {
  readonly #github: GitHub
  readonly #place: Place
  readonly #identity: Identity
  /** What this process wrote last: GitHub may not list it at once. */
  #written: Written | undefined

  constructor(github: GitHub, place: Place, identity: Identity) {
    this.#github = github
    this.#place = place
    this.#identity = identity
  }

  /**
   * Updates the comment that this process wrote before, else the step's oldest that is free, else creates one.
   * @param compose gets the comment as it is now, if there is one; writes nothing if it returns undefined
   * @throws ActionError
   */
  write(
    compose: (old: Written | undefined) => Content | undefined,
    kind: Kind,
    isFree: (comment: FoundComment) => boolean = () => true,
  ): Promise<void> {
    const place = this.#place
    return this.#github.together(
      `Writing the comment on #${place.number}`,
      kind,
      async (github) => {
        const own = (await findComments(github, place)).filter((one) => this.#isOwn(one))
        const before = this.#written
        const old = before ? (own.find(({ id }) => id === before.id) ?? before) : own.find(isFree)
        const content = compose(old)
        if (content === undefined) return
        const { payload, markdown } = content
        const body = `${formatLine(this.#identity, payload)}\n${markdown}`
        const id = await writeComment(github, place, old?.id, body).catch((error) => {
          if (old === undefined || !isGone(error)) throw error
          return writeComment(github, place, undefined, body)
        })
        this.#written = { id, payload }
      },
    )
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
