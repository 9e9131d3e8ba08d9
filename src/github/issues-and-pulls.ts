import * as v from 'valibot'
import type { RequestPolicy } from '../http/retry.ts'
import { richText, trusted } from '../rich-text.ts'
import { type GitHub, repoOf, WHOLE_NUMBER } from './api.ts'

/*
 * Requests about an issue or a pull request: its comments, its text as GitHub shows it, a pull request's state, and the
 * comments of its reviews.
 */

/** One message for reads and writes: a token that can't read comments can't write them either. */
const COMMENT_PERMISSION = trusted('`issues: write`, or `pull-requests: write` on a pull request')

const ACCOUNT = v.object({ login: v.string(), type: v.optional(v.string()) })

const COMMENT = v.object({
  id: WHOLE_NUMBER,
  html_url: v.pipe(v.string(), v.regex(/^https?:\/\/[\w./:-]+(?:#[\w-]+)?$/)),
  body: v.nullish(v.string(), ''),
  /** Null if the account was deleted. */
  user: v.nullish(ACCOUNT),
  author_association: v.optional(v.string(), 'NONE'),
})

export type IssueComment = v.InferOutput<typeof COMMENT>

/** An issue or a pull request. */
export interface IssueRef {
  /** `owner/repo` */
  readonly repository: string
  /** Survives a rename. */
  readonly repositoryId: string
  readonly number: number
}

export function paginateComments(github: GitHub, policy: RequestPolicy, issue: IssueRef) {
  const name = richText`Reading the comments of #${issue.number}`
  const call = { name, policy, permission: COMMENT_PERMISSION, form: COMMENT }
  const wanted = { ...repoOf(issue.repository), issue_number: issue.number, per_page: 100 }
  return github.paginate(call, (octokit) =>
    octokit.paginate.iterator(octokit.rest.issues.listComments, wanted),
  )
}

export function getComment(github: GitHub, policy: RequestPolicy, issue: IssueRef, id: number) {
  const call = {
    name: trusted('Reading the comment'),
    policy,
    permission: COMMENT_PERMISSION,
    form: COMMENT,
  }
  const wanted = { ...repoOf(issue.repository), comment_id: id }
  return github.request(call, (octokit) => octokit.rest.issues.getComment(wanted))
}

/** @param policy without retries: a write is repeated with the read before it. @returns the comment's ID */
export async function writeComment(
  github: GitHub,
  policy: RequestPolicy,
  issue: IssueRef,
  comment_id: number | undefined,
  body: string,
): Promise<number> {
  const call = {
    name: richText`Writing the comment on #${issue.number}`,
    policy: { ...policy, signal: policy.writeSignal },
    permission: COMMENT_PERMISSION,
    form: COMMENT,
  }
  const repo = repoOf(issue.repository)
  const written = await github.request(call, (octokit) => {
    const issues = octokit.rest.issues
    if (comment_id !== undefined) return issues.updateComment({ ...repo, comment_id, body })
    return issues.createComment({ ...repo, issue_number: issue.number, body })
  })
  return written.id
}

/** HTML. */
export function renderOnGitHub(github: GitHub, policy: RequestPolicy, text: string) {
  const call = {
    name: trusted('Rendering Markdown on GitHub'),
    policy,
    permission: trusted('`contents: read`'),
    form: v.string(),
  }
  // Without a repository as context, GitHub resolves no references, so the HTML reveals nothing private.
  return github.request(call, (octokit) => octokit.rest.markdown.render({ text, mode: 'gfm' }))
}

const PULL_PERMISSION = trusted('`pull-requests: read`')

const PULL = v.object({
  title: v.string(),
  state: v.string(),
  additions: WHOLE_NUMBER,
  deletions: WHOLE_NUMBER,
  changed_files: WHOLE_NUMBER,
  head: v.object({
    sha: v.string(),
    /** Null if the fork was deleted. */
    repo: v.nullish(v.object({ id: WHOLE_NUMBER, pushed_at: v.nullish(v.string()) })),
  }),
  base: v.object({
    sha: v.string(),
    repo: v.object({ id: WHOLE_NUMBER, private: v.boolean() }),
  }),
})

/** @param pull `owner/repo#1` */
export function getPull(github: GitHub, policy: RequestPolicy, pull: string) {
  const [repository = '', number = ''] = pull.split('#')
  const permission = richText`${PULL_PERMISSION} on ${repository}`
  const name = richText`Reading ${repository}#${number}`
  const call = { name, policy, permission, form: PULL }
  const wanted = { ...repoOf(repository), pull_number: Number(number) }
  return github.request(call, (octokit) => octokit.rest.pulls.get(wanted))
}

const REVIEW_COMMENT = v.object({
  pull_request_review_id: v.nullish(WHOLE_NUMBER),
  path: v.string(),
  /** The last of them; null if a later commit changed it. */
  line: v.nullish(WHOLE_NUMBER),
  /** The first of several. */
  start_line: v.nullish(WHOLE_NUMBER),
  /** The part of the diff that ends with the last line. */
  diff_hunk: v.optional(v.string()),
  /** `file` or `line` */
  subject_type: v.optional(v.string()),
  body: v.string(),
})

/** A review's comments, the oldest first. They may be listed some seconds after the review's event. */
export async function listReviewComments(
  github: GitHub,
  policy: RequestPolicy,
  pull_number: number,
  reviewId: number,
) {
  const name = richText`Reading a review of #${pull_number}`
  const call = { name, policy, permission: PULL_PERMISSION, form: REVIEW_COMMENT }
  // GitHub's list of one review's comments does not have their lines.
  const pages = github.paginate(call, (octokit, repo) =>
    octokit.paginate.iterator(octokit.rest.pulls.listReviewComments, {
      ...repo,
      pull_number,
      sort: 'created',
      direction: 'desc',
      per_page: 100,
    }),
  )
  const found: v.InferOutput<typeof REVIEW_COMMENT>[] = []
  for await (const page of pages)
    found.push(...page.filter((comment) => comment.pull_request_review_id === reviewId))
  return found.reverse()
}
