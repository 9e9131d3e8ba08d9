import type { Clock } from '../src/runtime.ts'
import { isoTime, type JsonObject } from './http/answer.ts'

/** The course of a build. */
export interface BuildScript {
  /** From the request to the end; Infinity never ends. Default 40,000. */
  finishAfterMs?: number
  /** Default 'success'. */
  result?: 'success' | 'failure'
  /** The finished build's. Default: a few fitting lines. */
  logs?: readonly string[]
  /** The preview's. Default: a host named after the branch. */
  previewUrl?: string
  /** Merged over the build in every answer; `undefined` removes a field. */
  override?: JsonObject
}

export interface Build {
  readonly statusId: string
  readonly kind: 'preview' | 'publication'
  readonly branch: string
  readonly script: BuildScript
  readonly startedMs: number
  readonly createdAt: string
}

const QUEUED_MS = 5_000
const LOGS = {
  success: [
    'Cloning the repository',
    'Building 40 pages',
    'Successfully updated deployment',
    'Successfully indexed 40 page(s).',
  ],
  failure: [
    'Cloning the repository',
    'Building 40 pages',
    'guides/webhooks/retries.mdx:14:3: Expected a closing tag for <Steps>',
    'The build ended with 1 error',
  ],
}

/** Like jobs, builds need no timers. */
export class Builds {
  readonly all: Build[] = []
  readonly #clock: Clock
  readonly #scriptOf: (n: number) => BuildScript

  constructor(clock: Clock, scriptOf: (n: number) => BuildScript) {
    this.#clock = clock
    this.#scriptOf = scriptOf
  }

  start(kind: Build['kind'], branch: string): JsonObject {
    const script = this.#scriptOf(this.all.length)
    const statusId = `build_${this.all.length + 1}`
    const createdAt = isoTime(this.#clock.now().getTime())
    this.all.push({ statusId, kind, branch, script, startedMs: this.#clock.nowMs(), createdAt })
    if (kind === 'publication') return { statusId }
    // Host names allow fewer characters than branch names.
    const label = branch.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    return { statusId, previewUrl: script.previewUrl ?? `https://acme-${label}.mintlify.site` }
  }

  get(statusId: string): JsonObject | undefined {
    const build = this.all.find((one) => one.statusId === statusId)
    if (build === undefined) return undefined
    const { script, startedMs, createdAt, branch } = build
    const { finishAfterMs = 40_000, result = 'success' } = script
    const passedMs = this.#clock.nowMs() - startedMs
    const isOver = passedMs >= finishAfterMs
    const status = isOver ? result : passedMs < QUEUED_MS ? 'queued' : 'in_progress'
    const logs = script.logs ?? LOGS[result]
    return {
      _id: statusId,
      projectId: 'docs',
      createdAt,
      // While it runs, the field is absent, not null.
      ...(isOver && { endedAt: isoTime(Date.parse(createdAt) + finishAfterMs) }),
      status,
      summary: isOver ? `Update ended with ${status}` : 'Building',
      logs: isOver ? logs : logs.slice(0, status === 'queued' ? 0 : 1),
      subdomain: 'acme',
      commit: {
        sha: statusId.replace(/\D/g, '').padStart(40, '0'),
        ref: branch,
        message: 'Explain how webhooks are retried',
        filesChanged: { added: [], modified: ['guides/webhooks/retries.mdx'], removed: [] },
      },
      source: 'api',
      ...script.override,
    }
  }
}
