import type { Log } from '../base/log.ts'
import type { GitHub } from '../github/client.ts'
import type { Conversation } from '../github/conversation.ts'
import { formatJobLine, type JobLineSeal, readJobLines } from '../github/job-line.ts'
import type { Marker } from '../github/marker.ts'
import { unlessItFails } from '../http/unless-it-fails.ts'
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
  log: Log
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
 * @param recorded the record that `job-id` stands for, where it stands for one
 */
export async function findEarlierJob(
  recorded: Marker | undefined,
  options: EarlierAttemptOptions,
): Promise<string | undefined> {
  const { inputs, event, conversation, log } = options
  const jobOf = (marker: Marker | undefined) =>
    marker?.runId === event.runId && marker.task === conversation.task ? marker.jobId : undefined
  const jobId = jobOf(recorded)
  if (jobId !== undefined || event.runAttempt === 1) return jobId
  const onComment = inputs.comment
    ? await unlessItFails(
        () => conversation.readRecord(),
        ({ message }) => log.warning(message),
      )
    : undefined
  return (
    jobOf(onComment) ??
    unlessItFails(
      () => findInLogs(options),
      ({ message }) => log.info(`What earlier attempts did is not known. ${message}`),
    )
  )
}

async function findInLogs(options: EarlierAttemptOptions): Promise<string | undefined> {
  const { event, log, inputs } = options
  if (inputs.githubToken === '') return undefined
  const limit = { logs: MAX_LOGS }
  const oldest = Math.max(1, event.runAttempt - MAX_ATTEMPTS)
  for (let attempt = event.runAttempt - 1; attempt >= oldest; attempt--) {
    const [job, ...others] = await readAttempt(attempt, { ...options, limit })
    if (others.length > 0) {
      log.info(
        `Several jobs of attempt ${attempt} were asked the same by steps that cannot be told apart: none is gone on with.`,
      )
      return undefined
    }
    if (job !== undefined) return job
  }
  return undefined
}

/** The agent's jobs that lines of this step name in the logs of an attempt. */
async function readAttempt(
  attempt: number,
  { github, log, limit, ...options }: EarlierAttemptOptions & { limit: { logs: number } },
): Promise<Set<string>> {
  const seal = sealOf(options)
  const jobs = await github.listJobsOfAttempt(seal.runId, attempt)
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped')
  const isGood = ({ conclusion }: (typeof jobs)[number]) => conclusion === 'success'
  // Those that failed are the ones that are run again.
  const candidates = [...ran.filter((job) => !isGood(job)), ...ran.filter(isGood)]
  const found = new Set<string>()
  for (const { id } of candidates) {
    if (limit.logs-- <= 0) break
    // That of another job may be gone, or too long.
    const text = await unlessItFails(
      () => github.readJobLog(id),
      ({ message }) => log.info(`The log of one job is not known. ${message}`),
    )
    for (const jobId of readJobLines(text ?? '', seal)) found.add(jobId)
  }
  return found
}

function sealOf({
  inputs,
  event: { repository, runId, step },
  conversation: { project, task },
}: Pick<EarlierAttemptOptions, 'inputs' | 'event' | 'conversation'>): JobLineSeal {
  return { key: inputs.apiKey, repository, runId, step, project, task }
}
