import { Cancelled } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import {
  getComment,
  type IssueComment,
  type IssueRef,
  paginateComments,
  writeComment,
} from '../github/issues-and-pulls.ts'
import { RequestFailure, type RequestPolicy, retryAsUnit } from '../http/retry.ts'
import { messageOf } from '../text.ts'
import {
  type CommentIdentity,
  type CommentMarker,
  formatMarker,
  parseMarker,
} from './comment-marker.ts'

/* One comment of a step, found again by its marker and its author. */

/** A comment that begins with a marker. */
export interface FoundComment extends CommentMarker {
  readonly id: number
  readonly url: string
  /** `own`: the token's login. */
  readonly author: 'own' | 'bot or member'
}

/** After this, a comment that GitHub does not show was deleted. */
const LATE_MS = 3_000

const MEMBERS = ['OWNER', 'MEMBER', 'COLLABORATOR']

/** The oldest first. A bot or a member can write our marker too, so check the author. */
export async function findMarkedComments(
  github: GitHub,
  policy: RequestPolicy,
  place: IssueRef,
): Promise<FoundComment[]> {
  const login = await github.getOwnLogin(policy)
  const found: FoundComment[] = []
  for await (const page of paginateComments(github, policy, place)) {
    for (const row of page) {
      const comment = parseComment(row, login)
      if (comment !== undefined) found.push(comment)
    }
  }
  return found.sort((a, b) => a.id - b.id)
}

/** Undefined without a marker, and for a stranger's. GitHub lists members with a private membership as strangers, too. */
function parseComment(row: IssueComment, ownLogin: string): FoundComment | undefined {
  const marker = parseMarker(row.body ?? '')
  if (marker === undefined) return undefined
  const author = authorOf(row, ownLogin)
  if (author === 'stranger') return undefined
  return { ...marker, id: row.id, url: row.html_url, author }
}

function authorOf(row: IssueComment, ownLogin: string): FoundComment['author'] | 'stranger' {
  if (row.user?.login === ownLogin) return 'own'
  const isBot = row.user?.type === 'Bot'
  const isMember = MEMBERS.includes(row.author_association ?? '')
  if (isBot || isMember) return 'bot or member'
  return 'stranger'
}

interface Content {
  readonly markdown: string
  /** The record. */
  readonly payload: string
}

interface Edit {
  /** Picks the comment to update; undefined for a new one. @param own the oldest first */
  choose(own: readonly FoundComment[]): FoundComment | undefined
  /** Undefined leaves the comment as it is. @param old undefined for a new comment */
  compose(old: FoundComment | undefined): Content | undefined
}

/** One step's comment. Other runs may write it, and people may delete it. */
export class StickyComment {
  readonly #github: GitHub
  readonly #place: IssueRef
  readonly #identity: CommentIdentity
  /** Once this process chose a comment to write, it sticks to that one. */
  #id: number | undefined

  constructor(github: GitHub, place: IssueRef, identity: CommentIdentity) {
    this.#github = github
    this.#place = place
    this.#identity = identity
  }

  /** Retries the read together with the write: if the answer to a create was lost, the comment is in the list. */
  write(policy: RequestPolicy, edit: Edit): Promise<void> {
    const github = this.#github
    const name = `Writing the comment on #${this.#place.number}`
    return retryAsUnit({ name, policy, runtime: github.runtime }, async (part) => {
      const old = await this.#find(part, edit)
      const content = edit.compose(old)
      if (content === undefined) return
      const marker = formatMarker(this.#identity, content.payload)
      const body = `${marker}\n${content.markdown}`
      // A create forgets the ID first: if its answer is lost, the next `#find` must read the list.
      this.#id = old?.id
      this.#id = await writeComment(github, part, this.#place, old?.id, body)
    })
  }

  /**
   * Logs a failure instead of throwing it.
   * @param levelIfMissing `warning` if no later write follows, and nothing else shows that something is wrong
   */
  async tryWrite(
    policy: RequestPolicy,
    levelIfMissing: 'info' | 'warning',
    edit: Edit,
  ): Promise<boolean> {
    try {
      await this.write(policy, edit)
      return true
    } catch (error) {
      let reason = messageOf(error)
      // After a cancel, a comment has a second or two, and no retries.
      if (error instanceof Cancelled) reason = 'There was no time left.'
      const { log } = this.#github.runtime
      log[levelIfMissing](`Could not write the comment on #${this.#place.number}. ${reason}`)
      return false
    }
  }

  async #find(policy: RequestPolicy, edit: Edit): Promise<FoundComment | undefined> {
    let id = this.#id
    if (id === undefined) {
      const chosen = edit.choose(await this.#listOwn(policy))
      if (chosen === undefined) return undefined
      id = chosen.id
    }
    const comment = await this.#read(policy, id)
    if (comment === undefined) return undefined
    // Another run may have written it since it was listed: choose once more, from this one alone.
    return edit.choose([comment])
  }

  /** Undefined if it was deleted, or someone removed our marker. */
  async #read(policy: RequestPolicy, id: number): Promise<FoundComment | undefined> {
    try {
      const row = await getComment(this.#github, policy, this.#place, id)
      const comment = parseComment(row, await this.#github.getOwnLogin(policy))
      if (comment === undefined) return undefined
      if (!this.#isOwn(comment)) return undefined
      return comment
    } catch (error) {
      const isGone = error instanceof RequestFailure && error.meaning === 'gone'
      if (!isGone) throw error
      // The list may show a new comment before its ID can be read.
      const listed = await this.#findListed(policy, id)
      if (listed !== undefined) return listed
      // The list may be late, too.
      await this.#github.runtime.clock.sleep(LATE_MS, policy.pauseSignal)
      return this.#findListed(policy, id)
    }
  }

  async #findListed(policy: RequestPolicy, id: number): Promise<FoundComment | undefined> {
    const own = await this.#listOwn(policy)
    return own.find((one) => one.id === id)
  }

  async #listOwn(policy: RequestPolicy): Promise<FoundComment[]> {
    const all = await findMarkedComments(this.#github, policy, this.#place)
    return all.filter((one) => this.#isOwn(one))
  }

  #isOwn(comment: FoundComment): boolean {
    if (comment.author !== 'own') return false
    if (comment.step !== this.#identity.step) return false
    // Undefined if another version of this action wrote it.
    return comment.payload !== undefined
  }
}
