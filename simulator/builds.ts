import type { JsonObject } from './answer.ts'
import { isoTime } from './iso-time.ts'

/** What becomes of a build. Times are in milliseconds. */
export interface BuildScript {
  /** How long the build is queued. Default 200. */
  startAfterMs?: number
  /** From the request to the end of the build. Infinity: never. Default 1000. */
  finishAfterMs?: number
  /** Default 'success'. */
  result?: 'success' | 'failure'
  /** Default: a sentence that fits the status. */
  summary?: string
  /** Of the finished build; a running one has the first of them. Default: a few lines that fit. */
  logs?: unknown[]
  /** The literal status of each successive request, in place of times and `result`. The last repeats. */
  statuses?: string[]
  /** Requests are answered 404 until then. Default 0. */
  visibleAfterMs?: number
  /** Of a preview. Default: a host made of the branch. */
  previewUrl?: string
  /** Merged over the build in every answer; `undefined` removes a field. */
  override?: Record<string, unknown>
}

export interface Build {
  readonly statusId: string
  readonly projectId: string
  readonly kind: 'preview' | 'publication'
  /** Null: the branch that the project is configured with. */
  readonly branch: string | null
}

export interface Builds {
  readonly all: readonly Build[]
  start(build: Omit<Build, 'statusId'>): { build: Build; previewUrl: string }
  /** Null when there is no such build, or it is not visible yet. */
  status(statusId: string): JsonObject | null
}

interface ScriptedBuild extends Build {
  readonly number: number
  readonly script: BuildScript
  readonly createdAtMs: number
  /** Null until somebody has seen the end. */
  endedAtMs: number | null
  requests: number
}

const TERMINAL: readonly string[] = ['success', 'failure']

const SUMMARIES: Readonly<Record<string, string>> = {
  queued: 'Waiting for a builder',
  in_progress: 'Building',
  success: 'Update successful',
  failure: 'Update failed: the docs could not be built',
}

const LOGS: Readonly<Record<string, readonly string[]>> = {
  success: ['Cloning the repository', 'Building 120 pages', 'Uploading', 'Done in 41 s'],
  failure: [
    'Cloning the repository',
    'Building 120 pages',
    'guides/webhooks/retries.mdx:14:3: Expected a closing tag for <Steps>',
    'The build ended with 1 error',
  ],
}

/** Like jobs, builds need no timers: their state is worked out from the clock when somebody asks. */
export function createBuilds({
  scriptFor,
  now,
}: {
  scriptFor: (n: number, build: Build) => BuildScript
  /** Monotonic milliseconds. */
  now: () => number
}): Builds {
  const builds: ScriptedBuild[] = []
  return {
    all: builds,
    start(started) {
      const number = builds.length
      const identified = { ...started, statusId: `build_${number + 1}` }
      const build: ScriptedBuild = {
        ...identified,
        number,
        script: scriptFor(number, identified),
        createdAtMs: now(),
        endedAtMs: null,
        requests: 0,
      }
      builds.push(build)
      return { build, previewUrl: build.script.previewUrl ?? previewUrlOf(build) }
    },
    status(statusId) {
      const build = builds.find((candidate) => candidate.statusId === statusId)
      if (build === undefined) return null
      const nowMs = now()
      if (nowMs < build.createdAtMs + (build.script.visibleAfterMs ?? 0)) return null
      return buildJson(build, nextStatus(build, nowMs))
    },
  }
}

function nextStatus(build: ScriptedBuild, nowMs: number): string {
  const { statuses, startAfterMs = 200, finishAfterMs = 1000, result = 'success' } = build.script
  const request = build.requests
  build.requests += 1
  if (statuses !== undefined) {
    const status = statuses[Math.min(request, statuses.length - 1)] ?? 'queued'
    if (TERMINAL.includes(status)) build.endedAtMs ??= nowMs
    return status
  }
  const endsAtMs = build.createdAtMs + finishAfterMs
  if (nowMs >= endsAtMs) {
    build.endedAtMs = endsAtMs
    return result
  }
  return nowMs < build.createdAtMs + startAfterMs ? 'queued' : 'in_progress'
}

function buildJson(build: ScriptedBuild, status: string): JsonObject {
  const { script, number, endedAtMs, branch } = build
  return {
    _id: build.statusId,
    projectId: build.projectId,
    createdAt: isoTime(build.createdAtMs),
    // Absent while it runs.
    ...(TERMINAL.includes(status) && endedAtMs !== null && { endedAt: isoTime(endedAtMs) }),
    status,
    summary: script.summary ?? SUMMARIES[status] ?? status,
    logs: logsOf(script, status),
    subdomain: 'acme',
    commit: {
      sha: (number + 1).toString(16).padStart(40, '0'),
      ref: branch ?? 'main',
      message: 'Explain how webhooks are retried',
      filesChanged: { added: [], modified: ['guides/webhooks/retries.mdx'], removed: [] },
    },
    source: 'api',
    ...script.override,
  }
}

function logsOf(script: BuildScript, status: string): readonly unknown[] {
  if (status === 'queued') return []
  const logs = script.logs ?? LOGS[script.result ?? 'success'] ?? []
  return TERMINAL.includes(status) ? logs : logs.slice(0, 1)
}

/** A branch's name is free, a host's is not. */
function previewUrlOf({ branch }: Build): string {
  const label = (branch ?? 'main').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `https://acme-${label.slice(0, 40).replaceAll(/^-+|-+$/g, '')}.mintlify.app`
}
