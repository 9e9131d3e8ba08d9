import { Cancelled } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import { type Place, writeComment } from '../github/comments.ts'
import { HttpError, retryTogether } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'
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

/** Picks the comment to update; undefined for a new one. @param own the oldest first */
type Choose = (own: readonly FoundComment[]) => FoundComment | undefined

/** Undefined leaves the comment as it is. @param old undefined for a new comment */
type Compose = (old: FoundComment | undefined) => Content | undefined

/** One step's comment. Other runs may write it, and people may delete it. */
export class StepComment {
  readonly #github: GitHub
  readonly #place: Place
  readonly #identity: Identity
  /** Once this process chose a comment to write, it sticks to that one. */
  #id: number | undefined

  constructor(github: GitHub, place: Place, identity: Identity) {
    this.#github = github
    this.#place = place
    this.#identity = identity
  }

  /** Retries the read together with the write: if the answer to a create was lost, the comment is in the list. */
  write(
    stage: Stage,
    compose: Compose,
    choose: Choose = ([oldest]: readonly FoundComment[]) => oldest,
  ): Promise<void> {
    const name = `Writing the comment on #${this.#place.number}`
    return retryTogether({ name, stage, runtime: this.#github.runtime }, async (part) => {
      const old = await this.#find(part, choose)
      const content = compose(old)
      if (content) await this.#put(part, old, content)
    })
  }

  /** Logs a failure instead of throwing it. @param isNews no later write follows, so warn of a failure */
  async show(stage: Stage, isNews: boolean, compose: Compose, choose?: Choose): Promise<boolean> {
    try {
      await this.write(stage, compose, choose)
      return true
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      this.#github.runtime.log[isNews ? 'warning' : 'info'](
        `Could not write the comment on #${this.#place.number}. ${reason}`,
      )
      return false
    }
  }

  async #find(stage: Stage, choose: Choose): Promise<FoundComment | undefined> {
    const id = this.#id ?? choose(await this.#listOwn(stage))?.id
    if (id === undefined) return undefined
    try {
      // Another run may have written it since the list was read, so it must still be one to choose.
      const now = await findComment(this.#github, stage, this.#place, id)
      return now && this.#isOwn(now) ? choose([now]) : undefined
    } catch (error) {
      if (!(error instanceof HttpError && error.meaning === 'gone')) throw error
      // The list may show a new comment before its ID can be read.
      return choose((await this.#listOwn(stage)).filter((one) => one.id === id))
    }
  }

  async #put(stage: Stage, old: FoundComment | undefined, content: Content): Promise<void> {
    const body = `${formatLine(this.#identity, content.payload)}\n${content.markdown}`
    // Before a create, forget the ID: if the answer is lost, the next `find` must read the list.
    this.#id = old?.id
    this.#id = await writeComment(this.#github, stage, this.#place, old?.id, body)
  }

  async #listOwn(stage: Stage): Promise<FoundComment[]> {
    const all = await findComments(this.#github, stage, this.#place)
    return all.filter((one) => this.#isOwn(one))
  }

  #isOwn({ author, step, payload }: FoundComment): boolean {
    return author === 'own' && step === this.#identity.step && payload !== undefined
  }
}
