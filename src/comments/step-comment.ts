import type { GitHub } from '../github/api.ts'
import {
  type Comment,
  type Place,
  pagesOfComments,
  readComment,
  writeComment,
} from '../github/comments.ts'
import { mayPass } from '../http/faults.ts'
import { HttpError, withRetries } from '../http/retry.ts'
import { Patience } from '../patience.ts'
import { formatPointer, type Line, readLine, type Seal } from './line.ts'

/** How long we retry the last write of a step: many people see the result only there. */
const LAST_WRITE_MS = 60_000

/** A comment of this action. */
export interface OwnComment extends Line {
  readonly id: number
  readonly url: string
  /** Who wrote it. */
  readonly login: string
}

/** This action's comments on an issue or pull request. */
export class OwnComments {
  readonly seal: Seal
  readonly #place: Place
  readonly #github: GitHub
  /** Undefined until they are read. */
  #known: readonly OwnComment[] | undefined

  constructor(place: Place, github: GitHub) {
    const { apiKey: key, baseUrl, projectId } = github.inputs
    const project = `${baseUrl.href} ${projectId}`
    this.#place = place
    this.seal = { key, project, repository: place.repositoryId, number: place.number }
    this.#github = github
  }

  /** All of them, the oldest first. They are read once, and again where a write is made again. */
  async list(): Promise<readonly OwnComment[]> {
    if (this.#known) return this.#known
    const comments: OwnComment[] = []
    for await (const page of pagesOfComments(this.#github, this.#place))
      comments.push(...page.flatMap((row) => this.#parse(row) ?? []))
    this.#known = comments.sort((a, b) => a.id - b.id)
    return this.#known
  }

  /** The oldest with this first line that the token's own user wrote: anybody can write what looks like it. */
  async findPlain(marker: string): Promise<number | undefined> {
    const login = await this.#github.getOwnLogin()
    for await (const page of pagesOfComments(this.#github, this.#place)) {
      const own = page.find(
        ({ body, user }) => user?.login === login && body?.split('\n', 1)[0]?.trimEnd() === marker,
      )
      if (own) return own.id
    }
    return undefined
  }

  /** One that we can read, as it is now; undefined if it is gone, or no longer ours. */
  async get(id: number): Promise<OwnComment | undefined> {
    try {
      const own = this.#parse(await readComment(this.#github, this.#place, id))
      return own?.ledger && own
    } catch (error) {
      if (isRefused(error)) return undefined
      throw error
    }
  }

  /**
   * Writes, and retries while the step has patience, as GitHub may not have taken it.
   * @param write writes once; on a retry, it first looks for what it wrote before
   * @param isLast whether this is the last write of the step
   * @throws HttpError
   */
  keepWriting(write: (isAgain: boolean) => Promise<void>, isLast = false): Promise<void> {
    const { runtime } = this.#github
    let tries = 0
    return withRetries({
      name: `Writing the comment on #${this.#place.number}`,
      runtime: isLast
        ? { ...runtime, patience: new Patience(runtime.clock, LAST_WRITE_MS) }
        : runtime,
      attempt: async () => {
        try {
          // GitHub may have created one even if its answer was an error.
          if (++tries > 1) this.#known = undefined
          await write(tries > 1)
        } catch (error) {
          throw error instanceof HttpError && mayPass(error.cause.fault) ? error.cause : error
        }
      },
    })
  }

  /**
   * Replaces the text of a comment, or creates one where no ID is given.
   * @returns its ID; undefined if it was deleted meanwhile, or is another user's
   */
  async write(id: number | undefined, body: string): Promise<number | undefined> {
    try {
      return await writeComment(this.#github, this.#place, id, body)
    } catch (error) {
      if (id === undefined || !isRefused(error)) throw error
      return undefined
    }
  }

  /** Comments on the agent's pull request, so that its reviews find the job. It does not say who asked. */
  async point(job: string): Promise<void> {
    const pull = `${this.#place.repository}#${this.#place.number}`
    const time = this.#github.runtime.clock.now().toISOString()
    await this.keepWriting(async () => {
      const isThere = (await this.list()).some(({ ledger }) =>
        ledger?.entries.some((entry) => entry.job === job && entry.pull === pull),
      )
      if (!isThere) await this.write(undefined, formatPointer(job, pull, time, this.seal))
    })
  }

  #parse(comment: Comment): OwnComment | undefined {
    const { id, html_url: url, user } = comment
    const line = readLine(comment.body ?? '', this.seal)
    return line && { ...line, id, url, login: user?.login ?? '' }
  }
}

/** Whether this token may not touch a comment, or it is not there. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && ['gone', 'forbidden'].includes(error.meaning)
}
