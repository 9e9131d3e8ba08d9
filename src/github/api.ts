import type { getOctokit } from '@actions/github'
import { ActionError, Cancelled } from '../errors.ts'
import { faultOfStatus, parseAnswer, RequestError } from '../http/faults.ts'
import { type Change, HttpError, parseRetryAfter, withRetries } from '../http/retry.ts'
import type { HttpRequest, HttpResponse, Send } from '../http/transport.ts'
import type { Run } from '../run.ts'
import type { WorkflowEvent } from '../runner/event.ts'
import type { Inputs } from '../runner/inputs.ts'
import { redact } from '../secrets.ts'
import { asRecord, asText, isRecord, messageOf, quote } from '../text.ts'
import { AGENT_BRANCH, AGENT_LOGIN } from './agent-app.ts'

const TIMEOUT_MS = 10_000
/** A hundred changed files, with all that GitHub says about them, may have some megabytes. */
export const MAX_BYTES = 8 * 1024 * 1024
/** GitHub redirects reads of a repository that was renamed. */
const MAX_REDIRECTS = 3
/** GitHub's outages are mostly short, and a step must not spend its time on a comment. */
export const MAX_RETRIES = 2
/** 500 open pull requests: the agent's own may stand behind many newer ones. */
const MAX_PULL_PAGES = 5
const MAX_PAGES = 10

/** GitHub's client, with its types. */
export type Octokit = ReturnType<typeof getOctokit>
/** The repository of the workflow, as most calls take it. */
export type Repo = { owner: string; repo: string }

/** One call to GitHub's API. */
interface Call {
  /** The subject of a sentence: "Commenting on #7". */
  readonly name: string
  /** What the token must have, as a workflow writes it. */
  readonly permission: string
  /** Undefined for a read, which may be retried freely. */
  readonly change?: Change
  /** Of a list: how many pages are read at most. Default: 10. */
  readonly maxPages?: number
}

/** What the reader can do about a status. */
const ADVICE: Readonly<Record<number, string>> = {
  401: 'The github-token is wrong or expired.',
  403: 'The github-token needs the permission PERMISSION.',
  404: 'It does not exist, or the github-token may not see it: that needs PERMISSION.',
  410: 'It was deleted, or issues are switched off in this repository.',
}

const silent = () => {}
/** The client would write to the console, past the log that makes each line safe. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

/**
 * GitHub's API: its own client, over our transport, with our retries. Everything rejects with an `ActionError`
 * that says what to do, which is a `HttpError` where GitHub refused, or with the signal's reason.
 */
export class GitHub {
  readonly #token: string
  readonly #apiUrl: string
  readonly #repo: Repo
  readonly #send: Send
  readonly #run: Run
  #login: string | undefined

  constructor(inputs: Inputs, event: WorkflowEvent, send: Send, run: Run) {
    const [owner = '', repo = ''] = event.repository.split('/')
    this.#token = inputs.githubToken
    this.#apiUrl = event.apiUrl
    this.#repo = { owner, repo }
    this.#send = send
    this.#run = run
  }

  /** @param ask makes the call: `(octokit, repo) => octokit.rest.issues.get({ ...repo, issue_number })` */
  async request<T>(
    call: Call,
    ask: (octokit: Octokit, repo: Repo) => Promise<{ data: T }>,
  ): Promise<T> {
    const octokit = await this.#connect(call)
    const { data } = await ask(octokit, this.#repo).catch((error) => unwrap(error, call))
    return data
  }

  /**
   * Reads a list page by page, as far as the caller wants. A page that fails is retried by itself.
   * @param ask opens the list: `(octokit, repo) => octokit.paginate.iterator(octokit.rest.pulls.list, repo)`
   */
  async *pages<T>(
    call: Call,
    ask: (octokit: Octokit, repo: Repo) => AsyncIterable<{ data: T[] }>,
  ): AsyncGenerator<T[], void, undefined> {
    const octokit = await this.#connect(call)
    const pages = ask(octokit, this.#repo)[Symbol.asyncIterator]()
    for (let left = call.maxPages ?? MAX_PAGES; left > 0; left--) {
      const { done, value } = await pages.next().catch((error: unknown) => unwrap(error, call))
      if (done) return
      if (!Array.isArray(value.data))
        throw new ActionError(`${call.name}: the answer is not a list.`)
      yield value.data.filter((row) => isRecord(row))
    }
  }

  /** Reads a list up to `maxItems`; `isWhole` says whether there are no more. */
  async list<T>(
    call: Call & { readonly maxItems: number },
    ask: (octokit: Octokit, repo: Repo) => AsyncIterable<{ data: T[] }>,
  ): Promise<{ items: T[]; isWhole: boolean }> {
    const { maxItems, maxPages = MAX_PAGES } = call
    const items: T[] = []
    let pagesLeft = maxPages
    for await (const page of this.pages(call, ask)) {
      pagesLeft--
      items.push(...page)
      if (items.length > maxItems) return { items: items.slice(0, maxItems), isWhole: false }
    }
    return { items, isWhole: pagesLeft > 0 }
  }

  /** The login that the token acts as: `github-actions[bot]` for a workflow's own. */
  async getOwnLogin(): Promise<string> {
    // The token of a workflow, like that of any app, may not GET /user; GraphQL tells it.
    this.#login ??= await this.request(
      { name: 'Asking whose the github-token is', permission: 'a valid token' },
      async (octokit) => {
        const { viewer } = asRecord(await octokit.graphql('{ viewer { login } }'))
        const login = asText(asRecord(viewer).login)
        if (login) return { data: login }
        throw new Error('the answer names nobody')
      },
    )
    return this.#login
  }

  /** Whether a pull request is open; `repository` is `owner/repo`, any that the token can read. */
  async isPullOpen(pull: { repository: string; number: number }): Promise<boolean> {
    const { repository, number: pull_number } = pull
    const [owner = '', repo = ''] = repository.split('/')
    const name = `Asking whether ${repository}#${pull_number} is still open`
    const { state } = await this.request(
      { name, permission: `pull-requests: read on ${repository}` },
      ({ rest }) => rest.pulls.get({ owner, repo, pull_number }),
    )
    return state === 'open'
  }

  /**
   * The numbers of the open pull requests whose branch is in this repository, out of the newest 500: the
   * agent's by author or branch, then the others, the newest first. GitHub filters them by whole branch names
   * alone, and its search lags behind.
   */
  async listOpenPulls(): Promise<number[]> {
    const name = 'Listing the open pull requests'
    const newest = { state: 'open', sort: 'created', direction: 'desc', per_page: 100 } as const
    const pages = this.pages(
      { name, permission: 'pull-requests: read', maxPages: MAX_PULL_PAGES },
      ({ paginate, rest }, repo) => paginate.iterator(rest.pulls.list, { ...repo, ...newest }),
    )
    const [agents, others]: [number[], number[]] = [[], []]
    for await (const page of pages) {
      for (const { number, user, head } of page) {
        // The repository of a head is null if the fork was deleted.
        if (asRecord(head.repo).full_name !== `${this.#repo.owner}/${this.#repo.repo}`) continue
        const isAgents = user?.login === AGENT_LOGIN || head.ref.startsWith(AGENT_BRANCH)
        if (isAgents) agents.push(number)
        else others.push(number)
      }
    }
    return [...agents, ...others]
  }

  async #connect(call: Call): Promise<Octokit> {
    if (this.#token === '')
      throw new ActionError(`${call.name} needs github-token, which is empty.`)
    // Loaded here and not at the top: most steps never speak to GitHub.
    const { getOctokit } = await import('@actions/github')
    const fetch = (address: string, init: RequestInit) => this.#fetch(call, address, init)
    return getOctokit(this.#token, {
      baseUrl: this.#apiUrl,
      log: SILENT,
      request: { fetch, log: SILENT, parseSuccessResponseBody: false },
    })
  }

  /** The client's `fetch`: our transport, faults and retries. Only a good answer gets to the client. */
  async #fetch(call: Call, address: string, init: RequestInit): Promise<Response> {
    const { name, change } = call
    const request: HttpRequest = {
      method: init.method as HttpRequest['method'],
      url: new URL(redact(address)),
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? redact(init.body) : undefined,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal: this.#run.signal,
    }
    const attempt = async () => this.#readAnswer(await this.#sendHere(request), call)
    return withRetries({ name, change, run: this.#run, maxRetries: MAX_RETRIES, attempt })
  }

  #readAnswer({ status, headers, body }: HttpResponse, { permission }: Call): Response {
    const data = parseAnswer(body, status)
    // GitHub says 409 of an empty repository, which stays empty.
    const fault = status === 409 ? 'rejected' : faultOfStatus(status)
    if (fault !== undefined) {
      const retryAfterMs = parseRetryAfter(headers['retry-after'], this.#run.clock.now())
      const isSpent = retryAfterMs !== undefined || headers['x-ratelimit-remaining'] === '0'
      const words = asText(asRecord(data).message)
      const what = `the server answered ${status}${words ? ` ${quote(words)}` : ''}`
      // GitHub's rate limits, where they are not a 429: for whoever looks at the status, they are one.
      if (status === 403 && isSpent)
        throw new RequestError('rate-limited', what, { status: 429, retryAfterMs })
      const advice = ADVICE[status]?.replace('PERMISSION', permission) ?? ''
      throw new RequestError(fault, what, { status, retryAfterMs, advice })
    }
    if (typeof data !== 'object' || data === null) {
      if (!headers['content-type']?.includes('html'))
        throw new RequestError('not-json', 'the answer is not JSON', { status })
      throw new RequestError('html', 'got text/html: a proxy or login page?', { status })
    }
    // With `parseSuccessResponseBody: false`, the client hands on what is in `body`.
    return Object.defineProperty(new Response(null, { status, headers }), 'body', { value: data })
  }

  /** Follows redirects of a read on the API's own origin, as for a renamed repository; the token goes along. */
  async #sendHere(request: HttpRequest): Promise<HttpResponse> {
    const { origin, host } = new URL(this.#apiUrl)
    const { clock, deadlineMs } = this.#run
    let { url } = request
    for (let hop = 0; ; hop++) {
      // The address of a list's next page comes from the server as well.
      if (url.origin !== origin) {
        const advice = 'That is not followed, since the token would go along. Check GITHUB_API_URL.'
        throw new RequestError('redirect', `${host} leads to another host`, { advice })
      }
      // A list may have many pages, and each of them may be slow.
      const leftMs = deadlineMs - clock.nowMs()
      if (leftMs <= 0) throw new RequestError('connect-timeout', 'the time was up')
      const timeoutMs = Math.min(request.timeoutMs, leftMs)
      const response = await this.#send({ ...request, url, timeoutMs })
      const { location } = response.headers
      const isRedirect = [301, 302, 307, 308].includes(response.status) && location !== undefined
      const target = isRedirect ? URL.parse(location, url.href) : null
      if (request.method !== 'GET' || target === null || hop === MAX_REDIRECTS) return response
      url = target
    }
  }
}

/** Throws our own error, which the client wraps, or says that the client could not use the answer. */
function unwrap(thrown: unknown, { name }: Call): never {
  const { cause } = asRecord(thrown)
  if (cause instanceof HttpError || cause instanceof Cancelled) throw cause
  throw new ActionError(`${name}: ${quote(messageOf(thrown))}.`, { cause: thrown })
}

/**
 * An answer; undefined if asking again would not help, since a permission is missing, or what is asked for
 * is not there. What fails for now fails the step: a run that succeeded without it would be where the next
 * one begins, and its changes would be lost.
 * @param harm what comes of it, as a sentence for the log
 */
export async function unlessRefused<T>(
  { log }: Run,
  ask: () => Promise<T>,
  harm = '',
): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    const isRefused =
      error instanceof HttpError &&
      (error.fault === 'too-large' || [403, 404, 409, 410, 422].includes(error.status ?? 0))
    if (!isRefused) throw error
    log.warning(`${error.message} ${harm}`.trim())
    return undefined
  }
}
