import type { GitHub } from '../github/api.ts'
import type { PolicyName, RequestPolicy } from '../http/retry.ts'
import type { Transport } from '../http/transport.ts'
import type { Clock, Log, Runtime } from '../runtime.ts'
import type { Env, WorkflowEvent } from './event.ts'
import type { ApiKeyInputs, GITHUB_TOKEN_INPUTS, TIMEOUT_INPUTS } from './inputs.ts'
import type { OutputEntry, OutputFormats, OutputWriter } from './outputs.ts'
import type { InputsOf, InputTable, ParsedInputs } from './read-inputs.ts'
import type { ResultPage } from './result-page.ts'

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

export interface StepResult<Name extends string = never> {
  readonly outcome: string
  readonly fails: boolean
  /** For the annotation. */
  readonly level: 'info' | 'notice' | 'warning' | 'error'
  readonly outputs: ReadonlyArray<OutputEntry<Name>>
  readonly page: ResultPage
  /** May use other words than the summary's; undefined leaves the comment as it is. */
  readonly comment: ResultPage | undefined
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

/* The policies of a step's requests. */

/** The least time to decorate a result, even after the deadline. */
const DECORATING_MS = 60_000
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

/**
 * Sets the retries of one kind of request, from now on. A cancel ends them at once; with `last words`, which is for writes
 * to GitHub, it leaves a moment to finish a request under way, or to send one more.
 */
export type PolicyFactory = (
  kind: Exclude<PolicyName, 'part'>,
  atCancel?: 'last words',
) => RequestPolicy

/** @param deadlineMs of the step, in the clock's ms */
export function createPolicyFactory(
  clock: Clock,
  signal: AbortSignal,
  deadlineMs: number,
): PolicyFactory {
  const lastWords = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(LAST_WORDS_AFTER_CANCEL_MS, lastWords.signal)
    lastWords.abort(signal.reason)
  })
  // All policies of a step share one window.
  const window: RequestPolicy['window'] = { sinceMs: undefined }

  return (kind, atCancel) => {
    let endMs = deadlineMs
    const isDecoration = kind === 'decoration' || kind === 'last comment'
    if (isDecoration) endMs = Math.max(deadlineMs, clock.nowMs() + DECORATING_MS)
    let requestSignal = signal
    if (atCancel === 'last words') requestSignal = lastWords.signal
    return {
      kind,
      deadlineMs: endMs,
      signal: requestSignal,
      // There is no time for pauses.
      pauseSignal: signal,
      window,
    }
  }
}
