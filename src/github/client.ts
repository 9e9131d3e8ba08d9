import * as v from 'valibot'
import { ActionError, messageOf, quote } from '../errors.ts'
import { asRecord } from '../event.ts'

const CALL_TIMEOUT_MS = 10_000
const PAGE_SIZE = 100
/** 3,000 comments: GitHub lists the oldest first and cannot be asked for ours alone. */
const MAX_COMMENT_PAGES = 30
/** More names than this tell an agent nothing that the pull request itself does not. */
const MAX_DETAIL_PAGES = 3

const PermissionSchema = v.object({
  permission: v.string(),
  role_name: v.optional(v.string(), ''),
  user: v.nullish(
    v.object({ permissions: v.optional(v.object({ triage: v.optional(v.boolean()) })) }),
  ),
})

const CommentSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  body: v.nullish(v.string(), ''),
  user: v.nullish(v.object({ login: v.string() })),
})

const ChangedFileSchema = v.object({
  filename: v.string(),
  status: v.string(),
  additions: v.number(),
  deletions: v.number(),
})

const InlineCommentSchema = v.object({ path: v.string(), body: v.nullish(v.string(), '') })

const ViewerSchema = v.object({
  data: v.object({ viewer: v.object({ login: v.pipe(v.string(), v.nonEmpty()) }) }),
})
const UserSchema = v.object({ login: v.pipe(v.string(), v.nonEmpty()) })

/** What a user may do: `permission` is the base of a role, `role_name` the role, maybe a custom one. */
export type Permission = v.InferOutput<typeof PermissionSchema>
export type IssueComment = v.InferOutput<typeof CommentSchema>
export type ChangedFile = v.InferOutput<typeof ChangedFileSchema>
export type InlineComment = v.InferOutput<typeof InlineCommentSchema>

export interface GitHubOptions {
  token: string
  /** GITHUB_API_URL */
  apiUrl: string
  /** `owner/repo` */
  repository: string
  userAgent: string
  /** Ends every call. */
  signal: AbortSignal
  timeoutMs?: number
}

/**
 * What this action asks of GitHub, about one repository. Each call rejects with a `GitHubError` that
 * says what to do, or with the signal's reason. Issue numbers stand for pull requests too.
 */
export interface GitHub {
  getPermission(login: string): Promise<Permission>
  /** The login that the token acts as: `github-actions[bot]` for a workflow's own. */
  getOwnLogin(): Promise<string>
  /** The oldest first. */
  listComments(issueNumber: number): Promise<IssueComment[]>
  createComment(issueNumber: number, body: string): Promise<IssueComment>
  updateComment(id: number, body: string): Promise<void>
  deleteComment(id: number): Promise<void>
  /** At most 300. */
  listChangedFiles(pullNumber: number): Promise<ChangedFile[]>
  listInlineComments(pullNumber: number, reviewId: number): Promise<InlineComment[]>
}

/** A call to GitHub that failed. */
export class GitHubError extends ActionError {
  override name = 'GitHubError'
  /** Undefined where no answer came. */
  readonly status: number | undefined

  constructor(message: string, options: { status: number | undefined; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.status = options.status
  }
}

const NO_ANSWER = { status: undefined }

interface Call {
  /** The subject of a sentence: "Creating a comment". */
  name: string
  route: string
  parameters?: Record<string, string | number>
  /** What the token must have, as a workflow writes it. */
  permission: string
}

interface Answer {
  body: unknown
  hasNextPage: boolean
}

/** The one door to GitHub's API. The client library is loaded with the first call. */
export function connectGitHub(options: GitHubOptions): GitHub {
  const { repository, signal, timeoutMs = CALL_TIMEOUT_MS } = options
  const [owner = '', repo = ''] = repository.split('/')
  let connecting: ReturnType<typeof createOctokit> | undefined

  async function ask(call: Call): Promise<Answer> {
    signal.throwIfAborted()
    if (options.token === '') {
      throw new GitHubError(`${call.name} takes a github-token, and it is empty.`, NO_ANSWER)
    }
    try {
      connecting ??= createOctokit(options)
      const octokit = await connecting
      const { data, headers } = await octokit.request(call.route, {
        owner,
        repo,
        ...call.parameters,
        request: { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) },
      })
      return { body: data, hasNextPage: /\brel="next"/.test(headers.link ?? '') }
    } catch (error) {
      signal.throwIfAborted()
      throw toGitHubError(error, call)
    }
  }

  async function get<T>(call: Call, parse: (body: unknown, answer: Answer) => T): Promise<T> {
    const answer = await ask(call)
    try {
      return parse(answer.body, answer)
    } catch (cause) {
      const message = `${call.name}: GitHub’s answer is not of the expected form`
      throw new GitHubError(message, { ...NO_ANSWER, cause })
    }
  }

  async function list<T>(
    call: Call & { maxPages: number },
    parse: (body: unknown) => T[],
  ): Promise<T[]> {
    const items: T[] = []
    for (let page = 1; page <= call.maxPages; page++) {
      const parameters = { ...call.parameters, per_page: PAGE_SIZE, page }
      const more = await get({ ...call, parameters }, (body, { hasNextPage }) => {
        items.push(...parse(body))
        return hasNextPage
      })
      if (!more) break
    }
    return items
  }

  let ownLogin: Promise<string> | undefined
  async function findOwnLogin(): Promise<string> {
    const permission = 'a valid github-token'
    const name = 'Asking whose token this is'
    try {
      // The token of a workflow, like any app's, may not GET /user; GraphQL tells it.
      const parameters = { query: '{ viewer { login } }' }
      const call = { name, route: 'POST /graphql', parameters, permission }
      return await get(call, (body) => v.parse(ViewerSchema, body).data.viewer.login)
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error
      // Gitea and Forgejo have no GraphQL.
      const call = { name, route: 'GET /user', permission }
      return get(call, (body) => v.parse(UserSchema, body).login)
    }
  }

  return {
    getPermission: (login) =>
      get(
        {
          name: `Checking the permission of ${quote(login, 60)}`,
          route: 'GET /repos/{owner}/{repo}/collaborators/{login}/permission',
          parameters: { login },
          permission: 'metadata: read',
        },
        (body) => v.parse(PermissionSchema, body),
      ),
    getOwnLogin: () => {
      ownLogin ??= findOwnLogin()
      return ownLogin
    },
    listComments: (issueNumber) =>
      list(
        {
          name: `Reading the comments of #${issueNumber}`,
          route: 'GET /repos/{owner}/{repo}/issues/{issueNumber}/comments',
          parameters: { issueNumber },
          permission: 'issues: read, or pull-requests: read on a pull request',
          maxPages: MAX_COMMENT_PAGES,
        },
        (body) => v.parse(v.array(CommentSchema), body),
      ),
    createComment: (issueNumber, body) =>
      get(
        {
          name: `Commenting on #${issueNumber}`,
          route: 'POST /repos/{owner}/{repo}/issues/{issueNumber}/comments',
          parameters: { issueNumber, body },
          permission: COMMENTING,
        },
        (answer) => v.parse(CommentSchema, answer),
      ),
    async updateComment(id, body) {
      await ask({
        name: 'Updating the comment',
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{id}',
        parameters: { id, body },
        permission: COMMENTING,
      })
    },
    async deleteComment(id) {
      await ask({
        name: 'Deleting a second comment',
        route: 'DELETE /repos/{owner}/{repo}/issues/comments/{id}',
        parameters: { id },
        permission: COMMENTING,
      })
    },
    listChangedFiles: (pullNumber) =>
      list(
        {
          name: `Listing the changed files of #${pullNumber}`,
          route: 'GET /repos/{owner}/{repo}/pulls/{pullNumber}/files',
          parameters: { pullNumber },
          permission: 'pull-requests: read',
          maxPages: MAX_DETAIL_PAGES,
        },
        (body) => v.parse(v.array(ChangedFileSchema), body),
      ),
    listInlineComments: (pullNumber, reviewId) =>
      list(
        {
          name: `Reading the review of #${pullNumber}`,
          route: 'GET /repos/{owner}/{repo}/pulls/{pullNumber}/reviews/{reviewId}/comments',
          parameters: { pullNumber, reviewId },
          permission: 'pull-requests: read',
          maxPages: MAX_DETAIL_PAGES,
        },
        (body) => v.parse(v.array(InlineCommentSchema), body),
      ),
  }
}

const COMMENTING = 'issues: write, or pull-requests: write on a pull request'

/** Loaded here and not at the top: most steps never speak to GitHub. */
async function createOctokit({ token, apiUrl, userAgent }: GitHubOptions) {
  const { getOctokit } = await import('@actions/github')
  const silent = () => {}
  return getOctokit(token, {
    baseUrl: apiUrl,
    userAgent,
    // It would write to the console, past the log that makes each line safe.
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
}

function toGitHubError(error: unknown, { name, permission }: Call): GitHubError {
  const response = asRecord(asRecord(error).response)
  const status = typeof response.status === 'number' ? response.status : undefined
  if (status === undefined) {
    return new GitHubError(`${name}: GitHub did not answer: ${quote(messageOf(error))}`, {
      status,
      cause: error,
    })
  }
  const { message } = asRecord(response.data)
  const words = typeof message === 'string' ? ` ${quote(message)}` : ''
  const advice = adviceFor(status, permission)
  return new GitHubError(`${name}: GitHub answered ${status}${words}. ${advice}`.trimEnd(), {
    status,
    cause: error,
  })
}

function adviceFor(status: number, permission: string): string {
  switch (status) {
    case 401:
      return 'The github-token is wrong or expired.'
    case 403:
      return `The github-token needs ${permission}; or GitHub asks for fewer requests.`
    case 404:
      return `It does not exist, or the github-token may not see it (${permission}).`
    case 410:
      return 'It was deleted, or issues are switched off in this repository.'
    default:
      return ''
  }
}
