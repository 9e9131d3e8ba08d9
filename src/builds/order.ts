import { Skipped } from '../base/errors.ts'
import { asRecord } from '../base/json.ts'
import { quote } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import { badInputs, type Inputs } from '../runner/inputs.ts'

/** A build that is asked of the service. */
export type BuildRequest = { kind: 'preview'; branch: string } | { kind: 'publication' }

/** What a step is for that asks nothing of the agent. */
export type BuildOrder = BuildRequest | { kind: 'automation'; automationId: string }

/**
 * What the inputs ask to be built, published or triggered by itself; undefined where they ask nothing, or ask
 * for a preview of what the agent makes.
 * @param order what is asked of the agent
 * @throws ActionError for a preview of nothing; Skipped where the pull request is not one to preview
 */
export function readBuildOrder(
  { preview, publish, automationId, wait }: Inputs,
  { event, order }: { event: WorkflowEvent; order: object | undefined },
): BuildOrder | undefined {
  if (publish) return { kind: 'publication' }
  if (automationId !== undefined) return { kind: 'automation', automationId }
  if (!preview) return undefined
  if (order === undefined) return { kind: 'preview', branch: readHeadBranch(event) }
  if (wait) return undefined
  throw badInputs([
    "preview is true and wait is false: a preview of the job's pull request is built when the job has ended, so set wait: true",
  ])
}

/** The head branch of the event's pull request. */
function readHeadBranch({ name, payload, repository }: WorkflowEvent): string {
  const { head, merged } = asRecord(payload.pull_request)
  const { ref, repo } = asRecord(head)
  if (typeof ref !== 'string' || ref === '') {
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
  return ref
}
