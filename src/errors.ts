import type { Log } from './runtime.ts'
import { inQuotes, messageOf } from './text.ts'

/**
 * A failure whose message tells the person who reads the log what failed, the value seen, and what to do next.
 * Anything else that is thrown is a defect of this action.
 */
export class ActionError extends Error {
  override name = 'ActionError'
  /** The sentences that people see, a line each: what failed, and what to do about it. */
  readonly sentences: readonly string[]
  /** A line for each thing, if there are several; for the log and the summary. */
  readonly details: readonly string[]

  /** @param more.remedy a sentence that says what to do */
  constructor(
    what: string,
    more: { cause?: unknown; remedy?: string; details?: readonly string[] } = {},
  ) {
    const { cause, remedy, details = [] } = more
    const sentences = remedy ? [what, remedy] : [what]
    super(sentences.join(' '), { cause })
    this.sentences = sentences
    this.details = details
  }
}

/** There is a good reason to do nothing: outcome `skipped`. */
export class Skipped extends Error {
  override name = 'Skipped'
  /** Of the annotation. `warning` if somebody may not trigger this, or nobody could check that. */
  readonly level: 'notice' | 'warning'
  /** Whether the comment says so too, to people who look at nothing else. */
  readonly isCommented: boolean
  /** How the page begins, where doing nothing is good news. */
  readonly words: { readonly icon: string; readonly headline: string } | undefined

  constructor(
    message: string,
    level: 'notice' | 'warning' = 'notice',
    more: { isCommented?: boolean; words?: Skipped['words'] | undefined } = {},
  ) {
    super(message)
    this.level = level
    this.isCommented = more.isCommented ?? false
    this.words = more.words
  }
}

/** The workflow was cancelled: the signal that ends every wait and request has this as its reason. */
export class Cancelled extends Error {
  override name = 'Cancelled'
  /** If a request was cut off that may have taken effect: what is unknown, as a sentence. */
  readonly unknownFate: string | undefined

  constructor(message: string, unknownFate?: string) {
    super(message)
    this.unknownFate = unknownFate
  }
}

/** Inputs that are wrong. Nothing was sent, and nothing will be. */
export class BadInput extends ActionError {
  override name = 'BadInput'
}

export function badInputs(faults: readonly string[]): BadInput {
  const [first = ''] = faults
  if (faults.length === 1)
    return new BadInput(`Bad input, nothing was sent: ${first.replace(/[.?]$/, '')}.`)
  return new BadInput(`${faults.length} bad inputs, nothing was sent.`, { details: faults })
}

/** What to say of something that was thrown. A defect of ours shows its stack in the debug log. */
export function explain(thrown: unknown, log: Log): string {
  const isOurs = [ActionError, Skipped, Cancelled].some((kind) => thrown instanceof kind)
  if (isOurs) return messageOf(thrown)
  if (thrown instanceof Error) log.debug(thrown.stack ?? '')
  return `Unexpected error, a defect of this action: ${inQuotes(messageOf(thrown))}. Please report it, with the log of a run with debug logging.`
}
