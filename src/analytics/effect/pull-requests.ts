import { AGENT_LOGIN } from '../../github/agent-app.ts'
import type { Octokit } from '../../github/api.ts'
import type { Step } from '../../step.ts'

/** What the team made of the agent's pull requests, of the last 13 weeks. */
export interface PullRequestFates {
  total: number
  mergedAsTheyWere: number
  mergedAfterEdits: number
  /** Merged, more than were looked into. */
  merged: number
  closed: number
  open: number
  /** From opening to the merge; null where none was merged. */
  medianDays: number | null
  /** Closed without a merge, the newest first. */
  refused: Array<{ number: number; title: string }>
}

const MAX_PULL_PAGES = 5
/** Each costs a request. */
const MAX_PULLS_LOOKED_INTO = 30
const DAY_MS = 86_400_000
const AGE_OF_PULL_REQUESTS_MS = 13 * 7 * DAY_MS

/** @throws HttpError */
export async function readPullRequests(step: Step): Promise<PullRequestFates> {
  const { github, clock } = step
  const since = new Date(clock.now().getTime() - AGE_OF_PULL_REQUESTS_MS).toISOString()
  const pages = github.pages(
    {
      name: "Listing the agent's pull requests",
      permission: 'pull-requests: read',
      maxPages: MAX_PULL_PAGES,
    },
    (octokit, repo) =>
      octokit.paginate.iterator(octokit.rest.pulls.list, {
        ...repo,
        state: 'all',
        sort: 'created',
        direction: 'desc',
        per_page: 100,
      }),
  )
  const pulls: PullRequest[] = []
  for await (const page of pages) {
    const recent = page.filter((pull) => pull.created_at >= since)
    pulls.push(...recent.filter(({ user }) => user?.login === AGENT_LOGIN))
    if (recent.length < page.length) break
  }
  const merged = pulls.filter((pull) => pull.merged_at !== null)
  const closed = pulls.filter((pull) => pull.merged_at === null && pull.state === 'closed')
  const lookedInto = merged.slice(0, MAX_PULLS_LOOKED_INTO)
  const asTheyWere = await Promise.all(lookedInto.map((pull) => isAsItWas(pull, step)))
  const count = asTheyWere.filter(Boolean).length
  const days = merged.map(
    (pull) => (Date.parse(pull.merged_at ?? '') - Date.parse(pull.created_at)) / DAY_MS,
  )
  return {
    total: pulls.length,
    mergedAsTheyWere: count,
    mergedAfterEdits: lookedInto.length - count,
    merged: merged.length - lookedInto.length,
    closed: closed.length,
    open: pulls.length - merged.length - closed.length,
    medianDays: median(days),
    refused: closed.slice(0, 10).map(({ number, title }) => ({ number, title })),
  }
}

type PullRequest = Awaited<ReturnType<Octokit['rest']['pulls']['list']>>['data'][number]

/**
 * Whether every commit is the agent's, merges of the base aside. Those are known by their second parent: GitHub
 * lists the commits that the base does not have, so one that is listed came from another branch.
 */
async function isAsItWas({ number }: PullRequest, { github }: Step): Promise<boolean> {
  const { items, isWhole } = await github.list(
    {
      name: `Listing the commits of #${number}`,
      permission: 'pull-requests: read',
      maxItems: 100,
    },
    (octokit, repo) =>
      octokit.paginate.iterator(octokit.rest.pulls.listCommits, {
        ...repo,
        pull_number: number,
        per_page: 100,
      }),
  )
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
