import { ActionError } from '../errors.ts'
import type { GitHub } from './api.ts'

/* What GitHub knows of a pull request, of the workflow's repository where nothing else is said. */

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

/**
 * Whether a pull request is open.
 * @param pull `owner/repo#1`, of any repository that the token can read
 * @throws HttpError
 */
export async function isPullOpen(github: GitHub, pull: string): Promise<boolean> {
  const [repository = '', number] = pull.split('#')
  const [owner = '', repo = ''] = repository.split('/')
  const name = `Asking whether ${pull} is still open`
  const { state } = await github.request(
    { name, permission: `pull-requests: read on ${repository}`, isNeeded: true },
    ({ rest }) => rest.pulls.get({ owner, repo, pull_number: Number(number) }),
  )
  // What says neither is no answer: a new job must not follow from it.
  if (state === 'open' || state === 'closed') return state === 'open'
  throw new ActionError(`${name}: the answer does not say so.`)
}
