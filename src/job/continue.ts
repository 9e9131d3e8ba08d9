import { ActionError, Skipped } from '../errors.ts'
import { inQuotes, type RichText, renderPlain, richText, trusted } from '../rich-text.ts'
import { CREATION_GRACE_MS } from '../service/poll.ts'
import { type AgentJob, hasJobEnded } from '../service/schemas.ts'
import { AGENT_LOGIN, isAgentsPull } from '../trigger/trigger.ts'
import type { Entry } from './entry.ts'
import { describeUnanswered, sharedComment } from './log.ts'
import {
  endOf,
  findPointers,
  type LoggedPull,
  linkedPull,
  readPullToDecide,
} from './pull-request.ts'
import type { AskStep, JobPlan, Task, Wait } from './types.ts'
import { waitForJob, waitForLink } from './wait.ts'

/*
 * The rule: which job gets the prompt.
 *
 * - A re-run finds the newest request of its run and step in the log.
 *   - None: the step asks, unless later requests fill the log.
 *   - `asking`: it is unknown whether the agent was asked, so the step fails.
 *   - `asked`: the step waits for that job. It asks again if the job no longer exists, unless it is so new that it may not
 *     be found yet, or if the request ended badly: in a failure, or archived without a pull request. A job shows only the
 *     end of its newest request, so the end of a follow-up is what the log says.
 *   - `lost`: the step asks again, but not the job whose pull request is closed.
 * - Whoever asks, asks
 *   - the job that `job-id` names, however it ended;
 *   - with `continue: true`, on the agent's own pull request, and on any review: the job that made it, or nothing;
 *   - with `continue: true`, elsewhere: the newest job of the log that has completed and whose pull request is open. One
 *     that failed or was archived may do so again;
 *   - else a new job.
 *
 * A job at work is waited for before it is asked. After three requests by bots in a row to one job, a bot's review
 * or comment is skipped. Without a log, a re-run asks again. Where the log decides, what cannot be known fails the step,
 * and nothing is sent; but another run's request without an answer is only a warning, or it would stop all later runs.
 */

/**
 * Sends only reads. Except in a dry run, waits for the end of a job that is at work on something else.
 * @throws Skipped if there is no job to continue, or if bots asked it too often; ActionError if it is unknown which one
 */
export async function planJob(step: AskStep, task: Task): Promise<JobPlan> {
  const entries = await readLog(step, task)
  let past: Past = { kind: 'ask' }
  if (task.asks && step.event.runAttempt > 1) past = await lookBack(step, entries)
  if (past.kind === 'wait') return past

  let plan: JobPlan
  try {
    plan = await choosePlan(step, task, entries)
  } catch (error) {
    if (!(error instanceof Skipped) || past.whyAgain === undefined) throw error
    // This must not look well.
    throw new ActionError(
      richText`What an earlier attempt asked may be in no pull request. ${error.text}`,
    )
  }
  if (plan.kind !== 'send') return plan
  if (plan.job !== undefined) skipIfManyByBots(step, plan.job, entries)
  return { ...plan, whyAgain: past.whyAgain }
}

async function choosePlan(step: AskStep, task: Task, entries: readonly Entry[]): Promise<JobPlan> {
  const { jobId } = step.inputs
  // By any attempt: the newest may be one that asked again, and failed.
  const ofRun = entries.filter((entry) => entry.run === step.event.runId)
  const wasLost = ofRun.some((entry) => entry.state === 'lost')
  if (jobId !== undefined && !wasLost) return planForId(step, task, jobId)
  if (!step.inputs.continue) return { kind: 'send', job: undefined }
  return (await planForOwnPull(step)) ?? (await planToGrow(step, entries))
}

/** Empty without a log, or if nothing depends on it. @throws ActionError if it cannot be read */
async function readLog(step: AskStep, { asks }: Task): Promise<Entry[]> {
  const { inputs, event, requestLog } = step
  const isReRun = event.runAttempt > 1
  // Before a merge, nothing is sent if the verdict could not read the log.
  const isJudged = inputs.failOn.has('pr-opened')
  const isNeeded = isReRun || isJudged || inputs.continue || event.isByBot
  if (requestLog === undefined || !asks || !isNeeded) return []
  return requestLog.read(step.startPolicy('read'))
}

/* Re-runs. */

/** The step waits for the job that an earlier attempt asked, or it asks: again, if `whyAgain` says so. */
type Past = Wait | { readonly kind: 'ask'; readonly whyAgain?: RichText }

async function lookBack(step: AskStep, entries: readonly Entry[]): Promise<Past> {
  const { requestLog, event } = step
  if (requestLog === undefined) {
    // Before anything is sent, so that somebody can still cancel the run.
    step.log.warning(
      'This is a re-run, and no log says what the earlier attempt asked. Such a re-run asks once more. To wait for its agent job alone, run a step with its `job-id`, without a prompt and without `context`. With `comment: true` on an issue or pull request, re-runs wait for their agent job.',
    )
    return { kind: 'ask' }
  }
  const home = trusted(`#${requestLog.home}`)
  if (requestLog.mayLackRun(entries))
    throw new ActionError(
      richText`The log in the comment on ${home} is full of later requests, so it is unknown what this run's earlier attempts asked. Nothing was sent.`,
      { remedy: trusted('If the dashboard has no agent job of this run, start a new run.') },
    )
  const entry = requestLog.newestOfStep(entries)
  if (entry === undefined) return { kind: 'ask' }
  // Jobs of a matrix have the same step.
  if (entry.attempt === event.runAttempt) throw sharedComment()
  if (entry.state === 'asking' || entry.job === undefined) {
    if (requestLog.hasOtherSince(entries, entry.attempt, entry)) throw sharedComment()
    throw new ActionError(
      richText`An earlier attempt asked the agent, or was about to, and it is unknown whether the request got there. Nothing was sent.`,
      {
        remedy: richText`The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the step's comment on ${home}, which forgets what was asked there, and re-run.`,
      },
    )
  }
  return lookAtJob(step, entry, entry.job)
}

/** @param id of the job that the entry's request went to */
async function lookAtJob(step: AskStep, entry: Entry, id: string): Promise<Past> {
  const again = (why: RichText): Past => ({
    kind: 'ask',
    whyAgain: richText`${why}, so this attempt had to ask again.`,
  })
  if (entry.state === 'lost')
    return again(
      richText`The pull request of agent job ${id} was merged or closed before the agent had ended`,
    )
  const job = await step.service.findJob(id, step.startPolicy('read'))
  if (job === undefined) {
    const ageMs = step.clock.now().getTime() - Date.parse(entry.at)
    if (!entry.isFollowUp && ageMs < CREATION_GRACE_MS)
      throw new ActionError(
        richText`Agent job ${id}, of an earlier attempt, is new, and cannot be found yet. Nothing was sent.`,
        { remedy: trusted('Re-run in a minute.') },
      )
    return again(richText`Agent job ${id}, of an earlier attempt, no longer exists`)
  }
  let end = entry.end
  if (!entry.isFollowUp) end ??= endOf(job, step)
  if (end === 'failed' || end === 'archived')
    return again(richText`Agent job ${id}, of an earlier attempt, ended as ${end}`)
  return { kind: 'wait', job, entry }
}

/* The job to ask. */

/** Whoever asked may only watch the issue or pull request. */
const IN_COMMENT = true

async function planForId(step: AskStep, task: Task, id: string): Promise<JobPlan> {
  const named = await step.service.getJob(id, step.startPolicy('read'))
  if (!task.asks) return { kind: 'wait', job: named }
  const job = await awaitEnd(step, named)
  if (!hasJobEnded(job)) return { kind: 'busy', job }
  return { kind: 'send', job }
}

/** Undefined unless the event is about the agent's own pull request, or a review. @throws Skipped if that is closed, or its job unknown */
async function planForOwnPull(step: AskStep): Promise<JobPlan | undefined> {
  const { event } = step
  const number = event.pull?.number
  if (number === undefined) return undefined
  for (const id of await findPointers(step, number)) {
    const job = await settle(step, id)
    if (job === undefined) continue
    if (!hasJobEnded(job)) return { kind: 'busy', job }
    const linked = linkedPull(job, step)
    if (linked === undefined || !('pull' in linked) || !linked.pull.endsWith(`#${number}`)) continue
    const { isOpen, repositoryId } = await readToContinue(step, id, linked)
    // Its name may be of before a rename.
    if (repositoryId !== event.repositoryId) continue
    if (isOpen) return { kind: 'send', job }
    throw new Skipped(
      richText`${event.repository}#${number} was merged or closed, so the agent's work would no longer be part of it. If it is still needed, ask for it in an issue.`,
      'warning',
      IN_COMMENT,
    )
  }
  const { subject, about } = event.traits
  // The review itself, or a comment in it.
  const isReview = about.includes('pull_request') && subject !== 'pull_request'
  // The event of a comment shows only the author.
  const isAgents = event.pull?.author === AGENT_LOGIN || isAgentsPull(event)
  if (!isReview && !isAgents) return undefined
  // On the agent's own pull request, somebody asked for a change and waits for it.
  throw new Skipped(
    richText`No agent job of this project is known on #${number}. A step with \`comment: true\` that waits for the pull request leaves a comment there, with the same \`project-id\` and the token of a bot: if its run ended before, re-run that.`,
    isAgents ? 'warning' : 'notice',
    isAgents,
  )
}

/** A new job, if none of the log has an open pull request. */
async function planToGrow(step: AskStep, entries: readonly Entry[]): Promise<JobPlan> {
  const newest = entries.at(-1)
  // There may be a pull request that the log does not name, beside which a new one would be opened.
  if (newest?.state === 'asking') step.log.warning(renderPlain(describeUnanswered(newest)))
  const seen = new Set<string>()
  for (const { state, job: id, end } of entries.toReversed()) {
    if (state !== 'asked' || id === undefined || seen.has(id)) continue
    seen.add(id)
    // Its newest request ended without a pull request, or failed.
    if (typeof end === 'string') continue
    // A closed one needs no wait; an open one may be closed by the end of it, so it is read again.
    if (end !== undefined && !(await readToContinue(step, id, end)).isOpen) continue
    const job = await settle(step, id)
    if (job === undefined) continue
    if (!hasJobEnded(job)) return { kind: 'busy', job }
    const linked = linkedPull(job, step)
    if (linked === undefined || job.status !== 'completed') continue
    if ((await readToContinue(step, id, linked)).isOpen) return { kind: 'send', job }
  }
  return { kind: 'send', job: undefined }
}

function readToContinue(step: AskStep, id: string, linked: LoggedPull) {
  return readPullToDecide(step, id, linked, trusted('`continue: true`'), step.startPolicy('read'))
}

/* The jobs. */

/** With its link; the log notes its end. Still at work if the time was up first; undefined if it no longer exists. */
async function settle(step: AskStep, id: string): Promise<AgentJob | undefined> {
  const found = await step.service.findJob(id, step.startPolicy('read'))
  if (found === undefined) return undefined
  const ended = await awaitEnd(step, found)
  if (!hasJobEnded(ended)) return ended
  // That policy has some time even at the deadline.
  const job = await waitForLink(step, ended, step.startPolicy('optional'))
  step.requestLog?.noteEnd(id, endOf(job, step))
  return job
}

/** Waits for the end of other work, or until the time is up: the service does not document what a follow-up does then. */
async function awaitEnd(step: AskStep, job: AgentJob): Promise<AgentJob> {
  if (hasJobEnded(job) || step.inputs.dryRun) return job
  step.log.info(`Agent job ${job.id} is still at work on something else: waiting for its end first`)
  const waited = await waitForJob(step, job, 'nothing')
  if (waited.state === 'broken off') throw waited.error
  if (waited.state === 'time up' && waited.remark) step.log.warning(renderPlain(waited.remark))
  return waited.job
}

/* Bots. */

/** Requests by bots in a row to one job: a bot and the agent could answer each other forever. */
const MAX_BY_BOT = 3

function skipIfManyByBots(step: AskStep, job: AgentJob, entries: readonly Entry[]): void {
  const event = step.event
  // A merge or a label by a bot is new work; its reviews and comments may be an answer to the job's.
  const mayAnswer = event.traits.subject === 'review' || event.traits.subject === 'comment'
  if (!event.isByBot || !mayAnswer) return
  const last = entries.filter((entry) => entry.job === job.id).slice(-MAX_BY_BOT)
  if (last.length < MAX_BY_BOT || last.some((entry) => !entry.byBot)) return
  throw new Skipped(
    richText`Bots asked agent job ${job.id} the last ${MAX_BY_BOT} times, and now ${inQuotes(event.triggeringActor, 60)} does: this could go on forever. As soon as a person who may trigger this reviews or comments, it goes on, and bots may ask again.`,
    'warning',
    IN_COMMENT,
  )
}
