import type { GitHub } from '../github/api.ts'
import type { Send } from '../http/transport.ts'
import type { Log, Runtime } from '../runtime.ts'
import type { Env, WorkflowEvent } from './event.ts'
import type { KeyInputs, TIMEOUT_INPUT, TOKEN_INPUT } from './inputs.ts'
import type { Output, OutputFormats, Outputs } from './outputs.ts'
import type { Page } from './page.ts'
import type { InputsOf, InputTable, ReadInputs } from './read-inputs.ts'
import type { Stages } from './stages.ts'

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
 * Writes all outputs and the comment while the step goes on. This result stands: a failure after it only warns, but a
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
