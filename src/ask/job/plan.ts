import { ActionError, Skipped } from '../../errors.ts'
import { AGENT_LOGIN, isAgentsPull } from '../../gate/own-work.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { hasJobEnded } from '../../service/statuses.ts'
import { inQuotes } from '../../text.ts'
import { type Records, requestsOf } from '../record/record.ts'
import type { AskStep, Task } from '../step.ts'
import { type Candidate, type Inspected, inspectAfterWork, inspectJob } from './inspect-job.ts'
import { type Before, lookBack, type Resume, type Stop, stop } from './look-back.ts'
import { namePull, readPullRequest } from './pull-request.ts'
import { VERDICTS } from './verdicts.ts'

/** Jobs that we look at. */
const MAX_CANDIDATES = 3
/** Requests by bots in a row to one job: a bot and the agent could answer each other forever. */
const MAX_BY_BOT = 3

export type Plan =
  | ({ readonly kind: 'create'; readonly job?: undefined } & Again)
  /** The job has ended, and gets the prompt. */
  | ({ readonly kind: 'follow up'; readonly job: AgentJob } & Again & Before)
  /** It is still at work on something else, and the time is up (or this is a dry run): we cannot ask it. */
  | ({ readonly kind: 'busy'; readonly job: AgentJob } & Again)
  | Resume
  /** There is nothing to ask: only waits for its end. */
  | { readonly kind: 'watch'; readonly job: AgentJob }
  | Stop

interface Again {
  /** The reason to ask again on a re-run, as a sentence. */
  readonly again?: string | undefined
}

export function sends(plan: Plan): plan is Extract<Plan, { kind: 'create' | 'follow up' }> {
  return plan.kind === 'create' || plan.kind === 'follow up'
}

/** Decides which job a task is for. Sends only reads. Except in a dry run, waits for a job's end before a follow-up. */
export async function makePlan(step: AskStep, task: Task): Promise<Plan> {
  const { jobId } = step.inputs
  const earlier = await lookBack(step, task)
  if (earlier.kind !== 'ask') return earlier
  const { again } = earlier
  // `open` finds out by itself that the pull request of a lost request is closed.
  const needsNewJob = earlier.isLost && jobId.kind !== 'open'
  const found = needsNewJob ? undefined : await findJobToContinue(step)
  if (found === undefined) return { kind: 'create', again }
  if (found.kind === 'stop') return found
  const { job } = found
  if (task.prompt === undefined) return { kind: 'watch', job }
  if (!hasJobEnded(job)) return { kind: 'busy', job, again }
  const pullBefore = namePull(readPullRequest(job, step).pullRequest)
  const botsInARow = await stopBotsInARow(step, job)
  return botsInARow ?? { kind: 'follow up', job, again, pullBefore }
}

/** Undefined if a new job is due. */
type Found = { readonly kind: 'found'; readonly job: AgentJob } | Stop | undefined

async function findJobToContinue(step: AskStep): Promise<Found> {
  const { inputs, record } = step
  const { jobId } = inputs
  switch (jobId.kind) {
    case 'new':
      return undefined
    case 'id':
      return findFirst(step, [{ id: jobId.id, search: 'id' }])
    case 'open': {
      const records = await record.read()
      warnOfUnread(step, records)
      return findFirst(step, candidatesOfSeries(records))
    }
    case 'recorded': {
      if (record.home === undefined) return noHome(step)
      const records = await record.read()
      const found = await findFirst(step, candidatesOfHome(step, records, record.home))
      return found ?? noRecordedJob(step, record.home)
    }
  }
}

async function findFirst(step: AskStep, candidates: readonly Candidate[]): Promise<Found> {
  const { task, inputs, log } = step
  const mayWait = task?.prompt !== undefined && !inputs.dryRun
  for (const candidate of candidates) {
    const { search } = candidate
    const first = await inspectJob(step, candidate)
    const waits = mayWait && VERDICTS[first.fate][search] === 'wait'
    const seen = waits && first.job ? await inspectAfterWork(step, candidate, first.job) : first
    const warning = warningOf(candidate, seen)
    if (warning) log.warning(warning)
    switch (VERDICTS[seen.fate][search]) {
      case 'take':
      case 'wait':
        // Still at work, it makes the plan `busy` or `watch`. A job that is gone is never taken.
        return seen.job && { kind: 'found', job: seen.job }
      case 'next':
        continue
      case 'ask again':
        return undefined
      case 'refuse':
        return refusalOf(candidate, seen)
      case 'never':
        throw new Error(`a job found by ${search} is ${seen.fate}`)
    }
  }
  return undefined
}

/** `open`: the jobs that the steps of this series asked, the newest first. */
function candidatesOfSeries({ series, all }: Records): Candidate[] {
  const asked = series.filter(({ state }) => state === 'asked').toReversed()
  const ids = [...new Set(asked.flatMap(({ job }) => job ?? []))].slice(0, MAX_CANDIDATES)
  return ids.map((id) => ({
    id,
    search: 'open',
    askedAt: requestsOf({ id }, all).at(-1)?.time,
    recordedPull: asked.find(({ job, pull }) => job === id && pull)?.pull,
  }))
}

/**
 * `auto`: the job whose pull request this is, by the record or by a comment of ours; else the newest that any step of
 * this project recorded here; else one that a comment by anybody names.
 */
function candidatesOfHome({ event }: AskStep, records: Records, home: number): Candidate[] {
  const place = `${event.repository}#${home}`.toLowerCase()
  const withJob = records.all.filter(({ job }) => job !== undefined)
  const ofPlace = withJob.findLast(({ pull }) => pull?.toLowerCase() === place)
  const newest = ofPlace ?? withJob.at(-1)
  const candidate = (id: string, search: Candidate['search']): Candidate => {
    return { id, search, askedAt: requestsOf({ id }, records.all).at(-1)?.time }
  }
  const recorded = newest?.job === undefined ? [] : [candidate(newest.job, 'auto')]
  if (ofPlace) return recorded
  const pointers = records.pointers.map((id) => candidate(id, 'pointer'))
  const claims = records.claims.map((id) => candidate(id, 'claim'))
  return [...pointers, ...recorded, ...claims].slice(0, MAX_CANDIDATES)
}

function warnOfUnread({ log, record }: AskStep, { series, unread, url }: Records): void {
  // Once: afterwards there is a record that can be read.
  if (unread && series.length === 0)
    log.warning(
      `${unread.writer} wrote a record of this step on #${record.home}, which is not read (${unread.url}). If that names an open pull request, a new one will be opened beside it.`,
    )
  const newest = series.at(-1)
  if (newest?.state === 'asking')
    log.warning(
      `Run ${newest.run} asked the agent at ${newest.time}, or was about to, and no answer was recorded${url ? ` (${url})` : ''}. The dashboard shows whether it got there.`,
    )
}

function warningOf({ id, search, askedAt }: Candidate, seen: Inspected): string | undefined {
  if (search !== 'open') return undefined
  switch (seen.fate) {
    case 'hangs':
      return `Job ${id} was asked at ${askedAt} and is still active. It appears stuck, so the step no longer waits for it. See the dashboard. If it opens a pull request after all, there will be two.`
    case 'failed, pull':
    case 'archived, pull':
      return `Job ${id} was ${seen.job.status}, and its pull request ${seen.pull} is open: a new job is created, whose pull request will be beside it.`
    case 'elsewhere':
      return `The pull request of job ${id}: ${seen.link}; whether it is open cannot be known here, so each run makes a new job.`
    default:
      return undefined
  }
}

function refusalOf({ id, search, askedAt }: Candidate, seen: Inspected): Stop {
  if (seen.fate === 'gone' && search === 'id') return stop(seen.error)
  const why =
    seen.fate === 'gone'
      ? 'no longer exists in the service'
      : `was asked at ${askedAt} and is still active. It appears stuck`
  const what = `Job ${id} ${why}, and gets nothing more (\`job-id: auto\`).`
  const remedy = `See the dashboard. For a new job, start the workflow again that asked for this one: set the label again, use "Run workflow", or wait for the schedule.`
  return stop(new ActionError(what, { remedy }))
}

function noHome({ event }: AskStep): Stop {
  const what = `\`job-id: auto\` means the job recorded on an issue or pull request, but this ${inQuotes(event.name, 60)} event has neither.`
  const remedy = "Set `issue-number`, or `job-id` to the job's own ID."
  return stop(new ActionError(what, { remedy }))
}

function noRecordedJob({ event }: AskStep, home: number): Stop {
  const isAgents = isAgentsPull(event) || event.payload.issue?.user?.login === AGENT_LOGIN
  const why = `No job of this project is recorded on #${home}, so there is no job to continue (\`job-id: auto\`). A step with \`comment: true\` that waits for the pull request records its job there, with the same \`project-id\`.`
  return stop(new Skipped(why, isAgents ? 'warning' : 'notice', { isCommented: isAgents }))
}

async function stopBotsInARow(step: AskStep, job: AgentJob): Promise<Stop | undefined> {
  const { record, event, inputs } = step
  // With `open`, what a bot merges or labels is new work; its reviews and comments may be an answer to the job's.
  const { subject } = event.facts
  const mayBeAnswer = inputs.jobId.kind !== 'open' || subject === 'review' || subject === 'comment'
  if (!record.isKept || !event.isByBot || !mayBeAnswer) return undefined
  const { all } = await record.read()
  const last = requestsOf(job, all).slice(-MAX_BY_BOT)
  if (last.length < MAX_BY_BOT || last.some(({ byBot }) => !byBot)) return undefined
  const actor = inQuotes(event.triggeringActor, 60)
  const why = `Bots asked job ${job.id} the last ${MAX_BY_BOT} times, and now ${actor} does: this could go on forever. As soon as a person who may trigger this reviews or comments, the job goes on, and bots may ask again.`
  return stop(new Skipped(why, 'warning', { isCommented: true }))
}
