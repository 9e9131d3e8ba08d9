import { randomBytes } from 'node:crypto'
import {
  type Entry,
  formatLine,
  formatMarker,
  type Identity,
  identify,
  type Known,
  nextLedger,
} from '../comments/line.ts'
import { type OwnComment, OwnComments } from '../comments/step-comment.ts'
import { ActionError, Cancelled } from '../errors.ts'
import type { GitHub } from '../github/api.ts'
import type { Place } from '../github/comments.ts'
import { linkToRun } from '../runner/event.ts'
import { messageOf } from '../text.ts'
import { type Records, readRecords } from './earlier-requests.ts'
import { ASKING, atWork } from './progress.ts'

/** What another run wrote less long ago may be changed by it at any moment. */
const BUSY_MS = 10 * 60_000

/** What is written into the step's comment. */
interface Writing {
  /** The agent is about to be asked. */
  readonly isAsking?: boolean
  /** Whether this is worth a new comment, if there is none. */
  readonly mayCreate: boolean
  readonly markdown: string
  readonly known?: Known
  /** Whether the step writes nothing after this. */
  readonly isLast?: boolean
}

/**
 * What a step asks of the agent, written down before it asks: in a comment of its own on the issue or pull
 * request that the run is about (its home), where people read the result. If it is not written, it was not asked.
 */
export class Ledger {
  /** Undefined if the run is about no issue or pull request. */
  readonly home: number | undefined
  /** Whether this step writes down what it asks. */
  readonly isKept: boolean
  /** Whether a re-run of this run finds the job that was asked. */
  isRecorded = false
  readonly #github: GitHub
  readonly #identity: Identity
  /** All of ours at the home. */
  readonly #comments: OwnComments
  /** The comment that this step writes. */
  #id: number | undefined
  /** Comments that this step could not change. */
  readonly #refused = new Set<number>()
  /** What this step asked. */
  #asked: Entry | undefined
  /** The last write, which the next one follows. */
  #last: Promise<void> = Promise.resolve()
  /** Whether the step failed because the comment cannot be written. */
  #isRefused = false

  constructor(github: GitHub) {
    const { inputs, event } = github
    this.home = inputs.issueNumber ?? event.issueNumber
    this.isKept = inputs.comment && this.home !== undefined
    this.#github = github
    this.#identity = identify(event, inputs)
    const { repository, repositoryId } = event
    this.#comments = new OwnComments({ repository, repositoryId, number: this.home ?? 0 }, github)
  }

  /** @throws ActionError if the comments cannot be read */
  async read(): Promise<Records> {
    const comments = this.home === undefined ? [] : await this.#comments.list()
    const isUnreadable = comments.some((one) => this.#isOwn(one) && one.ledger === undefined)
    const login = isUnreadable ? await this.#github.getOwnLogin() : ''
    return readRecords(comments, this.#identity, this.#github.event.runId, login)
  }

  /**
   * Writes down that the agent is about to be asked.
   * @param job the one that gets a follow-up
   * @param signal the step's: after a cancel there is no time to write down that the agent was not asked after all
   * @throws ActionError if that cannot be written: then nothing may be sent
   */
  async writeAsking(job: string | undefined, signal: AbortSignal): Promise<void> {
    if (!this.isKept) return
    const { runId: run, runAttempt: attempt, isByBot: byBot } = this.#github.event
    const time = this.#github.runtime.clock.now().toISOString()
    const process = randomBytes(4).toString('hex')
    this.#asked = { process, time, run, attempt, job, byBot, state: 'asking' }
    try {
      await this.#comments.list()
      signal.throwIfAborted()
      await this.#write({ isAsking: true, mayCreate: true, markdown: ASKING })
    } catch (error) {
      // It may be there all the same.
      this.noteNotAsked()
      if (!(error instanceof ActionError)) throw error
      this.#isRefused = true
      const why = 'What is asked of the agent is written there first (`comment: true`)'
      throw new ActionError(`${error.message} ${why}, so nothing was sent.`, { cause: error })
    }
  }

  /** The service has the request, and this is the job; the next write records that. */
  noteAsked(job: string): void {
    if (this.#asked) this.#asked = { ...this.#asked, state: 'asked', job }
  }

  /** Shows that the job is at work. Nobody waits for this: the result will replace it. */
  reportProgress(job: string): void {
    if (!this.isKept) return
    void this.#write({ mayCreate: true, markdown: atWork(job), known: { job } }).catch((error) => {
      const { log } = this.#github.runtime
      log.info(`The comment on #${this.home} does not show the job yet. ${messageOf(error)}`)
    })
  }

  /** This attempt resumes what an earlier one asked: a step of this attempt that looks alike must not. */
  noteResumed(entry: Entry): void {
    this.#asked = { ...entry, attempt: this.#github.event.runAttempt }
  }

  /** The service certainly does not have the request; the next report writes that down. */
  noteNotAsked(): void {
    if (this.#asked) this.#asked = { ...this.#asked, state: 'not asked' }
  }

  /**
   * Writes a result, or what we know of it so far. If that fails, it is a warning, and the result stays.
   * @param how.isLast whether the step writes nothing after this
   */
  async report(
    markdown: string,
    known: Known,
    how: { mayCreate: boolean; isLast: boolean },
  ): Promise<void> {
    if (!this.isKept) return
    try {
      if (this.#github.inputs.apiKey === '') await this.#writePlain(markdown, how)
      else await this.#write({ markdown, known, ...how })
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      const message = `The comment on #${this.home} could not be written. ${reason}`
      // A later write may do, and a failure that ended the step says so itself.
      const isNews = how.isLast && !this.#isRefused
      this.#github.runtime.log[isNews ? 'warning' : 'info'](message)
    }
  }

  /**
   * Tells reviews of the agent's pull request which job it is of.
   * @param pull where it is, in this repository or in another one
   * @throws ActionError
   */
  async point(job: string, pull: Place): Promise<void> {
    await new OwnComments(pull, this.#github).point(job)
  }

  /** Without a key, a comment is a report and no ledger. */
  #writePlain(markdown: string, how: { mayCreate: boolean; isLast: boolean }): Promise<void> {
    const marker = formatMarker(this.#identity)
    return this.#comments.keepWriting(async () => {
      const id = await this.#comments.findPlain(marker)
      if (id !== undefined || how.mayCreate)
        await this.#comments.write(id, this.#frame(marker, markdown))
    }, how.isLast)
  }

  /** Writes one after the other, each by what the one before left. */
  #write(writing: Writing): Promise<void> {
    const written = this.#last.then(() =>
      this.#comments.keepWriting((isAgain) => this.#writeOnce(writing, isAgain), writing.isLast),
    )
    this.#last = written.catch(() => {})
    return written
  }

  async #writeOnce(writing: Writing, isAgain: boolean): Promise<void> {
    const { isAsking = false, mayCreate, known } = writing
    this.#id ??= (await this.#choose(known?.job, isAsking))?.id
    const comment = this.#id === undefined ? undefined : await this.#comments.get(this.#id)
    if (isAgain && isAsking && this.#isWrittenIn(comment)) return
    if (comment === undefined && !mayCreate) return
    const body = this.#compose(writing, comment)
    this.#id = await this.#comments.write(comment?.id, body)
    if (this.#id === undefined && comment !== undefined) {
      this.#refused.add(comment.id)
      return this.#writeOnce(writing, isAgain)
    }
    this.isRecorded = this.#asked?.state === 'asked'
  }

  /**
   * This step's comment, or the one whose ledger has the job that is only watched. A copy is always younger; but if
   * the oldest is another token's, the newest is likely this one's. One that another run may write at any moment is
   * left to that run, which would lose this one's entry.
   */
  async #choose(job: string | undefined, isAsking: boolean): Promise<OwnComment | undefined> {
    const comments = (await this.#comments.list()).filter(
      ({ id, ledger }) => ledger !== undefined && !this.#refused.has(id),
    )
    const readable = this.#refused.size > 0 ? comments.toReversed() : comments
    const own = readable.filter(this.#isOwn)
    if (isAsking)
      return own.find(({ ledger }) => !ledger?.entries.some((entry) => this.#isBusy(entry)))
    if (own[0] || this.#asked || job === undefined) return own[0]
    return readable.find(({ ledger }) =>
      ledger?.entries.some((one) => one.job === job && one.process !== 'pointer'),
    )
  }

  #compose({ markdown, known }: Writing, comment: OwnComment | undefined): string {
    const content = nextLedger(comment?.ledger, this.#asked, known)
    // A job that is only watched may be another step's.
    return this.#frame(
      formatLine(comment ?? this.#identity, content, this.#comments.seal),
      markdown,
    )
  }

  #frame(line: string, markdown: string): string {
    return `${line}\n${markdown.trimEnd()}\n\n[Workflow run](${linkToRun(this.#github.event)})\n`
  }

  readonly #isOwn = ({ step }: Identity): boolean => step === this.#identity.step

  #isBusy({ state, process, time }: Entry): boolean {
    const ageMs = this.#github.runtime.clock.now().getTime() - Date.parse(time)
    return state === 'asking' && process !== this.#asked?.process && ageMs < BUSY_MS
  }

  #isWrittenIn(comment: OwnComment | undefined): boolean {
    const { process, state } = this.#asked ?? {}
    const entries = comment?.ledger?.entries ?? []
    return entries.some((one) => one.process === process && one.state === state)
  }
}
