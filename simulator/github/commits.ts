import { type Answer, json } from '../answer.ts'
import { commonAncestor, parentsOf, reachable, resolve, uniteFiles } from './history.ts'
import { countedAnswer, listAnswer, pageOf } from './paging.ts'
import { conflict, notFound, unprocessable } from './refusals.ts'
import { at, type Exchange, textAt, userJson, type World } from './world.ts'

export interface ChangedFile {
  filename: string
  /** Default 'modified'. */
  status?: string
  additions?: number
  deletions?: number
  previous_filename?: string
}

export interface CommitOptions {
  sha: string
  message?: string
  /** Null where GitHub knows no account for the address. Default 'octocat'. */
  login?: string | null
  /** Default: an hour after the one before. */
  date?: string
  files?: ChangedFile[]
  /** Default: the commit before it in the list. Others make a second line of history. */
  parents?: string[]
}

const FIRST_COMMIT_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000
/** https://docs.github.com/rest/commits/commits#compare-two-commits */
const COMPARE_COMMITS = 250
const FILES = 300

/** The commits of a ref, the newest first. */
export function listCommits(exchange: Exchange): Answer {
  const { state, world, query } = exchange
  if (!state.commits?.length) return conflict(world, 'Git Repository is empty.')
  const head = resolve(query.get('sha') ?? 'HEAD', state)
  if (head === undefined) return notFound(world)
  const since = Date.parse(query.get('since') ?? '') || -Infinity
  const until = Date.parse(query.get('until') ?? '') || Infinity
  const commits = reachable(head, state).filter((commit) => {
    const date = Date.parse(dateOf(commit, exchange))
    return date >= since && date <= until
  })
  return listAnswer(
    commits.reverse().map((commit) => commitJson(commit, exchange)),
    exchange,
  )
}

/** One commit with its files, 300 to a page. */
export function getCommit(exchange: Exchange): Answer {
  const { state, world } = exchange
  const ref = textAt(exchange)
  if (!state.commits?.length) return conflict(world, 'Git Repository is empty.')
  const commit = resolve(ref, state)
  if (commit === undefined)
    return world.forge === 'gitea'
      ? notFound(world)
      : unprocessable(world, `No commit found for SHA: ${ref}`)
  const { items, headers } = pageOf((commit.files ?? []).map(fileJson), exchange, {
    defaultSize: FILES,
    maxSize: FILES,
  })
  const [additions, deletions] = [sum(commit, 'additions'), sum(commit, 'deletions')]
  const stats = { additions, deletions, total: additions + deletions }
  return json(200, { ...commitJson(commit, exchange), stats, files: items }, headers)
}

/**
 * What is in one ref and not in another, the oldest first: without pages the newest 250, with pages from
 * the oldest on. The files, 300 at most, are on the first page alone.
 */
export function compare(exchange: Exchange): Answer {
  const { state, world, query } = exchange
  const [baseRef = '', headRef = '', ...rest] = textAt(exchange).split('...')
  const base = resolve(baseRef, state)
  const head = resolve(headRef, state)
  if (base === undefined || head === undefined || rest.length > 0) return notFound(world)
  const ancestor = commonAncestor([base, head], state)
  if (ancestor === undefined)
    return notFound(world, `No common ancestor between ${baseRef} and ${headRef}.`)
  const known = new Set(reachable(base, state))
  const ahead = reachable(head, state).filter((commit) => !known.has(commit))
  const inHead = new Set(reachable(head, state))
  const behind = [...known].filter((commit) => !inHead.has(commit)).length
  const asJson = (commit: CommitOptions) => commitJson(commit, exchange)
  if (world.forge === 'gitea')
    return json(200, { total_commits: ahead.length, commits: ahead.map(asJson) })
  const isPaged = query.has('page') || query.has('per_page')
  const { items, page, headers } = isPaged
    ? pageOf(ahead, exchange)
    : { items: ahead.slice(-COMPARE_COMMITS), page: 1, headers: {} }
  const body = {
    status: statusOf(ahead.length, behind),
    ahead_by: ahead.length,
    behind_by: behind,
    total_commits: ahead.length,
    base_commit: asJson(base),
    merge_base_commit: asJson(ancestor),
    commits: items.map(asJson),
    files: page === 1 ? uniteFiles(ahead).slice(0, FILES).map(fileJson) : [],
  }
  return json(200, body, headers)
}

export function listChecks(exchange: Exchange): Answer {
  return countedAnswer('check_runs', checksOf(exchange), exchange)
}

/** The statuses of a commit. Without any it is pending, though nothing will ever come. */
export function getStatus(exchange: Exchange): Answer {
  const sha = resolve(textAt(exchange), exchange.state)?.sha ?? textAt(exchange)
  return json(200, { state: 'pending', statuses: [], sha, total_count: 0 })
}

function checksOf(exchange: Exchange): object[] {
  const { state } = exchange
  const ref = textAt(exchange)
  return state.checks?.[resolve(ref, state)?.sha ?? ref] ?? []
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}

function dateOf(commit: CommitOptions, { state }: Exchange): string {
  const index = state.commits?.indexOf(commit) ?? 0
  return commit.date ?? at(FIRST_COMMIT_MS + index * HOUR_MS)
}

/** A commit without its files, as lists have it. */
export function commitJson(commit: CommitOptions, exchange: Exchange): object {
  const { world, repository, state } = exchange
  const { sha, message = `Commit ${sha}`, login = 'octocat' } = commit
  const name = login ?? 'somebody'
  const signature = { name, email: `${name}@example.com`, date: dateOf(commit, exchange) }
  const parents = commit.parents ?? parentsOf(commit, state).map((parent) => parent.sha)
  return {
    sha,
    html_url: `${world.serverUrl}/${repository}/commit/${sha}`,
    commit: { message, author: signature, committer: signature },
    author: accountJson(login, world),
    committer: accountJson(login, world),
    parents: parents.map((parentSha) => ({ sha: parentSha })),
  }
}

function accountJson(login: string | null, world: World): object | null {
  return login === null ? null : userJson(login, world)
}

function fileJson({ status = 'modified', additions = 1, deletions = 0, ...file }: ChangedFile) {
  return { ...file, status, additions, deletions, changes: additions + deletions }
}

function sum({ files = [] }: CommitOptions, field: 'additions' | 'deletions'): number {
  return files.map(fileJson).reduce((total, file) => total + file[field], 0)
}
