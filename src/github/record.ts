import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WorkflowEvent } from '../runner/event.ts'
import { redact } from '../secrets.ts'

/** What a comment of ours records, for the next run to resume from. */
export interface Marker {
  /** The fingerprint of the project, so that two projects on one issue keep to their own comments. */
  readonly project: string
  /** The fingerprint of what was asked; undefined if nothing was, so that no re-run takes it for asked. */
  readonly task: string | undefined
  /** The fingerprint of the workflow's file. */
  readonly workflow: string
  readonly runId: string
  readonly attempt: number
  /** An outcome, or `working`. For people; nothing is decided by it. */
  readonly outcome: string
  /** Undefined as long as no job is known. */
  readonly jobId: string | undefined
  /** The job's pull request on this server, as `owner/repo#1`; undefined as long as none is known. */
  readonly pull: string | undefined
}

/** Where a marker stands and who may write it: a copy elsewhere, or by somebody else, is not believed. */
export interface Seal {
  /** The service's API key. */
  readonly key: string
  /** `owner/repo` */
  readonly repository: string
  readonly issueNumber: number
}

/** Enough of a hash to recognise a text without showing it. */
export function fingerprint(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

/** The fingerprint of the workflow's file; GitHub ignores case in names of repositories. */
export function workflowOf({ workflow }: WorkflowEvent): string {
  return fingerprint(workflow.toLowerCase())
}

/** Stands for a task that was not asked. */
const NOT_ASKED = fingerprint('not asked')

const BEGIN = '<!-- docs-agent-action '
const JOB = '[A-Za-z0-9_-]{1,128}'
const PULL = '[A-Za-z0-9_.-]+(?:/[A-Za-z0-9_.-]+)+#\\d{1,10}'
/** Stands for what is unknown: no job has a dot, and each pull request has a number sign. */
const UNKNOWN = '...'

/** Only as the very first thing of a comment: text that is quoted further down can never be one. */
const MARKER = new RegExp(
  [
    `^${BEGIN}(?<fields>project=(?<project>[0-9a-f]{16})`,
    'task=(?<task>[0-9a-f]{16})',
    'workflow=(?<workflow>[0-9a-f]{16})',
    'run=(?<runId>\\d{1,20})',
    'attempt=(?<attempt>\\d{1,9})',
    'outcome=(?<outcome>[a-z-]{1,20})',
    `job=(?<job>${JOB}|\\.{3})`,
    `pull=(?<pull>${PULL}|\\.{3}))`,
    'signature=(?<signature>[0-9a-f]{64})',
    '-->(?:\\r?\\n|$)',
  ].join(' '),
)

/**
 * The marker as an HTML comment, which GitHub does not show. A job ID or pull request that holds a secret
 * or has another form is written as unknown.
 */
export function formatMarker(marker: Marker, seal: Seal): string {
  const { project, task = NOT_ASKED, workflow, runId, attempt, outcome } = marker
  const writable = (value: string | undefined, form: string) =>
    value && new RegExp(`^${form}$`).test(value) && redact(value) === value ? value : UNKNOWN
  const [job, pull] = [writable(marker.jobId, JOB), writable(marker.pull, PULL)]
  const fields = `project=${project} task=${task} workflow=${workflow} run=${runId} attempt=${attempt} outcome=${outcome} job=${job} pull=${pull}`
  return `${BEGIN}${fields} signature=${sign(fields, seal)} -->`
}

/** The marker that a comment begins with; believed only if its signature is right for where it stands. */
export function readMarker(
  body: string,
  seal: Seal,
): { marker: Marker; isBelieved: boolean } | undefined {
  const groups = MARKER.exec(body)?.groups
  if (groups === undefined) return undefined
  const { project = '', task = '', workflow = '', runId = '', outcome = '', job, pull } = groups
  const marker = {
    project,
    workflow,
    runId,
    attempt: Number(groups.attempt),
    outcome,
    task: task === NOT_ASKED ? undefined : task,
    jobId: job === UNKNOWN ? undefined : job,
    pull: pull === UNKNOWN ? undefined : pull,
  }
  const { fields = '', signature = '' } = groups
  const expected = Buffer.from(sign(fields, seal))
  return { marker, isBelieved: timingSafeEqual(expected, Buffer.from(signature)) }
}

function sign(fields: string, { key, repository, issueNumber }: Seal): string {
  // The first text keeps this apart from anything else that the key may ever sign.
  const signed = ['docs-agent-action record 1', repository.toLowerCase(), issueNumber, fields]
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('hex')
}

/** As much of a result as a record holds. */
export interface RecordedResult {
  /** False if the job could not be asked in time: a re-run must ask it. */
  readonly isAsked: boolean
  readonly outcome: string
  readonly jobId: string | undefined
  readonly pull: string | undefined
}

/** What a run writes, and where. */
interface Writing extends Pick<Marker, 'project' | 'workflow' | 'task'> {
  readonly result: RecordedResult
  readonly writer: Pick<Marker, 'runId' | 'attempt'>
  /** Where the comment is, as `owner/repo#1`. */
  readonly place: string
  /** Whether the event says that the issue or pull request is closed. */
  readonly isClosed: boolean
}

/** What a record says after a run, from what it said before: what it knows of a job is not forgotten. */
export function nextMarker(
  earlier: Marker | undefined,
  { result, project, workflow, task, writer, place, isClosed }: Writing,
): Marker {
  const { isAsked, outcome, jobId, pull } = result
  const isSameJob = earlier?.jobId === jobId
  // This run did not come to have a job.
  if (earlier?.jobId !== undefined && jobId === undefined) return earlier
  // As long as the agent's pull request is open, the record on it names its own job, whichever other one is
  // asked for there: by it, `job-id: open` finds the pull request, and reviews get to its job.
  if (earlier && !isSameJob && isOfPull(earlier, place) && !isClosed)
    return { ...earlier, ...writer, outcome, task: undefined }
  return {
    project,
    ...writer,
    outcome,
    jobId,
    task: isAsked ? task : undefined,
    // A job stays with the workflow that made it, whichever sends it reviews.
    workflow: isSameJob && earlier ? earlier.workflow : workflow,
    pull: pull ?? (isSameJob ? earlier?.pull : undefined),
  }
}

/** Whether a record is of a later run, or of a later attempt of the same run, than another. */
export function isNewer(one: Marker, other: Pick<Marker, 'runId' | 'attempt'>): boolean {
  const [run, otherRun] = [BigInt(one.runId), BigInt(other.runId)]
  return run === otherRun ? one.attempt > other.attempt : run > otherRun
}

/** Whether a text is a comment of this action, or made to look like one. */
export function looksLikeOurs(body: string): boolean {
  return body.trimStart().startsWith(BEGIN)
}

/** A pull request, by its URL and its parts; `repository` is `owner/repo`. */
export interface PullAddress {
  readonly url: string
  readonly repository: string
  readonly number: string
}

/** A pull request as a record has it, `owner/repo#1`; undefined if there is none on this server. */
export function nameOfPull(
  pull: PullAddress | undefined,
  { serverUrl }: WorkflowEvent,
): string | undefined {
  const isHere = pull?.url.toLowerCase().startsWith(`${serverUrl}/`.toLowerCase())
  return isHere ? `${pull?.repository}#${pull?.number}` : undefined
}

/** Whether a record is of the pull request `owner/repo#1`, in whatever case. */
export function isOfPull({ pull }: Pick<Marker, 'pull'>, name: string): boolean {
  return pull?.toLowerCase() === name.toLowerCase()
}
