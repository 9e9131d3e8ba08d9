import { Cancelled } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { HttpError } from '../http/retry.ts'
import { OF_KEY } from '../service/advice.ts'
import type { Service } from '../service/api.ts'
import { watch } from '../service/poll.ts'
import { BUILD_STATUSES, type Build } from '../service/schemas.ts'
import { inQuotes, parsePlainUrl } from '../text.ts'

export type BuildKind = 'preview' | 'publication'

interface StartedBuild {
  readonly id: string
  /** Undefined if it isn't plain https. */
  readonly previewUrl?: string | undefined
}

export type BuildResult = BuildState &
  (
    | { readonly end: 'succeeded' | 'failed' }
    /** `why`: a failure besides the time limit, or an unknown fate. */
    | { readonly end: 'timed-out' | 'cancelled'; readonly why: string | undefined }
    /** The plan has no previews. */
    | { readonly end: 'skipped'; readonly why: string }
    | { readonly end: 'error'; readonly error: unknown }
  )

export interface BuildState {
  readonly kind: BuildKind
  readonly started: StartedBuild | undefined
  readonly lastSeen: Build | undefined
  readonly durationMs: number
}

type BuildStep<Name extends string = 'build-id'> = Step<unknown, Name> & {
  readonly service: Service
}

const POLL_INTERVAL_MS = 10_000
export const LOG_LINE_LENGTH = 160

const PREVIEW_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Writes the outputs at once, so that no later fault loses them. */
export async function startPublication(step: BuildStep): Promise<StartedBuild> {
  const { id } = await step.service.publish(step.stages.building)
  step.outputs.set([['build-id', id]])
  return { id }
}

export async function startPreview(
  { service, stages, outputs, log }: BuildStep<'build-id' | 'preview-url'>,
  branch: string,
): Promise<StartedBuild> {
  const { id, previewUrl: address = '' } = await service.startPreview(branch, stages.building)
  // Projects may have their own domains, so any host is accepted.
  const isPlain = PREVIEW_ORIGIN.test(parsePlainUrl(address)?.origin ?? '')
  const previewUrl = isPlain ? address : undefined
  outputs.set([
    ['build-id', id],
    ['preview-url', previewUrl],
  ])
  if (address !== '' && !isPlain)
    log.warning(`The preview's address is not used: ${inQuotes(address, 100)} is not plain https.`)
  return { id, previewUrl }
}

/** Never rejects: a failure is a result. */
export async function runBuild(
  step: BuildStep,
  kind: BuildKind,
  start: () => Promise<StartedBuild>,
): Promise<BuildResult> {
  const { service, stages, clock, log } = step
  const startMs = clock.nowMs()
  let started: StartedBuild | undefined
  let lastSeen: Build | undefined
  const state = () => ({ kind, started, lastSeen, durationMs: clock.nowMs() - startMs })
  try {
    started = await start()
    const { id } = started
    log.info(`Build ${id} of the ${kind} was started`)
    const options = {
      noun: 'build',
      first: undefined,
      isNew: true,
      retrieve: () => service.getBuild(id, stages.awaited),
      statuses: BUILD_STATUSES,
      pollIntervalMs: () => POLL_INTERVAL_MS,
    }
    const sightings = watch<Build>(options, stages.awaited, { clock, log })
    for await (const { last, polls, isTimeUp, remark } of sightings) {
      lastSeen = last
      const end = last && BUILD_STATUSES.get(last.status)
      if (end === undefined && !isTimeUp) continue
      log.info(`Build ${id} is ${last?.status ?? 'not found'} (polls: ${polls})`)
      if (end === undefined) return { ...state(), end: 'timed-out', why: remark }
      if (end === 'failed')
        for (const line of last?.logs ?? []) log.info(inQuotes(line, LOG_LINE_LENGTH))
      return { ...state(), end }
    }
    throw new Error('the watch ended before the build')
  } catch (error) {
    if (error instanceof Cancelled) return { ...state(), end: 'cancelled', why: error.unknownFate }
    if (kind === 'preview' && started === undefined && lacksPlan(error))
      return { ...state(), end: 'skipped', why: error.message }
    return { ...state(), end: 'error', error }
  }
}

/** Some plans have no previews. A 403 means that, unless the service blames the key. */
function lacksPlan(error: unknown): error is HttpError {
  return (
    error instanceof HttpError && error.meaning === 'forbidden' && !OF_KEY.test(String(error.cause))
  )
}
