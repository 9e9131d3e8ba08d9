import { randomBytes } from 'node:crypto'
import { type FoundComment, type Identity, identify } from '../comments/find-comments.ts'
import { StepComment } from '../comments/step-comment.ts'
import { ActionError } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { linkToRun } from '../frame/event.ts'
import type { Kind } from '../http/kinds.ts'
import type { Inputs } from './inputs.ts'
import {
  cutEntries,
  type Entry,
  formatPayload,
  isPullName,
  mergeEntries,
  projectOf,
  type Records,
  readPayload,
  readRecords,
  type Where,
  whereIn,
} from './record.ts'

/** What a write adds to the record: the step's request, and the pull request of a job. */
type Known = { entry?: Entry | undefined } & { [name in 'job' | 'pull']?: string | undefined }

/** A run that asked longer ago is not asking any more. */
const BUSY_MS = 10 * 60_000
const ASKING =
  '### ⏳ Asking the docs agent\n\nIf you still see this in an hour, the answer was lost.'

/** A step of the root, with the record of what it asks. */
export interface AskStep extends Step<Inputs> {
  readonly record: StepRecord
}

/** The record of one step: reads what the comments say, and writes what it asks. Who asks has the entry of the request. */
export class StepRecord {
  /** The number of the issue or pull request that the run is about. */
  readonly home: number | undefined
  /** Whether this step writes down what it asks. */
  readonly isKept: boolean
  /** Whether a re-run of this run finds the job that was asked. */
  rerunFindsJob = false
  readonly #step: Step<Inputs>
  readonly #identity: Identity
  readonly #where: Where
  readonly #comment: StepComment | undefined
  /** Whether the step failed because the comment cannot be written: its error says so. */
  #isRefused = false

  constructor(step: Step<Inputs>) {
    const { inputs, event, command, github } = step
    this.#step = step
    this.home = inputs.issueNumber ?? event.issueNumber
    this.isKept = inputs.comment && this.home !== undefined
    const project = projectOf(inputs)
    const series = [...project, command, event.workflowFile, inputs.stepKey]
    this.#identity = identify(series, event.step)
    const { repository, repositoryId } = event
    const place = { repository, repositoryId, number: this.home ?? 0 }
    this.#where = whereIn(place, project)
    if (this.home !== undefined) this.#comment = new StepComment(github, place, this.#identity)
  }

  /** @throws ActionError if the comments cannot be read, or nobody can say whose the token is */
  async read(): Promise<Records> {
    const comments = (await this.#comment?.list()) ?? []
    return readRecords(comments, this.#identity, this.#where, this.#step.event.runId)
  }

  /** Whether what an earlier attempt of this run asked was lost. */
  async wasLost(): Promise<boolean> {
    const { runId, runAttempt } = this.#step.event
    if (runAttempt <= 1 || !this.isKept) return false
    const { own } = await this.read()
    return own.some(({ run, state }) => run === runId && state === 'lost')
  }

  /** The entry of a new request, for each write from then on; undefined if nothing is recorded. */
  newEntry(job: string | undefined): Entry | undefined {
    if (!this.isKept) return undefined
    const { event, clock } = this.#step
    const { runId: run, runAttempt: attempt, isByBot: byBot } = event
    const time = clock.now().toISOString()
    const process = randomBytes(4).toString('hex')
    return { process, time, run, attempt, job, byBot, state: 'asking' }
  }

  /**
   * Writes down that the agent is about to be asked.
   * @throws ActionError if that cannot be written: then nothing may be sent
   */
  async writeAsking(entry: Entry | undefined): Promise<void> {
    if (entry === undefined) return
    try {
      await this.#comment?.list()
      // After a cancel there is no time to write down that the agent was not asked after all.
      this.#step.signal.throwIfAborted()
      await this.#write(ASKING, { entry }, 'needed')
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      this.#isRefused = true
      throw new ActionError(
        `${error.message} The step records there what it asks of the agent (\`comment: true\`), so nothing was sent.`,
        { cause: error },
      )
    }
  }

  /** Shows that the job is at work. Nobody waits for this: the result will replace it. */
  showProgress(job: string, entry: Entry | undefined): void {
    const markdown = `### ⏳ The docs agent is at work\n\nJob \`${job}\`. Its result will be here.`
    void this.show(markdown, { job, entry }, false)
  }

  /**
   * Writes a result, or what we know of it so far. If that fails, it is a warning, and the result stays.
   * @param isLast whether the step writes nothing after this
   */
  async show(markdown: string, known: Known, isLast: boolean): Promise<void> {
    if (!this.isKept) return
    const kind = isLast ? 'last comment' : 'decoration'
    const isNews = isLast && !this.#isRefused
    await this.#comment?.orLog(() => this.#write(markdown, known, kind), isNews)
  }

  async #write(markdown: string, known: Known, kind: Kind): Promise<void> {
    const entriesIn = (comment: FoundComment | undefined) => {
      const read = readPayload(comment?.payload, this.#where)
      return read && 'entries' in read ? read.entries : []
    }
    await this.#comment?.write(
      (comment) => {
        const entries = this.#next(entriesIn(comment), known)
        const text = `${markdown.trimEnd()}\n\n[Workflow run](${linkToRun(this.#step.event)})\n`
        return { payload: formatPayload(this.#where, { entries }), markdown: text }
      },
      kind,
      (comment) => kind !== 'needed' || !entriesIn(comment).some((one) => this.#isBusy(one, known)),
    )
    this.rerunFindsJob = known.entry?.state === 'asked'
  }

  /** The entries after this step: with its request, and the pull request of a job. */
  #next(entries: readonly Entry[], { entry, job, pull }: Known): Entry[] {
    const merged = mergeEntries(entry ? [...entries, entry] : entries)
    return cutEntries(
      merged.map((one) =>
        isPullName(pull) && job !== undefined && one.job === job ? { ...one, pull } : one,
      ),
    )
  }

  /** Whether another run asks right now: it may write its comment at any moment, and would lose this run's entry. */
  #isBusy({ state, process, time }: Entry, { entry }: Known): boolean {
    const ageMs = this.#step.clock.now().getTime() - Date.parse(time)
    return state === 'asking' && process !== entry?.process && ageMs < BUSY_MS
  }
}
