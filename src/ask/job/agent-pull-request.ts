import { commentIdentity } from '../../comments/comment-marker.ts'
import { StickyComment } from '../../comments/sticky-comment.ts'
import { type RichText, trustedMessage } from '../../core/result-page.ts'
import { orWarn } from '../../core/run-command.ts'
import { ActionError } from '../../errors.ts'
import { getPull, readPullUntil } from '../../github/issues-and-pulls.ts'
import { RequestFailure } from '../../http/retry.ts'
import { hasJobEnded } from '../../service/schemas.ts'
import { messageOf } from '../../text.ts'
import { encodePayload, projectIdentityParts, recordScopeOf } from '../record/record.ts'
import type { AskStep, JobPlan, JobResult } from '../step.ts'
import type { PullRequest } from './pull-request.ts'

/* After a job: the size of its pull request, its state, and a pointer there, so that reviews find the job. */

const LOGIN = /^[A-Za-z0-9-]{1,39}(\[bot\])?$/

export interface PullSummary {
  readonly title: string
  readonly additions: number
  readonly deletions: number
  readonly files: number
}

interface PullFacts {
  readonly isClosed: boolean
  readonly repositoryId: string
  /** Undefined if the result may have more readers than the pull request. */
  readonly shown: PullSummary | undefined
}

interface PullView {
  /** Undefined if it could not be read, or must not be shown. */
  readonly shown?: PullSummary | undefined
  readonly warnings: readonly RichText[]
}

const NOTHING: PullView = { warnings: [] }

export async function inspectPullAndLeavePointer(
  step: AskStep,
  plan: JobPlan,
  result: JobResult,
): Promise<PullView> {
  const { job, pullRequest } = result
  if (job === undefined || pullRequest === undefined) return NOTHING
  if (pullRequest.location === 'another server') return NOTHING
  const { name } = pullRequest
  step.record?.notePull(job.id, name)
  const pull = await orWarn(step.log, `The state of ${name}`, () =>
    readPullFacts(step, pullRequest),
  )
  if (pull === 'hidden') {
    let what = 'its title and size are not shown'
    if (step.inputs.comment) what += `, and reviews there cannot find agent job ${job.id}`
    step.log.info(
      `The \`github-token\` cannot see ${name}, so ${what}. In another repository, that takes a GitHub App's token.`,
    )
    return NOTHING
  }
  if (step.inputs.comment) await pointReviewsTo(step, job.id, pullRequest, pull?.repositoryId)
  if (pull === undefined) return NOTHING
  let warning: string | undefined
  if (pull.isClosed) warning = judgeClosed(step, plan, result, job.id)
  else warning = await judgeOpen(step, plan, name)
  const { shown } = pull
  if (warning === undefined) return { shown, warnings: [] }
  step.log.warning(warning)
  return { shown, warnings: [trustedMessage(warning)] }
}

/** @param name of the pull request. @returns a warning, if there is reason */
async function judgeOpen(step: AskStep, plan: JobPlan, name: string): Promise<string | undefined> {
  // A new pull request starts from its base: only one that grows can fall behind.
  const isGrowing = step.inputs.continue === 'open' && plan.kind === 'send'
  if (!isGrowing || plan.job === undefined) return undefined
  const policy = step.startPolicy('decoration')
  const pull = await orWarn(step.log, `Whether ${name} has a conflict`, () =>
    readPullUntil(step.github, policy, name, (found) => found.mergeable_state !== 'unknown'),
  )
  if (pull?.mergeable_state !== 'dirty') return undefined
  return `${name} has a conflict with its base branch: resolve it, or close the pull request; then the next run opens a new one.`
}

/** Notes a lost request. @returns a warning, if there is reason */
function judgeClosed(
  step: AskStep,
  plan: JobPlan,
  result: JobResult,
  job: string,
): string | undefined {
  if (result.kind !== 'pr-opened') return undefined
  const { name } = result.pullRequest
  const wasAskedBefore = plan.kind === 'wait' && plan.request !== undefined
  if (wasAskedBefore && hasJobEnded(plan.job)) {
    // Somebody closed it to turn this step green.
    if (step.inputs.failOn.has('pr-opened')) return undefined
    return `${name} has been merged or closed, so this re-run asked nothing new. For a new agent job, start a new run.`
  }
  // It was opened at the job's end, so all of the work is in it. A step without a prompt, which knows no pull
  // request of before, also gets here.
  if (result.change === 'opened') return undefined
  // The job was still at work when it was merged or closed, so this run's request is lost.
  let again = 'start a new run that asks for a new agent job'
  if (step.record?.isKept) {
    step.record.noteLost(job)
    again = 're-run this job'
  }
  return `${name} was merged or closed before the agent had ended, so the request may not be in it. Look there; if it's missing, ${again}.`
}

/** @returns `hidden` if the token cannot see it in another repository */
async function readPullFacts(step: AskStep, pull: PullRequest): Promise<PullFacts | 'hidden'> {
  const isHere = pull.location === 'here'
  const policy = step.startPolicy('decoration')
  let found: Awaited<ReturnType<typeof getPull>>
  try {
    found = await getPull(step.github, policy, pull.name, { mayBeHidden: !isHere })
  } catch (error) {
    if (isHere || !(error instanceof RequestFailure)) throw error
    if (error.meaning === 'gone' || error.meaning === 'forbidden') return 'hidden'
    throw error
  }
  const { title, additions, deletions, changed_files: files, base } = found
  const areNumbers = [additions, deletions, files].every(Number.isSafeInteger)
  if (typeof title !== 'string' || !areNumbers)
    throw new ActionError("GitHub's answer lacks the title or the number of lines.")
  const isPublic = base.repo.private === false
  const isStepPrivate = step.event.whyMaybePublic === undefined
  // If none is true, more people may read the step's repository than this one.
  const isForAll = isHere || isPublic || isStepPrivate
  let shown: PullSummary | undefined
  if (isForAll)
    shown = {
      title,
      additions,
      deletions,
      files,
    }
  return {
    isClosed: found.state === 'closed',
    repositoryId: `${base.repo.id}`,
    shown,
  }
}

/** Names the job on the agent's pull request, in a comment that this project writes once, so that a review finds it. */
async function pointReviewsTo(
  step: AskStep,
  job: string,
  pull: PullRequest,
  readRepositoryId: string | undefined,
): Promise<void> {
  const isHere = pull.location === 'here'
  const repositoryId = isHere ? step.event.repositoryId : readRepositoryId
  try {
    if (repositoryId === undefined) throw new ActionError('Its repository could not be read.')
    const place = {
      repository: pull.repository,
      repositoryId,
      number: Number(pull.number),
    }
    const project = projectIdentityParts(step.inputs)
    const pointer = new StickyComment(
      step.github,
      place,
      commentIdentity(['pointer', ...project], job),
    )
    const content = {
      payload: encodePayload(recordScopeOf(place, project), { job }),
      markdown: `${describeAsker(step, pull)}\n`,
    }
    await pointer.write(step.startPolicy('decoration', 'last words'), {
      choose: (own) => own[0],
      compose(old) {
        const isNew = old === undefined
        return isNew ? content : undefined
      },
    })
  } catch (error) {
    const why = `Reviews of ${pull.name} cannot find agent job ${job}: its comment could not be written there. ${messageOf(error)}`
    if (isHere) step.log.warning(why)
    else step.log.info(`${why} In another repository, that takes a GitHub App's token.`)
  }
}

const NO_ASKER = 'This pull request is the work of a docs agent job.'

/** Names the asker only within one repository: a public one must not tell where a private one's request came from. */
function describeAsker(step: AskStep, pull: PullRequest): string {
  const home = step.record?.home
  if (home === undefined || pull.location !== 'here') return NO_ASKER
  if (Number(pull.number) === home) return NO_ASKER
  const asker = step.event.payload.sender?.login ?? ''
  if (!LOGIN.test(asker)) return `Asked for in #${home}.`
  // In a code span, a login pings no one.
  return `Asked for in #${home} by \`${asker}\`.`
}
