import { ActionError, Skipped } from '../base/errors.ts'
import type { GitHub } from '../github/client.ts'
import type { Conversation } from '../github/conversation.ts'
import type { Marker } from '../github/marker.ts'
import { HttpError } from '../http/retry.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import { type Inputs, RECORDED_JOB } from '../runner/inputs.ts'
import { appendContext, quoteChangedFiles, quoteInlineComments } from './context.ts'
import { type Context, defaultPrompt, hasContext, readContext } from './event-context.ts'
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

/** What the inputs ask of the agent. */
export interface Order {
  /** The workflow's prompt, or the one for the event; undefined where a job is only waited for. */
  prompt: string | undefined
  /** `job-id`, as the workflow has it. */
  jobId: string | undefined
  /** Whether the event's issue, comment, … is quoted to the agent. */
  quotesEvent: boolean
}

/** @returns undefined where nothing is asked of the agent */
export function readOrder(
  { prompt, jobId, context }: Inputs,
  event: WorkflowEvent,
): Order | undefined {
  // The recorded job is there to hear what the event says.
  const quotesEvent = (context === 'event' || jobId === RECORDED_JOB) && hasContext(event)
  const fallback = quotesEvent ? defaultPrompt(event, jobId !== undefined) : undefined
  const order = { prompt: prompt ?? fallback, jobId, quotesEvent }
  return order.prompt === undefined && jobId === undefined ? undefined : order
}

export interface AssignmentOptions {
  inputs: Inputs
  order: Order
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
  const { order, event, conversation } = options
  const recorded = await findRecord(options)
  const jobId = order.jobId === RECORDED_JOB ? recorded?.jobId : order.jobId
  const isSameTask = recorded?.runId === event.runId && recorded.task === conversation.task
  const resumeId = isSameTask ? recorded?.jobId : undefined
  if (resumeId === undefined) warnOfRepetition(options)
  const prompt = await composePrompt({ ...options, isFollowUp: jobId !== undefined })
  return { prompt, jobId, resumeId }
}

async function findRecord(options: AssignmentOptions): Promise<Marker | undefined> {
  const { inputs, order, event, conversation, log } = options
  if (order.jobId === RECORDED_JOB) return readRecordedJob(conversation)
  if (event.runAttempt === 1 || order.prompt === undefined || !inputs.comment) return undefined
  try {
    return await conversation.readRecord()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    log.warning(error.message)
    return undefined
  }
}

function warnOfRepetition({ inputs, order, event, log }: AssignmentOptions): void {
  if (event.runAttempt === 1 || order.prompt === undefined) return
  const again = order.jobId === undefined ? 'makes a second job' : 'sends the follow-up again'
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
  const { order, event, nonce } = options
  const context = order.quotesEvent ? readContext(event) : undefined
  if (context === undefined || order.prompt === undefined) return order.prompt
  const quotations = await quoteContext(context, options)
  if (order.jobId === RECORDED_JOB && quotations.every(({ body }) => body === '')) {
    throw new Skipped(
      `The ${quotations[0]?.kind} has no text, so there is nothing to tell the agent.`,
    )
  }
  return appendContext(order.prompt, { quotations, nonce })
}

/** What to quote, the most important first. An agent that is at work knows what it is at work on. */
async function quoteContext(
  { quotations, pullNumber, reviewId, changedFiles: told }: Context,
  { github, log, isFollowUp }: AssignmentOptions & { isFollowUp: boolean },
): Promise<Quotation[]> {
  const [newest, ...older] = quotations
  const inlineComments = async () =>
    pullNumber === undefined || reviewId === undefined
      ? undefined
      : quoteInlineComments(await github.listInlineComments(pullNumber, reviewId))
  const changedFiles = async () => {
    if (pullNumber === undefined || isFollowUp) return undefined
    const { items, total = told } = await github.listChangedFiles(pullNumber)
    return quoteChangedFiles({ items, total })
  }
  /** Worth having, but the job can do without. */
  const unlessItFails = async (read: () => Promise<Quotation | undefined>) => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      log.warning(`${error.message} The agent goes without.`)
      return undefined
    }
  }
  const [inline, files] = await Promise.all([inlineComments, changedFiles].map(unlessItFails))
  const all = [newest, inline, ...(isFollowUp ? [] : older), files]
  return all.filter((quotation) => quotation !== undefined)
}
