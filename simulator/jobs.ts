import type { Clock } from '../src/runtime.ts'
import type { Pull } from './github/repository.ts'
import { isoTime, type JsonObject } from './http/answer.ts'

/** The course of a job. */
export interface JobScript {
  /** From the create, and again from when a follow-up begins, to the end. Infinity: never. Default 60,000. */
  finishAfterMs?: number
  /** From a follow-up until the job is active again; so long, it shows how it ended. Default 4,000. */
  followUpAfterMs?: number
  /** Default 'completed'. */
  result?: 'completed' | 'failed' | 'archived'
  /** Default: a pull request of the agent's when completed, null otherwise. */
  prLink?: string | null
  /** The pull request. Default: its title is the prompt's first line, and it changes no file. */
  pull?: Partial<Pull>
  /** The delay of the link after the end. Default 0. */
  prLinkAfterMs?: number
}

/** The script of the n-th job, from 0. */
export type JobScripts = (n: number, prompt: string) => JobScript

export interface Job {
  readonly id: string
  /** The first prompt, then the follow-ups. */
  readonly prompts: string[]
  readonly branch: string
  readonly script: JobScript
  readonly createdAt: string
  /** The start of the create or of the last follow-up, in the clock's ms. */
  activeSinceMs: number
  /** The start of a follow-up that is still waiting. */
  activeAgainMs?: number
  /** Follow-ups use the same pull request. */
  prLink?: string
}

/** Jobs need no timers: each request computes their state from the clock. */
export class Jobs {
  readonly all: Job[] = []
  readonly #clock: Clock
  readonly #scriptOf: JobScripts
  readonly #openPull: (job: Job) => string

  constructor(clock: Clock, scriptOf: JobScripts, openPull: (job: Job) => string) {
    this.#clock = clock
    this.#scriptOf = scriptOf
    this.#openPull = openPull
  }

  /** @returns the answer with the new job */
  create(prompt: string): JsonObject {
    const number = this.all.length + 1
    const job = {
      id: `job_${number}`,
      prompts: [prompt],
      branch: `mintlify/job-${number}`,
      script: this.#scriptOf(number - 1, prompt),
      createdAt: isoTime(this.#clock.now().getTime()),
      activeSinceMs: this.#clock.nowMs(),
    }
    this.all.push(job)
    return this.#toJson(job)
  }

  /** Makes a job active again, after its delay. */
  followUp(id: string, prompt: string): JsonObject | undefined {
    const job = this.#find(id)
    if (job === undefined) return undefined
    job.prompts.push(prompt)
    const before = this.#toJson(job)
    job.activeAgainMs = this.#clock.nowMs() + (job.script.followUpAfterMs ?? 4_000)
    return before
  }

  get(id: string): JsonObject | undefined {
    const job = this.#find(id)
    return job && this.#toJson(job)
  }

  #find(id: string): Job | undefined {
    return this.all.find((job) => job.id === id)
  }

  #toJson(job: Job): JsonObject {
    const { id, branch, createdAt, script } = job
    const { finishAfterMs = 60_000, result = 'completed', prLinkAfterMs = 0 } = script
    const nowMs = this.#clock.nowMs()
    if (job.activeAgainMs !== undefined && nowMs >= job.activeAgainMs) {
      job.activeSinceMs = job.activeAgainMs
      delete job.activeAgainMs
    }
    const sinceEndMs = nowMs - job.activeSinceMs - finishAfterMs
    const status = sinceEndMs >= 0 ? result : 'active'
    const hasLink = sinceEndMs >= prLinkAfterMs
    if (hasLink && status === 'completed' && script.prLink === undefined)
      job.prLink ??= this.#openPull(job)
    const { prLink = job.prLink ?? null } = script
    const nowAt = isoTime(this.#clock.now().getTime())
    return {
      id,
      status,
      source: { repository: 'https://github.com/acme/docs', ref: branch },
      model: 'simulated-model-1',
      prLink: hasLink ? prLink : null,
      createdAt,
      archivedAt: status === 'archived' ? nowAt : null,
    }
  }
}
