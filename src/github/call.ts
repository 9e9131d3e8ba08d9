import type { Run } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import { asRecord } from '../base/json.ts'
import { messageOf, quote } from '../base/text.ts'
import { faultOfStatus, RequestError } from '../http/faults.ts'
import { HttpError, parseRetryAfter, type RequestKind, withRetries } from '../http/retry.ts'
import type { Send } from '../http/transport.ts'
import { isGitea } from '../runner/event.ts'
import { fetchThrough } from './fetch.ts'

const PAGE_SIZE = 100
/** Enough for 300 rows of 30, the smallest page that a forge gives. */
const MAX_PAGES = 10
/** GitHub's outages are mostly short, and a step must not spend its time on a comment. */
const MAX_REPETITIONS = 2

export interface CallOptions {
  token: string
  /** GITHUB_API_URL */
  apiUrl: string
  userAgent: string
  send: Send
  run: Run
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
  /** Whether it may be repeated freely. Default: a GET may, anything else may not. */
  kind?: RequestKind
  /** Whether the answer is a log, which GitHub keeps on another host. */
  isLog?: boolean
  parse(body: unknown): T
}

/** Calls resolve with the parsed answer, or reject with an `ActionError` or the signal's reason. */
export interface Caller {
  call<T>(call: Call<T>): Promise<T>
  /** Reads a list page by page, as far as `maxItems`. How long a page is, the server decides. */
  list<T>(call: Call<T[]> & { maxItems: number }): Promise<Listed<T>>
}

/** A list, as far as it was read. */
export interface Listed<T> {
  items: T[]
  /** How many there are in all; undefined where not all were read and the server does not tell. */
  total: number | undefined
}

/** The door to GitHub's API. The client library is loaded with the first call. */
export function createCaller(options: CallOptions): Caller {
  let connecting: ReturnType<typeof createOctokit> | undefined

  async function attempt<T>(call: Call<T>, onSent: () => void) {
    connecting ??= createOctokit(options)
    const octokit = await connecting
    try {
      const { isLog = false } = call
      const fetch = fetchThrough(options.send, { signal: options.run.signal, onSent, isLog })
      const parameters = { ...call.parameters, request: { fetch, log: SILENT } }
      const { data, headers } = await octokit.request(call.route, parameters)
      const hasNextPage = /\brel="next"/.test(headers.link ?? '')
      return { answer: parseAnswer(call, data), hasNextPage, total: readTotal(headers) }
    } catch (error) {
      options.run.signal.throwIfAborted()
      const now = options.run.clock.now()
      throw toRequestError(error, { call, now, advice: adviceFor(options.apiUrl) })
    }
  }

  async function request<T>(call: Call<T>) {
    if (options.token === '') {
      throw new ActionError(`${call.name} needs github-token, which is empty.`)
    }
    const kind = call.kind ?? (call.route.startsWith('GET ') ? 'read' : 'github-write')
    return withRetries({
      name: call.name,
      kind,
      run: options.run,
      maxRepetitions: MAX_REPETITIONS,
      attempt: (onSent) => attempt(call, onSent),
    })
  }

  async function list<T>({ maxItems, ...call }: Call<T[]> & { maxItems: number }) {
    const items: T[] = []
    for (let page = 1; ; page++) {
      // GitHub knows `per_page`; Gitea and Forgejo know `limit`, and have shorter pages.
      const sizes = { per_page: PAGE_SIZE, limit: PAGE_SIZE }
      const parameters = { ...call.parameters, ...sizes, page }
      const { answer, hasNextPage, total } = await request({ ...call, parameters })
      items.push(...answer)
      if (!hasNextPage) return { items: items.slice(0, maxItems), total: items.length }
      if (items.length >= maxItems || page === MAX_PAGES)
        return { items: items.slice(0, maxItems), total }
    }
  }

  return { call: async (call) => (await request(call)).answer, list }
}

/** Gitea and Forgejo tell with each page of a list how long all of it is. */
function readTotal(headers: Record<string, unknown>): number | undefined {
  const text = headers['x-total-count']
  return typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

const silent = () => {}
/** The client would write to the console, past the log that makes each line safe. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

/** Loaded here and not at the top: most steps never speak to GitHub. */
async function createOctokit({ token, apiUrl, userAgent }: CallOptions) {
  const { getOctokit } = await import('@actions/github')
  return getOctokit(token, { baseUrl: apiUrl, userAgent, log: SILENT })
}

function parseAnswer<T>({ parse }: Call<T>, data: unknown): T {
  try {
    return parse(data)
  } catch (cause) {
    throw new RequestError('malformed', `the answer has not the expected form`, { cause })
  }
}

function toRequestError(
  thrown: unknown,
  { call, now, advice }: { call: Call<unknown>; now: Date; advice: Record<number, string> },
): RequestError {
  if (thrown instanceof RequestError) return thrown
  // The client wraps what our fetch throws.
  const { cause, response } = asRecord(thrown)
  if (cause instanceof RequestError) return cause
  const { status, data, headers } = asRecord(response)
  if (typeof status !== 'number')
    return new RequestError('malformed', quote(messageOf(thrown)), { cause: thrown })
  const { message } = asRecord(data)
  const words = typeof message === 'string' ? ` ${quote(message)}` : ''
  const retryAfter = asRecord(headers)['retry-after']
  return new RequestError(
    faultOfStatus(status) ?? 'malformed',
    `the server answered ${status}${words}`,
    {
      status,
      retryAfterMs: parseRetryAfter(typeof retryAfter === 'string' ? retryAfter : undefined, now),
      advice: advice[status]?.replace('PERMISSION', call.permission) ?? '',
      cause: thrown,
    },
  )
}

/** What the reader can do about a status. */
const ADVICE: Record<number, string> = {
  401: 'The github-token is wrong or expired.',
  403: 'The github-token needs the permission PERMISSION, or the rate limit is reached.',
  404: 'It does not exist, or the github-token may not see it: that needs PERMISSION.',
  410: 'It was deleted, or issues are switched off in this repository.',
}

/** There, the workflow's own token has no permissions that a workflow could raise as on GitHub. */
const GITEA_ADVICE: Record<number, string> = {
  ...ADVICE,
  403: "On Gitea and Forgejo, the workflow's own token may not do this: set github-token to a token of somebody who administers the repository, with the scopes write:repository, write:issue and read:user.",
  404: 'It does not exist, or the github-token may not see it.',
}

function adviceFor(apiUrl: string): Record<number, string> {
  return isGitea({ apiUrl }) ? GITEA_ADVICE : ADVICE
}

/** Whether a call failed with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status
}
