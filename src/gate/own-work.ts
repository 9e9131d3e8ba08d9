import type { WorkflowEvent } from '../frame/event.ts'
import type { Payload } from '../frame/payload.ts'
import { inQuotes } from '../text.ts'

/** The service's GitHub App, which opens the agent's pull requests and writes its commits. */
export const AGENT_LOGIN = 'mintlify[bot]'
const AGENT_BRANCH = 'mintlify/'

/** Actions that are part of the work. A label or an assignment asks for something. */
const CAUSED_BY_WORK =
  /^(?:opened|reopened|edited|synchronize|ready_for_review|review_requested|closed)$/
const MERGE_COMMIT = /^Merge (pull request|branch|remote-tracking branch|tag) /

/** A sentence if the event is the agent's own work: the agent would answer itself forever. Sends no request. */
export function whyOwnWork(event: WorkflowEvent): string | undefined {
  const { name, payload, facts } = event
  const { ref = '', pull_request: pull } = payload
  const isSender = payload.sender?.login === AGENT_LOGIN
  const isOfPull = facts.subject === 'pull_request'
  const isByAgent =
    (isOfPull && isAgentsPull(event) && CAUSED_BY_WORK.test(payload.action ?? '')) ||
    isSender ||
    (facts.changes === 'push' &&
      (ref.startsWith(`refs/heads/${AGENT_BRANCH}`) || areByAgent(payload.commits))) ||
    (payload.ref_type === 'branch' && ref.startsWith(AGENT_BRANCH))
  if (!isByAgent) return undefined
  const what = isOfPull ? `pull request #${pull?.number}` : 'work'
  return `The docs agent's own ${what} caused this ${inQuotes(name, 60)} event, so there is nothing to ask for.`
}

/** Not in a fork. */
export function isAgentsPull({ payload, repository }: WorkflowEvent): boolean {
  const { head, user } = payload.pull_request ?? {}
  if (head?.repo?.full_name !== repository) return false
  return user?.login === AGENT_LOGIN || head.ref?.startsWith(AGENT_BRANCH) === true
}

function areByAgent(commits: Payload['commits'] = []): boolean {
  const authored = commits.filter((one) => !MERGE_COMMIT.test(one?.message ?? ''))
  return authored.length > 0 && authored.every((one) => one?.author?.username === AGENT_LOGIN)
}
