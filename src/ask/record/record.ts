import * as v from 'valibot'
import { type CommentIdentity, hashTexts } from '../../comments/comment-marker.ts'
import type { FoundComment } from '../../comments/sticky-comment.ts'
import { isEarlierRun } from '../../core/event.ts'
import type { IssueRef } from '../../github/issues-and-pulls.ts'
import { ID, parseJson } from '../../text.ts'
import type { Inputs } from '../inputs.ts'

/*
 * With `comment: true`, a step records its request before it asks the agent, in its own comment on its home: the issue or
 * pull request that `issue-number` names, or else the event. Then a request that isn't recorded was not sent.
 *
 * - An entry is one request to the agent: a create or a follow-up. A later attempt of the run that waits for the same
 *   request updates its entry; one that asks again adds an entry.
 * - A record is the list of one step's entries.
 * - A pointer is the ID of a job, left for reviews on the pull request that it made.
 * - The payload of a comment is a record or a pointer, in the comment's first line, its marker.
 *
 * Workflows may post other people's text with our token, so one field in the wrong form makes the whole payload foreign.
 */

function textLike(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

const JOB = textLike(ID)
const PULL = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}#)[A-Za-z0-9_.-]+#[1-9]\d{0,9}$/
/** A new field is optional, or raises VERSION in comment-marker.ts: else old records are silently ignored. */
const ENTRY_FIELDS = {
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
    ...ENTRY_FIELDS,
    // `asking`: written before the request is sent, and left if the answer is lost. `not asked`: certainly not taken.
    state: v.picklist(['asking', 'not asked']),
    job: v.optional(JOB),
  }),
  v.object({
    ...ENTRY_FIELDS,
    // `lost`: the pull request was merged or closed while the job was at work on the request.
    state: v.picklist(['asked', 'lost']),
    job: JOB,
  }),
])
/** A payload that was copied to another place is ignored. */
const WHERE = {
  repository: v.string(),
  number: v.number(),
  project: v.string(),
}
const PAYLOAD = v.union([
  // A record.
  v.object({ ...WHERE, entries: v.array(ENTRY) }),
  // A pointer. It does not say who asked.
  v.object({ ...WHERE, job: JOB }),
])

/** An entry. */
export type RecordEntry = Readonly<v.InferOutput<typeof ENTRY>>
export type RecordScope = v.InferOutput<v.ObjectSchema<typeof WHERE, undefined>>

/**
 * An entry goes from `asking` to `not asked`, or to `asked` and perhaps to `lost`, and never back: the newer one of two
 * copies has the state further along this list.
 */
const STATES: readonly RecordEntry['state'][] = ['asking', 'not asked', 'asked', 'lost']
/** Older `asking` entries are not in flight any more. */
const BUSY_MS = 10 * 60_000
/** A re-run is possible for 30 days, and may wait for 35 more. After that, unanswered requests only fill the comment. */
const FORGOTTEN_MS = 90 * 24 * 60 * 60_000
/** The runs of a month's work days and their follow-ups. */
export const MAX_ENTRIES = 50

/** The entries and pointers in the comments of an issue or pull request. Each list of entries has the oldest first. */
export interface FoundRecords {
  /** Requests by this step, in any run and attempt. */
  readonly ofStep: readonly RecordEntry[]
  /** By any step of this workflow, project and `step-key`. */
  readonly ofSeries: readonly RecordEntry[]
  /** By any step of this project. */
  readonly ofProject: readonly RecordEntry[]
  /** Jobs that are said to have made this pull request, by us, then by bots and members. Only the service can confirm it. */
  readonly pointers: readonly string[]
  /** The comment with this run's entry, or else with this step's record. */
  readonly url: string | undefined
  /** A comment of this step by a bot, a member or another version of this action. */
  readonly unread: { readonly writer: string; readonly url: string } | undefined
}

export function projectIdentityParts(inputs: Pick<Inputs, 'baseUrl' | 'projectId'>): string[] {
  return [inputs.baseUrl.href, inputs.projectId]
}

export function recordScopeOf(place: IssueRef, project: readonly string[]): RecordScope {
  return {
    repository: place.repositoryId,
    number: place.number,
    project: hashTexts(project),
  }
}

export function encodePayload(
  where: RecordScope,
  content: { entries: readonly RecordEntry[] } | { job: string },
): string {
  const json = JSON.stringify({ ...where, ...content })
  return Buffer.from(json).toString('base64')
}

/** Undefined for another place or project, or another form. */
export function decodePayload(payload: string | undefined, where: RecordScope) {
  if (payload === undefined) return undefined
  const json = parseJson(Buffer.from(payload, 'base64').toString())
  const parsed = v.safeParse(PAYLOAD, json)
  if (!parsed.success) return undefined
  const { repository, number, project } = parsed.output
  const isHere = repository === where.repository && number === where.number
  if (!isHere || project !== where.project) return undefined
  return parsed.output
}

/** A record of ours. */
interface FoundRecord {
  readonly comment: FoundComment
  readonly entries: readonly RecordEntry[]
}

/** @param comments all with a marker like ours, the oldest first */
export function groupRecords(
  comments: readonly FoundComment[],
  identity: CommentIdentity,
  where: RecordScope,
  run: string,
): FoundRecords {
  const records: FoundRecord[] = []
  const ourPointers: string[] = []
  const othersPointers: string[] = []
  for (const comment of comments) {
    const content = decodePayload(comment.payload, where)
    if (content === undefined) continue
    const isOurs = comment.author === 'own'
    const isPointer = 'job' in content
    // The service confirms a pointer, whoever wrote it. A record has no such witness.
    if (isPointer && isOurs) ourPointers.push(content.job)
    else if (isPointer) othersPointers.push(content.job)
    else if (isOurs) records.push({ comment, entries: content.entries })
  }

  const recordsOfSeries = records.filter((one) => one.comment.series === identity.series)
  const recordsOfStep = records.filter((one) => one.comment.step === identity.step)
  const withRun = recordsOfStep.find((one) => one.entries.some((entry) => entry.run === run))
  const shown = withRun ?? recordsOfStep.at(0)
  return {
    ofStep: mergeRecords(recordsOfStep),
    ofSeries: mergeRecords(recordsOfSeries),
    ofProject: mergeRecords(records),
    pointers: [...new Set(ourPointers.concat(othersPointers))],
    url: shown?.comment.url,
    unread: findUnread(comments, identity.step),
  }
}

function findUnread(comments: readonly FoundComment[], step: string): FoundRecords['unread'] {
  for (const comment of comments) {
    if (comment.step !== step) continue
    const { url } = comment
    if (comment.author === 'bot or member') return { writer: 'Another bot or a member', url }
    if (comment.payload === undefined) return { writer: 'Another version of this action', url }
  }
  return undefined
}

function mergeRecords(records: readonly FoundRecord[]): RecordEntry[] {
  return mergeEntries(records.flatMap((one) => one.entries))
}

/** One copy of each entry, the oldest first. Several comments may have one, and somebody may have copied an old payload. */
function mergeEntries(entries: readonly RecordEntry[]): RecordEntry[] {
  const merged = new Map<string, RecordEntry>()
  for (const entry of entries) {
    const other = merged.get(entry.id)
    const newer = other === undefined ? entry : newerCopy(other, entry)
    merged.set(entry.id, newer)
  }
  return [...merged.values()].sort(compareTimes)
}

function newerCopy(first: RecordEntry, second: RecordEntry): RecordEntry {
  const firstRank = STATES.indexOf(first.state)
  const secondRank = STATES.indexOf(second.state)
  if (firstRank > secondRank) return first
  if (firstRank < secondRank) return second
  // A later attempt waited for the job.
  if (first.attempt > second.attempt) return first
  if (first.attempt < second.attempt) return second
  // The pull request is added when it is known, and stays.
  const onlyFirstHasPull = first.pull !== undefined && second.pull === undefined
  return onlyFirstHasPull ? first : second
}

function compareTimes(a: RecordEntry, b: RecordEntry): number {
  if (a.time === b.time) return 0
  return a.time < b.time ? -1 : 1
}

/** Facts that a step adds to its record. */
interface News {
  readonly request: RecordEntry | undefined
  readonly pullOfJob: { readonly job: string; readonly pull: string } | undefined
}

/** The entries of a step's record as it is written next. */
export function updateEntries(
  entries: readonly RecordEntry[],
  news: News,
  now: Date,
): RecordEntry[] {
  const kept: RecordEntry[] = []
  for (const entry of entries) {
    const isForgotten = entry.state === 'asking' && ageMsOf(entry.time, now) >= FORGOTTEN_MS
    if (!isForgotten) kept.push(entry)
  }
  if (news.request !== undefined) kept.push(news.request)
  const merged = mergeEntries(kept)
  const { pullOfJob } = news
  if (pullOfJob === undefined) return cutEntries(merged)
  // In another form, it would make the whole record foreign.
  if (!PULL.test(pullOfJob.pull)) return cutEntries(merged)

  const updated: RecordEntry[] = []
  for (const entry of merged) {
    if (entry.job === pullOfJob.job) updated.push({ ...entry, pull: pullOfJob.pull })
    else updated.push(entry)
  }
  return cutEntries(updated)
}

/** Keeps the newest, all `asking` ones, which a re-run must not repeat, and the newest with a job, which `recorded` continues. */
export function cutEntries(entries: readonly RecordEntry[]): RecordEntry[] {
  const firstKept = entries.length - MAX_ENTRIES
  const newestWithJob = entries.findLast((entry) => entry.job !== undefined)
  return entries.filter((entry, index) => {
    if (index >= firstKept || entry === newestWithJob) return true
    return entry.state === 'asking'
  })
}

/** Whether a full record may have dropped a run's entry. */
export function mayHaveDropped(entries: readonly RecordEntry[], run: string): boolean {
  // `cutEntries` keeps a few older ones longer, which tell nothing.
  const newest = entries.slice(-MAX_ENTRIES)
  if (newest.length < MAX_ENTRIES) return false
  // The oldest are dropped first. If an entry that is older than this run is still there, none of this run's was dropped.
  // An earlier run's first attempt has an older one; a re-run of it may have asked later than this run.
  const reachesBeforeRun = newest.some(
    (entry) => entry.attempt === 1 && isEarlierRun(entry.run, run),
  )
  return !reachesBeforeRun
}

/** The entries about a job, without those that it certainly never got. */
export function entriesMaybeSentTo(job: string, entries: readonly RecordEntry[]): RecordEntry[] {
  return entries.filter((entry) => entry.job === job && entry.state !== 'not asked')
}

/** The jobs that surely got a request that was not lost, the newest first, each with the pull request that was recorded last for it. */
export function pullsByAskedJob(entries: readonly RecordEntry[]): Map<string, string | undefined> {
  const pulls = new Map<string, string | undefined>()
  for (const entry of entries.toReversed()) {
    if (entry.state !== 'asked') continue
    const newer = pulls.get(entry.job)
    pulls.set(entry.job, newer ?? entry.pull)
  }
  return pulls
}

/** The entries about the same job before this one: if there are any, this one is a follow-up. */
export function earlierEntriesOfJob(
  entry: RecordEntry,
  entries: readonly RecordEntry[],
): RecordEntry[] {
  // Not by run or attempt: a re-run may ask a job that a later run created, and one that waits writes its own number.
  return entries.filter((one) => one.job === entry.job && one.time < entry.time)
}

/** Whether another run may be asking right now. @param own this attempt's entry */
export function mayOtherRunBeAsking(entry: RecordEntry, own: RecordEntry, now: Date): boolean {
  if (entry.id === own.id) return false
  return entry.state === 'asking' && ageMsOf(entry.time, now) < BUSY_MS
}

/** @param time of an entry */
export function ageMsOf(time: string, now: Date): number {
  return now.getTime() - Date.parse(time)
}
