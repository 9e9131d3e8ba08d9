import { randomBytes } from 'node:crypto'
import { type CommentIdentity, commentIdentity } from '../../comments/comment-marker.ts'
import {
  type FoundComment,
  findMarkedComments,
  StickyComment,
} from '../../comments/sticky-comment.ts'
import type { Step } from '../../core/command.ts'
import { renderComment } from '../../core/markdown.ts'
import { type ResultPage, trusted } from '../../core/result-page.ts'
import { resultPage } from '../../core/results.ts'
import { ActionError } from '../../errors.ts'
import type { IssueRef } from '../../github/issues-and-pulls.ts'
import type { RequestPolicy } from '../../http/retry.ts'
import type { Inputs } from '../inputs.ts'
import type { AskOutput } from '../outcomes-and-outputs.ts'
import {
  decodePayload,
  encodePayload,
  type FoundRecords,
  groupRecords,
  mayOtherRunBeAsking,
  projectIdentityParts,
  type RecordEntry,
  type RecordScope,
  recordScopeOf,
  updateEntries,
} from './record.ts'

const ASKING = resultPage(
  { icon: '⏳', headline: 'Asking the docs agent' },
  { sentences: [trusted('If you still see this in an hour, the answer was lost.')] },
)

/**
 * The record of this step, in its own comment, and the records of all steps beside it. It remembers the request of this
 * attempt from `recordRequest` or `resume` on: each later write of the comment has it in the state that was noted last.
 */
export class StepRecord {
  /** The number of the issue or pull request that has the comment: `issue-number`, or else the event's own. */
  readonly home: number
  /** Whether this step records its requests, or only reads what others recorded. */
  readonly isKept: boolean
  readonly #step: Step<Inputs, AskOutput>
  readonly #identity: CommentIdentity
  readonly #place: IssueRef
  readonly #where: RecordScope
  readonly #comment: StickyComment
  #request: RecordEntry | undefined
  /** As `owner/repo#1`. */
  #pullOfJob: { readonly job: string; readonly pull: string } | undefined

  constructor(step: Step<Inputs, AskOutput>, home: number) {
    const { inputs, event } = step
    this.#step = step
    this.home = home
    this.isKept = inputs.comment
    const project = projectIdentityParts(inputs)
    const series = project.concat(step.command, event.workflowFile, inputs.stepKey)
    this.#identity = commentIdentity(series, event.step)
    this.#place = {
      repository: event.repository,
      repositoryId: event.repositoryId,
      number: home,
    }
    this.#where = recordScopeOf(this.#place, project)
    this.#comment = new StickyComment(step.github, this.#place, this.#identity)
  }

  /** @throws ActionError if the comments cannot be read, or it is unknown whose the token is */
  async read(policy = this.#step.startPolicy('needed')): Promise<FoundRecords> {
    const { github, event, clock } = this.#step
    const comments = await findMarkedComments(github, policy, this.#place)
    const records = groupRecords(comments, this.#identity, this.#where, event.runId)
    if (this.#request === undefined) return records
    // The verdict counts notes that no write has saved yet.
    const news = { request: this.#request, pullOfJob: this.#pullOfJob }
    return { ...records, ofSeries: updateEntries(records.ofSeries, news, clock.now()) }
  }

  /**
   * Records a request before it is sent.
   * @param job that gets it; undefined for a new one
   * @throws ActionError if it cannot be recorded: then nothing may be sent
   */
  async recordRequest(job: string | undefined): Promise<void> {
    if (!this.isKept) return
    const { event, signal, clock, startPolicy } = this.#step
    const request: RecordEntry = {
      id: randomBytes(4).toString('hex'),
      time: clock.now().toISOString(),
      run: event.runId,
      attempt: event.runAttempt,
      job,
      byBot: event.isByBot,
      state: 'asking',
    }
    this.#request = request
    try {
      await this.#comment.write(startPolicy('needed', 'last words'), {
        choose: (own) => {
          // A comment has the new request only if the answer to an earlier try of this write was lost.
          const written = this.#commentWithRequest(own)
          if (written !== undefined) return written
          // Another run that asks right now may write its comment at any moment, and would lose this entry.
          return own.find((comment) => !this.#isInUse(comment, request))
        },
        compose: (old) => {
          // After a cancel there is no time to write down that the agent was not asked after all.
          signal.throwIfAborted()
          return this.#compose(old, ASKING)
        },
      })
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      // Not a `RequestFailure`: the comment's fate may be unknown, but the agent was certainly not asked.
      throw new ActionError(
        `${error.message} The step records its requests there (\`comment: true\`), so nothing was sent.`,
        { cause: error },
      )
    }
  }

  noteNotAsked(): void {
    if (this.#request === undefined) return
    this.#request = { ...this.#request, state: 'not asked' }
  }

  noteAsked(job: string): void {
    if (this.#request === undefined) return
    this.#request = { ...this.#request, job, state: 'asked' }
  }

  /** The pull request was merged or closed while the job was at work on the request. */
  noteLost(job: string): void {
    if (this.#request === undefined) return
    this.#request = { ...this.#request, job, state: 'lost' }
  }

  notePull(job: string, pull: string): void {
    this.#pullOfJob = { job, pull }
  }

  /**
   * Takes over an earlier attempt's request, with this attempt's number: an identical step of this attempt then finds a
   * request of its own attempt, and fails instead of taking it too.
   */
  resume(request: RecordEntry): void {
    this.#request = { ...request, attempt: this.#step.event.runAttempt }
  }

  /**
   * Writes a result, or progress, and with it the record: this attempt's request in the state that was noted last.
   * @returns whether both are written: a failure is only logged
   */
  async tryWriteResult(
    page: ResultPage,
    policy: RequestPolicy,
    levelIfMissing: 'info' | 'warning',
  ): Promise<boolean> {
    if (!this.isKept) return false
    return this.#comment.tryWrite(policy, levelIfMissing, {
      choose: (own) => this.#commentWithRequest(own) ?? own[0],
      compose: (old) => this.#compose(old, page),
    })
  }

  /** With two runs at once, the second one has a comment of its own. */
  #commentWithRequest(own: readonly FoundComment[]): FoundComment | undefined {
    const id = this.#request?.id
    return own.find((comment) => this.#entriesIn(comment).some((entry) => entry.id === id))
  }

  #isInUse(comment: FoundComment, request: RecordEntry): boolean {
    const now = this.#step.clock.now()
    return this.#entriesIn(comment).some((entry) => mayOtherRunBeAsking(entry, request, now))
  }

  #compose(old: FoundComment | undefined, page: ResultPage) {
    const entries = updateEntries(
      this.#entriesIn(old),
      { request: this.#request, pullOfJob: this.#pullOfJob },
      this.#step.clock.now(),
    )
    const markdown = renderComment(page, this.#step.event.runUrl)
    return { payload: encodePayload(this.#where, { entries }), markdown }
  }

  #entriesIn(comment: FoundComment | undefined): readonly RecordEntry[] {
    const content = decodePayload(comment?.payload, this.#where)
    const isRecord = content !== undefined && 'entries' in content
    return isRecord ? content.entries : []
  }
}
