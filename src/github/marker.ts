import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { ID } from '../base/id.ts'
import { redact } from '../base/secrets.ts'

/** What a comment of ours records, for the next run to go on from. */
export interface Marker {
  /** The fingerprint of the project, so that two projects on one issue keep to their own comments. */
  project: string
  /** The fingerprint of what was asked. */
  task: string
  /** The fingerprint of the workflow's file. */
  workflow: string
  runId: string
  attempt: number
  /** An outcome, `working`, or `duplicate`. For people; nothing is decided by it. */
  outcome: string
  /** Undefined as long as no job is known. */
  jobId: string | undefined
  /** The job's pull request on this server, as `owner/repo#1`; undefined as long as none is known. */
  pull: string | undefined
}

/** Where a marker stands and who may write it: a copy elsewhere, or by somebody else, is not believed. */
export interface MarkerSeal {
  /** The service's API key. */
  key: string
  /** `owner/repo` */
  repository: string
  issueNumber: number
}

/** What a comment's first line turned out to be. `unbelieved`: of the exact form, with another signature. */
export type ReadMarker =
  | { kind: 'record'; marker: Marker }
  | { kind: 'unbelieved'; project: string }
  | { kind: 'none' }

const NAME = '[A-Za-z0-9_.-]+'
const PULL = new RegExp(`^${NAME}(?:/${NAME})+#\\d{1,10}$`)

/** Stands for what is not known: no ID has a dot, and each pull request has a number sign. */
const UNKNOWN = '...'

/** Only as the very first thing of a comment: text that is quoted further down can never be one. */
const MARKER = new RegExp(
  [
    '^<!-- docs-agent-action',
    'project=(?<project>[0-9a-f]{16})',
    'task=(?<task>[0-9a-f]{16})',
    'workflow=(?<workflow>[0-9a-f]{16})',
    'run=(?<run>\\d{1,20})',
    'attempt=(?<attempt>\\d{1,9})',
    'outcome=(?<outcome>[a-z-]{1,20})',
    'job=(?<job>\\S{1,128})',
    'pull=(?<pull>\\S{1,300})',
    'signature=(?<signature>[0-9a-f]{64})',
    '-->(?:\\r?\\n|$)',
  ].join(' '),
)

/**
 * The marker as an HTML comment, which GitHub does not show. A job ID or pull request that holds a secret
 * or has another form is written as unknown.
 */
export function formatMarker(marker: Marker, seal: MarkerSeal): string {
  const { project, task, workflow, runId, attempt, outcome, jobId, pull } = marker
  const job = isPlain(jobId, ID) ? jobId : UNKNOWN
  const shownPull = isPlain(pull, PULL) ? pull : UNKNOWN
  const fields = `project=${project} task=${task} workflow=${workflow} run=${runId} attempt=${attempt} outcome=${outcome} job=${job} pull=${shownPull}`
  return `<!-- docs-agent-action ${fields} signature=${sign(fields, seal)} -->`
}

/** What a comment begins with. A marker counts only if its signature is right for where it stands. */
export function readMarker(body: string, seal: MarkerSeal): ReadMarker {
  const match = MARKER.exec(body)
  const { project = '', task = '', workflow = '', run = '', ...more } = match?.groups ?? {}
  const { attempt = '', outcome = '', job = '', pull = '', signature = '' } = more
  if (match === null || !isKnownForm(job, ID) || !isKnownForm(pull, PULL)) return { kind: 'none' }
  const fields = match[0].slice('<!-- docs-agent-action '.length, match[0].indexOf(' signature='))
  const expected = Buffer.from(sign(fields, seal))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return { kind: 'unbelieved', project }
  const [jobId, pullOrNone] = [job, pull].map((value) => (value === UNKNOWN ? undefined : value))
  const numbers = { runId: run, attempt: Number(attempt) }
  const marker = { project, task, workflow, ...numbers, outcome, jobId, pull: pullOrNone }
  return { kind: 'record', marker }
}

/** Whether a record is of a later run, or of a later attempt of the same run, than another. */
export function isNewer(one: Marker, other: Pick<Marker, 'runId' | 'attempt'>): boolean {
  const [run, otherRun] = [BigInt(one.runId), BigInt(other.runId)]
  return run === otherRun ? one.attempt > other.attempt : run > otherRun
}

/**
 * Whether a record is of a pull request. Names of owners and repositories are the same in any case.
 * @param name `owner/repo#1`
 */
export function isOfPull({ pull }: Pick<Marker, 'pull'>, name: string): boolean {
  return pull?.toLowerCase() === name.toLowerCase()
}

/** Whether a text is a comment of this action, or made to look like one. */
export function looksLikeOurs(body: string): boolean {
  return body.trimStart().startsWith('<!-- docs-agent-action ')
}

/** Enough of a hash to know a text again without showing it. */
export function fingerprint(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

function sign(fields: string, { key, repository, issueNumber }: MarkerSeal): string {
  // The first text keeps this apart from anything else that the key may ever sign.
  const signed = ['docs-agent-action record 1', repository.toLowerCase(), issueNumber, fields]
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('hex')
}

function isKnownForm(value: string, form: RegExp): boolean {
  return value === UNKNOWN || form.test(value)
}

function isPlain(value: string | undefined, form: RegExp): value is string {
  return value !== undefined && form.test(value) && redact(value) === value
}
