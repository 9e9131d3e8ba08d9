import { HttpError } from '../http/retry.ts'
import { asText } from '../text.ts'
import type { GitHub } from './api.ts'
import { formatMarker, isNewer, type Marker, readMarker, type Seal } from './record.ts'

/** GitHub refuses longer ones. */
const MAX_COMMENT_LENGTH = 65_536
/** Of the 100 that GitHub lists at most: so many of the greatest length fit into one answer of 8 MiB. */
export const PER_PAGE = 30
/** 3,000 comments: GitHub lists the oldest first, and cannot be asked for ours alone. */
export const MAX_PAGES = 100

const READ_COMMENTS = 'issues: read, or pull-requests: read on a pull request'

/**
 * The one comment of a project on an issue or pull request: the oldest that carries the project's signed
 * marker and was written by the token's own user. Anybody can write a marker, and what is not ours must
 * neither be believed nor edited.
 */
export class Comment {
  readonly #github: GitHub
  readonly #seal: Seal
  readonly #project: string
  readonly #onUnbelieved: () => void
  #id: number | undefined
  #marker: Marker | undefined

  /**
   * @param project its fingerprint
   * @param onUnbelieved called if a comment of ours has a signature that is not this key's
   */
  constructor(github: GitHub, seal: Seal, project: string, onUnbelieved: () => void) {
    this.#github = github
    this.#seal = seal
    this.#project = project
    this.#onUnbelieved = onUnbelieved
  }

  /** What the comment records; undefined if there is none. */
  async read(): Promise<Marker | undefined> {
    if (this.#id === undefined) await this.#search()
    else await this.#reread(this.#id)
    return this.#marker
  }

  /**
   * Replaces its text, or creates the comment if there is none. It is read again before, and a later run's
   * is left as it is.
   * @returns whether it was written
   */
  async write(
    writer: Pick<Marker, 'runId' | 'attempt'>,
    compose: (earlier: Marker | undefined) => { marker: Marker; markdown: string; link: string },
  ): Promise<boolean> {
    const earlier = await this.read()
    if (earlier !== undefined && isNewer(earlier, writer)) return false
    const { marker, markdown, link } = compose(earlier)
    const frame = (text: string) => `${formatMarker(marker, this.#seal)}\n${text}\n\n${link}\n`
    let body = frame(markdown.trimEnd())
    if (body.length > MAX_COMMENT_LENGTH) body = frame('The report is too long for a comment.')
    const { issueNumber: issue_number } = this.#seal
    const comment_id = this.#id
    const isNew = comment_id === undefined
    const { id } = await this.#github.request(
      {
        name: isNew ? `Commenting on #${issue_number}` : 'Updating the comment',
        permission: 'issues: write, or pull-requests: write on a pull request',
        change: { unknownFate: 'The change may have been made.' },
      },
      ({ rest: { issues } }, repo) =>
        isNew
          ? issues.createComment({ ...repo, issue_number, body })
          : issues.updateComment({ ...repo, comment_id, body }),
    )
    this.#id = comment_id ?? id
    this.#marker = marker
    return true
  }

  /** Page by page, one page in memory at a time, as far as the first of ours. */
  async #search(): Promise<void> {
    const { issueNumber: issue_number } = this.#seal
    const name = `Reading the comments of #${issue_number}`
    const pages = this.#github.pages(
      { name, permission: READ_COMMENTS, maxPages: MAX_PAGES },
      ({ paginate, rest }, repo) =>
        paginate.iterator(rest.issues.listComments, { ...repo, issue_number, per_page: PER_PAGE }),
    )
    for await (const page of pages) {
      for (const { id, user, body } of page) {
        const read = readMarker(asText(body) ?? '', this.#seal)
        if (read?.marker.project !== this.#project) continue
        // Asked only here: on most issues, no comment has a marker.
        if (user?.login !== (await this.#github.getOwnLogin())) continue
        if (!read.isBelieved) this.#onUnbelieved()
        else {
          this.#id = id
          this.#marker = read.marker
          return
        }
      }
    }
  }

  /** A later run may have written it meanwhile. */
  async #reread(comment_id: number): Promise<void> {
    try {
      const { body } = await this.#github.request(
        { name: 'Reading the comment', permission: READ_COMMENTS },
        ({ rest }, repo) => rest.issues.getComment({ ...repo, comment_id }),
      )
      const read = readMarker(asText(body) ?? '', this.#seal)
      if (read?.isBelieved) this.#marker = read.marker
    } catch (error) {
      // GitHub may not show at once what was just written.
      if (!(error instanceof HttpError && error.status === 404)) throw error
    }
  }
}
