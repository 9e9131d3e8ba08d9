import type { GitHub } from './api.ts'

/* What GitHub knows of a pull request of the workflow's repository. */

const PERMISSION = 'pull-requests: read'

export function readPull(github: GitHub, pull_number: number) {
  return github.request(
    { name: `Reading #${pull_number}`, permission: PERMISSION },
    ({ rest }, repo) => rest.pulls.get({ ...repo, pull_number }),
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
