import pLimit from 'p-limit'
import type { Clock } from '../clock.ts'
import { ActionError } from '../errors.ts'
import { mayPass, RequestError } from '../http/faults.ts'
import { type OnRetry, reasonOf } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'

const REQUESTS_AT_A_TIME = 4
/** The whole organization has 100 an hour. Retries count. */
const MAX_REQUESTS = 90
const SPENT = `the ${MAX_REQUESTS} requests that a report may make were spent`

/** Makes a report's requests in order, a few at a time, until the budget is spent or all would fail. */
export class ReportBudget {
  #requests = 0
  #firstError: unknown
  #outage: unknown
  readonly #clock: Clock
  readonly #inTurn = pLimit(REQUESTS_AT_A_TIME)
  /** Reasons to make no more requests, by scope; `all` covers every scope. */
  readonly #stops = new Map<string, string>()
  /** Requests that aren't sent yet, and other retries, wait for it. */
  #retryEnds: Promise<void> | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** `outage` is the first error that may pass, though not in this step's time. */
  get spent() {
    return { requests: this.#requests, firstError: this.#firstError, outage: this.#outage }
  }

  /** @param scope requests that the service refuses together */
  request<T>(scope: string, stage: Stage, ask: (onRetry: OnRetry) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      let endRetrying: (() => void) | undefined
      try {
        while (this.#retryEnds) await this.#retryEnds
        this.#check(scope, stage)
        this.#spend()
        return await ask(async (error) => {
          endRetrying ??= await this.#beginRetrying()
          this.#check(scope, stage)
          this.#spend(error)
        })
      } catch (error) {
        this.#noteFailure(scope, error)
        throw error
      } finally {
        endRetrying?.()
      }
    })
  }

  async #beginRetrying(): Promise<() => void> {
    while (this.#retryEnds) await this.#retryEnds
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#retryEnds = promise
    return () => {
      this.#retryEnds = undefined
      resolve()
    }
  }

  #check(scope: string, { signal, deadlineMs }: Stage): void {
    signal.throwIfAborted()
    const stop = this.#stops.get('all') ?? this.#stops.get(scope)
    if (stop !== undefined) throw new ActionError(stop)
    if (this.#clock.nowMs() >= deadlineMs)
      throw new ActionError('the time was up; raise timeout-minutes')
  }

  #spend(error?: RequestError): void {
    if (this.#requests < MAX_REQUESTS) this.#requests++
    else throw new ActionError(error ? `${error.message}, and ${SPENT}` : SPENT, { cause: error })
  }

  #noteFailure(scope: string, error: unknown): void {
    this.#firstError ??= error
    const { cause } = error instanceof ActionError ? error : {}
    if (!(cause instanceof RequestError)) return
    const { fault, meaning } = cause
    if (mayPass(fault)) this.#outage ??= error
    // All other requests would fail too.
    if (fault === 'rate-limited' || fault === 'blocked' || meaning === 'unauthorized')
      this.#stops.set('all', this.#stops.get('all') ?? reasonOf(error))
    else if (meaning === 'forbidden' || meaning === 'gone') this.#stops.set(scope, reasonOf(error))
  }
}
