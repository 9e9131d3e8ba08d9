import { atLeastPrefix, cappedListBlocks } from '../analytics/numbers-and-lists.ts'
import { type CancellationContext, type Reading, readWithGaps } from '../analytics/readings.ts'
import type { WorkflowEvent } from '../core/event.ts'
import { type Block, link, paragraph, richText, trusted, untrusted } from '../core/result-page.ts'
import type { GitHub } from '../github/api.ts'
import { type ListedPull, paginatePulls } from '../github/issues-and-pulls.ts'
import { DAY_MS } from '../runtime.ts'
import { AGENT_LOGIN } from '../trigger/trigger.ts'

/* The agent's own pull requests: how many were merged, and which wait. */

const MAX_PULL_PAGES = 5
const MAX_PULLS = MAX_PULL_PAGES * 100
const RECENT_MS = 13 * 7 * DAY_MS
const MOST_WAITING = 10

export interface AgentPullsContext extends CancellationContext {
  readonly github: GitHub
  readonly event: WorkflowEvent
}

/** Anybody may have written its title. */
interface WaitingPull {
  readonly number: number
  readonly title: string
  readonly url: string
}

interface AgentPulls {
  readonly merged: number
  /** Without a merge. */
  readonly closed: number
  readonly open: number
  /** Newest first. */
  readonly waiting: readonly WaitingPull[]
}

export function readAgentPulls(step: AgentPullsContext, now: Date): Promise<Reading<AgentPulls>> {
  const { event } = step
  const subject = { of: "The agent's pull requests" }
  return readWithGaps(subject, async (gaps) => {
    const recentMs = now.getTime() - RECENT_MS
    const recent = new Date(recentMs).toISOString()
    const opened = await readPulls(step, 'open', '')
    const ended = await readPulls(step, 'closed', recent)
    if (!opened.isWhole || !ended.isWhole) {
      const why = `only ${MAX_PULLS} open and ${MAX_PULLS} closed pull requests of the repository are read`
      gaps.push({ ...subject, is: 'partial', why })
    }
    let since = recent
    // If not all of the 13 weeks could be read, count since the oldest one that was.
    if (!ended.isWhole) since = ended.read.at(-1)?.updated_at ?? recent
    const waiting: WaitingPull[] = []
    let merged = 0
    let closed = 0
    const read = opened.read.concat(ended.read)
    const pulls = ofAgent(read)
    for (const pull of pulls) {
      if (pull.state === 'open') {
        const { number, title } = pull
        const url = `${event.serverUrl}/${event.repository}/pull/${number}`
        waiting.push({ number, title, url })
        continue
      }
      const endedAt = pull.merged_at ?? pull.closed_at
      if (endedAt === null || endedAt < since) continue
      if (pull.merged_at !== null) merged++
      else closed++
    }
    return { merged, closed, open: waiting.length, waiting }
  })
}

async function readPulls(step: AgentPullsContext, state: 'open' | 'closed', since: string) {
  const read: ListedPull[] = []
  for await (const page of paginatePulls(step.github, step.policy, state, MAX_PULL_PAGES)) {
    let isPastSince = false
    for (const pull of page) {
      read.push(pull)
      if (pull.updated_at < since) isPastSince = true
    }
    if (isPastSince) return { read, isWhole: true }
  }
  return { read, isWhole: read.length < MAX_PULLS }
}

/** Newest first. */
function ofAgent(read: readonly ListedPull[]): ListedPull[] {
  // A pull request that changes meanwhile shifts others to the next page, so they may repeat.
  const byNumber = new Map<number, ListedPull>()
  for (const pull of read) {
    const isOfAgent = pull.user?.login === AGENT_LOGIN
    if (isOfAgent) byNumber.set(pull.number, pull)
  }
  const pulls = Array.from(byNumber.values())
  return pulls.sort((a, b) => b.number - a.number)
}

const NO_PULLS =
  'The agent opened no pull request in this repository in the last 13 weeks. If the docs are in another repository, run this there.'

/** @param pulls as far as they could be read */
export function pullBlocks(pulls: AgentPulls & { readonly complete: boolean }): Block[] {
  const { merged, closed, waiting } = pulls
  const isLowerBound = !pulls.complete
  const heading: Block = { kind: 'heading', text: trusted('🔁 The agent’s pull requests') }
  const hasNone = merged + closed + waiting.length === 0
  if (hasNone && !isLowerBound) return [heading, paragraph(trusted(NO_PULLS))]
  const least = atLeastPrefix(isLowerBound)
  const were = trusted(merged === 1 ? 'was' : 'were')
  const made = richText`In the last 13 weeks, ${least}**${merged}** ${were} merged and ${least}**${closed}** closed without a merge.`
  const open = cappedListBlocks({
    kind: 'list',
    title: 'Open',
    isLowerBound,
    rows: waiting,
    print: (pull) => {
      const title = untrusted(pull.title)
      const number = trusted(`${pull.number}`)
      return link(pull.url, richText`${title} #${number}`)
    },
    most: MOST_WAITING,
  })
  return [heading, paragraph(made)].concat(open)
}
