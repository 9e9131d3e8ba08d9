import type { Run } from '../base/clock.ts'
import type { Log } from '../base/log.ts'
import type { PullRequest } from '../base/pull-request.ts'
import { messageOf } from '../base/text.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { GitHub } from './client.ts'
import { isOfPull } from './marker.ts'

/** No job runs longer, with its re-runs. */
const MAX_AGE_MS = 24 * 60 * 60_000

interface JobPull {
  /** What the job's link names. */
  pull: PullRequest | undefined
  /** The branch that the job works on, where the service tells it. */
  branch: string | undefined
  /** Pull requests of this repository that are known to be the agent's own. */
  recorded: ReadonlySet<number>
}

interface JobPullOptions {
  event: WorkflowEvent
  github: Pick<GitHub, 'getPull'>
  run: Run
  log: Log
}

/** The pull request as a record has it, `owner/repo#1`; undefined where it is on another server. */
export function recordOfPull(
  pull: PullRequest | undefined,
  { serverUrl }: WorkflowEvent,
): string | undefined {
  if (pull === undefined) return undefined
  const isHere = pull.url.toLowerCase().startsWith(`${serverUrl}/`.toLowerCase())
  return isHere ? `${pull.repository}#${pull.number}` : undefined
}

/**
 * The number of a job's pull request, where it is in this repository and GitHub shows that it can be the
 * job's. The service names the link and the branch; before a comment there says so, and reviews of it go to
 * the service, GitHub must agree.
 */
export async function verifyJobPull(
  { pull, branch, recorded }: JobPull,
  { event, github, run, log }: JobPullOptions,
): Promise<number | undefined> {
  const { repository } = event
  const number = Number(pull?.number)
  if (!isOfPull({ pull: recordOfPull(pull, event) }, `${repository}#${number}`)) return undefined
  if (recorded.has(number)) return number
  const noComment = `There is no comment on #${number}`
  if (branch === undefined) {
    log.info(`${noComment}: the service does not say on which branch the job works.`)
    return undefined
  }
  try {
    const { head, created_at } = await github.getPull(number)
    const ageMs = run.clock.now().getTime() - Date.parse(created_at)
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
