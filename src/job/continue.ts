import { ActionError, Skipped } from '../errors.ts'
import { RequestFailure } from '../http/retry.ts'
import { DAY_MS } from '../runtime.ts'
import { type AgentJob, hasJobEnded } from '../service/schemas.ts'
import { inQuotes } from '../text.ts'
import { AGENT_LOGIN, isAgentsPull } from '../trigger/trigger.ts'
import { ageMsOf, describeUnanswered, type Entry } from './log.ts'
import { findPointers, pullOnServer, readPull } from './pull-request.ts'
import { waitForJob, waitForLink } from './run.ts'
import type { AskStep, JobPlan, PullRequest, Task } from './step.ts'

/*
 * The rule, which says what gets the prompt:
 *
 * - A re-run looks for its run's newest entry in the record. `asking`: it is unknown whether the agent was asked, so the
 *   step fails. `asked`: the step waits for that job, unless it gave no result.
 * - `job-id` names the job.
 * - `continue: true`, on the agent's own pull request: the job that made it, or nothing.
 * - `continue: true`, elsewhere: the newest job of the record that did its work and whose pull request is open.
 * - Else a new job.
 *
 * A job at work is waited for before it is asked.
 */

/**
 * Sends only reads. Except in a dry run, waits for the end of a job that is at work on something else.
 * @throws Skipped if there is no job to continue, or if bots asked it too often; ActionError if it is unknown which one
 */
export async function planJob(step: AskStep, task: Task): Promise<JobPlan> {
  const { jobId } = step.inputs
  let past: Past = {}
  if (task.asks && step.event.runAttempt > 1) past = await lookBack(step)
  if ('kind' in past) return past
  const { whyAgain, isLost } = past
  let plan: JobPlan | undefined
  // The pull request of a lost request is closed, so a follow-up to its job would be lost too.
  if (jobId !== undefined && !isLost) plan = await planForId(step, task, jobId)
  if (step.inputs.continue && !isLost) plan = await planForOwnPull(step)
  if (step.inputs.continue) plan ??= await planToGrow(step)
  plan ??= { kind: 'send', job: undefined }
  if (plan.kind !== 'send') return plan
  if (plan.job !== undefined) await skipIfManyByBots(step, plan.job)
  return { ...plan, whyAgain, isAfterLost: isLost }
}

/** The plan to wait for what an earlier attempt of this run asked, or the reason to ask again, if it asked. */
type Past = JobPlan | { readonly whyAgain?: string; readonly isLost?: boolean }

async function lookBack(step: AskStep): Promise<Past> {
  const { record } = step
  if (record === undefined) {
    // Before anything is sent, so that somebody can still cancel the run.
    step.log.warning(
      'This is a re-run, and nothing recorded what the earlier attempt asked, so this asks once more. To wait for its agent job alone, run a step with its `job-id` and no prompt. With `comment: true` on an issue or pull request, re-runs continue their agent job.',
    )
    return {}
  }
  const entry = record.newestOfRun(await record.read())
  if (entry === undefined) return {}
  if (entry.state === 'asking' || entry.job === undefined)
    throw new ActionError(
      'An earlier attempt asked the agent, or was about to, and no answer was recorded: it is unknown whether it got there. Nothing was sent.',
      {
        remedy: `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the step's comment on #${record.home}, which forgets what it asked, and re-run.`,
      },
    )
  if (entry.state === 'lost') {
    const whyAgain = `${entry.pull ?? 'The pull request'} was merged or closed before agent job ${entry.job} had ended, so the agent was asked again.`
    return { whyAgain, isLost: true }
  }
  const job = await getJobUnlessGone(step, entry.job)
  const isArchived = job?.status === 'archived' && !job.prLink
  if (job !== undefined && job.status !== 'failed' && !isArchived)
    return { kind: 'wait', job, entry }
  const end = job === undefined ? 'no longer exists' : `ended as ${job.status}`
  const whyAgain = `Agent job ${entry.job}, of an earlier attempt, ${end}, so the agent was asked again.`
  return { whyAgain }
}

async function planForId(step: AskStep, task: Task, id: string): Promise<JobPlan> {
  const named = await step.service.getJob(id, step.startPolicy('read'))
  if (!task.asks) return { kind: 'wait', job: named }
  const job = await awaitEnd(step, named)
  if (!hasJobEnded(job)) return { kind: 'busy', job }
  return { kind: 'send', job }
}

/** Undefined if the event is not about the agent's own pull request. @throws Skipped without an open one of a known job */
async function planForOwnPull(step: AskStep): Promise<JobPlan | undefined> {
  const { event } = step
  const number = event.pull?.number
  if (number === undefined) return undefined
  for (const id of (await findPointers(step, number)).slice(0, 3)) {
    const found = await inspect(step, id)
    if (found === undefined) continue
    if (found.pull === undefined) return { kind: 'busy', job: found.job }
    const isThis = found.pull.number === `${number}` && found.repositoryId === event.repositoryId
    if (!isThis) continue
    if (found.isOpen) return { kind: 'send', job: found.job, isOnOwnPull: true }
    throw new Skipped(
      `${event.repository}#${number} was merged or closed, so nothing was sent: the agent's work would no longer be part of it. If it is still needed, ask on an issue.`,
      'warning',
      { isCommented: true },
    )
  }
  const { subject, about } = event.traits
  const isReview = about.includes('pull_request') && subject !== 'pull_request'
  const isAgents = isAgentsPull(event) || event.pull?.author === AGENT_LOGIN
  if (!isReview && !isAgents) return undefined
  // On the agent's own pull request, somebody asked for a change and waits for it.
  throw new Skipped(
    `No agent job of this project is known on #${number}, so there is none to continue. A step with \`comment: true\` that waits for the pull request leaves a comment there, with the same \`project-id\` and the token of the same account.`,
    isAgents ? 'warning' : 'notice',
    { isCommented: isAgents },
  )
}

async function planToGrow(step: AskStep): Promise<JobPlan | undefined> {
  const { record, log } = step
  const entries = (await record?.read()) ?? []
  const newest = entries.at(-1)
  // There may be a pull request that the record does not name, beside which a new one would be opened.
  if (newest?.state === 'asking') log.warning(describeUnanswered(newest))
  const seen = new Set<string>()
  for (const { state, job: id, at } of entries.toReversed()) {
    if (state !== 'asked' || id === undefined || seen.has(id)) continue
    seen.add(id)
    const found = await inspect(step, id, at)
    if (found === undefined) continue
    if (found.pull === undefined) return { kind: 'busy', job: found.job }
    if (found.isOpen) return { kind: 'send', job: found.job }
    log.info(`Agent job ${id} is not continued: ${found.pull.name} was merged or closed.`)
  }
  return undefined
}

/* The jobs. */

interface Inspected {
  readonly job: AgentJob
  /** Undefined if the job is still at work. */
  readonly pull: PullRequest | undefined
  readonly isOpen?: boolean
  readonly repositoryId?: string
}

/**
 * A job when it has ended, with its pull request as it is now. Undefined if the job is gone or has none.
 * @param askedAt to grow its pull request: then it must not have failed, or be stuck
 * @throws ActionError if the state of its pull request cannot be read
 */
async function inspect(
  step: AskStep,
  id: string,
  askedAt?: string,
): Promise<Inspected | undefined> {
  const leave = (why: string) => {
    step.log.warning(
      `Agent job ${id} is not continued: ${why}. If there is no other, a new one is made, and there may be two pull requests.`,
    )
    return undefined
  }
  const asked = await getJobUnlessGone(step, id)
  if (asked === undefined) return undefined
  const isGrown = askedAt !== undefined
  // Real ones take minutes.
  if (isGrown && !hasJobEnded(asked) && ageMsOf(askedAt, step.clock.now()) > DAY_MS)
    return leave(`it was asked at ${askedAt} and is still active`)
  const ended = await awaitEnd(step, asked)
  if (!hasJobEnded(ended)) return { job: ended, pull: undefined }

  const job = await waitForLink(step, ended, step.startPolicy('read'))
  const { pull, elsewhere } = pullOnServer(job, step)
  if (elsewhere !== undefined)
    return leave(`whether its pull request is open is not known here (${elsewhere})`)
  if (pull === undefined) return undefined
  // The cause of a failure may still be in its conversation.
  if (isGrown && job.status !== 'completed') return leave(`it ended as ${job.status}`)
  return { job, pull, ...(await readPull(step, pull.name, step.startPolicy('read'))) }
}

export async function getJobUnlessGone(
  step: AskStep,
  id: string,
  policy = step.startPolicy('read'),
): Promise<AgentJob | undefined> {
  try {
    return await step.service.getJob(id, policy)
  } catch (error) {
    if (error instanceof RequestFailure && error.meaning === 'gone') return undefined
    throw error
  }
}

/** Waits for the end of other work, or until the time is up: the service does not document what a follow-up does then. */
async function awaitEnd(step: AskStep, job: AgentJob): Promise<AgentJob> {
  if (hasJobEnded(job) || step.inputs.dryRun) return job
  step.log.info(`Agent job ${job.id} is still at work on something else: waiting for its end first`)
  const waited = await waitForJob(step, job, 'nothing')
  if (waited.state === 'broken off') throw waited.error
  if (waited.state === 'time up' && waited.remark) step.log.warning(waited.remark)
  return waited.job
}

/** Requests by bots in a row to one job: a bot and the agent could answer each other forever. */
const MAX_BY_BOT = 3

async function skipIfManyByBots(step: AskStep, job: AgentJob): Promise<void> {
  const { event, record } = step
  // What a bot merges or labels is new work; its reviews and comments may be an answer to the job's.
  const mayAnswer = event.traits.subject === 'review' || event.traits.subject === 'comment'
  if (!event.isByBot || !mayAnswer || record === undefined) return
  const entries: Entry[] = await record.read()
  const last = entries.filter((entry) => entry.job === job.id).slice(-MAX_BY_BOT)
  if (last.length < MAX_BY_BOT || last.some((entry) => !entry.byBot)) return
  throw new Skipped(
    `Bots asked agent job ${job.id} the last ${MAX_BY_BOT} times, and now ${inQuotes(event.triggeringActor, 60)} does: this could go on forever. As soon as a person who may trigger this reviews or comments, it goes on, and bots may ask again.`,
    'warning',
    { isCommented: true },
  )
}
