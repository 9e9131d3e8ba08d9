import { ActionError } from '../errors.ts'
import { asInteger, asRecord, asText } from '../text.ts'
import { type GitHub, type Octokit, repoOf } from './api.ts'

/* What GitHub knows of a pull request, of the workflow's repository where nothing else is said. */

const PERMISSION = 'pull-requests: read'

/** Callers compare its base with its head next, which needs `contents: read`. */
export function readPull(github: GitHub, pull_number: number) {
  return github.request(
    { name: `Reading #${pull_number}`, permission: `${PERMISSION}, and contents: read` },
    ({ rest }, repo) => rest.pulls.get({ ...repo, pull_number }),
  )
}

export function listNewestPull(github: GitHub) {
  return github.request(
    { name: 'Listing the newest pull request', permission: PERMISSION },
    ({ rest }, repo) => rest.pulls.list({ ...repo, state: 'all', per_page: 1 }),
  )
}

/** The comments of a review on single lines. */
export function listReviewComments(
  github: GitHub,
  pull_number: number,
  review_id: number,
  maxItems: number,
) {
  const name = `Reading a review of #${pull_number}`
  const review = { pull_number, review_id, per_page: 100 }
  return github.list({ name, permission: PERMISSION, maxItems }, ({ paginate, rest }, repo) =>
    paginate.iterator(rest.pulls.listCommentsForReview, { ...repo, ...review }),
  )
}

export type ListedPull = Awaited<ReturnType<Octokit['rest']['pulls']['list']>>['data'][number]

/** All pull requests in pages of 100, those that something happened to last first. */
export function pagesOfPulls(github: GitHub, maxPages: number) {
  const order = { state: 'all', sort: 'updated', direction: 'desc', per_page: 100 } as const
  return github.pages(
    { name: 'Listing the pull requests', permission: PERMISSION, maxPages },
    ({ paginate, rest }, repo) => paginate.iterator(rest.pulls.list, { ...repo, ...order }),
  )
}

export function listPullCommits(github: GitHub, pull_number: number, maxItems: number) {
  const name = `Listing the commits of #${pull_number}`
  return github.list({ name, permission: PERMISSION, maxItems }, ({ paginate, rest }, repo) =>
    paginate.iterator(rest.pulls.listCommits, { ...repo, pull_number, per_page: 100 }),
  )
}

/** What GitHub says of a pull request. */
export interface AnyPull {
  /** A stranger's text. */
  readonly title: string
  readonly state: 'open' | 'closed' | 'unknown'
  /** Whether not everybody may read it. What is unknown is private. */
  readonly isPrivate: boolean
  /** Of the repository that it is in, as a workflow's run has it; empty if GitHub does not tell. */
  readonly repositoryId: string
  /** Lines, and files: undefined if GitHub does not tell. */
  readonly additions: number | undefined
  readonly deletions: number | undefined
  readonly changedFiles: number | undefined
}

/**
 * Reads a pull request of any repository that the token can read.
 * @param pull `owner/repo#1`
 * @param asking how the request is named, and whether the step cannot go on without it
 * @throws HttpError
 */
export async function readAnyPull(
  github: GitHub,
  pull: string,
  asking: { name: string; isNeeded?: boolean } = { name: `Reading ${pull}` },
): Promise<AnyPull> {
  const parts = partsOf(pull)
  const permission = `${PERMISSION} on ${parts.owner}/${parts.repo}`
  const answer = await github.request({ ...asking, permission }, ({ rest }) =>
    rest.pulls.get(parts),
  )
  const { title, state, base, additions, deletions, changed_files } = asRecord(answer)
  const repository = asRecord(asRecord(base).repo)
  return {
    title: asText(title) ?? '',
    state: state === 'open' || state === 'closed' ? state : 'unknown',
    isPrivate: repository.private !== false,
    repositoryId: `${asInteger(repository.id) ?? ''}`,
    additions: asInteger(additions),
    deletions: asInteger(deletions),
    changedFiles: asInteger(changed_files),
  }
}

/**
 * The files that a pull request changes, as GitHub lists them: by their paths.
 * @param pull `owner/repo#1`
 */
export function listPullFiles(
  github: GitHub,
  pull: string,
  limits: { maxItems: number; maxPages?: number },
) {
  const parts = partsOf(pull)
  const name = `Listing the changed files of #${parts.pull_number}`
  return github.list({ name, permission: PERMISSION, ...limits }, ({ paginate, rest }) =>
    paginate.iterator(rest.pulls.listFiles, { ...parts, per_page: 100 }),
  )
}

/**
 * Whether a pull request is open.
 * @param pull `owner/repo#1`, of any repository that the token can read
 * @throws HttpError
 */
export async function isPullOpen(github: GitHub, pull: string): Promise<boolean> {
  const name = `Asking whether ${pull} is still open`
  const { state } = await readAnyPull(github, pull, { name, isNeeded: true })
  // An answer that says neither must not lead to a new job.
  if (state === 'unknown') throw new ActionError(`${name}: the answer does not say so.`)
  return state === 'open'
}

function partsOf(pull: string) {
  const [repository = '', number] = pull.split('#')
  return { ...repoOf(repository), pull_number: Number(number) }
}
