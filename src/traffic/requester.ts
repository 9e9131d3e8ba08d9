import type { Run } from '../base/clock.ts'
import { ActionError } from '../base/errors.ts'
import type { Log } from '../base/log.ts'
import { messageOf } from '../base/text.ts'
import { type Fault, RequestError } from '../http/faults.ts'
import { describeRetry, HttpError, type Retry } from '../http/retry.ts'
import type { Allowance } from './budget.ts'
import { limitTo } from './side-by-side.ts'

/** Over all that a step reads for its report. */
export const REQUESTS_AT_A_TIME = 4

/** Asks whether a failed request may be repeated. */
type MayRepeat = (retry: Retry) => boolean

/** Asks the service, as long as it makes sense to ask, and a few requests at a time. */
export interface Requester {
  /**
   * What `ask` resolves with, which makes one request and repeats it where `mayRepeat` allows. The caller
   * has taken the request from the budget; this takes the repetitions. What the service refuses to answer
   * of one `scope`, it may answer of another.
   *
   * @throws whatever ends the request for good; see `reasonOf`
   */
  request<T>(ask: (mayRepeat: MayRepeat) => Promise<T>, scope?: string): Promise<T>
  /** How many requests were spent so far, repetitions included. */
  readonly requests: number
  /** The first request that failed for good. */
  readonly firstError: unknown
}

interface RequesterOptions {
  budget: Pick<Allowance, 'take'>
  run: Run
  log: Pick<Log, 'info'>
}

/** The reason for what the deadline of the step left out. */
export const TIME_IS_UP = 'the time was up; raise timeout-minutes'

/** What one request cannot get past, no other one can: the rest is not asked for. */
const HOPELESS_FAULTS = new Set<Fault>(['rate-limited', 'certificate', 'proxy', 'redirect'])
const HOPELESS_STATUSES = new Set<number | undefined>([401, 402])
/** What one request cannot get past, no other one of its scope can. */
const REFUSED_STATUSES = new Set<number | undefined>([403, 404])

export function createRequester({ budget, run, log }: RequesterOptions): Requester {
  const { clock, signal, deadlineMs } = run
  const limited = limitTo(REQUESTS_AT_A_TIME)
  /** Failures that the budget had no repetition for. */
  const unrepeated = new WeakSet<RequestError>()
  let requests = 0
  let firstError: unknown
  /** Why nothing more is asked for, by scope; `all` is every scope. */
  const stops = new Map<string, string>()
  /** The limit is the organization's: what it tells one request holds for all. */
  let notBeforeMs = 0

  async function waitForTurn(scope: string): Promise<void> {
    while (clock.nowMs() < notBeforeMs) await clock.sleep(notBeforeMs - clock.nowMs(), signal)
    signal.throwIfAborted()
    const stop = stops.get('all') ?? stops.get(scope)
    if (stop !== undefined) throw new ActionError(stop)
    if (clock.nowMs() >= deadlineMs) throw new ActionError(TIME_IS_UP)
  }

  function mayRepeat(retry: Retry): boolean {
    const { error, afterMs } = retry
    if (!budget.take()) {
      unrepeated.add(error)
      return false
    }
    requests++
    if (error.fault === 'rate-limited') notBeforeMs = Math.max(notBeforeMs, clock.nowMs() + afterMs)
    log.info(describeRetry(retry))
    return true
  }

  function explainFailure(error: unknown): unknown {
    const failure = requestErrorOf(error)
    if (failure === undefined || !unrepeated.has(failure)) return error
    const message = `${failure.message}. traffic-max-requests leaves no request to try again.`
    return new ActionError(message, { cause: failure })
  }

  return {
    request: (ask, scope = 'page views') =>
      limited(async () => {
        try {
          await waitForTurn(scope)
          requests++
          return await ask(mayRepeat)
        } catch (thrown) {
          const error = explainFailure(thrown)
          firstError ??= error
          const stopped = scopeStopped(error, scope)
          if (stopped !== undefined && !stops.has(stopped)) stops.set(stopped, reasonOf(error))
          throw error
        }
      }),
    get requests() {
      return requests
    },
    get firstError() {
      return firstError
    },
  }
}

/** What there is no hope for after a failure: `all`, or the scope of the request. */
function scopeStopped(error: unknown, scope: string): string | undefined {
  const failure = requestErrorOf(error)
  if (failure === undefined) return undefined
  if (HOPELESS_FAULTS.has(failure.fault) || HOPELESS_STATUSES.has(failure.status)) return 'all'
  return REFUSED_STATUSES.has(failure.status) ? scope : undefined
}

/** Whether an answer was too large to be read: fewer rows may not be. */
export function isTooLarge(error: unknown): boolean {
  return requestErrorOf(error)?.fault === 'too-large'
}

/** The failure of the last attempt, where it was one that ended a request. */
function requestErrorOf(error: unknown): RequestError | undefined {
  const { cause } = error instanceof ActionError ? error : {}
  return cause instanceof RequestError ? cause : undefined
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
