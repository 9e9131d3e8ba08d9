import * as v from 'valibot'
import { quote } from '../base/text.ts'
import { type Caller, type CallOptions, createCaller, type Listed } from './call.ts'
import { type CommitCalls, commitCalls } from './commits.ts'
import { type HistoryCalls, historyCalls } from './history.ts'
import { type JobLogCalls, jobLogCalls } from './job-log.ts'
import { type OpenPullCalls, openPullCalls } from './open-pulls.ts'
import { findOwnLogin } from './own-login.ts'

/**
 * Of the 100 that GitHub lists at most: so many of the greatest length have 2 MB, and what is made of them
 * fits into memory. Most issues have fewer.
 */
export const COMMENTS_PER_PAGE = 30
/** More files or comments than these tell an agent nothing that the pull request itself does not. */
const MAX_DETAILS = 300

const PermissionSchema = v.object({
  permission: v.string(),
  role_name: v.optional(v.string(), ''),
  user: v.nullish(
    v.object({
      type: v.optional(v.string()),
      permissions: v.optional(v.object({ triage: v.optional(v.boolean()) })),
    }),
  ),
})

const CommentSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  body: v.nullish(v.string(), ''),
  user: v.nullish(v.object({ login: v.string() })),
})

const PullSchema = v.object({
  created_at: v.string(),
  head: v.object({ ref: v.string(), repo: v.nullish(v.object({ full_name: v.string() })) }),
})

const ChangedFileSchema = v.object({
  filename: v.string(),
  status: v.string(),
  additions: v.number(),
  deletions: v.number(),
})

const InlineCommentSchema = v.object({
  path: v.string(),
  line: v.nullish(v.number()),
  body: v.nullish(v.string(), ''),
})

/** What a user may do: `permission` is the base of a role, `role_name` the role, maybe a custom one. */
export type Permission = v.InferOutput<typeof PermissionSchema>
export type IssueComment = v.InferOutput<typeof CommentSchema>
export type Pull = v.InferOutput<typeof PullSchema>
export type ChangedFile = v.InferOutput<typeof ChangedFileSchema>
export type InlineComment = v.InferOutput<typeof InlineCommentSchema>

/**
 * What this action asks of GitHub, about one repository. Each call rejects with an `ActionError` that
 * says what to do, or with the signal's reason. Issue numbers stand for pull requests too.
 */
export interface GitHub extends CommitCalls, HistoryCalls, OpenPullCalls, JobLogCalls {
  getPermission(login: string): Promise<Permission>
  /** The login that the token acts as: `github-actions[bot]` for a workflow's own. */
  getOwnLogin(): Promise<string>
  /** One page of 30, the oldest first; pages begin at 1. A server without pages answers with all of them. */
  listComments(issueNumber: number, page: number): Promise<IssueComment[]>
  createComment(issueNumber: number, body: string): Promise<IssueComment>
  updateComment(id: number, body: string): Promise<void>
  deleteComment(id: number): Promise<void>
  getPull(pullNumber: number): Promise<Pull>
  /** At most 300. */
  listChangedFiles(pullNumber: number): Promise<Listed<ChangedFile>>
  /** The comments of a review on single lines; at most 300. */
  listInlineComments(pullNumber: number, reviewId: number): Promise<Listed<InlineComment>>
}

const READ_COMMENTS = 'issues: read, or pull-requests: read on a pull request'
const WRITE_COMMENTS = 'issues: write, or pull-requests: write on a pull request'
const READ_PULLS = 'pull-requests: read'

/** @param options `repository` is `owner/repo` */
export function connectGitHub(options: CallOptions & { repository: string }): GitHub {
  const caller = createCaller(options)
  const repository = `/repos/${options.repository}`
  let ownLogin: string | undefined
  return {
    ...commentCalls(caller, repository),
    ...pullCalls(caller, repository),
    ...historyCalls(caller, repository),
    ...openPullCalls(caller, repository),
    ...jobLogCalls(caller, repository),
    ...commitCalls(caller, repository),
    getPermission: (login) =>
      caller.call({
        name: `Checking the permission of ${quote(login, 60)}`,
        route: `GET ${repository}/collaborators/{login}/permission`,
        parameters: { login },
        permission: 'metadata: read',
        parse: (body) => v.parse(PermissionSchema, body),
      }),
    async getOwnLogin() {
      ownLogin ??= await findOwnLogin(caller.call, options.apiUrl)
      return ownLogin
    },
  }
}

type CommentCalls = Pick<
  GitHub,
  'listComments' | 'createComment' | 'updateComment' | 'deleteComment'
>

function commentCalls({ call }: Caller, repository: string): CommentCalls {
  return {
    listComments: (issueNumber, page) =>
      call({
        name: `Reading the comments of #${issueNumber}`,
        route: `GET ${repository}/issues/{issueNumber}/comments`,
        parameters: { issueNumber, per_page: COMMENTS_PER_PAGE, page },
        permission: READ_COMMENTS,
        parse: (body) => v.parse(v.array(CommentSchema), body),
      }),
    createComment: (issueNumber, body) =>
      call({
        name: `Commenting on #${issueNumber}`,
        route: `POST ${repository}/issues/{issueNumber}/comments`,
        parameters: { issueNumber, body },
        permission: WRITE_COMMENTS,
        parse: (answer) => v.parse(CommentSchema, answer),
      }),
    updateComment: (id, body) =>
      call({
        name: 'Updating the comment',
        route: `PATCH ${repository}/issues/comments/{id}`,
        parameters: { id, body },
        permission: WRITE_COMMENTS,
        parse: () => undefined,
      }),
    deleteComment: (id) =>
      call({
        name: 'Deleting a second comment',
        route: `DELETE ${repository}/issues/comments/{id}`,
        parameters: { id },
        permission: WRITE_COMMENTS,
        parse: () => undefined,
      }),
  }
}

type PullCalls = Pick<GitHub, 'getPull' | 'listChangedFiles' | 'listInlineComments'>

function pullCalls({ call, list }: Caller, repository: string): PullCalls {
  return {
    getPull: (pullNumber) =>
      call({
        name: `Looking at #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}`,
        parameters: { pullNumber },
        permission: READ_PULLS,
        parse: (body) => v.parse(PullSchema, body),
      }),
    listChangedFiles: (pullNumber) =>
      list({
        name: `Listing the changed files of #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}/files`,
        parameters: { pullNumber },
        permission: READ_PULLS,
        maxItems: MAX_DETAILS,
        parse: (body) => v.parse(v.array(ChangedFileSchema), body),
      }),
    listInlineComments: (pullNumber, reviewId) =>
      list({
        name: `Reading a review of #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}/reviews/{reviewId}/comments`,
        parameters: { pullNumber, reviewId },
        permission: READ_PULLS,
        maxItems: MAX_DETAILS,
        parse: (body) => v.parse(v.array(InlineCommentSchema), body),
      }),
  }
}
