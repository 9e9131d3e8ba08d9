import { createHash } from 'node:crypto'
import { ID } from '../base/id.ts'

/** What a comment of ours remembers, for the next run to go on from. */
export interface Marker {
  /** The fingerprint of the project, so that two projects on one issue keep to their own comments. */
  project: string
  /** The fingerprint of what was asked. */
  task: string
  runId: string
  attempt: number
  /** An outcome, or `working`. For people; nothing is decided by it. */
  outcome: string
  /** Undefined as long as no job is known. */
  jobId: string | undefined
}

/** Only as the very first thing of a comment: text that is quoted further down can never be one. */
const MARKER =
  /^<!-- docs-agent-action project=([0-9a-f]{16}) task=([0-9a-f]{16}) run=(\d{1,20}) attempt=(\d{1,9}) outcome=([a-z-]{1,20}) job=(\S{1,128}) -->(?:\r?\n|$)/

/** Stands for a job that is not known; the pattern of an ID has no dot. */
const NO_JOB = '...'

/** The marker as an HTML comment, which GitHub does not show. */
export function formatMarker(marker: Marker): string {
  const { project, task, runId, attempt, outcome, jobId = NO_JOB } = marker
  return `<!-- docs-agent-action project=${project} task=${task} run=${runId} attempt=${attempt} outcome=${outcome} job=${jobId} -->`
}

/** The marker that a comment begins with; undefined unless each field has its exact form. */
export function parseMarker(body: string): Marker | undefined {
  const match = MARKER.exec(body)
  if (match === null) return undefined
  const [, project = '', task = '', runId = '', attempt = '', outcome = '', job = ''] = match
  if (job !== NO_JOB && !ID.test(job)) return undefined
  const jobId = job === NO_JOB ? undefined : job
  return { project, task, runId, attempt: Number(attempt), outcome, jobId }
}

/** Whether a text is a comment of this action, or made to look like one. */
export function looksLikeOurs(body: string): boolean {
  return body.trimStart().startsWith('<!-- docs-agent-action ')
}

/** Enough of a hash to know a text again without showing it. */
export function fingerprint(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}
