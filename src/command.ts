import type { GitHub } from './github/api.ts'
import type { PolicyFactory } from './http/retry.ts'
import type { Transport } from './http/transport.ts'
import type { ApiKeyInputs, GITHUB_TOKEN_INPUTS, TIMEOUT_INPUTS } from './inputs/common.ts'
import type { InputsOf, InputTable, ParsedInputs } from './inputs/read-inputs.ts'
import type { OutputFormats, OutputWriter } from './result/outputs.ts'
import type { StepResult } from './result/results.ts'
import type { Log, Runtime } from './runtime.ts'
import type { Env, WorkflowEvent } from './trigger/event.ts'

export type CommandName = 'ask'

/** A test brings its own. */
export interface World extends Runtime {
  readonly send: Transport
  /** Aborts with a `Cancelled` when the workflow is cancelled. */
  readonly signal: AbortSignal
}

export interface Step<Inputs = unknown, Name extends string = never> extends World {
  readonly command: CommandName
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: OutputWriter<Name>
  readonly github: GitHub
  readonly startPolicy: PolicyFactory
}

export type CommonInputs = InputsOf<typeof TIMEOUT_INPUTS & typeof GITHUB_TOKEN_INPUTS> &
  ApiKeyInputs

/**
 * Writes all outputs and the comment while the step goes on. Later, only `run` itself may change this result: a failure adds
 * a warning, and a cancel ends the rest. The step still fails if its outputs cannot be written, as on a full disk.
 */
export type WriteResultEarly<Name extends string> = (stepResult: StepResult<Name>) => Promise<void>

/** @typeParam Own the step with the fields that `prepare` adds */
export interface Command<
  Inputs extends CommonInputs,
  Name extends string,
  Own extends Step<Inputs, Name> = Step<Inputs, Name>,
> {
  readonly name: CommandName
  readonly inputs: InputTable
  readonly outputs: OutputFormats<Name>
  read(env: Env, log: Log, workspace: string): ParsedInputs<Inputs>
  /** A clause for each fault between inputs that are valid by themselves. */
  findInputConflicts(inputs: Partial<Inputs>, event: WorkflowEvent): string[]
  /** Sends nothing. @throws ActionError for bad inputs */
  prepare(step: Step<Inputs, Name>): Own
  /** @throws Skipped if the event asks for no work, or an actor may not trigger the step */
  checkTrigger(step: Own): Promise<void>
  run(step: Own, writeResultEarly: WriteResultEarly<Name>): Promise<StepResult<Name>>
  /** For what `checkTrigger` or `run` throws. Default: `resultOfError`. */
  resultOfUncaught?(error: unknown, step: Own): StepResult<Name>
  /** May replace each result of `checkTrigger` and `run`, also one that is shown early. Must not reject. */
  finalizeResult?(step: Own, stepResult: StepResult<Name>): Promise<StepResult<Name>>
  /** Whether the workflow wants the step to fail for this outcome, whatever its level. Asked after `finalizeResult`. */
  failsOn?(outcome: string, step: Own): boolean
  /** A failure is logged, and doesn't change the result. */
  comment?(step: Own, stepResult: StepResult<Name>, isLast: boolean): Promise<void>
}
