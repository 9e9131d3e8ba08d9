import * as v from 'valibot'
import { quote } from '../base/text.ts'
import { type Caller, hasStatus, type Listed } from './call.ts'

/** GitHub's own limits for one answer to a comparison. */
export const COMMITS_PER_COMPARISON = 250
export const FILES_PER_COMPARISON = 300
/** GitHub lists no more commits of a pull request. */
const MAX_PULL_COMMITS = 250
const MAX_RELEASES = 100

const count = v.optional(v.number())

const ChangedFileSchema = v.object({
  filename: v.string(),
  status: v.optional(v.string(), 'changed'),
  additions: count,
  deletions: count,
})

const CommitSchema = v.object({
  sha: v.string(),
  commit: v.object({ message: v.nullish(v.string(), '') }),
  author: v.nullish(v.object({ login: v.nullish(v.string()) })),
  files: v.nullish(v.array(ChangedFileSchema)),
})

const ComparisonSchema = v.object({
  total_commits: v.pipe(v.number(), v.integer(), v.minValue(0)),
  commits: v.nullish(v.array(CommitSchema), []),
  // Gitea has none.
  files: v.nullish(v.array(ChangedFileSchema)),
})

const ReleaseSchema = v.object({
  tag_name: v.string(),
  draft: v.optional(v.boolean(), false),
  prerelease: v.optional(v.boolean(), false),
  created_at: v.string(),
  published_at: v.nullish(v.string()),
})

const RunSchema = v.object({
  id: v.number(),
  event: v.string(),
  head_sha: v.string(),
})

const PullOfCommitSchema = v.object({ number: v.pipe(v.number(), v.integer()) })

/** A file that commits changed; a count that the server does not tell is undefined. */
export type CommittedFile = v.InferOutput<typeof ChangedFileSchema>
export type Commit = v.InferOutput<typeof CommitSchema>
/** The newest 250 commits, the oldest first, and how many there are; at most 300 files. */
export type Comparison = v.InferOutput<typeof ComparisonSchema>
export type Release = v.InferOutput<typeof ReleaseSchema>
export type WorkflowRun = v.InferOutput<typeof RunSchema>

/** What is asked of GitHub about what changed. Each call rejects as those of `GitHub` do. */
export interface HistoryCalls {
  /** What `head` has and `base` has not. */
  compare(base: string, head: string): Promise<Comparison>
  /** A commit with at most 300 of its files. */
  getCommit(ref: string): Promise<Commit>
  /** The newest 100. */
  listReleases(): Promise<Listed<Release>>
  /**
   * The newest 100 runs that succeeded, the newest first.
   * @param workflow its file or its ID
   */
  listSuccessfulRuns(workflow: string, branch: string): Promise<WorkflowRun[]>
  /** The pull requests that a commit came with, by number; on a branch of its own, those it is part of. */
  listPullsOfCommit(sha: string): Promise<number[]>
  /** At most 250, the oldest first. */
  listPullCommits(pullNumber: number): Promise<Listed<Commit>>
}

const READ_CODE = 'contents: read'
const READ_PULLS = 'pull-requests: read'

export function historyCalls({ call, list }: Caller, repository: string): HistoryCalls {
  const commit = (ref: string, path: string) =>
    call({
      name: `Reading commit ${quote(ref, 60)}`,
      route: `GET ${repository}/${path}/{ref}`,
      parameters: { ref },
      permission: READ_CODE,
      parse: (body) => v.parse(CommitSchema, body),
    })
  return {
    compare: (base, head) =>
      call({
        name: `Comparing ${quote(base, 60)} with ${quote(head, 60)}`,
        // Without pages, GitHub lists the newest commits; with them, the oldest.
        route: `GET ${repository}/compare/{range}`,
        parameters: { range: `${base}...${head}` },
        permission: READ_CODE,
        parse: (body) => v.parse(ComparisonSchema, body),
      }),
    async getCommit(ref) {
      try {
        return await commit(ref, 'commits')
      } catch (error) {
        // Gitea has it elsewhere.
        if (!hasStatus(error, 404)) throw error
        return await commit(ref, 'git/commits').catch(() => Promise.reject(error))
      }
    },
    listReleases: () =>
      list({
        name: 'Listing the releases',
        route: `GET ${repository}/releases`,
        permission: READ_CODE,
        maxItems: MAX_RELEASES,
        parse: (body) => v.parse(v.array(ReleaseSchema), body),
      }),
    listSuccessfulRuns: (workflow, branch) =>
      call({
        name: `Looking for the last successful run of ${quote(workflow, 60)}`,
        route: `GET ${repository}/actions/workflows/{workflow}/runs`,
        parameters: { workflow, status: 'success', per_page: 100, ...(branch && { branch }) },
        permission: 'actions: read',
        parse: (body) =>
          v.parse(v.object({ workflow_runs: v.array(RunSchema) }), body).workflow_runs,
      }),
    ...pullHistoryCalls({ call, list }, repository),
  }
}

function pullHistoryCalls(
  { call, list }: Pick<Caller, 'call' | 'list'>,
  repository: string,
): Pick<HistoryCalls, 'listPullsOfCommit' | 'listPullCommits'> {
  return {
    listPullsOfCommit: (sha) =>
      call({
        name: `Asking which pull request commit ${quote(sha, 60)} came with`,
        route: `GET ${repository}/commits/{sha}/pulls`,
        parameters: { sha },
        permission: READ_PULLS,
        parse: (body) => v.parse(v.array(PullOfCommitSchema), body).map(({ number }) => number),
      }),
    listPullCommits: (pullNumber) =>
      list({
        name: `Listing the commits of #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}/commits`,
        parameters: { pullNumber },
        permission: READ_PULLS,
        maxItems: MAX_PULL_COMMITS,
        parse: (body) => v.parse(v.array(CommitSchema), body),
      }),
  }
}
