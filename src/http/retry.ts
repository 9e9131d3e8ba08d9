import type { Clock } from '../clock.ts'
import { ActionError, Cancelled } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import { messageOf, toSentence } from '../text.ts'
import { FAULTS, type Meaning, RequestError } from './faults.ts'
import { formatTime, planRetry } from './retry-plan.ts'
import { RETRY_RULES, type Rule, SECOND, SHORTEST_MS } from './retry-rules.ts'
import { once, type Stage } from './stage.ts'

/** Longer than any step; larger numbers would overflow dates. */
const MAX_RETRY_AFTER_SECONDS = 365 * 86_400

/** Awaited before each retry's pause. Throwing ends the request. */
export type OnRetry = (error: RequestError) => void | Promise<void>

export interface RetryOptions {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: string
  /** Only for writes: a sentence for when the request may have taken effect. */
  readonly unknownFate?: string
  readonly stage: Stage
  readonly onRetry?: OnRetry
}

/**
 * The pause that several requests in flight share. A server that refuses one of them for now refuses the others too:
 * that is one refusal, and it costs one retry.
 */
export class SharedPause {
  readonly #clock: Clock
  #endMs = Number.NEGATIVE_INFINITY

  constructor(clock: Clock) {
    this.#clock = clock
  }

  get leftMs(): number {
    return Math.max(0, this.#endMs - this.#clock.nowMs())
  }

  /** Whether a request that began then was refused together with the one that began the pause. */
  includes(requestBeganMs: number): boolean {
    return requestBeganMs < this.#endMs
  }

  /** Begins a pause, or makes the one under way longer. */
  lastFor(ms: number): void {
    this.#endMs = Math.max(this.#endMs, this.#clock.nowMs() + ms)
  }

  async untilEnd(signal: AbortSignal): Promise<void> {
    // Another request may have made it longer meanwhile.
    while (this.leftMs > 0) await this.#clock.sleep(this.leftMs, signal)
  }
}

interface Retried<T> extends RetryOptions {
  readonly runtime: Runtime
  /** For rate limits, shared with other reads. */
  readonly pause?: SharedPause | undefined
  /**
   * Fails with a `RequestError`. Calls `onSent` once the request may have taken effect.
   * @param cutOffMs the end of an attempt under way, in the clock's ms; Infinity if its kind sets none
   */
  attempt(onSent: () => void, cutOffMs: number): Promise<T>
}

export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly meaning: Meaning
  /** `out of time`: we would have retried; `unknown fate`: the request may have taken effect. */
  readonly why: 'out of time' | 'unknown fate' | undefined
  declare readonly cause: RequestError

  constructor(name: string, request: RequestError, note = '', why?: HttpError['why']) {
    const what = [`${name}: ${toSentence(request.message)}`, note].filter(Boolean).join(' ')
    const brief =
      why === 'unknown fate' ? 'It is unknown whether a request was accepted' : request.brief
    super(what, { remedy: request.advice, cause: request, brief })
    this.meaning = request.meaning
    this.why = why
  }
}

/** A clause without the request's name, so that the report can list weeks that failed alike together. */
export function reasonOf(error: unknown): string {
  const { message, advice = '' } =
    error instanceof HttpError ? error.cause : { message: messageOf(error) }
  return (advice ? `${toSentence(message)} ${advice}` : message).replace(/\.$/, '')
}

/** @throws HttpError; the signal's reason when it aborts, with `unknownFate` if the request may have taken effect */
export async function withRetries<T>(request: Retried<T>): Promise<T> {
  const { name, unknownFate, stage, runtime, pause } = request
  const { clock, log } = runtime
  const startMs = clock.nowMs()
  const { sharesTime, cutsOff, outage }: Rule = RETRY_RULES[stage.kind]
  const cutOffMs = cutsOff ? startMs + outage.ms : Number.POSITIVE_INFINITY
  let failingSince: Date | undefined
  let isSent = false
  /** An earlier attempt may have taken effect. */
  let hasUnknownFate = false
  const rethrow = (error: unknown): never => {
    const isUnknown = error instanceof Cancelled && unknownFate && (isSent || hasUnknownFate)
    throw isUnknown ? new Cancelled(error.message, unknownFate) : error
  }
  let attempts = 0
  for (;;) {
    const beganMs = clock.nowMs()
    const heldMs = pause?.leftMs ?? 0
    try {
      if (heldMs > 0) throw limitedFor(heldMs)
      attempts++
      const onSent = () => {
        isSent = true
      }
      return await request.attempt(onSent, cutOffMs)
    } catch (error) {
      if (!(error instanceof RequestError)) return rethrow(error)
      isSent = false
      hasUnknownFate ||= unknownFate !== undefined && FAULTS[error.fault].mayHaveActed
      failingSince ??= clock.now()
      // A refusal for good is no outage.
      const isShared = sharesTime && FAULTS[error.fault].retries > 0
      const sinceMs = isShared ? stage.window.begin(clock.nowMs()) : startMs
      const next = planRetry({ error, stage, sinceMs, attempts, hasUnknownFate }, clock)
      if (next.kind === 'over') {
        // Whoever asks next must not ask earlier than the server allows, though this one gives up.
        const isFirstRefusal = error.fault === 'rate-limited' && heldMs === 0
        if (isFirstRefusal) pause?.lastFor(error.retryAfterMs ?? 0)
        const note = [next.note, hasUnknownFate && unknownFate].filter(Boolean).join(' ')
        throw new HttpError(name, error, note, next.why)
      }
      let { pauseMs } = next
      let isLogged = true
      if (pause !== undefined && error.fault === 'rate-limited') {
        isLogged = !pause.includes(beganMs)
        if (heldMs === 0) pause.lastFor(pauseMs)
        pauseMs = pause.leftMs
      }
      const dueMs = clock.nowMs() + pauseMs
      await request.onRetry?.(error)
      // `onRetry` may have waited for other requests.
      if (clock.nowMs() + SHORTEST_MS > cutOffMs) throw new HttpError(name, error)
      if (isLogged) {
        const seconds = Math.ceil(pauseMs / SECOND)
        const since = attempts > 1 ? `, failing since ${formatTime(failingSince)}` : ''
        log.info(
          `${name}: ${toSentence(error.message)} Trying again in ${seconds} s (retry ${attempts}${since})`,
        )
      }
      await clock.sleep(Math.max(0, dueMs - clock.nowMs()), stage.pausesEnd).catch(rethrow)
    }
  }
}

/** For a request that isn't sent: another one has just been refused. */
function limitedFor(retryAfterMs: number): RequestError {
  return new RequestError('rate-limited', 'the server limits requests', { retryAfterMs })
}

/** Repeats all of `act`; its stage makes each request only once. */
export function retryTogether<T>(
  { name, stage, runtime }: Pick<Retried<T>, 'name' | 'stage' | 'runtime'>,
  act: (stage: Stage) => Promise<T>,
): Promise<T> {
  const attempt = (_: unknown, cutOffMs: number) =>
    act(once(stage, cutOffMs)).catch((error) => {
      throw error instanceof HttpError ? error.cause : error
    })
  return withRetries({ name, stage, runtime, attempt })
}

/** In ms. The service doesn't document the form: we accept seconds and HTTP dates, and ignore anything else. */
export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  const text = header?.trim() ?? ''
  if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_RETRY_AFTER_SECONDS) * SECOND
  // The form that HTTP requires of senders (RFC 9110, 5.6.7). Date.parse accepts far more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - now.getTime())
}
