import { systemClock } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import { asRecord } from '../base/json.ts'
import { messageOf, quote } from '../base/text.ts'

const CALL_TIMEOUT_MS = 10_000
const PAGE_SIZE = 100
/** GitHub's outages are mostly short. What only reads is tried once more after this. */
const RETRY_PAUSE_MS = 1_000

export interface CallOptions {
  token: string
  /** GITHUB_API_URL */
  apiUrl: string
  userAgent: string
  /** Ends every call. */
  signal: AbortSignal
  timeoutMs?: number
}

/** One call to GitHub's API. */
export interface Call<T> {
  /** The subject of a sentence: "Commenting on #7". */
  name: string
  /** Method and path, with `{parameters}` that are encoded. */
  route: string
  parameters?: Record<string, string | number>
  /** What the token must have, as a workflow writes it. */
  permission: string
  parse(body: unknown): T
}

/** A call that failed. */
export class GitHubError extends ActionError {
  override name = 'GitHubError'
  /** Undefined where no answer came. */
  readonly status: number | undefined

  constructor(message: string, more: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause })
    this.status = more.status
  }
}

/** Calls resolve with the parsed answer, or reject with a `GitHubError` or the signal's reason. */
export interface Caller {
  call<T>(call: Call<T>): Promise<T>
  /** Reads a list page by page, as far as `maxPages` of 100. */
  list<T>(call: Call<T[]> & { maxPages: number }): Promise<T[]>
}

/** The door to GitHub's API. The client library is loaded with the first call. */
export function createCaller(options: CallOptions): Caller {
  let connecting: ReturnType<typeof createOctokit> | undefined

  async function request<T>(call: Call<T>): Promise<{ answer: T; hasNextPage: boolean }> {
    if (options.token === '') {
      throw new GitHubError(`${call.name} takes a github-token, and it is empty.`)
    }
    try {
      return await attempt(call)
    } catch (error) {
      if (!call.route.startsWith('GET ') || !isOutage(error)) throw error
      await systemClock.sleep(RETRY_PAUSE_MS, options.signal)
      return attempt(call)
    }
  }

  async function attempt<T>(call: Call<T>): Promise<{ answer: T; hasNextPage: boolean }> {
    const { signal, timeoutMs = CALL_TIMEOUT_MS } = options
    signal.throwIfAborted()
    try {
      connecting ??= createOctokit(options)
      const octokit = await connecting
      const { data, headers } = await octokit.request(call.route, {
        ...call.parameters,
        request: {
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          log: SILENT,
        },
      })
      const hasNextPage = /\brel="next"/.test(headers.link ?? '')
      return { answer: call.parse(data), hasNextPage }
    } catch (error) {
      signal.throwIfAborted()
      throw toGitHubError(error, call)
    }
  }

  return {
    call: async (call) => (await request(call)).answer,
    async list({ maxPages, ...call }) {
      const items = []
      for (let page = 1; page <= maxPages; page++) {
        const parameters = { ...call.parameters, per_page: PAGE_SIZE, page }
        const { answer, hasNextPage } = await request({ ...call, parameters })
        items.push(...answer)
        if (!hasNextPage) break
      }
      return items
    },
  }
}

const silent = () => {}
/** The client would write to the console, past the log that makes each line safe. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

/** No answer came, or one that says that GitHub itself has failed. */
function isOutage(error: unknown): boolean {
  return error instanceof GitHubError && (error.status === undefined || error.status >= 500)
}

/** Loaded here and not at the top: most steps never speak to GitHub. */
async function createOctokit({ token, apiUrl, userAgent }: CallOptions) {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, {
    baseUrl: apiUrl,
    userAgent,
    log: SILENT,
  })
}

function toGitHubError(cause: unknown, { name, permission }: Call<unknown>): GitHubError {
  const { status, data } = asRecord(asRecord(cause).response)
  if (typeof status !== 'number') {
    return new GitHubError(`${name} failed: ${quote(messageOf(cause))}.`, { cause })
  }
  const { message } = asRecord(data)
  const words = typeof message === 'string' ? ` ${quote(message)}` : ''
  const advice = ADVICE[status]?.replace('PERMISSION', permission) ?? ''
  const text = `${name} failed: GitHub answered ${status}${words}. ${advice}`
  return new GitHubError(text.trimEnd(), { status, cause })
}

/** What the reader can do about a status. */
const ADVICE: Record<number, string> = {
  401: 'The github-token is wrong or expired.',
  403: 'The github-token needs the permission PERMISSION; or GitHub asks for fewer requests.',
  404: 'It does not exist, or the github-token may not see it, which takes PERMISSION.',
  410: 'It was deleted, or issues are switched off in this repository.',
}
