import { ActionError } from '../../errors.ts'
import type { AgentJob } from '../../service/schemas.ts'
import { type Entry, isLater, mayHaveDropped, type Records } from '../record/record.ts'
import type { AskStep, Task } from '../step.ts'
import { inspectJob } from './inspect-job.ts'
import { VERDICTS } from './verdicts.ts'

/** Nothing is asked: there is nothing to do (`Skipped`), or the step must fail. */
export interface Stop {
  readonly kind: 'stop'
  readonly error: unknown
}

export function stop(error: unknown): Stop {
  return { kind: 'stop', error }
}

/** An earlier attempt of the run asked this job: only waits for its end. */
export interface Resume extends Before {
  readonly kind: 'resume'
  readonly job: AgentJob
  readonly request: Entry
}

export interface Before {
  /** The job's pull request before it got the prompt, as `owner/repo#1`. */
  readonly pullBefore?: string | undefined
}

type Earlier =
  | Resume
  /** `isLost`: the pull request was merged or closed too early, so this needs a new job. */
  | { readonly kind: 'ask'; readonly again?: string; readonly isLost?: true }
  /** An answer was lost, or the record doesn't tell. */
  | Stop

/** Reads the request of an earlier attempt of this run, and decides whether to ask again. */
export async function lookBack(step: AskStep, task: Task): Promise<Earlier> {
  const { event, record, inputs, log } = step
  if (task.prompt === undefined || event.runAttempt <= 1) return { kind: 'ask' }
  if (!record.isKept) {
    const again = inputs.jobId.kind === 'new' ? 'makes a second job' : 'sends the follow-up again'
    // Now, while somebody can still cancel the run.
    log.warning(
      `This is a re-run, and nothing recorded what the earlier attempt asked: if its log says that a job was created, this ${again}. To wait for the first job alone, run a step with its \`job-id\` and no prompt. With \`comment: true\` on an issue or pull request, re-runs continue their job.`,
    )
    return { kind: 'ask' }
  }
  const records = await record.read()
  const result = await judgeRequest(step, records)
  const { unread } = records
  // A record that we do not read may hold a request, which matters only if this attempt asks.
  if (unread && result.kind === 'ask')
    return unclear(
      `This is a re-run, and ${unread.writer.toLowerCase()} wrote a record of this step, so it is unknown what earlier attempts asked. If you changed \`github-token\` or the version of this action, that is why.`,
      unread.url,
    )
  return result
}

async function judgeRequest(step: AskStep, records: Records): Promise<Earlier> {
  const { event, record } = step
  const { own, url = `#${record.home}`, all } = records
  const ofRun = own.filter(({ run }) => run === event.runId)
  // A step asks once in an attempt.
  const attempts = [...ofRun.map(({ attempt }) => attempt), event.runAttempt]
  if (new Set(attempts).size < attempts.length)
    return unclear(
      "Several steps of this run look alike, so it is unknown which job is this one's: give each its own `step-key`, for new runs.",
      url,
    )
  // By the attempts, as the clocks of runners may differ.
  const request = ofRun.toSorted((a, b) => a.attempt - b.attempt).at(-1)
  switch (request?.state) {
    case undefined:
      return mayHaveDropped(own, event.runId)
        ? unclear("This step's record no longer goes back to this run.", url)
        : { kind: 'ask' }
    case 'not asked':
      return { kind: 'ask' }
    case 'asking':
      return unclear(
        'An earlier attempt asked the agent, or was about to, and no answer was recorded.',
        url,
      )
    case 'lost': {
      const pull = request.pull ?? 'The pull request'
      const again = `${pull} was merged or closed before job ${request.job} had ended, so the agent was asked again.`
      return { kind: 'ask', again, isLost: true }
    }
    case 'asked': {
      const { fate, job } = await inspectJob(step, { id: request.job, search: 'rerun' })
      if (job === undefined || VERDICTS[fate].rerun === 'ask again') {
        const ended = job === undefined ? 'no longer exists' : `ended as ${job.status}`
        const again = `Job ${request.job}, of an earlier attempt, ${ended}, so the agent was asked again.`
        return { kind: 'ask', again }
      }
      const isBefore = (one: Entry) =>
        one.job === job.id && one.pull && isLater(event.runId, one.run)
      return { kind: 'resume', job, request, pullBefore: all.findLast(isBefore)?.pull }
    }
  }
}

function unclear(what: string, url: string): Stop {
  const remedy = `The dashboard shows whether it got there; if so, its pull request is there too. If not, start a new run: set the label again, use "Run workflow", or wait for the schedule. If you cannot, as after a push, delete the comment (${url}), which forgets the jobs of this step, and re-run.`
  return stop(new ActionError(`${what} Nothing was sent.`, { remedy }))
}
