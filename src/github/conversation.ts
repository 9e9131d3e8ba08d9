import type { Run } from '../base/clock.ts'
import { OUTCOMES, type Outcome } from '../base/outcomes.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { GitHub } from './client.ts'
import { MAX_REPORT_BYTES, type OneComment, openComment } from './comment.ts'
import { fingerprint, type Marker } from './marker.ts'
import { findOwnPull, type NamedPull, recordOfPull } from './own-pull.ts'
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
  pullRequest?: NamedPull | undefined
  /** False where the job could not be asked in time: a re-run must ask it. */
  isAsked?: boolean
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
  }
  /** What is asked of the agent, as far as it is recorded. */
  order: { prompt: string | undefined; jobId: string | undefined } | undefined
  event: WorkflowEvent
  github: GitHub
  run: Run
  log: {
    info(message: string): void
    notice(message: string): void
    warning(message: string): void
  }
}

export function openConversation(options: ConversationOptions): Conversation {
  const { inputs, order, event, github, log, run } = options
  const issueNumber = inputs.issueNumber ?? event.issueNumber
  const task = fingerprint(order?.prompt ?? '', order?.jobId ?? '')
  const project = projectOf(inputs)
  const commentOn = openComments(options)
  const report = createReporter({ ...options, task, commentOn: placeOn })
  let progress: Promise<void> | undefined
  /** Pull requests that a record of ours shows to be the agent's own. */
  const recorded = new Set<string>()
  /** Each report waits for the one before. */
  let reported = Promise.resolve()
  let places: Promise<Set<number>> | undefined

  /**
   * The project's one comment. On the agent's own pull request, its record says whose that is: a run that asks
   * for a new job there has a comment of its own beside it.
   */
  async function placeOn(number: number): Promise<Place> {
    const comment = commentOn(number, project)
    if (order === undefined || order.jobId !== undefined) return { comment, project }
    const earlier = await comment.read()
    const isOwnPull = earlier?.pull?.toLowerCase() === `${event.repository}#${number}`.toLowerCase()
    if (!isOwnPull || earlier?.runId === runOf(event).runId) return { comment, project }
    const beside = fingerprint(project, 'beside its own pull request')
    return { comment: commentOn(number, beside), project: beside }
  }

  /** The issue or pull request that the run is about, and the agent's own: looked for once. */
  async function findPlaces({ pullRequest: pull, branch }: ReportedResult): Promise<Set<number>> {
    const ownPull = recorded.has(recordOfPull(pull, event)?.toLowerCase() ?? '')
      ? Number(pull?.number)
      : await findOwnPull({ pull, branch }, { event, github, clock: run.clock, log })
    const numbers = [issueNumber, ownPull].filter((number) => number !== undefined)
    if (numbers.length === 0) {
      log.info('There is no issue or pull request here to comment on; see issue-number.')
    }
    return new Set(numbers)
  }

  async function reportNow(result: ReportedResult): Promise<void> {
    await progress
    places ??= findPlaces(result)
    const { outcome, jobId, pullRequest, isAsked = true, render } = result
    const entry = { outcome, jobId, pull: recordOfPull(pullRequest, event), isAsked }
    for (const number of await places) {
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
      const here = `${event.repository}#${pullNumber}`.toLowerCase()
      if (marker?.pull?.toLowerCase() !== here) return undefined
      recorded.add(here)
      return marker
    },
    reportProgress({ id, markdown }) {
      if (!inputs.comment || issueNumber === undefined || progress !== undefined) return
      progress = report(issueNumber, { outcome: 'working', jobId: id, report: markdown })
    },
    reportResult(result) {
      if (inputs.comment && OUTCOMES[result.outcome].commented) {
        reported = reported.then(() => reportNow(result))
      }
      return reported
    },
  }
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
        run: runOf(event),
        runUrl: linkToRun(event),
        clock: run.clock,
        signal: run.signal,
        onUnbelieved: () => noticeUnbelieved(issueNumber),
      })
    comments.set(place, comment)
    return comment
  }
}
