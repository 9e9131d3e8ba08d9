import type { Stage } from '../http/retry.ts'
import { type GitHub, MAX_LONG_LIST_BYTES, type Octokit, repoOf } from './api.ts'

/** A hundred a page: GitHub allows 2,500 comments on an issue. */
const MAX_PAGES = 26

/** One message for reads and writes: a token that can't read comments can't write them either. */
const permission = 'issues: write, or pull-requests: write on a pull request'

export type Comment = Awaited<ReturnType<Octokit['rest']['issues']['updateComment']>>['data']

/** An issue or a pull request. */
export interface Place {
  /** `owner/repo` */
  readonly repository: string
  /** Survives a rename. */
  readonly repositoryId: string
  readonly number: number
}

export function pagesOfComments(github: GitHub, stage: Stage, { repository, number }: Place) {
  const wanted = { ...repoOf(repository), issue_number: number, per_page: 100 }
  const limits = { maxPages: MAX_PAGES, maxBytes: MAX_LONG_LIST_BYTES }
  return github.pages<Comment>(
    { name: `Reading the comments of #${number}`, stage, permission, ...limits },
    ({ paginate, rest }) => paginate.iterator(rest.issues.listComments, wanted),
  )
}

export function readComment(github: GitHub, stage: Stage, { repository }: Place, id: number) {
  return github.request<Comment>({ name: 'Reading the comment', stage, permission }, ({ rest }) =>
    rest.issues.getComment({ ...repoOf(repository), comment_id: id }),
  )
}

/** @returns the comment's ID */
export async function writeComment(
  github: GitHub,
  stage: Stage,
  { repository, number: issue_number }: Place,
  comment_id: number | undefined,
  body: string,
): Promise<number> {
  const repo = repoOf(repository)
  const { id } = await github.request(
    { name: `Writing the comment on #${issue_number}`, stage, permission, isWrite: true },
    ({ rest: { issues } }): Promise<{ data: Comment }> =>
      comment_id === undefined
        ? issues.createComment({ ...repo, issue_number, body })
        : issues.updateComment({ ...repo, comment_id, body }),
  )
  return id
}
