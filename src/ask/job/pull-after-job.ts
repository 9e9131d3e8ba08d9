import { identify } from '../../comments/first-line.ts'
import { StepComment } from '../../comments/step-comment.ts'
import { ActionError } from '../../errors.ts'
import { fromMessage, type Text } from '../../frame/page.ts'
import { orWarn } from '../../frame/run-command.ts'
import { readPull } from '../../github/issues-and-pulls.ts'
import { HttpError } from '../../http/retry.ts'
import { hasJobEnded } from '../../service/schemas.ts'
import { messageOf } from '../../text.ts'
import { formatPayload, projectOf, whereIn } from '../record/record.ts'
import type { AskStep } from '../step.ts'
import type { Plan } from './choose-job.ts'
import { isInRepository, isSamePull, pullOnServer } from './pull-request.ts'
import type { JobResult } from './run-job.ts'

/* After a job: the size of its pull request, its state, and a pointer there, so that reviews find the job. */

const LOGIN = /^[A-Za-z0-9-]{1,39}(\[bot\])?$/

export interface PullFacts {
  readonly state: string
  readonly hasConflict: boolean
  readonly repositoryId: string
  /** Undefined if the result may have more readers than the pull request. */
  readonly shown:
    | {
        readonly title: string
        readonly additions: number
        readonly deletions: number
        readonly files: number
      }
    | undefined
}

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
  const pull = await orWarn(step.log, `The state of ${name}`, () => readPullFacts(step, name))
  if (pull === 'hidden') {
    const toJob = step.inputs.comment ? `, and reviews there cannot find job ${job.id}` : ''
    step.log.info(
      `The \`github-token\` cannot see ${name}, so its title and size are not shown${toJob}. In another repository, that takes a GitHub App's token.`,
    )
    return { warnings: [] }
  }
  if (step.inputs.comment) await pointReviewsTo(step, job.id, name, pull?.repositoryId)
  if (pull === undefined) return { warnings: [] }
  const warning = warnOfState(step, plan, result, job.id, name, pull)
  if (warning === undefined) return { pull, warnings: [] }
  step.log.warning(warning)
  return { pull, warnings: [fromMessage(warning)] }
}

/** @returns `hidden` if the token cannot see it in another repository */
async function readPullFacts(step: AskStep, pull: string): Promise<PullFacts | 'hidden'> {
  const isHere = isInRepository(pull, step.event.repository)
  let found: Awaited<ReturnType<typeof readPull>>
  try {
    found = await readPull(step.github, step.stages.decorating(), pull, { mayBeHidden: !isHere })
  } catch (error) {
    if (isHere || !(error instanceof HttpError)) throw error
    if (error.meaning === 'gone' || error.meaning === 'forbidden') return 'hidden'
    throw error
  }
  const { title, additions, deletions, changed_files: files, base } = found
  const areNumbers = [additions, deletions, files].every(Number.isSafeInteger)
  if (typeof title !== 'string' || !areNumbers)
    throw new ActionError("GitHub's answer lacks the title or the number of lines.")
  const isPublic = base.repo.private === false
  const isStepPrivate = step.event.whyMaybePublic === undefined
  // Else more people may read the step's repository than this one.
  const isForAll = isHere || isPublic || isStepPrivate
  let shown: PullFacts['shown']
  if (isForAll) shown = { title, additions, deletions, files }
  return {
    state: found.state,
    hasConflict: found.mergeable_state === 'dirty',
    repositoryId: `${base.repo.id}`,
    shown,
  }
}

function warnOfState(
  step: AskStep,
  plan: Plan,
  result: JobResult,
  job: string,
  name: string,
  pull: PullFacts,
): string | undefined {
  const isGrowing = plan.kind === 'follow up' && step.inputs.jobId.kind === 'open'
  if (isGrowing && pull.hasConflict)
    return `${name} has a conflict with its base branch: resolve it, or close the pull request; then the next run opens a new one.`
  if (pull.state !== 'closed' || result.kind !== 'pr-opened') return undefined
  if (plan.kind === 'resume' && hasJobEnded(plan.job))
    return `${name} has been merged or closed, so this re-run asked nothing new. For a new job, start a new run.`
  if (result.change === 'opened') return undefined
  // The job was still at work when it was merged or closed, so this run's request is lost.
  step.record.noteLost(job)
  let again = 'start a new run that asks for a new job'
  if (step.record.isKept) again = 're-run this job'
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
  const isHere = isInRepository(pull, step.event.repository)
  const repositoryId = isHere ? step.event.repositoryId : pullRepositoryId
  try {
    if (repositoryId === undefined) throw new ActionError('Its repository could not be read.')
    const [repository = '', number] = pull.split('#')
    const place = { repository, repositoryId, number: Number(number) }
    const project = projectOf(step.inputs)
    const pointer = new StepComment(step.github, place, identify(['pointer', ...project], job))
    const content = {
      payload: formatPayload(whereIn(place, project), { job }),
      markdown: `${describeAsker(step, pull)}\n`,
    }
    await pointer.write(step.stages.commenting(), (old) => {
      const isNew = old === undefined
      return isNew ? content : undefined
    })
  } catch (error) {
    const why = `Reviews of ${pull} cannot find job ${job}: its comment could not be written there. ${messageOf(error)}`
    if (isHere) step.log.warning(why)
    else step.log.info(`${why} In another repository, that takes a GitHub App's token.`)
  }
}

/** Names the asker only within one repository: a public one must not tell where a private one's request came from. */
function describeAsker(step: AskStep, pull: string): string {
  const { event } = step
  const { home } = step.record
  const isHere = isInRepository(pull, event.repository)
  const isOwnPull = isSamePull(pull, `${event.repository}#${home}`)
  if (!isHere || isOwnPull || home === undefined)
    return 'This pull request is the work of a docs agent job.'
  const asker = event.payload.sender?.login ?? ''
  if (!LOGIN.test(asker)) return `Asked for in #${home}.`
  // In a code span, a login pings no one.
  return `Asked for in #${home} by \`${asker}\`.`
}
