import type { JsonObject } from '../http/answer.ts'
import type { Schemas } from './objects.ts'

/** What somebody may do in a repository. */
export const ROLES = ['none', 'read', 'triage', 'write', 'maintain', 'admin'] as const
export type Role = (typeof ROLES)[number]

export interface Comment {
  id: number
  issueNumber: number
  login: string
  body: string
  createdMs: number
  updatedMs: number
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
  /** Default: none, as of a binary file, or one whose diff is too large for GitHub. */
  patch?: string
}

export interface Commit {
  sha: string
  message?: string
  /** Null where GitHub knows no account for the address. Default 'octocat'. */
  login?: string | null
  /** Default: an hour after the one before, from January 2026 on. */
  date?: string
  /** What it changed; of a merge, only what its branches had not. */
  files?: readonly ChangedFile[]
  /** The branch that it was made on first. Default: the commit before it in the list. */
  parents?: readonly string[]
}

export type ReviewComment = Partial<Schemas['review-comment']>

export interface Pull {
  number: number
  title?: string
  /** Who opened it. Default 'mintlify[bot]'. */
  login?: string
  /** Of its head. Default `mintlify/job-<number>`. */
  branch?: string
  /** `owner/name` of its head. Default: this repository. */
  head?: string
  state?: 'open' | 'closed'
  createdAt?: string
  mergedAt?: string | null
  closedAt?: string | null
  files?: readonly ChangedFile[]
  /** Of its head and base. Default: of no commit that is listed. */
  headSha?: string
  baseSha?: string
  /** What files held at its base, by path, where that is not what they hold now. */
  baseTexts?: Readonly<Record<string, string>>
  /** The last push to its head's repository. Default: its creation. */
  pushedAt?: string
  /** The comments of its reviews, by review ID, filled in where they say nothing. */
  reviewComments?: Readonly<Record<number, readonly ReviewComment[]>>
  /** Merged over what GitHub answers. */
  override?: JsonObject
}

interface Release {
  tag: string
  draft?: boolean
  prerelease?: boolean
  createdAt: string
}

/** A run of a workflow. */
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
}

/** What is in a repository. Tests may change all of it while it is served. */
export interface RepositoryOptions {
  /** Whether only a token with the permission may read. Default true. */
  private?: boolean
  /** Default 'main'. */
  defaultBranch?: string
  /** Who may do what, by login. Others do not exist. Default: `octocat` may write. */
  roles?: Record<string, Role>
  /** Numbers of issues that take no comments. */
  locked?: number[]
  /** Numbers of issues that were deleted. */
  deleted?: number[]
  /** Whether nothing in it can be changed. */
  archived?: boolean
  comments?: Comment[]
  pulls?: Pull[]
  /** Paths of files that no commit of the list brought. */
  files?: readonly string[]
  /** What is in files, by path; others are empty. */
  texts?: Readonly<Record<string, string>>
  /** Parents first; the last is the head of the default branch. Dates may be in any order, as in Git. */
  commits?: Commit[]
  /** Branches and tags, and the SHA that each names. */
  refs?: Record<string, string>
  releases?: Release[]
  runs?: WorkflowRun[]
}

export type Repository = Required<RepositoryOptions> & { name: string }

export function repositoryOf(name: string, options: RepositoryOptions): Repository {
  return {
    ...{ name, private: true, defaultBranch: 'main', roles: { octocat: 'write' }, refs: {} },
    ...{
      locked: [],
      deleted: [],
      archived: false,
      comments: [],
      pulls: [],
      commits: [],
      files: [],
      texts: {},
    },
    ...{ releases: [], runs: [], ...options },
  }
}
