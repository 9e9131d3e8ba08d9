import { ActionError, Cancelled } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import { messageOf } from '../text.ts'
import { FAULTS, type Meaning, RequestError } from './faults.ts'

const MAX_BACKOFF_SECONDS = 30

/** A request that changes something. */
export interface Write {
  /** What to say if nobody knows whether it took effect: a sentence. */
  readonly unknownFate: string
  /** How often to retry after a 429, if not as often as the fault allows. */
  readonly rateLimitRetries?: number
}

/** Called before each retry's pause. If it throws, that ends the request. */
export type OnRetry = (error: RequestError, afterMs: number) => void

interface Retried<T> {
  /** The subject of a sentence: "Creating the agent job". */
  name: string
  /** Undefined for a read, which is safe to retry. */
  write?: Write | undefined
  run: Runtime
  /** Makes the request once; fails with a `RequestError`. Calls `onSent` once it may have taken effect. */
  attempt(onSent: () => void): Promise<T>
  /** Fewer retries than the fault allows. */
  maxRetries?: number
  onRetry?: OnRetry | undefined
}

/** A request that failed for good. */
export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly meaning: Meaning
  /** `out of time`: we would have tried again; `fate unknown`: nobody knows whether the request took effect. */
  readonly why: 'out of time' | 'fate unknown' | undefined

  constructor(message: string, cause: RequestError, why?: HttpError['why']) {
    super(message, { cause })
    this.meaning = cause.meaning
    this.why = why
  }
}

/**
 * Why something failed, as a part of a sentence: without its date, so that weeks that failed alike can be named
 * together.
 */
export function reasonOf(error: unknown): string {
  return describeFault(error).replace(/\.$/, '')
}

function describeFault(error: unknown): string {
  if (!(error instanceof HttpError && error.cause instanceof RequestError)) return messageOf(error)
  const { message, retryAfterMs, advice } = error.cause
  if (error.why !== 'out of time') return [message, advice].filter(Boolean).join('. ')
  if (retryAfterMs === undefined) return `${message}, and there was no time to try again`
  const seconds = Math.ceil(retryAfterMs / 1000).toLocaleString('en')
  return `${message}, and there was no time to wait the ${seconds} s that it asks for`
}

/**
 * Makes a request, and retries it as often as its fault allows, until the run's deadline.
 * @throws HttpError when it failed for good; the signal's reason when that aborts, with its `doubt` if the
 *   request may have taken effect
 */
export async function withRetries<T>(request: Retried<T>): Promise<T> {
  const { name, write, run, maxRetries = Number.POSITIVE_INFINITY } = request
  const { clock, log } = run
  for (let number = 1; ; number++) {
    let isSent = false
    try {
      return await request.attempt(() => {
        isSent = true
      })
    } catch (error) {
      if (error instanceof Cancelled && isSent && write !== undefined)
        throw new Cancelled(error.message, write.unknownFate)
      if (!(error instanceof RequestError)) throw error
      const { fault, advice, retryAfterMs } = error
      const what = `${name}: ${toSentence(error.message)}`
      const fail = (note: string, why?: HttpError['why']) =>
        new HttpError([what, note, advice].filter(Boolean).join(' '), error, why)

      const retries = FAULTS[fault]
      const limit = fault === 'rate-limited' ? write?.rateLimitRetries : undefined
      const allowed = write === undefined ? retries.read : (limit ?? retries.write)
      if (allowed === 'unknown') throw fail(write?.unknownFate ?? '', 'fate unknown')
      if (number > Math.min(allowed, maxRetries))
        throw fail(number > 1 ? `Gave up after ${number} attempts.` : '')

      const longestSeconds = Math.min(MAX_BACKOFF_SECONDS, 2 ** number)
      // A random share of an exponential backoff; with Retry-After, never less than that.
      const afterMs =
        retryAfterMs === undefined
          ? 1000 * (1 + clock.random() * (longestSeconds - 1))
          : retryAfterMs + 1000 * clock.random()
      const msLeft = run.deadlineMs - clock.nowMs()
      if (afterMs >= msLeft) {
        const left = `only ${Math.max(0, Math.floor(msLeft / 1000))} s are left`
        const note =
          retryAfterMs === undefined
            ? `There is no time for another attempt: ${left}. Raise timeout-minutes.`
            : `The server asks to wait ${Math.ceil(retryAfterMs / 1000)} s, but ${left}. Run again later.`
        throw fail(note, 'out of time')
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
 * The wait that a Retry-After header asks for, in ms. The service does not document its form: we accept seconds
 * and HTTP dates, and ignore anything else.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Number(text) * 1000
  // The one form that HTTP requires of senders (RFC 9110, 5.6.7). Date.parse accepts far more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - now.getTime())
}
