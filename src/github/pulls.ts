import * as v from 'valibot'
import { quote } from '../base/text.ts'
import type { Caller } from './call.ts'
import { CommitSchema } from './history.ts'

/** One request. A repository with more open pull requests is not looked through. */
const MAX_OPEN_PULLS = 100
/** More files or comments than these tell an agent nothing that the pull request itself does not. */
const MAX_DETAILS = 300
/** GitHub lists no more commits of a pull request. */
const MAX_COMMITS = 250

const HeadRepositorySchema = v.nullish(v.object({ full_name: v.string() }))
const NumberSchema = v.pipe(v.number(), v.integer())

const PullSchema = v.object({
  created_at: v.string(),
  head: v.object({ ref: v.string(), repo: HeadRepositorySchema }),
})

const OpenPullSchema = v.object({
  number: NumberSchema,
  head: v.object({ repo: HeadRepositorySchema }),
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

export type ChangedFile = v.InferOutput<typeof ChangedFileSchema>
export type InlineComment = v.InferOutput<typeof InlineCommentSchema>

const READ_PULLS = 'pull-requests: read'

/** What is asked of GitHub about pull requests. */
export function pullCalls({ call }: Caller, repository: string) {
  return {
    getPull: (pullNumber: number) =>
      call({
        name: `Looking at #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}`,
        parameters: { pullNumber },
        permission: READ_PULLS,
        parse: (body) => v.parse(PullSchema, body),
      }),
    /** The newest 100, the newest first. */
    listOpenPulls: () =>
      call({
        name: 'Listing the open pull requests',
        route: `GET ${repository}/pulls`,
        parameters: { state: 'open', sort: 'created', direction: 'desc', per_page: MAX_OPEN_PULLS },
        permission: READ_PULLS,
        parse: (body) => v.parse(v.array(OpenPullSchema), body),
      }),
    /** Of a pull request of any repository, which the token may not be able to read. */
    isPullOpen: ({ repository: where, number }: { repository: string; number: number }) =>
      call({
        name: `Asking whether ${where}#${number} is still open`,
        route: `GET /repos/${where}/pulls/{number}`,
        parameters: { number },
        permission: `${READ_PULLS} on ${where}`,
        parse: (body) => v.parse(v.object({ state: v.string() }), body).state === 'open',
      }),
    /** The pull requests that a commit came with, by number; on a branch of its own, those it is part of. */
    listPullsOfCommit: (sha: string) =>
      call({
        name: `Asking which pull request commit ${quote(sha, 60)} came with`,
        route: `GET ${repository}/commits/{sha}/pulls`,
        parameters: { sha },
        permission: READ_PULLS,
        parse: (body) =>
          v.parse(v.array(v.object({ number: NumberSchema })), body).map(({ number }) => number),
      }),
  }
}

/** What is asked of GitHub about what is in a pull request. */
export function pullDetailCalls({ list }: Caller, repository: string) {
  return {
    /** At most 300. */
    listChangedFiles: (pullNumber: number) =>
      list({
        name: `Listing the changed files of #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}/files`,
        parameters: { pullNumber },
        permission: READ_PULLS,
        maxItems: MAX_DETAILS,
        parse: (body) => v.parse(v.array(ChangedFileSchema), body),
      }),
    /** The comments of a review on single lines; at most 300. */
    listInlineComments: (pullNumber: number, reviewId: number) =>
      list({
        name: `Reading a review of #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}/reviews/{reviewId}/comments`,
        parameters: { pullNumber, reviewId },
        permission: READ_PULLS,
        maxItems: MAX_DETAILS,
        parse: (body) => v.parse(v.array(InlineCommentSchema), body),
      }),
    /** At most 250, the oldest first. */
    listPullCommits: (pullNumber: number) =>
      list({
        name: `Listing the commits of #${pullNumber}`,
        route: `GET ${repository}/pulls/{pullNumber}/commits`,
        parameters: { pullNumber },
        permission: READ_PULLS,
        maxItems: MAX_COMMITS,
        parse: (body) => v.parse(v.array(CommitSchema), body),
      }),
  }
}
