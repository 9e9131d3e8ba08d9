import type { WorkflowEvent } from '../frame/event.ts'
import { AGENT_LOGIN } from '../gate/own-work.ts'
import type { GitHub } from '../github/api.ts'
import { type ListedPull, pagesOfPulls } from '../github/pulls.ts'
import { attempt, attemptPart, type Reading } from '../readers/reading.ts'
import type { Runtime } from '../runtime.ts'
import { type LastChange, type LastChanges, readLastChanges } from './last-changes.ts'

const MAX_PULL_PAGES = 5
const RECENT_MS = 13 * 7 * 86_400_000

/** What reads pull requests needs of the step. */
export interface OnGitHub extends Runtime {
  readonly github: GitHub
  readonly event: WorkflowEvent
}

interface PullRequest {
  readonly number: number
  /** Anybody may have written it. */
  readonly title: string
  readonly url: string
}

/** The agent's pull requests of the last 13 weeks. */
export interface AgentPulls {
  readonly merged: number
  readonly closed: number
  readonly open: number
  /** The open ones, the newest first. */
  readonly waiting: readonly PullRequest[]
  readonly lastChanges: LastChanges
}

/**
 * @param shown the paths of pages in the report
 * @param listed all paths that readers viewed
 */
export function readAgentPulls(
  { github, event, clock }: OnGitHub,
  shown: ReadonlySet<string>,
  listed: readonly string[],
): Promise<Reading<AgentPulls>> {
  const { serverUrl, repository } = event
  const subject = { of: "The agent's pull requests" }
  return attempt(subject, async (gaps) => {
    const { pulls, since, read, isWhole } = await listAgentPulls(github, clock.now())
    if (!isWhole) {
      const why = `no more than ${read} of the repository's pull requests are read`
      gaps.push({ ...subject, is: 'partial', why })
    }
    const merged = pulls.flatMap(({ number, merged_at: mergedAt }): LastChange[] =>
      mergedAt !== null && mergedAt >= since ? [{ number, mergedAt }] : [],
    )
    const waiting = pulls.filter(({ state }) => state === 'open')
    const closed = pulls.filter(
      ({ merged_at, closed_at }) => merged_at === null && closed_at !== null && closed_at >= since,
    )
    const changes = { of: "The pages that the agent's pull requests changed" }
    const lastChanges = await attemptPart(changes, gaps, () =>
      readLastChanges(github, repository, merged, shown, listed),
    )
    return {
      merged: merged.length,
      closed: closed.length,
      open: waiting.length,
      waiting: waiting.map(({ number, title }) => {
        return { number, title, url: `${serverUrl}/${repository}/pull/${number}` }
      }),
      lastChanges: lastChanges ?? new Map(),
    }
  })
}

/** Those that were updated of late, the newest first; all that were since `since` are known. @throws HttpError */
async function listAgentPulls(github: GitHub, now: Date) {
  const recent = new Date(now.getTime() - RECENT_MS).toISOString()
  // By number: if one changes meanwhile, it shifts the others to the next page.
  const pulls = new Map<number, ListedPull>()
  let read = 0
  let oldest = recent
  for await (const page of pagesOfPulls(github, MAX_PULL_PAGES)) {
    const updated = page.filter(({ updated_at }) => updated_at >= recent)
    for (const pull of updated) if (pull.user?.login === AGENT_LOGIN) pulls.set(pull.number, pull)
    read += page.length
    oldest = page.at(-1)?.updated_at ?? recent
    if (updated.length < page.length) break
  }
  const isWhole = oldest < recent || read < MAX_PULL_PAGES * 100
  const newestFirst = [...pulls.values()].toSorted((a, b) => b.number - a.number)
  return { pulls: newestFirst, since: isWhole ? recent : oldest, read, isWhole }
}
