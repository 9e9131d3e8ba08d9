import { ActionError, Cancelled } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import { messageOf, toSentence } from '../text.ts'
import { FAULTS, type Meaning, RequestError } from './faults.ts'
import { type Kind, Retries, SECOND, SHORTEST_MS } from './kinds.ts'

/** Longer than any step. */
const MAX_RETRY_AFTER_SECONDS = 365 * 86_400

/** Called before each retry's pause, and waited for. If it throws, that ends the request. */
export type OnRetry = (error: RequestError) => void | Promise<void>

/** What is retried, and how. */
export interface RetryOptions {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: string
  /**
   * Of a request that changes something, what to say if nobody knows whether it did: a sentence. Undefined for a read,
   * which is safe to retry.
   */
  readonly unknownFate?: string
  /** Default: the `reads` of the runtime. */
  readonly kind?: Kind | undefined
  readonly onRetry?: OnRetry
}

interface Retried<T> extends RetryOptions {
  readonly runtime: Runtime
  /**
   * Makes the request once; fails with a `RequestError`. Calls `onSent` once it may have taken effect.
   * @param endMs when it must have ended, in the clock's ms; Infinity if the kind does not say
   */
  attempt(onSent: () => void, endMs: number): Promise<T>
}

export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly meaning: Meaning
  /** `out of time`: we would have tried again; `fate unknown`: nobody knows whether the request took effect. */
  readonly why: 'out of time' | 'fate unknown' | undefined
  /** What the last attempt failed for. */
  declare readonly cause: RequestError

  /** @param note what became of the request: a sentence */
  constructor(name: string, request: RequestError, note = '', why?: HttpError['why']) {
    const what = [`${name}: ${toSentence(request.message)}`, note].filter(Boolean).join(' ')
    super(what, { remedy: request.advice, cause: request })
    this.meaning = request.meaning
    this.why = why
  }

  /**
   * The same as a part of a sentence: without the name of the request, so that weeks that failed alike can be named
   * together.
   */
  get reason(): string {
    const { message, advice } = this.cause
    return advice ? `${toSentence(message)} ${advice}` : message
  }
}

/** Why something failed, as a part of a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof HttpError ? error.reason : messageOf(error)).replace(/\.$/, '')
}

/**
 * Makes a request, and retries it as its fault and its kind allow, until the deadline.
 * @throws HttpError when it failed for good; the signal's reason when that aborts, with its `doubt` if the
 *   request may have taken effect
 */
export async function withRetries<T>(request: Retried<T>): Promise<T> {
  const { name, unknownFate, runtime } = request
  const { clock, log, signal } = runtime
  const retries = new Retries(request.kind ?? runtime.reads, runtime)
  /** Whether the attempt that is under way may take effect, and whether one before it may have. */
  let isSent = false
  let isLost = false
  const rethrow = (error: unknown): never => {
    const isInDoubt = error instanceof Cancelled && unknownFate && (isSent || isLost)
    throw isInDoubt ? new Cancelled(error.message, unknownFate) : error
  }
  for (;;) {
    try {
      return await request.attempt(() => {
        isSent = true
      }, retries.endMs)
    } catch (error) {
      if (!(error instanceof RequestError)) return rethrow(error)
      isSent = false
      isLost ||= unknownFate !== undefined && FAULTS[error.fault].mayHaveActed
      const next = retries.next(error, isLost)
      if ('note' in next) {
        const note = [next.note, isLost && unknownFate].filter(Boolean).join(' ')
        throw new HttpError(name, error, note, next.why)
      }
      const dueMs = clock.nowMs() + next.pauseMs
      await request.onRetry?.(error)
      if (clock.nowMs() + SHORTEST_MS > retries.endMs) throw new HttpError(name, error)
      const seconds = Math.ceil(next.pauseMs / SECOND)
      log.info(
        `${name}: ${toSentence(error.message)} Trying again in ${seconds} s (${retries.describe()})`,
      )
      await clock.sleep(Math.max(0, dueMs - clock.nowMs()), signal).catch(rethrow)
    }
  }
}

/**
 * The wait that a Retry-After header asks for, in ms. The service does not document its form: we accept seconds
 * and HTTP dates, and ignore anything else.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_RETRY_AFTER_SECONDS) * SECOND
  // The one form that HTTP requires of senders (RFC 9110, 5.6.7). Date.parse accepts far more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - now.getTime())
}
