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

/** There is a good reason to do nothing. The step ends well, with outcome `skipped`. */
export class Skipped extends Error {
  override name = 'Skipped'
}

/** Somebody may not trigger this, or it could not be found out. Ends as `Skipped` does, with a warning. */
export class Refused extends Skipped {
  override name = 'Refused'
}

/** The workflow was cancelled. The reason of the signal that ends every wait and every request. */
export class Cancelled extends Error {
  override name = 'Cancelled'
  /** What nobody knows because a request was cut off, as a sentence; empty where nothing is in doubt. */
  readonly doubt: string

  constructor(message: string, doubt = '') {
    super(message)
    this.doubt = doubt
  }
}
