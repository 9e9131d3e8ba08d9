import { createHash } from 'node:crypto'
import { Cancelled } from '../errors.ts'
import { COMMENT_BEGIN } from '../gate/own-work.ts'
import type { GitHub } from '../github/api.ts'
import {
  type Comment,
  type Place,
  pagesOfComments,
  readComment,
  writeComment,
} from '../github/comments.ts'
import { mayPass } from '../http/faults.ts'
import type { Kind } from '../http/kinds.ts'
import { HttpError, withRetries } from '../http/retry.ts'
import { messageOf } from '../text.ts'

/** Tells comments apart: of the same step, and of any step of the same series. */
export interface Identity {
  readonly step: string
  readonly series: string
}

/** A comment whose first line is of the form that this action writes. */
export interface FoundComment extends Identity {
  readonly id: number
  readonly url: string
  /** `own`: the token's own login wrote it. GitHub lists a member whose membership is private as a stranger. */
  readonly author: 'own' | 'bot or member' | 'stranger'
  /** What the step keeps in the line; undefined if another version of this action wrote it. */
  readonly payload: string | undefined
}

interface Content {
  readonly markdown: string
  readonly payload?: string
}

const VERSION = '3'
const NO_PAYLOAD = '-'
const LINE = new RegExp(
  `^${COMMENT_BEGIN}(?<version>\\d{1,4}) (?<series>[0-9a-f]{16}) (?<step>[0-9a-f]{16}) (?<payload>[^\\n]*) -->\\r?(?:\\n|$)`,
)
const MEMBERS = ['OWNER', 'MEMBER', 'COLLABORATOR']

/** A short name for some texts, which does not show them. */
export function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

/** @param series what the steps of one series have in common, such as the workflow and the `step-key` */
export function identify(series: readonly string[], step: string): Identity {
  return { series: hash(series), step: hash([...series, step]) }
}

/** An HTML comment, which GitHub does not show. */
export function formatLine({ series, step }: Identity, payload = NO_PAYLOAD): string {
  return `${COMMENT_BEGIN}${VERSION} ${series} ${step} ${payload} -->`
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

/** @param login the token's own */
function readFirstLine(row: Comment, login: string): FoundComment | undefined {
  const { id, html_url: url, user, author_association: association } = row
  const line = LINE.exec(row.body ?? '')?.groups
  if (line === undefined) return undefined
  const { version, series = '', step = '', payload } = line
  const isKnown = user?.type === 'Bot' || MEMBERS.includes(association ?? '')
  const author = user?.login === login ? 'own' : isKnown ? 'bot or member' : 'stranger'
  return { id, url, series, step, author, payload: version === VERSION ? payload : undefined }
}

function isGone(error: unknown): boolean {
  return error instanceof HttpError && error.meaning === 'gone'
}
