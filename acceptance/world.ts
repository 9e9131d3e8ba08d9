import type { Server } from 'node:http'
import { type ChildStep, startChild } from '../scripts/child.ts'
import type { Answer, Request } from '../simulator/http/answer.ts'
import { closeServer, listen, serve } from '../simulator/http/serve.ts'
import type { Job, JobScript } from '../simulator/jobs.ts'
import { SimulatedService } from '../simulator/service.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { asRecord, isRecord } from '../src/text.ts'
import type { Place } from './place.ts'
import { NotHere, Red } from './row.ts'

/** GitHub: the real one, or the stand-in. */
export interface GitHub {
  answer(request: Request): Promise<Answer>
  /** What a workflow's run knows of itself. */
  readonly run: Run
  /** Gives the stand-in who plays the steps of its workflows. */
  attach?(world: World): void
  /** The steps of this job that ran the action with `uses:`. */
  steps(world: World): Promise<Record<string, Step>>
}

/** As a workflow's expressions have it: `steps.docs`. */
export interface Step {
  outcome: string
  outputs: Record<string, string>
}

export interface Run {
  /** `owner/name` */
  repository: string
  repositoryId: string
  id: string
  attempt: string
  actor: string
  sha: string
  token: string
  /** Of the workflow's own steps. It signs their records, so it is another in each run, and no stranger's. */
  key: string
  serverUrl: string
  /** Whether writes need no pause, and what was written is seen at the second look. */
  isStandIn: boolean
}

/** Stands between the action and a server; throws to reset the connection. */
export type Wire = (
  request: Request & { operation: string; by: 'action' | 'row' },
  forward: () => Promise<Answer>,
  world: World,
) => Promise<Answer>

/** What would be seen if GitHub, the runner or the action were otherwise. */
export interface Fault {
  readonly what: string
  readonly github?: Wire
  readonly service?: Wire
  readonly steps?: (steps: Record<string, Step>) => Record<string, Step>
}

/** A step as a workflow has it. */
export interface Play {
  inputs?: Record<string, string>
  event?: { name: string; payload: object }
  /** Default: the run's. */
  attempt?: number
  env?: Record<string, string>
  /** Cancels it, once it resolves. */
  cancelled?: Promise<unknown>
}

export interface End {
  exitCode: number | null
  outputs: Record<string, string>
  summary: string
  stdout: string
}

/** Plays a step to its end; the stand-in's tests do it in process. */
export type Perform = (step: ChildStep, cancelled?: Promise<unknown>) => Promise<End>

const forwardOnly: Wire = (_, forward) => forward()
/** GitHub asks for a second between writes, and may list late what was written. */
const WRITE_PAUSE_MS = 1_000
const BELIEF_MS = 10_000
const STAND_IN_BELIEF_MS = 1_000
/** Beyond, the job would end before its rows have. */
const MAX_LIMIT_MS = 15 * 60_000

/** All that a row plays with: the simulated service, GitHub behind a recording proxy, and the action. */
export class World {
  readonly github: GitHub
  readonly place: Place
  readonly clock: Clock
  service: SimulatedService
  /** The row's own hand on the wires. */
  onGitHub: Wire = forwardOnly
  onService: Wire = forwardOnly
  /** What the action asked, in its order: `create-comment`, `create`. */
  asked: (Request & { to: 'github' | 'service'; operation: string; answer?: Answer })[] = []
  /** Requests of the action to another repository. */
  strayed: string[] = []
  script: JobScript = {}
  #row = ''
  #fault: Fault | undefined
  #comments: string[] = []
  #lastWriteMs = -WRITE_PAUSE_MS
  #servers: Server[] = []
  #urls = { github: 'https://api.github.com', service: 'https://api.mintlify.com' }
  readonly #perform: Perform

  constructor(github: GitHub, place: Place, clock = systemClock, perform: Perform = playChild) {
    this.github = github
    this.place = place
    this.clock = clock
    this.#perform = perform
    github.attach?.(this)
    this.service = this.#newService()
  }

  /** Serves both on loopback, for a child process. */
  async open(): Promise<this> {
    const hosts = ['github', 'service'] as const
    this.#servers = hosts.map((to) => serve((request) => this.answer(to, request)))
    const [github = '', service = ''] = await Promise.all(this.#servers.map((one) => listen(one)))
    this.#urls = { github, service }
    return this
  }

  async close(): Promise<void> {
    await Promise.all(this.#servers.map(closeServer))
  }

  begin(row: string, fault?: Fault): void {
    this.#row = row
    this.#fault = fault
    Object.assign(this, { asked: [], strayed: [], script: {} })
    Object.assign(this, { onGitHub: forwardOnly, onService: forwardOnly })
    this.service = this.#newService()
  }

  /** Deletes the comments that the row's steps wrote. */
  async end(): Promise<void> {
    this.#fault = undefined
    for (const url of this.#comments.splice(0)) await this.ask('DELETE', url)
  }

  #newService(): SimulatedService {
    const { repository, serverUrl } = this.github.run
    const { pull } = this.place
    const prLink = pull ? `${serverUrl}/${repository}/pull/${pull.number}` : null
    const job = () => ({ finishAfterMs: 0, prLink, ...this.script })
    return new SimulatedService({ clock: this.clock, job })
  }

  get jobs(): readonly Job[] {
    return this.service.jobs.all
  }

  /** What the service was asked, by name. */
  get askedService(): string[] {
    return this.asked.filter(({ to }) => to === 'service').map(({ operation }) => operation)
  }

  /** The steps of this job, as the next one reads them. */
  async steps(): Promise<Record<string, Step>> {
    const steps = await this.github.steps(this)
    return this.#fault?.steps?.(steps) ?? steps
  }

  /** How many comments the action tried to write on the issue. */
  get written(): number {
    const path = `/issues/${this.issue.number}/comments`
    return this.asked.filter((one) => one.method === 'POST' && one.path.endsWith(path)).length
  }

  get issue(): Record<string, unknown> & { number: number } {
    if (this.place.issue === undefined) throw new NotHere('issues')
    return this.place.issue
  }

  get pull(): Record<string, unknown> & { number: number } {
    if (this.place.pull === undefined) throw new NotHere('pulls')
    return this.place.pull
  }

  /** A person, as the gate knows them. */
  get actor(): string {
    if (this.github.run.actor.endsWith('[bot]')) throw new NotHere('bot')
    return this.github.run.actor
  }

  /** An event's payload, of what GitHub answers to a GET. */
  event(name: string, payload: Record<string, unknown>): { name: string; payload: object } {
    const sender = { login: this.github.run.actor, type: 'User' }
    return { name, payload: { sender, repository: this.place.repository, ...payload } }
  }

  issueLabeled(): { name: string; payload: object } {
    return this.event('issues', { action: 'labeled', issue: this.issue, label: { name: 'docs' } })
  }

  pullOpened(): { name: string; payload: object } {
    const { number } = this.pull
    return this.event('pull_request', { action: 'opened', number, pull_request: this.pull })
  }

  /** Plays the action, with a key of the row's own: rows read no records of others. */
  async play({ inputs, event, attempt, env, cancelled }: Play): Promise<End> {
    const { run } = this.github
    return this.#perform(
      {
        inputs: {
          ...{
            'project-id': 'docs',
            'api-key': `${run.key}_${this.#row}`,
            'github-token': run.token,
          },
          ...{ 'base-url': this.#urls.service, 'poll-interval-seconds': '1', ...inputs },
        },
        event: event ?? this.event('workflow_dispatch', {}),
        env: {
          ...{ GITHUB_API_URL: this.#urls.github, GITHUB_SERVER_URL: run.serverUrl },
          ...{ GITHUB_REPOSITORY: run.repository, GITHUB_REPOSITORY_ID: run.repositoryId },
          ...{ GITHUB_ACTOR: run.actor, GITHUB_TRIGGERING_ACTOR: run.actor },
          ...{ GITHUB_RUN_ID: run.id, GITHUB_RUN_ATTEMPT: String(attempt ?? run.attempt) },
          ...{ GITHUB_SHA: run.sha, GITHUB_REF_NAME: 'main', GITHUB_REF_TYPE: 'branch' },
          GITHUB_WORKFLOW_REF: `${run.repository}/.github/workflows/acceptance.yml@refs/heads/main`,
          ...{ GITHUB_JOB: 'acceptance', GITHUB_ACTION: this.#row, ...env },
        },
      },
      cancelled,
    )
  }

  /** The proxy before both: records what the action asks, and lets nothing out to another repository. */
  async answer(to: 'github' | 'service', request: Request): Promise<Answer> {
    const operation = to === 'service' ? this.service.operationOf(request) : operationOf(request)
    const seen: World['asked'][number] = { ...request, to, operation }
    this.asked.push(seen)
    if (to === 'github' && !this.#isHere(request.path)) {
      this.strayed.push(`${request.method} ${request.path}`)
      throw new Error('not this repository')
    }
    const real = async () =>
      to === 'github' ? this.#forward(request) : this.service.answer(request)
    const [hand, fault] =
      to === 'github'
        ? [this.onGitHub, this.#fault?.github]
        : [this.onService, this.#fault?.service]
    const tagged = { ...request, operation, by: 'action' } as const
    const behind = () => hand(tagged, real, this)
    seen.answer = await (fault === undefined ? behind() : fault(tagged, behind, this))
    return seen.answer
  }

  #isHere(path: string): boolean {
    const { repository, repositoryId } = this.github.run
    if (path === '/graphql' || path === '/markdown') return true
    const roots = [`/repos/${repository}/`, `/repositories/${repositoryId}/`]
    return roots.some((root) => path.toLowerCase().startsWith(root.toLowerCase()))
  }

  async #forward(request: Request): Promise<Answer> {
    const isWrite = request.method !== 'GET' && !/^\/(graphql|markdown)$/.test(request.path)
    if (isWrite && !this.github.run.isStandIn) {
      const leftMs = this.#lastWriteMs + WRITE_PAUSE_MS - this.clock.nowMs()
      if (leftMs > 0) await this.sleep(leftMs)
      this.#lastWriteMs = this.clock.nowMs()
    }
    const answer = await this.github.answer(request)
    if (operationOf(request) === 'create-comment' && answer.status === 201)
      this.#comments.push(`/issues/comments/${asRecord(jsonOf(answer)).id}`)
    // The next page of a list is at the proxy too.
    const { link } = answer.headers
    const here = link?.replace(/<https?:\/\/[^/]+/g, `<${this.#urls.github}`)
    return here === undefined ? answer : { ...answer, headers: { ...answer.headers, link: here } }
  }

  /**
   * Asks GitHub itself, past the action; waits once if the token has asked too much. @param path behind the repository; from the root where it begins with `//`
   */
  async ask(method: string, path: string, body?: object, accept = 'application/vnd.github+json') {
    const { repository, token } = this.github.run
    const whole = path.startsWith('//') ? path.slice(1) : `/repos/${repository}${path}`
    const { pathname, searchParams } = new URL(whole, 'https://api.github.com')
    const headers = { authorization: `Bearer ${token}`, accept }
    const request = { method, path: pathname, query: searchParams, headers, body }
    const real = async () => {
      const answer = await this.#forward(request)
      const leftMs = limitOf(answer, this.clock.now())
      if (leftMs === undefined) return answer
      await this.sleep(Math.min(leftMs, MAX_LIMIT_MS))
      return this.#forward(request)
    }
    const tagged = { ...request, operation: operationOf(request), by: 'row' } as const
    const answer = await (this.#fault?.github?.(tagged, real, this) ?? real())
    return { status: answer.status, headers: answer.headers, data: jsonOf(answer) }
  }

  /**
   * Comments of the issue, or of the pull request, that this row's steps wrote, with their ledgers.
   * @param atLeast how many there must be, as GitHub may list them late
   */
  comments(number = this.issue.number, atLeast = 1) {
    const own = this.#comments.map((url) => Number(url.split('/').at(-1)))
    const look = async () => (await this.#allComments(number)).filter(({ id }) => own.includes(id))
    return this.eventually(look, ({ length }) => length >= atLeast)
  }

  /** Comments of the issue whose ledgers name a run. */
  async recorded(run: string) {
    const all = await this.#allComments(this.issue.number)
    return all.filter(({ entries }) => entries.some((entry) => entry.run === run))
  }

  async #allComments(number: number) {
    const { data } = await this.ask('GET', `/issues/${number}/comments?per_page=100`)
    const rows = (Array.isArray(data) ? data : []).filter(isRecord)
    return rows.map(({ id, body }) => {
      return { id: Number(id), body: String(body), ...ledgerIn(String(body)) }
    })
  }

  /** Looks until something is so; what is not so within ten seconds is believed not to be. */
  async eventually<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
    const untilMs =
      this.clock.nowMs() + (this.github.run.isStandIn ? STAND_IN_BELIEF_MS : BELIEF_MS)
    for (;;) {
      const found = await look()
      if (isSo(found) || this.clock.nowMs() >= untilMs) return found
      await this.sleep(1_000)
    }
  }

  sleep(ms: number): Promise<void> {
    return this.clock.sleep(ms, new AbortController().signal)
  }
}

/**
 * How long GitHub refuses, in ms; undefined: that is not why.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
function limitOf({ status, headers }: Answer, now: Date): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = headers['retry-after']
  if (after !== undefined) return Number(after) * 1_000
  if (headers['x-ratelimit-remaining'] !== '0') return undefined
  return Math.max(0, Number(headers['x-ratelimit-reset']) * 1_000 - now.getTime())
}

function jsonOf({ headers, body }: Answer): unknown {
  const isJson = /json/.test(headers['content-type'] ?? '')
  return typeof body === 'string' && isJson ? JSON.parse(body) : body
}

/** The step's hash, and what its record says, of a comment of ours. */
function ledgerIn(body: string): { step: string; entries: Record<string, unknown>[] } {
  const [, step = '', content = ''] =
    /^<!-- docs-agent-action \d+ [0-9a-f]+ ([0-9a-f]+) (\S+) /.exec(body) ?? []
  const json: unknown = content && JSON.parse(Buffer.from(content, 'base64').toString())
  const { entries } = asRecord(json)
  return { step, entries: Array.isArray(entries) ? entries.map(asRecord) : [] }
}

/** What a request to GitHub is called here; of the others, method and path. */
function operationOf({ method, path }: Request): string {
  const behind = path.replace(/^\/(repos\/[^/]+\/[^/]+|repositories\/\d+)/, '')
  const name = `${method} ${behind.replace(/\/\d+(?=\/|$)/g, '/#')}`
  return OPERATIONS[name] ?? name
}
const OPERATIONS: Record<string, string> = {
  'GET /issues/#/comments': 'list-comments',
  'POST /issues/#/comments': 'create-comment',
  'GET /issues/comments/#': 'get-comment',
  'PATCH /issues/comments/#': 'update-comment',
  'GET /pulls/#': 'pull',
  'GET /pulls/#/files': 'files',
  'POST /graphql': 'graphql',
  'POST /markdown': 'markdown',
}

async function playChild(step: ChildStep, cancelled?: Promise<unknown>): Promise<End> {
  const child = startChild(step)
  void cancelled?.then(() => child.process.kill('SIGINT'))
  const { exitCode, outputs, summary, stdout, stderr } = await child.end
  if (stderr !== '') throw new Red(`stderr: ${stderr.slice(0, 300)}`)
  return { exitCode, outputs, summary, stdout }
}
