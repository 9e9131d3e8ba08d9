import { isGitea, type WorkflowEvent } from '../runner/event.ts'
import type { Marker } from './marker.ts'

/** The run and its attempt, as a record has them. */
export function runOf({ runId, runAttempt }: WorkflowEvent): Pick<Marker, 'runId' | 'attempt'> {
  // Outside a runner there may be no number of a run.
  return { runId: /^\d{1,20}$/.test(runId) ? runId : '0', attempt: runAttempt }
}

/** Where a person finds the log of this attempt. */
export function linkToRun(event: WorkflowEvent): string {
  const { serverUrl, repository, runId, runAttempt } = event
  // On Gitea and Forgejo, an attempt has no page of its own.
  const attempt = runAttempt > 1 && !isGitea(event) ? `/attempts/${runAttempt}` : ''
  return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`
}
