import type { Run } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import { asRecord } from '../base/json.ts'
import { messageOf, quote } from '../base/text.ts'
import { faultOfStatus, RequestError } from '../http/faults.ts'
import { HttpError, parseRetryAfter, type RequestKind, withRetries } from '../http/retry.ts'
import type { Send } from '../http/transport.ts'
import { fetchThrough } from './fetch.ts'

const PAGE_SIZE = 100
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
  parse(body: unknown): T
}

/** Calls resolve with the parsed answer, or reject with an `ActionError` or the signal's reason. */
export interface Caller {
  call<T>(call: Call<T>): Promise<T>
  /** Reads a list page by page, as far as `maxPages` of 100. */
  list<T>(call: Call<T[]> & { maxPages: number }): Promise<T[]>
  /** The same, page by page as they come. */
  pages<T>(call: Call<T[]> & { maxPages: number }): AsyncGenerator<T[]>
}

/** The door to GitHub's API. The client library is loaded with the first call. */
export function createCaller(options: CallOptions): Caller {
  let connecting: ReturnType<typeof createOctokit> | undefined

  async function attempt<T>(call: Call<T>, onSent: () => void) {
    connecting ??= createOctokit(options)
    const octokit = await connecting
    try {
      const fetch = fetchThrough(options.send, { signal: options.run.signal, onSent })
      const parameters = { ...call.parameters, request: { fetch, log: SILENT } }
      const { data, headers } = await octokit.request(call.route, parameters)
      const hasNextPage = /\brel="next"/.test(headers.link ?? '')
      return { answer: parseAnswer(call, data), hasNextPage }
    } catch (error) {
      options.run.signal.throwIfAborted()
      throw toRequestError(error, { call, now: options.run.clock.now() })
    }
  }

  async function request<T>(call: Call<T>): Promise<{ answer: T; hasNextPage: boolean }> {
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

  async function* pages<T>({ maxPages, ...call }: Call<T[]> & { maxPages: number }) {
    for (let page = 1; page <= maxPages; page++) {
      const parameters = { ...call.parameters, per_page: PAGE_SIZE, page }
      const { answer, hasNextPage } = await request({ ...call, parameters })
      yield answer
      if (!hasNextPage) return
    }
  }

  return {
    call: async (call) => (await request(call)).answer,
    pages,
    async list(call) {
      const items = []
      for await (const page of pages(call)) items.push(...page)
      return items
    },
  }
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
  { call, now }: { call: Call<unknown>; now: Date },
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
      advice: ADVICE[status]?.replace('PERMISSION', call.permission) ?? '',
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

/** Whether a call failed with this status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof HttpError && error.status === status
}
