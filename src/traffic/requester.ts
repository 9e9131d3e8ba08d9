import type { Run } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import { messageOf } from '../base/text.ts'
import { type Fault, RequestError } from '../http/faults.ts'
import { describeRetry, HttpError, type Retry } from '../http/retry.ts'
import type { PageViews } from '../service/page-views.ts'
import type { Service } from '../service/service.ts'
import type { Budget } from './budget.ts'
import type { Week } from './weeks.ts'

/** Asks for page views, as long as it makes sense to ask. */
export interface Requester {
  /** @throws whatever ends the request for good; see `reasonOf` */
  get(week: Week, rows: { limit: number; offset: number }): Promise<PageViews>
  /** How many requests were spent so far, repetitions included. */
  readonly requests: number
  /** The first request that failed for good. */
  readonly firstError: unknown
}

export interface RequesterOptions {
  service: Pick<Service, 'getPageViews'>
  budget: Pick<Budget, 'takeRepetition'>
  run: Run
  log: { info(message: string): void }
}

/** What one request cannot get past, no other one can: the rest is not asked for. */
const HOPELESS_FAULTS = new Set<Fault>(['rate-limited', 'certificate', 'proxy', 'redirect'])
const HOPELESS_STATUSES = new Set<number | undefined>([401, 402, 403, 404])

export function createRequester(options: RequesterOptions): Requester {
  const { service, log } = options
  const { clock, signal, deadlineMs } = options.run
  let requests = 0
  let firstError: unknown
  /** Why nothing more is asked for; empty as long as there is hope. */
  let stop = ''
  /** The limit is the organization's: what it tells one request holds for all. */
  let notBeforeMs = 0

  let isSpent = false
  const mayRepeat = (retry: Retry): boolean => {
    isSpent = !options.budget.takeRepetition()
    if (isSpent) return false
    requests++
    if (retry.error.fault === 'rate-limited')
      notBeforeMs = Math.max(notBeforeMs, clock.nowMs() + retry.afterMs)
    log.info(describeRetry(retry))
    return true
  }

  async function waitForTurn(): Promise<void> {
    while (clock.nowMs() < notBeforeMs) await clock.sleep(notBeforeMs - clock.nowMs(), signal)
    signal.throwIfAborted()
    if (stop !== '') throw new ActionError(stop)
    if (clock.nowMs() >= deadlineMs) throw new ActionError('the time was up; raise timeout-minutes')
  }

  return {
    async get({ dateFrom, dateTo }, rows) {
      try {
        await waitForTurn()
        requests++
        return await service.getPageViews({ dateFrom, dateTo, ...rows }, { mayRepeat })
      } catch (thrown) {
        const error = isSpent ? withoutRepetition(thrown) : thrown
        firstError ??= error
        const { cause } = error instanceof ActionError ? error : {}
        if (
          cause instanceof RequestError &&
          (HOPELESS_FAULTS.has(cause.fault) || HOPELESS_STATUSES.has(cause.status))
        )
          stop ||= reasonOf(error)
        throw error
      }
    },
    get requests() {
      return requests
    },
    get firstError() {
      return firstError
    },
  }
}

function withoutRepetition(error: unknown): unknown {
  if (!(error instanceof HttpError && error.cause instanceof RequestError)) return error
  const { cause } = error
  return new ActionError(`${cause.message}. traffic-max-requests leaves no request to try again.`, {
    cause,
  })
}

/** Why a request failed, without its date: so that weeks that failed alike can be told together. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof HttpError && error.cause instanceof RequestError)) return messageOf(error)
  const { message, retryAfterMs, advice } = error.cause
  if (!error.outOfTime) return [message, advice].filter(Boolean).join('. ')
  if (retryAfterMs === undefined) return `${message}, and there was no time to try again`
  const seconds = Math.ceil(retryAfterMs / 1000).toLocaleString('en')
  return `${message}, and there was no time to wait the ${seconds} s that it asks for`
}
