import type { Clock } from '../clock.ts'
import type { Kind } from '../http/kinds.ts'
import { RetryWindow, type Stage } from '../http/stage.ts'

/** The least time for what decorates a result, even if the job took longer than planned. */
const DECORATING_MS = 60_000
/** After a cancel: the runner kills the process 10 s later, and we want it to end within 2. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

/** The stages of a step. Their requests differ in how long they are worth retrying, and in what a cancel does to them. */
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
  /** Reads that a result can do without. Begins now. */
  decorating(): Stage
  /** Comments that a result can do without. Begins now. */
  commenting(): Stage
  /** The step's last comment. Begins now. */
  lastComment(): Stage
}

/** @param deadlineMs of the step, in the clock's ms */
export function openStages(clock: Clock, signal: AbortSignal, deadlineMs: number): Stages {
  const window = new RetryWindow()
  // A write to GitHub that is under way may end after a cancel; there is no time for pauses.
  const lastWords = outlive(clock, signal, LAST_WORDS_AFTER_CANCEL_MS)
  const open = (kind: Kind, more: Partial<Stage> = {}): Stage => {
    return { kind, endsMs: deadlineMs, signal, pausesEnd: signal, window, ...more }
  }
  const afterwards = () => ({ endsMs: Math.max(deadlineMs, clock.nowMs() + DECORATING_MS) })
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

/** A signal that aborts some time after another one does. */
function outlive(clock: Clock, signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(ms, controller.signal)
    controller.abort(signal.reason)
  })
  return controller.signal
}
