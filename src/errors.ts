/**
 * A failure whose message is written for the person who reads the log: what failed, the value seen,
 * and what to do next. Anything else that is thrown is a defect of this action.
 */
export class ActionError extends Error {
  override name = 'ActionError'
  /** Where there is more than one thing to say: a line each, for the log and the summary. */
  readonly details: readonly string[]

  constructor(message: string, more: { cause?: unknown; details?: readonly string[] } = {}) {
    super(message, { cause: more.cause })
    this.details = more.details ?? []
  }
}

/** There is a good reason to do nothing: outcome `skipped`. */
export class Skipped extends Error {
  override name = 'Skipped'
  /** The annotation's. `warning` where somebody may not trigger this, or that could not be checked. */
  readonly level: 'notice' | 'warning'
  /** Whether the comment says so too, to people who look at nothing else. */
  readonly isCommented: boolean

  constructor(message: string, level: 'notice' | 'warning' = 'notice', isCommented = false) {
    super(message)
    this.level = level
    this.isCommented = isCommented
  }
}

/** The workflow was cancelled. The reason of the signal that ends every wait and every request. */
export class Cancelled extends Error {
  override name = 'Cancelled'
  /** What is unknown because a request was cut off, as a sentence; empty where nothing is in doubt. */
  readonly doubt: string

  constructor(message: string, doubt = '') {
    super(message)
    this.doubt = doubt
  }
}

/** Inputs that are wrong. Nothing was sent, and nothing will be. */
export class BadInput extends ActionError {
  override name = 'BadInput'
}

/** The failure for inputs that are wrong: one in its message; more of them in its details. */
export function badInputs(faults: readonly string[]): BadInput {
  const [first = ''] = faults
  if (faults.length === 1)
    return new BadInput(`Bad input, nothing was sent: ${first.replace(/[.?]$/, '')}.`)
  return new BadInput(`${faults.length} bad inputs, nothing was sent.`, { details: faults })
}
