import { HttpError } from '../http/retry.ts'
import type { Inputs } from '../runner/inputs.ts'
import { asText } from '../text.ts'
import { type GitHub, type Octokit, type Repo, repoOf } from './api.ts'
import { formatPointer, type Line, readLine, type Seal } from './ledger-line.ts'

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

type Comment = Awaited<ReturnType<Octokit['rest']['issues']['getComment']>>['data']

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
  readonly seal: Seal
  readonly #place: Place
  readonly #repo: Repo
  readonly #github: GitHub
  readonly #permission: string
  /** Undefined until they are read. */
  #known: readonly OwnComment[] | undefined

  constructor(place: Place, github: GitHub) {
    const { apiKey: key, baseUrl, projectId } = github.inputs
    const project = `${baseUrl.href} ${projectId}`
    this.#place = place
    this.seal = { key, project, repository: place.repositoryId, number: place.number }
    this.#repo = repoOf(place.repository)
    this.#github = github
    this.#permission = permissionFor(github.inputs)
  }

  /** All of them, the oldest first. They are read once. */
  async list(): Promise<readonly OwnComment[]> {
    this.#known ??= await this.#read()
    return this.#known
  }

  /** Reads those that were written in the last minutes: one may be there, whatever the answer to its creation was. */
  async readNewest(): Promise<void> {
    const sinceMs = this.#github.runtime.clock.now().getTime() - CLOCK_SKEW_MS
    const newest = await this.#read({ since: new Date(sinceMs).toISOString() })
    const older = this.#known?.filter(({ id }) => newest.every((one) => one.id !== id)) ?? []
    this.#known = [...older, ...newest]
  }

  async #read(filter: { since?: string } = {}): Promise<OwnComment[]> {
    const wanted = { ...this.#repo, issue_number: this.#place.number, per_page: 100, ...filter }
    const pages = this.#github.pages(
      {
        name: `Reading the comments of #${this.#place.number}`,
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

  /** One that we can read, as it is now; undefined if it is gone, or no longer ours. */
  async get(comment_id: number): Promise<OwnComment | undefined> {
    try {
      const comment = await this.#github.request(
        { name: 'Reading the comment', permission: this.#permission, isNeeded: true },
        ({ rest }) => rest.issues.getComment({ ...this.#repo, comment_id }),
      )
      const own = this.#parse(comment)
      return own?.ledger && own
    } catch (error) {
      if (isRefused(error)) return undefined
      throw error
    }
  }

  /** Replaces the text of a comment; creates one where there is none that we may change. @returns its ID */
  async write(comment_id: number | undefined, body: string, isNeeded = false): Promise<number> {
    const issue_number = this.#place.number
    const isNew = comment_id === undefined
    const written = this.#github.request(
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
    try {
      return (await written).id
    } catch (error) {
      // It was deleted meanwhile, or is another user's.
      if (isNew || !isRefused(error)) throw error
      return this.write(undefined, body, isNeeded)
    }
  }

  /**
   * Tells reviews of the agent's pull request which job it is of, by a comment there that says nothing of who
   * asked.
   */
  async point(job: string): Promise<void> {
    const pull = `${this.#place.repository}#${this.#place.number}`
    const isThere = (await this.list()).some(({ ledger }) =>
      ledger?.entries.some((entry) => entry.job === job && entry.pull === pull),
    )
    if (isThere) return
    const time = this.#github.runtime.clock.now().toISOString()
    await this.write(undefined, formatPointer(job, pull, time, this.seal))
  }

  #parse(comment: Comment): OwnComment | undefined {
    const { id, html_url: url, user } = comment
    const line = readLine(asText(comment.body) ?? '', this.seal)
    return line && { ...line, id, url, login: user?.login ?? '' }
  }
}

/** Whether this token may not touch a comment, or it is not there. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && ['gone', 'forbidden'].includes(error.meaning)
}
