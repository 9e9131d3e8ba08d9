import { ActionError, explain } from '../errors.ts'
import type { RequestPolicy } from '../http/retry.ts'
import { type RichText, renderPlain, richText, trusted } from '../rich-text.ts'
import { hasJobEnded } from '../service/schemas.ts'
import type { End, Entry } from './entry.ts'
import { describeUnanswered } from './log.ts'
import { endOf, homeOf, type LoggedPull, linkedPull, readPullToDecide } from './pull-request.ts'
import type { AskStep } from './types.ts'
import { waitForLink } from './wait.ts'

/*
 * `fail-on: pr-opened`, a verdict before a merge. Whatever this run did, the step is red while a pull request of the log is
 * open, while that is not known, or if the newest request has no good end: a push by a bot, a label or a re-run must not
 * turn such a check green. An older request without an answer is only a warning.
 */

export interface Verdict {
  /** The newest open pull request. */
  readonly open: OpenPull | undefined
  /** Each other reason to be red, and what to do: an end that is not known, or a bad one. */
  readonly reasons: readonly RichText[]
  readonly warnings: readonly RichText[]
}

interface OpenPull {
  /** `owner/repo#1` */
  readonly name: string
  readonly job: string
  /** The job's, empty if it cannot be read; undefined for the one of this run, whose status is told. */
  status?: string | undefined
}

/** Does not reject. @param ownJob of this run: the log lacks it if the step only waited for it */
export async function judge(step: AskStep, ownJob: string | undefined): Promise<Verdict> {
  const policy = step.startPolicy('optional')
  let entries: readonly Entry[] = []
  try {
    entries = (await step.requestLog?.read(policy)) ?? []
  } catch (error) {
    return { open: undefined, reasons: [explain(error, step.log)], warnings: [] }
  }
  const newest = entries.at(-1)
  const reasons: RichText[] = []
  let open: OpenPull | undefined
  for (const [job, knownEnd] of endsByJob(entries, ownJob)) {
    try {
      const { end, pull } = await findEnd(step, job, knownEnd, policy)
      open = await findOpen(step, job, pull, policy)
      // One that is open is enough.
      if (open !== undefined) break
      if (job === newest?.job) reasons.push(...describeBadEnd(step, newest, end))
    } catch (error) {
      reasons.push(explain(error, step.log))
    }
  }
  if (open !== undefined && open.job !== ownJob)
    open.status = await statusOf(step, open.job, policy)
  if (newest?.state === 'asking')
    reasons.push(
      richText`${describeUnanswered(newest)} If it did, merge or close its pull request. In both cases, delete the step's comment on ${homeOf(step)}, which forgets what was asked. If it did not, re-run run ${newest.run}, which asks again. Last, re-run this job.`,
    )
  const older = entries.filter((entry) => entry.state === 'asking' && entry !== newest)
  return { open, reasons, warnings: older.map(describeUnanswered) }
}

/** Empty if it cannot be read: the pull request matters more. */
async function statusOf(step: AskStep, id: string, policy: RequestPolicy): Promise<string> {
  try {
    return (await step.service.findJob(id, policy))?.status ?? ''
  } catch (error) {
    step.log.info(renderPlain(explain(error, step.log)))
    return ''
  }
}

/** By job, as its newest request says; the newest job first. */
function endsByJob(entries: readonly Entry[], ownJob: string | undefined) {
  const ends = new Map<string, End | undefined>()
  for (const { job, end } of entries.toReversed()) {
    if (job !== undefined && !ends.has(job)) ends.set(job, end)
  }
  if (ownJob !== undefined && !ends.has(ownJob)) ends.set(ownJob, undefined)
  return ends
}

interface FoundEnd {
  /** Undefined if it has no form in the log. */
  readonly end: End | undefined
  readonly pull: LoggedPull | undefined
}

/** @throws ActionError if the job is at work, or cannot be read */
async function findEnd(
  step: AskStep,
  id: string,
  known: End | undefined,
  policy: RequestPolicy,
): Promise<FoundEnd> {
  if (typeof known === 'object') return { end: known, pull: known }
  if (known === 'none' || known === 'archived') return { end: known, pull: undefined }
  // A failed job may have a pull request: its own, or if a follow-up failed, the one from before.
  const found = await step.service.findJob(id, policy)
  if (found === undefined)
    return { end: known, pull: { unknown: trusted('the job no longer exists') } }
  if (!hasJobEnded(found))
    throw new ActionError(richText`Agent job ${id} is still at work.`, {
      remedy: richText`Re-run this job when it has ended. If the dashboard shows that it hangs, delete the step's comment on ${homeOf(step)}, which forgets it.`,
    })
  const job = await waitForLink(step, found, policy)
  const end = endOf(job, step)
  step.requestLog?.noteEnd(id, end)
  return { end, pull: linkedPull(job, step) }
}

/** The newest request ended in an outcome of `fail-on`, or may be in no pull request. Empty if its end is good. */
function describeBadEnd(step: AskStep, newest: Entry, end: End | undefined): RichText[] {
  const { failOn } = step.inputs
  const { run, state, job = '' } = newest
  const again = richText`A re-run of run ${run} asks again.`
  // That has a reason of its own.
  if (state === 'asking') return []
  if (state === 'lost')
    return [
      richText`The pull request of agent job ${job} was merged or closed before the agent had ended. ${again}`,
    ]
  // Its job may show the end of another turn. A re-run would wait for the job, not ask again.
  const lacksEnd = newest.isFollowUp && newest.end === undefined
  if (lacksEnd)
    return [
      richText`It is not known whether the agent ended with what run ${run} asked of agent job ${job} before its pull request was merged or closed, if it has one. Look there; if it's missing, start a new run that asks for it. If it's there, delete the step's comment on ${homeOf(step)}, which forgets what was asked, and re-run this job.`,
    ]
  if (end === 'none' && failOn.has('no-pr'))
    return [richText`The newest agent job, ${job}, ended without a pull request.`]
  if (end === 'failed' && failOn.has('failed'))
    return [richText`The newest agent job, ${job}, failed. ${again}`]
  if (end === 'archived' && failOn.has('archived'))
    return [richText`The newest agent job, ${job}, was archived. ${again}`]
  return []
}

async function findOpen(
  step: AskStep,
  id: string,
  pull: LoggedPull | undefined,
  policy: RequestPolicy,
): Promise<OpenPull | undefined> {
  if (pull === undefined) return undefined
  const input = trusted('`pr-opened` from `fail-on`')
  const { name, isOpen } = await readPullToDecide(step, id, pull, input, policy)
  if (!isOpen) return undefined
  return { name, job: id }
}
