import * as v from 'valibot'
import { ID, INERT_URL, parseJson } from '../text.ts'

/* An entry of the log: its form, and how entries of several readings become one list. */

export const MAX_ENTRIES = 10

function textLike(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

/** So the longest log takes at most 6,500 bytes of the comment. */
function shortTextLike(pattern: RegExp) {
  return v.pipe(textLike(pattern), v.maxLength(160))
}

const PULL = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}#)[A-Za-z0-9_.-]+#[1-9]\d{0,9}$/
const END = v.union([
  /** Without a pull request: it completed (`none`), failed or was archived. One that failed may have one all the same. */
  v.picklist(['none', 'failed', 'archived']),
  /** Its pull request on this server, as `owner/repo#1`, and whether that was open when it was last seen. */
  v.object({ pull: shortTextLike(PULL), isOpen: v.boolean() }),
  /** The address of its pull request on another server. */
  v.object({ unreadable: shortTextLike(INERT_URL) }),
])

const ENTRY = v.object({
  run: textLike(/^\d{1,20}$/),
  /** The newest attempt of the run that asked it, or waited for it. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** A hash of the IDs of the workflow's job and of the step. */
  step: textLike(/^[0-9a-f]{16}$/),
  at: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(24)),
  byBot: v.boolean(),
  isFollowUp: v.boolean(),
  /**
   * `asking`: written before the request is sent, and left if it is unknown whether it got there. `lost`: the pull
   * request was merged or closed before the agent had ended with a follow-up.
   */
  state: v.picklist(['asking', 'asked', 'lost']),
  /** The agent's job. Of a new one, known once it is asked. */
  job: v.optional(textLike(ID)),
  /** The job's end, as soon as it is known. */
  end: v.optional(END),
})
const ENTRIES = v.pipe(v.array(ENTRY), v.maxLength(MAX_ENTRIES))

/** A request to the agent: a new job, or a follow-up. */
export type Entry = Readonly<v.InferOutput<typeof ENTRY>>
export type End = v.InferOutput<typeof END>

export function encodeEntries(entries: readonly Entry[]): string {
  return Buffer.from(JSON.stringify(entries)).toString('base64')
}

/** Undefined if somebody changed them. */
export function decodeEntries(payload: string): Entry[] | undefined {
  const json = parseJson(Buffer.from(payload, 'base64').toString())
  const parsed = v.safeParse(ENTRIES, json)
  if (!parsed.success) return undefined
  return parsed.output
}

/** Undefined for what has no form in the log. */
export function asEnd(end: unknown): End | undefined {
  const parsed = v.safeParse(END, end)
  if (!parsed.success) return undefined
  return parsed.output
}

/** One request is one run, step and time. */
export function idOf(entry: Entry): string {
  return `${entry.run} ${entry.step} ${entry.at}`
}

/** By request. If the comment's create had no answer, two comments have it, one of them as it was at first. */
export function byId(entries: readonly Entry[]): Map<string, Entry> {
  const all = new Map<string, Entry>()
  for (const entry of entries) {
    const isOutdated = entry.state === 'asking' && all.has(idOf(entry))
    if (!isOutdated) all.set(idOf(entry), entry)
  }
  return all
}

export function oldestFirst(entries: Iterable<Entry>): Entry[] {
  return [...entries].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

/**
 * The newest ten; but those whose pull request may be open, and this attempt's own, before the others.
 * @param entries the oldest first
 */
export function trimmed(entries: readonly Entry[], own: Entry | undefined): Entry[] {
  const ownId = own && idOf(own)
  const isNeeded = (entry: Entry) => mayBeOpen(entry) || idOf(entry) === ownId
  const neededLast = entries.toSorted((a, b) => Number(isNeeded(a)) - Number(isNeeded(b)))
  const kept = new Set(neededLast.slice(-MAX_ENTRIES))
  return entries.filter((entry) => kept.has(entry))
}

function mayBeOpen(entry: Entry): boolean {
  if (entry.end === undefined) return true
  // A job whose follow-up failed keeps the pull request that it had before. A new one that failed seldom has any.
  if (entry.end === 'failed') return entry.isFollowUp
  if (typeof entry.end !== 'object') return false
  return 'unreadable' in entry.end || entry.end.isOpen
}

/** The clocks of runners may differ, and the newest request must have the latest time. */
export function latestTime(now: Date, entries: readonly Entry[]): string {
  const times = entries.map((entry) => Date.parse(entry.at) + 1)
  return new Date(Math.max(now.getTime(), ...times)).toISOString()
}
