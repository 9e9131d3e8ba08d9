import { ActionError, Cancelled } from '../errors.ts'
import type { Run } from '../run.ts'
import { FAULTS, type Fault, type Meaning, RequestError } from './faults.ts'

const MAX_BACKOFF_SECONDS = 30

/** What a request that is no read is to the one who sends it. */
export interface Change {
  /** What to say if nobody knows whether it took effect, as a sentence. */
  readonly unknownFate: string
  /** How often a 429 is waited for, if that is another number than the fault's. */
  readonly rateLimitRetries?: number
}

/** Called before the pause of each retry. What it throws ends the request. */
export type OnRetry = (error: RequestError, afterMs: number) => void

/** A request with its retries. */
interface Retried<T> {
  /** The subject of a sentence: "Creating the agent job". */
  name: string
  /** Undefined for a read, which may be retried freely. */
  change?: Change | undefined
  /** No retry starts after its deadline. */
  run: Run
  /** Makes the request once; a failure is a `RequestError`. `onSent` is called when it may take effect. */
  attempt(onSent: () => void): Promise<T>
  /** Fewer retries than the fault allows. */
  maxRetries?: number
  onRetry?: OnRetry | undefined
}

/** A request that failed for good. */
export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly fault: Fault
  readonly status: number | undefined
  readonly meaning: Meaning
  /** Another attempt would have been in order, but there is no time left for it. */
  readonly outOfTime: boolean
  /** Nobody knows whether the request took effect. */
  readonly isFateUnknown: boolean

  constructor(
    message: string,
    cause: RequestError,
    {
      outOfTime = false,
      isFateUnknown = false,
    }: { outOfTime?: boolean; isFateUnknown?: boolean } = {},
  ) {
    super(message, { cause })
    this.fault = cause.fault
    this.status = cause.status
    this.meaning = cause.meaning
    this.outOfTime = outOfTime
    this.isFateUnknown = isFateUnknown
  }
}

/**
 * Makes a request, and retries it as often as its fault allows.
 * @throws HttpError when it failed for good; the signal's reason when that aborts, which says so where the
 *   request that was cut off may have taken effect
 */
export async function withRetries<T>(request: Retried<T>): Promise<T> {
  const { name, change, run, maxRetries = Number.POSITIVE_INFINITY } = request
  const { clock, log } = run
  for (let number = 1; ; number++) {
    let isSent = false
    try {
      return await request.attempt(() => {
        isSent = true
      })
    } catch (error) {
      if (error instanceof Cancelled && isSent && change !== undefined)
        throw new Cancelled(error.message, change.unknownFate)
      if (!(error instanceof RequestError)) throw error
      const { fault, advice, retryAfterMs } = error
      const what = `${name}: ${toSentence(error.message)}`
      const fail = (why: string, more: { outOfTime?: boolean; isFateUnknown?: boolean } = {}) =>
        new HttpError([what, why, advice].filter(Boolean).join(' '), error, more)

      const { get, post } = FAULTS[fault]
      const limit = fault === 'rate-limited' ? change?.rateLimitRetries : undefined
      const allowed = change === undefined ? get : (limit ?? post)
      if (allowed === 'unknown') throw fail(change?.unknownFate ?? '', { isFateUnknown: true })
      if (number > Math.min(allowed, maxRetries))
        throw fail(number > 1 ? `Gave up after ${number} attempts.` : '')

      const longestSeconds = Math.min(MAX_BACKOFF_SECONDS, 2 ** number)
      // A random share of an exponential backoff; with Retry-After never less than that.
      const afterMs =
        retryAfterMs === undefined
          ? 1000 * (1 + clock.random() * (longestSeconds - 1))
          : retryAfterMs + 1000 * clock.random()
      const msLeft = run.deadlineMs - clock.nowMs()
      if (afterMs >= msLeft) {
        const left = `only ${Math.max(0, Math.floor(msLeft / 1000))} s are left`
        const why =
          retryAfterMs === undefined
            ? `There is no time for another attempt: ${left}. Raise timeout-minutes.`
            : `The service asks for ${Math.ceil(retryAfterMs / 1000)} s, ${left}. Run again later.`
        throw fail(why, { outOfTime: true })
      }
      request.onRetry?.(error, afterMs)
      log.info(`${what} Trying again in ${Math.ceil(afterMs / 1000)} s (retry ${number})`)
      await clock.sleep(afterMs, run.signal)
    }
  }
}

/** Ends a clause with a period, unless it ends itself. */
function toSentence(clause: string): string {
  return /[.?]$/.test(clause) ? clause : `${clause}.`
}

/**
 * The wait that a Retry-After header asks for, in ms: seconds or an HTTP date; anything else counts
 * as absent, since its format is not documented.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // Only the form that HTTP requires of senders (RFC 9110, 5.6.7): Date.parse reads far too much.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - now.getTime())
}
