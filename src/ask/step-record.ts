import { randomBytes } from 'node:crypto'
import {
  type FoundComment,
  findComments,
  type Identity,
  identify,
} from '../comments/find-comments.ts'
import { StepComment } from '../comments/step-comment.ts'
import { ActionError } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { linkToRun } from '../frame/event.ts'
import type { Place } from '../github/comments.ts'
import type { Inputs } from './inputs.ts'
import {
  type Entry,
  formatPayload,
  isBusy,
  type Known,
  projectOf,
  type Records,
  readPayload,
  readRecords,
  updateEntries,
  type Where,
  whereIn,
} from './record.ts'

const ASKING =
  '### ⏳ Asking the docs agent\n\nIf you still see this in an hour, the answer was lost.'

/** A step of the root, with the record of what it asks. */
export interface AskStep extends Step<Inputs> {
  readonly record: StepRecord
}

/** The record of one step: reads what the comments say, and writes what the step asks into its own. */
export class StepRecord {
  /** The number of the issue or pull request that the run is about. */
  readonly home: number | undefined
  /** Whether this step writes down what it asks. */
  readonly isKept: boolean
  readonly #step: Step<Inputs>
  readonly #identity: Identity
  readonly #place: Place
  readonly #where: Where
  readonly #comment: StepComment

  constructor(step: Step<Inputs>) {
    const { inputs, event, command, github } = step
    const { repository, repositoryId, workflowFile } = event
    this.#step = step
    this.home = inputs.issueNumber ?? event.issueNumber
    this.isKept = inputs.comment && this.home !== undefined
    const project = projectOf(inputs)
    this.#identity = identify([...project, command, workflowFile, inputs.stepKey], event.step)
    this.#place = { repository, repositoryId, number: this.home ?? 0 }
    this.#where = whereIn(this.#place, project)
    this.#comment = new StepComment(github, this.#place, this.#identity)
  }

  /** @throws ActionError if the comments cannot be read, or nobody can say whose the token is */
  async read(): Promise<Records> {
    const { github, event } = this.#step
    const comments = this.home === undefined ? [] : await findComments(github, this.#place)
    return readRecords(comments, this.#identity, this.#where, event.runId)
  }

  /** The entry of a new request, which each write gets from then on; undefined if nothing is recorded. */
  newEntry(job: string | undefined): Entry | undefined {
    if (!this.isKept) return undefined
    const { event, clock } = this.#step
    const { runId: run, runAttempt: attempt, isByBot: byBot } = event
    const time = clock.now().toISOString()
    const id = randomBytes(4).toString('hex')
    return { id, time, run, attempt, job, byBot, state: 'asking' }
  }

  /**
   * Writes down that the agent is about to be asked.
   * @throws ActionError if that cannot be written: then nothing may be sent
   */
  async writeAsking(entry: Entry): Promise<void> {
    const { signal, clock } = this.#step
    // Another run that asks right now may write its comment at any moment, and would lose this entry.
    const isFree = (comment: FoundComment) =>
      !this.#entriesIn(comment).some((one) => isBusy(one, entry, clock.now()))
    const compose = (old: FoundComment | undefined) => {
      // After a cancel there is no time to write down that the agent was not asked after all.
      signal.throwIfAborted()
      return this.#compose(old, ASKING, { entry })
    }
    try {
      await this.#comment.write(
        compose,
        'needed',
        (own) => this.#commentWith(entry, own) ?? own.find(isFree),
      )
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      throw new ActionError(
        `${error.message} The step records there what it asks of the agent (\`comment: true\`), so nothing was sent.`,
        { cause: error },
      )
    }
  }

  /**
   * Writes a result, or what we know of it so far. If that fails, it is logged, and the result stands.
   * @param isNews whether a failure is a warning
   * @returns whether it is written
   */
  async show(
    markdown: string,
    known: Known,
    kind: 'decoration' | 'last comment',
    isNews = false,
  ): Promise<boolean> {
    if (!this.isKept) return false
    const write = () =>
      this.#comment.write(
        (old) => this.#compose(old, markdown, known),
        kind,
        (own) => this.#commentWith(known.entry, own) ?? own[0],
      )
    return this.#comment.orLog(write, isNews)
  }

  /** The comment that has a request. */
  #commentWith(entry: Entry | undefined, own: readonly FoundComment[]): FoundComment | undefined {
    return own.find((comment) => this.#entriesIn(comment).some(({ id }) => id === entry?.id))
  }

  #compose(old: FoundComment | undefined, markdown: string, known: Known) {
    const entries = updateEntries(this.#entriesIn(old), known, this.#step.clock.now())
    const text = `${markdown.trimEnd()}\n\n[Workflow run](${linkToRun(this.#step.event)})\n`
    return { payload: formatPayload(this.#where, { entries }), markdown: text }
  }

  #entriesIn(comment: FoundComment | undefined): readonly Entry[] {
    const read = readPayload(comment?.payload, this.#where)
    return read && 'entries' in read ? read.entries : []
  }
}
