import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { problem } from '../simulator/github/asked.ts'
import { type GitHubOptions, SimulatedGitHub } from '../simulator/github/github.ts'
import { renderMarkdown } from '../simulator/github/markdown.ts'
import { idOf, repositoryJson } from '../simulator/github/objects.ts'
import type { ChangedFile, Pull } from '../simulator/github/repository.ts'
import { type Answer, json, type Request } from '../simulator/http/answer.ts'
import type { JobScript } from '../simulator/jobs.ts'
import { type Clock, systemClock } from '../src/clock.ts'
import { asRecord } from '../src/text.ts'
import type { Permissions } from './row.ts'
import { jobScript, LONG, LONG_STEP } from './rows/cancel.ts'
import { RUNNER_STEPS } from './rows/runner.ts'
import type { End, GitHub, Run, Step, World } from './world.ts'

const NAME = 'acme/docs'
const KEY = 'mint_acceptance_0123456789abcdef'
const WORKFLOWS = new URL('../.github/workflows/', import.meta.url)
const CANCEL = '/actions/workflows/acceptance-cancel.yml/dispatches'
const BOT = { login: 'github-actions[bot]', type: 'Bot' }

/** A job whose log can be read. */
interface LoggedJob {
  id: number
  name: string
  conclusion: string
  log: string
  steps: { name: string; status: string }[]
  annotations: { annotation_level: string; message: string }[]
}

interface StandInRun {
  attempt: number
  isCompleted: boolean
  jobs: Record<number, LoggedJob[]>
  cancel(): void
}

/**
 * The simulated GitHub, with what the acceptance itself asks of it: an issue, two branches, a pull request. It has
 * one copy of each file, the newest.
 */
export class StandIn implements GitHub {
  readonly simulated: SimulatedGitHub
  readonly run: Run
  /** What its token may; undefined: everything. */
  permissions: Permissions | undefined
  readonly #mayOpenPulls: boolean
  readonly #issues: Record<string, unknown>[] = []
  readonly #trees = new Map<string, Record<string, string>>()
  readonly #refs = new Map<string, string>()
  #reviews: Record<string, unknown>[] = []
  readonly #runs = new Map<string, StandInRun>()
  readonly #looked = new Set<LoggedJob>()
  /** It plays the steps of the workflows. */
  #world: World | undefined

  /** @param mayOpenPulls the setting of GitHub Actions, which is off by default */
  constructor(
    clock: Clock = systemClock,
    { actor = 'octocat', mayOpenPulls = true }: { actor?: string; mayOpenPulls?: boolean } = {},
  ) {
    this.#mayOpenPulls = mayOpenPulls
    const token: NonNullable<GitHubOptions['token']> = {}
    Object.defineProperty(token, 'permissions', { get: () => this.permissions })
    this.simulated = new SimulatedGitHub({ clock, token })
    this.run = {
      ...{ repository: NAME, repositoryId: `${idOf(NAME)}`, id: '4242', attempt: '1' },
      ...{ actor, sha: 'f'.repeat(40), token: 'ghs_of_nobody', key: KEY, isStandIn: true },
      serverUrl: this.simulated.serverUrl,
    }
    const { repository } = this.simulated
    repository.commits.push({ sha: this.run.sha, message: 'The acceptance', files: [] })
    repository.runs.push({ id: 4241, workflow: 'acceptance.yml', event: 'workflow_dispatch' })
  }

  attach(world: World): void {
    this.#world = world
  }

  /** The job "runner" of acceptance.yml: two legs, of which rows see the first one's steps. */
  async steps(world: World): Promise<Record<string, Step>> {
    const found: Record<string, Step> = {}
    const jobs: LoggedJob[] = []
    for (const leg of ['a', 'b']) {
      const job = newJob(`Runner ${leg}`, jobs.length + 1)
      for (const [id, given] of Object.entries(RUNNER_STEPS)) {
        const home = id === 'defaults' && {
          comment: 'true',
          'issue-number': `${world.issue.number}`,
        }
        const inputs = { ...given, ...home, 'api-key': KEY, 'step-key': `{"leg":"${leg}"}` }
        const end = await world.play({ inputs, env: { GITHUB_ACTION: id } })
        found[id] ??= stepOf(end)
        logStep(job, end, Object.keys(inputs))
      }
      job.log += `after the mask: ${KEY}\n`
      job.log = masked(job.log)
      jobs.push(job)
    }
    this.#runs.set(this.run.id, { attempt: 1, isCompleted: true, jobs: { 1: jobs }, cancel() {} })
    return found
  }

  #dispatch(inputs: Record<string, unknown>): Answer {
    const known = Object.keys(workflow('cancel').on.workflow_dispatch.inputs)
    const isComplete = known.every((name) => typeof inputs[name] === 'string')
    if (!isComplete || Object.keys(inputs).length > known.length)
      return problem(422, `Inputs: ${Object.keys(inputs)}, not ${known}`)
    return this.#startRun('77', 1)
  }

  /** acceptance-cancel.yml, on one system. */
  #startRun(id: string, attempt: number): Answer {
    const world = this.#world
    if (world === undefined) return problem(404, 'Not Found')
    const run = this.#runs.get(id)
    const job = newJob('Cancel a', attempt)
    let cancel = () => {}
    const cancelled = new Promise<void>((resolve) => {
      cancel = resolve
    })
    const jobs = { ...run?.jobs, [attempt]: [job] }
    const started: StandInRun = { attempt, isCompleted: false, jobs, cancel }
    this.#runs.set(id, started)
    for (const { script } of world.jobs) Object.assign(script, { finishAfterMs: 0 })
    const play = async () => {
      const asked = world.askedService.length
      const at = (GITHUB_ACTION: string, GITHUB_JOB = 'cancel') => ({
        GITHUB_ACTION,
        GITHUB_JOB,
        GITHUB_RUN_ID: id,
      })
      const inputs = {
        prompt: 'Document it.',
        comment: 'true',
        'issue-number': `${world.issue.number}`,
      }
      const step = (env: Record<string, string>) => world.play({ inputs, env, attempt })
      for (const env of [at('__self'), at('__self_2'), at('__composite')]) await step(env)
      world.script = jobScriptOfCalled()
      await step(at('__self', 'called'))
      job.steps = [{ name: LONG_STEP, status: 'in_progress' }]
      world.script = jobScript(LONG, String(attempt))
      const long = { inputs: { ...inputs, prompt: LONG }, env: at('long'), attempt }
      const end = await world.play({ ...long, ...(attempt === 1 && { cancelled }) })
      const said = { steps: { long: stepOf(end) }, asked: world.askedService.slice(asked) }
      job.log += `ACCEPTANCE ${JSON.stringify(said)}\n`
      started.isCompleted = true
    }
    void play()
    return json(attempt === 1 ? 200 : 201, { workflow_run_id: Number(id) })
  }

  #rerun(id: string): Answer {
    const run = this.#runs.get(id)
    if (!run?.isCompleted) return problem(403, 'This workflow is already running')
    return this.#startRun(id, run.attempt + 1)
  }

  #cancelRun(id: string): Answer {
    const run = this.#runs.get(id)
    if (run?.isCompleted) return problem(409, 'Cannot cancel a workflow run that is completed.')
    run?.cancel()
    return json(202, {})
  }

  #jobsOf(id: string, attempt: string): Answer {
    const jobs = this.#runs.get(id)?.jobs[Number(attempt)] ?? []
    return json(200, { total_count: jobs.length, jobs })
  }

  #job(id: string): LoggedJob | undefined {
    const all = [...this.#runs.values()].flatMap((run) => Object.values(run.jobs).flat())
    return all.find((job) => job.id === Number(id))
  }

  /** As after a job's end: at the first look, there is none yet. */
  #log(id: string): Answer {
    const job = this.#job(id)
    if (job === undefined || !this.#looked.has(job)) {
      if (job) this.#looked.add(job)
      return problem(404, 'Not Found')
    }
    return plain(job.log)
  }

  #runJson(id: string): Answer {
    const { attempt: run_attempt, isCompleted = false } = this.#runs.get(id) ?? {}
    return json(200, { run_attempt, status: isCompleted ? 'completed' : 'in_progress' })
  }

  async answer(request: Request): Promise<Answer> {
    const { method, path } = request
    const behind = path.replace(`/repos/${NAME}`, '')
    for (const [route, answer] of this.#routes) {
      const found = new RegExp(`^${route.replaceAll('*', '([^/]+)')}$`).exec(`${method} ${behind}`)
      if (found) return answer(found[1] ?? '', asRecord(request.body), found[2] ?? '')
    }
    const answer = await this.simulated.answer(request)
    if (path !== '/markdown' || typeof answer.body !== 'string') return answer
    const digits = randomBytes(16).toString('hex')
    const body = answer.body.replace(/user-content-fn(ref)?-[\w-]+/g, `$&-${digits}`)
    return { ...answer, body }
  }

  readonly #routes: readonly [
    string,
    (of: string, body: Record<string, unknown>, more: string) => Answer | Promise<Answer>,
  ][] = [
    ['GET ', () => json(200, this.#repository())],
    ['GET /issues', () => json(200, this.#issues)],
    ['POST /issues', (_, body) => json(201, this.#addIssue(body))],
    ['GET /issues/*', (number) => this.#withHtml(this.#issue(number))],
    ['PATCH /issues/*', (number, body) => json(200, Object.assign(this.#issue(number), body))],
    ['PUT /issues/*/lock', (number) => this.#lock(number, true)],
    ['DELETE /issues/*/lock', (number) => this.#lock(number, false)],
    ['DELETE /issues/comments/*', (id) => this.#deleteComment(Number(id))],
    ['POST /git/trees', (_, { tree }) => json(201, { sha: this.#addTree(tree) })],
    ['POST /git/commits', (_, body) => json(201, { sha: this.#addCommit(body) })],
    ['GET /git/ref/heads/*', (name) => this.#ref(name)],
    ['POST /git/refs', (_, { ref, sha }) => this.#setRef(String(ref), String(sha), 201)],
    ['PATCH /git/refs/heads/*', (name, { sha }) => this.#setRef(name, String(sha), 200)],
    ['POST /pulls', (_, body) => this.#addPull(body)],
    ['GET /pulls/*/reviews', () => json(200, this.#reviews)],
    ['POST /pulls/*/reviews', (number, body) => this.#addReview(Number(number), body)],
    ['DELETE /pulls/*/reviews/*', (_, __, id) => this.#deleteReview(Number(id))],
    [`POST ${CANCEL}`, (_, { inputs }) => this.#dispatch(asRecord(inputs))],
    ['POST /actions/runs/*/rerun', (id) => this.#rerun(id)],
    ['POST /actions/runs/*/cancel', (id) => this.#cancelRun(id)],
    ['GET /actions/runs/*', (id) => this.#runJson(id)],
    ['GET /actions/runs/*/attempts/*/jobs', (id, _, attempt) => this.#jobsOf(id, attempt)],
    ['GET /actions/jobs/*/logs', (id) => this.#log(id)],
    ['GET /check-runs/*/annotations', (id) => json(200, this.#job(id)?.annotations ?? [])],
  ]

  #repository() {
    const more = { private: true, fork: false, default_branch: 'main' }
    return repositoryJson(this.simulated, NAME, more)
  }

  #addIssue(fields: Record<string, unknown>) {
    const number = this.#issues.length + 1
    const html_url = `${this.run.serverUrl}/${NAME}/issues/${number}`
    const issue = {
      number,
      state: 'open',
      locked: false,
      user: BOT,
      ...fields,
      html_url,
    }
    this.#issues.push(issue)
    return issue
  }

  #issue(number: string): Record<string, unknown> {
    return this.#issues.find((one) => one.number === Number(number)) ?? {}
  }

  #withHtml(issue: Record<string, unknown>): Answer {
    return json(200, {
      ...issue,
      body_html: renderMarkdown({ text: issue.body, mode: 'gfm' }).body,
    })
  }

  #lock(number: string, locked: boolean): Answer {
    Object.assign(this.#issue(number), { locked })
    const { repository } = this.simulated
    repository.locked = locked ? [Number(number)] : []
    return { status: 204, headers: {} }
  }

  #deleteComment(id: number): Answer {
    const { comments } = this.simulated.repository
    const at = comments.findIndex((one) => one.id === id)
    if (at < 0) return problem(404, 'Not Found')
    comments.splice(at, 1)
    return { status: 204, headers: {} }
  }

  #addTree(tree: unknown): string {
    const entries = (Array.isArray(tree) ? tree : []).map(asRecord)
    const files = entries.map(({ path, content }) => [String(path), String(content)])
    const sha = shaOf(JSON.stringify(files))
    this.#trees.set(sha, Object.fromEntries(files))
    return sha
  }

  #addCommit({ tree, parents, message }: Record<string, unknown>): string {
    const sha = shaOf(`${tree} ${parents}`)
    const { repository } = this.simulated
    if (repository.commits.some((one) => one.sha === sha)) return sha
    const [parent] = Array.isArray(parents) ? parents.map(String) : []
    const files = this.#changes(parent, String(tree))
    this.#trees.set(sha, this.#trees.get(String(tree)) ?? {})
    repository.commits.push({
      sha,
      message: String(message),
      files,
      parents: parent ? [parent] : [],
    })
    repository.texts = { ...repository.texts, ...this.#trees.get(sha) }
    return sha
  }

  #changes(parent = '', tree: string): ChangedFile[] {
    const [before = {}, after = {}] = [this.#trees.get(parent), this.#trees.get(tree)]
    const names = Object.keys({ ...before, ...after }).sort()
    return names.flatMap((filename) => {
      const [a, b] = [before[filename], after[filename]]
      if (a === b) return []
      const status = a === undefined ? 'added' : b === undefined ? 'removed' : 'modified'
      return [{ filename, status, patch: `@@ -1 +1 @@\n+${b?.trim().split('\n').at(-1)}` }]
    })
  }

  #ref(name: string): Answer {
    const sha = this.#refs.get(name)
    return sha === undefined ? problem(404, 'Not Found') : json(200, { object: { sha } })
  }

  #setRef(name: string, sha: string, status: number): Answer {
    this.#refs.set(name.replace('refs/heads/', ''), sha)
    return json(status, { object: { sha } })
  }

  #addPull({ title, body, base, head, draft }: Record<string, unknown>): Answer {
    const message = 'GitHub Actions is not permitted to create or approve pull requests.'
    if (!this.#mayOpenPulls) return problem(403, message)
    const { pulls, commits } = this.simulated.repository
    const [baseSha, headSha] = [base, head].map((name) => this.#refs.get(String(name)) ?? '')
    const commit = commits.find(({ sha }) => sha === headSha)
    if (commit === undefined || baseSha === undefined) return problem(422, 'Validation Failed')
    const number = 100
    const pull: Pull = {
      ...{
        number,
        title: String(title),
        login: BOT.login,
        branch: String(head),
        baseSha,
        headSha: commit.sha,
      },
      ...{
        commits: [commit],
        files: commit.files ?? [],
        reviewComments: {},
        override: { body, draft },
      },
    }
    pulls.push(pull)
    return json(201, { number })
  }

  #addReview(number: number, { comments }: Record<string, unknown>): Answer {
    const pull = this.simulated.repository.pulls.find((one) => one.number === number)
    const id = 7
    this.#reviews.push({ id, state: 'PENDING', user: BOT })
    const rows = (Array.isArray(comments) ? comments : []).map(asRecord)
    if (pull) pull.reviewComments = { [id]: rows }
    return json(200, { id, state: 'PENDING' })
  }

  #deleteReview(wanted: number): Answer {
    this.#reviews = this.#reviews.filter(({ id }) => id !== wanted)
    return json(200, {})
  }
}

function workflow(name: string) {
  return parse(readFileSync(new URL(`acceptance-${name}.yml`, WORKFLOWS), 'utf8'))
}

/** Its service names a pull request if both workflows pass that on. */
function jobScriptOfCalled(): JobScript {
  const [outer, called] = ['cancel', 'called'].map((name) => workflow(name).jobs.called)
  const service = called.steps.find(({ id }: { id?: string }) => id === 'service')
  const isPassed = Boolean(outer.with.pull) && service.with?.pull === `$${'{{ inputs.pull }}'}`
  return isPassed ? {} : { prLink: null }
}

function newJob(name: string, id: number): LoggedJob {
  return { id, name, conclusion: 'success', log: '', steps: [], annotations: [] }
}

function stepOf({ exitCode, outputs }: End): Step {
  return { outcome: exitCode === 0 ? 'success' : 'failure', outputs }
}

/** What the runner makes of a step's commands: ten warnings at most, and a word on inputs that action.yml lacks. */
function logStep(job: LoggedJob, { stdout }: End, inputs: readonly string[]): void {
  job.log += `${stdout}\n`
  const warnings = [...stdout.matchAll(/^::warning::(.*)$/gm)].map(([, message = '']) => message)
  const known = readFileSync(new URL('../action.yml', import.meta.url), 'utf8')
  const others = inputs.filter((name) => !known.includes(`\n  ${name}:`))
  if (others.length > 0) warnings.unshift(`Unexpected input(s) '${others.join("', '")}'`)
  for (const message of warnings.slice(0, 10))
    job.annotations.push({ annotation_level: 'warning', message })
}

/** Behind each mask, the secret is asterisks; the command itself is not shown. */
function masked(log: string): string {
  const secrets: string[] = []
  const lines = log.split('\n').flatMap((line) => {
    const [, secret] = /^::add-mask::(.+)$/.exec(line) ?? []
    if (secret !== undefined) secrets.push(secret)
    const shown = secrets.reduce((text, one) => text.replaceAll(one, '***'), line)
    return secret === undefined ? [shown] : []
  })
  return lines.join('\n')
}

function plain(body: string): Answer {
  return { status: 200, headers: { 'content-type': 'text/plain' }, body }
}

function shaOf(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
