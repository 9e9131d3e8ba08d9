import * as v from 'valibot'
import { type FoundComment, hash, type Identity } from '../../comments/find-comments.ts'
import type { Place } from '../../github/comments.ts'
import { ID, parseJson } from '../../text.ts'
import type { Inputs } from '../inputs.ts'

/*
 * What a step asks of the agent is written down before it asks, in a comment of its own on the issue or pull request
 * that the run is about (its home), where people read the result. If it is not written, it was not asked.
 *
 * | State       | What became of the request                                                              |
 * | ----------- | --------------------------------------------------------------------------------------- |
 * | (no entry)  | the run never asked                                                                     |
 * | `asking`    | written before it is sent; stays if its answer is lost. The job is that of a follow-up  |
 * | `not asked` | the service certainly did not take it                                                   |
 * | `asked`     | the job has it                                                                          |
 * | `lost`      | somebody merged or closed the job's pull request while the job was at work on it        |
 *
 * For example, a comment that two runs wrote:
 *
 * | What happened                            | Request | Run | Attempt | State                       |
 * | ---------------------------------------- | ------- | --- | ------- | --------------------------- |
 * | run 5 asked for a job                    | a       | 5   | 1       | `asked` job_1, its pull #101 |
 * | run 6 asked job_1 again, and timed out   | b       | 6   | 1       | `asked` job_1               |
 * | its re-run waits for that: the same line | b       | 6   | 2       | `asked` job_1               |
 * | meanwhile, somebody merged #101          | b       | 6   | 2       | `lost` job_1                |
 * | so the next re-run makes a job           | c       | 6   | 3       | `asked` job_2               |
 *
 * A workflow that posts texts of others with our token can write such a line. So each field is read by its form, and
 * one bad field makes the line somebody else's.
 */

const JOB = v.pipe(v.string(), v.regex(ID))
const PULL = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}#)[A-Za-z0-9_.-]+#[1-9]\d{0,9}$/
const REQUEST = {
  /** Random. */
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/)),
  time: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(24)),
  run: v.pipe(v.string(), v.regex(/^\d{1,20}$/)),
  /** The newest attempt of the run that asked it, or waited for it. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** The job's pull request on this server, as `owner/repo#1`, as soon as it is known. */
  pull: v.optional(v.pipe(v.string(), v.regex(PULL))),
  byBot: v.boolean(),
}
const ENTRY = v.variant('state', [
  v.object({ ...REQUEST, state: v.picklist(['asking', 'not asked']), job: v.optional(JOB) }),
  v.object({ ...REQUEST, state: v.picklist(['asked', 'lost']), job: JOB }),
])
/** Where the line stands, and of which project: we ignore a copy in another place. */
const WHERE = { repository: v.string(), number: v.number(), project: v.string() }
const PAYLOAD = v.union([
  v.object({ ...WHERE, entries: v.array(ENTRY) }),
  // On the agent's pull request, for reviews. It does not say who asked.
  v.object({ ...WHERE, job: JOB }),
])

/** One request to the agent: a create or a follow-up. */
export type Entry = Readonly<v.InferOutput<typeof ENTRY>>
export type Where = v.InferOutput<v.ObjectSchema<typeof WHERE, undefined>>

/** In rising order. */
const STATES: readonly Entry['state'][] = ['asking', 'not asked', 'asked', 'lost']
/** A run that asked longer ago is not asking any more. */
const BUSY_MS = 10 * 60_000
/** A re-run is possible for 30 days, and may wait for 35 more. After that, unanswered requests only fill the comment. */
const FORGOTTEN_MS = 90 * 24 * 60 * 60_000
/** A re-run is possible for 30 days; these are the runs of a month of work days and their follow-ups. */
export const MAX_ENTRIES = 50

/** What the comments of an issue or pull request say about requests to the agent, the oldest first. */
export interface Records {
  /** Those of this step. */
  readonly own: readonly Entry[]
  /** Those of every step of this workflow, project and `step-key`. */
  readonly series: readonly Entry[]
  /** Those of every step of this project. */
  readonly all: readonly Entry[]
  /** Jobs whose pull request this is, as anybody may say: only the service knows. Ours first, then members'. */
  readonly pointers: readonly string[]
  /** The same, as strangers say. */
  readonly claims: readonly string[]
  /** The comment with what this run asked, or else with this step's record. */
  readonly url: string | undefined
  /** A line of this step by a bot, a member or another version of this action. Strangers' lines we ignore. */
  readonly unread: { readonly writer: string; readonly url: string } | undefined
}

/** What the steps of one project have in common. */
export function projectOf({ baseUrl, projectId }: Pick<Inputs, 'baseUrl' | 'projectId'>): string[] {
  return [baseUrl.href, projectId]
}

export function whereIn({ repositoryId, number }: Place, project: readonly string[]): Where {
  return { repository: repositoryId, number, project: hash(project) }
}

export function formatPayload(
  where: Where,
  content: { entries: readonly Entry[] } | { job: string },
): string {
  return Buffer.from(JSON.stringify({ ...where, ...content })).toString('base64')
}

/** What a line says; undefined if it is not for this place and project, or not of our form. */
export function readPayload(payload = '', { repository, number, project }: Where) {
  const { success, output } = v.safeParse(
    PAYLOAD,
    parseJson(Buffer.from(payload, 'base64').toString()),
  )
  if (!success || output.repository !== repository || output.number !== number) return undefined
  return output.project === project ? output : undefined
}

/** @param comments all with a line like ours, the oldest first */
export function readRecords(
  comments: readonly FoundComment[],
  { step, series }: Identity,
  where: Where,
  run: string,
): Records {
  const lines = comments.map((comment) => ({
    ...comment,
    read: readPayload(comment.payload, where),
  }))
  const records = lines.flatMap(({ read, ...comment }) =>
    read && 'entries' in read && comment.author === 'own'
      ? { ...comment, entries: read.entries }
      : [],
  )
  const ofStep = records.filter((record) => record.step === step)
  const jobsNamedBy = (...authors: FoundComment['author'][]) => {
    const named = authors.flatMap((author) => lines.filter((line) => line.author === author))
    return [...new Set(named.flatMap(({ read }) => (read && 'job' in read ? read.job : [])))]
  }
  const entriesIn = (some: typeof records) => merge(some.flatMap(({ entries }) => entries))
  return {
    own: entriesIn(ofStep),
    series: entriesIn(records.filter((record) => record.series === series)),
    all: entriesIn(records),
    pointers: jobsNamedBy('own', 'bot or member'),
    claims: jobsNamedBy('stranger'),
    url: (ofStep.find(({ entries }) => entries.some((one) => one.run === run)) ?? ofStep[0])?.url,
    unread: comments
      .filter((one) => one.step === step)
      .flatMap(({ author, payload, url }) => {
        if (author === 'bot or member') return { writer: 'Another bot or a member', url }
        const isOther = author === 'own' && payload === undefined
        return isOther ? { writer: 'Another version of this action', url } : []
      })[0],
  }
}

/**
 * An entry for each request, in the order of their time. If several comments have one, or somebody copied an old line,
 * the one that is furthest counts: a later attempt waited for the job, or knows its pull request.
 */
function merge(entries: readonly Entry[]): Entry[] {
  const furthestLast = entries.toSorted(
    (a, b) =>
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      a.attempt - b.attempt ||
      Number(a.pull !== undefined) - Number(b.pull !== undefined),
  )
  const merged = new Map(furthestLast.map((entry) => [entry.id, entry])).values()
  return [...merged].sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)))
}

/** A request with what became of it, in which job. */
export function withState(
  entry: Entry | undefined,
  state: 'asked' | 'not asked' | 'lost',
  job = entry?.job,
): Entry | undefined {
  if (entry === undefined || state === 'not asked') return entry && { ...entry, state: 'not asked' }
  return job === undefined ? entry : { ...entry, state, job }
}

/** What a write adds to the record: the step's request, and the pull request of a job. */
export interface Known {
  readonly entry: Entry | undefined
  readonly job?: string | undefined
  readonly pull?: string | undefined
}

/** The entries of a comment after a write. */
export function updateEntries(
  entries: readonly Entry[],
  { entry, job, pull }: Known,
  now: Date,
): Entry[] {
  const isNamed = job !== undefined && pull !== undefined && PULL.test(pull)
  const open = entries.filter(
    ({ state, time }) => state !== 'asking' || now.getTime() - Date.parse(time) < FORGOTTEN_MS,
  )
  const all = merge(entry ? [...open, entry] : open)
  return cutEntries(all.map((one) => (isNamed && one.job === job ? { ...one, pull } : one)))
}

/** What a record keeps: the newest, all that are `asking`, and the newest with a job. */
export function cutEntries(entries: readonly Entry[]): Entry[] {
  const newestWithJob = entries.findLast(({ job }) => job !== undefined)
  return entries.filter(
    (entry, index) =>
      index >= entries.length - MAX_ENTRIES || entry.state === 'asking' || entry === newestWithJob,
  )
}

/** What a job was asked, so far as it is known: a request that it certainly never got is left out. */
export function requestsOf({ id }: { readonly id: string }, entries: readonly Entry[]): Entry[] {
  return entries.filter(({ job, state }) => job === id && state !== 'not asked')
}

/** Whether a full record may have dropped what a run asked: it has only what was asked after that. */
export function mayHaveDropped(entries: readonly Entry[], run: string): boolean {
  const newest = entries.slice(-MAX_ENTRIES)
  // A re-run of an earlier run may have asked late.
  const isAfter = (entry: Entry) => entry.attempt > 1 || isLater(entry.run, run)
  return newest.length === MAX_ENTRIES && newest.every(isAfter)
}

/** Whether another run asks right now, as far as its entry says. */
export function isBusy({ state, id, time }: Entry, own: Entry, now: Date): boolean {
  const ageMs = now.getTime() - Date.parse(time)
  return state === 'asking' && id !== own.id && ageMs < BUSY_MS
}

/** Whether a run began after another one: their numbers grow. */
export function isLater(run: string, other: string): boolean {
  return BigInt(run) > BigInt(other)
}
