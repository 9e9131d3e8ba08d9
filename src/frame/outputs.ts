import { accessSync, appendFileSync, constants } from 'node:fs'
import { ActionError } from '../errors.ts'
import type { Log } from '../runtime.ts'
import { redact } from '../secrets.ts'
import { ID, inQuotes, messageOf, PLAIN_URL, WORD } from '../text.ts'

/**
 * The formats of outputs. Workflows put outputs into scripts and expressions, so none is free text: whatever the
 * service says, we drop a value that does not match its format, and the step fails.
 */
export const FORMATS = {
  word: WORD,
  ID,
  number: /^-?\d{1,20}(\.\d)?$/,
  URL: PLAIN_URL,
  /** Of a pull request. With a hyphen in front it would look like an option to a program. */
  branch: /^(?!-)[A-Za-z0-9._/-]{1,200}$/,
  /** `owner/repo`, or `group/subgroup/repo`. */
  repository: /^[A-Za-z0-9_.][A-Za-z0-9_.-]*(\/[A-Za-z0-9_.-]+)+$/,
  /** One line of words and at most one link: nothing in it means anything to a shell, Markdown, YAML or the runner. */
  message: /^(?=.{1,300}$)[A-Za-z](?: ?[A-Za-z0-9.,/:_-])*$/,
  /** A JSON array, whose texts hold nothing that is not seen, or means something to HTML, a chat or Markdown. */
  redirects: /^\[[\p{L}\p{N} /._~:*?#=+,"{}\\-]*\]$/u,
  /** A file of ours in the runner's own folder, which may hold any character but line breaks and controls. */
  path: /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u,
} as const satisfies Record<string, RegExp>

export type OutputFormats<Name extends string = string> = Readonly<
  Record<Name, keyof typeof FORMATS>
>
/**
 * The value of an output; undefined is not written. Values are passed as lists: with an object, a name that no command
 * declares could hide in a spread.
 */
export type Output<Name extends string = string> = readonly [name: Name, value: string | undefined]

/** The step's outputs, on disk as soon as they are known. */
export class Outputs<Name extends string = string> {
  readonly #formats: ReadonlyMap<string, keyof typeof FORMATS>
  readonly #file: string
  readonly #log: Log
  /** Whether `writeEmptyOutcome` found, and reported, that nothing can be written. */
  #isUnusable = false

  constructor(formats: OutputFormats<Name>, file: string | undefined, log: Log) {
    this.#formats = new Map(Object.entries(formats))
    this.#file = file ?? ''
    this.#log = log
  }

  /**
   * Makes sure that outputs can be written, before the step does anything that they must report. A later outcome
   * replaces the empty one. Opening the file would not do: a full disk allows that.
   * @throws ActionError if GITHUB_OUTPUT is unset or cannot be written
   */
  writeEmptyOutcome(): void {
    try {
      // We make no file: the runner reads only the one that it made.
      accessSync(this.#file, constants.W_OK)
      appendFileSync(this.#file, 'outcome=\n')
    } catch (cause) {
      this.#isUnusable = true
      const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : ''
      throw new ActionError(
        `GITHUB_OUTPUT (${inQuotes(this.#file || 'not set')}) is not a file that can be written${code}, so the job's ID could be lost. Nothing was sent.`,
        {
          remedy:
            'Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.',
          cause,
        },
      )
    }
  }

  /** Whether the command declares it. */
  has(name: string): boolean {
    return this.#formats.has(name)
  }

  /**
   * Writes outputs to disk at once. Later values of a name replace earlier ones. A failure is logged with
   * the values, which are nowhere else then; it must not end the wait for a job.
   * @returns whether all of them were written; if not, the step must fail
   */
  set(values: ReadonlyArray<Output<Name>>): boolean {
    if (this.#isUnusable) return false
    const lines: string[] = []
    let isComplete = true
    for (const [name, unsafe] of values) {
      if (unsafe === undefined) continue
      const value = redact(unsafe)
      const line = `${name}=${value}`
      const format = this.#formats.get(name)
      if (format !== undefined && FORMATS[format].test(value)) {
        lines.push(line)
      } else {
        isComplete = false
        this.#log.error(
          `This output was dropped, as it does not match its format: ${inQuotes(line, 100)}`,
        )
      }
    }
    try {
      appendFileSync(this.#file, lines.map((line) => `${line}\n`).join(''))
      return isComplete
    } catch (error) {
      this.#log.error(
        `Outputs could not be written, and later steps lack them: ${lines.join(', ')}. ${messageOf(error)}`,
      )
      return false
    }
  }
}
