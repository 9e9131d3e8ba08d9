import type { getOctokit } from '@actions/github'
import type { Run } from '../clock.ts'
import { ActionError } from '../errors.ts'
import { faultOfStatus, RequestError } from '../http/faults.ts'
import { parseRetryAfter, type RequestKind, withRetries } from '../http/retry.ts'
import type { HttpRequest, HttpResponse, Send } from '../http/transport.ts'
import { AGENT_BRANCH, AGENT_LOGIN, type WorkflowEvent } from '../runner/event.ts'
import type { Inputs } from '../runner/inputs.ts'
import { redact } from '../secrets.ts'
import { asRecord, asText, messageOf, quote } from '../text.ts'

const TIMEOUT_MS = 10_000
/** A hundred changed files, with all that GitHub says about them, may have some megabytes. */
const MAX_BYTES = 8 * 1024 * 1024
/** GitHub redirects reads of a repository that was renamed. */
const MAX_REDIRECTS = 3
/** GitHub's outages are mostly short, and a step must not spend its time on a comment. */
const MAX_RETRIES = 2
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
  /** Whether it may be repeated freely. Default: `read`, which may. */
  readonly kind?: RequestKind
  /** Of a list: how many pages are read at most. Default: 10. */
  readonly maxPages?: number
}

/** What the reader can do about a status. */
const ADVICE: ReadonlyMap<number | undefined, string> = new Map([
  [401, 'The github-token is wrong or expired.'],
  [403, 'The github-token needs the permission PERMISSION, or the rate limit is reached.'],
  [404, 'It does not exist, or the github-token may not see it: that needs PERMISSION.'],
  [410, 'It was deleted, or issues are switched off in this repository.'],
])

const silent = () => {}
/** The client would write to the console, past the log that makes each line safe. */
const SILENT = { debug: silent, info: silent, warn: silent, error: silent }

/**
 * GitHub's API: its own client, over our transport, with our retries. Everything rejects with a `HttpError`
 * that says what to do, or with the signal's reason.
 */
export class GitHub {
  readonly #token: string
  readonly #apiUrl: string
  readonly #repo: Repo
  readonly #send: Send
  readonly #run: Run
  #connecting: Promise<Octokit> | undefined
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
    if (this.#token === '') {
      throw new ActionError(`${call.name} needs github-token, which is empty.`)
    }
    const { data } = await withRetries({
      name: call.name,
      kind: call.kind ?? 'read',
      run: this.#run,
      maxRetries: MAX_RETRIES,
      attempt: async () => {
        this.#connecting ??= this.#connect()
        try {
          return await ask(await this.#connecting, this.#repo)
        } catch (error) {
          this.#run.signal.throwIfAborted()
          throw requestErrorOf(error, call)
        }
      },
    })
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
    let pages: AsyncIterator<{ data: T[] }> | undefined
    for (let left = call.maxPages ?? MAX_PAGES; left > 0; left--) {
      const page = await this.request(call, async (octokit, repo) => {
        pages ??= ask(octokit, repo)[Symbol.asyncIterator]()
        const { done, value } = await pages.next()
        return done === true ? { data: undefined } : value
      })
      if (page === undefined) return
      // Not to be retried: the client would go on to the next page.
      if (!Array.isArray(page)) throw new ActionError(`${call.name}: the answer is not a list.`)
      yield page
    }
  }

  /** Reads a list up to `maxItems`; `isWhole` says whether there are no more. */
  async list<T>(
    call: Call & { readonly maxItems: number },
    ask: (octokit: Octokit, repo: Repo) => AsyncIterable<{ data: T[] }>,
  ): Promise<{ items: T[]; isWhole: boolean }> {
    const { maxItems } = call
    const items: T[] = []
    let pagesRead = 0
    for await (const page of this.pages(call, ask)) {
      pagesRead++
      items.push(...page)
      if (items.length > maxItems) return { items: items.slice(0, maxItems), isWhole: false }
    }
    return { items, isWhole: pagesRead < MAX_PAGES }
  }

  /** The login that the token acts as: `github-actions[bot]` for a workflow's own. */
  async getOwnLogin(): Promise<string> {
    // The token of a workflow, like that of any app, may not GET /user; GraphQL tells it.
    this.#login ??= await this.request(
      { name: 'Asking whose the github-token is', permission: 'a valid token' },
      async (octokit) => {
        const { viewer } = asRecord(await octokit.graphql('{ viewer { login } }'))
        const { login } = asRecord(viewer)
        if (typeof login === 'string' && login !== '') return { data: login }
        throw new RequestError('malformed', 'the answer names nobody')
      },
    )
    return this.#login
  }

  /** Whether a pull request is open; `repository` is `owner/repo`, any that the token can read. */
  async isPullOpen(pull: { repository: string; number: number }): Promise<boolean> {
    const { repository, number } = pull
    const [owner = '', repo = ''] = repository.split('/')
    const { state } = await this.request(
      {
        name: `Asking whether ${repository}#${number} is still open`,
        permission: `pull-requests: read on ${repository}`,
      },
      (octokit) => octokit.rest.pulls.get({ owner, repo, pull_number: number }),
    )
    return state === 'open'
  }

  /**
   * The open pull requests whose branch is in this repository, out of the newest 500: the agent's by author
   * or branch, then the others, the newest first. GitHub filters them by whole branch names alone, and its
   * search lags behind.
   */
  async listOpenPulls(): Promise<Array<{ number: number }>> {
    const agents: Array<{ number: number }> = []
    const others: Array<{ number: number }> = []
    const pages = this.pages(
      {
        name: 'Listing the open pull requests',
        permission: 'pull-requests: read',
        maxPages: MAX_PULL_PAGES,
      },
      (octokit, repo) =>
        octokit.paginate.iterator(octokit.rest.pulls.list, {
          ...repo,
          ...{ state: 'open', sort: 'created', direction: 'desc', per_page: 100 },
        }),
    )
    for await (const page of pages) {
      for (const { number, user, head } of page) {
        // The repository of a head is null if the fork was deleted.
        if (asRecord(head.repo).full_name !== `${this.#repo.owner}/${this.#repo.repo}`) continue
        const isAgents = user?.login === AGENT_LOGIN || head.ref.startsWith(AGENT_BRANCH)
        const found = isAgents ? agents : others
        found.push({ number })
      }
    }
    return [...agents, ...others]
  }

  async #connect(): Promise<Octokit> {
    // Loaded here and not at the top: most steps never speak to GitHub.
    const { getOctokit } = await import('@actions/github')
    return getOctokit(this.#token, {
      baseUrl: this.#apiUrl,
      log: SILENT,
      request: { fetch: this.#fetch, log: SILENT, parseSuccessResponseBody: false },
    })
  }

  /** The client's `fetch`: our transport and our faults. Only a good answer gets to the client. */
  readonly #fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const { status, headers, body } = await this.#sendHere({
      method: init.method as HttpRequest['method'],
      url: new URL(redact(address)),
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? redact(init.body) : undefined,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      signal: this.#run.signal,
    })
    const data = parseJson(body)
    const fault = faultOfStatus(status)
    if (fault !== undefined) {
      const retryAfterMs = parseRetryAfter(headers['retry-after'], this.#run.clock.now())
      // GitHub's secondary rate limit, where it is not a 429.
      const isLimit = status === 403 && retryAfterMs !== undefined
      const words = asText(asRecord(data).message)
      throw new RequestError(
        isLimit ? 'rate-limited' : fault,
        `the server answered ${status}${words === undefined ? '' : ` ${quote(words)}`}`,
        { status, retryAfterMs },
      )
    }
    if (typeof data !== 'object' || data === null) {
      throw headers['content-type']?.includes('html')
        ? new RequestError('html', 'got text/html: a proxy or login page?', { status })
        : new RequestError('not-json', 'the answer is not JSON', { status })
    }
    // With `parseSuccessResponseBody: false`, the client hands on what is in `body`.
    return Object.defineProperty(new Response(null, { status, headers }), 'body', { value: data })
  }

  /** Follows redirects of a read on the API's own origin, as for a renamed repository; the token goes along. */
  async #sendHere(request: HttpRequest): Promise<HttpResponse> {
    const { origin, host } = new URL(this.#apiUrl)
    let { url } = request
    for (let hop = 0; ; hop++) {
      // The address of a list's next page comes from the server as well.
      if (url.origin !== origin) {
        throw new RequestError('redirect', `${host} leads to another host`, {
          advice: 'That is not followed, since the token would go along. Check GITHUB_API_URL.',
        })
      }
      const response = await this.#send({ ...request, url })
      const { location } = response.headers
      const isRedirect = [301, 302, 307, 308].includes(response.status) && location !== undefined
      const target = isRedirect ? URL.parse(location, url.href) : null
      if (request.method !== 'GET' || target === null || hop === MAX_REDIRECTS) return response
      url = target
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The failure of a call, with what to do about it. */
function requestErrorOf(thrown: unknown, { permission }: Call): RequestError {
  // The client wraps what our fetch throws.
  const cause = thrown instanceof RequestError ? thrown : asRecord(thrown).cause
  if (!(cause instanceof RequestError)) {
    return new RequestError('malformed', quote(messageOf(thrown)), { cause: thrown })
  }
  const { fault, message, status, retryAfterMs, advice } = cause
  return new RequestError(fault, message, {
    status,
    retryAfterMs,
    advice: advice || (ADVICE.get(status)?.replace('PERMISSION', permission) ?? ''),
    cause,
  })
}
