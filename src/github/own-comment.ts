import { createHash } from 'node:crypto'
import { RequestFailure, type RequestPolicy, retryAsUnit } from '../http/retry.ts'
import { richText } from '../rich-text.ts'
import type { GitHub } from './api.ts'
import {
  getComment,
  type IssueComment,
  type IssueRef,
  paginateComments,
  writeComment,
} from './issues-and-pulls.ts'

/*
 * A comment of this action, found again by its author, the token's account, and by its first line, the marker: an HTML
 * comment, which GitHub does not show, with the comment's key and a payload.
 *
 * Anybody can write a marker. A stranger's is ignored. One of a bot or of a member may be this action's, with another
 * token.
 */

const BEGIN = '<!-- docs-agent-action '
const MARKER = /^<!-- docs-agent-action ([0-9a-f]{16}) (\S+) -->\r?(?:\n|$)/
/** A part of each key, so that a comment of another version is another comment. */
const VERSION = '5'

export function hashTexts(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

/** @param texts tell it from other comments. A marker that was copied to another place has the wrong key there */
export function markerKey(issue: IssueRef, texts: readonly string[]): string {
  return hashTexts([VERSION, issue.repositoryId, `${issue.number}`, ...texts])
}

export function formatMarker(key: string, payload: string): string {
  return `${BEGIN}${key} ${payload} -->`
}

/** Whether a text is a comment of this action, or made to look like one. */
export function looksLikeOurs(body: string): boolean {
  return body.trimStart().startsWith(BEGIN)
}

export interface FoundComment {
  readonly id: number
  readonly url: string
  readonly payload: string
  readonly author: 'own' | 'bot' | 'member'
}

/** Undefined leaves the comment as it is. @param old undefined for a new comment */
type Compose = (
  old: FoundComment | undefined,
) => { readonly markdown: string; readonly payload: string } | undefined

/** Other runs may write it, and people may delete it. */
export class OwnComment {
  readonly #github: GitHub
  readonly #issue: IssueRef
  readonly #key: string
  /** Once this process chose a comment to write, it sticks to that one. */
  #id: number | undefined

  constructor(github: GitHub, issue: IssueRef, texts: readonly string[]) {
    this.#github = github
    this.#issue = issue
    this.#key = markerKey(issue, texts)
  }

  /**
   * The comments with the key, the oldest first, by strangers none. Two of our own, if two runs began at the same moment.
   * @throws ActionError if the comments cannot be read
   */
  async list(policy: RequestPolicy): Promise<FoundComment[]> {
    const login = await this.#github.getOwnLogin(policy)
    const found: FoundComment[] = []
    for await (const page of paginateComments(this.#github, policy, this.#issue))
      found.push(...page.flatMap((row) => this.#parse(row, login) ?? []))
    return found.sort((a, b) => a.id - b.id)
  }

  /**
   * Retries the read together with the write: if the answer to a create was lost, the comment is in the list.
   * @returns whether it changed a comment that was there: another run may have read that before
   */
  async write(policy: RequestPolicy, compose: Compose): Promise<boolean> {
    const name = richText`Writing the comment on #${this.#issue.number}`
    const runtime = this.#github.runtime
    return retryAsUnit({ name, policy, runtime }, async (part) => {
      const old = await this.#read(part)
      const content = compose(old)
      if (content === undefined) return false
      const body = `${formatMarker(this.#key, content.payload)}\n${content.markdown}`
      // A create forgets the ID first: if its answer is lost, the next read must look at the list.
      this.#id = old?.id
      this.#id = await writeComment(this.#github, part, this.#issue, old?.id, body)
      return old !== undefined
    })
  }

  /** Undefined before the first write, if it was deleted, or if someone removed its marker. */
  async #read(policy: RequestPolicy): Promise<FoundComment | undefined> {
    const id = this.#id ?? (await this.#listOwn(policy))[0]?.id
    if (id === undefined) return undefined
    try {
      // The list may be out of date.
      const row = await getComment(this.#github, policy, this.#issue, id)
      const found = this.#parse(row, await this.#github.getOwnLogin(policy))
      if (found?.author === 'own') return found
      return undefined
    } catch (error) {
      const isGone = error instanceof RequestFailure && error.meaning === 'gone'
      if (!isGone) throw error
      // A new comment may be in the list before it can be read by its ID.
      const listed = (await this.#listOwn(policy)).find((comment) => comment.id === id)
      if (listed !== undefined) return listed
      // It was deleted, or the list is late, too: the next attempt looks there again.
      this.#id = undefined
      throw error
    }
  }

  async #listOwn(policy: RequestPolicy): Promise<FoundComment[]> {
    const comments = await this.list(policy)
    return comments.filter((comment) => comment.author === 'own')
  }

  #parse(row: IssueComment, ownLogin: string): FoundComment | undefined {
    const [, key, payload = ''] = MARKER.exec(row.body) ?? []
    const author = authorOf(row, ownLogin)
    if (key !== this.#key || author === undefined) return undefined
    return { id: row.id, url: row.html_url, payload, author }
  }
}

/** Not `CONTRIBUTOR`: whoever had a pull request merged is one. */
const MEMBERS = ['OWNER', 'MEMBER', 'COLLABORATOR']

/** Undefined for a stranger. */
function authorOf(row: IssueComment, ownLogin: string): FoundComment['author'] | undefined {
  if (row.user?.login === ownLogin) return 'own'
  if (row.user?.type === 'Bot') return 'bot'
  if (MEMBERS.includes(row.author_association)) return 'member'
  return undefined
}
