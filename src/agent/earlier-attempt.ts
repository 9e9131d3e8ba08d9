import type { GitHub } from '../github/client.ts'
import type { Conversation } from '../github/conversation.ts'
import { formatJobLine, type JobLineSeal, readJobLines } from '../github/job-line.ts'
import { HttpError } from '../http/retry.ts'
import type { WorkflowEvent } from '../runner/event.ts'

/** How many attempts are looked through, from the newest on. */
const MAX_ATTEMPTS = 3
/** How many logs are read in all. */
const MAX_LOGS = 10

export interface EarlierAttemptOptions {
  inputs: { apiKey: string; comment: boolean; githubToken: string }
  event: WorkflowEvent
  github: Pick<GitHub, 'listJobsOfAttempt' | 'readJobLog'>
  conversation: Pick<Conversation, 'readRecord' | 'project' | 'task'>
  log: { info(message: string): void; warning(message: string): void }
}

/** The line for the log by which a re-run of this step finds the job. */
export function describeJobLine(
  jobId: string,
  options: Pick<EarlierAttemptOptions, 'inputs' | 'event' | 'conversation'>,
): string {
  return formatJobLine(jobId, sealOf(options))
}

/**
 * The job that an earlier attempt of this run gave the same assignment to: by the record in the comment, or
 * by the line that this step wrote to the log of that attempt. Undefined where neither tells of one.
 */
export async function findEarlierJob(options: EarlierAttemptOptions): Promise<string | undefined> {
  const { inputs, event } = options
  if (event.runAttempt === 1) return undefined
  const recorded = inputs.comment ? await readComment(options) : undefined
  return recorded ?? (await readLogs(options))
}

async function readComment({
  conversation,
  event,
  log,
}: EarlierAttemptOptions): Promise<string | undefined> {
  try {
    const recorded = await conversation.readRecord()
    const isSame = recorded?.runId === event.runId && recorded.task === conversation.task
    return isSame ? recorded.jobId : undefined
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    log.warning(error.message)
    return undefined
  }
}

async function readLogs(options: EarlierAttemptOptions): Promise<string | undefined> {
  const { event, log, inputs } = options
  if (inputs.githubToken === '') return undefined
  const limit = { logs: MAX_LOGS }
  const oldest = Math.max(1, event.runAttempt - MAX_ATTEMPTS)
  try {
    for (let attempt = event.runAttempt - 1; attempt >= oldest; attempt--) {
      const jobs = await readAttempt(attempt, { ...options, limit })
      if (jobs.size > 1) {
        log.info(
          `Several jobs of attempt ${attempt} were asked the same by steps that cannot be told apart: none is gone on with.`,
        )
        return undefined
      }
      const [job] = jobs
      if (job !== undefined) return job
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    log.info(`What earlier attempts did is not known. ${error.message}`)
  }
  return undefined
}

/** The agent's jobs that lines of this step name in the logs of an attempt. */
async function readAttempt(
  attempt: number,
  { github, limit, ...options }: EarlierAttemptOptions & { limit: { logs: number } },
): Promise<Set<string>> {
  const seal = sealOf(options)
  const jobs = await github.listJobsOfAttempt(seal.runId, attempt)
  const isGood = ({ conclusion }: { conclusion?: string | null | undefined }) =>
    conclusion === 'success' ? 1 : 0
  const candidates = jobs
    .filter(({ conclusion }) => conclusion !== 'skipped')
    // Those that failed are the ones that are run again.
    .sort((a, b) => isGood(a) - isGood(b))
  const found = new Set<string>()
  for (const { id } of candidates) {
    if (limit.logs-- <= 0) break
    for (const jobId of readJobLines(await readLog(id, { github, ...options }), seal)) {
      found.add(jobId)
    }
  }
  return found
}

/** A job's log; '' where it cannot be read: that of another job may be gone, or too long. */
async function readLog(
  id: number,
  { github, log }: Pick<EarlierAttemptOptions, 'github' | 'log'>,
): Promise<string> {
  try {
    return await github.readJobLog(id)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    log.info(`The log of one job is not known. ${error.message}`)
    return ''
  }
}

function sealOf({
  inputs,
  event: { repository, runId, step },
  conversation: { project, task },
}: Pick<EarlierAttemptOptions, 'inputs' | 'event' | 'conversation'>): JobLineSeal {
  return { key: inputs.apiKey, repository, runId, step, project, task }
}
