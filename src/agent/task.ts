import type { WorkflowEvent } from '../runner/event.ts'
import type { ContextKind, Inputs } from '../runner/inputs.ts'

/** What the inputs ask of the agent. */
export interface Task {
  /** The workflow's prompt, or the default for what is quoted; undefined if a job is only waited for. */
  readonly prompt: string | undefined
  /** `job-id`, as the workflow has it: an ID, `auto` or `open`. */
  readonly jobId: string | undefined
  /** What is quoted to the agent. */
  readonly quotes: ReadonlySet<ContextKind>
}

/**
 * @returns undefined if nothing is asked of the agent
 * @throws ActionError if the event does not have what `context` names
 */
export function readTask(_inputs: Inputs, _event: WorkflowEvent): Task | undefined {
  throw new Error('being written')
}
