import type { GitHub } from '../github/api.ts'
import type { Kind, Stage } from '../http/retry.ts'
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
 * Writes all outputs and the comment while the step goes on. This result is final: a later failure only adds a warning,
 * and a cancel only ends the rest. The step still fails if its outputs cannot be written, as on a full disk.
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
  /** Whether the workflow wants the step to fail for this outcome, whatever its level. */
  failsOn?(outcome: string, step: Own): boolean
  /** A failure is logged, and doesn't change the result. */
  comment?(step: Own, ending: Ending<Name>, isLast: boolean): Promise<void>
}

/* The stages of a step. */

/** The least time to decorate a result, even after the deadline. */
const DECORATING_MS = 60_000
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

/** A stage sets how long its requests are retried and what a cancel does. Stages that are functions start when they are called. */
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
  // A write to GitHub may finish after a cancel, but there is no time for pauses.
  const lastWords = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(LAST_WORDS_AFTER_CANCEL_MS, lastWords.signal)
    lastWords.abort(signal.reason)
  })
  const needed: Stage = {
    kind: 'needed',
    deadlineMs,
    signal,
    pausesEnd: signal,
    // The copies below hold this same object, so all stages of a step share one window.
    window: { sinceMs: undefined },
  }
  const startNow = (kind: Kind, end: AbortSignal): Stage => {
    const endMs = Math.max(deadlineMs, clock.nowMs() + DECORATING_MS)
    return { ...needed, kind, deadlineMs: endMs, signal: end }
  }
  return {
    needed,
    recording: { ...needed, signal: lastWords.signal },
    asking: { ...needed, kind: 'ask' },
    building: { ...needed, kind: 'build' },
    awaited: { ...needed, kind: 'awaited' },
    decorating: () => startNow('decoration', signal),
    commenting: () => startNow('decoration', lastWords.signal),
    lastComment: () => startNow('last comment', lastWords.signal),
  }
}
