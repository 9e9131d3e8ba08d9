import { type Answer, isoTime, json } from '../http/answer.ts'
import { type Asked, cut, problem } from './asked.ts'
import { DEFAULT_BRANCH, linksOf, type Schemas } from './objects.ts'
import type { ChangedFile, Commit, Repository } from './repository.ts'

const FIRST_COMMIT_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000
/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const COMPARED_COMMITS = 250
const FILES = 300

/** One commit with its files, 300 to a page. */
export function getCommit(asked: Asked): Answer {
  const { repository, parameters } = asked
  const [ref = ''] = parameters
  if (repository.commits.length === 0) return problem(409, 'Git Repository is empty.')
  const commit = resolve(ref, repository)
  if (commit === undefined) return problem(422, `No commit found for SHA: ${ref}`)
  const files = filesJson(filesOf(commit), asked)
  const { items, headers } = cut(files, asked, FILES, FILES)
  return json(200, { ...commitJson(commit, asked), files: items }, headers)
}

/** The newest 250 commits that only one ref has, the oldest first, and at most 300 files. */
export function compare(asked: Asked): Answer {
  const { github, repository, parameters } = asked
  const [baseRef = '', headRef = '', ...rest] = (parameters[0] ?? '').split('...')
  const base = resolve(baseRef, repository)
  const head = resolve(headRef, repository)
  if (base === undefined || head === undefined || rest.length > 0) return problem(404, 'Not Found')
  const [ofBase, ofHead] = [ancestry(base, repository), ancestry(head, repository)]
  const common = repository.commits.filter(({ sha }) => ofBase.has(sha) && ofHead.has(sha)).at(-1)
  if (common === undefined)
    return problem(404, `No common ancestor between ${baseRef} and ${headRef}`)
  const ahead = repository.commits.filter(({ sha }) => ofHead.has(sha) && !ofBase.has(sha))
  const behind = [...ofBase].filter((sha) => !ofHead.has(sha)).length
  const pairs = ahead.filter(({ reverts }) => ahead.some(({ sha }) => sha === reverts))
  const undone = pairs.flatMap(({ sha, reverts }) => [sha, reverts])
  const left = ahead.filter(({ sha }) => !undone.includes(sha))
  const files = new Map(left.flatMap(filesOf).map((file) => [file.filename, file]))
  const page_url = `${github.serverUrl}/${repository.name}/compare/${parameters[0]}`
  const body: Schemas['commit-comparison'] = {
    url: github.apiUrl + asked.path,
    ...linksOf(page_url, ['html', 'permalink', 'diff', 'patch']),
    status: statusOf(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    base_commit: commitJson(base, asked),
    merge_base_commit: commitJson(common, asked),
    commits: ahead.slice(-COMPARED_COMMITS).map((commit) => commitJson(commit, asked)),
    files: filesJson([...files.values()].slice(0, FILES), asked),
  }
  return json(200, body)
}

function filesOf({ sha, files = [{ filename: `${sha}.txt` }] }: Commit) {
  return files
}

function statusOf(ahead: number, behind: number): Schemas['commit-comparison']['status'] {
  if (ahead > 0 && behind > 0) return 'diverged'
  return ahead > 0 ? 'ahead' : behind > 0 ? 'behind' : 'identical'
}

/** Lists have no files. */
function commitJson(commit: Commit, { github, repository }: Asked): Schemas['commit'] {
  const { sha, message = `Commit ${sha}`, login = 'octocat' } = commit
  const name = login ?? 'somebody'
  const date = isoTime(FIRST_COMMIT_MS + repository.commits.indexOf(commit) * HOUR_MS)
  const signature = { name, email: `${name}@example.com`, date }
  const account = login === null ? null : github.user(login)
  const root = `${github.apiUrl}/repos/${repository.name}`
  const url = `${root}/commits/${sha}`
  const tree = { sha, url: `${root}/git/trees/${sha}` }
  const written = { message, author: signature, committer: signature, comment_count: 0, tree, url }
  return {
    ...{ sha, node_id: `C_${sha}`, url, comments_url: `${url}/comments` },
    html_url: `${github.serverUrl}/${repository.name}/commit/${sha}`,
    ...{ commit: written, author: account, committer: account },
    parents: parentsOf(commit, repository).map((parent) => ({
      sha: parent,
      url: `${root}/commits/${parent}`,
    })),
  }
}

function filesJson(
  files: readonly ChangedFile[],
  { github, repository }: Asked,
): Schemas['diff-entry'][] {
  const root = `${github.serverUrl}/${repository.name}`
  return files.map(({ status = 'modified', additions = 1, deletions = 0, ...file }) => ({
    ...linksOf(root, ['blob', 'raw', 'contents']),
    ...{ sha: null, status, ...file, additions, deletions, changes: additions + deletions },
  }))
}

function resolve(ref: string, repository: Repository): Commit | undefined {
  const { commits, refs } = repository
  // `owner:branch` is another owner's branch.
  const name = ref.replace(/^[^:]*:/, '').replace(/^refs\/(heads|tags)\//, '')
  const wanted = refs[name === 'HEAD' ? DEFAULT_BRANCH : name] ?? name
  const found = commits.find(({ sha }) => sha === wanted)
  if (found !== undefined) return found
  return wanted === 'HEAD' || wanted === DEFAULT_BRANCH ? commits.at(-1) : undefined
}

function parentsOf(commit: Commit, { commits }: Repository): readonly string[] {
  const before = commits[commits.indexOf(commit) - 1]
  return commit.parents ?? (before === undefined ? [] : [before.sha])
}

/** A commit and its ancestors. */
function ancestry(commit: Commit, repository: Repository): Set<string> {
  const found = new Set([commit.sha])
  // The list has parents first: from the end, each commit comes before its parents.
  for (const one of repository.commits.toReversed())
    if (found.has(one.sha)) for (const parent of parentsOf(one, repository)) found.add(parent)
  return found
}
