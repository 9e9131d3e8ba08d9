import type { Inputs } from '../runner/inputs.ts'
import { asText } from '../text.ts'
import { type GitHub, type Repo, repoOf } from './api.ts'
import { type Line, readLine, type Seal } from './ledger-line.ts'

/** A hundred comments at a time, each as long as GitHub allows, in characters of up to four bytes. */
const MAX_LIST_BYTES = 32 * 1024 * 1024
/** GitHub allows 2,500 comments on an issue. */
const MAX_PAGES = 26
/** How far GitHub's clock and the runner's may differ. */
const CLOCK_SKEW_MS = 10 * 60_000

const TO_READ = 'issues: read, or pull-requests: read on a pull request'
/** A token that may not read comments may not write them either, so the message names both permissions at once. */
const TO_COMMENT = 'issues: write, or pull-requests: write on a pull request'
/** It asks whether pull requests are open, too. */
const TO_COMMENT_AND_SEE_PULLS = 'issues: write, and pull-requests: write'

/** What the token needs for the comments, as a workflow writes it. */
export function permissionFor({ comment, jobId }: Inputs): string {
  if (!comment) return TO_READ
  return jobId.kind === 'open' ? TO_COMMENT_AND_SEE_PULLS : TO_COMMENT
}

/** A comment of this action. */
export interface OwnComment extends Line {
  readonly id: number
  readonly url: string
  /** Who wrote it. */
  readonly login: string
}

/** An issue or a pull request. */
export interface Place {
  /** `owner/repo` */
  readonly repository: string
  /** Stays the same when the repository is renamed. */
  readonly repositoryId: string
  readonly number: number
}

/** This action's comments on an issue or pull request. */
export class OwnComments {
  readonly place: Place
  readonly seal: Seal
  readonly #repo: Repo
  readonly #github: GitHub
  readonly #permission: string

  constructor(place: Place, github: GitHub) {
    const { apiKey: key, baseUrl, projectId } = github.inputs
    const project = `${baseUrl.href} ${projectId}`
    this.place = place
    this.seal = { key, project, repository: place.repositoryId, number: place.number }
    this.#repo = repoOf(place.repository)
    this.#github = github
    this.#permission = permissionFor(github.inputs)
  }

  /**
   * All of them, the oldest first.
   * @param isRecent only those that were written in the last minutes
   */
  async list({ isRecent = false } = {}): Promise<OwnComment[]> {
    const sinceMs = this.#github.runtime.clock.now().getTime() - CLOCK_SKEW_MS
    const wanted = {
      ...{ ...this.#repo, issue_number: this.place.number, per_page: 100 },
      ...(isRecent && { since: new Date(sinceMs).toISOString() }),
    }
    const pages = this.#github.pages(
      {
        name: `Reading the comments of #${this.place.number}`,
        permission: this.#permission,
        maxPages: MAX_PAGES,
        maxBytes: MAX_LIST_BYTES,
        isNeeded: true,
      },
      ({ paginate, rest }) => paginate.iterator(rest.issues.listComments, wanted),
    )
    const comments: OwnComment[] = []
    for await (const page of pages) comments.push(...page.flatMap((row) => this.#parse(row) ?? []))
    return comments.sort((a, b) => a.id - b.id)
  }

  /** Undefined if it is no longer one of ours. */
  async get(comment_id: number): Promise<OwnComment | undefined> {
    const comment = await this.#github.request(
      { name: 'Reading the comment', permission: this.#permission, isNeeded: true },
      ({ rest }) => rest.issues.getComment({ ...this.#repo, comment_id }),
    )
    return this.#parse(comment)
  }

  /** Creates a comment, or replaces the text of one. @returns its ID */
  async write(comment_id: number | undefined, body: string, isNeeded = false): Promise<number> {
    const issue_number = this.place.number
    const isNew = comment_id === undefined
    const { id } = await this.#github.request(
      {
        name: isNew ? `Commenting on #${issue_number}` : `Updating the comment on #${issue_number}`,
        permission: this.#permission,
        write: { unknownFate: 'The change may have been made.' },
        isNeeded,
      },
      ({ rest: { issues } }) =>
        isNew
          ? issues.createComment({ ...this.#repo, issue_number, body })
          : issues.updateComment({ ...this.#repo, comment_id, body }),
    )
    return id
  }

  #parse(comment: {
    id: number
    html_url: string
    user: { login: string } | null
    body?: string | null | undefined
  }): OwnComment | undefined {
    const { id, html_url: url, user } = comment
    const line = readLine(asText(comment.body) ?? '', this.seal)
    return line && { ...line, id, url, login: user?.login ?? '' }
  }
}
