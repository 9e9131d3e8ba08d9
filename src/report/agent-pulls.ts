import type { WorkflowEvent } from '../frame/event.ts'
import { AGENT_LOGIN } from '../gate/gate.ts'
import type { GitHub } from '../github/api.ts'
import { type ListedPull, pagesOfPulls } from '../github/pulls.ts'
import type { Stage } from '../http/stage.ts'
import { attempt, type Turns } from '../readers/reading.ts'

const MAX_PULL_PAGES = 5
const MAX_PULLS = MAX_PULL_PAGES * 100
const RECENT_MS = 13 * 7 * 86_400_000

export interface OnGitHub extends Turns {
  readonly github: GitHub
  readonly event: WorkflowEvent
}

export function readAgentPulls({ github, event, stage }: OnGitHub, now: Date) {
  const { serverUrl, repository } = event
  const subject = { of: "The agent's pull requests" }
  return attempt(subject, async (gaps) => {
    const recent = new Date(now.getTime() - RECENT_MS).toISOString()
    const opened = await readPages(github, stage, 'open', '')
    const ended = await readPages(github, stage, 'closed', recent)
    const since = ended.isWhole ? recent : (ended.read.at(-1)?.updated_at ?? recent)
    const found = [...opened.read, ...ended.read].filter(({ user }) => user?.login === AGENT_LOGIN)
    // A pull request that changes meanwhile shifts others to the next page, so they may repeat.
    const unique = new Map(found.map((pull) => [pull.number, pull])).values()
    const pulls = [...unique].sort((a, b) => b.number - a.number)
    if (!opened.isWhole || !ended.isWhole) {
      const why = `only ${MAX_PULLS} open and ${MAX_PULLS} closed pull requests of the repository are read`
      gaps.push({ ...subject, is: 'partial', why })
    }
    const merged = pulls.filter(({ merged_at }) => merged_at !== null && merged_at >= since)
    const closed = pulls.filter(
      ({ merged_at, closed_at }) => merged_at === null && closed_at !== null && closed_at >= since,
    )
    const open = pulls.filter(({ state }) => state === 'open')
    return {
      merged: merged.length,
      closed: closed.length,
      open: open.length,
      /** Newest first. Anybody may have written a title. */
      waiting: open.map(({ number, title }) => {
        return { number, title, url: `${serverUrl}/${repository}/pull/${number}` }
      }),
    }
  })
}

async function readPages(github: GitHub, stage: Stage, state: 'open' | 'closed', since: string) {
  const read: ListedPull[] = []
  for await (const page of pagesOfPulls(github, stage, state, MAX_PULL_PAGES)) {
    read.push(...page)
    if (page.some(({ updated_at }) => updated_at < since)) return { read, isWhole: true }
  }
  return { read, isWhole: read.length < MAX_PULLS }
}
