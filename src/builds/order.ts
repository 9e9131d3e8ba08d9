import type { Task } from '../agent/task.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Inputs } from '../runner/inputs.ts'

/** A build that is asked of the service. */
export type BuildOrder =
  | { readonly kind: 'preview'; readonly branch: string }
  | { readonly kind: 'publication' }

/**
 * What the inputs ask to be built by itself; undefined if they ask for nothing, or for a preview of what the
 * agent makes.
 * @throws ActionError for a preview of nothing; Skipped if the pull request is not one to preview
 */
export function readBuildOrder(
  _inputs: Inputs,
  _event: WorkflowEvent,
  _task: Task | undefined,
): BuildOrder | undefined {
  throw new Error('being written')
}
