import pLimit, { type LimitFunction } from 'p-limit'
import { ActionError } from '../errors.ts'
import { AttemptError, isOutageOrLimit } from '../http/faults.ts'
import { type OnRetry, type RequestPolicy, reasonOf } from '../http/retry.ts'
import type { Clock } from '../runtime.ts'

const REQUESTS_AT_A_TIME = 4
/** The whole organization has 100 an hour. Retries count. */
const MAX_REQUESTS = 90
const SPENT = `the ${MAX_REQUESTS} requests that a report may make were spent`

/**
 * Makes a report's requests in order, a few at a time, until the budget is spent or all would fail. Only one request at
 * a time is retried, and no other is sent meanwhile: whatever it waits for, an outage or a limit, is true for all.
 */
export class ReportRequestQueue {
  /** Requests so far, retries included. */
  spent: number
  firstError: unknown
  /** The first error that may pass, though not in this step's time. */
  outage: unknown
  readonly #clock: Clock
  readonly #limit: LimitFunction
  /** The reason that requests of a scope would fail. */
  readonly #stops: Map<string, string>
  /** The reason that any request would fail. */
  #stopOfAll: string | undefined
  /** Held by the request that is being retried, and resolves when that has ended. Undefined while none is. */
  #retryLock: Promise<void> | undefined

  constructor(clock: Clock) {
    this.spent = 0
    this.#clock = clock
    this.#limit = pLimit(REQUESTS_AT_A_TIME)
    this.#stops = new Map()
  }

  /** @param scope requests that the service refuses together */
  request<T>(
    scope: string,
    policy: RequestPolicy,
    ask: (onRetry: OnRetry) => Promise<T>,
  ): Promise<T> {
    return this.#limit(async () => {
      /** Set from this request's first retry on. */
      let unlock: (() => void) | undefined
      const onRetry = async (error: AttemptError) => {
        unlock ??= await this.#lockRetries()
        this.#countAttempt(scope, policy, error)
      }
      try {
        while (this.#retryLock !== undefined) await this.#retryLock
        this.#countAttempt(scope, policy)
        return await ask(onRetry)
      } catch (error) {
        this.#noteFailure(scope, error)
        throw error
      } finally {
        unlock?.()
      }
    })
  }

  /**
   * Waits for the lock and takes it: until it is released, no other request is sent or retried. The loop looks again,
   * since several may have waited. Await nothing between that look and the new promise: two requests would get the lock.
   */
  async #lockRetries(): Promise<() => void> {
    while (this.#retryLock !== undefined) await this.#retryLock
    const lock = Promise.withResolvers<void>()
    this.#retryLock = lock.promise
    return () => {
      this.#retryLock = undefined
      lock.resolve()
    }
  }

  /**
   * @param error the failure of the attempt before, for a retry
   * @throws ActionError if the attempt must not be made; the signal's reason when it aborts
   */
  #countAttempt(scope: string, policy: RequestPolicy, error?: AttemptError): void {
    policy.signal.throwIfAborted()
    // A clause and no sentence, as the report lists it: see `reasonOf`.
    const stop = this.#stopOfAll ?? this.#stops.get(scope)
    if (stop !== undefined) throw new ActionError(stop)
    const isTimeUp = this.#clock.nowMs() >= policy.deadlineMs
    if (isTimeUp) throw new ActionError('the time was up; raise timeout-minutes')

    if (this.spent < MAX_REQUESTS) {
      this.spent++
      return
    }
    if (error === undefined) throw new ActionError(SPENT)
    throw new ActionError(`${error.message}, and ${SPENT}`, { cause: error })
  }

  /** @param error of a request, or by `#countAttempt` at its retry. Its cause is the last attempt, if one was made */
  #noteFailure(scope: string, error: unknown): void {
    this.firstError ??= error
    if (!(error instanceof ActionError)) return
    const attempt = error.cause
    if (!(attempt instanceof AttemptError)) return
    const { fault, meaning } = attempt
    if (isOutageOrLimit(fault)) this.outage ??= error

    const isOfServer = fault === 'rate-limited' || fault === 'blocked'
    const isOfKey = meaning === 'unauthorized'
    if (isOfServer || isOfKey) {
      this.#stopOfAll ??= reasonOf(error)
      return
    }
    const isOfScope = meaning === 'forbidden' || meaning === 'gone'
    if (isOfScope) this.#stops.set(scope, reasonOf(error))
  }
}
