import type { Server } from 'node:http'
import { type ChildStep, startChild } from '../scripts/child.ts'
import { type Answer, json, type Request } from '../simulator/http/answer.ts'
import { closeServer, listen, serve } from '../simulator/http/serve.ts'
import type { Job, JobScript } from '../simulator/jobs.ts'
import { SimulatedService } from '../simulator/service.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { asRecord, isRecord } from '../src/text.ts'
import { type Asked, type Fault, operationOf, type Wire } from './fault.ts'
import type { Numbered, Place } from './place.ts'
import { type Event, eventOf } from './plays.ts'
import { type Need, Red } from './row.ts'

/** GitHub: the real one, or the stand-in, which plays the steps of workflows in the world. */
export interface GitHub {
  readonly run: Run
  /** Whether writes need no pause, and what was written is seen at the second look. */
  readonly isStandIn: boolean
  answer(request: Request, world: World): Promise<Answer>
  /** The steps of this job that ran the action with `uses:`. */
  steps(world: World): Promise<Record<string, Step>>
}

/** What the runner tells each step, and the token of its job. */
export const RUN_VARIABLES = [
  ...(['GITHUB_REPOSITORY', 'GITHUB_REPOSITORY_ID', 'GITHUB_SERVER_URL', 'GITHUB_TOKEN'] as const),
  ...(['GITHUB_RUN_ID', 'GITHUB_RUN_ATTEMPT', 'GITHUB_SHA'] as const),
  ...(['GITHUB_ACTOR', 'GITHUB_TRIGGERING_ACTOR'] as const),
]
export type Run = Readonly<Record<(typeof RUN_VARIABLES)[number], string>>

/** As a workflow's expressions have it: `steps.docs`. */
export interface Step {
  outcome: string
  outputs: Record<string, string>
}

/** A step as a workflow has it. */
export interface Play {
  inputs?: Record<string, string>
  /** Default: the button. */
  event?: Event
  /** Default: the run's. */
  attempt?: number
  env?: Record<string, string>
  /** The row's own hand on what the step asks. */
  wire?: Wire
  /** Cancels it, once it resolves. */
  cancelled?: Promise<unknown> | undefined
}

export interface End {
  exitCode: number | null
  outputs: Record<string, string>
  summary: string
  stdout: string
}

/** Plays a step to its end; the stand-in's tests do it in process. */
export type Perform = (
  step: Required<Pick<ChildStep, 'inputs' | 'event' | 'env'>>,
  cancelled?: Promise<unknown>,
) => Promise<End>

interface Options {
  /** Whose world it is. */
  row?: string
  fault?: Fault | undefined
  clock?: Clock
  perform?: Perform
}

const pass: Wire = (_, forward) => forward()
/** GitHub asks for a second between writes, and may list late what was written. */
const WRITE_PAUSE_MS = 1_000
const BELIEF_MS = 10_000
const STAND_IN_BELIEF_MS = 1_000

/** All that a row plays with: the simulated service, GitHub behind a recording proxy, and the action. */
export class World {
  readonly github: GitHub
  readonly place: Place
  readonly clock: Clock
  readonly service: SimulatedService
  /** What the action asked, in its order. */
  readonly asked: (Asked & { to: 'github' | 'service'; answer?: Answer })[] = []
  /** Requests of the action to another repository. */
  readonly strayed: string[] = []
  /** What becomes of the next job. Default: its pull request is this repository's own, at once. */
  script: JobScript = {}
  readonly #row: string
  #fault: Wire
  #wire = pass
  readonly #perform: Perform
  readonly #comments: string[] = []
  #lastWriteMs = -WRITE_PAUSE_MS
  #servers: Server[] = []
  #urls = { github: 'https://api.github.com', service: 'https://api.mintlify.com' }

  constructor(github: GitHub, place: Place, options: Options = {}) {
    const { row = '', fault, clock = systemClock, perform = playChild } = options
    this.github = github
    this.place = place
    this.clock = clock
    this.#row = row
    this.#fault = fault?.wire ?? pass
    this.#perform = perform
    const prLink = place.pull ? String(place.pull.html_url) : null
    const job = () => ({ finishAfterMs: 0, prLink, ...this.script })
    this.service = new SimulatedService({ clock, job })
  }

  /** Serves both on loopback, for a child process. */
  async open(): Promise<this> {
    const hosts = ['github', 'service'] as const
    this.#servers = hosts.map((to) => serve((request) => this.answer(to, request)))
    const [github = '', service = ''] = await Promise.all(this.#servers.map((one) => listen(one)))
    this.#urls = { github, service }
    return this
  }

  /** Deletes the comments that the steps wrote. */
  async close(): Promise<void> {
    this.#fault = pass
    for (const path of this.#comments) await this.ask('DELETE', path)
    await Promise.all(this.#servers.map(closeServer))
  }

  has(need: Need): boolean {
    const { issue, pull, repository } = this.place
    if (need === 'issue') return issue !== undefined
    if (need === 'pull') return pull !== undefined
    if (need === 'private') return repository.private !== false
    // A bot's name passes no gate.
    return !this.github.run.GITHUB_TRIGGERING_ACTOR.endsWith('[bot]')
  }

  get issue(): Numbered {
    return this.place.issue ?? lack('issue')
  }

  get pull(): Numbered {
    return this.place.pull ?? lack('pull')
  }

  get jobs(): readonly Job[] {
    return this.service.jobs.all
  }

  /** What the service was asked, by name. */
  get askedService(): string[] {
    return this.asked.filter(({ to }) => to === 'service').map(({ operation }) => operation)
  }

  get creates(): number {
    return this.askedService.filter((operation) => operation === 'create').length
  }

  /** How many comments the action tried to write on the issue. */
  get written(): number {
    const path = `/issues/${this.issue.number}/comments`
    return this.asked.filter((one) => one.method === 'POST' && one.path.endsWith(path)).length
  }

  /** The steps of this job that ran the action with `uses:`, as the next one reads them. */
  async steps(): Promise<Record<string, Step>> {
    const request = { method: 'GET', path: '', query: new URLSearchParams(), headers: {} }
    const asked: Asked = { ...request, operation: 'steps', by: 'row' }
    const real = async () => json(200, await this.github.steps(this))
    return jsonOf(await this.#fault(asked, real)) as Record<string, Step>
  }

  /** Plays the action, with a key of the row's own: rows read no records of others. */
  async play({ inputs, event, attempt, env, wire = pass, cancelled }: Play): Promise<End> {
    const { GITHUB_TOKEN, ...run } = this.github.run
    this.#wire = wire
    return this.#perform(
      {
        inputs: {
          'project-id': 'docs',
          'api-key': `mint_acceptance_${run.GITHUB_RUN_ID}_${run.GITHUB_RUN_ATTEMPT}_${this.#row}`,
          'github-token': GITHUB_TOKEN,
          'base-url': this.#urls.service,
          'poll-interval-seconds': '1',
          ...inputs,
        },
        event: event ?? eventOf(this, 'workflow_dispatch'),
        env: {
          ...run,
          ...(attempt !== undefined && { GITHUB_RUN_ATTEMPT: String(attempt) }),
          GITHUB_API_URL: this.#urls.github,
          GITHUB_REF_NAME: 'main',
          GITHUB_REF_TYPE: 'branch',
          GITHUB_WORKFLOW_REF: `${run.GITHUB_REPOSITORY}/.github/workflows/acceptance.yml@refs/heads/main`,
          GITHUB_JOB: 'acceptance',
          GITHUB_ACTION: this.#row,
          ...env,
        },
      },
      cancelled,
    )
  }

  /** The proxy before both: records what the action asks, and lets nothing out to another repository. */
  async answer(to: 'github' | 'service', request: Request): Promise<Answer> {
    const operation = to === 'service' ? this.service.operationOf(request) : operationOf(request)
    const asked: World['asked'][number] = { ...request, to, operation, by: 'action' }
    this.asked.push(asked)
    if (to === 'github' && !this.#isHere(request.path)) {
      this.strayed.push(`${request.method} ${request.path}`)
      throw new Error('not this repository')
    }
    const real = async () => (to === 'github' ? this.#send(request) : this.service.answer(request))
    asked.answer = await this.#fault(asked, () => this.#wire(asked, real))
    return asked.answer
  }

  #isHere(path: string): boolean {
    const { GITHUB_REPOSITORY, GITHUB_REPOSITORY_ID } = this.github.run
    if (path === '/graphql' || path === '/markdown') return true
    const roots = [`/repos/${GITHUB_REPOSITORY}/`, `/repositories/${GITHUB_REPOSITORY_ID}/`]
    return roots.some((root) => path.toLowerCase().startsWith(root.toLowerCase()))
  }

  /** Asks GitHub itself, past the action. @param path behind the repository, but of `/markdown` */
  async ask(method: string, path: string, body?: object, accept = 'application/vnd.github+json') {
    const { GITHUB_REPOSITORY, GITHUB_TOKEN } = this.github.run
    const whole = path === '/markdown' ? path : `/repos/${GITHUB_REPOSITORY}${path}`
    const { pathname, searchParams } = new URL(whole, 'https://api.github.com')
    const headers = { authorization: `Bearer ${GITHUB_TOKEN}`, accept }
    const request = { method, path: pathname, query: searchParams, headers, body }
    const asked: Asked = { ...request, operation: operationOf(request), by: 'row' }
    const answer = await this.#fault(asked, () => this.#send(request))
    return { status: answer.status, headers: answer.headers, data: jsonOf(answer) }
  }

  async #send(request: Request): Promise<Answer> {
    const isWrite = request.method !== 'GET' && !/^\/(graphql|markdown)$/.test(request.path)
    if (isWrite && !this.github.isStandIn) {
      const leftMs = this.#lastWriteMs + WRITE_PAUSE_MS - this.clock.nowMs()
      if (leftMs > 0) await this.sleep(leftMs)
      this.#lastWriteMs = this.clock.nowMs()
    }
    const answer = await this.github.answer(request, this)
    if (operationOf(request) === 'POST /issues/#/comments' && answer.status === 201)
      this.#comments.push(`/issues/comments/${asRecord(jsonOf(answer)).id}`)
    // The next page of a list is at the proxy too.
    const link = answer.headers.link?.replace(/<https?:\/\/[^/]+/g, `<${this.#urls.github}`)
    return link === undefined ? answer : { ...answer, headers: { ...answer.headers, link } }
  }

  /**
   * Comments of the issue, or of the pull request, that this row's steps wrote, with their records.
   * @param atLeast how many there must be, as GitHub may list them late
   */
  comments(number = this.issue.number, atLeast = 1) {
    const own = this.#comments.map((path) => Number(path.split('/').at(-1)))
    const look = async () => (await this.#allComments(number)).filter(({ id }) => own.includes(id))
    return this.eventually(look, ({ length }) => length >= atLeast)
  }

  /** Comments of the issue whose records name a run. */
  async recorded(run: string) {
    const all = await this.#allComments(this.issue.number)
    return all.filter(({ entries }) => entries.some((entry) => entry.run === run))
  }

  async #allComments(number: number) {
    const { data } = await this.ask('GET', `/issues/${number}/comments?per_page=100`)
    const rows = (Array.isArray(data) ? data : []).filter(isRecord)
    return rows.map(({ id, body }) => {
      return { id: Number(id), body: String(body), ...recordIn(String(body)) }
    })
  }

  /** Looks until something is so; what is not so within ten seconds is believed not to be. */
  async eventually<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
    const beliefMs = this.github.isStandIn ? STAND_IN_BELIEF_MS : BELIEF_MS
    const untilMs = this.clock.nowMs() + beliefMs
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

function lack(need: Need): never {
  throw new Error(`the row does not say that it needs: ${need}`)
}

function jsonOf({ headers, body }: Answer): unknown {
  const isJson = /json/.test(headers['content-type'] ?? '')
  return typeof body === 'string' && isJson ? JSON.parse(body) : body
}

/** The step's hash, and what its record or its pointer says, of a comment of ours. */
function recordIn(body: string) {
  const [, step = '', content = ''] =
    /^<!-- docs-agent-action \d+ [0-9a-f]+ ([0-9a-f]+) (\S+) /.exec(body) ?? []
  const json: unknown = content && JSON.parse(Buffer.from(content, 'base64').toString())
  const { entries, job } = asRecord(json)
  return { step, job, entries: Array.isArray(entries) ? entries.map(asRecord) : [] }
}

const playChild: Perform = async (step, cancelled) => {
  const child = startChild(step)
  void cancelled?.then(() => child.process.kill('SIGINT'))
  const { exitCode, outputs, summary, stdout, stderr } = await child.end
  if (stderr !== '') throw new Red(`stderr: ${stderr.slice(0, 300)}`)
  return { exitCode, outputs, summary, stdout }
}
