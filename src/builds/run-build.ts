import { Cancelled } from '../errors.ts'
import type { Step } from '../frame/command.ts'
import { HttpError } from '../http/retry.ts'
import { OF_KEY } from '../service/advice.ts'
import { pollUntilDone } from '../service/poll.ts'
import type { Build } from '../service/schemas.ts'
import { BUILD_STATUSES, hasBuildEnded } from '../service/statuses.ts'
import { inQuotes, parsePlainUrl } from '../text.ts'

export type BuildOrder =
  | { readonly kind: 'preview'; readonly branch: string }
  | { readonly kind: 'publication' }

interface StartedBuild {
  readonly id: string
  /** A preview's address, if it could be accepted. */
  readonly previewUrl: string | undefined
}

export type BuildResult = BuildState &
  (
    | { readonly kind: 'succeeded' | 'failed' }
    /** `why`: what kept the step from seeing the end, if more than the time, or what is unknown. */
    | { readonly kind: 'timed-out' | 'cancelled'; readonly why: string | undefined }
    | { readonly kind: 'no-plan'; readonly why: string }
    | { readonly kind: 'error'; readonly error: unknown }
  )

export interface BuildState {
  readonly order: BuildOrder
  readonly started: StartedBuild | undefined
  readonly lastSeen: Build | undefined
  readonly durationMs: number
}

const POLL_INTERVAL_MS = 10_000

/** Starts a build and waits for its end. Never rejects: a failure is a result. */
export async function runBuild(step: Step, order: BuildOrder): Promise<BuildResult> {
  const { clock, log, outputs, service } = step
  const startMs = clock.nowMs()
  let started: StartedBuild | undefined
  let lastSeen: Build | undefined
  const state = (): BuildState => ({
    order,
    started,
    lastSeen,
    durationMs: clock.nowMs() - startMs,
  })
  try {
    const isPreview = order.kind === 'preview'
    const { id, previewUrl } = await (isPreview
      ? service.startPreview(order.branch)
      : service.publish())
    const address = (isPreview && previewUrl) || ''
    started = { id, previewUrl: readPreviewUrl(address) }
    // On disk at once, so that no later fault loses it.
    outputs.set({ 'build-id': id, 'preview-url': started.previewUrl })
    log.info(`Build ${id} of the ${order.kind} was started`)
    if (address !== '' && started.previewUrl === undefined)
      log.warning(
        `The preview's address is not used: ${inQuotes(address, 100)} is not plain https.`,
      )

    const polled = await pollUntilDone<Build>(
      {
        noun: 'build',
        first: undefined,
        isNew: true,
        pollIntervalMs: POLL_INTERVAL_MS,
        retrieve: async () => {
          lastSeen = await service.getBuild(id)
          return lastSeen
        },
        statuses: BUILD_STATUSES,
        isDone: hasBuildEnded,
      },
      step,
    )
    const status = polled.last?.status ?? 'not found'
    log.info(`Build ${id} is ${status} (polls: ${polled.polls})`)
    const kind = BUILD_STATUSES.get(status)
    if (kind !== undefined) return { kind, ...state() }
    return { kind: 'timed-out', why: polled.remark, ...state() }
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled', why: error.doubt, ...state() }
    // Not every plan has previews: that is no fault of the change, unless the service says that it is the key.
    const isRefused = error instanceof HttpError && error.meaning === 'forbidden'
    const isOfKey = isRefused && OF_KEY.test(String(error.cause))
    if (order.kind === 'preview' && started === undefined && isRefused && !isOfKey)
      return { kind: 'no-plan', why: error.message, ...state() }
    return { kind: 'error', error, ...state() }
  }
}

const PREVIEW_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** If it is plain https. Projects may have domains of their own, so its host is always shown. */
function readPreviewUrl(address: string): string | undefined {
  return PREVIEW_ORIGIN.test(parsePlainUrl(address)?.origin ?? '') ? address : undefined
}
