import type { WorkflowEvent } from '../../core/event.ts'
import { ActionError, Skipped } from '../../errors.ts'
import { type AgentJob, hasJobEnded } from '../../service/schemas.ts'
import { inQuotes } from '../../text.ts'
import { AGENT_LOGIN, isAgentsPull } from '../../trigger/trigger.ts'
import type { Inputs } from '../inputs.ts'
import {
  earlierEntriesOfJob,
  entriesMaybeSentTo,
  type FoundRecords,
  mayHaveDropped,
  pullsByAskedJob,
  type RecordEntry,
} from '../record/record.ts'
import type { StepRecord } from '../record/step-record.ts'
import type { AskStep, JobPlan, Task } from '../step.ts'
import {
  awaitJobToContinue,
  DECISION_TABLE,
  decisionFor,
  inspectJob,
  type JobCandidate,
} from './job-decisions.ts'
import { isSameName, parsePullRequestLink, resolvesToPullNumber } from './pull-request.ts'

/*
 * Finds the job that gets the prompt, or that is waited for. The input `job-id` names it, or the record does: an
 * earlier attempt of this run asked it, or it was asked on this issue or pull request (`continue`). The service says what
 * has become of each, and `DECISION_TABLE` says whether it is the one.
 */

/**
 * Sends only reads. Except in a dry run, waits for the end of a job that is at work on something else.
 * @throws Skipped if there is no job to continue, or if bots asked it too often; ActionError if it is unknown which one
 */
export async function awaitJobPlan(step: AskStep, task: Task): Promise<JobPlan> {
  const isRerun = step.event.runAttempt > 1
  let past: Past = { kind: 'not asked' }
  if (isRerun && task.asks) past = await lookBack(step, task)
  if (past.kind === 'wait') return past
  const { whyAgain } = past

  let job: AgentJob | undefined
  // The pull request of a lost request is closed, so a follow-up would be lost too. `open` passes over it by itself.
  const mustBeNew = past.kind === 'lost' && step.inputs.continue !== 'open'
  if (!mustBeNew) job = await findJob(step, task)
  if (job === undefined) return { kind: 'send', job, whyAgain }
  if (!task.asks) return { kind: 'wait', job, request: undefined, wasFollowUp: false }
  if (!hasJobEnded(job)) return { kind: 'busy', job, whyAgain }

  await skipIfManyByBots(step, job)
  const { pullRequest } = parsePullRequestLink(job, step)
  const isOnServer = pullRequest !== undefined && pullRequest.location !== 'another server'
  if (isOnServer) step.record?.notePull(job.id, pullRequest.name)
  return {
    kind: 'send',
    job,
    whyAgain,
    pullBefore: pullRequest?.name,
  }
}

/** Requests by bots in a row to one job: a bot and the agent could answer each other forever. */
const MAX_BY_BOT = 3

/** @throws Skipped if only bots have asked the job lately, and this is one, too */
async function skipIfManyByBots(step: AskStep, job: AgentJob): Promise<void> {
  const { event, record } = step
  if (!event.isByBot) return
  // A step that records no requests cannot count them.
  if (!record?.isKept) return
  // With `open`, what a bot merges or labels is new work; its reviews and comments may be an answer to the job's.
  const { subject } = event.traits
  const mayAnswer = subject === 'review' || subject === 'comment'
  if (step.inputs.continue === 'open' && !mayAnswer) return

  const records = await record.read()
  const last = entriesMaybeSentTo(job.id, records.ofProject).slice(-MAX_BY_BOT)
  const byBots = last.filter((entry) => entry.byBot)
  if (byBots.length < MAX_BY_BOT) return
  const actor = inQuotes(event.triggeringActor, 60)
  throw new Skipped(
    `Bots asked agent job ${job.id} the last ${MAX_BY_BOT} times, and now ${actor} does: this could go on forever. As soon as a person who may trigger this reviews or comments, it goes on, and bots may ask again.`,
    'warning',
    { isCommented: true },
  )
}

/* A re-run: what an earlier attempt of this run asked. */

type Past =
  /** Its job has the prompt already. */
  | Extract<JobPlan, { kind: 'wait' }>
  /** No earlier attempt recorded a request, or the agent certainly did not get it. */
  | { readonly kind: 'not asked'; readonly whyAgain?: undefined }
  /** The pull request was merged or closed before the job had ended, so this needs a new job. */
  | { readonly kind: 'lost'; readonly whyAgain: string }
  /** Its job no longer exists, or gave no result. */
  | { readonly kind: 'fruitless'; readonly whyAgain: string }

async function lookBack(step: AskStep, task: Task): Promise<Past> {
  const { record } = step
  if (!record?.isKept) {
    // Before anything is sent, so that somebody can still cancel the run.
    step.log.warning(describeUnrecorded(step.inputs))
    return { kind: 'not asked' }
  }
  const records = await record.read()
  const url = records.url ?? `#${record.home}`
  const entry = newestOfRun(step.event, records, url)
  let past: Past = { kind: 'not asked' }
  if (entry !== undefined) past = await judgeEntry(step, task, records, entry, url)
  // A comment that we do not read may hold a request. That matters only if this attempt asks.
  const { unread } = records
  if (past.kind === 'wait' || unread === undefined) return past
  throw unclear(
    `This is a re-run, and ${unread.writer.toLowerCase()} wrote a record of this step, so it is unknown what earlier attempts asked. If you changed \`github-token\` or the version of this action, that is why.`,
    unread.url,
  )
}

/** @param url of the record. @throws ActionError if it is unknown which entry is this step's */
function newestOfRun(
  event: WorkflowEvent,
  records: FoundRecords,
  url: string,
): RecordEntry | undefined {
  const entries = records.ofStep.filter((entry) => entry.run === event.runId)
  if (entries.length === 0 && mayHaveDropped(records.ofStep, event.runId))
    throw unclear("This step's record no longer goes back to this run.", url)
  // A step asks once in an attempt, and this attempt has not asked yet. Any other entry is another step's.
  const taken = new Set([event.runAttempt])
  for (const { attempt } of entries) {
    if (taken.has(attempt))
      throw unclear(
        "Several steps of this run look alike, so it is unknown which agent job is this one's: give each its own `step-key`, for new runs.",
        url,
      )
    taken.add(attempt)
  }
  // Sorted by attempt and not by time: the clocks of runners may differ.
  return entries.toSorted((a, b) => a.attempt - b.attempt).at(-1)
}

async function judgeEntry(
  step: AskStep,
  task: Task,
  records: FoundRecords,
  entry: RecordEntry,
  url: string,
): Promise<Past> {
  switch (entry.state) {
    case 'not asked':
      return { kind: 'not asked' }
    case 'asking':
      throw unclear(
        'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
        url,
      )
    case 'lost': {
      const pull = entry.pull ?? 'The pull request'
      const whyAgain = `${pull} was merged or closed before agent job ${entry.job} had ended, so the agent was asked again.`
      return { kind: 'lost', whyAgain }
    }
    case 'asked': {
      const state = await inspectJob(step, task, { id: entry.job, search: 'rerun' })
      // `gone` is 'ask again' in the table, too. The check tells the compiler that each other state has a job.
      if (state.kind === 'gone') return fruitless(entry.job, 'no longer exists')
      const { job } = state
      if (decisionFor(DECISION_TABLE.rerun, state) === 'ask again')
        return fruitless(entry.job, `ended as ${job.status}`)
      return waitForEntry(step, job, entry, records)
    }
  }
}

function fruitless(job: string, end: string): Past {
  const whyAgain = `Agent job ${job}, of an earlier attempt, ${end}, so the agent was asked again.`
  return { kind: 'fruitless', whyAgain }
}

/**
 * Finds out what the entry does not say. `wasFollowUp`: for a while, the job may still show the end of its turn before.
 * `pullBefore`: the pull request that the job already had. At the end, it counts as updated, and another one as opened.
 *
 * A request was a follow-up if it went to the job that made this pull request, to the one that `job-id` names, or to
 * one that was asked before. Any other created its job: if that is at work once more, it is on another step's request.
 */
async function waitForEntry(
  step: AskStep,
  job: AgentJob,
  entry: RecordEntry,
  records: FoundRecords,
): Promise<Past> {
  const plan = { kind: 'wait', job, request: entry } as const
  const { pullRequest } = parsePullRequestLink(job, step)
  const isOfPull = await resolvesToPullNumber(step, pullRequest, step.record?.home)
  if (isOfPull) return { ...plan, wasFollowUp: true, pullBefore: pullRequest?.name }

  // A job at work may not show its link, but the entry names it.
  const isRecordedHere = isSameName(entry.pull, `${step.event.repository}#${step.record?.home}`)
  const isNamed = step.inputs.jobId === job.id
  const earlier = earlierEntriesOfJob(entry, records.ofProject)
  const wasFollowUp = isRecordedHere || isNamed || earlier.length > 0
  let pullBefore = earlier.findLast((one) => one.pull !== undefined)?.pull
  // One that opens at the end of this work is not recorded yet: if the entry has one, the job had it before.
  if (wasFollowUp && !hasJobEnded(job)) pullBefore ??= entry.pull
  return { ...plan, wasFollowUp, pullBefore }
}

/* Jobs of earlier runs. */

/** Undefined if a new job is due. */
async function findJob(step: AskStep, task: Task): Promise<AgentJob | undefined> {
  const { jobId, continue: search } = step.inputs
  if (jobId !== undefined) return awaitJobToContinue(step, task, [{ id: jobId, search: 'id' }])
  if (search === 'none') return undefined

  const { record, event } = step
  // Only with `recorded`, as `open` requires `issue-number`.
  if (record === undefined) throw noHome(event)
  const records = await record.read()
  if (search === 'open') {
    warnOfGaps(step, record, records)
    return awaitJobToContinue(step, task, candidatesToGrow(step, record, records))
  }
  const place = `${event.repository}#${record.home}`
  const job = await awaitJobToContinue(step, task, candidatesOfPlace(place, records))
  if (job === undefined) throw noRecordedJob(event, record.home)
  return job
}

const MAX_CANDIDATES = 3

/** `open`: the jobs that the steps of this series asked, then those that are known beside them, each the newest first. */
function candidatesToGrow(
  step: AskStep,
  record: StepRecord,
  records: FoundRecords,
): JobCandidate[] {
  const asked = [...pullsByAskedJob(records.ofSeries)].slice(0, MAX_CANDIDATES)
  const candidates: JobCandidate[] = []
  for (const [job, pull] of asked) candidates.push(candidateOf(job, 'open', records, pull))
  const { event, inputs } = step
  if (event.issueNumber !== record.home) return candidates
  // Anybody who may trigger this step could steer what others asked.
  if (inputs.requiredPermission !== 'write') return candidates
  // A `step-key` sets a step apart.
  if (inputs.stepKey !== '') return candidates
  return candidates.concat(candidatesBeside(event, records))
}

/** On the event's own issue or pull request: the jobs that are known there beyond its series. */
function candidatesBeside(event: WorkflowEvent, records: FoundRecords): JobCandidate[] {
  // A request without an answer may not have reached its job, so it does not make that known.
  const known = new Set(pullsByAskedJob(records.ofSeries).keys())
  const candidates: JobCandidate[] = []
  if (event.pull?.state === 'open') {
    for (const id of records.pointers) {
      if (!known.has(id)) candidates.push(candidateOf(id, 'own pull', records))
      known.add(id)
    }
  }
  // Steps of one run are apart on purpose.
  const ofOtherRuns = records.ofProject.filter((entry) => entry.run !== event.runId)
  for (const job of pullsByAskedJob(ofOtherRuns).keys()) {
    if (known.has(job)) continue
    const withPull = entriesMaybeSentTo(job, records.ofProject).findLast(
      (one) => one.pull !== undefined,
    )
    candidates.push(candidateOf(job, 'other step', records, withPull?.pull))
  }
  return candidates.slice(0, MAX_CANDIDATES)
}

/** `recorded`. @param place `owner/repo#1` */
function candidatesOfPlace(place: string, records: FoundRecords): JobCandidate[] {
  let newestJob: string | undefined
  for (const { job, pull } of records.ofProject.toReversed()) {
    if (job === undefined) continue
    // Whoever reviews this pull request means the job that made it, and no other.
    if (isSameName(pull, place)) return [candidateOf(job, 'recorded', records)]
    newestJob ??= job
  }
  const candidates: JobCandidate[] = []
  for (const id of records.pointers) candidates.push(candidateOf(id, 'pointer', records))
  if (newestJob !== undefined) candidates.push(candidateOf(newestJob, 'recorded', records))
  return candidates.slice(0, MAX_CANDIDATES)
}

/** @param pull as the record names it */
function candidateOf(
  id: string,
  search: JobCandidate['search'],
  records: FoundRecords,
  pull?: string,
): JobCandidate {
  const askedAt = entriesMaybeSentTo(id, records.ofProject).at(-1)?.time
  return {
    id,
    search,
    askedAt,
    pull,
  }
}

/* Words. */

function describeUnrecorded(inputs: Inputs): string {
  let again = 'sends the follow-up again'
  const isNew = inputs.jobId === undefined && inputs.continue === 'none'
  if (isNew) again = 'makes a second agent job'
  return `This is a re-run, and nothing recorded what the earlier attempt asked: if its log says that an agent job was created, this ${again}. To wait for the first one alone, run a step with its \`job-id\` and no prompt. With \`comment: true\` on an issue or pull request, re-runs continue their agent job.`
}

function unclear(what: string, url: string): ActionError {
  const remedy = `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the comment (${url}), which forgets the agent jobs of this step, and re-run.`
  return new ActionError(`${what} Nothing was sent.`, { remedy })
}

/** Tells of a pull request that the record may not name, beside which a new one would be opened. */
function warnOfGaps(step: AskStep, record: StepRecord, records: FoundRecords): void {
  const newest = records.ofSeries.at(-1)
  const { unread } = records
  // Only on the first run: afterwards there is a record that can be read.
  if (newest === undefined && unread !== undefined)
    step.log.warning(
      `${unread.writer} wrote a record of this step on #${record.home}, which is not read (${unread.url}). If that names an open pull request, a new one will be opened beside it.`,
    )
  if (newest?.state !== 'asking') return
  const where = records.url === undefined ? '' : ` (${records.url})`
  step.log.warning(
    `Run ${newest.run} asked the agent at ${newest.time}, or was about to, and no answer was recorded${where}. The dashboard shows whether it got there.`,
  )
}

function noHome(event: WorkflowEvent): ActionError {
  const what = `\`continue: recorded\` means the agent job recorded on an issue or pull request, but this ${inQuotes(event.name, 60)} event has neither.`
  const remedy = "Set `issue-number`, or `job-id` to the agent job's own ID."
  return new ActionError(what, { remedy })
}

function noRecordedJob(event: WorkflowEvent, home: number): Skipped {
  const author = event.payload.issue?.user?.login
  // On the agent's own pull request, somebody asked for a change and waits for it.
  const isAwaited = isAgentsPull(event) || author === AGENT_LOGIN
  const why = `No agent job of this project is recorded on #${home}, so there is none to continue (\`continue: recorded\`). A step with \`comment: true\` that waits for the pull request records its agent job there, with the same \`project-id\`.`
  return new Skipped(why, isAwaited ? 'warning' : 'notice', { isCommented: isAwaited })
}
