import * as v from 'valibot'
import type { Step } from '../context.ts'
import { ActionError } from '../errors.ts'
import { type FoundComment, hashTexts, OwnComment } from '../github/own-comment.ts'
import type { RequestPolicy } from '../http/retry.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { renderComment } from '../result/markdown.ts'
import { resultPage } from '../result/outcomes.ts'
import type { ResultPage } from '../result/page.ts'
import { type RichText, richText, trusted } from '../rich-text.ts'
import { ID, PLAIN_URL, parseJson } from '../text.ts'
import { isEarlierRun } from '../trigger/event.ts'

/*
 * The log of requests: the newest ten, in the hidden first line of the step's comment. A request is written there before it
 * is sent, so the agent was asked nothing else.
 */

export const MAX_ENTRIES = 10

function textLike(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

/** So the longest log takes at most 6,500 bytes of the comment. */
function shortTextLike(pattern: RegExp) {
  return v.pipe(textLike(pattern), v.maxLength(160))
}

const PULL = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}#)[A-Za-z0-9_.-]+#[1-9]\d{0,9}$/
const END = v.union([
  /** `none`: it completed without a pull request. `archived`: without one, too. */
  v.picklist(['none', 'failed', 'archived']),
  /** Its pull request on this server, as `owner/repo#1`, and whether that was open when it was last seen. */
  v.object({ pull: shortTextLike(PULL), isOpen: v.boolean() }),
  /** The address of its pull request on another server. */
  v.object({ unreadable: shortTextLike(PLAIN_URL) }),
])

const ENTRY = v.object({
  run: textLike(/^\d{1,20}$/),
  /** The newest attempt of the run that asked it, or waited for it. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** A hash of the IDs of the workflow's job and of the step. */
  step: textLike(/^[0-9a-f]{16}$/),
  at: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(24)),
  byBot: v.boolean(),
  isFollowUp: v.boolean(),
  /**
   * `asking`: written before the request is sent, and left if the answer is lost. `lost`: the pull request was merged or
   * closed while the agent was at work on a follow-up.
   */
  state: v.picklist(['asking', 'asked', 'lost']),
  /** The agent's job. Of a new one, known once it is asked. */
  job: v.optional(textLike(ID)),
  /** The job's end, as soon as it is known. */
  end: v.optional(END),
})
const ENTRIES = v.pipe(v.array(ENTRY), v.maxLength(MAX_ENTRIES))

/** A request to the agent: a new job, or a follow-up. */
export type Entry = Readonly<v.InferOutput<typeof ENTRY>>
export type End = v.InferOutput<typeof END>

export function encodeEntries(entries: readonly Entry[]): string {
  return Buffer.from(JSON.stringify(entries)).toString('base64')
}

/** Undefined for what has no form in the log. */
export function asEnd(end: unknown): End | undefined {
  const parsed = v.safeParse(END, end)
  return parsed.success ? parsed.output : undefined
}

/** @throws ActionError if somebody changed them: a request could be among them */
function entriesIn({ payload, url }: FoundComment): Entry[] {
  const json = parseJson(Buffer.from(payload, 'base64').toString())
  const parsed = v.safeParse(ENTRIES, json)
  if (parsed.success) return parsed.output
  throw unreadable(
    richText`The hidden first line of this step's comment was changed: ${trusted(url)}.`,
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

/** Each write has this attempt's own entry in its newest state, and keeps the entries of other runs. */
export class RequestLog {
  /** The number of the issue or pull request with the comment: `issue-number`, or else the event's own. */
  readonly home: number
  readonly #step: Step
  readonly #stepHash: string
  readonly #comment: OwnComment
  #own: Entry | undefined
  #isDropped = false
  /** Seen by this attempt: ends of jobs, by ID, and whether pull requests are open, by name. */
  readonly #ends = new Map<string, End>()
  readonly #isOpen = new Map<string, boolean>()

  constructor(step: Step, home: number, asks: boolean) {
    const { github, inputs, event } = step
    const { repository, repositoryId } = event
    this.#step = step
    this.home = home
    this.#stepHash = hashTexts([event.step])
    // A step that only reports must not replace what another step of its workflow shows.
    const purpose = asks ? 'ask' : `report ${event.step}`
    const texts = [purpose, ...projectTexts(inputs), event.workflowFile, inputs.commentKey]
    this.#comment = new OwnComment(github, { repository, repositoryId, number: home }, texts)
  }

  /**
   * The newest last, with this attempt's own.
   * @throws ActionError if they cannot be read, or were changed, or if another account may have asked
   */
  async read(policy: RequestPolicy): Promise<Entry[]> {
    const comments = await this.#comment.list(policy)
    const foreign = comments.find(({ author }) => author !== 'own')
    // For example, this workflow's own, with the token of another account.
    if (foreign !== undefined)
      throw unreadable(
        richText`Another account wrote a comment with the hidden first line of this step's: ${trusted(foreign.url)}.`,
      )
    return this.#merge(comments.flatMap(entriesIn))
  }

  /* The requests of this run's earlier attempts. */

  /** This step's newest. The clocks of runners may differ, so the attempt says which one that is. */
  newestOfStep(entries: readonly Entry[]): Entry | undefined {
    const { runId } = this.#step.event
    const own = entries.filter(({ run, step }) => run === runId && step === this.#stepHash)
    return own.toSorted((a, b) => a.attempt - b.attempt).at(-1)
  }

  /** Whether another step of this run asked, or waited, in an attempt: each step does that once. */
  hasOther(entries: readonly Entry[], attempt: number, own?: Entry): boolean {
    const { runId } = this.#step.event
    return entries.some(
      (entry) => entry.run === runId && entry.attempt === attempt && entry !== own,
    )
  }

  /** Whether entries of later runs may have taken the place of this run's. */
  mayLackRun(entries: readonly Entry[]): boolean {
    const { runId } = this.#step.event
    const isFull = entries.length >= MAX_ENTRIES
    const hasLater = entries.some(({ run }) => isEarlierRun(runId, run))
    return isFull && hasLater && entries.every(({ run }) => run !== runId)
  }

  /* This attempt's own request. */

  /**
   * Writes the request before it is sent.
   * @param job for a follow-up
   * @throws ActionError if it cannot be written, or if another step of this run may have asked: then nothing may be sent
   */
  async begin(job: string | undefined): Promise<void> {
    const { event, signal, clock, startPolicy } = this.#step
    const request: Omit<Entry, 'at'> = {
      run: event.runId,
      attempt: event.runAttempt,
      step: this.#stepHash,
      byBot: event.isByBot,
      isFollowUp: job !== undefined,
      state: 'asking',
      job,
    }
    const policy = startPolicy('read')
    let isShared = false
    try {
      // Another run may have read a comment before this write, and write over it: so look again, and write again if this
      // request is gone. A new comment has no other writer.
      for (let tries = 0; tries < 3; tries++) {
        // After a cancel there is no time to take it out again.
        signal.throwIfAborted()
        const wasThere = await this.#comment.write(policy, (old) => {
          signal.throwIfAborted()
          const entries = old === undefined ? [] : entriesIn(old)
          const own = this.#own ?? { ...request, at: latest(clock.now(), entries) }
          if (entries.some((entry) => idOf(entry) === idOf(own))) return undefined
          isShared ||= this.hasOther(entries, own.attempt)
          this.#own = own
          return this.#content(entries, ASKING)
        })
        if (!wasThere) break
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
    if (isShared) throw sharedComment()
  }

  /** News of the request. */
  note(news: Partial<Pick<Entry, 'state' | 'job' | 'end'>>): void {
    if (this.#own === undefined) return
    this.#own = { ...this.#own, ...news }
    const { job, end } = this.#own
    if (job !== undefined && end !== undefined) this.noteEnd(job, end)
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

  /** @returns whether page and log are written: a failure is only logged */
  tryWriteResult(
    page: ResultPage,
    policy: RequestPolicy,
    levelIfMissing: 'info' | 'warning',
  ): Promise<boolean> {
    return this.#comment.tryWrite(policy, levelIfMissing, (old) =>
      this.#content(old === undefined ? [] : entriesIn(old), page),
    )
  }

  #content(entries: readonly Entry[], page: ResultPage) {
    return {
      payload: encodeEntries(this.#newest(this.#merge(entries))),
      markdown: renderComment(page, this.#step.event.runUrl),
    }
  }

  /** The oldest is dropped first, but one whose pull request was open when last seen is dropped last. */
  #newest(entries: readonly Entry[]): Entry[] {
    const kept = entries.slice()
    while (kept.length > MAX_ENTRIES) {
      const oldest = kept.findIndex((entry) => !mayBeOpen(entry) && !this.#isOwn(entry))
      kept.splice(Math.max(0, oldest), 1)
    }
    return kept
  }

  #merge(entries: readonly Entry[]): Entry[] {
    const all = new Map<string, Entry>()
    for (const entry of entries) {
      // If the answer to the comment's create was lost, there are two comments, one with the request as it was at first.
      const isOutdated = entry.state === 'asking' && all.has(idOf(entry))
      if (!isOutdated) all.set(idOf(entry), entry)
    }
    if (this.#own !== undefined) {
      all.set(idOf(this.#own), this.#own)
      if (this.#isDropped) all.delete(idOf(this.#own))
    }
    const sorted = [...all.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
    return sorted.map((entry) => this.#withEnd(entry))
  }

  #withEnd(entry: Entry): Entry {
    // Until a follow-up begins, its job shows the end of the turn before: so its own note must come first.
    const isOwnEnd = entry.end !== undefined || !entry.isFollowUp
    const seen = isOwnEnd ? this.#ends.get(entry.job ?? '') : undefined
    const end = seen ?? entry.end
    if (typeof end !== 'object' || 'unreadable' in end) return { ...entry, end }
    return { ...entry, end: { ...end, isOpen: this.#isOpen.get(end.pull) ?? end.isOpen } }
  }

  #isOwn(entry: Entry): boolean {
    return this.#own !== undefined && idOf(entry) === idOf(this.#own)
  }
}

function idOf({ run, step, at }: Entry): string {
  return `${run} ${step} ${at}`
}

/** The clocks of runners may differ, and the newest request must have the latest time. */
function latest(now: Date, entries: readonly Entry[]): string {
  const times = entries.map(({ at }) => Date.parse(at) + 1)
  return new Date(Math.max(now.getTime(), ...times)).toISOString()
}

function mayBeOpen({ end }: Entry): boolean {
  if (typeof end !== 'object') return false
  return 'unreadable' in end || end.isOpen
}

export function sharedComment(): ActionError {
  return new ActionError(
    richText`Another step of this run has the same comment, so it is unknown which agent job is whose. Nothing was sent.`,
    { remedy: trusted('Give each step its own `comment-key`, and start a new run.') },
  )
}

export function describeUnanswered({ run }: Entry): RichText {
  return richText`Run ${run} asked the agent, or was about to, and no answer came. The dashboard shows whether it got there.`
}
