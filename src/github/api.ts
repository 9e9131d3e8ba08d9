import type { getOctokit } from '@actions/github'
import * as v from 'valibot'
import { ActionError, Cancelled } from '../errors.ts'
import { isWebPage, notJsonError } from '../http/answers.ts'
import { AttemptError } from '../http/faults.ts'
import { type RequestPolicy, withRetries } from '../http/retry.ts'
import type { HttpRequest, HttpResponse, Transport } from '../http/transport.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import type { Runtime } from '../runtime.ts'
import { messageOf, objectOrEmpty, parseJson, stringOrUndefined } from '../text.ts'
import { errorFromGitHub } from './error-responses.ts'

/*
 * The client for GitHub: Octokit knows the addresses, our transport sends, and our retries repeat. Octokit never sees a
 * refusal, and its answers are checked before anybody reads them.
 */

const TIMEOUT_MS = 10_000
/** The version that the client's addresses follow. */
const API_VERSION = '2022-11-28'
/** A hundred of the longest texts that people can write on GitHub, 65,536 characters of four bytes, and more. */
const MAX_BYTES = 32 * 1024 * 1024
/** With a hundred rows a page, all of an issue's comments: GitHub allows 2,500. */
const MAX_PAGES = 26
/** GitHub's, for renamed repositories: it asks to repeat the same request there, a write too. */
const REDIRECTS = [301, 302, 307]
const MAX_REDIRECTS = 3

/** For the forms of answers. */
export const WHOLE_NUMBER = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

type Octokit = ReturnType<typeof getOctokit>
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
interface FetchAnswer {
  readonly status: number
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Already parsed. */
  readonly body: unknown
}

interface GitHubCall<T> {
  /** The subject of a sentence: "Commenting on #7". */
  readonly name: RichText
  /** As in `permissions:` of a workflow, in Markdown. */
  readonly permission: RichText
  readonly policy: RequestPolicy
  /** The fields that we read of the answer, or of each row of a list. */
  readonly form: v.GenericSchema<unknown, T>
}

interface GitHubAccess {
  readonly apiUrl: string
  readonly token: string
  readonly repository: string
}

const VIEWER = v.object({ viewer: v.object({ login: v.string() }) })

/** All methods fail with an `ActionError`, which is a `RequestFailure` if GitHub refused or did not answer, or with the signal's reason. */
export class GitHub {
  readonly runtime: Runtime
  readonly #access: GitHubAccess
  readonly #send: Transport
  #login: string | undefined

  constructor(access: GitHubAccess, send: Transport, runtime: Runtime) {
    this.runtime = runtime
    this.#access = access
    this.#send = send
  }

  async request<T>(
    call: GitHubCall<T>,
    ask: ApiMethod<Promise<{ readonly data: unknown }>>,
  ): Promise<T> {
    const octokit = await this.#connect(call)
    try {
      const answer = await ask(octokit, repoOf(this.#access.repository))
      return v.parse(call.form, answer.data)
    } catch (error) {
      throw asActionError(error, call.name)
    }
  }

  /** A list, page by page. */
  async *paginate<Row>(
    call: GitHubCall<Row>,
    ask: ApiMethod<AsyncIterable<{ readonly data: unknown }>>,
  ): AsyncGenerator<Row[], void, undefined> {
    const octokit = await this.#connect(call)
    const form = v.array(call.form)
    let left = MAX_PAGES
    try {
      for await (const page of ask(octokit, repoOf(this.#access.repository))) {
        yield v.parse(form, page.data)
        left--
        if (left === 0) return
      }
    } catch (error) {
      throw asActionError(error, call.name)
    }
  }

  /** `github-actions[bot]` for a workflow's default token. Those and tokens of apps may not use REST's `/user`. */
  async getOwnLogin(policy: RequestPolicy): Promise<string> {
    if (this.#login !== undefined) return this.#login
    const name = trusted("Reading the login of the `github-token` from GitHub's GraphQL API")
    const call = { name, policy, permission: trusted('`metadata: read`'), form: VIEWER }
    const found = await this.request(call, async (octokit) => ({
      data: await octokit.graphql('{ viewer { login } }'),
    }))
    this.#login = found.viewer.login
    return this.#login
  }

  async #connect(call: GitHubCall<unknown>): Promise<Octokit> {
    if (this.#access.token === '')
      throw new ActionError(
        richText`${call.name} needs \`github-token\`, which is empty: leave that input out to use the workflow's own token.`,
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
  async #fetch(call: GitHubCall<unknown>, url: string, init: RequestInit): Promise<FetchAnswer> {
    const policy = call.policy
    const request: HttpRequest = {
      method: init.method as HttpRequest['method'],
      url: new URL(url),
      headers: {
        ...(init.headers as Record<string, string>),
        'x-github-api-version': API_VERSION,
      },
      body: stringOrUndefined(init.body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal: policy.signal,
    }
    const attempt = async (leftMs: number) => {
      const timeoutMs = Math.min(TIMEOUT_MS, leftMs)
      const response = await this.#sendAndFollow({ ...request, timeoutMs })
      const body = readBody(response, call.permission, this.runtime.clock.now())
      // The client reads the URL to find the end of a list.
      return { status: response.status, url, headers: Object.entries(response.headers), body }
    }
    return withRetries({ name: call.name, policy, runtime: this.runtime, attempt })
  }

  /**
   * Follows redirects on the API's own origin only, since the token goes along.
   * @see https://docs.github.com/en/rest/using-the-rest-api/best-practices-for-using-the-rest-api#follow-redirects
   */
  async #sendAndFollow(request: HttpRequest): Promise<HttpResponse> {
    const api = new URL(this.#access.apiUrl)
    let url = request.url
    for (let redirects = 0; ; redirects++) {
      // The addresses of redirects and of a list's next page come from the server.
      if (url.origin !== api.origin) {
        const advice = richText`We don't follow it: the token would go along. Check GITHUB_API_URL.`
        throw new AttemptError('blocked', richText`${api.host} leads to another host`, { advice })
      }
      const response = await this.#send({ ...request, url })
      const target = targetOf(response, url)
      if (target === null || redirects === MAX_REDIRECTS) return response
      url = target
    }
  }
}

/** The address that a redirect leads to; null if the answer redirects nowhere. */
function targetOf(response: HttpResponse, url: URL): URL | null {
  if (!REDIRECTS.includes(response.status)) return null
  return URL.parse(response.headers.location ?? '', url.href)
}

/** Parsed; only HTML that GitHub made of Markdown is a text. */
function readBody(response: HttpResponse, permission: RichText, now: Date): unknown {
  const data = parseJson(response.body)
  const refusal = errorFromGitHub(response, data, permission, now)
  if (refusal !== undefined) throw refusal
  if (data !== undefined) return data
  // A proxy's page lacks this header.
  const isGitHubs = 'x-github-request-id' in response.headers
  if (isGitHubs && isWebPage(response)) return response.body
  throw notJsonError(response)
}

/** The client wraps an error of our `fetch` in one of its own, as the cause. Any other shows that the answer has another form. */
function asActionError(thrown: unknown, name: RichText): Error {
  for (const error of [thrown, objectOrEmpty(thrown).cause])
    if (error instanceof ActionError || error instanceof Cancelled) return error
  let why = messageOf(thrown)
  if (v.isValiError(thrown)) why = `${v.getDotPath(thrown.issues[0]) ?? 'all of it'}: ${why}`
  return new ActionError(
    richText`${name}: GitHub's answer cannot be read (${inQuotes(why, 150)}).`,
    {
      remedy: trusted('Check that GITHUB_API_URL is the address of a GitHub API, and run again.'),
      cause: thrown,
    },
  )
}
