import {
  inQuotes,
  join,
  type RichText,
  renderPlain,
  richText,
  untrusted,
  withFullStop,
} from './rich-text.ts'
import type { Log } from './runtime.ts'
import { messageOf } from './text.ts'

/** Its text is for people, and its message the same for the log. */
export abstract class TextError extends Error {
  readonly text: RichText

  constructor(text: RichText, cause?: unknown) {
    super(renderPlain(text), { cause })
    this.text = text
  }
}

interface ErrorDetails {
  readonly cause?: unknown
  readonly remedy?: RichText | undefined
  readonly details?: readonly RichText[]
}

/** The text names the failure, the value seen, and what to do. */
export class ActionError extends TextError {
  override name = 'ActionError'
  readonly sentences: readonly RichText[]
  /** Lines for the log and the summary. */
  readonly details: readonly RichText[]

  constructor(what: RichText, more: ErrorDetails = {}) {
    const sentences = [what]
    if (more.remedy !== undefined) sentences.push(more.remedy)
    super(join(sentences), more.cause)
    this.sentences = sentences
    this.details = more.details ?? []
  }
}

/** The step has a good reason to do nothing: outcome `skipped`. */
export class Skipped extends TextError {
  override name = 'Skipped'
  /** The annotation is a `warning` if somebody may be waiting for this work. */
  readonly level: 'notice' | 'warning'
  /** The comment shows the reason too, for people who only watch the issue. */
  readonly isCommented: boolean

  constructor(why: RichText, level: 'notice' | 'warning' = 'notice', isCommented = false) {
    super(why)
    this.level = level
    this.isCommented = isCommented
  }
}

/** The reason of the signal that ends every wait and request. */
export class Cancelled extends TextError {
  override name = 'Cancelled'
  /** A sentence, if the request that was cut off may have taken effect. */
  readonly unknownFate: RichText | undefined

  constructor(why: RichText, unknownFate?: RichText) {
    super(why)
    this.unknownFate = unknownFate
  }
}

export function badInputs(inputErrors: readonly RichText[]): ActionError {
  const [fault] = inputErrors
  if (fault !== undefined && inputErrors.length === 1)
    return new ActionError(richText`Bad input, nothing was sent: ${withFullStop(fault)}`)
  const what = richText`${inputErrors.length} bad inputs, nothing was sent.`
  return new ActionError(what, { details: inputErrors })
}

/** An error that is not ours may quote anybody. */
export function textOf(thrown: unknown): RichText {
  if (thrown instanceof TextError) return thrown.text
  return untrusted(messageOf(thrown), 300)
}

export function explain(thrown: unknown, log: Log): RichText {
  if (thrown instanceof TextError) return thrown.text
  if (thrown instanceof Error) log.info(thrown.stack ?? '')
  const message = inQuotes(messageOf(thrown))
  return richText`Unexpected error, a defect of this action: ${message}. Please report it with the log.`
}
