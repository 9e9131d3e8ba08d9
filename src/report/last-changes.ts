import { readSites } from '../docs-site/sites.ts'
import type { GitHub } from '../github/api.ts'
import { listPullFiles } from '../github/pulls.ts'
import { readTree } from '../github/repository.ts'
import { matchPages, type Page, pagesByFile } from '../readers/match-pages.ts'
import { byText } from '../readers/ranking.ts'
import { dayAndMonth } from '../readers/weeks.ts'

/** A merged pull request of the agent. */
export interface LastChange {
  readonly number: number
  /** When it was merged: `2026-11-02T08:00:00Z` */
  readonly mergedAt: string
}

/** By the page's path, as the report has it. A page that no file certainly is has none. */
export type LastChanges = ReadonlyMap<string, LastChange>

/** `2 Nov, #101` */
export function describeChange({ number, mergedAt }: LastChange): string {
  return `${dayAndMonth(Date.parse(mergedAt))}, #${number}`
}

/** Each costs a request. */
const MAX_PULLS_READ = 30
/** One request brings as many. */
const MAX_FILES = 100

/**
 * Finds the pages that the agent's merged pull requests changed.
 * @param repository `owner/repo`
 * @param shown the paths to look for
 * @param listed all paths that readers viewed, which show the prefix of the whole site
 * @throws HttpError; ActionError
 */
export async function readLastChanges(
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
      const change = page && changes.get(page)
      return change === undefined ? [] : [[path, change] as const]
    }),
  )
}
