import { randomBytes } from 'node:crypto'
import { ActionError, Cancelled } from '../errors.ts'
import { HttpError } from '../http/retry.ts'
import type { Run } from '../run.ts'
import { linkToRun, type WorkflowEvent } from '../runner/event.ts'
import type { Inputs } from '../runner/inputs.ts'
import { messageOf } from '../text.ts'
import type { GitHub } from './api.ts'
import {
  cutEntries,
  type Entry,
  formatLine,
  formatPointer,
  type Identity,
  identify,
  isLater,
  isNewer,
  mergeEntries,
} from './ledger-line.ts'
import { type OwnComment, OwnComments, type Place } from './own-comments.ts'

/** GitHub refuses longer ones. */
const MAX_COMMENT_LENGTH = 65_536
const MAX_TRIES = 3
const RETRY_PAUSE_MS = 2_000
/** What another run wrote less long ago may be changed by it at any moment. */
const BUSY_MS = 10 * 60_000

const ASKING =
  '### ⏳ Asking the docs agent\n\nIf this stands here in an hour, the answer was lost.'
const POINTER =
  'This pull request is the work of a docs agent job. A workflow with `job-id: auto` hands reviews of it to that job.'

/** What the comments of an issue or pull request say of earlier requests to the agent. */
export interface Records {
  /** The requests of this step, the oldest first. */
  readonly own: readonly Entry[]
  /** Those of every step of this workflow, project and `step-key`. */
  readonly series: readonly Entry[]
  /** Those of every step that has this project's key. */
  readonly all: readonly Entry[]
  /** Whether any comment looks like ours, and is not signed with this key for this place. */
  readonly hasForeign: boolean
  /** `unreadable`: there is a ledger of this step, signed with another key or of another version. */
  readonly state: 'readable' | 'absent' | 'unreadable'
  /** The highest run that this step's ledger no longer holds; '0' if there is none. */
  readonly dropped: string
  /** Where this step's ledger stands, for people. */
  readonly url: string
}

/** A job, and its pull request on this server, as `owner/repo#1`. */
interface Known {
  readonly job?: string | undefined
  readonly pull?: string | undefined
}

/**
 * What a step asks of the agent, written down before it asks: in a comment of its own on the issue or pull
 * request that the run is about (its home), where people read the result. What is not written was not asked.
 */
export class Ledger {
  /** Undefined if the run is about no issue or pull request. */
  readonly home: number | undefined
  /** Whether what is asked is written down. */
  readonly isKept: boolean
  readonly #inputs: Inputs
  readonly #event: WorkflowEvent
  readonly #github: GitHub
  readonly #run: Run
  readonly #identity: Identity
  readonly #process = randomBytes(4).toString('hex')
  readonly #place: OwnComments
  /** All of ours at the home; undefined until they are read. */
  #comments: OwnComment[] | undefined
  /** The comment that this step writes. */
  #id: number | undefined
  /** What this process asked. */
  #asked: Entry[] = []
  /** The jobs that the ledger is known to hold. */
  readonly #held = new Set<string>()
  readonly #logged = new Set<string>()

  constructor(inputs: Inputs, event: WorkflowEvent, github: GitHub, run: Run) {
    this.home = inputs.issueNumber ?? event.issueNumber
    this.isKept = inputs.comment && this.home !== undefined
    this.#inputs = inputs
    this.#event = event
    this.#github = github
    this.#run = run
    this.#identity = identify(event, inputs)
    const { repository, repositoryId } = event
    this.#place = this.#commentsOn({ repository, repositoryId, number: this.home ?? 0 })
  }

  /** @throws ActionError if the comments cannot be read */
  async read(): Promise<Records> {
    this.#comments ??= this.home === undefined ? [] : await this.#place.list()
    const comments = this.#comments
    const entriesOf = (of: (comment: OwnComment) => boolean) =>
      mergeEntries(...comments.filter(of).map(({ ledger }) => ledger?.entries ?? []))
    const own = entriesOf(this.#isOwn)
    const readable = comments.filter((one) => this.#isOwn(one) && one.ledger)
    const unreadable = readable.length > 0 ? undefined : await this.#findUnreadable(comments)
    for (const entry of own) this.#hold(entry)
    return {
      own,
      series: entriesOf(({ series }) => series === this.#identity.series),
      all: entriesOf(() => true),
      hasForeign: comments.some(({ ledger }) => ledger === undefined),
      state: readable.length > 0 ? 'readable' : unreadable ? 'unreadable' : 'absent',
      dropped: readable.reduce((highest, { ledger }) => {
        const run = ledger?.dropped ?? '0'
        return isLater(run, highest) ? run : highest
      }, '0'),
      url: (readable[0] ?? unreadable)?.url ?? '',
    }
  }

  /** Whether a re-run of this step finds the job. */
  holds(jobId: string): boolean {
    return this.#held.has(jobId)
  }

  /**
   * Writes down that the agent is about to be asked.
   * @param job the one that gets a follow-up
   * @throws ActionError if that cannot be written: then nothing may be sent
   */
  async writeAsking(job: string | undefined): Promise<void> {
    if (!this.isKept) return
    const { runId: run, runAttempt: attempt, isByBot: byBot } = this.#event
    const [nth, time] = [this.#asked.length, this.#run.clock.now().toISOString()]
    const entry = { process: this.#process, nth, time, run, attempt, job, byBot }
    this.#asked.push({ ...entry, state: 'asking' })
    try {
      await this.#write(ASKING, { isNeeded: true })
    } catch (error) {
      if (!(error instanceof ActionError)) throw error
      const why = 'What is asked of the agent is written there first (`comment: true`)'
      throw new ActionError(`${error.message} ${why}, so nothing was sent.`, { cause: error })
    }
  }

  /** The service has what was asked: writes down the job. */
  async writeAsked(job: string, markdown: string): Promise<void> {
    this.#settle({ state: 'asked', job })
    await this.report(markdown, { job })
  }

  /** The service certainly does not have what was asked; the next report writes it down. */
  noteNotAsked(): void {
    this.#settle({ state: 'not asked' })
  }

  #settle(news: Partial<Entry>): void {
    const last = this.#asked.pop()
    if (last) this.#asked.push({ ...last, ...news })
  }

  /**
   * Shows a result, or what is known of it so far. What cannot be written is a warning: the result stands.
   * @param isNews if not, only a comment that is there already is written
   */
  async report(markdown: string, known: Known, isNews = true): Promise<void> {
    if (!this.#inputs.comment) return
    if (!this.isKept)
      return this.#logOnce(
        'There is no issue or pull request here to comment on; see issue-number.',
      )
    try {
      await this.#write(markdown, { known, isNews })
    } catch (error) {
      const reason = error instanceof Cancelled ? 'There was no time left.' : messageOf(error)
      this.#run.log.warning(`The comment on #${this.home} is not up to date. ${reason}`)
    }
  }

  /**
   * Tells reviews of the agent's pull request which job it is of, by a comment there that says nothing of who
   * asked.
   * @param pull where it is, in this repository or in another one
   * @throws ActionError
   */
  async point(job: string, pull: Place): Promise<void> {
    const isHome = pull.number === this.home && pull.repositoryId === this.#event.repositoryId
    const place = isHome ? this.#place : this.#commentsOn(pull)
    const comments = (isHome && this.#comments) || (await place.list())
    const name = `${pull.repository}#${pull.number}`
    const isThere = comments.some(({ ledger }) =>
      ledger?.entries.some((entry) => entry.job === job && entry.pull === name),
    )
    const time = this.#run.clock.now().toISOString()
    if (!isThere)
      await place.write(undefined, `${formatPointer(job, name, time, place.seal)}\n${POINTER}\n`)
  }

  /** What was sent and got no answer is looked for before it is sent again. */
  async #write(markdown: string, how: Writing): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#writeOnce(markdown, how, tries > 1)
      } catch (error) {
        const isLost = error instanceof HttpError && error.isFateUnknown
        if (!isLost || this.#asked.length === 0 || tries === MAX_TRIES) throw error
        await this.#run.clock.sleep(RETRY_PAUSE_MS, this.#run.signal)
      }
    }
  }

  async #writeOnce(markdown: string, how: Writing, isAgain: boolean): Promise<void> {
    const { known = {}, isNews = true, isNeeded = false } = how
    let comment = await this.#find(known.job, isAgain)
    if (isAgain && this.#hasAll(comment)) return this.#holdAll()
    if (comment === undefined && !isNews) return
    // Another run that is at work would write over this one's entry.
    if (isNeeded && comment?.ledger?.entries.some((one) => this.#isBusy(one))) comment = undefined
    const body = this.#compose(markdown, known, comment)
    try {
      this.#id = await this.#place.write(comment?.id, body, isNeeded)
    } catch (error) {
      // It was deleted meanwhile, or is another user's.
      if (comment === undefined || !isRefused(error)) throw error
      this.#id = await this.#place.write(undefined, body, isNeeded)
    }
    this.#holdAll()
  }

  /** This step's comment as it is now, or the one whose ledger has the job that is only watched. */
  async #find(job: string | undefined, isAgain: boolean): Promise<OwnComment | undefined> {
    if (this.#id === undefined) {
      // What was created may be there, whatever the answer was.
      this.#comments = isAgain
        ? await this.#place.list({ isRecent: true })
        : (this.#comments ?? (await this.#place.list()))
      const readable = this.#comments.filter(({ ledger }) => ledger !== undefined)
      const isWatched = this.#asked.length === 0 && job !== undefined
      const watched = readable.find(
        ({ ledger }) => isWatched && ledger?.entries.some((entry) => entry.job === job),
      )
      // A copy is always younger.
      this.#id = (readable.find(this.#isOwn) ?? watched)?.id
    }
    if (this.#id === undefined) return undefined
    const comment = await this.#place.get(this.#id).catch((error: unknown) => {
      if (isRefused(error)) return undefined
      throw error
    })
    return comment?.ledger && comment
  }

  /** The comment's text: behind the line stands the report of the newest run. */
  #compose(markdown: string, { job, pull }: Known, comment: OwnComment | undefined): string {
    const { runId: run, runAttempt: attempt } = this.#event
    const ledger = comment?.ledger
    const entries = mergeEntries(ledger?.entries ?? [], this.#asked).map((entry) =>
      entry.job !== undefined && entry.job === job ? { ...entry, pull: pull ?? entry.pull } : entry,
    )
    const isOlder = ledger !== undefined && isNewer(ledger.shown, { run, attempt })
    const shown = isOlder ? ledger.shown : { run, attempt }
    // Beside a ledger that cannot be read, nothing is known of this run and those before.
    const isBeside = this.#comments?.some((one) => this.#isOwn(one) && !one.ledger)
    const dropped = ledger?.dropped ?? (isBeside ? run : '0')
    const content = { ...cutEntries(entries, dropped), shown }
    // A job that is only watched may be another step's.
    const line = formatLine(comment ?? this.#identity, content, this.#place.seal)
    if (isOlder) this.#logOnce(`The comment on #${this.home} still shows a later run.`)
    const frame = (text: string) =>
      `${line}\n${text.trimEnd()}\n\n[Workflow run](${linkToRun(this.#event)})\n`
    const body = isOlder ? `${line}\n${comment?.text}` : frame(markdown)
    return body.length > MAX_COMMENT_LENGTH ? frame('The report is too long for a comment.') : body
  }

  /**
   * A ledger of this step that cannot be read. Anybody can write what looks like one: only the token's own
   * user's counts.
   */
  async #findUnreadable(comments: readonly OwnComment[]): Promise<OwnComment | undefined> {
    const own = comments.filter(this.#isOwn)
    if (own.length === 0) return undefined
    const login = await this.#github.getOwnLogin()
    return own.find((comment) => comment.login === login)
  }

  readonly #isOwn = ({ step }: Identity): boolean => step === this.#identity.step

  #isBusy({ state, process, time }: Entry): boolean {
    const ageMs = this.#run.clock.now().getTime() - Date.parse(time)
    return state === 'asking' && process !== this.#process && ageMs < BUSY_MS
  }

  #hasAll(comment: OwnComment | undefined): boolean {
    const entries = comment?.ledger?.entries ?? []
    return this.#asked.every(({ process, nth, state }) =>
      entries.some((one) => one.process === process && one.nth === nth && one.state === state),
    )
  }

  #holdAll(): void {
    for (const entry of this.#asked) this.#hold(entry)
  }

  #hold({ state, job }: Entry): void {
    if (state === 'asked' && job !== undefined) this.#held.add(job)
  }

  #commentsOn(place: Place): OwnComments {
    return new OwnComments(place, this.#inputs, this.#github, this.#run)
  }

  /** Logs a line once: a result is reported several times. */
  #logOnce(line: string): void {
    if (!this.#logged.has(line)) this.#run.log.info(line)
    this.#logged.add(line)
  }
}

interface Writing {
  readonly known?: Known
  /** If not, only a comment that is there already is written. */
  readonly isNews?: boolean
  /** Whether the step cannot go on without it. */
  readonly isNeeded?: boolean
}

/** Whether a comment is not there for this token. */
function isRefused(error: unknown): boolean {
  return error instanceof HttpError && ['gone', 'forbidden'].includes(error.meaning)
}
