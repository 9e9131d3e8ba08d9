import { ActionError } from '../errors.ts'
import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import { inQuotes, stringOrUndefined, withFullStop } from '../text.ts'
import { type GitHub, MAX_LIST_PAGE_BYTES, type Octokit } from './api.ts'

/* Requests about the repository: permissions, files, commits, releases and runs of workflows. */

const READ_CODE = 'contents: read'

type CommitWithFiles = Awaited<ReturnType<Octokit['rest']['repos']['getCommit']>>['data']
/** Lists of commits have no files. */
export type ListedCommit = Omit<CommitWithFiles, 'files'>
export type ListedFile = NonNullable<CommitWithFiles['files']>[number]

/** `role_name` may be a custom role, and `permission` is its base role. */
export async function readCollaboratorPermission(
  github: GitHub,
  policy: RequestPolicy,
  login: string,
) {
  const name = `Checking the permission of ${inQuotes(login, 60)}`
  const call = { name, policy, permission: 'metadata: read' }
  const found = await github.request(call, (octokit, repo) =>
    octokit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: login }),
  )
  const permission = stringOrUndefined(found.permission)
  if (permission === undefined) throw new ActionError(`${name}: the answer has no permission.`)
  return {
    user: found.user,
    permission,
    role_name: stringOrUndefined(found.role_name),
  }
}

type Comparison = Awaited<ReturnType<typeof readComparison>>

/**
 * The newest 250 commits, and 300 files at most. An error, as a value, if a force push removed a commit or the answer is
 * too large.
 * @throws RequestFailure for other failures, since no later run would see these changes
 */
export async function compareCommits(
  github: GitHub,
  policy: RequestPolicy,
  base: string,
  head: string,
): Promise<Comparison | RequestFailure> {
  try {
    // Without pages, GitHub lists the newest commits; with them, the oldest.
    return await readComparison(github, policy, base, head)
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    const isFinal = error.meaning === 'gone' || error.meaning === 'permanent'
    if (!isFinal) throw error
    return error
  }
}

function readComparison(github: GitHub, policy: RequestPolicy, base: string, head: string) {
  const name = `Comparing ${inQuotes(base, 60)} with ${inQuotes(head, 60)}`
  const call = { name, policy, permission: READ_CODE }
  const basehead = `${base}...${head}`
  return github.request(call, (octokit, repo) =>
    octokit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead }),
  )
}

/** Has 300 files at most. Without files, with the reason, if GitHub can't make the diff of so large a commit. */
export async function readCommit(
  github: GitHub,
  policy: RequestPolicy,
  ref: string,
): Promise<ListedCommit & { files?: ListedFile[] | undefined; whyNoFiles?: string }> {
  const name = `Reading commit ${inQuotes(ref, 60)}`
  const call = { name, policy, permission: READ_CODE }
  try {
    return await github.request(call, (octokit, repo) =>
      octokit.rest.repos.getCommit({ ...repo, ref }),
    )
  } catch (error) {
    const hasNoDiff = error instanceof RequestFailure && error.meaning === 'permanent'
    if (!hasNoDiff) throw error
    // A list of commits has everything but their files.
    const [commit] = await github.request({ ...call, mayBeHidden: true }, (octokit, repo) =>
      octokit.rest.repos.listCommits({ ...repo, sha: ref, per_page: 1 }),
    )
    if (commit === undefined) throw error
    const cause = withFullStop(error.cause.message)
    const whyNoFiles = `${name}: ${cause} GitHub can't make its diff, so the agent gets no list of its files.`
    return { ...commit, files: undefined, whyNoFiles }
  }
}

/**
 * The newest first. Each comes with all its assets, up to a thousand of 1.5 KB: five fit into an answer. Twenty pages
 * are the newest hundred releases.
 */
export function paginateReleases(github: GitHub, policy: RequestPolicy) {
  const call = {
    name: 'Listing the releases',
    policy,
    permission: READ_CODE,
    maxPages: 20,
    maxBytes: MAX_LIST_PAGE_BYTES,
  }
  return github.paginate(call, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.repos.listReleases, { ...repo, per_page: 5 }),
  )
}

/** The newest first. @param workflow the name of its file. @param branch empty for any */
export function paginateSuccessfulRuns(
  github: GitHub,
  policy: RequestPolicy,
  workflow: string,
  branch: string,
  since: Date,
) {
  const name = `Looking for the last successful run of ${inQuotes(workflow, 60)}`
  const call = { name, policy, permission: 'actions: read' }
  let ofBranch = {}
  if (branch !== '') ofBranch = { branch }
  return github.paginate(call, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, {
      ...repo,
      ...ofBranch,
      workflow_id: workflow,
      status: 'success',
      created: `>=${since.toISOString().slice(0, 10)}`,
      per_page: 100,
    }),
  )
}
