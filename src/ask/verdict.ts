import type { StepResult } from '../core/command.ts'
import { type RichText, richText, trusted, trustedMessage } from '../core/result-page.ts'
import { explain } from '../errors.ts'
import { getPull } from '../github/issues-and-pulls.ts'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import { hasJobEnded } from '../service/schemas.ts'
import { isSameName, parsePullRequestLink } from './job/pull-request.ts'
import { type AskOutput, FAILABLE } from './outcomes-and-outputs.ts'
import { pullsByAskedJob } from './record/record.ts'
import type { AskStep } from './step.ts'

/*
 * `fail-on: pr-opened`, a verdict before the merge: whatever this run did, it is red while a pull request for the docs
 * that this workflow recorded here is open. A push by a bot, a label or a re-run must not turn a red check green.
 */

type Verdict =
  | { readonly kind: 'nothing open' }
  /** As `owner/repo#1`. */
  | { readonly kind: 'open'; readonly pull: string; readonly job: string }
  /** The pull request was merged or closed while the agent was at work on the newest request. */
  | { readonly kind: 'lost'; readonly pull: string }
  /** Never green. `why` are sentences. */
  | { readonly kind: 'unknown'; readonly why: string }

/** May turn a result red, or say that its pull request is merged or closed. Does not reject. */
export async function failWhilePullIsOpen(
  step: AskStep,
  stepResult: StepResult<AskOutput>,
): Promise<StepResult<AskOutput>> {
  const isWanted = step.inputs.failOn.has('pr-opened') && !step.inputs.dryRun
  if (!isWanted) return stepResult
  // A result that is red already keeps its own reason.
  const isRed = stepResult.fails || failsByFailOn(stepResult.outcome, step)
  if (isRed) return stepResult
  let verdict: Verdict
  try {
    verdict = await readVerdict(step, stepResult, step.startPolicy('decoration'))
  } catch (error) {
    verdict = { kind: 'unknown', why: explain(error, step.log) }
  }
  return resultOfVerdict(verdict, stepResult, step)
}

/** `failWhilePullIsOpen` decides about `pr-opened`. */
export function failsByFailOn(outcome: string, step: AskStep): boolean {
  if (outcome === 'pr-opened') return false
  const failable = FAILABLE.find((one) => one === outcome)
  return failable !== undefined && step.inputs.failOn.has(failable)
}

/** @throws ActionError if the comments or a job cannot be read */
async function readVerdict(
  step: AskStep,
  stepResult: StepResult<AskOutput>,
  policy: RequestPolicy,
): Promise<Verdict> {
  const records = await step.record?.read(policy)
  const entries = records?.ofSeries ?? []
  const newest = entries.findLast((entry) => entry.state !== 'not asked')
  if (newest?.state === 'lost') {
    const pull = newest.pull ?? 'its pull request'
    return { kind: 'lost', pull }
  }
  if (newest?.state === 'asking') {
    const why = `Run ${newest.run} asked the agent, or was about to, and no answer was recorded. The dashboard shows whether it got there.`
    return { kind: 'unknown', why }
  }

  const jobs = pullsByAskedJob(entries)
  // A step that only waits for an agent job does not record it.
  const [, ownJob] = stepResult.outputs.find(([name]) => name === 'job-id') ?? []
  if (ownJob !== undefined && !jobs.has(ownJob)) jobs.set(ownJob, undefined)
  for (const [job, pull] of jobs) {
    let verdict: Verdict | undefined
    if (pull === undefined) verdict = await judgeJob(step, policy, job)
    else verdict = await judgePull(step, policy, job, pull)
    if (verdict !== undefined) return verdict
  }

  const unread = records?.unread
  if (unread === undefined) return { kind: 'nothing open' }
  const why = `${unread.writer} wrote a record of this step, which is not read (${unread.url}). If no pull request that it names is open, delete that comment, and re-run this job.`
  return { kind: 'unknown', why }
}

/** For a job without a recorded pull request. Undefined if it has no open one. */
async function judgeJob(
  step: AskStep,
  policy: RequestPolicy,
  id: string,
): Promise<Verdict | undefined> {
  const job = await step.service.getJob(id, policy).catch(ignoreGone)
  if (job === undefined) return undefined
  if (!hasJobEnded(job)) {
    const why = `Agent job ${id} is still at work. Re-run this job when it has ended.`
    return { kind: 'unknown', why }
  }
  const { pullRequest, whyRejected } = parsePullRequestLink(job, step)
  let elsewhere = whyRejected
  if (pullRequest?.location === 'another server') elsewhere = pullRequest.url
  if (elsewhere !== undefined) {
    const why = `Whether the pull request of agent job ${id} is open cannot be read here, with any token: ${elsewhere}. Leave \`pr-opened\` out of \`fail-on\`.`
    return { kind: 'unknown', why }
  }
  if (pullRequest === undefined) return undefined
  return judgePull(step, policy, id, pullRequest.name)
}

/** Undefined if it is closed. @param pull `owner/repo#1` */
async function judgePull(
  step: AskStep,
  policy: RequestPolicy,
  job: string,
  pull: string,
): Promise<Verdict | undefined> {
  try {
    const { state } = await getPull(step.github, policy, pull, { mayBeHidden: true })
    return state === 'closed' ? undefined : { kind: 'open', pull, job }
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    let why = error.message
    const isHere = isSameName(pull.split('#')[0], step.event.repository)
    if (!isHere) why += " In another repository, that takes a GitHub App's token."
    return { kind: 'unknown', why }
  }
}

function ignoreGone(error: unknown): undefined {
  const isGone = error instanceof RequestFailure && error.meaning === 'gone'
  if (!isGone) throw error
}

function resultOfVerdict(
  verdict: Verdict,
  stepResult: StepResult<AskOutput>,
  step: AskStep,
): StepResult<AskOutput> {
  switch (verdict.kind) {
    case 'nothing open': {
      if (stepResult.outcome !== 'pr-opened') return stepResult
      const headline = trusted("The docs agent's pull request is merged or closed")
      const page = { ...stepResult.page, headline }
      return { ...stepResult, page, comment: page }
    }
    case 'open': {
      const { pull, job } = verdict
      const [repository = '', number] = pull.split('#')
      const url = `${step.event.serverUrl}/${repository}/pull/${number}`
      const headline = richText`These changes need the docs: review ${nameOf(pull)}`
      const red = failWith(stepResult, headline, 'Merge or close it, then re-run this job.')
      const outputs = stepResult.outputs.concat([
        ['job-id', job],
        ['pr-link', url],
        ['pr-number', number],
        ['pr-repository', repository],
      ])
      // The run's own may be another one.
      const isLinked = stepResult.page.link?.url === url
      if (isLinked) return { ...red, outcome: 'pr-opened', outputs }
      const page = { ...red.page, link: { url, label: nameOf(pull), isPullRequest: true } }
      return { ...red, outcome: 'pr-opened', outputs, page, comment: page }
    }
    case 'lost': {
      const headline = richText`These changes may need the docs: ${nameOf(verdict.pull)} was merged or closed before the agent had ended`
      return failWith(stepResult, headline, 'A re-run of the job that asked asks once more.')
    }
    case 'unknown':
      return failWith(
        stepResult,
        trusted('Whether these changes need the docs is not known'),
        verdict.why,
      )
  }
}

/** Its form was checked, so the output `message` may have it. */
function nameOf(pull: string): RichText {
  const [words = '', number = ''] = pull.split('#')
  const repository = [{ kind: 'untrusted', words, maxLength: words.length, ours: words }] as const
  return richText`${repository}${trusted(`#${number}`)}`
}

/** @param next the first sentences of the page */
function failWith(
  stepResult: StepResult<AskOutput>,
  headline: RichText,
  next: string,
): StepResult<AskOutput> {
  const sentences = [trustedMessage(next), ...stepResult.page.sentences]
  const page = { ...stepResult.page, icon: '📝', headline, sentences }
  return { ...stepResult, fails: true, level: 'error', page, comment: page }
}
