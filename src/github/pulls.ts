import type { Stage } from '../http/retry.ts'
import { type GitHub, MAX_LONG_LIST_BYTES, type Octokit, repoOf } from './api.ts'
import type { Call } from './refusals.ts'

const PERMISSION = 'pull-requests: read'

/** @param pull `owner/repo#1`, in any repository that the token can read */
export function readPull(
  github: GitHub,
  stage: Stage,
  pull: string,
  call: Partial<Omit<Call, 'stage'>> = {},
) {
  const [repository = '', number] = pull.split('#')
  const wanted = { ...repoOf(repository), pull_number: Number(number) }
  const permission = `${PERMISSION} on ${repository}`
  return github.request({ name: `Reading ${pull}`, stage, permission, ...call }, ({ rest }) =>
    rest.pulls.get(wanted),
  )
}

export function listReviewComments(
  github: GitHub,
  stage: Stage,
  pull_number: number,
  review_id: number,
  maxItems: number,
) {
  const name = `Reading a review of #${pull_number}`
  const review = { pull_number, review_id, per_page: 100 }
  return github.list(
    { name, stage, permission: PERMISSION, maxItems, maxBytes: MAX_LONG_LIST_BYTES },
    ({ paginate, rest }, repo) =>
      paginate.iterator(rest.pulls.listCommentsForReview, { ...repo, ...review }),
  )
}

export type ListedPull = Awaited<ReturnType<Octokit['rest']['pulls']['list']>>['data'][number]

export function pagesOfPulls(
  github: GitHub,
  stage: Stage,
  state: 'open' | 'closed',
  maxPages: number,
) {
  const call = { name: 'Listing the pull requests', stage, permission: PERMISSION }
  const order = { state, sort: 'updated', direction: 'desc', per_page: 100 } as const
  return github.pages(
    { ...call, maxPages, maxBytes: MAX_LONG_LIST_BYTES },
    ({ paginate, rest }, repo) => paginate.iterator(rest.pulls.list, { ...repo, ...order }),
  )
}

/** In the order of their paths. GitHub leaves out patches when a diff has more than 1 MB. */
export function listPullFiles(github: GitHub, stage: Stage, pull_number: number, maxItems: number) {
  const name = `Listing the changed files of #${pull_number}`
  return github.list(
    { name, stage, permission: PERMISSION, maxItems },
    ({ paginate, rest }, repo) =>
      paginate.iterator(rest.pulls.listFiles, { ...repo, pull_number, per_page: 100 }),
  )
}
