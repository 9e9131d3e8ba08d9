import * as v from 'valibot'
import { hash, type Identity } from '../../comments/comment-marker.ts'
import type { FoundComment } from '../../comments/sticky-comment.ts'
import { beganBefore } from '../../core/event.ts'
import type { IssueRef } from '../../github/issues-and-pulls.ts'
import { ID, parseJson } from '../../text.ts'
import type { Inputs } from '../inputs.ts'

/*
 * Before a step asks the agent, it records the request in its own comment on the issue or pull request of the run (its
 * home). A request that isn't recorded was not sent. A later attempt of the run that waits for the same request updates its
 * entry; one that asks again adds an entry.
 *
 * Workflows may post other people's text with our token, so any field in the wrong form makes the whole line foreign.
 */

function textLike(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

const JOB = textLike(ID)
const PULL = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}#)[A-Za-z0-9_.-]+#[1-9]\d{0,9}$/
/** A new field is optional, or raises VERSION in comment-marker.ts: else old lines are silently ignored. */
const REQUEST = {
  /** Random. */
  id: textLike(/^[0-9a-f]{8}$/),
  time: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(24)),
  run: textLike(/^\d{1,20}$/),
  /** The newest attempt of the run that asked it, or waited for it. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** The job's pull request on this server, as `owner/repo#1`, as soon as it is known. */
  pull: v.optional(textLike(PULL)),
  byBot: v.boolean(),
}
const ENTRY = v.variant('state', [
  v.object({
    ...REQUEST,
    // `asking`: written before it is sent, and left if the answer is lost. `not asked`: certainly not taken.
    state: v.picklist(['asking', 'not asked']),
    job: v.optional(JOB),
  }),
  v.object({
    ...REQUEST,
    // `lost`: the pull request was merged or closed while the job was at work on the request.
    state: v.picklist(['asked', 'lost']),
    job: JOB,
  }),
])
/** A copy of the line in another place is ignored. */
const WHERE = {
  repository: v.string(),
  number: v.number(),
  project: v.string(),
}
const PAYLOAD = v.union([
  v.object({ ...WHERE, entries: v.array(ENTRY) }),
  // On the agent's pull request, for reviews. It does not say who asked.
  v.object({ ...WHERE, job: JOB }),
])

/** One request to the agent: a create or a follow-up. */
export type RequestRecord = Readonly<v.InferOutput<typeof ENTRY>>
export type RecordScope = v.InferOutput<v.ObjectSchema<typeof WHERE, undefined>>

/**
 * An entry goes from `asking` to `not asked`, or to `asked` and perhaps to `lost`, and never back: of two lines about one
 * request, the newer one has the state further along this list.
 */
const STATES: readonly RequestRecord['state'][] = ['asking', 'not asked', 'asked', 'lost']
/** Older `asking` entries are not in flight any more. */
const BUSY_MS = 10 * 60_000
/** A re-run is possible for 30 days, and may wait for 35 more. After that, unanswered requests only fill the comment. */
const FORGOTTEN_MS = 90 * 24 * 60 * 60_000
/** The runs of a month's work days and their follow-ups. */
export const MAX_ENTRIES = 50

/** Requests in the comments of an issue or pull request, the oldest first. */
export interface Records {
  /** By this step, in any run and attempt. */
  readonly own: readonly RequestRecord[]
  /** By any step of this workflow, project and `step-key`. */
  readonly series: readonly RequestRecord[]
  /** By any step of this project. */
  readonly all: readonly RequestRecord[]
  /** Jobs that are said to have made this pull request, by us, then by bots and members. Only the service can confirm it. */
  readonly pointers: readonly string[]
  /** The comment with this run's request, or else with this step's record. */
  readonly url: string | undefined
  /** A line of this step by a bot, a member or another version of this action. */
  readonly unread: { readonly writer: string; readonly url: string } | undefined
}

export function projectKey(inputs: Pick<Inputs, 'baseUrl' | 'projectId'>): string[] {
  return [inputs.baseUrl.href, inputs.projectId]
}

export function whereIn(place: IssueRef, project: readonly string[]): RecordScope {
  return {
    repository: place.repositoryId,
    number: place.number,
    project: hash(project),
  }
}

export function formatRecord(
  where: RecordScope,
  content: { entries: readonly RequestRecord[] } | { job: string },
): string {
  const json = JSON.stringify({ ...where, ...content })
  return Buffer.from(json).toString('base64')
}

/** Undefined for another place or project, or another form. */
export function parseRecord(payload: string | undefined, where: RecordScope) {
  if (payload === undefined) return undefined
  const json = parseJson(Buffer.from(payload, 'base64').toString())
  const { success, output } = v.safeParse(PAYLOAD, json)
  if (!success || output.project !== where.project) return undefined
  const isHere = output.repository === where.repository && output.number === where.number
  return isHere ? output : undefined
}

/** @param comments all with a line like ours, the oldest first */
export function groupRecords(
  comments: readonly FoundComment[],
  identity: Identity,
  where: RecordScope,
  run: string,
): Records {
  const own: RequestRecord[] = []
  const ofSeries: RequestRecord[] = []
  const all: RequestRecord[] = []
  const ourPointers: string[] = []
  const othersPointers: string[] = []
  let urlOfStep: string | undefined
  let urlOfRun: string | undefined
  for (const comment of comments) {
    const line = parseRecord(comment.payload, where)
    if (line === undefined) continue
    const isOurs = comment.author === 'own'
    if ('job' in line) {
      if (isOurs) ourPointers.push(line.job)
      else othersPointers.push(line.job)
      continue
    }
    if (!isOurs) continue
    const { entries } = line
    all.push(...entries)
    if (comment.series === identity.series) ofSeries.push(...entries)
    if (comment.step !== identity.step) continue
    own.push(...entries)
    urlOfStep ??= comment.url
    const hasRun = entries.some((one) => one.run === run)
    if (hasRun) urlOfRun ??= comment.url
  }
  return {
    own: merge(own),
    series: merge(ofSeries),
    all: merge(all),
    pointers: [...new Set(ourPointers.concat(othersPointers))],
    url: urlOfRun ?? urlOfStep,
    unread: findUnread(comments, identity.step),
  }
}

function findUnread(comments: readonly FoundComment[], step: string): Records['unread'] {
  for (const comment of comments) {
    if (comment.step !== step) continue
    const { url } = comment
    if (comment.author === 'bot or member') return { writer: 'Another bot or a member', url }
    if (comment.payload === undefined) return { writer: 'Another version of this action', url }
  }
  return undefined
}

/** One entry for each request, the oldest first. Several comments may have one, and somebody may have copied an old line. */
function merge(entries: readonly RequestRecord[]): RequestRecord[] {
  const merged = new Map<string, RequestRecord>()
  for (const entry of entries) {
    const other = merged.get(entry.id)
    const further = other === undefined ? entry : furthest(other, entry)
    merged.set(entry.id, further)
  }
  return [...merged.values()].sort(compareTimes)
}

function furthest(first: RequestRecord, second: RequestRecord): RequestRecord {
  const firstRank = STATES.indexOf(first.state)
  const secondRank = STATES.indexOf(second.state)
  if (firstRank !== secondRank) return firstRank > secondRank ? first : second
  // A later attempt waited for the job.
  if (first.attempt !== second.attempt) return first.attempt > second.attempt ? first : second
  const onlyFirstHasPull = first.pull !== undefined && second.pull === undefined
  return onlyFirstHasPull ? first : second
}

function compareTimes(a: RequestRecord, b: RequestRecord): number {
  if (a.time === b.time) return 0
  return a.time < b.time ? -1 : 1
}

/** A step adds these to its record. */
interface News {
  readonly request: RequestRecord | undefined
  readonly pullOfJob: { readonly job: string; readonly pull: string } | undefined
}

export function updateEntries(
  entries: readonly RequestRecord[],
  news: News,
  now: Date,
): RequestRecord[] {
  const { request, pullOfJob } = news
  const kept: RequestRecord[] = []
  for (const entry of entries) {
    const isForgotten = entry.state === 'asking' && ageMsOf(entry.time, now) >= FORGOTTEN_MS
    if (!isForgotten) kept.push(entry)
  }
  if (request !== undefined) kept.push(request)
  const merged = merge(kept)
  if (pullOfJob === undefined || !PULL.test(pullOfJob.pull)) return cutEntries(merged)

  const updated: RequestRecord[] = []
  for (const entry of merged) {
    if (entry.job === pullOfJob.job) updated.push({ ...entry, pull: pullOfJob.pull })
    else updated.push(entry)
  }
  return cutEntries(updated)
}

/** Keeps the newest, all `asking` ones, which a re-run must not repeat, and the newest with a job, which `recorded` continues. */
export function cutEntries(entries: readonly RequestRecord[]): RequestRecord[] {
  const firstKept = entries.length - MAX_ENTRIES
  const newestWithJob = entries.findLast((entry) => entry.job !== undefined)
  return entries.filter((entry, index) => {
    if (index >= firstKept || entry === newestWithJob) return true
    return entry.state === 'asking'
  })
}

/** Whether a full record may have dropped a run's request. */
export function mayHaveDropped(entries: readonly RequestRecord[], run: string): boolean {
  // `cutEntries` keeps a few older ones longer, which tell nothing.
  const newest = entries.slice(-MAX_ENTRIES)
  const isFull = newest.length === MAX_ENTRIES
  // The oldest are dropped first: if an older one is still there, this run's was never there. An earlier run's re-run may
  // have asked late, so its entry tells nothing.
  const hasOlder = newest.some((entry) => entry.attempt === 1 && beganBefore(entry.run, run))
  return isFull && !hasOlder
}

/** Without those that the job certainly never got. */
export function requestsOf(job: string, entries: readonly RequestRecord[]): RequestRecord[] {
  return entries.filter((entry) => entry.job === job && entry.state !== 'not asked')
}

/** The entries of the same job before this one: if there are any, this one is about a follow-up. */
export function earlierEntriesOfJob(
  request: RequestRecord,
  entries: readonly RequestRecord[],
): RequestRecord[] {
  // Not by run or attempt: a re-run may ask a job that a later run created, and one that waits writes its own number.
  return entries.filter((entry) => entry.job === request.job && entry.time < request.time)
}

/** Whether another run may be asking right now. */
export function mayBeInFlight(entry: RequestRecord, own: RequestRecord, now: Date): boolean {
  const isRecent = ageMsOf(entry.time, now) < BUSY_MS
  return entry.state === 'asking' && isRecent && entry.id !== own.id
}

/** @param time of an entry */
export function ageMsOf(time: string, now: Date): number {
  return now.getTime() - Date.parse(time)
}
