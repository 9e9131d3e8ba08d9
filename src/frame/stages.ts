import type { Clock } from '../clock.ts'
import type { Kind } from '../http/retry-rules.ts'
import { RetryWindow, type Stage } from '../http/stage.ts'

/** The least time to decorate a result, even after the deadline. */
const DECORATING_MS = 60_000
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

export type Stages = Readonly<ReturnType<typeof openStages>>

/**
 * Stages differ in how long a request is retried, and in the effect of a cancel. A function's begins now.
 * @param deadlineMs of the step, in the clock's ms
 */
export function openStages(clock: Clock, signal: AbortSignal, deadlineMs: number) {
  const window = new RetryWindow()
  // A write to GitHub may finish after a cancel, but there is no time for pauses.
  const lastWords = outlive(clock, signal, LAST_WORDS_AFTER_CANCEL_MS)
  const open = (kind: Kind, more: Partial<Stage> = {}): Stage => {
    return { kind, deadlineMs, signal, pausesEnd: signal, window, ...more }
  }
  const afterwards = () => ({ deadlineMs: Math.max(deadlineMs, clock.nowMs() + DECORATING_MS) })
  return {
    /** Reads that decide whether to ask the agent, and what. */
    needed: open('needed'),
    /** The record of a request, before it is sent. */
    recording: open('needed', { signal: lastWords }),
    /** A create or a follow-up. */
    asking: open('ask'),
    /** A preview or a publication. */
    building: open('build'),
    /** Polls. */
    awaited: open('awaited'),
    /** Reads that a result can do without. */
    decorating: () => open('decoration', afterwards()),
    /** Comments that a result can do without. */
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
