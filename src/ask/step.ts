import type { Step } from '../frame/command.ts'
import type { Service } from '../service/api.ts'
import type { ContextKind, Inputs } from './inputs.ts'
import type { AskOutput } from './outputs.ts'
import type { StepRecord } from './record/step-record.ts'

/** A step of the root. */
export interface AskStep extends Step<Inputs, AskOutput> {
  /** Undefined if nothing is asked of the agent. */
  readonly task: Task | undefined
  readonly service: Service
  readonly record: StepRecord
}

/** What the agent is to do. */
export interface Task {
  /** The workflow's prompt, or the default for what is quoted; undefined if a job is only waited for. */
  readonly prompt: string | undefined
  readonly quotes: ReadonlySet<ContextKind>
  /** Whether the job knows what it works on, and gets only what is new. A job that `open` finds does not. */
  readonly isKnown: boolean
}
