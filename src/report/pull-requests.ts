import type { WorkflowEvent } from '../frame/event.ts'
import { type Block, link, ours, paragraph, say, theirs } from '../frame/page.ts'
import { AGENT_LOGIN } from '../gate/gate.ts'
import type { GitHub } from '../github/api.ts'
import { type ListedPull, pagesOfPulls } from '../github/pulls.ts'
import type { Stage } from '../http/retry.ts'
import { atLeast } from '../readers/numbers.ts'
import { attempt, type Reading, type Turns } from '../readers/reading.ts'
import { foldedList } from '../readers/signal.ts'

/* The agent's own pull requests: how many were merged, and which wait. */

const MAX_PULL_PAGES = 5
const MAX_PULLS = MAX_PULL_PAGES * 100
const RECENT_MS = 13 * 7 * 86_400_000
const MOST_WAITING = 10

export interface OnGitHub extends Turns {
  readonly github: GitHub
  readonly event: WorkflowEvent
}

interface AgentPulls {
  readonly merged: number
  /** Without a merge. */
  readonly closed: number
  readonly open: number
  /** Newest first. Anybody may have written a title. */
  readonly waiting: ReadonlyArray<{
    readonly number: number
    readonly title: string
    readonly url: string
  }>
}

export function readAgentPulls(
  { github, event, stage }: OnGitHub,
  now: Date,
): Promise<Reading<AgentPulls>> {
  const subject = { of: "The agent's pull requests" }
  return attempt(subject, async (gaps) => {
    const recent = new Date(now.getTime() - RECENT_MS).toISOString()
    const opened = await readPages(github, stage, 'open', '')
    const ended = await readPages(github, stage, 'closed', recent)
    if (!opened.isWhole || !ended.isWhole) {
      const why = `only ${MAX_PULLS} open and ${MAX_PULLS} closed pull requests of the repository are read`
      gaps.push({ ...subject, is: 'partial', why })
    }
    // If not all of the 13 weeks could be read, count since the oldest one that was.
    const since = ended.isWhole ? recent : (ended.read.at(-1)?.updated_at ?? recent)
    const isRecent = (time: string | null) => time !== null && time >= since
    const pulls = ofAgent([...opened.read, ...ended.read])
    const open = pulls.filter((pull) => pull.state === 'open')
    return {
      merged: pulls.filter((pull) => isRecent(pull.merged_at)).length,
      closed: pulls.filter((pull) => pull.merged_at === null && isRecent(pull.closed_at)).length,
      open: open.length,
      waiting: open.map(({ number, title }) => {
        return { number, title, url: `${event.serverUrl}/${event.repository}/pull/${number}` }
      }),
    }
  })
}

async function readPages(github: GitHub, stage: Stage, state: 'open' | 'closed', since: string) {
  const read: ListedPull[] = []
  for await (const page of pagesOfPulls(github, stage, state, MAX_PULL_PAGES)) {
    read.push(...page)
    if (page.some((pull) => pull.updated_at < since)) return { read, isWhole: true }
  }
  return { read, isWhole: read.length < MAX_PULLS }
}

/** Newest first. */
function ofAgent(read: readonly ListedPull[]): ListedPull[] {
  // A pull request that changes meanwhile shifts others to the next page, so they may repeat.
  const byNumber = new Map<number, ListedPull>()
  for (const pull of read) if (pull.user?.login === AGENT_LOGIN) byNumber.set(pull.number, pull)
  return [...byNumber.values()].sort((a, b) => b.number - a.number)
}

const NO_PULLS =
  'The agent opened no pull request in this repository in the last 13 weeks. If the docs are in another repository, run this there.'

export function pullBlocks(reading: Reading<AgentPulls> | undefined): Block[] {
  if (!reading?.available) return []
  const { merged, closed, waiting, complete } = reading
  const heading: Block = { kind: 'heading', text: ours('🔁 The agent’s pull requests') }
  const hasNone = merged + closed + waiting.length === 0
  if (hasNone && complete) return [heading, paragraph(ours(NO_PULLS))]
  const least = atLeast(!complete)
  const were = ours(merged === 1 ? 'was' : 'were')
  const made = say`In the last 13 weeks, ${least}**${merged}** ${were} merged and ${least}**${closed}** closed without a merge.`
  const open = foldedList({
    kind: 'list',
    title: 'Open',
    isLow: !complete,
    rows: waiting,
    print: ({ number, title, url }) => link(url, say`${theirs(title)} #${ours(`${number}`)}`),
    most: MOST_WAITING,
  })
  return [heading, paragraph(made), ...open]
}
