import type { Records } from '../ask/earlier-requests.ts'
import { isLater } from '../comments/line.ts'
import { ActionError } from '../errors.ts'
import { factsOf } from '../gate/events.ts'
import { isPullOpen } from '../github/pulls.ts'
import { OUTCOMES } from '../outcomes.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { AgentJob } from '../service/schemas.ts'
import { hasJobEnded, outcomeOfJob } from '../service/statuses.ts'
import type { Step } from '../step.ts'
import { pullOnServer, readPullRequest } from './pull-request.ts'
import { findJob } from './wait-for-job.ts'

/* What a re-run finds of the attempts before it. */

interface Earlier {
  /** What an earlier attempt asked, if it can go on. */
  readonly job?: AgentJob
  /** What people should know, as a sentence; empty if nothing. */
  readonly why: string
  /** The job's pull request from before that attempt, as `owner/repo#1`; undefined if none is known. */
  readonly pullBefore?: string | undefined
}

/** As if there were no earlier attempt. */
export const NOT_ASKED: Earlier = { why: '' }

/**
 * What an earlier attempt of this run asked, as this step's ledger has it.
 * @throws ActionError if the answer was lost, or the ledger does not tell: then nothing may be sent
 */
export async function findEarlier(step: Step, records: Records): Promise<Earlier> {
  const { event, log, ledger } = step
  const { own, dropped, url } = records
  const refuse = (why: string, job?: string) =>
    new ActionError(
      `${why} Nothing was sent. ${whereToLook(job)} ${howToAskAgain(url || `#${ledger.home}`, event)}`,
    )
  const isOfRun = own.some(({ run }) => run === event.runId)
  if (!isOfRun && !records.saysNothingAsked)
    throw refuse(
      'This is a re-run, and what earlier attempts asked cannot be read: their record is signed with another `api-key`, or of another version of this action.',
    )
  // By the attempts and not by the time: the clocks of runners may differ.
  const asked = own
    .filter(({ run }) => run === event.runId)
    .sort((one, other) => one.attempt - other.attempt)
  // A step asks once in an attempt.
  const attempts = [...asked.map(({ attempt }) => attempt), event.runAttempt]
  if (new Set(attempts).size < attempts.length)
    throw refuse(
      "Several steps of this run look alike, so it is unknown which job is this one's: give each its own `step-key`, for new runs.",
    )
  const last = asked.at(-1)
  if (last === undefined) {
    if (dropped !== '0' && !isLater(event.runId, dropped))
      throw refuse("This step's record no longer goes back to this run.")
    log.info(
      'No record says that an earlier attempt asked the agent, so this one does. If a comment of this step was deleted, that may be for the second time.',
    )
    return NOT_ASKED
  }
  if (last.state === 'not asked') return NOT_ASKED
  if (last.state === 'asking' || last.job === undefined)
    throw refuse(
      'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
      last.job,
    )
  const job = await findJob(step, last.job)
  const ending = whyNotContinued(step, job)
  if (job === undefined || ending !== '')
    return {
      why: `Job ${last.job}, of an earlier attempt, ${ending}, so the agent was asked again.`,
    }
  const pull = pullOnServer(readPullRequest(job, step).pullRequest, event)
  const isOver = hasJobEnded(job) && pull !== undefined && !(await isOpenOrUnknown(step, pull))
  const why = isOver
    ? `${pull} has been merged or closed, so this re-run asked nothing new. For a new job, start a new run.`
    : ''
  if (!step.inputs.dryRun) ledger.noteResumed(last)
  const before = records.all.findLast(
    ({ job: id, run, pull }) => id === job.id && pull && isLater(event.runId, run),
  )
  return { job, why, pullBefore: before?.pull }
}

export function describeRerunWithoutHome(isFollowUp: boolean): string {
  const again = isFollowUp ? 'sends the follow-up again' : 'makes a second job'
  return `This is a re-run, and nothing recorded what the earlier attempt asked: if its log says that a job was created, this ${again}. To wait for the first job alone, run a step with its \`job-id\` and no prompt. With \`comment: true\` on an issue or pull request, re-runs continue their job.`
}

/** How close two runs are that one act caused: the second waits for the end of the first. */
const ONE_ACT_MS = 2 * 60 * 60_000

/**
 * Says that another run asked for a job about the same issue or pull request shortly before: one act of a person may
 * cause two events. '' if none did.
 */
export async function describeOtherRun({ event, ledger, clock }: Step): Promise<string> {
  // Pushes and schedules follow each other.
  if (!ledger.isKept || factsOf(event.name).about.length === 0) return ''
  const { own } = await ledger.read()
  const last = own.findLast(({ run, job }) => run !== event.runId && job !== undefined)
  if (last === undefined || clock.now().getTime() - Date.parse(last.time) > ONE_ACT_MS) return ''
  const pull = last.pull ? `, ${last.pull}` : ''
  return `Another run asked the agent about #${ledger.home} too: job \`${last.job}\`${pull}. If one act caused both, such as opening an issue with a label, name one of them under \`types:\` of the workflow.`
}

/**
 * Where people see whether a request whose answer was lost got there.
 * @param job the one that was to get a follow-up
 */
export function whereToLook(job: string | undefined): string {
  return job === undefined
    ? 'If the job is in the dashboard, its pull request is there.'
    : `The dashboard shows whether job ${job} got the follow-up.`
}

function howToAskAgain(place: string, { name }: WorkflowEvent): string {
  const forget = `delete the comment (${place}), which forgets the jobs of this step`
  // A push does not come again, and the next one asks for its own changes alone.
  if (name === 'push')
    return `If not, ${forget}, and re-run: a pull request of this step that is still open then gets no more, and a new one stands beside it.`
  return `If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, ${forget}.`
}

/** A pull request that we cannot read counts as open: no job depends on it. */
async function isOpenOrUnknown({ github }: Step, pull: string): Promise<boolean> {
  return isPullOpen(github, pull).catch((error: unknown) => {
    if (error instanceof ActionError) return true
    throw error
  })
}

/** Why a job cannot go on, as it completes a sentence; empty if it can. */
function whyNotContinued(step: Step, job: AgentJob | undefined): string {
  if (job === undefined) return 'is gone'
  if (!hasJobEnded(job)) return ''
  const { pullRequest } = readPullRequest(job, step)
  return OUTCOMES[outcomeOfJob(job, pullRequest !== undefined)].asksAgain
}
