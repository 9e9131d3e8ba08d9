import type { Log } from './runtime.ts'
import { inQuotes, messageOf } from './text.ts'

interface ErrorDetails {
  readonly cause?: unknown
  readonly remedy?: string | undefined
  readonly details?: readonly string[]
}

/** The message names the failure, the value seen, and what to do. An error of any kind but those of this file is a defect of this action. */
export class ActionError extends Error {
  override name = 'ActionError'
  readonly sentences: readonly string[]
  /** Lines for the log and the summary. */
  readonly details: readonly string[]

  constructor(what: string, more: ErrorDetails = {}) {
    const sentences = [what]
    if (more.remedy) sentences.push(more.remedy)
    super(sentences.join(' '), { cause: more.cause })
    this.sentences = sentences
    this.details = more.details ?? []
  }
}

/** The step has a good reason to do nothing: outcome `skipped`. */
export class Skipped extends Error {
  override name = 'Skipped'
  /** The annotation is a `warning` if a person isn't allowed to trigger this, or we couldn't check. */
  readonly level: 'notice' | 'warning'
  /** The comment shows the reason too, for people who only watch the issue. */
  readonly isCommented: boolean
  /** There was nothing to do because all is well. */
  readonly isGoodNews: boolean

  constructor(
    message: string,
    level: 'notice' | 'warning' = 'notice',
    more: { isCommented?: boolean; isGoodNews?: boolean } = {},
  ) {
    super(message)
    this.level = level
    this.isCommented = more.isCommented ?? false
    this.isGoodNews = more.isGoodNews ?? false
  }
}

/** The reason of the signal that ends every wait and request. */
export class Cancelled extends Error {
  override name = 'Cancelled'
  /** A sentence, if the request that was cut off may have taken effect. */
  readonly unknownFate: string | undefined

  constructor(message: string, unknownFate?: string) {
    super(message)
    this.unknownFate = unknownFate
  }
}

export function badInputs(inputErrors: readonly string[]): ActionError {
  const [fault = ''] = inputErrors
  if (inputErrors.length === 1) {
    const clause = fault.replace(/[.?]$/, '')
    return new ActionError(`Bad input, nothing was sent: ${clause}.`)
  }
  const what = `${inputErrors.length} bad inputs, nothing was sent.`
  return new ActionError(what, { details: inputErrors })
}

export function explain(thrown: unknown, log: Log): string {
  const isOurs =
    thrown instanceof ActionError || thrown instanceof Skipped || thrown instanceof Cancelled
  if (isOurs) return thrown.message
  if (thrown instanceof Error) log.info(thrown.stack ?? '')
  return `Unexpected error, a defect of this action: ${inQuotes(messageOf(thrown))}. Please report it with the log.`
}
