import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Inputs } from '../runner/inputs.ts'

/** How far a request to the agent got. The later ones win: of one request, the furthest state counts. */
const STATES = ['asking', 'not asked', 'asked'] as const

/** One request to the agent: a create or a follow-up. */
export interface Entry {
  /** Random, of the process that asks: it asks once. */
  readonly process: string
  /** ISO 8601 */
  readonly time: string
  readonly run: string
  readonly attempt: number
  /**
   * `asking` is written before the request is sent, and stays if its answer is lost; `asked`: the service has
   * it; `not asked`: it certainly does not.
   */
  readonly state: (typeof STATES)[number]
  /** The job; of one that is being created, unknown. */
  readonly job?: string | undefined
  /** The job's pull request on this server, as `owner/repo#1`, as soon as it is known. */
  readonly pull?: string | undefined
  /** Whether a bot triggered the run. */
  readonly byBot: boolean
}

/** What is known of a job. */
export type Known = Pick<Entry, 'job' | 'pull'>

/** What one step wrote down on an issue or pull request. */
interface LedgerContent {
  /** In the order of their time. */
  readonly entries: readonly Entry[]
  /** The highest run of which entries were dropped; '0' if none was. */
  readonly dropped: string
}

/** Tells steps apart: of the same step, and of any step of the same workflow, project and `step-key`. */
export interface Identity {
  readonly step: string
  readonly series: string
}

/** Where a line is, and whose key signs it: we ignore a copy in another place or with another key. */
export interface Seal {
  readonly key: string
  /** The service's address and the project. */
  readonly project: string
  /** The repository's ID; its name where the runner gives no ID. */
  readonly repository: string
  /** Of the issue or pull request. */
  readonly number: number
}

/** The first line of one of our comments. */
export interface Line extends Identity {
  /** Undefined if the signature or the version is not ours. */
  readonly ledger: LedgerContent | undefined
  /** The content, in Base64, if it is not signed with our key. */
  readonly untrusted?: string
}

const BEGIN = '<!-- docs-agent-action '
const VERSION = '2'
const LINE = new RegExp(
  `^${BEGIN}(?<version>\\d+) (?<series>[0-9a-f]{16}) (?<step>[0-9a-f]{16}) (?<content>[A-Za-z0-9+/=]+) (?<signature>[0-9a-f]{64}) -->(?:\\r?\\n|$)`,
)
/** For the line on the agent's pull request, by which reviews find the job: it belongs to no step. */
const NO_STEP: Identity = { step: '0'.repeat(16), series: '0'.repeat(16) }
const POINTED_AT =
  'This pull request is the work of a docs agent job. A workflow with `job-id: auto` hands reviews of it to that job.'
/** A re-run is possible for 30 days; these are the runs of a month of work days and their follow-ups. */
export const MAX_ENTRIES = 50

export function identify(event: WorkflowEvent, inputs: Inputs): Identity {
  const series = [inputs.baseUrl.href, inputs.projectId, event.workflowFile, inputs.stepKey]
  return { series: hash(series), step: hash([...series, event.step]) }
}

function hash(texts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
}

/** An HTML comment, which GitHub does not show. */
export function formatLine({ series, step }: Identity, ledger: LedgerContent, seal: Seal): string {
  const base64 = Buffer.from(JSON.stringify(ledger)).toString('base64')
  const signed = `${VERSION} ${series} ${step} ${base64}`
  return `${BEGIN}${signed} ${sign(signed, seal)} -->`
}

/** A comment on the agent's pull request. It names the job, but not the run that asked. */
export function formatPointer(job: string, pull: string, time: string, seal: Seal): string {
  const nobody = { process: 'pointer', run: '0', attempt: 0, byBot: false }
  const entry: Entry = { ...nobody, time, state: 'asked', job, pull }
  const line = formatLine(NO_STEP, { entries: [entry], dropped: '0' }, seal)
  return `${line}\n${POINTED_AT}\n`
}

/**
 * The first line of a report without a key. It is empty and not signed, and `readLine` ignores it, so it is never a
 * ledger.
 */
export function formatMarker({ step }: Identity): string {
  return `${BEGIN}plain ${step} -->`
}

/** The line that a comment begins with; undefined if it begins with none. */
export function readLine(body: string, seal: Seal): Line | undefined {
  const match = LINE.exec(body)?.groups
  if (match === undefined) return undefined
  const { version = '', series = '', step = '', content = '', signature = '' } = match
  const expected = Buffer.from(sign(`${version} ${series} ${step} ${content}`, seal))
  if (version !== VERSION || !timingSafeEqual(expected, Buffer.from(signature)))
    return { series, step, ledger: undefined, ...(version === VERSION && { untrusted: content }) }
  // What is signed with the key is what this code wrote.
  return {
    series,
    step,
    ledger: JSON.parse(Buffer.from(content, 'base64').toString()) as LedgerContent,
  }
}

/** What a ledger holds after a step: its request, and the pull request of a job. */
export function nextLedger(
  ledger: LedgerContent | undefined,
  asked: Entry | undefined,
  { job, pull }: Known = {},
): LedgerContent {
  const entries = mergeEntries(ledger?.entries ?? [], asked ? [asked] : []).map((entry) =>
    entry.job !== undefined && entry.job === job ? { ...entry, pull: pull ?? entry.pull } : entry,
  )
  return cutEntries(entries, ledger?.dropped ?? '0')
}

function sign(text: string, { key, project, repository, number }: Seal): string {
  // The first text keeps this apart from anything else that the key may ever sign.
  const signed = ['docs-agent-action ledger', project, repository, number, text]
  return createHmac('sha256', key).update(JSON.stringify(signed)).digest('hex')
}

/** Whether a text is a comment of this action, or made to look like one. */
export function looksLikeOurs(body: string): boolean {
  return body.trimStart().startsWith(BEGIN)
}

/** Merges a step's ledgers into one: an entry for each request, with its latest state. */
export function mergeEntries(...lists: ReadonlyArray<readonly Entry[]>): Entry[] {
  const found = new Map<string, Entry>()
  for (const entry of lists.flat()) {
    const known = found.get(entry.process)
    if (known === undefined || isFurther(entry, known)) found.set(entry.process, entry)
  }
  return [...found.values()].sort((a, b) => (a.time < b.time ? -1 : Number(a.time > b.time)))
}

function isFurther(one: Entry, other: Entry): boolean {
  const [state, otherState] = [one, other].map((entry) => STATES.indexOf(entry.state))
  if (state !== otherState) return (state ?? 0) > (otherState ?? 0)
  // A later attempt resumed the job.
  if (one.attempt !== other.attempt) return one.attempt > other.attempt
  return one.pull !== undefined && other.pull === undefined
}

/** What a ledger keeps: the newest, all that are `asking`, and the newest with a job. */
export function cutEntries(entries: readonly Entry[], dropped: string): LedgerContent {
  const newestWithJob = entries.findLast(({ job }) => job !== undefined)
  const kept = entries.filter(
    (entry, index) =>
      index >= entries.length - MAX_ENTRIES || entry.state === 'asking' || entry === newestWithJob,
  )
  const gone = entries.filter((entry) => !kept.includes(entry)).map(({ run }) => run)
  return { entries: kept, dropped: latestOf([dropped, ...gone]) }
}

/** Whether a run began after another one: their numbers grow. */
export function isLater(run: string, other: string): boolean {
  return BigInt(run) > BigInt(other)
}

/** The latest of some runs; '0' if there is none. */
export function latestOf(runs: readonly string[]): string {
  return runs.reduce((latest, run) => (isLater(run, latest) ? run : latest), '0')
}
