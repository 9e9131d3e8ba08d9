import type { GitHub, IssueComment } from './client.ts'
import { type Marker, parseMarker } from './marker.ts'

/** GitHub refuses longer ones. It counts code points; this counts UTF-16 units, which are never fewer. */
export const MAX_COMMENT_LENGTH = 65_536

/** The one comment of a project on an issue or pull request. */
export interface OneComment {
  /** What the comment remembers; undefined where there is none. */
  read(): Promise<Marker | undefined>
  /** Replaces its text, or writes the comment if there is none. */
  write(body: string): Promise<void>
}

/**
 * Opens the comment that has the project's marker and was written by the token's own user: anybody can
 * write a marker, and a stranger's must neither be believed nor edited. Where two runs both wrote one, the
 * oldest stays.
 *
 * @param project the marker's fingerprint of the project
 */
export function openComment({
  github,
  issueNumber,
  project,
}: {
  github: GitHub
  issueNumber: number
  project: string
}): OneComment {
  let known: IssueComment | undefined

  async function findOldest(): Promise<IssueComment | undefined> {
    const [login, comments] = await Promise.all([
      github.getOwnLogin(),
      github.listComments(issueNumber),
    ])
    return comments.find(
      ({ user, body }) => user?.login === login && parseMarker(body)?.project === project,
    )
  }

  return {
    async read() {
      known ??= await findOldest()
      return known && parseMarker(known.body)
    },
    async write(body) {
      known ??= await findOldest()
      if (known !== undefined) return github.updateComment(known.id, body)
      const created = await github.createComment(issueNumber, body)
      known = created
      // Another run may have looked before ours was there, and written its own: both look again.
      const oldest = await findOldest()
      if (oldest === undefined || oldest.id === created.id) return
      known = oldest
      await github.deleteComment(created.id)
      await github.updateComment(oldest.id, body)
    },
  }
}
