import type { getOctokit } from '@actions/github'
import { ActionError, Cancelled } from '../errors.ts'
import { AttemptError } from '../http/faults.ts'
import { RequestFailure, type RequestPolicy, withoutRetries, withRetries } from '../http/retry.ts'
import type { HttpRequest, HttpResponse, Transport } from '../http/transport.ts'
import type { Runtime } from '../runtime.ts'
import {
  inQuotes,
  isObject,
  messageOf,
  objectOrEmpty,
  parseJson,
  stringOrUndefined,
} from '../text.ts'
import { errorFromGitHub } from './error-responses.ts'

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
export const MAX_LIST_PAGE_BYTES = 32 * 1024 * 1024
/** GitHub redirects requests for renamed repositories. */
const MAX_REDIRECTS = 3
const REDIRECTS_OF_READS = [301, 302, 307, 308]
/** Those that keep the method and the body. */
const REDIRECTS_OF_WRITES = [307, 308]
const MAX_PAGES = 10
const MAX_TIMES_MISSING = 3
const PAGE_LENGTH = 100

export type Octokit = ReturnType<typeof getOctokit>
type Repo = { owner: string; repo: string }

/** Calls a method of the client, for this repository. */
type ApiMethod<Answer> = (octokit: Octokit, repo: Repo) => Answer

/** @param repository `owner/repo` */
export function repoOf(repository: string): Repo {
  const [owner = '', repo = ''] = repository.split('/')
  return { owner, repo }
}

const silent = () => {}
/** The client would bypass our log, which makes each line safe. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

/** As much of a `Response` as the client reads. For a real one, Node.js 24 would load an HTTP client of its own. */
interface Answer {
  readonly status: number
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Already parsed. */
  readonly body: unknown
}

export interface GitHubRequestOptions {
  /** The subject of a sentence: "Commenting on #7". */
  readonly name: string
  readonly policy: RequestPolicy
  /** As in `permissions:` of a workflow; undefined if any valid token suffices. */
  readonly permission?: string
  /** Made once here: the caller's policy retries the write together with reading the result back. */
  readonly isWrite?: boolean
  /** A 403 or 404 is a final answer, not a fault to retry. */
  readonly mayBeHidden?: boolean
  /** It has another address than REST, which may be blocked alone. */
  readonly isGraphql?: boolean
  /** The most pages of a list to read; ten if it isn't set. */
  readonly maxPages?: number
  /** The largest answer to accept; 8 MiB if it isn't set. */
  readonly maxBytes?: number | undefined
  /** GitHub answers with HTML instead of JSON. */
  readonly html?: boolean
}

interface GitHubAccess {
  readonly apiUrl: string
  readonly token: string
  readonly repository: string
}

/** All methods fail with an `ActionError`, which is a `RequestFailure` if GitHub refused, or with the signal's reason. */
export class GitHub {
  readonly runtime: Runtime
  readonly #access: GitHubAccess
  readonly #send: Transport
  #login: string | undefined
  /** By address. */
  readonly #timesMissing: Map<string, number>

  constructor(access: GitHubAccess, send: Transport, runtime: Runtime) {
    this.runtime = runtime
    this.#access = access
    this.#send = send
    this.#timesMissing = new Map()
  }

  async request<T>(call: GitHubRequestOptions, ask: ApiMethod<Promise<{ data: T }>>): Promise<T> {
    const octokit = await this.#connect(call)
    try {
      const answer = await ask(octokit, repoOf(this.#access.repository))
      return answer.data
    } catch (error) {
      throw unwrap(error, call.name)
    }
  }

  async *paginate<T>(
    call: GitHubRequestOptions,
    ask: ApiMethod<AsyncIterable<{ data: T[] }>>,
  ): AsyncGenerator<T[], void, undefined> {
    const octokit = await this.#connect(call)
    let left = call.maxPages ?? MAX_PAGES
    try {
      for await (const page of ask(octokit, repoOf(this.#access.repository))) {
        if (!Array.isArray(page.data))
          throw new ActionError(`${call.name}: the answer is not a list.`)
        yield page.data.filter((row) => isObject(row))
        left--
        if (left === 0) return
      }
    } catch (error) {
      throw unwrap(error, call.name)
    }
  }

  async list<T>(
    call: GitHubRequestOptions & { readonly maxItems: number },
    ask: ApiMethod<AsyncIterable<{ data: T[] }>>,
  ): Promise<{ items: T[]; isWhole: boolean }> {
    const items: T[] = []
    // One page more, to see if there is more.
    const maxPages = Math.ceil(call.maxItems / PAGE_LENGTH) + 1
    for await (const page of this.paginate({ ...call, maxPages }, ask)) {
      items.push(...page)
      const isWhole = items.length <= call.maxItems
      if (!isWhole) return { items: items.slice(0, call.maxItems), isWhole }
    }
    return { items, isWhole: true }
  }

  /** `github-actions[bot]` for a workflow's default token. */
  async getOwnLogin(policy: RequestPolicy): Promise<string> {
    // Tokens of workflows and apps may not GET /user.
    this.#login ??= await this.request(
      { name: 'Reading the login of the `github-token`', policy, isGraphql: true },
      async (octokit) => {
        const answer = objectOrEmpty(await octokit.graphql('{ viewer { login } }'))
        const login = stringOrUndefined(objectOrEmpty(answer.viewer).login)
        if (login) return { data: login }
        throw new Error('the answer has no login')
      },
    )
    return this.#login
  }

  async #connect(call: GitHubRequestOptions): Promise<Octokit> {
    if (this.#access.token === '')
      throw new ActionError(
        `${call.name} needs \`github-token\`, which is empty: leave that input out to use the workflow's own token.`,
      )
    // Most steps never call GitHub.
    const { getOctokit } = await import('@actions/github')
    return getOctokit(this.#access.token, {
      baseUrl: this.#access.apiUrl,
      log: SILENT,
      request: {
        fetch: this.#fetch.bind(this, call),
        log: SILENT,
        // Our `fetch` has parsed it.
        parseSuccessResponseBody: false,
      },
    })
  }

  /** The client's `fetch`, which gives it only good answers. */
  async #fetch(call: GitHubRequestOptions, address: string, init: RequestInit): Promise<Answer> {
    const { name, policy } = call
    let { signal } = policy
    if (call.isWrite) signal = policy.writeSignal
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
      signal,
    }
    const attempt = async (cutOffMs: number) => {
      const endMs = Math.min(cutOffMs, policy.deadlineMs)
      try {
        const response = await this.#followRedirects(request, endMs)
        return this.#readAnswer(response, address, call)
      } catch (error) {
        if (!call.isGraphql) throw error
        if (!(error instanceof AttemptError)) throw error
        throw nameGraphql(error, address)
      }
    }
    let retried = policy
    if (call.isWrite) retried = withoutRetries(policy)
    return withRetries({ name, policy: retried, runtime: this.runtime, attempt })
  }

  /**
   * Sends a request, and follows redirects on the API's own origin only, since they carry the token along.
   * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
   */
  async #followRedirects(request: HttpRequest, endMs: number): Promise<HttpResponse> {
    let url = request.url
    let response = await this.#sendOnce(request, url, endMs)
    for (let hops = 0; hops < MAX_REDIRECTS; hops++) {
      const target = targetOf(response, request.method, url)
      if (target === undefined) return response
      url = target
      response = await this.#sendOnce(request, url, endMs)
    }
    return response
  }

  async #sendOnce(request: HttpRequest, url: URL, endMs: number): Promise<HttpResponse> {
    // The addresses of redirects and of a list's next page come from the server.
    const { origin, host } = new URL(this.#access.apiUrl)
    if (url.origin !== origin) {
      const advice = "We don't follow it: the token would go along. Check GITHUB_API_URL."
      throw new AttemptError('blocked', `${host} leads to another host`, { advice })
    }
    const leftMs = endMs - this.runtime.clock.nowMs()
    if (leftMs <= 0) throw new AttemptError('unanswered', 'the time was up')
    const timeoutMs = Math.min(request.timeoutMs, leftMs)
    return this.#send({ ...request, url, timeoutMs })
  }

  #readAnswer(response: HttpResponse, address: string, call: GitHubRequestOptions): Answer {
    const { status, headers, body } = response
    const data = parseJson(body)
    let isFinal = call.isWrite === true || call.mayBeHidden === true
    if (!isFinal && status === 404) {
      // Don't wait again for a thing that was missing three times in this step, such as a mistyped issue.
      isFinal = this.#countMissing(address) > MAX_TIMES_MISSING
    }
    const asked = { permission: call.permission, isFinal }
    const refusal = errorFromGitHub(response, data, asked, this.runtime.clock.now())
    if (refusal !== undefined) throw refusal

    let content = data
    // A proxy's page isn't JSON, and lacks GitHub's headers.
    let isOfGitHub = typeof data === 'object' && data !== null
    if (call.html) {
      content = body
      isOfGitHub = 'x-commonmarker-version' in headers || 'x-github-request-id' in headers
    }
    // The client reads the URL to find the end of a list.
    if (isOfGitHub) return { status, url: address, headers: Object.entries(headers), body: content }
    const isHtml = headers['content-type']?.includes('html')
    if (isHtml) throw new AttemptError('web-page', 'got text/html: a proxy or login page?')
    throw new AttemptError('unanswered', 'the answer is not JSON')
  }

  /** @returns the times that it was missing in this step, this one included */
  #countMissing(address: string): number {
    const timesBefore = this.#timesMissing.get(address) ?? 0
    const times = timesBefore + 1
    this.#timesMissing.set(address, times)
    return times
  }
}

/** The address that a redirect leads to; undefined if we don't follow it, or if the answer redirects nowhere. */
function targetOf(response: HttpResponse, method: string, url: URL): URL | undefined {
  let followed = REDIRECTS_OF_WRITES
  if (method === 'GET') followed = REDIRECTS_OF_READS
  if (!followed.includes(response.status)) return undefined
  const location = response.headers.location
  if (location === undefined) return undefined
  return URL.parse(location, url.href) ?? undefined
}

/**
 * Names GraphQL in the message, as a firewall may open REST alone. The name of the call would not do: when it is retried
 * together with a write, the error has the name of that.
 */
function nameGraphql(error: AttemptError, address: string): AttemptError {
  let advice = error.advice
  const isForNow = error.fault === 'rate-limited' || error.fault === 'maybe-later'
  const isOfToken = error.meaning === 'unauthorized' || error.meaning === 'forbidden'
  const isByGitHub = isForNow || isOfToken
  if (!isByGitHub)
    advice = `Comments need GitHub's GraphQL API beside REST: check that the runner may reach ${address}.`
  return new AttemptError(error.fault, `GraphQL: ${error.message}`, {
    status: error.status,
    retryAfterMs: error.retryAfterMs,
    cause: error.cause,
    advice,
  })
}

/** The client wraps our own errors. Any other error means that it couldn't use the answer. */
function unwrap(thrown: unknown, name: string): Error {
  if (thrown instanceof ActionError) return thrown
  const { cause } = objectOrEmpty(thrown)
  if (cause instanceof RequestFailure || cause instanceof Cancelled) return cause
  return new ActionError(`${name}: ${inQuotes(messageOf(thrown))}.`, { cause: thrown })
}
