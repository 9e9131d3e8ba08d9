import type { Step } from '../frame/command.ts'
import type { Inputs } from './inputs.ts'
import type { StepRecord } from './step-record.ts'

/** A step of the root, with the record of what it asks. */
export interface AskStep extends Step<Inputs> {
  readonly record: StepRecord
}
