import * as v from 'valibot'
import type { Step } from '../context.ts'
import { ActionError } from '../errors.ts'
import { type FoundComment, hashTexts, OwnComment } from '../github/own-comment.ts'
import type { RequestPolicy } from '../http/retry.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { renderComment } from '../result/markdown.ts'
import { resultPage } from '../result/outcomes.ts'
import { type ResultPage, trusted } from '../result/page.ts'
import { ID, parseJson } from '../text.ts'
import { isEarlierRun } from '../trigger/event.ts'

/*
 * With `comment: true`, a step's comment keeps its last ten requests to the agent in its marker: the record. A request is
 * written there before it is sent, so what is not in the record was not sent.
 */

export const MAX_ENTRIES = 10

function textLike(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern))
}

const PULL = /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}#)[A-Za-z0-9_.-]+#[1-9]\d{0,9}$/
const ENTRY = v.object({
  run: textLike(/^\d{1,20}$/),
  /** The newest attempt of the run that asked it, or waited for it. */
  attempt: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** A hash of the step's place in its workflow. */
  step: textLike(/^[0-9a-f]{16}$/),
  at: v.pipe(v.string(), v.isoTimestamp(), v.maxLength(24)),
  byBot: v.boolean(),
  isFollowUp: v.boolean(),
  /**
   * `asking`: written before the request is sent, and left if the answer is lost. `lost`: the pull request was merged or
   * closed while the job was at work on the request.
   */
  state: v.picklist(['asking', 'asked', 'lost']),
  /** Of a new job, known once it is asked. */
  job: v.optional(textLike(ID)),
  /** The job's pull request on this server, as `owner/repo#1`, as soon as it is known. A name in another form is none. */
  pull: v.fallback(v.optional(textLike(PULL)), undefined),
})
const ENTRIES = v.pipe(v.array(ENTRY), v.maxLength(MAX_ENTRIES))

/** A request to the agent: a new job, or a follow-up. */
export type Entry = Readonly<v.InferOutput<typeof ENTRY>>

export function encodeEntries(entries: readonly Entry[]): string {
  return Buffer.from(JSON.stringify(entries)).toString('base64')
}

/** @throws ActionError if somebody changed them: a request could be among them */
function entriesIn(comment: FoundComment): Entry[] {
  const json = parseJson(Buffer.from(comment.payload, 'base64').toString())
  const parsed = v.safeParse(ENTRIES, json)
  if (parsed.success) return parsed.output
  throw new ActionError(`The hidden first line of a comment was changed (${comment.url}).`, {
    remedy: 'Delete that comment, which forgets what was asked there.',
  })
}

export function projectTexts(inputs: Pick<Inputs, 'baseUrl' | 'projectId'>): string[] {
  return [inputs.baseUrl.href, inputs.projectId]
}

const ASKING = resultPage(
  { icon: '⏳', headline: 'Asking the docs agent' },
  { sentences: [trusted('If you still see this in an hour, the answer was lost.')] },
)

/** The record in the step's comment. Each write has this attempt's own entry in its newest state. */
export class StepRecord {
  /** The number of the issue or pull request with the comment: `issue-number`, or else the event's own. */
  readonly home: number
  readonly #step: Step
  readonly #stepHash: string
  readonly #comment: OwnComment
  #own: Entry | undefined
  #isDropped = false

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

  /** The newest last, with this attempt's own. @throws ActionError if they cannot be read, or were changed */
  async read(policy = this.#step.startPolicy('read')): Promise<Entry[]> {
    const comments = await this.#comment.list(policy)
    return this.#withOwn(comments.flatMap(entriesIn))
  }

  /** The run's newest. @throws ActionError if it is unknown which one is this step's, or whether there was one */
  newestOfRun(entries: readonly Entry[]): Entry | undefined {
    const { runId, runAttempt } = this.#step.event
    const ofRun = entries.filter((entry) => entry.run === runId)
    const isOthers = ofRun.some(
      (entry) => entry.step !== this.#stepHash || entry.attempt === runAttempt,
    )
    if (isOthers)
      throw new ActionError(
        'Another step of this run has the same comment, so it is unknown which agent job is whose: give each step its own `comment-key`, and start a new run.',
      )
    // The oldest go first. An entry of an earlier run shows that none of this run's is gone, unless a re-run wrote it.
    const reachesBack = entries.some(
      (entry) => entry.attempt === 1 && isEarlierRun(entry.run, runId),
    )
    const mayBeGone = runAttempt > 1 && entries.length >= MAX_ENTRIES && !reachesBack
    if (ofRun.length === 0 && mayBeGone)
      throw new ActionError(
        "The record no longer goes back to this run's earlier attempts, so it is unknown what they asked. Nothing was sent.",
        { remedy: 'If the dashboard has no agent job of this run, start a new run.' },
      )
    // The clocks of runners may differ.
    return ofRun.toSorted((a, b) => a.attempt - b.attempt).at(-1)
  }

  /** Writes the request before it is sent. @throws ActionError if it cannot be written: then nothing may be sent */
  async recordRequest(job: string | undefined, pull: string | undefined): Promise<void> {
    const { event, signal, clock, startPolicy } = this.#step
    const own: Entry = {
      run: event.runId,
      attempt: event.runAttempt,
      step: this.#stepHash,
      at: clock.now().toISOString(),
      byBot: event.isByBot,
      isFollowUp: job !== undefined,
      state: 'asking',
      job,
      pull,
    }
    this.#own = own
    const policy = startPolicy('read')
    try {
      // Another run may write the comment at the same moment: look whether the request is still there.
      for (let tries = 0; tries < 3; tries++) {
        // After a cancel there is no time to take it out again.
        signal.throwIfAborted()
        const isChanged = await this.#comment.write(policy, (old) => {
          signal.throwIfAborted()
          const entries = old === undefined ? [] : entriesIn(old)
          if (entries.some((entry) => idOf(entry) === idOf(own))) return undefined
          this.newestOfRun(entries)
          return this.#content(entries, ASKING)
        })
        if (!isChanged) return
      }
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      // Not a `RequestFailure`: the comment's fate may be unknown, but the agent was certainly not asked.
      throw new ActionError(
        `${error.message} The step records its requests there (\`comment: true\`), so nothing was sent.`,
        { cause: error },
      )
    }
  }

  /** What became of the request. */
  note(news: Partial<Pick<Entry, 'state' | 'job' | 'pull'>>): void {
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

  /** @returns whether page and record are written: a failure is only logged */
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
    const kept = this.#withOwn(entries).slice(-MAX_ENTRIES)
    return {
      payload: encodeEntries(kept),
      markdown: renderComment(page, this.#step.event.runUrl),
    }
  }

  #withOwn(entries: readonly Entry[]): Entry[] {
    // The answer to a create of the comment may be lost, and both comments have the request: one as it was at first.
    const asking = entries.filter((entry) => entry.state === 'asking')
    const others = entries.filter((entry) => entry.state !== 'asking')
    const all = new Map([...asking, ...others].map((entry) => [idOf(entry), entry]))
    if (this.#own !== undefined) all.set(idOf(this.#own), this.#own)
    if (this.#own !== undefined && this.#isDropped) all.delete(idOf(this.#own))
    return [...all.values()].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  }
}

function idOf({ run, step, at }: Entry): string {
  return `${run} ${step} ${at}`
}

export function describeUnanswered({ run }: Entry): string {
  return `Run ${run} asked the agent, or was about to, and no answer was recorded. The dashboard shows whether it got there.`
}

/** @param at of an entry */
export function ageMsOf(at: string, now: Date): number {
  return now.getTime() - Date.parse(at)
}
