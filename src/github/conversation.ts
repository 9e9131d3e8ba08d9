import type { Run } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import { OUTCOMES, type Outcome } from '../base/outcomes.ts'
import type { PullRequest } from '../base/pull-request.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import { OPEN_JOB } from '../runner/job-id.ts'
import type { GitHub } from './client.ts'
import { MAX_REPORT_BYTES, type OneComment, openComment } from './comment.ts'
import { recordOfPull, verifyJobPull } from './job-pull.ts'
import { fingerprint, isOfPull, type Marker } from './marker.ts'
import { createReporter, type Place, projectOf } from './reporter.ts'
import { linkToRun, runOf } from './this-run.ts'

/** Where a result is reported: the issue or pull request that a run is about, and the agent's own. */
export interface Conversation {
  /** Undefined where a run is about none. */
  readonly issueNumber: number | undefined
  /** The fingerprint of the project. */
  readonly project: string
  /** The fingerprint of what is asked: a re-run asks the same. */
  readonly task: string
  /**
   * What an earlier run recorded there; undefined where it recorded nothing that can be believed.
   * @throws HttpError
   */
  readRecord(): Promise<Marker | undefined>
  /**
   * What an earlier run recorded on a pull request of this repository as the agent's own.
   * @throws HttpError
   */
  readOwnPull(pullNumber: number): Promise<Marker | undefined>
  /** Begins to report that a job is at work, and does not wait for that. */
  reportProgress(progress: { id: string; markdown: string }): void
  /**
   * Reports the result, or what is known of it so far: the last report stays. A failure is a warning, the
   * result stands.
   */
  reportResult(result: ReportedResult): Promise<void>
}

/** What a result comes to, as far as a comment needs it. */
export interface ReportedResult {
  outcome: Outcome
  /** Undefined where no job came to be known. */
  jobId: string | undefined
  pullRequest?: PullRequest | undefined
  /** False where the job could not be asked in time: a re-run must ask it. */
  isAsked: boolean
  /** The branch that the job works on, where the service tells it. */
  branch?: string | undefined
  /** The report as Markdown, of at most so many bytes of UTF-8. */
  render(maxBytes: number): string
}

export interface ConversationOptions {
  inputs: {
    projectId: string
    apiKey: string
    baseUrl: URL
    comment: boolean
    issueNumber: number | undefined
    jobId: string | undefined
  }
  /** What is asked of the agent, as far as it is recorded. */
  order: { prompt: string | undefined; jobId: string | undefined } | undefined
  event: WorkflowEvent
  github: GitHub
  run: Run
  log: Log & { notice(message: string): void }
}

export function openConversation(options: ConversationOptions): Conversation {
  const { inputs, order, event } = options
  const issueNumber = inputs.issueNumber ?? event.issueNumber
  const task = fingerprint(order?.prompt ?? '', order?.jobId ?? '')
  const project = projectOf(inputs)
  const commentOn = openComments(options)
  const report = createReporter({ ...options, task, commentOn: placeOn })
  let progress: Promise<void> | undefined
  /** Pull requests of this repository that a record of ours shows to be the agent's own. */
  const recorded = new Set<number>()
  /** Each report waits for the one before. */
  let reported = Promise.resolve()
  let targets: Promise<Set<number>> | undefined

  /**
   * The project's one comment. On the agent's own pull request, its record says whose that is: a run that asks
   * for a new job there has a comment of its own beside it.
   */
  async function placeOn(number: number): Promise<Place> {
    const comment = commentOn(number, project)
    if (order === undefined || order.jobId !== undefined) return { comment, project }
    const earlier = await comment.read()
    const isOwnPull = earlier !== undefined && isOfPull(earlier, `${event.repository}#${number}`)
    if (!isOwnPull || earlier.runId === runOf(event).runId) return { comment, project }
    const beside = fingerprint(project, 'beside its own pull request')
    return { comment: commentOn(number, beside), project: beside }
  }

  /** The issue or pull request that the run is about, and the agent's own: looked for once. */
  async function findTargets(result: ReportedResult): Promise<Set<number>> {
    const { pullRequest: pull, branch, jobId } = result
    const jobPull = await verifyJobPull({ pull, branch, recorded }, options)
    const numbers = [issueNumber, jobPull].filter((number) => number !== undefined)
    if (numbers.length === 0) logNowhere(jobId, options)
    return new Set(numbers)
  }

  async function reportNow(result: ReportedResult): Promise<void> {
    await progress
    targets ??= findTargets(result)
    const { outcome, jobId, pullRequest, isAsked, render } = result
    const entry = { outcome, jobId, pull: recordOfPull(pullRequest, event), isAsked }
    for (const number of await targets) {
      await report(number, { ...entry, report: render(MAX_REPORT_BYTES) })
    }
  }

  return {
    issueNumber,
    project,
    task,
    readRecord: async () =>
      issueNumber === undefined ? undefined : (await placeOn(issueNumber)).comment.read(),
    async readOwnPull(pullNumber) {
      const marker = await commentOn(pullNumber, project).read()
      const name = `${event.repository}#${pullNumber}`
      if (marker === undefined || !isOfPull(marker, name)) return undefined
      recorded.add(pullNumber)
      return marker
    },
    reportProgress({ id, markdown }) {
      if (!inputs.comment || issueNumber === undefined || progress !== undefined) return
      const entry = { outcome: 'working', jobId: id, pull: undefined, isAsked: true }
      progress = report(issueNumber, { ...entry, report: markdown })
    },
    reportResult(result) {
      if (inputs.comment && OUTCOMES[result.outcome].commented) {
        reported = reported.then(() => reportNow(result))
      }
      return reported
    },
  }
}

/** Where there is no place for a comment. */
function logNowhere(jobId: string | undefined, { inputs, log }: ConversationOptions): void {
  const nowhere = 'There is no issue or pull request here to comment on'
  if (jobId === undefined || inputs.jobId !== OPEN_JOB) log.info(`${nowhere}; see issue-number.`)
  else
    log.warning(
      `${nowhere}, so the job is recorded nowhere and the next run opens a second pull request: set issue-number.`,
    )
}

/** Opens each comment once. */
function openComments(
  options: ConversationOptions,
): (issueNumber: number, project: string) => OneComment {
  const { inputs, event, github, run, log } = options
  const comments = new Map<string, OneComment>()
  const distrusted = new Set<number>()

  function noticeUnbelieved(issueNumber: number): void {
    if (distrusted.has(issueNumber)) return
    distrusted.add(issueNumber)
    log.notice(
      `A comment on #${issueNumber} looks like this action's record, but its signature does not fit this api-key, so it is not believed. Was the key rotated, or the repository renamed?`,
    )
  }

  return (issueNumber, project) => {
    const place = `${issueNumber} ${project}`
    const comment =
      comments.get(place) ??
      openComment({
        github,
        seal: { key: inputs.apiKey, repository: event.repository, issueNumber },
        project,
        writer: runOf(event),
        runUrl: linkToRun(event),
        run,
        onUnbelieved: () => noticeUnbelieved(issueNumber),
      })
    comments.set(place, comment)
    return comment
  }
}
