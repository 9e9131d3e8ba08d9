import type { GitHub } from '../github/api.ts'
import type { Send } from '../http/transport.ts'
import type { Log, Runtime } from '../runtime.ts'
import type { Env, WorkflowEvent } from './event.ts'
import type { KeyInputs } from './key.ts'
import type { Output, OutputFormats, Outputs } from './outputs.ts'
import type { Page } from './page.ts'
import type { InputTable, ReadInputs } from './read-inputs.ts'
import type { Stages } from './stages.ts'

/* What a command is, and what the frame gives it. */

export type CommandName = 'ask' | 'preview' | 'publish' | 'removed-pages'

/** What a step needs of the world; a test brings its own. */
export interface World extends Runtime {
  readonly send: Send
  /** Aborts with a `Cancelled` when the workflow is cancelled. */
  readonly signal: AbortSignal
}

/**
 * What a step works with. Made once, and passed whole.
 * @typeParam Name the outputs that its command declares
 */
export interface Step<Inputs = unknown, Name extends string = never> extends World {
  readonly command: CommandName
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: Outputs<Name>
  readonly github: GitHub
  readonly stages: Stages
}

/** How a step ended, or how it would if it ended now. */
export interface Ending<Name extends string = never> {
  readonly outcome: string
  readonly fails: boolean
  /** The annotation's, if the step does not fail. */
  readonly level: 'info' | 'notice' | 'warning' | 'error'
  readonly outputs: ReadonlyArray<Output<Name>>
  readonly page: Page
  /** The page for the comment, if its readers need other words; undefined if the comment stays as it is. */
  readonly comment: Page | undefined
  /** Whether there is nothing in it that is worth a new comment. */
  readonly isNoNews?: boolean
}

/** What the frame itself reads of a command's inputs. */
export interface FrameInputs extends KeyInputs {
  readonly timeoutMinutes: number
  readonly githubToken: string
}

/**
 * @typeParam Own the command's step: the frame's, and what `prepare` adds
 * @typeParam End its endings: the frame's, and what its comment needs
 */
export interface Command<
  Inputs extends FrameInputs,
  Name extends string,
  Own extends Step<Inputs, Name> = Step<Inputs, Name>,
  End extends Ending<Name> = Ending<Name>,
> {
  readonly name: CommandName
  readonly inputs: InputTable
  readonly outputs: OutputFormats<Name>
  /** `readInputs` with the table. */
  read(env: Env, log: Log, workspace: string): ReadInputs<Inputs>
  /** Inputs that are right each by itself and wrong together: a clause for each fault. */
  findFaults(inputs: Partial<Inputs>, event: WorkflowEvent): string[]
  /** Sends nothing. @throws BadInput */
  prepare(step: Step<Inputs, Name>): Own
  /** @throws Skipped if the event asks for nothing, or somebody may not trigger this */
  gate(step: Own): Promise<void>
  /** Yields an ending that holds from then on: a later failure is a warning on it. */
  run(step: Own): Promise<End> | AsyncGenerator<End, End, undefined>
  /** Writes the comment, if the step has one. A failure is logged, and the result stays. */
  comment?(step: Own, ending: End | Ending, isLast: boolean): Promise<void>
}
