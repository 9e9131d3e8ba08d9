import { AGENT_LOGIN } from '../gate/own-work.ts'
import { type ListedPull, listPullCommits, pagesOfPulls } from '../github/pulls.ts'
import type { Step } from '../step.ts'

/** What became of a pull request. `merged` are those beyond the 30 whose commits we read. */
const FATES = {
  mergedAsTheyWere: 'merged as opened',
  mergedAfterEdits: 'merged after edits by people',
  merged: 'merged earlier',
  closed: 'closed without a merge',
  open: 'still open',
} as const

/** What the team made of the agent's pull requests, of the last 13 weeks. */
export interface PullRequestFates extends Record<keyof typeof FATES, number> {
  total: number
  /** From opening to the merge; null if none was merged. */
  medianDays: number | null
  /** Closed without a merge, the newest first. */
  refused: Array<{ number: number; title: string }>
}

/** How many there are of each, in words, without the zeros. */
export function countFates(fates: PullRequestFates): Array<{ what: string; count: number }> {
  return (Object.keys(FATES) as Array<keyof typeof FATES>)
    .map((fate) => ({ what: FATES[fate], count: fates[fate] }))
    .filter(({ count }) => count > 0)
}

const MAX_PULL_PAGES = 5
/** Each costs a request. */
const MAX_PULLS_LOOKED_INTO = 30
/** With more commits, a merged pull request counts as edited. */
const MAX_COMMITS = 100
const DAY_MS = 86_400_000
const AGE_OF_PULL_REQUESTS_MS = 13 * 7 * DAY_MS

/** The agent's pull requests, as far as they were read. */
export interface AgentPulls {
  /** Those that were updated in the last 13 weeks, the newest first. */
  pulls: ListedPull[]
  /** When the time begins of which all are known. */
  since: string
  /** Why some may be missing; '' if none are. */
  gap: string
}

/** @throws HttpError */
export async function listAgentPulls({ github, clock }: Step): Promise<AgentPulls> {
  let since = sinceOf(clock.now())
  // By number: if one changes meanwhile, it shifts the others to the next page.
  const pulls = new Map<number, ListedPull>()
  let read = 0
  let oldest = since
  for await (const page of pagesOfPulls(github, MAX_PULL_PAGES)) {
    const recent = page.filter(({ updated_at }) => updated_at >= since)
    for (const pull of recent) if (pull.user?.login === AGENT_LOGIN) pulls.set(pull.number, pull)
    read += page.length
    oldest = page.at(-1)?.updated_at ?? since
    if (recent.length < page.length) break
  }
  const isWhole = oldest < since || read < MAX_PULL_PAGES * 100
  if (!isWhole) since = oldest
  return {
    pulls: [...pulls.values()].toSorted((a, b) => b.number - a.number),
    since,
    gap: isWhole ? '' : `no more than ${read} of the repository's pull requests are read`,
  }
}

function sinceOf(now: Date): string {
  return new Date(now.getTime() - AGE_OF_PULL_REQUESTS_MS).toISOString()
}

/** @throws HttpError */
export async function readFates(step: Step, { pulls }: AgentPulls): Promise<PullRequestFates> {
  const since = sinceOf(step.clock.now())
  const opened = pulls.filter(({ created_at }) => created_at >= since)
  const merged = opened.filter(({ merged_at }) => merged_at !== null)
  const closed = opened.filter(({ merged_at, state }) => merged_at === null && state === 'closed')
  const lookedInto = merged.slice(0, MAX_PULLS_LOOKED_INTO)
  const asTheyWere = await Promise.all(lookedInto.map((pull) => isAsItWas(pull, step)))
  const count = asTheyWere.filter(Boolean).length
  const days = merged.map(
    (pull) => (Date.parse(pull.merged_at ?? '') - Date.parse(pull.created_at)) / DAY_MS,
  )
  return {
    total: opened.length,
    mergedAsTheyWere: count,
    mergedAfterEdits: lookedInto.length - count,
    merged: merged.length - lookedInto.length,
    closed: closed.length,
    open: opened.length - merged.length - closed.length,
    medianDays: median(days),
    refused: closed.slice(0, 10).map(({ number, title }) => ({ number, title })),
  }
}

/**
 * Whether every commit is the agent's, merges of the base aside. We tell those by their second parent: GitHub
 * lists the commits that the base does not have, so a parent that it lists came from another branch.
 */
async function isAsItWas({ number }: ListedPull, { github }: Step): Promise<boolean> {
  const { items, isWhole } = await listPullCommits(github, number, MAX_COMMITS)
  const listed = new Set(items.map(({ sha }) => sha))
  const isMergeOfBase = ({ parents }: (typeof items)[number]) =>
    parents.length > 1 && parents.slice(1).every(({ sha }) => !listed.has(sha))
  return isWhole && items.every((one) => one.author?.login === AGENT_LOGIN || isMergeOfBase(one))
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
