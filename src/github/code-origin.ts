import { asInteger, asRecord } from '../base/json.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { GitHub } from './client.ts'
import { type EventFacts, factsOf } from './events.ts'

type AskGitHub = Pick<GitHub, 'getPull'>

/**
 * Whether the code that an event is about is this repository's own. A stranger can bring an allowed bot to
 * act on theirs, as by asking Dependabot to rebase their pull request. What is not shown to be our own is
 * not: an event that is new, too.
 * @throws HttpError where GitHub must be asked and does not answer
 */
export async function isOwnCode(event: WorkflowEvent, github: AskGitHub): Promise<boolean> {
  const place = factsOf(event.name)?.code
  return place === undefined ? false : ORIGINS[place](event, github)
}

const ORIGINS: Record<
  EventFacts['code'],
  (event: WorkflowEvent, github: AskGitHub) => boolean | Promise<boolean>
> = {
  own: () => true,
  'pull request': isPullOwn,
  check: isCheckOwn,
  // GitHub lists the branches of this repository that hold the commit, and no others.
  status: ({ payload: { branches } }) => Array.isArray(branches) && branches.length > 0,
  run: isRunOwn,
}

async function isPullOwn(event: WorkflowEvent, github: AskGitHub): Promise<boolean> {
  const { pull_request, issue, is_pull } = event.payload
  if (pull_request !== undefined) return isHere(asRecord(asRecord(pull_request).head).repo, event)
  const { number: issueNumber, pull_request: link } = asRecord(issue)
  const isPull = is_pull === true || (link !== undefined && link !== null)
  if (!isPull) return issue !== undefined
  // A comment's event does not tell where the pull request comes from.
  const number = asInteger(issueNumber)
  if (number === undefined) return false
  const { head } = await github.getPull(number)
  return isHere(head.repo, event)
}

/** A check of a fork's commit lists no pull requests; of others, it may list those with the same branch name. */
function isCheckOwn({ payload }: WorkflowEvent): boolean {
  const check = asRecord(payload.check_run ?? payload.check_suite)
  const sha = check.head_sha
  const { id } = asRecord(payload.repository)
  const pulls: unknown = check.pull_requests
  if (!Array.isArray(pulls) || pulls.length === 0) return false
  return pulls.every((pull: unknown) => {
    const head = asRecord(asRecord(pull).head)
    return Number.isSafeInteger(id) && asRecord(head.repo).id === id && head.sha === sha
  })
}

/** Followed events whose run is at the head of the pull request that they are about. */
const RUN_AT_HEAD = ['pull_request', 'pull_request_review', 'pull_request_review_comment']

function isRunOwn(event: WorkflowEvent): boolean {
  const { event: followed, head_repository } = asRecord(event.payload.workflow_run)
  if (typeof followed !== 'string' || !isHere(head_repository, event)) return false
  // Others, such as issue_comment, run at this repository's own head whatever they are about.
  return RUN_AT_HEAD.includes(followed) || factsOf(followed)?.code === 'own'
}

function isHere(origin: unknown, { repository }: WorkflowEvent): boolean {
  return repository !== '' && asRecord(origin).full_name === repository
}
