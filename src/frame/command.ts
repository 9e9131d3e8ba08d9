import type { GitHub } from '../github/api.ts'
import type { Kind, RetryWindow, Stage } from '../http/retry.ts'
import type { Send } from '../http/transport.ts'
import type { Clock, Log, Runtime } from '../runtime.ts'
import type { Env, WorkflowEvent } from './event.ts'
import type { KeyInputs, TIMEOUT_INPUT, TOKEN_INPUT } from './inputs.ts'
import type { Output, OutputFormats, Outputs } from './outputs.ts'
import type { Page } from './page.ts'
import type { InputsOf, InputTable, ReadInputs } from './read-inputs.ts'

export type CommandName = 'ask' | 'preview' | 'publish' | 'removed-pages'

/** A test brings its own. */
export interface World extends Runtime {
  readonly send: Send
  /** Aborts with a `Cancelled` when the workflow is cancelled. */
  readonly signal: AbortSignal
}

export interface Step<Inputs = unknown, Name extends string = never> extends World {
  readonly command: CommandName
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: Outputs<Name>
  readonly github: GitHub
  readonly stages: Stages
}

export interface Ending<Name extends string = never> {
  readonly outcome: string
  readonly fails: boolean
  /** For the annotation. */
  readonly level: 'info' | 'notice' | 'warning' | 'error'
  readonly outputs: ReadonlyArray<Output<Name>>
  readonly page: Page
  /** May use other words than the summary's; undefined leaves the comment as it is. */
  readonly comment: Page | undefined
  /** Not worth a new comment. */
  readonly isNoNews?: boolean
}

export type FrameInputs = InputsOf<typeof TIMEOUT_INPUT & typeof TOKEN_INPUT> & KeyInputs

/**
 * Writes all outputs and the comment while the step goes on. This result is final: a failure after it only warns, but a
 * full disk and a cancel still fail the step (T6).
 */
export type ShowResult<Name extends string> = (ending: Ending<Name>) => Promise<void>

/** @typeParam Own the step with the fields that `prepare` adds */
export interface Command<
  Inputs extends FrameInputs,
  Name extends string,
  Own extends Step<Inputs, Name> = Step<Inputs, Name>,
> {
  readonly name: CommandName
  readonly inputs: InputTable
  readonly outputs: OutputFormats<Name>
  read(env: Env, log: Log, workspace: string): ReadInputs<Inputs>
  /** A clause for each fault between inputs that are valid by themselves. */
  findFaults(inputs: Partial<Inputs>, event: WorkflowEvent): string[]
  /** Sends nothing. @throws ActionError for bad inputs */
  prepare(step: Step<Inputs, Name>): Own
  /** @throws Skipped if the event asks for no work, or an actor may not trigger the step */
  gate(step: Own): Promise<void>
  run(step: Own, showResult: ShowResult<Name>): Promise<Ending<Name>>
  /** For what `gate` or `run` throws. Default: the frame's ending. */
  endingOfFailure?(error: unknown, step: Own): Ending<Name>
  /** A failure is logged, and doesn't change the result. */
  comment?(step: Own, ending: Ending<Name>, isLast: boolean): Promise<void>
}

/* The stages of a step. */

/** The least time to decorate a result, even after the deadline. */
const DECORATING_MS = 60_000
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

export type Stages = Readonly<ReturnType<typeof openStages>>

/**
 * A stage sets how long its requests are retried and what a cancel does. Stages that are functions start when they are called.
 * @param deadlineMs of the step, in the clock's ms
 */
export function openStages(clock: Clock, signal: AbortSignal, deadlineMs: number) {
  const window: RetryWindow = { sinceMs: undefined }
  // A write to GitHub may finish after a cancel, but there is no time for pauses.
  const lastWords = outlive(clock, signal, LAST_WORDS_AFTER_CANCEL_MS)
  const open = (kind: Kind, more: Partial<Stage> = {}): Stage => {
    return { kind, deadlineMs, signal, pausesEnd: signal, window, ...more }
  }
  const decorationEndMs = () => Math.max(deadlineMs, clock.nowMs() + DECORATING_MS)
  const openComment = (kind: Kind) => {
    return open(kind, { deadlineMs: decorationEndMs(), signal: lastWords })
  }
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
    decorating: () => open('decoration', { deadlineMs: decorationEndMs() }),
    /** Comments that a result can do without. */
    commenting: () => openComment('decoration'),
    lastComment: () => openComment('last comment'),
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
