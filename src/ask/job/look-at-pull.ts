import { fromMessage, type Text } from '../../frame/page.ts'
import { orWarn } from '../../frame/run-command.ts'
import { hasJobEnded } from '../../service/statuses.ts'
import { pointReviewsTo } from '../record/pointer.ts'
import type { Entry } from '../record/record.ts'
import type { AskStep } from '../step.ts'
import type { Plan } from './choose-job.ts'
import { type PullFacts, pullOnServer, readPullFacts } from './pull-request.ts'
import type { JobResult } from './run-job.ts'

interface Looked {
  readonly result: JobResult
  /** Undefined if it could not be read. */
  readonly pull?: PullFacts | undefined
  readonly warnings: readonly Text[]
}

/** Reads the size of the job's pull request, and leaves a pointer there so that reviews find the job. */
export async function lookAtPull(step: AskStep, plan: Plan, result: JobResult): Promise<Looked> {
  const { event, inputs, log, record, stages } = step
  const { job, pullRequest } = result
  const name = pullOnServer(pullRequest, event)
  if (name === undefined || job === undefined) return { result, warnings: [] }
  const pull = await orWarn(log, `The state of ${name}`, () =>
    readPullFacts(step, stages.decorating(), name),
  )
  if (pull === 'hidden') {
    const toJob = inputs.comment ? `, and reviews there cannot find job ${job.id}` : ''
    log.info(
      `The \`github-token\` cannot see ${name}, so its title and size are not shown${toJob}. In another repository, that takes a GitHub App's token.`,
    )
    return { result, warnings: [] }
  }
  if (inputs.comment) await pointReviewsTo(step, job.id, name, pull?.repositoryId)
  const looked = { result, pull, warnings: [] }
  if (pull?.state !== 'closed' || result.kind !== 'pr-opened') return looked
  const warn = (message: string) => {
    log.warning(message)
    return [fromMessage(message)]
  }
  if (plan.kind === 'resume' && hasJobEnded(plan.job)) {
    const message = `${name} has been merged or closed, so this re-run asked nothing new. For a new job, start a new run.`
    return { ...looked, warnings: warn(message) }
  }
  if (result.change === 'opened') return looked
  // The job was still at work then, so this run's request is lost.
  const again = record.isKept ? 're-run this job' : 'start a new run that asks for a new job'
  const message = `${name} was merged or closed before the agent had ended, so the request may not be in it. Look there; if it's missing, ${again}.`
  const entry: Entry | undefined = result.entry && { ...result.entry, state: 'lost', job: job.id }
  return { result: { ...result, entry }, pull, warnings: warn(message) }
}
