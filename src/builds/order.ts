import { badInputs, Skipped } from '../errors.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Inputs } from '../runner/inputs.ts'
import { asRecord, quote } from '../text.ts'

/** A build that is asked of the service. */
export type BuildOrder =
  | { readonly kind: 'preview'; readonly branch: string }
  | { readonly kind: 'publication' }

/**
 * What the inputs ask to be built by itself; undefined if they ask for nothing, or for a preview of what the
 * agent makes.
 * @param task what is asked of the agent
 * @throws ActionError for a preview of nothing; Skipped if the pull request is not one to preview
 */
export function readBuildOrder(
  { preview, publish, wait }: Inputs,
  { name, payload, repository }: WorkflowEvent,
  task: object | undefined,
): BuildOrder | undefined {
  if (publish) return { kind: 'publication' }
  if (!preview) return undefined
  if (task !== undefined) {
    if (wait) return undefined
    throw badInputs([
      "a preview of the job's pull request is built when the job has ended: with `preview: true`, leave out `wait: false`",
    ])
  }
  const { head, merged } = asRecord(payload.pull_request)
  const { ref: branch, repo } = asRecord(head)
  if (typeof branch !== 'string' || branch === '') {
    throw badInputs([
      `preview is true, but there is no job, and this ${quote(name, 60)} event has no pull request: set prompt or job-id, or run on pull_request`,
    ])
  }
  if (merged === true)
    throw new Skipped('The pull request is merged, so there is nothing to preview.')
  if (repository === '' || asRecord(repo).full_name !== repository) {
    throw new Skipped(
      'The pull request comes from a fork. The service builds branches of the repository itself, so there is no preview of it.',
    )
  }
  return { kind: 'preview', branch }
}
