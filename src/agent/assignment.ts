import { ActionError, Skipped } from '../base/errors.ts'
import type { Conversation } from '../github/conversation.ts'
import type { Marker } from '../github/marker.ts'
import type { Inputs } from '../runner/inputs.ts'
import { isOnRecord, OPEN_JOB, RECORDED_JOB } from '../runner/job-id.ts'
import type { Service } from '../service/service.ts'
import { composePrompt, type PromptOptions } from './compose-prompt.ts'
import { findEarlierJob } from './earlier-attempt.ts'
import { findOpenJob } from './open-job.ts'

/** What is asked of which job. */
export interface Assignment {
  /** What to send; without it, the job is only waited for. */
  prompt: string | undefined
  /** The job that it goes to; without it, a new one. */
  jobId: string | undefined
  /** Whether a job that cannot go on makes way for a new one. */
  orNew: boolean
  /** The job that an earlier attempt of this run gave the same assignment to: resumed unless it ended badly. */
  resumeId: string | undefined
}

export interface AssignmentOptions extends Omit<PromptOptions, 'isFollowUp'> {
  inputs: Inputs
  conversation: Conversation
  service: Service
}

/**
 * Works out from the inputs, the event and what an earlier run recorded what to ask of which job.
 * @throws ActionError when that cannot be found out; Skipped when there is nothing to ask
 */
export async function prepareAssignment(options: AssignmentOptions): Promise<Assignment> {
  const { order } = options
  const recorded = await findRecord(options)
  const jobId = isOnRecord(order.jobId) ? recorded?.jobId : order.jobId
  const orNew = order.jobId === OPEN_JOB
  if (order.prompt === undefined) return { prompt: undefined, jobId, orNew, resumeId: undefined }
  const resumeId = await findEarlierJob(recorded, options)
  if (resumeId === undefined) warnOfRepetition(options)
  const prompt = await composePrompt(order.prompt, { ...options, isFollowUp: jobId !== undefined })
  return { prompt, jobId, orNew, resumeId }
}

/** The record that `job-id` stands for, where it is a word for one. */
async function findRecord(options: AssignmentOptions): Promise<Marker | undefined> {
  const { inputs, order, event, conversation } = options
  if (order.jobId === RECORDED_JOB) return readRecordedJob(conversation)
  if (order.jobId !== OPEN_JOB) return undefined
  return findOpenJob({
    ...options,
    rule: { serverUrl: event.serverUrl, allowedHosts: inputs.allowedHosts },
  })
}

function warnOfRepetition({ inputs, order, event, log }: AssignmentOptions): void {
  if (event.runAttempt === 1) return
  const again = order.jobId === undefined ? 'makes a second job' : 'sends the follow-up again'
  const advice = inputs.comment
    ? ''
    : ' With comment: true, or with the permission actions: read, a re-run goes on with the job.'
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
