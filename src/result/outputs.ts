import { randomUUID } from 'node:crypto'
import { accessSync, appendFileSync, constants, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ActionError } from '../errors.ts'
import { codeOf } from '../http/faults.ts'
import { redact } from '../redact.ts'
import { inQuotes, richText } from '../rich-text.ts'
import type { Log } from '../runtime.ts'
import { ID, INERT_URL, INERT_WORD, messageOf, quoted } from '../text.ts'

/* The files that a step leaves behind for later steps and for people: outputs, the summary and the report. */

/** Workflows put outputs into scripts and expressions, so a value that does not fit is dropped. */
export const VALUE_FORMATS = {
  word: INERT_WORD,
  number: /^-?\d{1,20}(\.\d)?$/,
  ID,
  'pull request number': /^[1-9]\d{0,9}$/,
  URL: INERT_URL,
  /** The runner's folder may have any characters in its name, except line breaks and controls. */
  path: /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u,
} as const satisfies Record<string, RegExp>

/** A test compares the names with action.yml. */
export const OUTPUTS = {
  'pr-link': 'URL',
  status: 'word',
  outcome: 'word',
  'job-id': 'ID',
  'pr-number': 'pull request number',
  'human-views': 'number',
  'human-views-change': 'number',
  'ai-views': 'number',
  'total-views': 'number',
  'report-path': 'path',
} as const satisfies Record<string, keyof typeof VALUE_FORMATS>

type OutputName = keyof typeof OUTPUTS

/** Undefined is not written. A tuple, since an undeclared name could hide in the spread of an object. */
export type OutputEntry = readonly [name: OutputName, value: string | undefined]

export class OutputWriter {
  readonly #file: string
  readonly #log: Log

  constructor(file: string | undefined, log: Log) {
    this.#file = file ?? ''
    this.#log = log
  }

  /** Fails before the step acts if outputs can't be written. A full disk would let us open the file, so it writes. */
  writeEmptyOutcome(): void {
    try {
      // The runner reads only the file that it made.
      accessSync(this.#file, constants.W_OK)
      appendFileSync(this.#file, 'outcome=\n')
    } catch (cause) {
      const file = inQuotes(this.#file || 'not set')
      throw new ActionError(
        richText`GITHUB_OUTPUT (${file}) is not a file that can be written (${codeOf(cause)}), so the ID of an agent job could be lost. Nothing was sent.`,
        {
          remedy: richText`Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.`,
          cause,
        },
      )
    }
  }

  /**
   * Writes to disk at once; a later value replaces an earlier one, an empty one too. Logs a failure with the values: the
   * wait must go on.
   * @returns false if nothing could be written: then the step must fail
   */
  set(values: ReadonlyArray<OutputEntry>): boolean {
    const lines: string[] = []
    for (const [name, unsafe] of values) {
      if (unsafe === undefined) continue
      const value = redact(unsafe)
      const line = `${name}=${value}`
      const isValid = value === '' || VALUE_FORMATS[OUTPUTS[name]].test(value)
      if (isValid) lines.push(line)
      else
        this.#log.warning(`Dropped an output that does not match its format: ${quoted(line, 100)}`)
    }
    try {
      appendFileSync(this.#file, lines.map((line) => `${line}\n`).join(''))
      return true
    } catch (error) {
      const lost = lines.join(', ')
      this.#log.error(
        `Could not write these outputs, so later steps lack them: ${lost}. ${messageOf(error)}`,
      )
      return false
    }
  }
}

/** A failure is a warning: the summary only shows the result. */
export function tryWriteSummary(file: string | undefined, markdown: string, log: Log): void {
  try {
    if (file === undefined || file === '') throw new Error('GITHUB_STEP_SUMMARY is not set')
    appendFileSync(file, `${redact(markdown)}\n`)
  } catch (error) {
    log.warning(`Could not write the job summary: ${messageOf(error)}`)
  }
}

/** Undefined, with a warning, if it could not be written; without a folder, as outside a runner, there is no file. */
export function trySaveReport(markdown: string, folder: string, log: Log): string | undefined {
  if (folder === '') return undefined
  const file = path.join(folder, `docs-agent-report-${randomUUID()}.md`)
  try {
    writeFileSync(file, redact(markdown))
    // In bash, a backslash of a path on Windows would be an escape.
    return file.replaceAll(path.sep, '/')
  } catch (error) {
    log.warning(`Could not save the report for report-path: ${messageOf(error)}`)
    return undefined
  }
}
