import type { WorkflowEvent } from '../../src/runner/event.ts'

/** An event of acme/docs that somebody called octocat triggered, unless told otherwise. */
export function testEvent(event: Partial<WorkflowEvent> = {}): WorkflowEvent {
  return {
    name: 'workflow_dispatch',
    payload: {},
    hasPayload: true,
    actor: 'octocat',
    triggeringActor: 'octocat',
    issueNumber: undefined,
    repository: 'acme/docs',
    workflow: '',
    sha: '',
    refName: '',
    step: '',
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    runId: '1',
    runAttempt: 1,
    workspace: '',
    temp: '',
    ...event,
  }
}
