import { ActionError } from '../errors.ts'
import { HttpError } from '../http/retry.ts'
import { GONE_AFTER } from '../service/poll.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { Step } from '../step.ts'

/** Between two requests about a job that is not found. */
const GONE_PAUSE_MS = 2_000
/** A completed job may get its link a little later: when to look again. */
const LINK_PAUSES_MS = [2_000, 3_000, 4_000]

/** The job; undefined if it is gone. */
export async function findJob(step: Step, id: string): Promise<AgentJob | undefined> {
  try {
    return await getJob(step, id)
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** The job. @throws HttpError, with status 404 if it is gone */
export function getJob(step: Step, id: string): Promise<AgentJob> {
  return unlessGone(step, () => step.service.getJob(id))
}

/** An answer about a job, which only counts as gone after three 404s in a row. */
export async function unlessGone<T>(
  { clock, signal, deadlineMs }: Step,
  ask: () => Promise<T>,
): Promise<T> {
  for (let left = GONE_AFTER - 1; left > 0; left--) {
    try {
      return await ask()
    } catch (error) {
      if (!isNotFound(error)) throw error
    }
    if (deadlineMs - clock.nowMs() <= GONE_PAUSE_MS)
      throw new ActionError('The service does not know the job, and no time is left to look again.')
    await clock.sleep(GONE_PAUSE_MS, signal)
  }
  return ask()
}

export function isNotFound(error: unknown): boolean {
  return error instanceof HttpError && error.status === 404
}

/** A completed job without a link is looked at a few more times; what cannot be looked at has none. */
export async function waitForLink(step: Step, done: AgentJob): Promise<AgentJob> {
  try {
    return await lookForLink(step, done)
  } catch (error) {
    // The job is done; not knowing more about its pull request must not hide that.
    if (!(error instanceof ActionError)) throw error
    if (error instanceof HttpError) step.log.warning(error.message)
    return done
  }
}

/** The same. @throws ActionError if it is unknown whether there is a link */
export async function lookForLink(step: Step, done: AgentJob): Promise<AgentJob> {
  const { service, clock, signal, deadlineMs } = step
  for (const ms of LINK_PAUSES_MS) {
    if (done.status !== 'completed' || done.prLink) break
    if (deadlineMs - clock.nowMs() <= ms)
      throw new ActionError(`No time is left to see whether job ${done.id} has a pull request.`)
    await clock.sleep(ms, signal)
    // Terminal is final: only the link is news.
    const { prLink } = await service.getJob(done.id)
    if (prLink) return { ...done, prLink }
  }
  return done
}
