import { redact } from '../base/secrets.ts'
import type { GitHub, IssueComment } from './client.ts'
import { formatMarker, type Marker, parseMarker } from './marker.ts'

/** GitHub refuses longer ones. It counts characters; bytes of UTF-8 are never fewer. */
const MAX_COMMENT_BYTES = 65_536
/** For the marker and the link. */
const FRAME_BYTES = 1024
/** What a report may come to, to fit a comment. */
export const MAX_REPORT_BYTES = MAX_COMMENT_BYTES - FRAME_BYTES

/** The one comment of a project on an issue or pull request. */
export interface OneComment {
  /** What the comment remembers; undefined where there is none. */
  read(): Promise<Marker | undefined>
  /** Replaces its text, or writes the comment if there is none. */
  write(compose: (earlier: Marker | undefined) => string): Promise<void>
}

/** The text of a comment: its marker, which must come first, a report and a link to the run. */
export function composeComment({
  marker,
  report,
  runUrl,
}: {
  marker: Marker
  report: string
  runUrl: string
}): string {
  return `${formatMarker(marker)}\n${redact(report).trimEnd()}\n\n[Workflow run](${runUrl})\n`
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
    async write(compose) {
      known ??= await findOldest()
      if (known === undefined) {
        const created = await github.createComment(issueNumber, compose(undefined))
        // Another run may have looked before ours was there, and written its own: both look again.
        known = (await findOldest()) ?? created
        if (known.id === created.id) return
        await github.deleteComment(created.id)
      }
      const body = compose(parseMarker(known.body))
      await github.updateComment(known.id, body)
      known = { ...known, body }
    },
  }
}
