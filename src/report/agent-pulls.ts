import { readSites } from '../docs-site/sites.ts'
import type { WorkflowEvent } from '../frame/event.ts'
import { AGENT_LOGIN } from '../gate/own-work.ts'
import type { GitHub } from '../github/api.ts'
import { type ListedPull, listPullFiles, pagesOfPulls } from '../github/pulls.ts'
import { readTree } from '../github/repository.ts'
import { matchPages, type Page, pagesByFile } from '../readers/match-pages.ts'
import { byText } from '../readers/ranking.ts'
import { attempt, attemptPart } from '../readers/reading.ts'
import { dayAndMonth } from '../readers/weeks.ts'
import type { Runtime } from '../runtime.ts'

const MAX_PULL_PAGES = 5
const MAX_PULLS = MAX_PULL_PAGES * 100
const RECENT_MS = 13 * 7 * 86_400_000
/** Of merged ones, whose files cost a request each. */
const MAX_PULLS_READ = 30
/** One request brings as many. */
const MAX_FILES = 100

export interface OnGitHub extends Runtime {
  readonly github: GitHub
  readonly event: WorkflowEvent
}

interface LastChange {
  readonly number: number
  /** When it was merged: `2026-11-02T08:00:00Z` */
  readonly mergedAt: string
}

/** `2 Nov, #101`, by the page's path, as the report has it. A page that no file certainly is has none. */
export type LastChanges = ReadonlyMap<string, string>

/**
 * Reads the agent's pull requests of the last 13 weeks.
 * @param shown the paths of pages in the report
 * @param listed all paths that readers viewed, which show the prefix of the whole site
 */
export function readAgentPulls(
  { github, event, clock }: OnGitHub,
  shown: ReadonlySet<string>,
  listed: readonly string[],
) {
  const { serverUrl, repository } = event
  const subject = { of: "The agent's pull requests" }
  return attempt(subject, async (gaps) => {
    const { pulls, since, isWhole } = await listAgentPulls(github, clock.now())
    if (!isWhole) {
      const why = `no more than ${MAX_PULLS} of the repository's pull requests are read`
      gaps.push({ ...subject, is: 'partial', why })
    }
    const merged = pulls.flatMap(({ number, merged_at: mergedAt }) =>
      mergedAt !== null && mergedAt >= since ? { number, mergedAt } : [],
    )
    const closed = pulls.filter(
      ({ merged_at, closed_at }) => merged_at === null && closed_at !== null && closed_at >= since,
    )
    const open = pulls.filter(({ state }) => state === 'open')
    const changes = { of: "The pages that the agent's pull requests changed" }
    const lastChanges = await attemptPart(changes, gaps, () =>
      readLastChanges(github, repository, merged, shown, listed),
    )
    return {
      merged: merged.length,
      closed: closed.length,
      open: open.length,
      /** The open ones, the newest first. Anybody may have written a title. */
      waiting: open.map(({ number, title }) => {
        return { number, title, url: `${serverUrl}/${repository}/pull/${number}` }
      }),
      lastChanges: lastChanges ?? new Map<string, string>(),
    }
  })
}

/** Those that were updated of late, the newest first; all that were since `since` are known. @throws HttpError */
async function listAgentPulls(github: GitHub, now: Date) {
  const recent = new Date(now.getTime() - RECENT_MS).toISOString()
  const read: ListedPull[] = []
  for await (const page of pagesOfPulls(github, MAX_PULL_PAGES)) {
    read.push(...page)
    if (page.some(({ updated_at }) => updated_at < recent)) break
  }
  const oldest = read.at(-1)?.updated_at ?? recent
  const isWhole = oldest < recent || read.length < MAX_PULLS
  const ofAgent = read.filter(
    ({ updated_at, user }) => updated_at >= recent && user?.login === AGENT_LOGIN,
  )
  // By number: if one changes meanwhile, it shifts the others to the next page.
  const pulls = new Map(ofAgent.map((pull) => [pull.number, pull])).values()
  const newestFirst = [...pulls].sort((a, b) => b.number - a.number)
  return { pulls: newestFirst, since: isWhole ? recent : oldest, isWhole }
}

/** Finds the pages that merged pull requests changed. @throws HttpError; ActionError */
async function readLastChanges(
  github: GitHub,
  repository: string,
  pulls: readonly LastChange[],
  shown: ReadonlySet<string>,
  listed: readonly string[],
): Promise<LastChanges> {
  const merged = pulls.toSorted((a, b) => byText(b.mergedAt, a.mergedAt)).slice(0, MAX_PULLS_READ)
  if (merged.length === 0 || shown.size === 0) return new Map()
  const pages = pagesByFile(await readSites(await readTree(github, 'HEAD')))
  const lists = await Promise.all(
    merged.map(({ number }) =>
      listPullFiles(github, `${repository}#${number}`, { maxItems: MAX_FILES }),
    ),
  )
  const changes = new Map<Page, LastChange>()
  for (const [nth, change] of merged.entries()) {
    const list = lists[nth]
    for (const { filename, status } of list?.items ?? []) {
      const page = status === 'removed' ? undefined : pages.get(filename)
      if (page && !changes.has(page)) changes.set(page, change)
    }
    // What an older one changed, this one may have changed again.
    if (!list?.isWhole) break
  }
  const match = matchPages(pages.values(), [...new Set([...listed, ...shown])])
  return new Map(
    [...shown].flatMap((path) => {
      const page = match(path)
      const { number, mergedAt } = (page && changes.get(page)) ?? {}
      if (mergedAt === undefined) return []
      return [[path, `${dayAndMonth(Date.parse(mergedAt))}, #${number}`] as const]
    }),
  )
}
