import { ActionError } from '../errors.ts'
import { type Fault, mayPass, RequestError } from '../http/faults.ts'
import { type OnRetry, reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'

const REQUESTS_AT_A_TIME = 4
/** The whole organization has 100 an hour. Retries count. */
export const MAX_REQUESTS = 90
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
  /** The limit is the organization's: if one request is asked to wait, all others wait too. */
  #notBeforeMs = 0
  /** The last request that failed for now, until it is done: one at a time asks whether the outage is over. */
  #probe: Promise<void> = Promise.resolve()

  constructor(runtime: Runtime) {
    this.#runtime = runtime
  }

  /**
   * @param scope requests that the service refuses together
   * @param ask makes one request, and passes `onRetry` to its retries
   * @throws whatever ends the request for good; see `reasonOf`
   */
  async request<T>(scope: string, ask: (onRetry: OnRetry) => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    let probe: PromiseWithResolvers<void> | undefined
    try {
      await this.#waitForTurn(scope)
      this.requests++
      return await ask(async (error, afterMs) => {
        this.#countRetry(error, afterMs)
        if (probe) return
        probe = Promise.withResolvers()
        const before = this.#probe
        this.#probe = before.then(() => probe?.promise)
        await before
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
      probe?.resolve()
      // The next one takes this one's place.
      const next = this.#waiting.shift()
      if (next === undefined) this.#free++
      else next()
    }
  }

  async #waitForTurn(scope: string): Promise<void> {
    const { clock, signal, deadlineMs } = this.#runtime
    while (clock.nowMs() < this.#notBeforeMs)
      await clock.sleep(this.#notBeforeMs - clock.nowMs(), signal)
    signal.throwIfAborted()
    const stop = this.#stops.get('all') ?? this.#stops.get(scope)
    if (stop !== undefined) throw new ActionError(stop)
    if (clock.nowMs() >= deadlineMs) throw new ActionError('the time was up; raise timeout-minutes')
    if (this.requests >= MAX_REQUESTS) throw new ActionError(SPENT)
  }

  #countRetry(error: RequestError, afterMs: number): void {
    if (this.requests >= MAX_REQUESTS)
      throw new ActionError(`${error.message}, and ${SPENT}`, { cause: error })
    this.requests++
    if (error.fault === 'rate-limited')
      this.#notBeforeMs = Math.max(this.#notBeforeMs, this.#runtime.clock.nowMs() + afterMs)
  }
}
