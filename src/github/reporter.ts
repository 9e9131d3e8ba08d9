import { Cancelled } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import { messageOf } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { OneComment } from './comment.ts'
import { fingerprint, type Marker } from './marker.ts'
import { runOf } from './this-run.ts'

/** What a comment is to report. */
export interface Entry {
  outcome: string
  jobId: string | undefined
  pull: string | undefined
  isAsked: boolean
  report: string
}

export interface ReporterOptions {
  event: WorkflowEvent
  log: Log
  /** The fingerprint of what is asked. */
  task: string
  commentOn(issueNumber: number): Promise<Place>
}

/** A comment, and the fingerprint of the project that its record carries. */
export interface Place {
  comment: OneComment
  project: string
}

/** Writes entries. What fails is a warning, given once where the reason is the same. */
export function createReporter({ event, log, task, commentOn }: ReporterOptions) {
  let lastReason: string | undefined

  function markerFor(
    { outcome, jobId, pull, isAsked }: Entry,
    { earlier, project }: { earlier: Marker | undefined; project: string },
  ): Marker {
    // A comment must not forget a job because a later run did not come to have one.
    if (jobId === undefined && earlier?.jobId !== undefined) return earlier
    const same = earlier?.jobId === jobId ? earlier : undefined
    // A job stays with the workflow that made it, whichever sends it reviews.
    const workflow = same?.workflow ?? fingerprint(event.workflow)
    const recorded = { outcome, jobId, pull: pull ?? same?.pull }
    const asked = isAsked ? task : fingerprint('not asked', task)
    return { project, task: asked, workflow, ...runOf(event), ...recorded }
  }

  return async (issueNumber: number, entry: Entry): Promise<void> => {
    try {
      const { comment, project } = await commentOn(issueNumber)
      const isWritten = await comment.write((earlier) => ({
        marker: markerFor(entry, { earlier, project }),
        report: entry.report,
      }))
      if (!isWritten)
        log.info(`The comment on #${issueNumber} reports a later run: it stays as it is.`)
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      if (reason !== lastReason) {
        log.warning(`The comment on #${issueNumber} is not up to date. ${reason}`)
      }
      lastReason = reason
    }
  }
}

/** The fingerprint of the project that a record is of. */
export function projectOf({ baseUrl, projectId }: { projectId: string; baseUrl: URL }): string {
  return fingerprint(baseUrl.href, projectId)
}
