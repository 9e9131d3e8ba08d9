import { ActionError } from '../errors.ts'
import { type Fault, mayPass, RequestError } from '../http/faults.ts'
import { type OnRetry, reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'

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
  readonly #runtime: Runtime
  #free = REQUESTS_AT_A_TIME
  readonly #waiting: Array<() => void> = []
  /** Why we ask for nothing more, by scope; `all` is every scope. */
  readonly #stops = new Map<string, string>()
  /** The request that is being retried, until it is done: it alone asks whether the service answers again. */
  #probe: PromiseWithResolvers<void> | undefined

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  /**
   * @param scope requests that the service refuses together
   * @param ask makes one request, and passes `onRetry` to its retries
   */
  async request<T>(scope: string, ask: (onRetry: OnRetry) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let isProbe = false
    try {
      await this.#takeTurn(scope)
      return await ask(async (error) => {
        if (isProbe) return this.#spend(error)
        await this.#takeTurn(scope, error)
        isProbe = true
      })
    } catch (error) {
      this.firstError ??= error
      const { cause } = error instanceof ActionError ? error : {}
      if (cause instanceof RequestError) {
        const { fault, meaning } = cause
        if (mayPass(fault)) this.outage ??= error
        if (HOPELESS.has(fault) || meaning === 'unauthorized')
          this.#stops.set('all', this.#stops.get('all') ?? reasonOf(error))
        else if (meaning === 'forbidden' || meaning === 'gone')
          this.#stops.set(scope, reasonOf(error))
      }
      throw error
    } finally {
      if (isProbe) {
        this.#probe?.resolve()
        this.#probe = undefined
      }
      // The next one takes this one's place.
      const next = this.#waiting.shift()
      if (next === undefined) this.#free++
      else next()
    }
  }

  /** @param error of a request that is made again: it becomes the probe */
  async #takeTurn(scope: string, error?: RequestError): Promise<void> {
    const { clock, signal, deadlineMs } = this.#runtime
    while (this.#probe) await this.#probe.promise
    signal.throwIfAborted()
    const stop = this.#stops.get('all') ?? this.#stops.get(scope)
    if (stop !== undefined) throw new ActionError(stop)
    if (clock.nowMs() >= deadlineMs) throw new ActionError('the time was up; raise timeout-minutes')
    this.#spend(error)
    if (error) this.#probe = Promise.withResolvers()
  }

  #spend(error?: RequestError): void {
    if (this.requests < MAX_REQUESTS) this.requests++
    else throw new ActionError(error ? `${error.message}, and ${SPENT}` : SPENT, { cause: error })
  }
}
