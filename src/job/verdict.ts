import { ActionError, explain } from '../errors.ts'
import type { RequestPolicy } from '../http/retry.ts'
import { FAILABLE, type StepResult } from '../result/outcomes.ts'
import { type RichText, richText, trusted, trustedMessage, untrusted } from '../result/page.ts'
import { hasJobEnded } from '../service/schemas.ts'
import { getJobUnlessGone } from './continue.ts'
import { describeUnanswered } from './log.ts'
import { pullOnServer, readPull } from './pull-request.ts'
import type { AskStep } from './step.ts'

/*
 * `fail-on: pr-opened`, a verdict before the merge: whatever this run did, it is red while the newest pull request of the
 * record is open. A push by a bot, a label or a re-run must not turn a red check green.
 */

/** `failWhilePullIsOpen` decides about `pr-opened`. */
export function failsByFailOn(outcome: string, step: AskStep): boolean {
  if (outcome === 'pr-opened') return false
  const failable = FAILABLE.find((one) => one === outcome)
  return failable !== undefined && step.inputs.failOn.has(failable)
}

/** May turn a result red, or say that its pull request is merged or closed. Does not reject. */
export async function failWhilePullIsOpen(
  step: AskStep,
  stepResult: StepResult,
): Promise<StepResult> {
  const isWanted = step.inputs.failOn.has('pr-opened') && !step.inputs.dryRun
  // A result that is red already keeps its own reason.
  if (!isWanted || stepResult.fails || failsByFailOn(stepResult.outcome, step)) return stepResult
  let newest: NewestPull | 'lost' | undefined
  try {
    newest = await findNewestPull(step, stepResult)
  } catch (error) {
    const headline = trusted('Whether these changes need the docs is not known')
    return failWith(stepResult, headline, explain(error, step.log))
  }
  if (newest === 'lost') {
    const headline = trusted(
      "These changes may need the docs: the agent's pull request was merged or closed before it had ended",
    )
    return failWith(stepResult, headline, 'A re-run of the job that asked asks once more.')
  }
  if (newest?.isOpen) return failWithPull(step, stepResult, newest)
  if (stepResult.outcome !== 'pr-opened') return stepResult
  const headline = trusted("The docs agent's pull request is merged or closed")
  const page = { ...stepResult.page, headline }
  return { ...stepResult, page, comment: page }
}

interface NewestPull {
  /** As `owner/repo#1`. */
  readonly pull: string
  readonly job: string | undefined
  readonly isOpen: boolean
}

/** Undefined if there is none. @throws ActionError if that cannot be known */
async function findNewestPull(
  step: AskStep,
  stepResult: StepResult,
): Promise<NewestPull | 'lost' | undefined> {
  const policy = step.startPolicy('optional')
  const entries = (await step.record?.read(policy)) ?? []
  const newest = entries.at(-1)
  if (newest?.state === 'lost') return 'lost'
  if (newest?.state === 'asking') throw new ActionError(describeUnanswered(newest))
  const known: { job?: string | undefined; pull?: string | undefined }[] = entries.toReversed()
  // A step that only waits for an agent job does not record it.
  const [, ownJob] = stepResult.outputs.find(([name]) => name === 'job-id') ?? []
  if (ownJob !== undefined && !known.some(({ job }) => job === ownJob)) known.push({ job: ownJob })
  for (const { job, pull: recorded } of known) {
    const pull = recorded ?? (job && (await readPullOf(step, job, policy)))
    if (pull) return { pull, job, isOpen: (await readPull(step, pull, policy)).isOpen }
  }
  return undefined
}

async function readPullOf(
  step: AskStep,
  id: string,
  policy: RequestPolicy,
): Promise<string | undefined> {
  const job = await getJobUnlessGone(step, id, policy)
  if (job === undefined) return undefined
  if (!hasJobEnded(job))
    throw new ActionError(`Agent job ${id} is still at work. Re-run this job when it has ended.`)
  const { pull, elsewhere } = pullOnServer(job, step)
  if (elsewhere === undefined) return pull?.name
  throw new ActionError(
    `Whether the pull request of agent job ${id} is open cannot be read here, with any token: ${elsewhere}. Leave \`pr-opened\` out of \`fail-on\`.`,
  )
}

function failWithPull(
  step: AskStep,
  stepResult: StepResult,
  { pull, job }: NewestPull,
): StepResult {
  const [repository = '', number] = pull.split('#')
  const url = `${step.event.serverUrl}/${repository}/pull/${number}`
  const name = nameOf(pull)
  const headline = richText`These changes need the docs: review ${name}`
  const red = failWith(stepResult, headline, 'Merge or close it, then re-run this job.')
  const outputs = stepResult.outputs.concat([
    ['job-id', job],
    ['pr-link', url],
    ['pr-number', number],
  ])
  // The run's own may be another one.
  const isLinked = stepResult.page.link?.url === url
  const page = isLinked ? red.page : { ...red.page, link: { url, label: name } }
  return { ...red, outcome: 'pr-opened', outputs, page, comment: page }
}

function nameOf(pull: string): RichText {
  const [words = '', number = ''] = pull.split('#')
  return richText`${untrusted(words, words.length)}${trusted(`#${number}`)}`
}

/** @param next the first sentences of the page */
function failWith(stepResult: StepResult, headline: RichText, next: string): StepResult {
  const sentences = [trustedMessage(next), ...stepResult.page.sentences]
  const page = { ...stepResult.page, icon: '📝', headline, sentences }
  return { ...stepResult, fails: true, level: 'error', page, comment: page }
}
