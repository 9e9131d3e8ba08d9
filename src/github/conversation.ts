import { Cancelled } from '../errors.ts'
import { OUTCOMES, type Outcome } from '../outcomes.ts'
import type { Run } from '../run.ts'
import { linkToRun, type WorkflowEvent } from '../runner/event.ts'
import { type Inputs, wordOf } from '../runner/inputs.ts'
import { asRecord, messageOf } from '../text.ts'
import type { GitHub } from './api.ts'
import {
  fingerprint,
  isOfPull,
  type Marker,
  nameOfPull,
  nextMarker,
  type PullAddress,
  type RecordedResult,
  workflowOf,
} from './record.ts'
import { Comment } from './recorded-comment.ts'

/** As much of a step's result as a comment records. */
interface Reported {
  readonly outcome: Outcome
  /** A report, where the step has one. */
  readonly analytics?: unknown
  readonly job?: {
    readonly job?: { readonly id: string }
    readonly pullRequest?: PullAddress
    /** False if the job could not be asked in time: a re-run must ask it. */
    readonly isAsked: boolean
  }
}

/**
 * Where a result is reported and remembered: one comment on the issue or pull request that the run is about,
 * and one on the agent's own pull request. A comment that cannot be written is a warning: the result stands.
 */
export class Conversation {
  /** Undefined if the run is about none. */
  readonly issueNumber: number | undefined
  /** The fingerprint of the project. */
  readonly project: string
  /** The fingerprint of what is asked: a re-run asks the same. */
  readonly task: string
  readonly #inputs: Inputs
  readonly #event: WorkflowEvent
  readonly #github: GitHub
  readonly #run: Run
  readonly #writer: Pick<Marker, 'runId' | 'attempt'>
  readonly #comments = new Map<number, Comment>()
  /** By the jobs that were read or written here, the workflow that made each. */
  readonly #workflows = new Map<string, string>()
  readonly #logged = new Set<string>()
  /** Each report waits for the one before. */
  #reported = Promise.resolve()

  constructor(inputs: Inputs, event: WorkflowEvent, github: GitHub, run: Run) {
    this.issueNumber = inputs.issueNumber ?? event.issueNumber
    this.project = fingerprint(inputs.baseUrl.href, inputs.projectId)
    this.task = fingerprint(inputs.prompt ?? '', wordOf(inputs.jobId), ...inputs.context)
    this.#inputs = inputs
    this.#event = event
    this.#github = github
    this.#run = run
    // Outside a runner there may be no number of a run.
    const runId = /^\d{1,20}$/.test(event.runId) ? event.runId : '0'
    this.#writer = { runId, attempt: event.runAttempt }
  }

  /** What an earlier run recorded there; undefined if it recorded nothing that can be believed. */
  async readRecord(): Promise<Marker | undefined> {
    if (this.issueNumber === undefined) return undefined
    return this.#remember(await this.#commentOn(this.issueNumber).read())
  }

  /** What an earlier run recorded on a pull request of this repository as the agent's own. */
  async readOwnPull(pullNumber: number): Promise<Marker | undefined> {
    const marker = this.#remember(await this.#commentOn(pullNumber).read())
    return marker && isOfPull(marker, this.#nameOf(pullNumber)) ? marker : undefined
  }

  /** Begins to report that a job is at work, and does not wait for that. */
  reportProgress(jobId: string, markdown: string): void {
    const { issueNumber } = this
    if (!this.#inputs.comment || issueNumber === undefined) return
    const entry = { outcome: 'working', jobId, pull: undefined, isAsked: true }
    this.#reported = this.#reported.then(() => this.#write(issueNumber, entry, markdown))
  }

  /**
   * Reports the result, or what is known of it so far: the last report stays.
   * @param isNews if not, only a comment that is there already is written
   */
  report(result: Reported, markdown: string, isNews = true): Promise<void> {
    // A step that is skipped may have a report, as care has of a quiet week.
    const hasReport = OUTCOMES[result.outcome].commented || result.analytics !== undefined
    if (this.#inputs.comment && hasReport) {
      this.#reported = this.#reported.then(() => this.#reportNow(result, markdown, isNews))
    }
    return this.#reported
  }

  async #reportNow(result: Reported, markdown: string, isNews: boolean): Promise<void> {
    const { outcome, job: { job, pullRequest, isAsked = true } = {} } = result
    const entry = { outcome, jobId: job?.id, pull: nameOfPull(pullRequest, this.#event), isAsked }
    const ownPull = Number(pullRequest?.number)
    const places = new Set(this.issueNumber === undefined ? [] : [this.issueNumber])
    if (isOfPull(entry, this.#nameOf(ownPull))) places.add(ownPull)
    for (const number of places) await this.#write(number, entry, markdown, isNews)
    if (places.size > 0) return this.#warnOfOtherIssues(result)
    const nowhere = 'There is no issue or pull request here to comment on'
    const isOpen = job && (pullRequest || OUTCOMES[outcome].jobGoesOn)
    if (!isOpen || this.#inputs.jobId.kind !== 'open')
      return this.#log('info', `${nowhere}; see issue-number.`)
    const harm = 'the job is recorded nowhere and the next run opens a second pull request'
    this.#log('warning', `${nowhere}, so ${harm}: set issue-number.`)
  }

  /** As long as its job has no pull request, a record is found only by a run about the same issue. */
  #warnOfOtherIssues({ outcome, job: known }: Reported): void {
    const isAlone = known?.pullRequest === undefined && OUTCOMES[outcome].jobGoesOn
    const { jobId, issueNumber } = this.#inputs
    if (!known?.job || !isAlone || jobId.kind !== 'open' || issueNumber !== undefined) return
    const harm = 'a run about another issue makes a second one until it has a pull request'
    this.#log(
      'warning',
      `Job ${known.job.id} is recorded on #${this.issueNumber} alone, so ${harm}: set \`issue-number\`.`,
    )
  }

  async #write(
    number: number,
    entry: RecordedResult,
    markdown: string,
    isNews = true,
  ): Promise<void> {
    try {
      const comment = this.#commentOn(number)
      if (!isNews && (await comment.read()) === undefined) return
      const isWritten = await comment.write(this.#writer, (earlier) => ({
        marker: this.#markerOf(number, entry, earlier),
        markdown,
        link: `[Workflow run](${linkToRun(this.#event)})`,
      }))
      if (isWritten) return
      const line = `The comment on #${number} reports a later run: it stays as it is`
      const { jobId } = (await comment.read()) ?? {}
      if (entry.jobId === undefined || entry.jobId === jobId) return this.#log('info', `${line}.`)
      this.#log('warning', `${line}, so job ${entry.jobId} is not recorded there.`)
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      this.#log('warning', `The comment on #${number} is not up to date. ${reason}`)
    }
  }

  /** What the record on this issue or pull request says from now on. */
  #markerOf(number: number, result: RecordedResult, earlier: Marker | undefined): Marker {
    const { payload, issueNumber } = this.#event
    const { state } = asRecord(payload.pull_request ?? payload.issue)
    const { jobId = '' } = result
    const next = nextMarker(earlier, {
      result,
      project: this.project,
      // A job stays with the workflow that made it, wherever it is recorded next.
      workflow: this.#workflows.get(jobId) ?? workflowOf(this.#event),
      task: this.task,
      writer: this.#writer,
      place: this.#nameOf(number),
      isClosed: issueNumber === number && state === 'closed',
    })
    return this.#remember(next) ?? next
  }

  #remember(marker: Marker | undefined): Marker | undefined {
    if (marker?.jobId !== undefined) this.#workflows.set(marker.jobId, marker.workflow)
    return marker
  }

  #nameOf(number: number): string {
    return `${this.#event.repository}#${number}`
  }

  #commentOn(issueNumber: number): Comment {
    const known = this.#comments.get(issueNumber)
    if (known !== undefined) return known
    const seal = { key: this.#inputs.apiKey, repository: this.#event.repository, issueNumber }
    const unbelieved = `A comment on #${issueNumber} looks like this action's record, but its signature does not fit this api-key, so it is not believed. Was the key rotated, or the repository renamed?`
    const onUnbelieved = () => this.#log('notice', unbelieved)
    const comment = new Comment(this.#github, seal, this.project, onUnbelieved)
    this.#comments.set(issueNumber, comment)
    return comment
  }

  /** Logs a line once: a result is reported several times. */
  #log(level: 'info' | 'notice' | 'warning', line: string): void {
    if (this.#logged.has(line)) return
    this.#logged.add(line)
    this.#run.log[level](line)
  }
}
