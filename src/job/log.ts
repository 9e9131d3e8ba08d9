import type { Step } from '../context.ts'
import { ActionError } from '../errors.ts'
import { type FoundComment, hashTexts, OwnComment } from '../github/own-comment.ts'
import type { RequestPolicy } from '../http/retry.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { renderComment } from '../result/markdown.ts'
import { resultPage } from '../result/outcomes.ts'
import type { ResultPage } from '../result/page.ts'
import { type RichText, richText, trusted } from '../rich-text.ts'
import { messageOf } from '../text.ts'
import { isEarlierRun } from '../trigger/event.ts'
import {
  byId,
  decodeEntries,
  type End,
  type Entry,
  encodeEntries,
  idOf,
  latestTime,
  MAX_ENTRIES,
  oldestFirst,
  trimmed,
} from './entry.ts'

/*
 * The log of requests: the newest ten, in the hidden first line of the step's comment. A request is written there before it
 * is sent.
 */

/** @throws ActionError if somebody changed them: a request could be among them */
function entriesIn(comment: FoundComment | undefined): Entry[] {
  if (comment === undefined) return []
  const entries = decodeEntries(comment.payload)
  if (entries !== undefined) return entries
  throw unreadable(
    richText`The hidden first line of this step's comment was changed: ${trusted(comment.url)}.`,
  )
}

function unreadable(what: RichText): ActionError {
  return new ActionError(richText`${what} So it is unknown what the agent was asked.`, {
    remedy: richText`See in the dashboard what the agent is doing, then delete that comment, which forgets what was asked there, and run again.`,
  })
}

export function projectTexts(inputs: Pick<Inputs, 'baseUrl' | 'projectId'>): string[] {
  return [inputs.baseUrl.href, inputs.projectId]
}

const ASKING = resultPage(
  { icon: '⏳', headline: 'Asking the docs agent' },
  { sentences: [trusted('If you still see this in an hour, the answer was lost.')] },
)

/** Each write has this attempt's own entry in its newest state, and keeps all other entries. */
export class RequestLog {
  /** The number of the issue or pull request with the comment: `issue-number`, or else the event's own. */
  readonly home: number
  readonly #step: Step
  readonly #stepHash: string
  readonly #comment: OwnComment
  #own: Entry | undefined
  #isDropped = false
  /** Another step of this run has the same comment. */
  #isShared = false
  /** Seen by this attempt: ends of jobs, by ID, and whether pull requests are open, by name. */
  readonly #ends = new Map<string, End>()
  readonly #isOpen = new Map<string, boolean>()

  constructor(step: Step, home: number, hasTask: boolean) {
    const { inputs, event } = step
    this.#step = step
    this.home = home
    this.#stepHash = hashTexts([event.step])
    let purpose = 'ask'
    // A step that only reports must not replace what another step of its workflow shows.
    if (!hasTask) purpose = `report ${event.step}`
    const texts = [purpose, ...projectTexts(inputs), event.workflowFile, inputs.commentKey]
    const place = {
      repository: event.repository,
      repositoryId: event.repositoryId,
      number: home,
    }
    this.#comment = new OwnComment(step.github, place, texts)
  }

  /**
   * The newest last, with this attempt's own.
   * @throws ActionError if they cannot be read, or were changed, or if another account may have asked
   */
  async read(policy: RequestPolicy): Promise<Entry[]> {
    const comments = await this.#comment.list(policy)
    const foreign = comments.find((comment) => comment.author !== 'own')
    // A bot's or a member's: for example, this workflow's own, with the token of another account.
    if (foreign !== undefined)
      throw unreadable(
        richText`Another account wrote a comment with the hidden first line of this step's: ${trusted(foreign.url)}.`,
      )
    return this.#merge(comments.flatMap(entriesIn))
  }

  /* The requests of this run's earlier attempts. */

  /** This step's newest. The clocks of runners may differ, so the attempt says which one that is. */
  newestOfStep(entries: readonly Entry[]): Entry | undefined {
    const ofStep = entries.filter((entry) => this.#isOfRun(entry) && entry.step === this.#stepHash)
    return ofStep.toSorted((a, b) => a.attempt - b.attempt).at(-1)
  }

  /** Whether another step of this run asked, or waited, since that attempt: a step has one entry an attempt. */
  hasOtherSince(entries: readonly Entry[], attempt: number, except?: Entry): boolean {
    const others = entries.filter((entry) => this.#isOfRun(entry) && entry !== except)
    return others.some((entry) => entry.attempt >= attempt)
  }

  /** Whether entries of later runs may have taken the place of this run's. */
  mayLackRun(entries: readonly Entry[]): boolean {
    // One less, since a request that took its place may have been refused, and its entry dropped.
    if (entries.length < MAX_ENTRIES - 1) return false
    if (entries.some((entry) => this.#isOfRun(entry))) return false
    const isOfLaterRun = (entry: Entry) => isEarlierRun(this.#step.event.runId, entry.run)
    return entries.some(isOfLaterRun)
  }

  #isOfRun(entry: Entry): boolean {
    return entry.run === this.#step.event.runId
  }

  /* This attempt's own request. */

  /**
   * Writes the request before it is sent.
   * @param job for a follow-up
   * @throws ActionError if it cannot be written, or if another step of this run may have asked: then nothing may be sent
   */
  async begin(job: string | undefined): Promise<void> {
    const policy = this.#step.startPolicy('read')
    try {
      // Another run may have read a comment before this write, and write over it: so look again, twice at most, and write
      // again if this request is missing. A new comment has no other writer.
      for (let tries = 0; tries < 3; tries++) {
        // After a cancel there is no time to take it out again.
        this.#step.signal.throwIfAborted()
        const hasChangedOld = await this.#comment.write(policy, (old) =>
          this.#addRequest(entriesIn(old), job),
        )
        if (!hasChangedOld) break
      }
    } catch (error) {
      this.drop()
      if (!(error instanceof ActionError)) throw error
      // Not a `RequestFailure`: the comment's fate may be unknown, but the agent was certainly not asked.
      throw new ActionError(
        richText`${error.text} The step keeps its log of requests there (\`comment: true\`), so nothing was sent.`,
        { cause: error },
      )
    }
    // The entry stays, so that re-runs fail too.
    if (this.#isShared) throw sharedComment()
  }

  /** Undefined if the request is among the entries already. */
  #addRequest(entries: readonly Entry[], job: string | undefined) {
    const { event, clock, signal } = this.#step
    signal.throwIfAborted()
    this.#own ??= {
      run: event.runId,
      attempt: event.runAttempt,
      step: this.#stepHash,
      at: latestTime(clock.now(), entries),
      byBot: event.isByBot,
      isFollowUp: job !== undefined,
      state: 'asking',
      job,
    }
    if (byId(entries).has(idOf(this.#own))) return undefined
    if (this.hasOtherSince(entries, this.#own.attempt)) this.#isShared = true
    return this.#content(entries, ASKING)
  }

  note(news: Partial<Pick<Entry, 'state' | 'job' | 'end'>>): void {
    if (this.#own !== undefined) this.#own = { ...this.#own, ...news }
  }

  /** The request was certainly not taken. */
  drop(): void {
    this.#isDropped = true
  }

  /** Takes over an earlier attempt's request. */
  resume(entry: Entry): void {
    this.#own = { ...entry, attempt: this.#step.event.runAttempt }
  }

  /** The end of any job. */
  noteEnd(job: string, end: End | undefined): void {
    if (end !== undefined) this.#ends.set(job, end)
  }

  /** The state of any pull request. */
  noteState(pull: string, isOpen: boolean): void {
    this.#isOpen.set(pull, isOpen)
  }

  /**
   * A failure is only logged.
   * @param failureLevel `warning` if no later write follows, and nothing else shows that something is wrong
   * @returns whether page and log are written
   */
  async tryWriteResult(
    page: ResultPage,
    policy: RequestPolicy,
    failureLevel: 'info' | 'warning',
  ): Promise<boolean> {
    try {
      await this.#comment.write(policy, (old) => this.#content(entriesIn(old), page))
      return true
    } catch (error) {
      this.#step.log[failureLevel](messageOf(error))
      return false
    }
  }

  #content(entries: readonly Entry[], page: ResultPage) {
    return {
      payload: encodeEntries(trimmed(this.#merge(entries), this.#own)),
      markdown: renderComment(page, this.#step.event.runUrl),
    }
  }

  #merge(entries: readonly Entry[]): Entry[] {
    const all = byId(entries)
    if (this.#own !== undefined) {
      all.set(idOf(this.#own), this.#own)
      if (this.#isDropped) all.delete(idOf(this.#own))
    }
    return oldestFirst(all.values()).map((entry) => this.#withNews(entry))
  }

  #withNews(entry: Entry): Entry {
    let end = entry.end
    // Until a follow-up begins, its job shows the end of the turn before: so only the follow-up's own run notes its end.
    if (end === undefined && !entry.isFollowUp) end = this.#ends.get(entry.job ?? '')
    if (typeof end !== 'object' || 'unreadable' in end) return { ...entry, end }
    return { ...entry, end: { ...end, isOpen: this.#isOpen.get(end.pull) ?? end.isOpen } }
  }
}

export function sharedComment(): ActionError {
  return new ActionError(
    richText`Another step of this run has the same comment, so it is unknown which agent job is whose. Nothing was sent.`,
    { remedy: trusted('Give each step its own `comment-key`, and start a new run.') },
  )
}

export function describeUnanswered(entry: Entry): RichText {
  return richText`Run ${entry.run} asked the agent, or was about to, and it is unknown whether the request got there. The dashboard shows it.`
}
