import { type Answer, isoTime, type JsonObject, json } from '../answer.ts'
import { type Asked, problem } from './asked.ts'
import { cut, list } from './paging.ts'
import type { ChangedFile, Commit, Repository } from './repository.ts'

const FIRST_COMMIT_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000
const SHORTEST_SHA = 4
/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const COMPARED_COMMITS = 250
const FILES = 300

/** The commits of a ref, the newest first. */
export function listCommits(asked: Asked): Answer {
  const { repository, query } = asked
  if (repository.commits.length === 0) return problem(409, 'Git Repository is empty.')
  const head = resolve(query.get('sha') ?? 'HEAD', repository)
  if (head === undefined) return problem(404, 'Not Found')
  const until = Date.parse(query.get('until') ?? '') || Infinity
  const known = repository.commits.slice(0, repository.commits.indexOf(head) + 1)
  const commits = known.filter((commit) => Date.parse(dateOf(commit, repository)) <= until)
  return list(
    commits.reverse().map((commit) => commitJson(commit, asked)),
    asked,
  )
}

/** One commit with its files, 300 to a page. */
export function getCommit(asked: Asked): Answer {
  const { repository, parameters } = asked
  const [ref = ''] = parameters
  if (repository.commits.length === 0) return problem(409, 'Git Repository is empty.')
  const commit = resolve(ref, repository)
  if (commit === undefined) return problem(422, `No commit found for SHA: ${ref}`)
  const files = (commit.files ?? []).map(fileJson)
  const { items, headers } = cut(files, asked, FILES, FILES)
  const additions = files.reduce((sum, file) => sum + file.additions, 0)
  const deletions = files.reduce((sum, file) => sum + file.deletions, 0)
  const stats = { additions, deletions, total: additions + deletions }
  return json(200, { ...commitJson(commit, asked), stats, files: items }, headers)
}

/**
 * What is in one ref and not in another, the oldest first: without pages the newest 250, with pages from
 * the oldest on. The files, 300 at most, are on the first page alone.
 */
export function compare(asked: Asked): Answer {
  const { repository, query, parameters } = asked
  const [baseRef = '', headRef = '', ...rest] = (parameters[0] ?? '').split('...')
  const base = resolve(baseRef, repository)
  const head = resolve(headRef, repository)
  if (base === undefined || head === undefined || rest.length > 0) return problem(404, 'Not Found')
  const from = repository.commits.indexOf(base) + 1
  const to = repository.commits.indexOf(head) + 1
  const ahead = repository.commits.slice(from, to)
  const behind = Math.max(0, from - to)
  const { items, page, headers } =
    query.has('page') || query.has('per_page')
      ? cut(ahead, asked)
      : { items: ahead.slice(-COMPARED_COMMITS), page: 1, headers: {} }
  const body = {
    status: behind > 0 ? 'behind' : ahead.length > 0 ? 'ahead' : 'identical',
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    base_commit: commitJson(base, asked),
    merge_base_commit: commitJson(behind > 0 ? head : base, asked),
    commits: items.map((commit) => commitJson(commit, asked)),
    files: page === 1 ? united(ahead).slice(0, FILES).map(fileJson) : [],
  }
  return json(200, body, headers)
}

/** All files of a commit, whatever folder they are in. */
export function getTree({ repository, parameters }: Asked): Answer {
  const commit = resolve(parameters[0] ?? '', repository)
  if (commit === undefined) return problem(404, 'Not Found')
  const known = repository.commits.slice(0, repository.commits.indexOf(commit) + 1)
  const paths = new Set(repository.files)
  for (const { filename, status } of known.flatMap(({ files = [] }) => files))
    paths[status === 'removed' ? 'delete' : 'add'](filename)
  const tree = [...paths].map((path) => ({ path, mode: '100644', type: 'blob', sha: commit.sha }))
  return json(200, { sha: commit.sha, tree, truncated: false })
}

/** A commit without its files, as lists have it. */
export function commitJson(commit: Commit, { github, repository }: Asked): JsonObject {
  const { sha, message = `Commit ${sha}`, login = 'octocat' } = commit
  const name = login ?? 'somebody'
  const signature = { name, email: `${name}@example.com`, date: dateOf(commit, repository) }
  const before = repository.commits[repository.commits.indexOf(commit) - 1]
  const parents = commit.parents ?? (before === undefined ? [] : [before.sha])
  const account = login === null ? null : github.user(login)
  return {
    sha,
    html_url: `${github.serverUrl}/${repository.name}/commit/${sha}`,
    commit: { message, author: signature, committer: signature },
    author: account,
    committer: account,
    parents: parents.map((parent) => ({ sha: parent })),
  }
}

export function fileJson({ additions = 1, deletions = 0, ...file }: ChangedFile) {
  return { status: 'modified', ...file, additions, deletions, changes: additions + deletions }
}

/** The commit that a branch, a tag, a SHA, the beginning of one, or HEAD names; `^` is its parent. */
function resolve(ref: string, repository: Repository): Commit | undefined {
  const { commits, refs, defaultBranch } = repository
  if (ref.endsWith('^')) {
    const child = resolve(ref.slice(0, -1), repository)
    return child && commits[commits.indexOf(child) - 1]
  }
  // Another owner's branch stands behind a colon.
  const name = ref.replace(/^[^:]*:/, '').replace(/^refs\/(heads|tags)\//, '')
  const wanted = refs[name === 'HEAD' ? defaultBranch : name] ?? name
  const found = commits.find(({ sha }) => sha === wanted)
  if (found !== undefined) return found
  if (wanted === 'HEAD' || wanted === defaultBranch) return commits.at(-1)
  const candidates = commits.filter(({ sha }) => sha.startsWith(wanted))
  return wanted.length >= SHORTEST_SHA && candidates.length === 1 ? candidates[0] : undefined
}

function dateOf(commit: Commit, { commits }: Repository): string {
  return commit.date ?? isoTime(FIRST_COMMIT_MS + commits.indexOf(commit) * HOUR_MS)
}

/** What several commits did to each file, as one change. */
function united(commits: readonly Commit[]): ChangedFile[] {
  const files = new Map<string, ChangedFile>()
  for (const file of commits.flatMap((commit) => commit.files ?? [])) {
    const before = files.get(file.filename)
    const isNew = before?.status === 'added'
    if (isNew && file.status === 'removed') {
      files.delete(file.filename)
      continue
    }
    files.set(file.filename, {
      ...file,
      status: isNew ? 'added' : (file.status ?? 'modified'),
      additions: (before?.additions ?? 0) + (file.additions ?? 1),
      deletions: (before?.deletions ?? 0) + (file.deletions ?? 0),
    })
  }
  return [...files.values()]
}
