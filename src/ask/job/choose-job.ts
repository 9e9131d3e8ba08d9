import type { WorkflowEvent } from '../../core/event.ts'
import { ActionError, Skipped } from '../../errors.ts'
import { type AgentJob, hasJobEnded } from '../../service/schemas.ts'
import { inQuotes } from '../../text.ts'
import { AGENT_LOGIN, isAgentsPull } from '../../trigger/trigger.ts'
import {
  earlierEntriesOfJob,
  mayHaveDropped,
  type Records,
  type RequestRecord,
  requestsOf,
} from '../record/record.ts'
import type { StepRecord } from '../record/step-record.ts'
import type { AskStep, Plan, Task } from '../step.ts'
import {
  type Candidate,
  DECISIONS,
  decide,
  findJobToContinue,
  getJobState,
} from './job-decisions.ts'
import { isPullHere, isSameName, parsePullRequestLink } from './pull-request.ts'

/*
 * Finds the job that gets the prompt, or that is waited for. The record names jobs that were asked earlier: by an
 * earlier attempt of this run, by the input `job-id`, or by this issue or pull request (`continue`). The service
 * says what has become of each, and `DECISIONS` says whether it is the one.
 */

/** Requests by bots in a row to one job: a bot and the agent could answer each other forever. */
const MAX_BY_BOT = 3

/**
 * Sends only reads. Except in a dry run, waits for the end of a job that is at work on something else.
 * @throws Skipped if there is no job to continue; ActionError if it is unknown which one
 */
export async function chooseJob(step: AskStep, task: Task): Promise<Plan> {
  const { jobId, continue: search } = step.inputs
  const isRerun = step.event.runAttempt > 1
  let past: Past = { kind: 'not asked' }
  if (isRerun && task.asks) past = await lookBack(step, task)
  if (past.kind === 'wait') return past
  const { whyAgain } = past

  let job: AgentJob | undefined
  // With `open`, `findJob` asks GitHub anyway, and passes over a job whose pull request is closed.
  const isLost = past.kind === 'lost' && search !== 'open'
  const isNew = jobId === undefined && search === 'none'
  if (!isNew && !isLost) job = await findJob(step, task)
  if (job === undefined) return { kind: 'send', job, whyAgain }
  if (!task.asks) return { kind: 'wait', job, request: undefined, wasFollowUp: false }
  if (!hasJobEnded(job)) return { kind: 'busy', job, whyAgain }

  await refuseManyByBots(step, job)
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

/* The run's own entry: what an earlier attempt asked. */

type Past =
  /** Its job has the prompt already. */
  | Extract<Plan, { kind: 'wait' }>
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
    let again = 'sends the follow-up again'
    const { jobId, continue: search } = step.inputs
    if (jobId === undefined && search === 'none') again = 'makes a second agent job'
    step.log.warning(
      `This is a re-run, and nothing recorded what the earlier attempt asked: if its log says that an agent job was created, this ${again}. To wait for the first one alone, run a step with its \`job-id\` and no prompt. With \`comment: true\` on an issue or pull request, re-runs continue their agent job.`,
    )
    return { kind: 'not asked' }
  }
  const records = await record.read()
  const url = records.url ?? `#${record.home}`
  const past = await judgeEntry(step, task, records, url)
  // A record that we do not read may hold a request. That matters only if this attempt asks.
  const { unread } = records
  if (unread !== undefined && past.kind !== 'wait')
    throw unclear(
      `This is a re-run, and ${unread.writer.toLowerCase()} wrote a record of this step, so it is unknown what earlier attempts asked. If you changed \`github-token\` or the version of this action, that is why.`,
      unread.url,
    )
  return past
}

/** @param url of the record */
async function judgeEntry(step: AskStep, task: Task, records: Records, url: string): Promise<Past> {
  const { runId, runAttempt } = step.event
  const ofRun = records.ofStep.filter((entry) => entry.run === runId)
  // A step asks once in an attempt, and this attempt has not asked yet. Any other entry is another step's.
  const attempts = new Set([runAttempt])
  for (const { attempt } of ofRun) {
    if (attempts.has(attempt))
      throw unclear(
        "Several steps of this run look alike, so it is unknown which agent job is this one's: give each its own `step-key`, for new runs.",
        url,
      )
    attempts.add(attempt)
  }
  // Sorted by attempt and not by time: the clocks of runners may differ.
  const byAttempt = ofRun.toSorted((a, b) => a.attempt - b.attempt)
  const request = byAttempt.at(-1)
  if (request === undefined) {
    if (!mayHaveDropped(records.ofStep, runId)) return { kind: 'not asked' }
    throw unclear("This step's record no longer goes back to this run.", url)
  }
  switch (request.state) {
    case 'not asked':
      return { kind: 'not asked' }
    case 'asking':
      throw unclear(
        'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
        url,
      )
    case 'lost': {
      const pull = request.pull ?? 'The pull request'
      const whyAgain = `${pull} was merged or closed before agent job ${request.job} had ended, so the agent was asked again.`
      return { kind: 'lost', whyAgain }
    }
    case 'asked': {
      const candidate = { id: request.job, search: 'rerun' } as const
      const state = await getJobState(step, task, candidate)
      // `gone` is 'ask again' in the table, too. The check tells the compiler that each other state has a job.
      if (state.kind === 'gone') return fruitless(request.job, 'no longer exists')
      const { job } = state
      if (decide(DECISIONS.rerun, state) === 'ask again')
        return fruitless(request.job, `ended as ${job.status}`)
      return resume(step, job, request, records)
    }
  }
}

/** Finds out whether the request was a follow-up, which the record does not say. */
async function resume(
  step: AskStep,
  job: AgentJob,
  request: RequestRecord,
  records: Records,
): Promise<Past> {
  const isNamed = step.inputs.jobId === job.id
  const earlier = earlierEntriesOfJob(request, records.ofProject)
  let pullBefore = earlier.findLast((one) => one.pull !== undefined)?.pull
  // On a pull request, the request may have gone to the job that made it, which may be recorded elsewhere.
  const { pullRequest } = parsePullRequestLink(job, step)
  const isOfPull = await isPullHere(step, pullRequest, step.record?.home)
  if (isOfPull) pullBefore = pullRequest?.name
  // One that opens at the end of this work is not recorded yet: if its entry has one, the job had it before.
  const hadPull = request.pull !== undefined && !hasJobEnded(job)
  if (hadPull) pullBefore ??= request.pull
  return {
    kind: 'wait',
    job,
    request,
    wasFollowUp: isNamed || isOfPull || hadPull || earlier.length > 0,
    pullBefore,
  }
}

function fruitless(job: string, end: string): Past {
  const whyAgain = `Agent job ${job}, of an earlier attempt, ${end}, so the agent was asked again.`
  return { kind: 'fruitless', whyAgain }
}

function unclear(what: string, url: string): ActionError {
  const remedy = `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the comment (${url}), which forgets the agent jobs of this step, and re-run.`
  return new ActionError(`${what} Nothing was sent.`, { remedy })
}

/* Jobs of earlier runs. */

/** Undefined if a new job is due. */
async function findJob(step: AskStep, task: Task): Promise<AgentJob | undefined> {
  const { jobId } = step.inputs
  if (jobId !== undefined) {
    const named = { id: jobId, search: 'id' } as const
    return findJobToContinue(step, task, [named])
  }
  const { record, event } = step
  // `recorded`: `open` requires `issue-number`.
  if (record === undefined) throw noHome(event)
  const records = await record.read()
  if (step.inputs.continue === 'open') {
    warnOfUnread(step, record, records)
    const candidates = candidatesOfSeries(records)
    const isOwnPlace = event.issueNumber === record.home
    // Anybody who may trigger this step could steer what others asked.
    const isForMembers = step.inputs.requiredPermission === 'write'
    // A `step-key` sets a step apart.
    if (isOwnPlace && isForMembers && step.inputs.stepKey === '')
      candidates.push(...candidatesBeside(event, records))
    return findJobToContinue(step, task, candidates)
  }
  const place = `${event.repository}#${record.home}`
  const candidates = candidatesOfPlace(place, records)
  const job = await findJobToContinue(step, task, candidates)
  if (job === undefined) throw noRecordedJob(event, record.home)
  return job
}

const MAX_CANDIDATES = 3

/** `open`: the jobs that the steps of this series asked, the newest first. */
function candidatesOfSeries(records: Records): Candidate[] {
  const pulls = new Map<string, string | undefined>()
  for (const { state, job, pull } of records.ofSeries.toReversed()) {
    if (state !== 'asked') continue
    const isOneTooMany = pulls.size === MAX_CANDIDATES && !pulls.has(job)
    if (isOneTooMany) continue
    // Not each of a job's requests has the pull request: the newest one that has it counts.
    pulls.set(job, pulls.get(job) ?? pull)
  }
  const candidates: Candidate[] = []
  for (const [job, pull] of pulls) candidates.push(candidateOf(job, 'open', records, pull))
  return candidates
}

/** `open` on the event's own issue or pull request: the jobs that are known there beyond its series, the newest first. */
function candidatesBeside(event: WorkflowEvent, records: Records): Candidate[] {
  const known = new Set<string>()
  // Of what did not surely reach its job, `series` says nothing.
  for (const { state, job } of records.ofSeries) {
    if (state === 'asked') known.add(job)
  }
  const candidates: Candidate[] = []
  if (event.pull?.state === 'open') {
    for (const id of records.pointers) {
      if (!known.has(id)) candidates.push(candidateOf(id, 'own pull', records))
      known.add(id)
    }
  }
  for (const { state, job, run } of records.ofProject.toReversed()) {
    // Steps of one run are apart on purpose.
    const isOfOther = state === 'asked' && run !== event.runId
    if (!isOfOther || known.has(job)) continue
    known.add(job)
    const withPull = requestsOf(job, records.ofProject).findLast((one) => one.pull !== undefined)
    candidates.push(candidateOf(job, 'other step', records, withPull?.pull))
  }
  return candidates.slice(0, MAX_CANDIDATES)
}

/** `recorded`. @param place `owner/repo#1` */
function candidatesOfPlace(place: string, records: Records): Candidate[] {
  let newestJob: string | undefined
  for (const { job, pull } of records.ofProject.toReversed()) {
    if (job === undefined) continue
    // Whoever reviews this pull request means the job that made it, and no other.
    if (isSameName(pull, place)) return [candidateOf(job, 'recorded', records)]
    newestJob ??= job
  }
  const candidates: Candidate[] = []
  for (const id of records.pointers) candidates.push(candidateOf(id, 'pointer', records))
  if (newestJob !== undefined) candidates.push(candidateOf(newestJob, 'recorded', records))
  return candidates.slice(0, MAX_CANDIDATES)
}

function candidateOf(
  id: string,
  search: Candidate['search'],
  records: Records,
  pull?: string,
): Candidate {
  const askedAt = requestsOf(id, records.ofProject).at(-1)?.time
  return {
    id,
    search,
    askedAt,
    pull,
  }
}

/* Words. */

function warnOfUnread(step: AskStep, record: StepRecord, records: Records): void {
  const { unread } = records
  const newest = records.ofSeries.at(-1)
  // Only on the first run: afterwards there is a record that can be read.
  if (unread !== undefined && newest === undefined)
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

/** @throws Skipped if only bots have asked the job lately, and this is one, too */
async function refuseManyByBots(step: AskStep, job: AgentJob): Promise<void> {
  const { event, record } = step
  if (!record?.isKept || !event.isByBot) return
  // With `open`, what a bot merges or labels is new work; its reviews and comments may be an answer to the job's.
  const { subject } = event.rules
  const mayAnswer = subject === 'review' || subject === 'comment'
  if (step.inputs.continue === 'open' && !mayAnswer) return
  const records = await record.read()
  const last = requestsOf(job.id, records.ofProject).slice(-MAX_BY_BOT)
  const byBots = last.filter((entry) => entry.byBot)
  if (byBots.length < MAX_BY_BOT) return
  const actor = inQuotes(event.triggeringActor, 60)
  throw new Skipped(
    `Bots asked agent job ${job.id} the last ${MAX_BY_BOT} times, and now ${actor} does: this could go on forever. As soon as a person who may trigger this reviews or comments, it goes on, and bots may ask again.`,
    'warning',
    { isCommented: true },
  )
}
