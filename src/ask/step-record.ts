import { randomBytes } from 'node:crypto'
import { type FoundComment, hash, type Identity, identify } from '../comments/find-comments.ts'
import { StepComment } from '../comments/step-comment.ts'
import { ActionError, Cancelled } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { linkToRun } from '../frame/event.ts'
import type { Place } from '../github/comments.ts'
import type { Kind } from '../http/kinds.ts'
import type { Inputs } from './inputs.ts'
import {
  cutEntries,
  type Entry,
  formatPayload,
  isPullName,
  mergeEntries,
  type Records,
  readPayload,
  readRecords,
  type Where,
} from './record.ts'

/** What a write adds to the record: the step's request, and the pull request of a job. */
type Known = { entry?: Entry | undefined } & { [name in 'job' | 'pull']?: string | undefined }

/** A run that asked longer ago is not asking any more. */
const BUSY_MS = 10 * 60_000
const ASKING =
  '### ⏳ Asking the docs agent\n\nIf you still see this in an hour, the answer was lost.'
const POINTED_AT =
  'This pull request is the work of a docs agent job. A workflow with `job-id: auto` hands reviews of it to that job.\n'

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
  /** What the steps of one project have in common. */
  readonly #project: readonly string[]
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
    this.#project = [inputs.baseUrl.href, inputs.projectId]
    const series = [...this.#project, command, event.workflowFile, inputs.stepKey]
    this.#identity = identify(series, event.step)
    const { repository, repositoryId } = event
    const place = { repository, repositoryId, number: this.home ?? 0 }
    this.#where = whereIn(place, this.#project)
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

  /**
   * Leaves the job's name on the agent's pull request, in a comment that this project writes once, so that a review
   * there finds it. Where the token may not, a line of the log says what reviews would need.
   * @param pull `owner/repo#1`, in whatever repository of this server
   * @param repositoryId that repository's, if it is known
   */
  async pointReviewsTo(job: string, pull: string, repositoryId?: string): Promise<void> {
    const { event, github, log } = this.#step
    const [repository = '', number] = pull.split('#')
    const isHere = repository.toLowerCase() === event.repository.toLowerCase()
    const id = isHere ? event.repositoryId : repositoryId
    try {
      if (id === undefined) throw new ActionError('Its repository could not be read.')
      const place = { repository, repositoryId: id, number: Number(number) }
      const pointer = new StepComment(github, place, identify(['pointer', ...this.#project], job))
      const payload = formatPayload(whereIn(place, this.#project), { job })
      const content = { payload, markdown: POINTED_AT }
      await pointer.write((found) => (found ? undefined : content), 'decoration')
    } catch (error) {
      if (!(error instanceof ActionError || error instanceof Cancelled)) throw error
      const token = isHere ? '' : " In another repository, that takes a GitHub App's token."
      log[isHere ? 'warning' : 'info'](
        `Reviews of ${pull} cannot find job ${job}: its comment could not be written there. ${error.message}${token}`,
      )
    }
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

function whereIn({ repositoryId, number }: Place, project: readonly string[]): Where {
  return { repository: repositoryId, number, project: hash(project) }
}
