import type { Clock } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import type { PullRequest } from '../base/pull-request.ts'
import { messageOf } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { GitHub } from './client.ts'

/** No job runs longer, with its re-runs. */
const MAX_AGE_MS = 24 * 60 * 60_000

/** The pull request as a record has it, `owner/repo#1`; undefined where it is on another server. */
export function recordOfPull(
  pull: PullRequest | undefined,
  { serverUrl }: WorkflowEvent,
): string | undefined {
  if (pull === undefined || !startsWith(pull.url, `${serverUrl}/`)) return undefined
  return `${pull.repository}#${pull.number}`
}

/**
 * The number of a job's pull request, where it is in this repository and GitHub shows that it can be the
 * job's. The service names the link and the branch; before a comment there says so, and reviews of it go to
 * the service, GitHub must agree.
 *
 * @param pull what the job's link names
 * @param branch the branch that the job works on, where the service tells it
 */
export async function verifyJobPull(
  { pull, branch }: { pull: PullRequest | undefined; branch: string | undefined },
  {
    event,
    github,
    clock,
    log,
  }: {
    event: WorkflowEvent
    github: Pick<GitHub, 'getPull'>
    clock: Clock
    log: Log
  },
): Promise<number | undefined> {
  const { serverUrl, repository } = event
  if (pull === undefined || !startsWith(pull.url, `${serverUrl}/${repository}/`)) return undefined
  const number = Number(pull.number)
  const noComment = `There is no comment on #${number}`
  if (branch === undefined) {
    log.info(`${noComment}: the service does not say on which branch the job works.`)
    return undefined
  }
  try {
    const { head, created_at } = await github.getPull(number)
    const ageMs = clock.now().getTime() - Date.parse(created_at)
    const isHere = head.repo?.full_name === repository
    if (isHere && head.ref === branch && ageMs < MAX_AGE_MS) return number
    log.warning(
      `${noComment}: it is not a pull request of this repository, on the job's branch, that was opened in the last day.`,
    )
  } catch (error) {
    log.warning(`${noComment}. ${messageOf(error)}`)
  }
  return undefined
}

/** Names of owners and repositories are the same in any case. */
function startsWith(url: string, start: string): boolean {
  return url.toLowerCase().startsWith(start.toLowerCase())
}
