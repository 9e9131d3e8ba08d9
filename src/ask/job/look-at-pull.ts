import { identify } from '../../comments/comment-line.ts'
import { StepComment } from '../../comments/step-comment.ts'
import { ActionError } from '../../errors.ts'
import { fromMessage, type Text } from '../../frame/page.ts'
import { orWarn } from '../../frame/run-command.ts'
import { hasJobEnded } from '../../service/schemas.ts'
import { messageOf } from '../../text.ts'
import { formatPayload, projectOf, whereIn } from '../record/record.ts'
import type { AskStep } from '../step.ts'
import type { Plan } from './choose-job.ts'
import {
  isInRepository,
  isSamePull,
  type PullFacts,
  pullOnServer,
  readPullFacts,
} from './pull-request.ts'
import type { JobResult } from './run-job.ts'

/* After a job: the size of its pull request, its state, and a pointer there, so that reviews find the job. */

const LOGIN = /^[A-Za-z0-9-]{1,39}(\[bot\])?$/

interface PullView {
  /** Undefined if it could not be read. */
  readonly pull?: PullFacts | undefined
  readonly warnings: readonly Text[]
}

export async function lookAtPull(step: AskStep, plan: Plan, result: JobResult): Promise<PullView> {
  const { job } = result
  const name = pullOnServer(result.pullRequest, step.event)
  if (name === undefined || job === undefined) return { warnings: [] }
  step.record.notePull(job.id, name)
  const pull = await orWarn(step.log, `The state of ${name}`, () =>
    readPullFacts(step, step.stages.decorating(), name),
  )
  if (pull === 'hidden') {
    logHiddenPull(step, job.id, name)
    return { warnings: [] }
  }
  if (step.inputs.comment) await pointReviewsTo(step, job.id, name, pull?.repositoryId)
  const warning = pull && warnOfState(step, plan, result, job.id, name, pull)
  if (warning === undefined) return { pull, warnings: [] }
  step.log.warning(warning)
  return { pull, warnings: [fromMessage(warning)] }
}

function logHiddenPull(step: AskStep, job: string, name: string): void {
  const toJob = step.inputs.comment ? `, and reviews there cannot find job ${job}` : ''
  step.log.info(
    `The \`github-token\` cannot see ${name}, so its title and size are not shown${toJob}. In another repository, that takes a GitHub App's token.`,
  )
}

function warnOfState(
  { inputs, record }: AskStep,
  plan: Plan,
  result: JobResult,
  job: string,
  name: string,
  pull: PullFacts,
): string | undefined {
  const isGrowing = plan.kind === 'follow up' && inputs.jobId.kind === 'open'
  if (isGrowing && pull.hasConflict)
    return `${name} has a conflict with its base branch: resolve it, or close the pull request; then the next run opens a new one.`
  if (pull.state !== 'closed' || result.kind !== 'pr-opened') return undefined
  if (plan.kind === 'resume' && hasJobEnded(plan.job))
    return `${name} has been merged or closed, so this re-run asked nothing new. For a new job, start a new run.`
  if (result.change === 'opened') return undefined
  // The job was still at work when it was merged or closed, so this run's request is lost.
  record.noteLost(job)
  const again = record.isKept ? 're-run this job' : 'start a new run that asks for a new job'
  return `${name} was merged or closed before the agent had ended, so the request may not be in it. Look there; if it's missing, ${again}.`
}

/**
 * Names the job on the agent's pull request, in a comment that this project writes once, so that a review finds it.
 * @param pull `owner/repo#1`, in any repository of this server
 */
async function pointReviewsTo(
  step: AskStep,
  job: string,
  pull: string,
  pullRepositoryId: string | undefined,
): Promise<void> {
  const { event } = step
  const isHere = isInRepository(pull, event.repository)
  const repositoryId = isHere ? event.repositoryId : pullRepositoryId
  try {
    if (repositoryId === undefined) throw new ActionError('Its repository could not be read.')
    const [repository = '', number] = pull.split('#')
    const place = { repository, repositoryId, number: Number(number) }
    const project = projectOf(step.inputs)
    const pointer = new StepComment(step.github, place, identify(['pointer', ...project], job))
    const payload = formatPayload(whereIn(place, project), { job })
    await pointer.write(step.stages.commenting(), (old) => {
      const isThere = old !== undefined
      return isThere ? undefined : { payload, markdown: `${describeAsker(step, pull)}\n` }
    })
  } catch (error) {
    const why = `Reviews of ${pull} cannot find job ${job}: its comment could not be written there. ${messageOf(error)}`
    if (isHere) step.log.warning(why)
    else step.log.info(`${why} In another repository, that takes a GitHub App's token.`)
  }
}

/** Where a private repository's request came from must not be told in a public one: so only within one repository. */
function describeAsker({ event, record }: AskStep, pull: string): string {
  const isHere = isInRepository(pull, event.repository)
  const isOwnPull = isSamePull(pull, `${event.repository}#${record.home}`)
  if (!isHere || isOwnPull || record.home === undefined)
    return 'This pull request is the work of a docs agent job.'
  const asker = event.payload.sender?.login ?? ''
  // In a code span, a login pings nobody.
  const by = LOGIN.test(asker) ? ` by \`${asker}\`` : ''
  return `Asked for in #${record.home}${by}.`
}
