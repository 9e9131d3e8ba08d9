import type { JsonObject } from '../http/answer.ts'
import type { Schemas } from './objects.ts'

/** A role in a repository. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface Comment {
  id: number
  issueNumber: number
  login: string
  body: string
  createdMs: number
}

export interface ChangedFile {
  filename: string
  /** Default 'modified'. */
  status?: Schemas['diff-entry']['status']
  /** Default 1. */
  additions?: number
  /** Default 0. */
  deletions?: number
  previous_filename?: string
  /** Default: none, as for a binary file or a diff too large for GitHub. */
  patch?: string
}

export interface Commit {
  sha: string
  message?: string
  /** Null if GitHub knows no account for the address. Default 'octocat'. */
  login?: string | null
  /** Its changes; a merge has only changes that its branches lack. Default: one file. */
  files?: readonly ChangedFile[]
  /** The SHA of a commit whose changes it takes back. */
  reverts?: string
  /** The first parent is on its own branch. Default: the previous commit in the list. */
  parents?: readonly string[]
}

export type ReviewComment = Partial<Omit<Schemas['pull-request-review-comment'], 'line'>> & {
  /** Null on a line that a later commit changed. Default 1. */
  line?: number | null
}

export interface Pull {
  number: number
  title?: string
  /** Default 'mintlify[bot]'. */
  login?: string
  /** The head branch. Default `mintlify/job-<number>`. */
  branch?: string
  state?: 'open' | 'closed'
  createdAt?: string
  mergedAt?: string | null
  files?: readonly ChangedFile[]
  /** Head and base. Default: commits that are not listed. */
  headSha?: string
  baseSha?: string
  /** `owner/repo` of its head, if it comes from a fork. */
  from?: string
  /** The last push to its head's repository. Default: its creation. */
  pushedAt?: string
  /** Review comments by review ID; missing fields are filled in. */
  reviewComments?: Readonly<Record<number, readonly ReviewComment[]>>
  /** From when on they are listed, in the clock's ms: GitHub may send a review's event earlier. Default: long ago. */
  reviewCommentsFromMs?: number
  /** Merged over GitHub's answer. */
  override?: JsonObject
}

interface Release {
  tag: string
  draft?: boolean
  prerelease?: boolean
  createdAt: string
}

export interface WorkflowRun {
  id: number
  /** The workflow's file. Default 'docs.yml'. */
  workflow?: string
  /** Default 'push'. */
  event?: string
  /** Default 'main'. */
  branch?: string
  headSha?: string
  /** Default: in 2026, in the order of their IDs. */
  createdAt?: string
  /** Default 'success'. */
  conclusion?: string
  /** In the clock's ms. Default: long ago. */
  endedMs?: number
}

/** The contents of a repository. Tests may change them at any time. */
export interface RepositoryOptions {
  /** Names that it had before: requests for them are redirected. */
  formerNames?: readonly string[]
  /** Default true. */
  private?: boolean
  /** Roles by login. Other logins do not exist. Default: `octocat` may write. */
  roles?: Record<string, Role>
  /** Issues beside the pull requests. Any other number, such as a discussion's, is answered with 404. Default: 7. */
  issues?: number[]
  /** Issues that take no comments. */
  locked?: number[]
  /** Deleted issues. */
  deleted?: number[]
  comments?: Comment[]
  pulls?: Pull[]
  /** Parents first; the last one is the head of the default branch. As in Git, dates may have any order. */
  commits?: Commit[]
  /** SHAs of branches and tags, by name. */
  refs?: Record<string, string>
  releases?: Release[]
  runs?: WorkflowRun[]
  /** What GitHub's list of a workflow's runs is at times. Default: the newest first, as asked for. */
  runsListed?: readonly ('oldest first' | 'without the newest' | 'with failed ones' | 'empty')[]
}

export type Repository = Required<RepositoryOptions> & { name: string }

export function repositoryOf(name: string, options: RepositoryOptions): Repository {
  return {
    ...{ name, private: true, roles: { octocat: 'write' }, refs: {} },
    ...{
      issues: [7],
      formerNames: [],
      locked: [],
      deleted: [],
      comments: [],
      pulls: [],
      commits: [],
    },
    ...{ releases: [], runs: [], runsListed: [], ...options },
  }
}
