import { ActionError, Skipped } from '../base/errors.ts'
import { GitHubError } from '../github/call.ts'
import type { GitHub } from '../github/client.ts'
import type { Conversation } from '../github/conversation.ts'
import type { Marker } from '../github/marker.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import { type Inputs, RECORDED_JOB } from '../runner/inputs.ts'
import {
  appendContext,
  type Context,
  quoteChangedFiles,
  quoteInlineComments,
  readContext,
} from './context.ts'
import type { Quotation } from './quotation.ts'

/** What is asked of which job. */
export interface Assignment {
  /** What to send; without it, the job is only waited for. */
  prompt: string | undefined
  /** The job that it goes to; without it, a new one. */
  jobId: string | undefined
  /** The job that an earlier attempt of this run gave the same assignment to. */
  resumeId: string | undefined
}

export interface AssignmentOptions {
  inputs: Inputs
  event: WorkflowEvent
  github: GitHub
  conversation: Conversation
  /** Drawn anew for each run: no author of a quoted text can know it. */
  nonce: string
  log: { info(message: string): void; warning(message: string): void }
}

/**
 * Works out from the inputs, the event and what an earlier run recorded what to ask of which job.
 * @throws ActionError when that cannot be found out; Skipped when there is nothing to ask
 */
export async function prepareAssignment(options: AssignmentOptions): Promise<Assignment> {
  const { inputs, event, conversation } = options
  const recorded = await findRecord(options)
  const jobId = inputs.jobId === RECORDED_JOB ? recorded?.jobId : inputs.jobId
  const isSameTask = recorded?.runId === event.runId && recorded.task === conversation.task
  const resumeId = isSameTask ? recorded?.jobId : undefined
  if (resumeId === undefined) warnOfRepetition(options)
  const prompt = await composePrompt({ ...options, isFollowUp: jobId !== undefined })
  return { prompt, jobId, resumeId }
}

async function findRecord(options: AssignmentOptions): Promise<Marker | undefined> {
  const { inputs, event, conversation, log } = options
  if (inputs.jobId === RECORDED_JOB) return readRecordedJob(conversation)
  if (event.runAttempt === 1 || inputs.prompt === undefined || !inputs.comment) return undefined
  try {
    return await conversation.readRecord()
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    log.warning(error.message)
    return undefined
  }
}

function warnOfRepetition({ inputs, event, log }: AssignmentOptions): void {
  if (event.runAttempt === 1 || inputs.prompt === undefined) return
  const again = inputs.jobId === undefined ? 'makes a second job' : 'sends the follow-up again'
  const advice = inputs.comment ? '' : ' With comment: true, a re-run goes on with the job.'
  log.warning(
    `This is a re-run, and no job of an earlier attempt is on record: if there was one, this ${again}.${advice}`,
  )
}

async function readRecordedJob(conversation: Conversation): Promise<Marker> {
  if (conversation.issueNumber === undefined) {
    throw new ActionError(
      `job-id: ${RECORDED_JOB} stands for the job recorded on an issue or pull request, and this event has none. Set issue-number, or job-id to the job's own ID.`,
    )
  }
  const recorded = await conversation.readRecord()
  if (recorded?.jobId !== undefined) return recorded
  throw new Skipped(
    `No job of this project is recorded on #${conversation.issueNumber}, so there is no job to go on with (job-id: ${RECORDED_JOB}). A step with comment: true records its job there.`,
  )
}

async function composePrompt(
  options: AssignmentOptions & { isFollowUp: boolean },
): Promise<string | undefined> {
  const { inputs, event, nonce } = options
  const context = inputs.quotesEvent ? readContext(event) : undefined
  if (context === undefined || inputs.prompt === undefined) return inputs.prompt
  const quotations = await quoteContext(context, options)
  if (inputs.jobId === RECORDED_JOB && quotations.every(({ body }) => body === '')) {
    throw new Skipped(
      `The ${quotations[0]?.kind} has no text, so there is nothing to tell the agent.`,
    )
  }
  return appendContext(inputs.prompt, { quotations, nonce })
}

/** What to quote, the most important first. An agent that is at work knows what it is at work on. */
async function quoteContext(
  { quotations, pullNumber, reviewId }: Context,
  { github, log, isFollowUp }: AssignmentOptions & { isFollowUp: boolean },
): Promise<Quotation[]> {
  const [newest, ...older] = quotations
  const inlineComments = async () =>
    pullNumber === undefined || reviewId === undefined
      ? undefined
      : quoteInlineComments(await github.listInlineComments(pullNumber, reviewId))
  const changedFiles = async () =>
    pullNumber === undefined || isFollowUp
      ? undefined
      : quoteChangedFiles(await github.listChangedFiles(pullNumber))
  /** Worth having, but the job can do without. */
  const unlessItFails = async (read: () => Promise<Quotation | undefined>) => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      log.warning(`${error.message} The agent goes without.`)
      return undefined
    }
  }
  const [inline, files] = await Promise.all([inlineComments, changedFiles].map(unlessItFails))
  const all = [newest, inline, ...(isFollowUp ? [] : older), files]
  return all.filter((quotation) => quotation !== undefined)
}
