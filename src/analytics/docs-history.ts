import { ActionError } from '../errors.ts'
import type { Octokit, Repo } from '../github/api.ts'
import { AGENT_LOGIN } from '../runner/event.ts'
import type { Step } from '../step.ts'
import type { DateRange } from './weeks.ts'

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
        ...{ state: 'all', sort: 'created', direction: 'desc', per_page: 100 },
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

/** Whether every commit is the agent's, merges of the base aside. */
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
        ...{ pull_number: number, per_page: 100 },
      }),
  )
  return (
    isWhole &&
    items.every(({ author, parents }) => parents.length > 1 || author?.login === AGENT_LOGIN)
  )
}

function median(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** Fewer changed lines of a page, added or removed, are no work on it. */
const LINES_OF_WORK = 20
/** All that GitHub lists of a comparison. */
const MAX_FILES = 300

export type Group = 'worked on' | 'rest'

/**
 * Which pages were worked on, from the default branch's commits at the edges of the windows.
 * @param change when pages count as worked on
 * @param all when the rest must not have been
 * @returns a function from a page's path to its group; `neither` for a page that changed at another time,
 *   `unmatched` for one that is not certainly one of the repository's files
 * @throws HttpError; ActionError where it cannot be said
 */
export async function readPageGroups(
  step: Step,
  change: DateRange,
  all: DateRange,
): Promise<(path: string) => Group | 'neither' | 'unmatched'> {
  const [start, from, to, end] = await Promise.all(
    [all.dateFrom, change.dateFrom, change.dateTo, all.dateTo].map((until) =>
      commitAt(step, until),
    ),
  )
  if (!start || !from || !to || !end)
    throw new ActionError(`the repository has no commit before ${all.dateFrom.slice(0, 10)}`)
  const [worked, touched, files] = await Promise.all([
    linesChanged(step, from, to),
    linesChanged(step, start, end),
    listDocs(step, end),
  ])
  const fileOf = matchPages(files)
  return (path) => {
    const file = fileOf(path)
    if (file === undefined) return 'unmatched'
    if ((worked.get(file) ?? 0) >= LINES_OF_WORK) return 'worked on'
    return (touched.get(file) ?? 0) < LINES_OF_WORK ? 'rest' : 'neither'
  }
}

const CONTENTS = { permission: 'contents: read' }

/** The default branch's newest commit before a moment; undefined where it had none yet. */
async function commitAt({ github }: Step, until: string): Promise<string | undefined> {
  const name = `Looking for the last commit before ${until.slice(0, 10)}`
  const [commit] = await github.request({ ...CONTENTS, name }, (octokit, repo) =>
    octokit.rest.repos.listCommits({ ...repo, until, per_page: 1 }),
  )
  return commit?.sha
}

/** Lines added and removed between two commits, by file. */
async function linesChanged({ github }: Step, base: string, head: string) {
  if (base === head) return new Map<string, number>()
  const { files = [] } = await github.request(
    { ...CONTENTS, name: 'Comparing two commits' },
    (octokit: Octokit, repo: Repo) =>
      octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${head}` }),
  )
  if (files.length >= MAX_FILES)
    throw new ActionError(`${MAX_FILES} files or more were changed, and GitHub lists no more`)
  return new Map(
    files.map(({ filename, additions, deletions }) => [filename, additions + deletions]),
  )
}

/** The Markdown files of a commit. */
async function listDocs({ github }: Step, sha: string): Promise<string[]> {
  const { tree, truncated } = await github.request(
    { ...CONTENTS, name: 'Listing the files' },
    (octokit, repo) => octokit.rest.git.getTree({ ...repo, tree_sha: sha, recursive: '1' }),
  )
  if (truncated) throw new ActionError('the repository has more files than GitHub lists')
  return tree.flatMap(({ path = '', type }) =>
    type === 'blob' && /\.mdx?$/.test(path) ? [path] : [],
  )
}

/** A path of more is made to cost time. */
const MAX_SEGMENTS = 50

/**
 * Matches pages with files: the path segments of one, without the ending and `index`, are the last ones of
 * the other's. Of several files the one with the shortest remainder; where two have it, none.
 */
export function matchPages(files: readonly string[]): (page: string) => string | undefined {
  /** By an ending, and by how many folders stand before it. */
  const byEnding = new Map<string, string[][]>()
  const known = files.filter((file) => file.split('/').length <= MAX_SEGMENTS)
  for (const file of known) {
    const segments = segmentsOf(file.replace(/\.mdx?$/, ''))
    // Each file under all of its endings: `cli/watch` and `watch` for `docs/cli/watch.mdx`.
    for (let from = 0; from <= segments.length; from++) {
      const ending = segments.slice(from).join('/')
      if (ending === '' && from > 0) continue
      const alike = byEnding.get(ending) ?? []
      byEnding.set(ending, alike)
      const [first, second = file] = alike[from] ?? []
      // Two are as many as more.
      alike[from] = first === undefined ? [file] : [first, second]
    }
  }
  const deepest = known.reduce((most, file) => Math.max(most, file.split('/').length), 0)
  return (page) => {
    const segments = segmentsOf(page)
    if (segments.length > MAX_SEGMENTS) return undefined
    const limit = Math.max(deepest, segments.length)
    const whole = byEnding.get(segments.join('/')) ?? []
    for (let remainder = 0; remainder <= limit; remainder++) {
      // More folders above the file, or more segments above the page.
      const left = segments.length - remainder
      const isEnding = remainder > 0 && left > 0 && left <= deepest
      const ending = isEnding ? byEnding.get(segments.slice(remainder).join('/')) : undefined
      const found = [...(whole[remainder] ?? []), ...(ending?.[0] ?? [])]
      if (found.length > 0) return found.length === 1 ? found[0] : undefined
      if (segments.length === 0) return undefined
    }
    return undefined
  }
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments
}
