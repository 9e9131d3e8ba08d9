import type { Clock } from '../clock.ts'
import { ActionError } from '../errors.ts'
import { type Fault, mayPass, RequestError } from '../http/faults.ts'
import { type OnRetry, reasonOf } from '../http/retry.ts'
import type { Stage } from '../http/stage.ts'

const REQUESTS_AT_A_TIME = 4
/** The whole organization has 100 an hour. Retries count. */
const MAX_REQUESTS = 90
const SPENT = `the ${MAX_REQUESTS} requests that a report may make were spent`

/** Every other request would meet these faults as well, so we ask for nothing more. */
const HOPELESS = new Set<Fault>(['rate-limited', 'blocked'])

/** Makes the requests of a report, a few at a time, in order, within the budget, while it makes sense to ask. */
export class RequestBudget {
  /** How many requests were made so far, retries included. */
  requests = 0
  /** The first request that failed for good. */
  firstError: unknown
  /** The first that may be answered in some minutes, though not in this step's time. */
  outage: unknown
  readonly #clock: Clock
  #free = REQUESTS_AT_A_TIME
  readonly #waiting: Array<() => void> = []
  /** Why we ask for nothing more, by scope; `all` is every scope. */
  readonly #stops = new Map<string, string>()
  /** Ends with the request that is being retried: it alone asks whether the service answers again, and all others wait. */
  #probe: Promise<void> | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * @param scope requests that the service refuses together
   * @param ask makes one request, and passes `onRetry` to its retries
   */
  async request<T>(scope: string, stage: Stage, ask: (onRetry: OnRetry) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let endProbe: (() => void) | undefined
    try {
      while (this.#probe) await this.#probe
      this.#check(scope, stage)
      this.#spend()
      return await ask(async (error) => {
        endProbe ??= await this.#beginProbe(scope, stage)
        this.#spend(error)
      })
    } catch (error) {
      this.#noteFailure(scope, error)
      throw error
    } finally {
      endProbe?.()
      // The next one takes this one's place.
      const next = this.#waiting.shift()
      if (next === undefined) this.#free++
      else next()
    }
  }

  /** Waits until no other request is being retried. @returns ends the probe */
  async #beginProbe(scope: string, stage: Stage): Promise<() => void> {
    while (this.#probe) await this.#probe
    this.#check(scope, stage)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#probe = promise
    return () => {
      this.#probe = undefined
      resolve()
    }
  }

  /** @throws ActionError if it makes no sense to ask any more */
  #check(scope: string, { signal, endsMs }: Stage): void {
    signal.throwIfAborted()
    const stop = this.#stops.get('all') ?? this.#stops.get(scope)
    if (stop !== undefined) throw new ActionError(stop)
    if (this.#clock.nowMs() >= endsMs)
      throw new ActionError('the time was up; raise timeout-minutes')
  }

  /** @param error why a request is made again */
  #spend(error?: RequestError): void {
    if (this.requests < MAX_REQUESTS) this.requests++
    else throw new ActionError(error ? `${error.message}, and ${SPENT}` : SPENT, { cause: error })
  }

  #noteFailure(scope: string, error: unknown): void {
    this.firstError ??= error
    const { cause } = error instanceof ActionError ? error : {}
    if (!(cause instanceof RequestError)) return
    const { fault, meaning } = cause
    if (mayPass(fault)) this.outage ??= error
    if (HOPELESS.has(fault) || meaning === 'unauthorized')
      this.#stops.set('all', this.#stops.get('all') ?? reasonOf(error))
    else if (meaning === 'forbidden' || meaning === 'gone') this.#stops.set(scope, reasonOf(error))
  }
}
