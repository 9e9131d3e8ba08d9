import type { Step } from '../frame/command.ts'
import type { Service } from '../service/api.ts'
import type { ContextKind, Inputs } from './inputs.ts'
import type { AskOutput } from './outcomes-and-outputs.ts'
import type { StepRecord } from './record/step-record.ts'

export interface AskStep extends Step<Inputs, AskOutput> {
  /** Undefined if nothing is asked of the agent. */
  readonly task: Task | undefined
  readonly service: Service
  readonly record: StepRecord
}

export interface Task {
  /** The workflow's prompt, or a default one; undefined if the step only waits for a job. */
  readonly prompt: string | undefined
  /** The same, for a job that does not know the event's subject. */
  readonly promptOfNewJob: string | undefined
  readonly quotes: ReadonlySet<ContextKind>
  /** Whether the job already knows its subject and gets only the news. Jobs found by `open` don't know this one yet. */
  readonly isKnown: boolean
}
