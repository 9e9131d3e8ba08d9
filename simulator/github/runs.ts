import { type Answer, json } from '../answer.ts'
import { countedAnswer } from './paging.ts'
import { gone, notFound } from './refusals.ts'
import { at, type Exchange, numberAt, textAt, userJson } from './world.ts'

/** One run of a workflow, with all its attempts. */
export interface RunOptions {
  id: number
  /** The workflow's file. Default 'docs.yml'. */
  workflow?: string
  /** Default 'push'. */
  event?: string
  /** Default 'main'. */
  branch?: string
  headSha?: string
  /** Default 'octocat'. */
  actor?: string
  /** Default: so many hours after the year's begin as its ID says. */
  createdAt?: string
  /** The first one first. Default: one, that succeeded, without jobs. */
  attempts?: AttemptOptions[]
  artifacts?: ArtifactOptions[]
}

export interface AttemptOptions {
  /** Null as long as it runs. Default 'success'. */
  conclusion?: string | null
  jobs?: RunJobOptions[]
}

export interface RunJobOptions {
  id: number
  /** Default 'agent'. */
  name?: string
  /** Null as long as it runs. Default: the attempt's. */
  conclusion?: string | null
  /** Its lines without the times. Null: the log was deleted or has expired. Default empty. */
  log?: string | null
}

export interface ArtifactOptions {
  id: number
  name: string
  expired?: boolean
}

interface Job extends RunJobOptions {
  run: RunOptions
  attempt: number
  ofAttempt: AttemptOptions
}

const YEAR_MS = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000

export function getRun(exchange: Exchange): Answer {
  const run = runAt(exchange)
  if (run === undefined) return notFound(exchange.world)
  return json(200, toJson(run, { attempt: attemptsOf(run).length, exchange }))
}

/** One attempt of a run. Gitea has no such address. */
export function getAttempt(exchange: Exchange): Answer {
  const run = runAt(exchange)
  const attempt = numberAt(exchange, 1)
  if (run === undefined || attemptsOf(run)[attempt - 1] === undefined)
    return notFound(exchange.world)
  return json(200, toJson(run, { attempt, exchange }))
}

export function listAttemptJobs(exchange: Exchange): Answer {
  const run = runAt(exchange)
  const attempt = numberAt(exchange, 1)
  if (run === undefined || attemptsOf(run)[attempt - 1] === undefined)
    return notFound(exchange.world)
  return listJobs(run, { exchange, isShown: (job) => job.attempt === attempt })
}

/** The jobs of the latest attempt, or with `filter=all` of each. */
export function listRunJobs(exchange: Exchange): Answer {
  const run = runAt(exchange)
  if (run === undefined) return notFound(exchange.world)
  const latest = attemptsOf(run).length
  const isAll = exchange.query.get('filter') === 'all'
  return listJobs(run, { exchange, isShown: (job) => isAll || job.attempt === latest })
}

export function listRuns(exchange: Exchange): Answer {
  return answerRuns(exchange.state.runs ?? [], exchange)
}

/** The runs of one workflow, by its file or its ID. */
export function listWorkflowRuns(exchange: Exchange): Answer {
  const workflow = textAt(exchange)
  const { runs = [] } = exchange.state
  const files = workflowsOf(runs)
  const file = files[Number(workflow) - 1] ?? workflow
  if (!files.includes(file)) return notFound(exchange.world)
  return answerRuns(
    runs.filter((run) => fileOf(run) === file),
    exchange,
  )
}

export function getJob(exchange: Exchange): Answer {
  const job = jobAt(exchange)
  return job === undefined ? notFound(exchange.world) : json(200, jobJson(job, exchange))
}

/** Where the log is: on another host, for a minute. Gitea gives the log itself. */
export function getJobLog(exchange: Exchange): Answer {
  const { world, state } = exchange
  const job = jobAt(exchange)
  // A job that still runs has no log that could be had.
  if (job === undefined || conclusionOf(job) === null) return notFound(world)
  if (job.log === null) return gone(world, 'Server Error')
  const log = stampLines(job.log ?? '', startedMs(job.run, state.runs))
  if (world.forge === 'gitea')
    return {
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: { bytes: log },
    }
  return { status: 302, headers: { location: world.signLog(log) }, body: { bytes: '' } }
}

export function listRunArtifacts(exchange: Exchange): Answer {
  const run = runAt(exchange)
  return run === undefined ? notFound(exchange.world) : answerArtifacts([run], exchange)
}

export function listArtifacts(exchange: Exchange): Answer {
  return answerArtifacts(exchange.state.runs ?? [], exchange)
}

function answerArtifacts(runs: RunOptions[], exchange: Exchange): Answer {
  const wanted = exchange.query.get('name')
  const artifacts = runs.flatMap((run) =>
    (run.artifacts ?? []).map(({ expired = false, ...artifact }) => ({
      ...artifact,
      expired,
      archive_download_url: `${exchange.world.apiUrl}/repos/${exchange.repository}/actions/artifacts/${artifact.id}/zip`,
      workflow_run: { id: run.id, head_branch: run.branch ?? 'main' },
    })),
  )
  return countedAnswer(
    'artifacts',
    artifacts.filter(({ name }) => wanted === null || name === wanted).reverse(),
    exchange,
  )
}

function answerRuns(runs: RunOptions[], exchange: Exchange): Answer {
  const { query } = exchange
  const shown = runs
    .map((run) => toJson(run, { attempt: attemptsOf(run).length, exchange }))
    .filter(
      (run) =>
        ['event', 'head_sha'].every((key) => matches(run[key], query.get(key))) &&
        matches(run.head_branch, query.get('branch')) &&
        (matches(run.status, query.get('status')) || matches(run.conclusion, query.get('status'))),
    )
    .sort((a, b) => Number(b.id) - Number(a.id))
  return countedAnswer('workflow_runs', shown, exchange)
}

function listJobs(
  run: RunOptions,
  { exchange, isShown }: { exchange: Exchange; isShown: (job: Job) => boolean },
): Answer {
  const jobs = jobsOf(run).filter(isShown)
  return countedAnswer(
    'jobs',
    jobs.map((job) => jobJson(job, exchange)),
    exchange,
  )
}

function runAt(exchange: Exchange): RunOptions | undefined {
  const id = numberAt(exchange)
  return exchange.state.runs?.find((run) => run.id === id)
}

function jobAt(exchange: Exchange): Job | undefined {
  const id = numberAt(exchange)
  return exchange.state.runs?.flatMap(jobsOf).find((job) => job.id === id)
}

function attemptsOf({ attempts = [{}] }: RunOptions): AttemptOptions[] {
  return attempts
}

function jobsOf(run: RunOptions): Job[] {
  return attemptsOf(run).flatMap((ofAttempt, index) =>
    (ofAttempt.jobs ?? []).map((job) => ({ ...job, run, ofAttempt, attempt: index + 1 })),
  )
}

function fileOf({ workflow = 'docs.yml' }: RunOptions): string {
  return workflow
}

function workflowsOf(runs: RunOptions[]): string[] {
  return [...new Set(runs.map(fileOf))]
}

function conclusionOf({ conclusion, ofAttempt }: Job): string | null {
  if (conclusion !== undefined) return conclusion
  return ofAttempt.conclusion === undefined ? 'success' : ofAttempt.conclusion
}

function startedMs({ id, createdAt }: RunOptions, runs: RunOptions[] = []): number {
  const index = runs.filter((run) => run.id < id).length
  return createdAt === undefined ? YEAR_MS + index * HOUR_MS : Date.parse(createdAt)
}

function statusOf(conclusion: string | null): string {
  return conclusion === null ? 'in_progress' : 'completed'
}

function toJson(
  run: RunOptions,
  { attempt, exchange }: { attempt: number; exchange: Exchange },
): Record<string, unknown> {
  const { world, repository, state } = exchange
  const { conclusion = 'success' } = attemptsOf(run)[attempt - 1] ?? {}
  const file = fileOf(run)
  const url = `${world.apiUrl}/repos/${repository}/actions/runs/${run.id}`
  const started = at(startedMs(run, state.runs))
  const actor = userJson(run.actor ?? 'octocat', world)
  return {
    id: run.id,
    name: file.replace(/\.ya?ml$/, ''),
    path: world.forge === 'gitea' ? `${file}@refs/heads/main` : `.github/workflows/${file}`,
    workflow_id: workflowsOf(state.runs ?? []).indexOf(file) + 1,
    run_attempt: attempt,
    event: run.event ?? 'push',
    status: statusOf(conclusion),
    conclusion,
    head_branch: run.branch ?? 'main',
    head_sha: run.headSha ?? state.commits?.at(-1)?.sha ?? '0000000',
    created_at: started,
    run_started_at: started,
    updated_at: started,
    actor,
    triggering_actor: actor,
    repository: { full_name: repository },
    head_repository: { full_name: repository },
    html_url: `${world.serverUrl}/${repository}/actions/runs/${run.id}`,
    url,
    jobs_url: `${url}/jobs`,
    previous_attempt_url: attempt > 1 ? `${url}/attempts/${attempt - 1}` : null,
  }
}

function jobJson(job: Job, { world, repository, state }: Exchange): object {
  const conclusion = conclusionOf(job)
  const started = at(startedMs(job.run, state.runs))
  return {
    id: job.id,
    run_id: job.run.id,
    run_attempt: job.attempt,
    name: job.name ?? 'agent',
    status: statusOf(conclusion),
    conclusion,
    started_at: started,
    completed_at: conclusion === null ? null : started,
    html_url: `${world.serverUrl}/${repository}/actions/runs/${job.run.id}/job/${job.id}`,
    steps: [],
  }
}

/** As the runner writes them: a byte order mark, then each line behind its time. */
function stampLines(log: string, startMs: number): string {
  const lines = log.split('\n').map((line, index) => {
    const time = new Date(startMs + index).toISOString().replace('Z', '0000Z')
    return `${time} ${line}\n`
  })
  return `\uFEFF${lines.join('')}`
}

function matches(value: unknown, wanted: string | null): boolean {
  return wanted === null || value === wanted
}
