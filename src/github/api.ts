import type { getOctokit } from '@actions/github'
import { ActionError, Cancelled } from '../errors.ts'
import { RequestError } from '../http/faults.ts'
import { HttpError, once, type Stage, withRetries } from '../http/retry.ts'
import { SharedPause } from '../http/shared-pause.ts'
import type { HttpRequest, HttpResponse, Send } from '../http/transport.ts'
import type { Runtime } from '../runtime.ts'
import { asRecord, asText, inQuotes, isRecord, messageOf, parseJson } from '../text.ts'
import { type Call, readRefusal } from './refusals.ts'

/*
 * The client for GitHub: Octokit knows the paths and the types, our transport sends, and our retries repeat. Octokit
 * never sees a bad answer.
 */

const TIMEOUT_MS = 10_000
/** The version that the client's paths and types follow. */
const API_VERSION = '2022-11-28'
/** A comparison's 300 files and 250 commits have at most some megabytes. */
const MAX_BYTES = 8 * 1024 * 1024
/** A hundred of the longest texts that people can write on GitHub, 65,536 characters of four bytes, and more. */
export const MAX_LONG_LIST_BYTES = 32 * 1024 * 1024
/** GitHub redirects requests for renamed repositories. */
const MAX_REDIRECTS = 3
const REDIRECTS_OF_READS = [301, 302, 307, 308]
/** Those that keep the method and the body. */
const REDIRECTS_OF_WRITES = [307, 308]
const MAX_PAGES = 10
const MAX_TIMES_MISSING = 3
/** A message shows 300 characters of them. */
const MAX_REASONS = 5
const PAGE_LENGTH = 100
/** GitHub sometimes answers 401 to a valid token. A whole step retries that twice. */
const PAUSES_AFTER_401_MS = [2_000, 6_000]

export type Octokit = ReturnType<typeof getOctokit>
type Repo = { owner: string; repo: string }

/** Calls a method of the client, for this repository. */
type Ask<Answer> = (octokit: Octokit, repo: Repo) => Answer

/** @param repository `owner/repo` */
export function repoOf(repository: string): Repo {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

const silent = () => {}
/** The client would bypass our log, which makes each line safe. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

/** As much of a `Response` as the client reads. For a real one, Node.js would load an HTTP client of its own. */
interface Answer {
  readonly status: number
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Already parsed. */
  readonly body: unknown
}

interface GitHubAccess {
  readonly apiUrl: string
  readonly token: string
  readonly repository: string
}

/** All methods fail with an `ActionError`, which is an `HttpError` if GitHub refused, or with the signal's reason. */
export class GitHub {
  readonly runtime: Runtime
  readonly #access: GitHubAccess
  readonly #repo: Repo
  readonly #send: Send
  #login: string | undefined
  #answers401 = 0
  /** By address. */
  readonly #timesMissing = new Map<string, number>()
  /** Reads in flight that all meet a 401 wait together. */
  readonly #pauseAfter401: SharedPause
  readonly #pauseOfLimit: SharedPause

  constructor(access: GitHubAccess, send: Send, runtime: Runtime) {
    this.runtime = runtime
    this.#access = access
    this.#repo = repoOf(access.repository)
    this.#send = send
    this.#pauseAfter401 = new SharedPause(runtime.clock)
    this.#pauseOfLimit = new SharedPause(runtime.clock)
  }

  async request<T>(call: Call, ask: Ask<Promise<{ data: T }>>): Promise<T> {
    const octokit = await this.#connect(call)
    try {
      const answer = await ask(octokit, this.#repo)
      return answer.data
    } catch (error) {
      throw unwrap(error, call.name)
    }
  }

  async *pages<T>(
    call: Call,
    ask: Ask<AsyncIterable<{ data: T[] }>>,
  ): AsyncGenerator<T[], void, undefined> {
    const octokit = await this.#connect(call)
    let left = call.maxPages ?? MAX_PAGES
    try {
      for await (const page of ask(octokit, this.#repo)) {
        if (!Array.isArray(page.data))
          throw new ActionError(`${call.name}: the answer is not a list.`)
        yield page.data.filter((row) => isRecord(row))
        left--
        if (left === 0) return
      }
    } catch (error) {
      throw unwrap(error, call.name)
    }
  }

  async list<T>(
    call: Call & { readonly maxItems: number },
    ask: Ask<AsyncIterable<{ data: T[] }>>,
  ): Promise<{ items: T[]; isWhole: boolean }> {
    const items: T[] = []
    // One page more, to see if there is more.
    const maxPages = Math.ceil(call.maxItems / PAGE_LENGTH) + 1
    for await (const page of this.pages({ ...call, maxPages }, ask)) {
      items.push(...page)
      const isWhole = items.length <= call.maxItems
      if (!isWhole) return { items: items.slice(0, call.maxItems), isWhole }
    }
    return { items, isWhole: true }
  }

  /** `github-actions[bot]` for a workflow's default token. */
  async getOwnLogin(stage: Stage): Promise<string> {
    // Tokens of workflows and apps may not GET /user.
    this.#login ??= await this.request(
      { name: 'Reading the login of the `github-token`', stage, isGraphql: true },
      async (octokit) => {
        const answer = asRecord(await octokit.graphql('{ viewer { login } }'))
        const login = asText(asRecord(answer.viewer).login)
        if (login) return { data: login }
        throw new Error('the answer has no login')
      },
    )
    return this.#login
  }

  async #connect(call: Call): Promise<Octokit> {
    if (this.#access.token === '')
      throw new ActionError(
        `${call.name} needs \`github-token\`, which is empty: leave that input out to use the workflow's own token.`,
      )
    // Most steps never call GitHub.
    const { getOctokit } = await import('@actions/github')
    const fetch = (address: string, init: RequestInit) => this.#fetch(call, address, init)
    return getOctokit(this.#access.token, {
      baseUrl: this.#access.apiUrl,
      log: SILENT,
      request: {
        fetch,
        log: SILENT,
        // Our `fetch` has parsed it.
        parseSuccessResponseBody: false,
      },
    })
  }

  /** The client's `fetch`, which gives it only good answers. */
  async #fetch(call: Call, address: string, init: RequestInit): Promise<Answer> {
    const request: HttpRequest = {
      method: init.method as HttpRequest['method'],
      url: new URL(address),
      headers: {
        ...(init.headers as Record<string, string>),
        'x-github-api-version': API_VERSION,
      },
      body: typeof init.body === 'string' ? init.body : undefined,
      timeoutMs: TIMEOUT_MS,
      maxBytes: call.maxBytes ?? MAX_BYTES,
      signal: call.stage.signal,
    }
    const attempt = async (_onSent: () => void, cutOffMs: number) => {
      const endMs = Math.min(cutOffMs, call.stage.deadlineMs)
      try {
        const response = await this.#sendAuthorized(request, endMs, call)
        const isKnownMissing = response.status === 404 && this.#countMissing(address)
        if (!isKnownMissing) return this.#readAnswer(response, address, call)
        return this.#readAnswer(response, address, { ...call, mayBeHidden: true })
      } catch (error) {
        if (call.isGraphql && error instanceof RequestError) throw nameGraphql(error, address)
        throw error
      }
    }
    return withRetries({
      name: call.name,
      stage: call.isWrite ? once(call.stage) : call.stage,
      runtime: this.runtime,
      pause: call.isWrite ? undefined : this.#pauseOfLimit,
      attempt,
    })
  }

  /** Repeats even a write after a 401: GitHub didn't act on it. */
  async #sendAuthorized(request: HttpRequest, endMs: number, call: Call): Promise<HttpResponse> {
    const { clock, log } = this.runtime
    for (;;) {
      if (!call.isWrite) await this.#pauseAfter401.untilEnd(call.stage.pausesEnd)
      const beganMs = clock.nowMs()
      const response = await this.#sendHere(request, endMs)
      if (response.status !== 401) return response
      // Another read has begun the pause for both.
      if (!call.isWrite && this.#pauseAfter401.includes(beganMs)) continue
      const pauseMs = PAUSES_AFTER_401_MS[this.#answers401]
      this.#answers401++
      if (pauseMs === undefined) return response
      log.info(`${call.name}: the server answered 401. Trying again in ${pauseMs / 1000} s`)
      if (call.isWrite) await clock.sleep(pauseMs, call.stage.pausesEnd)
      else this.#pauseAfter401.lastFor(pauseMs)
    }
  }

  /**
   * Don't wait again for a thing that was missing three times in this step, such as a mistyped issue.
   * @returns whether it was
   */
  #countMissing(address: string): boolean {
    const times = (this.#timesMissing.get(address) ?? 0) + 1
    this.#timesMissing.set(address, times)
    return times > MAX_TIMES_MISSING
  }

  #readAnswer(response: HttpResponse, address: string, call: Call): Answer {
    const { status, headers, body } = response
    const data = parseJson(body)
    const { errors } = asRecord(data)
    const { words, codes } = reasonsOf(data)
    const now = this.runtime.clock.now()
    const refusal = readRefusal({ status, headers, words, codes }, call, now)
    if (refusal !== undefined) throw refusal
    // GraphQL reports errors with status 200.
    if (Array.isArray(errors))
      throw new RequestError('malformed', `the answer is an error: ${inQuotes(body, 200)}`)

    // The client reads the URL to find the end of a list.
    const answer = { status, url: address, headers: Object.entries(headers) }
    if (call.html) {
      // A proxy's page lacks GitHub's headers.
      const isRendered = 'x-commonmarker-version' in headers || 'x-github-request-id' in headers
      if (isRendered) return { ...answer, body }
    } else {
      // A proxy's page isn't JSON.
      const isJson = typeof data === 'object' && data !== null
      if (isJson) return { ...answer, body: data }
    }
    if (headers['content-type']?.includes('html'))
      throw new RequestError('web-page', 'got text/html: a proxy or login page?')
    throw new RequestError('unanswered', 'the answer is not JSON')
  }

  /**
   * Follows redirects only on the API's own origin, since they carry the token along.
   * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
   */
  async #sendHere(request: HttpRequest, endMs: number): Promise<HttpResponse> {
    const { origin, host } = new URL(this.#access.apiUrl)
    let { url } = request
    for (let hop = 0; ; hop++) {
      // The address of a list's next page comes from the server too.
      if (url.origin !== origin) {
        const advice = "We don't follow it: the token would go along. Check GITHUB_API_URL."
        throw new RequestError('blocked', `${host} leads to another host`, { advice })
      }
      const leftMs = endMs - this.runtime.clock.nowMs()
      if (leftMs <= 0) throw new RequestError('unanswered', 'the time was up')
      const timeoutMs = Math.min(request.timeoutMs, leftMs)
      const response = await this.#send({ ...request, url, timeoutMs })
      const followed = request.method === 'GET' ? REDIRECTS_OF_READS : REDIRECTS_OF_WRITES
      const { location } = response.headers
      const isRedirect = followed.includes(response.status) && location !== undefined
      if (!isRedirect || hop === MAX_REDIRECTS) return response
      const target = URL.parse(location, url.href)
      if (target === null) return response
      url = target
    }
  }
}

/** A 422 has its reason in `errors`, under a `message` that says only "Validation Failed". */
function reasonsOf(data: unknown): { words: string; codes: string[] } {
  const { message, errors } = asRecord(data)
  const listed: unknown[] = Array.isArray(errors) ? errors : []
  const words: string[] = []
  const codes: string[] = []
  if (typeof message === 'string') words.push(message)
  for (const error of listed) {
    const fields = asRecord(error)
    codes.push(asText(fields.type) ?? asText(fields.code) ?? '')
    const reason = asText(error) ?? asText(fields.message)
    if (reason !== undefined && words.length <= MAX_REASONS) words.push(reason)
  }
  return { words: words.join(': '), codes }
}

/** Retried together with a write, a request loses its own name. A firewall may open REST alone. */
function nameGraphql(error: RequestError, address: string): RequestError {
  let { advice } = error
  const isOfAddress = error.fault !== 'rate-limited' && error.meaning !== 'unauthorized'
  if (isOfAddress)
    advice = `Comments need GitHub's GraphQL API beside REST: check that the runner may reach ${address}.`
  return new RequestError(error.fault, `GraphQL: ${error.message}`, {
    status: error.status,
    retryAfterMs: error.retryAfterMs,
    brief: error.brief,
    cause: error.cause,
    advice,
  })
}

/** The client wraps our own errors. Any other error means that it couldn't use the answer. */
function unwrap(thrown: unknown, name: string): Error {
  if (thrown instanceof ActionError) return thrown
  const { cause } = asRecord(thrown)
  if (cause instanceof HttpError || cause instanceof Cancelled) return cause
  return new ActionError(`${name}: ${inQuotes(messageOf(thrown))}.`, { cause: thrown })
}
