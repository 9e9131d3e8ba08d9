import { randomBytes } from 'node:crypto'
import {
  type FoundComment,
  findComments,
  type Identity,
  identify,
} from '../../comments/find-comments.ts'
import { StepComment } from '../../comments/step-comment.ts'
import { ActionError } from '../../errors.ts'
import type { Step } from '../../frame/command.ts'
import { pageOf } from '../../frame/endings.ts'
import { linkToRun } from '../../frame/event.ts'
import { printComment } from '../../frame/markdown.ts'
import { ours, type Page } from '../../frame/page.ts'
import type { Place } from '../../github/comments.ts'
import type { Stage } from '../../http/stage.ts'
import type { Inputs } from '../inputs.ts'
import type { AskOutput } from '../outputs.ts'
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

const ASKING = pageOf(
  { icon: '⏳', headline: 'Asking the docs agent' },
  { sentences: [ours('If you still see this in an hour, the answer was lost.')] },
)

/** Reads the records of all steps, and writes this step's own. */
export class StepRecord {
  /** The number of the issue or pull request that the run is about. */
  readonly home: number | undefined
  /** Whether this step records its requests. */
  readonly isKept: boolean
  readonly #step: Step<Inputs, AskOutput>
  readonly #identity: Identity
  readonly #place: Place
  readonly #where: Where
  readonly #comment: StepComment

  constructor(step: Step<Inputs, AskOutput>) {
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

  /** @throws ActionError if the comments cannot be read, or it is unknown whose the token is */
  async read(): Promise<Records> {
    const { github, event, stages } = this.#step
    const comments =
      this.home === undefined ? [] : await findComments(github, stages.needed, this.#place)
    return readRecords(comments, this.#identity, this.#where, event.runId)
  }

  /** Each write gets it from then on; undefined if nothing is recorded. */
  newEntry(job: string | undefined): Entry | undefined {
    if (!this.isKept) return undefined
    const { event, clock } = this.#step
    const { runId: run, runAttempt: attempt, isByBot: byBot } = event
    const time = clock.now().toISOString()
    const id = randomBytes(4).toString('hex')
    return { id, time, run, attempt, job, byBot, state: 'asking' }
  }

  /** @throws ActionError if it cannot be written: then nothing may be sent */
  async writeAsking(entry: Entry): Promise<void> {
    const { signal, clock, stages } = this.#step
    // Another run that asks right now may write its comment at any moment, and would lose this entry.
    const isFree = (comment: FoundComment) =>
      !this.#entriesIn(comment).some((one) => isBusy(one, entry, clock.now()))
    try {
      const compose = (old: FoundComment | undefined) => {
        // After a cancel there is no time to write down that the agent was not asked after all.
        signal.throwIfAborted()
        return this.#compose(old, ASKING, { entry })
      }
      const choose = (own: readonly FoundComment[]) =>
        this.#commentWith(entry, own) ?? own.find(isFree)
      await this.#comment.write(stages.recording, compose, choose)
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      throw new ActionError(
        `${error.message} The step records its requests there (\`comment: true\`), so nothing was sent.`,
        { cause: error },
      )
    }
  }

  /** Writes a result, or progress. Logs a failure: as a warning if it `isNews`. @returns whether it is written */
  async show(page: Page, known: Known, stage: Stage, isNews: boolean): Promise<boolean> {
    if (!this.isKept) return false
    const compose = (old: FoundComment | undefined) => this.#compose(old, page, known)
    const choose = (own: readonly FoundComment[]) => this.#commentWith(known.entry, own) ?? own[0]
    return this.#comment.show(stage, isNews, compose, choose)
  }

  /** With two runs at once, the second one has a comment of its own. */
  #commentWith(entry: Entry | undefined, own: readonly FoundComment[]): FoundComment | undefined {
    return own.find((comment) => this.#entriesIn(comment).some(({ id }) => id === entry?.id))
  }

  #compose(old: FoundComment | undefined, page: Page, known: Known) {
    const entries = updateEntries(this.#entriesIn(old), known, this.#step.clock.now())
    const markdown = printComment(page, linkToRun(this.#step.event))
    return { payload: formatPayload(this.#where, { entries }), markdown }
  }

  #entriesIn(comment: FoundComment | undefined): readonly Entry[] {
    const read = readPayload(comment?.payload, this.#where)
    return read && 'entries' in read ? read.entries : []
  }
}
