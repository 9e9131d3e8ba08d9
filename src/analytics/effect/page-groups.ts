import { ActionError } from '../../errors.ts'
import type { Octokit, Repo } from '../../github/api.ts'
import type { Step } from '../../step.ts'
import { matchPages } from '../page-files.ts'
import type { DateRange } from '../weeks.ts'

/** Fewer changed lines of a page, added or removed, are no work on it. */
export const LINES_OF_WORK = 20
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
