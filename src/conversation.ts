import type { PullRequest } from './agent/pull-request.ts'
import { systemClock } from './base/clock.ts'
import { Cancelled } from './base/errors.ts'
import { OUTCOMES } from './base/outcomes.ts'
import { messageOf } from './base/text.ts'
import type { GitHub, Pull } from './github/client.ts'
import { composeComment, MAX_REPORT_BYTES, type OneComment, openComment } from './github/comment.ts'
import { fingerprint, type Marker } from './github/marker.ts'
import { renderProgress } from './report/progress.ts'
import { renderReport, type StepResult } from './report/report.ts'
import type { WorkflowEvent } from './runner/event.ts'
import type { Inputs } from './runner/inputs.ts'
import type { AgentJob } from './service/agent-job.ts'

/** Where a result is told: the issue or pull request that a run is about, and the agent's own. */
export interface Conversation {
  /** Undefined where a run is about none. */
  readonly issueNumber: number | undefined
  /** The fingerprint of what is asked: a re-run asks the same. */
  readonly task: string
  /**
   * What an earlier run recorded there; undefined where it recorded nothing.
   * @throws GitHubError
   */
  recall(): Promise<Marker | undefined>
  /** Begins to tell that a job is at work, and does not wait for that. */
  tellProgress(job: { id: string; remark: string }): void
  /** Tells the result. A failure is a warning: the result stands. */
  tellResult(result: StepResult): Promise<void>
}

export function openConversation({
  inputs,
  event,
  github,
  log,
}: {
  inputs: Inputs
  event: WorkflowEvent
  github: GitHub
  log: { info(message: string): void; warning(message: string): void }
}): Conversation {
  const { runId, runAttempt: attempt } = event
  const issueNumber = inputs.issueNumber ?? event.issueNumber
  const project = fingerprint(inputs.baseUrl.href, inputs.projectId)
  const task = fingerprint(inputs.prompt ?? '', inputs.jobId ?? '')
  const runUrl = linkToRun(event)
  const comments = new Map<number, OneComment>()
  let telling: Promise<void> | undefined
  let warned: string | undefined

  function commentOn(number: number): OneComment {
    const comment = comments.get(number) ?? openComment({ github, issueNumber: number, project })
    comments.set(number, comment)
    return comment
  }

  /** A comment must not forget a job because a later run did not come to have one. */
  function markerFor(
    told: { outcome: string; jobId: string | undefined },
    earlier?: Marker,
  ): Marker {
    if (told.jobId === undefined && earlier !== undefined) return earlier
    return { project, task, runId, attempt, ...told }
  }

  async function tell(
    number: number,
    told: { outcome: string; jobId: string | undefined; report: string },
  ): Promise<void> {
    const { report, outcome, jobId } = told
    try {
      await commentOn(number).write((earlier) => {
        const marker = markerFor({ outcome, jobId }, earlier)
        return composeComment({ marker, report, runUrl })
      })
    } catch (error) {
      const message = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      if (message !== warned) log.warning(`The comment on #${number} is not up to date. ${message}`)
      warned = message
    }
  }

  /**
   * The pull request of a job, where it is in this repository. The service names it; before it is told as
   * this job's, and reviews of it go to the service, GitHub must show that it can be.
   */
  async function findOwnPull(result: StepResult['job']): Promise<number | undefined> {
    const number = numberHere(result?.pullRequest, event)
    if (number === undefined || number === issueNumber) return undefined
    try {
      if (isOwnPull(await github.getPull(number), result?.job, event)) return number
      log.warning(
        `There is no comment on #${number}: it is not a pull request of this repository, on the job's branch, that was opened in the last day.`,
      )
    } catch (error) {
      log.warning(`There is no comment on #${number}. ${messageOf(error)}`)
    }
    return undefined
  }

  return {
    issueNumber,
    task,
    recall: async () => (issueNumber === undefined ? undefined : commentOn(issueNumber).read()),
    tellProgress(job) {
      if (!inputs.comment || issueNumber === undefined || telling !== undefined) return
      const report = renderProgress(job)
      telling = tell(issueNumber, { outcome: 'working', jobId: job.id, report })
    },
    async tellResult(result) {
      if (!inputs.comment || !OUTCOMES[result.outcome].commented) return
      await telling
      const { job } = result.job ?? {}
      const numbers = [issueNumber, await findOwnPull(result.job)].filter(
        (one) => one !== undefined,
      )
      if (numbers.length === 0) {
        log.info('There is no issue or pull request here to comment on; see issue-number.')
      }
      const report = renderReport(result, MAX_REPORT_BYTES)
      const told = { outcome: result.outcome, jobId: job?.id, report }
      for (const number of new Set(numbers)) await tell(number, told)
    },
  }
}

/** No job runs longer, with its re-runs. */
const OWN_PULL_MAX_AGE_MS = 24 * 60 * 60_000

function isOwnPull({ head, created_at }: Pull, job: AgentJob | undefined, event: WorkflowEvent) {
  const ageMs = systemClock.now().getTime() - Date.parse(created_at)
  const ref = job?.source?.ref
  return (
    head.repo?.full_name === event.repository &&
    (ref === undefined || ref === null || ref === head.ref) &&
    ageMs < OWN_PULL_MAX_AGE_MS
  )
}

/** The number of a pull request that is in this repository. */
function numberHere(
  pullRequest: PullRequest | undefined,
  { serverUrl, repository }: WorkflowEvent,
): number | undefined {
  if (pullRequest === undefined) return undefined
  const isHere = pullRequest.url
    .toLowerCase()
    .startsWith(`${serverUrl}/${repository}/`.toLowerCase())
  return isHere ? Number(pullRequest.number) : undefined
}

function linkToRun({ serverUrl, repository, runId, runAttempt }: WorkflowEvent): string {
  const attempt = runAttempt > 1 ? `/attempts/${runAttempt}` : ''
  return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`
}
