import type { Run } from '../base/clock.ts'
import { redact } from '../base/secrets.ts'
import { HttpError } from '../http/retry.ts'
import type { GitHub } from './client.ts'
import { createSearch, type FoundComment, type SearchOptions } from './comment-search.ts'
import { formatMarker, isNewer, type Marker } from './marker.ts'

/** GitHub refuses longer ones. It counts characters; bytes of UTF-8 are never fewer. */
const MAX_COMMENT_BYTES = 65_536
/** For the marker, with names as long as they come, and the link. */
const FRAME_BYTES = 2048
/** What a report may come to, to fit a comment. */
export const MAX_REPORT_BYTES = MAX_COMMENT_BYTES - FRAME_BYTES

/** How long to look for a comment that was just written: GitHub's lists lag by some seconds. */
const LAG_PAUSES_MS = [1000, 2000, 4000]

/** What is written into a comment. */
export interface CommentText {
  marker: Marker
  /** Markdown, of at most MAX_REPORT_BYTES. */
  report: string
}

/** The one comment of a project on an issue or pull request. */
export interface OneComment {
  /** What the comment records; undefined where there is none. */
  read(): Promise<Marker | undefined>
  /**
   * Replaces its text, or writes the comment if there is none. A later run's record is left as it is.
   * @returns whether it was written
   */
  write(compose: (earlier: Marker | undefined) => CommentText): Promise<boolean>
}

export interface CommentOptions extends SearchOptions {
  github: GitHub
  /** The workflow run that writes the comment. */
  writer: Pick<Marker, 'runId' | 'attempt'>
  runUrl: string
  run: Run
}

/**
 * Opens the comment that carries the project's signed marker and was written by the token's own user:
 * anybody can write a marker, and what is not ours must neither be believed nor edited. It is read again
 * before each write. Where several runs each wrote one, the oldest stays.
 */
export function openComment(options: CommentOptions): OneComment {
  const { github, seal, writer, run } = options
  const findOldest = createSearch(options)
  /** The comment that this run created: a list that lags may not show it yet. */
  let created: FoundComment | undefined

  async function find(): Promise<FoundComment | undefined> {
    const listed = await findOldest()
    if (created === undefined || listed?.id === created.id) return listed
    if (listed === undefined || listed.id > created.id) return created
    await removeDuplicate(created, { older: listed, ...options })
    created = undefined
    return listed
  }

  /** Creates the comment, and looks whether another run did so first. */
  async function create(text: CommentText): Promise<FoundComment> {
    const { id } = await github.createComment(seal.issueNumber, composeComment(text, options))
    created = { id, marker: text.marker }
    // A list that shows any of ours shows all that are older.
    for (const pauseMs of LAG_PAUSES_MS) {
      if ((await findOldest()) !== undefined) break
      await run.clock.sleep(pauseMs, run.signal)
    }
    return (await find()) ?? created
  }

  return {
    read: async () => (await find())?.marker,
    async write(compose) {
      let found = await find()
      if (found === undefined) {
        found = await create(compose(undefined))
        if (found.id === created?.id) return true
      }
      if (isNewer(found.marker, writer)) return false
      await github.updateComment(found.id, composeComment(compose(found.marker), options))
      return true
    },
  }
}

/** Removes a comment beside an older one of ours. One that may not be removed leads to that instead. */
async function removeDuplicate(
  { id, marker }: FoundComment,
  { older, github, ...options }: CommentOptions & { older: FoundComment },
): Promise<void> {
  try {
    await github.deleteComment(id)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status === 404) return
    const report = `The docs agent reports in [another comment](#issuecomment-${older.id}).`
    const pointer = { ...marker, outcome: 'duplicate', jobId: undefined, pull: undefined }
    await github.updateComment(id, composeComment({ marker: pointer, report }, options))
  }
}

/** The text of a comment: its marker, which must come first, a report and a link to the run. */
function composeComment(
  { marker, report }: CommentText,
  { seal, runUrl }: Pick<CommentOptions, 'seal' | 'runUrl'>,
): string {
  const text = `${formatMarker(marker, seal)}\n${report.trimEnd()}\n\n[Workflow run](${runUrl})\n`
  return redact(text)
}
