import { RequestFailure, type RequestPolicy } from '../http/retry.ts'
import {
  type GitHub,
  type GitHubRequestOptions,
  MAX_LIST_PAGE_BYTES,
  type Octokit,
  repoOf,
} from './api.ts'

/*
 * Requests about an issue or a pull request: its comments, its text as GitHub shows it, and a pull request's state
 * and reviews.
 */

/** A hundred a page: GitHub allows 2,500 comments on an issue. */
const MAX_COMMENT_PAGES = 26

/** One message for reads and writes: a token that can't read comments can't write them either. */
const COMMENT_PERMISSION = 'issues: write, or pull-requests: write on a pull request'

export type IssueComment = Awaited<ReturnType<Octokit['rest']['issues']['updateComment']>>['data']

/** An issue or a pull request. */
export interface IssueRef {
  /** `owner/repo` */
  readonly repository: string
  /** Survives a rename. */
  readonly repositoryId: string
  readonly number: number
}

export function paginateComments(github: GitHub, policy: RequestPolicy, place: IssueRef) {
  const call = {
    name: `Reading the comments of #${place.number}`,
    policy,
    permission: COMMENT_PERMISSION,
    maxPages: MAX_COMMENT_PAGES,
    maxBytes: MAX_LIST_PAGE_BYTES,
  }
  const wanted = {
    ...repoOf(place.repository),
    issue_number: place.number,
    per_page: 100,
  }
  return github.paginate<IssueComment>(call, (octokit) =>
    octokit.paginate.iterator(octokit.rest.issues.listComments, wanted),
  )
}

export function getComment(github: GitHub, policy: RequestPolicy, place: IssueRef, id: number) {
  const call = { name: 'Reading the comment', policy, permission: COMMENT_PERMISSION }
  const wanted = { ...repoOf(place.repository), comment_id: id }
  return github.request<IssueComment>(call, (octokit) => octokit.rest.issues.getComment(wanted))
}

/** @returns the comment's ID */
export async function writeComment(
  github: GitHub,
  policy: RequestPolicy,
  place: IssueRef,
  comment_id: number | undefined,
  body: string,
): Promise<number> {
  const call = {
    name: `Writing the comment on #${place.number}`,
    policy,
    permission: COMMENT_PERMISSION,
    isWrite: true,
  }
  const repo = repoOf(place.repository)
  const written = await github.request<IssueComment>(call, (octokit) => {
    const issues = octokit.rest.issues
    if (comment_id !== undefined) return issues.updateComment({ ...repo, comment_id, body })
    return issues.createComment({ ...repo, issue_number: place.number, body })
  })
  return written.id
}

/** GitHub's limit. Only a release could be longer. */
const MAX_TEXT_BYTES = 400 * 1024
/** A hundred times a person's text: link references can repeat a long address. */
const MAX_HTML_BYTES = 2 * 1024 * 1024

/** HTML; undefined if GitHub can't render this text. */
export async function renderOnGitHub(github: GitHub, policy: RequestPolicy, text: string) {
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) return undefined
  const call = {
    name: 'Rendering Markdown on GitHub',
    policy,
    permission: 'contents: read',
    html: true,
    maxBytes: MAX_HTML_BYTES,
  }
  try {
    // Without a repository as context, GitHub resolves no references, so the HTML reveals nothing private.
    return await github.request(call, (octokit) =>
      octokit.rest.markdown.render({ text, mode: 'gfm' }),
    )
  } catch (error) {
    if (!(error instanceof RequestFailure)) throw error
    const { fault, status } = error.cause
    const isTooLarge = fault === 'too-large' || status === 413
    if (isTooLarge || status === 422) return undefined
    throw error
  }
}

const PULL_PERMISSION = 'pull-requests: read'

/** @param pull `owner/repo#1`, in any repository that the token can read */
export function getPull(
  github: GitHub,
  policy: RequestPolicy,
  pull: string,
  overrides: Partial<Omit<GitHubRequestOptions, 'policy'>> = {},
) {
  const [repository = '', number] = pull.split('#')
  const call = {
    name: `Reading ${pull}`,
    policy,
    permission: `${PULL_PERMISSION} on ${repository}`,
    ...overrides,
  }
  const wanted = { ...repoOf(repository), pull_number: Number(number) }
  return github.request(call, (octokit) => octokit.rest.pulls.get(wanted))
}

/** Comments of all reviews to look at, from the newest on. */
const MAX_REVIEW_COMMENTS = 1_000

/** A review's comments, the oldest first. They may be listed some seconds after the review's event. */
export async function listReviewComments(
  github: GitHub,
  policy: RequestPolicy,
  pull_number: number,
  reviewId: number,
) {
  const call = {
    name: `Reading a review of #${pull_number}`,
    policy,
    permission: PULL_PERMISSION,
    maxItems: MAX_REVIEW_COMMENTS,
    maxBytes: MAX_LIST_PAGE_BYTES,
  }
  // GitHub's list of one review's comments does not have their lines.
  const { items, isWhole } = await github.list(call, (octokit, repo) => {
    const wanted = {
      ...repo,
      pull_number,
      sort: 'created',
      direction: 'desc',
      per_page: 100,
    } as const
    return octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, wanted)
  })
  const ofReview = items.filter((comment) => comment.pull_request_review_id === reviewId)
  return { items: ofReview.reverse(), isWhole }
}
