import * as v from 'valibot'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import { inQuotes, richText, trusted } from '../rich-text.ts'
import { isoDate } from '../runtime.ts'
import { type GitHub, WHOLE_NUMBER } from './api.ts'

/* Requests about the repository: permissions, files, commits, releases and runs of workflows. */

const READ_CODE = trusted('`contents: read`')

const COLLABORATOR = v.object({
  permission: v.string(),
  /** May be a custom role, of which `permission` is the base role. */
  role_name: v.optional(v.string()),
})

export function getCollaboratorPermission(github: GitHub, policy: RequestPolicy, login: string) {
  const name = richText`Checking the permission of ${inQuotes(login, 60)}`
  const call = { name, policy, permission: trusted('`metadata: read`'), form: COLLABORATOR }
  return github.request(call, (octokit, repo) =>
    octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: login }),
  )
}

/** Null if GitHub knows no account for the address in the commit. */
const COMMIT_ACCOUNT = v.nullish(v.object({ login: v.optional(v.string()) }))
const LISTED_COMMIT = v.object({
  sha: v.string(),
  commit: v.object({ message: v.string() }),
  author: COMMIT_ACCOUNT,
  committer: COMMIT_ACCOUNT,
  parents: v.array(v.unknown()),
})
const LISTED_FILE = v.object({
  filename: v.string(),
  previous_filename: v.optional(v.string()),
  status: v.string(),
  additions: WHOLE_NUMBER,
  deletions: WHOLE_NUMBER,
  /** None for a binary file, or for a diff that is too large. */
  patch: v.optional(v.string()),
})
const COMMIT = v.object({ ...LISTED_COMMIT.entries, files: v.optional(v.array(LISTED_FILE)) })
const COMPARISON = v.object({
  total_commits: WHOLE_NUMBER,
  commits: v.array(LISTED_COMMIT),
  files: v.optional(v.array(LISTED_FILE)),
})

/** Lists of commits have no files. */
export type ListedCommit = v.InferOutput<typeof LISTED_COMMIT>
export type ListedFile = v.InferOutput<typeof LISTED_FILE>
type Comparison = v.InferOutput<typeof COMPARISON>

/**
 * The newest 250 commits, and 300 files at most. An error, as a value, if GitHub has an answer for good and it is no
 * comparison: a force push removed a commit, for example, or there is too much to compare.
 * @throws RequestFailure for other failures, since no later run would see these changes
 */
export async function findComparison(
  github: GitHub,
  policy: RequestPolicy,
  base: string,
  head: string,
): Promise<Comparison | RequestFailure> {
  const name = richText`Comparing ${inQuotes(base, 60)} with ${inQuotes(head, 60)}`
  const call = { name, policy, permission: READ_CODE, form: COMPARISON }
  const basehead = `${base}...${head}`
  try {
    // Without pages, GitHub lists the newest commits; with them, the oldest.
    return await github.request(call, (octokit, repo) =>
      octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead }),
    )
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    const isFinal = error.meaning === 'gone' || error.meaning === 'permanent'
    if (!isFinal) throw error
    return error
  }
}

/** Has 300 files at most. */
export function getCommit(github: GitHub, policy: RequestPolicy, ref: string) {
  const name = richText`Reading commit ${inQuotes(ref, 60)}`
  const call = { name, policy, permission: READ_CODE, form: COMMIT }
  return github.request(call, (octokit, repo) => octokit.rest.repos.getCommit({ ...repo, ref }))
}

const RELEASE = v.object({
  tag_name: v.string(),
  draft: v.boolean(),
  prerelease: v.boolean(),
  /** Null for a draft. */
  published_at: v.nullish(v.string()),
})

/** The newest first. Each comes with all its assets, up to a thousand of 1.5 KB: five fit into an answer. */
export function paginateReleases(github: GitHub, policy: RequestPolicy) {
  const call = {
    name: trusted('Listing the releases'),
    policy,
    permission: READ_CODE,
    form: RELEASE,
  }
  return github.paginate(call, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.repos.listReleases, { ...repo, per_page: 5 }),
  )
}

const RUN = v.object({
  id: WHOLE_NUMBER,
  event: v.string(),
  head_sha: v.string(),
  /** Null while it goes on. */
  conclusion: v.nullish(v.string()),
})

export type WorkflowRun = v.InferOutput<typeof RUN>

/** Up to a thousand. @param workflow the name of its file. @param branch empty for any */
export function paginateSuccessfulRuns(
  github: GitHub,
  policy: RequestPolicy,
  workflow: string,
  branch: string,
  since: Date,
) {
  const name = richText`Looking for the last successful run of ${inQuotes(workflow, 60)}`
  const call = { name, policy, permission: trusted('`actions: read`'), form: RUN }
  return github.paginate(call, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, {
      ...repo,
      ...(branch !== '' && { branch }),
      workflow_id: workflow,
      status: 'success',
      created: `>=${isoDate(since)}`,
      per_page: 100,
    }),
  )
}
