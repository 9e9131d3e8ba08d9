import type { JsonObject } from './answer.ts'
import { isoTime } from './iso-time.ts'

/** What becomes of a job. Times are in milliseconds. */
export interface JobScript {
  /** Counted from the create and again from each follow-up. Infinity: never. Default 1000. */
  finishAfterMs?: number
  /** Default 'completed'. */
  result?: 'completed' | 'failed' | 'archived'
  /** Default: `https://github.com/acme/docs/pull/<n + 1>` when completed, null otherwise. */
  prLink?: string | null
  /** How long after the end the link appears. Default 0. */
  prLinkAfterMs?: number
  /** The literal status of each successive poll, in place of `finishAfterMs` and `result`. The last repeats. */
  statuses?: string[]
  /** Polls are answered 404 until then. Default 0. */
  visibleAfterMs?: number
  /** Merged over the job in every answer; `undefined` removes a field. */
  override?: Record<string, unknown>
}

export interface Job {
  readonly id: string
  readonly projectId: string
  readonly prompts: string[]
}

export interface Jobs {
  readonly all: readonly Job[]
  create(projectId: string, prompt: string): { job: Job; answer: JsonObject }
  has(projectId: string, id: string): boolean
  /** Makes a job active again. Null when there is no such job. */
  followUp(projectId: string, id: string, prompt: string): JsonObject | null
  /** Null when there is no such job, or it is not visible yet. */
  poll(projectId: string, id: string): JsonObject | null
}

interface ScriptedJob extends Job {
  readonly number: number
  readonly script: JobScript
  readonly createdAtMs: number
  /** The create, or the last follow-up. */
  activeSinceMs: number
  /** Null until a poll has seen the end. */
  endedAtMs: number | null
  polls: number
}

const TERMINAL: readonly string[] = ['completed', 'failed', 'archived']

/** Jobs need no timers: their state is worked out from the clock whenever somebody asks. */
export function createJobs({
  scriptFor,
  now,
}: {
  scriptFor: (n: number, prompt: string) => JobScript
  /** Monotonic milliseconds. */
  now: () => number
}): Jobs {
  const jobs: ScriptedJob[] = []
  const byId = new Map<string, ScriptedJob>()

  function find(projectId: string, id: string): ScriptedJob | null {
    const job = byId.get(id)
    return job?.projectId === projectId ? job : null
  }

  return {
    all: jobs,
    create(projectId, prompt) {
      const number = jobs.length
      const nowMs = now()
      const job: ScriptedJob = {
        id: `job_${number + 1}`,
        projectId,
        prompts: [prompt],
        number,
        script: scriptFor(number, prompt),
        createdAtMs: nowMs,
        activeSinceMs: nowMs,
        endedAtMs: null,
        polls: 0,
      }
      jobs.push(job)
      byId.set(job.id, job)
      return { job, answer: jobJson(job, { status: 'active', nowMs }) }
    },
    has: (projectId, id) => find(projectId, id) !== null,
    followUp(projectId, id, prompt) {
      const job = find(projectId, id)
      if (job === null) return null
      const nowMs = now()
      job.prompts.push(prompt)
      job.activeSinceMs = nowMs
      job.endedAtMs = null
      return jobJson(job, { status: 'active', nowMs })
    },
    poll(projectId, id) {
      const job = find(projectId, id)
      if (job === null) return null
      const nowMs = now()
      if (nowMs < job.createdAtMs + (job.script.visibleAfterMs ?? 0)) return null
      return jobJson(job, { status: nextStatus(job, nowMs), nowMs })
    },
  }
}

function nextStatus(job: ScriptedJob, nowMs: number): string {
  const { statuses, finishAfterMs = 1000, result = 'completed' } = job.script
  const poll = job.polls
  job.polls += 1
  if (statuses !== undefined) {
    const status = statuses[Math.min(poll, statuses.length - 1)] ?? 'active'
    if (TERMINAL.includes(status)) job.endedAtMs ??= nowMs
    return status
  }
  const endsAtMs = job.activeSinceMs + finishAfterMs
  if (nowMs < endsAtMs) return 'active'
  job.endedAtMs = endsAtMs
  return result
}

interface Moment {
  status: string
  nowMs: number
}

function jobJson(job: ScriptedJob, moment: Moment): JsonObject {
  const { status } = moment
  return {
    id: job.id,
    status,
    source: { repository: 'https://github.com/acme/docs', ref: `agent/${job.id}` },
    model: 'simulated-model-1',
    prLink: prLink(job, moment),
    createdAt: isoTime(job.createdAtMs),
    archivedAt: status === 'archived' && job.endedAtMs !== null ? isoTime(job.endedAtMs) : null,
    ...job.script.override,
  }
}

function prLink({ script, number, endedAtMs }: ScriptedJob, moment: Moment): string | null {
  const { status, nowMs } = moment
  if (!TERMINAL.includes(status) || endedAtMs === null) return null
  if (nowMs < endedAtMs + (script.prLinkAfterMs ?? 0)) return null
  if (script.prLink !== undefined) return script.prLink
  return status === 'completed' ? `https://github.com/acme/docs/pull/${number + 1}` : null
}
