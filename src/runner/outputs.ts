import { accessSync, appendFileSync, constants, statSync, truncateSync } from 'node:fs'
import { ActionError } from '../errors.ts'
import type { Log } from '../run.ts'
import { redact } from '../secrets.ts'
import { LINE_BREAK, messageOf, quote } from '../text.ts'

/** Every output, as in action.yml; a test compares the two. */
export const OUTPUTS = [
  'pr-link',
  'status',
  'outcome',
  'job-id',
  'pr-number',
  'pr-repository',
  'human-views',
  'ai-views',
  'total-views',
  'total-views-change',
  'visitors',
  'unclicked-searches',
  'unanswered-questions',
  'thumbs-down',
  'pages-changed',
  'pages-removed',
  'page-views',
  'preview-url',
  'build-status',
  'build-id',
  'report-path',
] as const

export type OutputName = (typeof OUTPUTS)[number]

/** The step's outputs, on disk as soon as they are known. */
export class Outputs {
  readonly #file: string
  readonly #log: Log
  /** Whether `check` found that nothing can be written: that is reported once. */
  #isUnusable = false

  constructor(file: string | undefined, log: Log) {
    this.#file = file ?? ''
    this.#log = log
  }

  /**
   * Makes sure that outputs can be written, before anything happens that they must report. It writes an
   * empty outcome, which a later one replaces: a full disk lets a file be opened, and takes nothing. On a
   * disk that is nearly full, the line takes the block that the first outputs need.
   * @throws ActionError when GITHUB_OUTPUT is unset or cannot be written
   */
  check(): void {
    try {
      // Not a new file: the runner made one, and reads no other.
      accessSync(this.#file, constants.W_OK)
      appendFileSync(this.#file, 'outcome=\n')
    } catch (cause) {
      this.#isUnusable = true
      const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
      throw new ActionError(
        `GITHUB_OUTPUT (${quote(this.#file || 'not set')}) is not a file that can be written${code}, so the job's ID could be lost. Nothing was sent. Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.`,
        { cause },
      )
    }
  }

  /**
   * Writes outputs to disk at once. Later values of a name replace earlier ones. A failure is reported with
   * the values, which are nowhere else then; it must not end the wait for a job.
   * @returns whether all of them were written; if not, the step must fail
   */
  set(values: Partial<Record<OutputName, string>>): boolean {
    if (this.#isUnusable) return false
    const lines = Object.entries(values).map(([name, value]) => `${name}=${redact(value)}`)
    // A value of two lines could set an output of its own.
    const broken = lines.find((line) => LINE_BREAK.test(line))
    const whole = lines.filter((line) => !LINE_BREAK.test(line))
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0
    try {
      appendFileSync(this.#file, whole.map((line) => `${line}\n`).join(''))
      if (broken !== undefined)
        this.#log.error(`An output of two lines was left out: ${quote(broken, 100)}`)
      return broken === undefined
    } catch (error) {
      const lost = whole.filter((line) => !line.endsWith('=')).join(', ')
      this.#log.error(
        `Outputs could not be written, and later steps lack them: ${lost}. ${messageOf(error)}`,
      )
      try {
        // Half an output would keep the runner from reading any.
        truncateSync(this.#file, size)
      } catch {}
      return false
    }
  }
}
