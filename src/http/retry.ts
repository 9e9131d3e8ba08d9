import { ActionError, Cancelled } from '../errors.ts'
import { FEW_ATTEMPTS } from '../patience.ts'
import type { Runtime } from '../runtime.ts'
import { messageOf } from '../text.ts'
import { FAULTS, type Meaning, RequestError } from './faults.ts'

const MAX_BACKOFF_SECONDS = 30
/** No result waits longer for its decoration, if the server says how long that takes. */
const LONGEST_FOR_DECORATION_MS = 60_000
/** The last attempt before the deadline leaves so much for its answer. */
const LAST_ATTEMPT_MS = 1_000
/** Steps that were refused together do not come back together. Only downwards: no pause is longer than planned. */
const PAUSE_JITTER = 0.05

/** What to do after a 429, if not what the fault allows. */
export interface RateLimit {
  readonly retries: number
  /** What the reader can do, as a sentence. */
  readonly advice?: string
  /**
   * The pause after the nth refusal that does not say how long to wait, in ms. For limits of an hour, which a usual
   * backoff would only meet again.
   */
  pauseMs?(nth: number): number
}

/** Called before each retry's pause, and waited for. If it throws, that ends the request. */
export type OnRetry = (error: RequestError, afterMs: number) => void | Promise<void>

/** What is retried, and how. */
export interface RetryRules {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: string
  /**
   * Of a request that changes something, what to say if nobody knows whether it did: a sentence. Undefined for a read,
   * which is safe to retry.
   */
  readonly unknownFate?: string
  /** Whether the step is there to wait for this read: it is retried until the deadline, patience or not. */
  readonly isAwaited?: boolean
  readonly rateLimit?: RateLimit
  readonly onRetry?: OnRetry
}

interface Retried<T> extends RetryRules {
  readonly runtime: Runtime
  /** Makes the request once; fails with a `RequestError`. Calls `onSent` once it may have taken effect. */
  attempt(onSent: () => void): Promise<T>
}

/** A request that failed for good. */
export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly meaning: Meaning
  /** `out of time`: we would have tried again; `fate unknown`: nobody knows whether the request took effect. */
  readonly why: 'out of time' | 'fate unknown' | undefined
  /** What the last attempt failed for. */
  declare readonly cause: RequestError

  /** @param note what became of the request: a sentence */
  constructor(name: string, request: RequestError, note = '', why?: HttpError['why']) {
    const sentences = [`${name}: ${toSentence(request.message)}`, note, request.advice]
    super(sentences.filter(Boolean).join(' '), { cause: request })
    this.meaning = request.meaning
    this.why = why
  }

  /**
   * The same as a part of a sentence: without the name of the request, so that weeks that failed alike can be named
   * together.
   */
  get reason(): string {
    const { message, retryAfterMs, advice } = this.cause
    if (this.why !== 'out of time') return [message, advice].filter(Boolean).join('. ')
    if (retryAfterMs === undefined) return `${message}, and there was no time to try again`
    const seconds = Math.ceil(retryAfterMs / 1000).toLocaleString('en')
    return `${message}, and there was no time to wait the ${seconds} s that it asks for`
  }
}

/** Why something failed, as a part of a sentence. */
export function reasonOf(error: unknown): string {
  return (error instanceof HttpError ? error.reason : messageOf(error)).replace(/\.$/, '')
}

/**
 * How long a request is retried, if its fault allows it:
 *
 * | Request                            | Fails for now                     | 429 that does not say how long     |
 * | ---------------------------------- | --------------------------------- | ---------------------------------- |
 * | a create, a follow-up, a build     | 3 times, if nothing was sent      | twice within 8 minutes; builds: 20 |
 * | a poll                             | until the deadline                | until the deadline, pauses grow    |
 * | a read before the agent is asked   | 5 minutes for all of them         | GitHub: twice, after a minute      |
 * | figures                            | as such a read                    | once, after 10 minutes             |
 * | a read after the agent was asked   | three attempts                    | three attempts, a minute at most   |
 * | a write to GitHub                  | by `OwnComments.keepWriting`      | likewise                           |
 *
 * Makes a request, and retries it as its fault, its rules and the step's patience allow, until the
 * deadline.
 * @throws HttpError when it failed for good; the signal's reason when that aborts, with its `doubt` if the
 *   request may have taken effect
 */
export async function withRetries<T>(request: Retried<T>): Promise<T> {
  const { name, unknownFate, runtime } = request
  const { clock, log, patience } = runtime
  /** Of the first failure. */
  let since: Date | undefined
  let isOutage = false
  try {
    for (let number = 1; ; number++) {
      let isSent = false
      try {
        return await request.attempt(() => {
          isSent = true
        })
      } catch (error) {
        if (error instanceof Cancelled && isSent && unknownFate !== undefined)
          throw new Cancelled(error.message, unknownFate)
        if (!(error instanceof RequestError)) throw error
        since ??= clock.now()
        // A server that says how long to wait is not away.
        if (!isOutage && error.fault !== 'rate-limited') {
          isOutage = true
          patience.begin()
        }
        const afterMs = pauseBefore(number, error, request)
        const dueMs = clock.nowMs() + afterMs
        await request.onRetry?.(error, afterMs)
        const retry = number === 1 ? '1' : `${number}, failing since ${timeOf(since)}`
        log.info(
          `${name}: ${toSentence(error.message)} Trying again in ${Math.ceil(afterMs / 1000)} s (retry ${retry})`,
        )
        await clock.sleep(Math.max(0, dueMs - clock.nowMs()), runtime.signal)
      }
    }
  } finally {
    if (isOutage) patience.end()
  }
}

/**
 * How long to wait before the next attempt, in ms.
 * @throws HttpError if there is none
 */
function pauseBefore<T>(number: number, error: RequestError, request: Retried<T>): number {
  const { name, unknownFate, runtime, isAwaited } = request
  const { retryAfterMs } = error
  const fail = (note: string, why?: HttpError['why']) => new HttpError(name, error, note, why)
  const giveUp = () => fail(number > 1 ? `Gave up after ${number} attempts.` : '')

  const retries = retriesAfter(error, request)
  if (retries === 'unknown') throw fail(unknownFate ?? '', 'fate unknown')
  if (number > retries) throw giveUp()
  const plannedMs = retryAfterMs ?? pauseAfter(number, error, request)

  const leftMs = runtime.deadlineMs - runtime.clock.nowMs()
  if (retryAfterMs !== undefined) {
    // Never earlier than asked.
    const afterMs = retryAfterMs + 1000 * runtime.clock.random()
    if (isDecoration(request) && retryAfterMs > LONGEST_FOR_DECORATION_MS) throw giveUp()
    if (afterMs < leftMs) return afterMs
    const wanted = `The server asks to wait ${Math.ceil(retryAfterMs / 1000)} s`
    throw fail(`${wanted}, but ${timeLeft(leftMs)}. Run again later.`, 'out of time')
  }
  // A last look when the time is nearly up may find that the outage is over.
  const lastMs = isAwaited ? leftMs - LAST_ATTEMPT_MS : plannedMs
  const afterMs = Math.min(plannedMs, lastMs)
  if (afterMs <= 0 || afterMs >= leftMs) {
    // What the step waits for has its own words for the end of its time.
    const note = `There is no time for another attempt: ${timeLeft(leftMs)}. Raise timeout-minutes.`
    throw fail(isAwaited ? '' : note, 'out of time')
  }
  const patientMs = runtime.patience.leftMs()
  if (isAwaited || error.fault === 'rate-limited' || afterMs <= patientMs) return afterMs
  // An outage may have used it up; what fails for a moment afterwards is tried again all the same.
  if (patientMs < LAST_ATTEMPT_MS && number >= FEW_ATTEMPTS) throw giveUp()
  return Math.min(afterMs, Math.max(patientMs, LAST_ATTEMPT_MS))
}

function retriesAfter<T>(
  { fault, retryAfterMs }: RequestError,
  { unknownFate, runtime, isAwaited, rateLimit }: Retried<T>,
): number | 'unknown' {
  const { read, write } = FAULTS[fault]
  const allowed = unknownFate === undefined ? read : write
  if (allowed === 'unknown') return allowed
  // A server that says how long to wait is believed as often as any.
  const ofLimit = retryAfterMs === undefined ? 0 : allowed
  const retries =
    fault === 'rate-limited' && rateLimit ? Math.max(rateLimit.retries, ofLimit) : allowed
  return runtime.patience.isShort && !isAwaited ? Math.min(retries, FEW_ATTEMPTS - 1) : retries
}

/** Whether a failure would only leave something out of a result. Figures have a limit of an hour, and pauses for it. */
function isDecoration<T>({ unknownFate, runtime, rateLimit }: Retried<T>): boolean {
  return runtime.patience.isShort && unknownFate === undefined && rateLimit === undefined
}

/** A random share of an exponential backoff, or the caller's own pause after a refusal. */
function pauseAfter<T>(
  number: number,
  { fault }: RequestError,
  { runtime, rateLimit }: Retried<T>,
): number {
  const random = runtime.clock.random()
  if (fault === 'rate-limited' && rateLimit?.pauseMs)
    return rateLimit.pauseMs(number) * (1 - PAUSE_JITTER * random)
  const longestSeconds = Math.min(MAX_BACKOFF_SECONDS, 2 ** number)
  return 1000 * (1 + random * (longestSeconds - 1))
}

function timeLeft(ms: number): string {
  return `only ${Math.max(0, Math.floor(ms / 1000))} s are left`
}

/** `14:02:11 UTC` */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(11, 19)} UTC`
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
