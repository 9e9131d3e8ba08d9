import { type Answer, json } from '../http/answer.ts'
import { type Asked, list, problem } from './asked.ts'
import { DEFAULT_BRANCH, linksOf, repositoryJson, type Schemas } from './objects.ts'
import type { Pull, ReviewComment } from './repository.ts'

export function getPull(asked: Asked): Answer {
  const pull = find(asked)
  return pull === undefined ? problem(404, 'Not Found') : json(200, toJson(pull, asked))
}

/** Those of all its reviews, the oldest first. GitHub's list of one review's comments has no lines. */
export function listReviewComments(asked: Asked): Answer {
  const pull = find(asked)
  if (pull === undefined) return problem(404, 'Not Found')
  const { reviewComments = {}, reviewCommentsFromMs = 0 } = pull
  const rows: ReturnType<typeof reviewCommentJson>[] = []
  for (const [review, comments] of Object.entries(reviewComments))
    for (const comment of comments)
      rows.push(reviewCommentJson(comment, Number(review), rows.length + 1, asked))
  if (asked.github.clock.nowMs() < reviewCommentsFromMs) rows.length = 0
  if (asked.query.get('direction') === 'desc') rows.reverse()
  return list(rows, asked)
}

function reviewCommentJson(
  { line = 1, ...comment }: ReviewComment,
  reviewId: number,
  id: number,
  { github, repository, parameters }: Asked,
): Omit<Schemas['pull-request-review-comment'], 'line'> & Pick<ReviewComment, 'line'> {
  const root = `${github.apiUrl}/repos/${repository.name}/pulls`
  const sha = '0'.repeat(40)
  const link = { href: `${root}/comments/${id}` }
  return {
    ...{ id, node_id: `PRRC_${id}`, url: link.href, html_url: link.href },
    ...{ pull_request_url: `${root}/${parameters[0]}`, pull_request_review_id: reviewId },
    ...{
      diff_hunk: '@@ -1 +1 @@\n+',
      path: 'README.md',
      position: 1,
      original_position: 1,
      body: '',
    },
    ...{ commit_id: sha, original_commit_id: sha, user: github.user('octocat') },
    ...{ created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' },
    ...{ author_association: 'NONE', _links: { self: link, html: link, pull_request: link } },
    ...{ start_line: null, original_start_line: null, start_side: null, side: 'RIGHT' },
    ...{ original_line: line ?? 1, line },
    ...comment,
  }
}

function find({ repository, parameters }: Asked): Pull | undefined {
  return repository.pulls.find(({ number }) => number === Number(parameters[0]))
}

const LINKS = [
  ...(['diff', 'patch', 'issue', 'commits', 'review_comments', 'review_comment'] as const),
  ...(['comments', 'statuses'] as const),
]

/** The SHA of its head, if it has no other. */
const shaOfPull = (number: number) => number.toString(16).padStart(40, '5')
const branchOf = ({ number, branch }: Pull) => branch ?? `mintlify/job-${number}`

function toJson(pull: Pull, { github, repository }: Asked): Schemas['pull-request'] {
  const { number, login = 'mintlify[bot]' } = pull
  const { title = `Pull request ${number}`, createdAt = '2026-01-01T00:00:00Z' } = pull
  const { mergedAt = null } = pull
  const isClosed = pull.state === 'closed' || mergedAt !== null
  const closedAt = mergedAt ?? (isClosed ? createdAt : null)
  const pushed_at = pull.pushedAt ?? createdAt
  const side = (ref: string, sha = shaOfPull(number), from = repository.name) => {
    const repo = { ...repositoryJson(github, from, repository.private), pushed_at }
    const [owner = ''] = from.split('/')
    return { label: `${owner}:${ref}`, ref, sha, user: github.user(owner), repo }
  }
  const url = `${github.apiUrl}/repos/${repository.name}/pulls/${number}`
  const files = pull.files ?? []
  const link = { href: url }
  return {
    ...{ ...linksOf(url, LINKS), url, id: number, node_id: `PR_${number}`, number },
    ...{ milestone: null, assignee: null, auto_merge: null, author_association: 'NONE' },
    ...{ mergeable: null, mergeable_state: 'unknown', merged_by: null },
    ...{ comments: 0, review_comments: 0, maintainer_can_modify: false },
    additions: files.reduce((sum, { additions = 1 }) => sum + additions, 0),
    deletions: files.reduce((sum, { deletions = 0 }) => sum + deletions, 0),
    _links: {
      ...{ comments: link, commits: link, statuses: link, html: link, issue: link, self: link },
      ...{ review_comments: link, review_comment: link },
    },
    state: isClosed ? 'closed' : 'open',
    draft: false,
    locked: false,
    merged: mergedAt !== null,
    merged_at: mergedAt,
    merge_commit_sha: null,
    created_at: createdAt,
    updated_at: closedAt ?? createdAt,
    closed_at: closedAt,
    title,
    body: null,
    html_url: `${github.serverUrl}/${repository.name}/pull/${number}`,
    user: github.user(login),
    head: side(branchOf(pull), pull.headSha, pull.from),
    base: side(DEFAULT_BRANCH, pull.baseSha),
    labels: [],
    commits: 1,
    changed_files: files.length,
    ...pull.override,
  }
}
