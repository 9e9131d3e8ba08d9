import type { GitHub } from '../github/api.ts'
import type { Send } from '../http/transport.ts'
import type { Log, Runtime } from '../runtime.ts'
import type { Service } from '../service/api.ts'
import type { Env, WorkflowEvent } from './event.ts'
import type { OutputFormats, Outputs, OutputValues } from './outputs.ts'
import type { Page } from './page.ts'
import type { InputTable, ReadInputs } from './read-inputs.ts'

/* What a command is, and what the frame gives it. */

export type CommandName = 'ask' | 'preview' | 'publish' | 'removed-pages'

/** What a step needs of the world; a test brings its own. */
export interface World extends Pick<Runtime, 'log' | 'clock' | 'signal'> {
  readonly send: Send
}

/** What a step works with. Made once, and passed whole. */
export interface Step<Inputs = unknown> extends KeylessStep<Inputs> {
  readonly service: Service
  /** The same step, for reads that only decorate a result that is there. It has at least a minute left. */
  decorating(): Step<Inputs>
  /** Shows what is known before the end: in the outputs, the log and the comment. */
  show(ending: Ending): Promise<void>
}

/** The part of a step that a command without a key has. */
export interface KeylessStep<Inputs = unknown> extends Runtime {
  readonly command: CommandName
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly outputs: Outputs
  readonly github: GitHub
}

/** How a step ended, or how it would if it ended now. */
export interface Ending {
  readonly outcome: string
  readonly fails: boolean
  /** The annotation's, if the step does not fail. */
  readonly level: 'info' | 'notice' | 'warning' | 'error'
  readonly outputs: OutputValues
  readonly page: Page
  /** The page for the comment, if its readers need other words; undefined if the comment stays as it is. */
  readonly comment: Page | undefined
  /** Whether there is nothing in it that is worth a new comment. */
  readonly isNoNews?: boolean
}

export interface ResultComment {
  /** Replaces its text. A failure is logged, and the result stands. */
  show(ending: Ending, isLast: boolean): Promise<void>
}

/** A step's work, in its order. */
export interface Work {
  /** @throws Skipped if the event asks for nothing, or somebody may not trigger this */
  gate(): Promise<void>
  main(): Promise<Ending>
  /** How a failure ends the step, if not as the frame says it. */
  endOfError?(error: unknown): Ending | undefined
  readonly comment?: ResultComment | undefined
}

/** What the frame itself reads of a command's inputs. */
export interface FrameInputs {
  readonly timeoutMinutes: number
  readonly githubToken: string
  /** Undefined in a command that needs no key. */
  readonly baseUrl?: URL
  readonly apiKey?: string
  readonly projectId?: string
}

export interface Command<Inputs extends FrameInputs> {
  readonly name: CommandName
  readonly inputs: InputTable
  readonly outputs: OutputFormats
  /** `readInputs` with the table. */
  read(env: Env, log: Log, workspace: string): ReadInputs<Inputs>
  /** Inputs that are right each by itself and wrong together: a clause for each fault. */
  findFaults(inputs: Partial<Inputs>, event: WorkflowEvent): string[]
  open(step: Step<Inputs>): Work
}
