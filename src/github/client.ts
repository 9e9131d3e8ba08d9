import * as v from 'valibot'
import { quote } from '../base/text.ts'
import { type Caller, type CallOptions, createCaller } from './call.ts'
import { historyCalls } from './history.ts'
import { findOwnLogin } from './own-login.ts'
import { pullCalls, pullDetailCalls } from './pulls.ts'
import { runCalls } from './runs.ts'

/**
 * Of the 100 that GitHub lists at most: so many of the greatest length have 2 MB, and what is made of them
 * fits into memory. Most issues have fewer.
 */
export const COMMENTS_PER_PAGE = 30

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

/** What a user may do: `permission` is the base of a role, `role_name` the role, maybe a custom one. */
export type Permission = v.InferOutput<typeof PermissionSchema>
export type IssueComment = v.InferOutput<typeof CommentSchema>

/**
 * What this action asks of GitHub, about one repository. Each call rejects with an `ActionError` that
 * says what to do, or with the signal's reason. Issue numbers stand for pull requests too.
 */
export type GitHub = ReturnType<typeof connectGitHub>

/** @param options `repository` is `owner/repo` */
export function connectGitHub(options: CallOptions & { repository: string }) {
  const caller = createCaller(options)
  const repository = `/repos/${options.repository}`
  let ownLogin: string | undefined
  return {
    ...commentCalls(caller, repository),
    ...pullCalls(caller, repository),
    ...pullDetailCalls(caller, repository),
    ...historyCalls(caller, repository),
    ...runCalls(caller, repository),
    getPermission: (login: string) =>
      caller.call({
        name: `Checking the permission of ${quote(login, 60)}`,
        route: `GET ${repository}/collaborators/{login}/permission`,
        parameters: { login },
        permission: 'metadata: read',
        parse: (body) => v.parse(PermissionSchema, body),
      }),
    /** The login that the token acts as: `github-actions[bot]` for a workflow's own. */
    async getOwnLogin() {
      ownLogin ??= await findOwnLogin(caller.call, options.apiUrl)
      return ownLogin
    },
  }
}

const READ_COMMENTS = 'issues: read, or pull-requests: read on a pull request'
const WRITE_COMMENTS = 'issues: write, or pull-requests: write on a pull request'

/** What is asked of GitHub about the comments of an issue or a pull request. */
function commentCalls({ call }: Caller, repository: string) {
  return {
    /** One page of 30, the oldest first; pages begin at 1. A server without pages answers with all of them. */
    listComments: (issueNumber: number, page: number) =>
      call({
        name: `Reading the comments of #${issueNumber}`,
        route: `GET ${repository}/issues/{issueNumber}/comments`,
        parameters: { issueNumber, per_page: COMMENTS_PER_PAGE, page },
        permission: READ_COMMENTS,
        parse: (body) => v.parse(v.array(CommentSchema), body),
      }),
    createComment: (issueNumber: number, body: string) =>
      call({
        name: `Commenting on #${issueNumber}`,
        route: `POST ${repository}/issues/{issueNumber}/comments`,
        parameters: { issueNumber, body },
        permission: WRITE_COMMENTS,
        parse: (answer) => v.parse(CommentSchema, answer),
      }),
    updateComment: (id: number, body: string) =>
      call({
        name: 'Updating the comment',
        route: `PATCH ${repository}/issues/comments/{id}`,
        parameters: { id, body },
        permission: WRITE_COMMENTS,
        parse: () => undefined,
      }),
    deleteComment: (id: number) =>
      call({
        name: 'Deleting a second comment',
        route: `DELETE ${repository}/issues/comments/{id}`,
        parameters: { id },
        permission: WRITE_COMMENTS,
        parse: () => undefined,
      }),
  }
}
