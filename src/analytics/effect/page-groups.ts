import { ActionError } from '../../errors.ts'
import type { Octokit, Repo } from '../../github/api.ts'
import type { Step } from '../../step.ts'
import { LINES_OF_WORK, WEEKS_A_BLOCK } from '../thresholds.ts'
import { commitsAt } from './branch.ts'
import type { Windows } from './windows.ts'

/** All that GitHub lists of a comparison. */
const MAX_FILES = 300
const CONTENTS = { permission: 'contents: read' }

/** `neither` is a page that was worked on at another time. */
export type Group = 'worked on' | 'rest' | 'neither'

/**
 * The Markdown files of the default branch and their groups, by the lines that were changed in each block: what
 * was written and taken back in one is no work, and a comparison lists 300 files at most.
 * @throws HttpError; ActionError where it cannot be said
 */
export async function readPageGroups(step: Step, windows: Windows): Promise<Map<string, Group>> {
  const { before, leftOut, change, after } = windows
  const weeks = [after, change, leftOut, before].flatMap((window) => window.weeks).toReversed()
  const starts = weeks.filter((_, index) => index % WEEKS_A_BLOCK === 0)
  const edges = [...starts.map(({ dateFrom }) => `${dateFrom}T00:00:00Z`), after.dateTo]
  const commits = await commitsAt(step, edges)
  const [end = '', ...others] = commits.toReversed()
  const [files, ...blocks] = await Promise.all([
    listDocs(step, end),
    ...others.toReversed().map((base, index) => compare(step, base, commits[index + 1] ?? end)),
  ])
  let lines = new Map<string, { inChange: number; inAll: number }>()
  for (const [index, block] of blocks.entries()) {
    lines = renamed(lines, block)
    const isChange = edges[index] === change.dateFrom
    for (const { filename, additions, deletions } of block) {
      const { inChange, inAll } = lines.get(filename) ?? { inChange: 0, inAll: 0 }
      const changed = additions + deletions
      lines.set(filename, {
        inChange: inChange + (isChange ? changed : 0),
        inAll: inAll + changed,
      })
    }
  }
  return new Map(
    files.map((file) => {
      const { inChange, inAll } = lines.get(file) ?? { inChange: 0, inAll: 0 }
      if (inChange >= LINES_OF_WORK) return [file, 'worked on']
      return [file, inAll < LINES_OF_WORK ? 'rest' : 'neither']
    }),
  )
}

type ChangedFiles = Awaited<ReturnType<typeof compare>>

/** Under the names that files have after a comparison: all at once, since two may change places. */
function renamed<Value>(lines: ReadonlyMap<string, Value>, files: ChangedFiles) {
  const named = new Map(lines)
  const moves = files.filter(({ status }) => status === 'renamed')
  for (const { previous_filename } of moves) named.delete(previous_filename ?? '')
  for (const { previous_filename, filename } of moves) {
    const value = lines.get(previous_filename ?? '')
    if (value !== undefined) named.set(filename, value)
  }
  return named
}

async function compare({ github }: Step, base: string, head: string) {
  if (base === head) return []
  const { files = [], status } = await github.request(
    { ...CONTENTS, name: 'Comparing two commits' },
    // Files are on the first page alone, and its commits are not needed.
    (octokit: Octokit, repo: Repo) =>
      octokit.rest.repos.compareCommitsWithBasehead({
        ...repo,
        basehead: `${base}...${head}`,
        page: 1,
        per_page: 1,
      }),
  )
  if (status !== 'ahead' && status !== 'identical')
    throw new ActionError("the default branch's history was rewritten")
  if (files.length >= MAX_FILES)
    throw new ActionError(
      `${MAX_FILES} files or more were changed in four weeks, and GitHub lists no more`,
    )
  return files
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
