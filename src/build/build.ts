import { Cancelled, explain } from '../errors.ts'
import type { Step } from '../frame/step.ts'
import { HttpError } from '../http/retry.ts'
import type { Outcome } from '../outcomes.ts'
import { OF_KEY } from '../service/advice.ts'
import { pollUntilDone } from '../service/poll.ts'
import type { Build } from '../service/schemas.ts'
import { BUILD_STATUSES, hasBuildEnded, outcomeOfBuild } from '../service/statuses.ts'
import { inQuotes, parsePlainUrl } from '../text.ts'
import type { BuildOrder } from './order.ts'

/** What is known of a build from its start on. */
export interface KnownBuild {
  readonly id: string
  /** A preview's address, if it could be accepted. */
  readonly previewUrl?: string | undefined
}

/** What became of a build. */
export interface BuildResult {
  readonly order: BuildOrder
  readonly outcome: Outcome
  /** Undefined if it was never started. */
  readonly known?: KnownBuild | undefined
  /** As it was last seen; undefined if it never was. */
  readonly lastSeen?: Build | undefined
  readonly durationMs: number
  /** What went wrong or is worth knowing, for a person; empty if the outcome says it all. */
  readonly remark: string
}

/** Starts a build and waits for its verdict. Never rejects: a failure is a result. */
export async function runBuild(
  step: Step,
  order: BuildOrder,
  onKnown: (known: KnownBuild) => void,
): Promise<BuildResult> {
  const { clock, log, inputs, service } = step
  const startMs = clock.nowMs()
  let known: KnownBuild | undefined
  /** Kept in case a later poll fails. */
  let lastSeen: Build | undefined
  const end = (outcome: Outcome, remark: string): BuildResult => ({
    order,
    outcome,
    known,
    lastSeen,
    durationMs: clock.nowMs() - startMs,
    remark,
  })
  if (order.kind === 'preview' && order.branch === '')
    return end('skipped', 'The service does not say on which branch the job works.')
  try {
    const { id, previewUrl: address = '' } = await (order.kind === 'preview'
      ? service.startPreview(order.branch)
      : service.publish())
    const previewUrl = readPreviewUrl(address)
    known = { id, previewUrl }
    onKnown(known)
    log.info(`Build ${id} of the ${order.kind} was started`)
    if (address !== '' && previewUrl === undefined)
      log.warning(
        `The preview's address is not used: ${inQuotes(address, 100)} is not plain https.`,
      )
    if (!inputs.wait) return end('started', '')

    const polled = await pollUntilDone<Build>(
      {
        noun: 'build',
        first: undefined,
        isNew: true,
        pollIntervalMs: inputs.pollIntervalSeconds * 1000,
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
    const summary = polled.last?.summary?.trim() ?? ''
    const isExplained = status === 'failure' && summary !== ''
    const outcome = outcomeOfBuild(polled.last, order.kind)
    const remarks = [isExplained ? `The service says ${inQuotes(summary)}.` : polled.remark]
    // It is not documented what becomes of a branch that is not there.
    if (outcome === 'preview-failed' && inputs.preview?.kind === 'named')
      remarks.push(
        `If ${inQuotes(inputs.preview.branch, 100)} is no branch of the docs' repository, correct \`preview\`.`,
      )
    return end(outcome, remarks.filter(Boolean).join(' '))
  } catch (error) {
    if (error instanceof Cancelled) return end('cancelled', error.doubt)
    // Not every plan has previews: that is no fault of the change, unless the service says that it is the key.
    const isRefused = error instanceof HttpError && error.meaning === 'forbidden'
    const isOfKey = isRefused && OF_KEY.test(String(error.cause))
    if (order.kind === 'preview' && known === undefined && isRefused && !isOfKey)
      return end('skipped', error.message)
    return end('error', explain(error, log))
  }
}

const PREVIEW_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/

/**
 * The address of a preview, if it is a plain https URL. Its host cannot be known before, since projects may
 * have domains of their own: so it is always shown.
 */
function readPreviewUrl(address: string): string | undefined {
  return PREVIEW_ORIGIN.test(parsePlainUrl(address)?.origin ?? '') ? address : undefined
}

/**
 * The address of a page on a preview, in the form of a preview's own address; undefined where that form cannot
 * hold the page's path.
 */
export function addressOnPreview(previewUrl: string, path: string): string | undefined {
  return readPreviewUrl(`${previewUrl.replace(/\/$/, '')}/${path.replace(/^\/+/, '')}`)
}
