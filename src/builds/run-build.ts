import type { Run } from '../base/clock.ts'
import { Cancelled } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import type { Outcome } from '../base/outcomes.ts'
import { quote } from '../base/text.ts'
import { HttpError } from '../http/retry.ts'
import type { Build, StartedBuild } from '../service/build.ts'
import { pollUntilDone } from '../service/poll.ts'
import type { Service } from '../service/service.ts'
import type { BuildRequest } from './order.ts'
import { readPreviewUrl } from './preview-url.ts'
import { isFailure, isKnownStatus, isTerminal, outcomeOf } from './verdict.ts'

export interface BuildOptions {
  request: BuildRequest
  /** Whether to wait for the verdict. */
  wait: boolean
  /** The longest pause between two looks at the build. */
  pollIntervalMs: number
  service: Pick<Service, 'startPreview' | 'publish' | 'getBuild'>
  run: Run
  log: Log
  /** Called as soon as the build's ID is known, before anything else can go wrong. */
  onKnown(known: KnownBuild): void
}

/** What is known of a build from its start on. */
export interface KnownBuild {
  id: string
  /** Of a preview, where it could be accepted. */
  previewUrl?: string
}

/** What became of a build. */
export interface BuildResult {
  request: BuildRequest
  outcome: Outcome
  /** Undefined where it never came to one. */
  known?: KnownBuild
  /** As it was last seen; undefined when it never was. */
  build?: Build
  polls: number
  durationMs: number
  /** What went wrong or is worth knowing, for a person; empty where the outcome says it all. */
  remark: string
  /** The failure behind outcome `error`. */
  error?: unknown
}

/** Starts a build and waits for its verdict. Never rejects: a failure is a result. */
export async function runBuild(options: BuildOptions): Promise<BuildResult> {
  const { request, run, service } = options
  const startMs = run.clock.nowMs()
  const progress: Pick<BuildResult, 'known' | 'build' | 'polls'> = { polls: 0 }
  const getBuild: Service['getBuild'] = async (id, asking) => {
    progress.polls++
    const build = await service.getBuild(id, asking)
    // Kept in case that a later poll fails.
    progress.build = build
    return build
  }
  const end = await startAndWait({ ...options, service: { ...service, getBuild } }, (known) => {
    progress.known = known
    options.onKnown(known)
  }).catch((error: unknown) => toEnd(error, { request, ...progress }))
  return { request, ...progress, durationMs: run.clock.nowMs() - startMs, ...end }
}

type End = Pick<BuildResult, 'outcome' | 'remark' | 'error'>

function toEnd(error: unknown, { request, known }: Pick<BuildResult, 'request' | 'known'>): End {
  if (error instanceof Cancelled) return { outcome: 'cancelled', remark: error.doubt }
  // Not every plan has previews; that is no fault of the change.
  const isRefused = error instanceof HttpError && error.status === 403
  if (request.kind === 'preview' && known === undefined && isRefused)
    return { outcome: 'skipped', remark: error.message }
  return { outcome: 'error', remark: '', error }
}

async function startAndWait(
  options: BuildOptions,
  onKnown: (known: KnownBuild) => void,
): Promise<End> {
  const { request, service, log } = options
  const started = await start(options)
  const { url, rejected } = readPreviewUrl(started.previewUrl)
  onKnown({ id: started.id, ...(url !== undefined && { previewUrl: url }) })
  log.info(`Build ${started.id} of the ${request.kind} was started`)
  if (rejected !== undefined) log.warning(`The preview's address is not used: ${rejected}.`)
  if (!options.wait) return { outcome: 'started', remark: '' }
  const polled = await pollUntilDone<Build>({
    ...options,
    noun: 'build',
    first: undefined,
    isNew: true,
    retrieve: (asking) => service.getBuild(started.id, asking),
    isKnownStatus,
    isDone: isTerminal,
  })
  const outcome = outcomeOf(polled.last, request)
  const { summary = '' } = polled.last ?? {}
  const isExplained = isFailure(outcome) && summary.trim() !== ''
  return { outcome, remark: isExplained ? `The service says ${quote(summary)}.` : polled.remark }
}

function start({ request, service }: BuildOptions): Promise<StartedBuild> {
  return request.kind === 'preview' ? service.startPreview(request.branch) : service.publish()
}
