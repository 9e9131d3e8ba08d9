import type { Clock } from '../clock.ts'
import type { Kind } from '../http/retry-rules.ts'
import type { Stage } from '../http/stage.ts'

/** The least time to decorate a result, even after the deadline. */
const DECORATING_MS = 60_000
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

/** Stages differ in how long a request is retried, and in the effect of a cancel. A function's begins now. */
export interface Stages {
  /** Reads that decide whether to ask the agent, and what. */
  readonly needed: Stage
  /** The record of a request, before it is sent. */
  readonly recording: Stage
  /** A create or a follow-up. */
  readonly asking: Stage
  /** A preview or a publication. */
  readonly building: Stage
  /** Polls. */
  readonly awaited: Stage
  /** Reads that a result can do without. */
  decorating(): Stage
  /** Comments that a result can do without. */
  commenting(): Stage
  lastComment(): Stage
}

/** @param deadlineMs of the step, in the clock's ms */
export function openStages(clock: Clock, signal: AbortSignal, deadlineMs: number): Stages {
  const window = { sinceMs: undefined }
  // A write to GitHub may finish after a cancel, but there is no time for pauses.
  const lastWords = outlive(clock, signal, LAST_WORDS_AFTER_CANCEL_MS)
  const open = (kind: Kind, more: Partial<Stage> = {}): Stage => {
    return { kind, deadlineMs, signal, pausesEnd: signal, window, ...more }
  }
  const afterwards = () => ({ deadlineMs: Math.max(deadlineMs, clock.nowMs() + DECORATING_MS) })
  return {
    needed: open('needed'),
    recording: open('needed', { signal: lastWords }),
    asking: open('ask'),
    building: open('build'),
    awaited: open('awaited'),
    decorating: () => open('decoration', afterwards()),
    commenting: () => open('decoration', { ...afterwards(), signal: lastWords }),
    lastComment: () => open('last comment', { ...afterwards(), signal: lastWords }),
  }
}

function outlive(clock: Clock, signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(ms, controller.signal)
    controller.abort(signal.reason)
  })
  return controller.signal
}
