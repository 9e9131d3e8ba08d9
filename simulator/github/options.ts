import type { IncomingHttpHeaders } from 'node:http'
import type { Answer } from '../answer.ts'
import type { CommitOptions } from './commits.ts'
import type { ReleaseOptions } from './releases.ts'
import type { GitHubOperation } from './routes.ts'
import type { RunOptions } from './runs.ts'

export interface GitHubFault {
  on: GitHubOperation
  /** Which request of that operation is the first to be struck, from 0. Default 0. */
  nth?: number
  /** How many in a row. Default: all that follow. */
  times?: number
  /** What happens instead of the answer; `lost-answer` alone does the deed first. */
  fault: GitHubFaultKind
  /** The status of a rate limit, 403 or 429, or of a redirect. */
  status?: number
  /** Of a rate limit. Default 60. */
  retryAfterSeconds?: number
  /** The size of `gzip-bomb` (unpacked) and `huge`. Default 256; Infinity has no end. */
  mebibytes?: number
}

export type GitHubFaultKind =
  /** An answer with this status. */
  | number
  | 'reset'
  | 'silence'
  | 'lost-answer'
  /** No requests are left in this hour: `x-ratelimit-remaining: 0`. */
  | 'rate-limit'
  /** Too many at once: `retry-after`. */
  | 'secondary-rate-limit'
  | 'gzip-bomb'
  | 'huge'
  /** To another host, which answers what `foreignAnswer` says. */
  | 'foreign-redirect'
  /** To itself, for ever. */
  | 'redirect-loop'
  | Answer

export type PermissionName =
  | 'actions'
  | 'checks'
  | 'contents'
  | 'issues'
  | 'members'
  | 'pull-requests'
  | 'statuses'

export type Permissions = Partial<Record<PermissionName, 'read' | 'write'>>

export interface TokenOptions {
  /** Default 'github-actions[bot]', on Gitea 'gitea-actions'. */
  login?: string
  /** Of an app, as `github.token` is, or of a person. Default: of an app if the login ends in [bot]. */
  kind?: 'installation' | 'user'
  /** What a workflow grants; `members` (read:org) is what it cannot. Default: all but `members`. */
  permissions?: Permissions
  /** The repositories that these permissions are for. Default: the workflow's alone. */
  repositories?: string[]
  /** Gitea: whether its owner administers the repository. Default false. */
  admin?: boolean
}

/** One repository: what is in it, and who may what. Tests may change it while it is served. */
export interface RepositoryOptions {
  /** Whether only a token with the permission may read. Default true. */
  private?: boolean
  /** Default 'main'. */
  defaultBranch?: string
  /** What people may do, by login, as GitHub answers. Others do not exist. */
  permissions?: Record<string, object>
  /**
   * Pull requests by number; what is not given is filled in, null is none. Every other one is there, new,
   * on the branch of the simulated job.
   */
  pulls?: Record<number, object | null>
  /** Issues by number, filled in. Every other one is there. `locked: true` takes no comments. */
  issues?: Record<number, object | null>
  /** The changed files of pull requests, by number. */
  files?: Record<number, object[]>
  /** The commits of pull requests, by number. */
  pullCommits?: Record<number, CommitOptions[]>
  /** The inline comments of reviews, by review ID. */
  reviewComments?: Record<number, object[]>
  /** The oldest first; the last is the head of the default branch. */
  commits?: CommitOptions[]
  /** Branches and tags, and the commits that they name. */
  refs?: Record<string, string>
  /** The check runs of commits, by SHA. */
  checks?: Record<string, object[]>
  releases?: ReleaseOptions[]
  /** Workflow runs, in any order: GitHub lists the newest, of the highest ID, first. */
  runs?: RunOptions[]
  /** Teams that have access, by slug. */
  teams?: string[]
}

export interface GitHubOptions extends RepositoryOptions {
  /** Default 'github'. Gitea has other pages, permissions, addresses and words, and no GraphQL. */
  forge?: 'github' | 'gitea'
  /** The workflow's. Default 'acme/docs'. */
  repository?: string
  /** Further ones, by name. */
  repositories?: Record<string, RepositoryOptions>
  /** Old names of repositories, and the names that they have now. */
  renamed?: Record<string, string>
  /** Under which path the API is, as on an enterprise server. Default '', on Gitea '/api/v1'. */
  basePath?: string
  /** Where its pages are. Default 'https://github.com', on Gitea its own origin. */
  serverUrl?: string
  /** Whose token it is. Default 'github-actions[bot]', which may not GET /user. */
  login?: string
  /** False: no GraphQL, and every token may GET /user. Default true, on Gitea false. */
  graphql?: boolean
  /** A short form of `token.permissions`. Default 'write'. */
  access?: 'write' | 'read' | 'none'
  /** What every token is that `tokens` does not name. */
  token?: TokenOptions
  /** By the token itself. */
  tokens?: Record<string, TokenOptions>
  /** How many requests an hour has, for all tokens together. Default 5,000. */
  rateLimit?: { limit: number; hourMs?: number }
  /** How long an answer takes, for each request or by operation. */
  slowMs?: number | Partial<Record<GitHubOperation, number>>
  /** Lists of comments show what was so many milliseconds ago. Default 0. */
  commentLagMs?: number
  /** What the foreign host answers that `foreign-redirect` leads to. Default: everybody is an admin. */
  foreignAnswer?: object
  faults?: GitHubFault[]
  /** Serves https with a certificate that nobody trusts, see tls.ts. Default false. */
  tls?: boolean
  /** Called before a request is answered. */
  onRequest?: (request: GitHubRequest) => void | Promise<void>
  /** Default Date.now. */
  nowMs?: () => number
}

export interface GitHubComment {
  id: number
  /** Default: the workflow's. */
  repository?: string
  issueNumber: number
  login: string
  body: string
  createdAt?: string
  updatedAt?: string
}

export interface GitHubRequest {
  operation: GitHubOperation
  method: string
  /** As it was sent, without the query. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: unknown
}

/** The requests that left the API's origin: for logs, or because a redirect led away. */
export interface ForeignRequest {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

export interface GitHubSimulator {
  /** Of the API. */
  url: string
  /** Of the pages. */
  serverUrl: string
  requests: GitHubRequest[]
  /** The oldest first; tests may change them. */
  comments: GitHubComment[]
  /** A comment by somebody else, seen at once whatever `commentLagMs` says. */
  addComment(comment: Omit<GitHubComment, 'id'>): GitHubComment
  /** A repository as it is served; changes are seen with the next request. Default: the workflow's. */
  repository(name?: string): RepositoryOptions
  /** The host of logs, which is also the one that a hostile redirect leads to. */
  foreign: { url: string; requests: ForeignRequest[] }
  close(): Promise<void>
}
