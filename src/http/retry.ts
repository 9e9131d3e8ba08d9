import { ActionError, Cancelled } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import { messageOf, toSentence } from '../text.ts'
import { FAULTS, type Meaning, RequestError } from './faults.ts'
import { SECOND, SHORTEST_MS } from './kinds.ts'
import { Retries } from './retries.ts'
import { once, type Stage } from './stage.ts'

/** Longer than any step. */
const MAX_RETRY_AFTER_SECONDS = 365 * 86_400

/** Called before each retry's pause, and waited for. If it throws, that ends the request. */
export type OnRetry = (error: RequestError) => void | Promise<void>

/** What is retried, and how. */
export interface RetryOptions {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: string
  /** For a request that changes something: a sentence for when it may have taken effect. A read has none. */
  readonly unknownFate?: string
  readonly stage: Stage
  readonly onRetry?: OnRetry
}

interface Retried<T> extends RetryOptions {
  readonly runtime: Runtime
  /**
   * Makes the request once; fails with a `RequestError`. Calls `onSent` once it may have taken effect.
   * @param endsMs when it must have ended, in the clock's ms; Infinity if only the stage says when
   */
  attempt(onSent: () => void, endsMs: number): Promise<T>
}

export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly meaning: Meaning
  /** `out of time`: we would have tried again; `unknown fate`: the request may have taken effect. */
  readonly why: 'out of time' | 'unknown fate' | undefined
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
 * Makes a request, and retries it as its fault and its stage allow.
 * @throws HttpError when it failed for good; the signal's reason when that aborts, with its `unknownFate` if the
 *   request may have taken effect
 */
export async function withRetries<T>(request: Retried<T>): Promise<T> {
  const { name, unknownFate, stage, runtime } = request
  const { clock, log } = runtime
  const retries = new Retries(stage, clock)
  /** Whether the attempt under way may take effect, and whether one before it may have. */
  let isSent = false
  let hasUnknownFate = false
  const rethrow = (error: unknown): never => {
    const isUnknown = error instanceof Cancelled && unknownFate && (isSent || hasUnknownFate)
    throw isUnknown ? new Cancelled(error.message, unknownFate) : error
  }
  for (;;) {
    try {
      const onSent = () => {
        isSent = true
      }
      return await request.attempt(onSent, retries.endsMs)
    } catch (error) {
      if (!(error instanceof RequestError)) return rethrow(error)
      isSent = false
      hasUnknownFate ||= unknownFate !== undefined && FAULTS[error.fault].mayHaveActed
      const next = retries.next(error, hasUnknownFate)
      if (next.kind === 'over') {
        const note = [next.note, hasUnknownFate && unknownFate].filter(Boolean).join(' ')
        throw new HttpError(name, error, note, next.why)
      }
      const dueMs = clock.nowMs() + next.pauseMs
      await request.onRetry?.(error)
      if (clock.nowMs() + SHORTEST_MS > retries.endsMs) throw new HttpError(name, error)
      const seconds = Math.ceil(next.pauseMs / SECOND)
      log.info(
        `${name}: ${toSentence(error.message)} Trying again in ${seconds} s (${retries.describe()})`,
      )
      await clock.sleep(Math.max(0, dueMs - clock.nowMs()), stage.pausesEnd).catch(rethrow)
    }
  }
}

/**
 * Makes several requests that are retried together: `act` is repeated from its beginning, and passes its stage on to
 * each request, which is then made once.
 */
export function retryTogether<T>(
  { name, stage, runtime }: Pick<Retried<T>, 'name' | 'stage' | 'runtime'>,
  act: (stage: Stage) => Promise<T>,
): Promise<T> {
  const attempt = (_: unknown, endsMs: number) =>
    act(once(stage, endsMs)).catch((error) => {
      // Only a `RequestError` is retried.
      throw error instanceof HttpError ? error.cause : error
    })
  return withRetries({ name, stage, runtime, attempt })
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
