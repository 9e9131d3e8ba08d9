import { ActionError, Cancelled } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import { formatDuration, messageOf } from '../text.ts'
import { FAULTS, type Meaning, RequestError } from './faults.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Until the step's deadline, which ends every retry. */
const ALWAYS = Number.POSITIVE_INFINITY
/** For limits of an hour: a usual backoff would only meet them again. */
const PROBES_MS = [MINUTE, 2 * MINUTE, 2 * MINUTE]

interface Rule {
  /** How long attempts may begin while the network or the server fails for now. */
  readonly outageMs: number
  /** The same while the server refuses with 429, or with a limit of GitHub. */
  readonly limitMs: number
  /** The pauses after a 429 that does not say how long to wait; the last one repeats. Default: a backoff. */
  readonly limitPausesMs?: readonly number[]
  /**
   * `each`: both times begin with the request. `shared`: with the first failure, for all requests of the stage.
   * `whole`: as `each`, and the last attempt ends by then.
   */
  readonly time: 'each' | 'shared' | 'whole'
  readonly attempts?: number
  /** What we do when nobody knows whether the server acted on a request. Default: we make it again. */
  readonly onLoss?: 'fail'
}

/** How long a request is retried, by what it is for. */
export const KINDS = {
  // A read that decides whether or what the agent is asked, and the write before that.
  needed: { outageMs: 5 * MINUTE, limitMs: 5 * MINUTE, limitPausesMs: PROBES_MS, time: 'shared' },
  // A poll of a job or a build.
  awaited: {
    outageMs: ALWAYS,
    limitMs: ALWAYS,
    limitPausesMs: [15 * SECOND, 30 * SECOND, MINUTE],
    time: 'each',
  },
  // A create or a follow-up: made again, it might be a second job.
  ask: {
    outageMs: MINUTE,
    limitMs: 5 * MINUTE,
    limitPausesMs: PROBES_MS,
    time: 'each',
    onLoss: 'fail',
  },
  // A preview or a publication: made again, the docs are built twice at worst. Its limits are of a minute.
  build: { outageMs: 5 * MINUTE, limitMs: ALWAYS, time: 'each' },
  // What the result can do without.
  decoration: { outageMs: 30 * SECOND, limitMs: 30 * SECOND, time: 'whole', attempts: 3 },
  // The last comment of a step: many people see the result only there.
  'last comment': { outageMs: MINUTE, limitMs: MINUTE, time: 'whole' },
  // One of several requests that are retried together: retries are never nested.
  part: { outageMs: 0, limitMs: 0, time: 'each', attempts: 1 },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof KINDS

const MAX_BACKOFF_SECONDS = 30
/** No pause is shorter, and the last attempt leaves so much of the time for its answer. */
const SHORTEST_MS = SECOND
/** Longer than any step. */
const MAX_RETRY_AFTER_SECONDS = 365 * 86_400

/** Called before each retry's pause, and waited for. If it throws, that ends the request. */
export type OnRetry = (error: RequestError) => void | Promise<void>

/** What is retried, and how. */
export interface RetryRules {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: string
  /**
   * Of a request that changes something, what to say if nobody knows whether it did: a sentence. Undefined for a read,
   * which is safe to retry.
   */
  readonly unknownFate?: string
  /** Default: what reads are at this stage of the step. */
  readonly kind?: Kind | undefined
  readonly onRetry?: OnRetry
}

interface Retried<T> extends RetryRules {
  readonly runtime: Runtime
  /**
   * Makes the request once; fails with a `RequestError`. Calls `onSent` once it may have taken effect.
   * @param endMs when it must have ended, in the clock's ms; Infinity if the kind does not say
   */
  attempt(onSent: () => void, endMs: number): Promise<T>
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
    return [this.cause.message, this.cause.advice].filter(Boolean).join('. ')
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
  const { clock, log, stage } = runtime
  const rule: Rule = KINDS[request.kind ?? stage.reads]
  const startMs = clock.nowMs()
  const endMs = rule.time === 'whole' ? startMs + rule.outageMs : Number.POSITIVE_INFINITY
  /** Of the first failure. */
  let since: Date | undefined
  let isLost = false
  for (let number = 1; ; number++) {
    let isSent = false
    try {
      return await request.attempt(() => {
        isSent = true
      }, endMs)
    } catch (error) {
      if (error instanceof Cancelled && isSent && unknownFate !== undefined)
        throw new Cancelled(error.message, unknownFate)
      if (!(error instanceof RequestError)) throw error
      since ??= clock.now()
      isLost ||= unknownFate !== undefined && FAULTS[error.fault].mayHaveActed
      const afterMs = pauseBefore({ number, startMs, isLost, error, rule }, request)
      const dueMs = clock.nowMs() + afterMs
      await request.onRetry?.(error)
      if (clock.nowMs() + SHORTEST_MS > endMs) throw new HttpError(name, error)
      const retry = number === 1 ? '1' : `${number}, failing since ${timeOf(since)}`
      log.info(
        `${name}: ${toSentence(error.message)} Trying again in ${Math.ceil(afterMs / SECOND)} s (retry ${retry})`,
      )
      await clock.sleep(Math.max(0, dueMs - clock.nowMs()), runtime.signal)
    }
  }
}

interface Failed {
  /** Of attempts so far. */
  readonly number: number
  readonly startMs: number
  /** Whether nobody knows if the server acted on one of them. */
  readonly isLost: boolean
  readonly error: RequestError
  readonly rule: Rule
}

/**
 * How long to wait before the next attempt, in ms.
 * @throws HttpError if there is none
 */
function pauseBefore<T>(
  { number, startMs, isLost, error, rule }: Failed,
  { name, unknownFate, runtime: { clock, deadlineMs, stage } }: Retried<T>,
): number {
  const { fault, retryAfterMs } = error
  const fail = (note: string, why?: HttpError['why']) => {
    const notes = [note, isLost && unknownFate]
    return new HttpError(name, error, notes.filter(Boolean).join(' '), why)
  }
  if (isLost && rule.onLoss === 'fail') throw fail('', 'fate unknown')
  const attempts = number > 1 ? ` after ${number} attempts` : ''
  if (number > FAULTS[fault].retries || number === rule.attempts)
    throw fail(attempts && `Gave up${attempts}.`)

  const nowMs = clock.nowMs()
  const inMs = (ms: number) => timeOf(new Date(clock.now().getTime() + ms))
  const isLimit = fault === 'rate-limited'
  const longestMs = isLimit ? rule.limitMs : rule.outageMs
  if (rule.time === 'shared') stage.failedMs ??= nowMs
  const sinceMs = (rule.time === 'shared' ? stage.failedMs : undefined) ?? startMs
  const untilMs = Math.min(deadlineMs, sinceMs + longestMs)
  const isDeadline = untilMs === deadlineMs
  const time = isDeadline ? 'the step' : `retries (${formatDuration(longestMs)})`
  const end = `the time of ${time} ends at ${inMs(untilMs - nowMs)}.`
  const leftMs = untilMs - nowMs - SHORTEST_MS
  const random = clock.random()
  // Who says 0 does not say how long.
  if (retryAfterMs !== undefined && retryAfterMs > 0) {
    // Never earlier than asked.
    const afterMs = retryAfterMs + SECOND * random
    if (afterMs <= leftMs) return afterMs
    const note = `The server asks to wait until ${inMs(retryAfterMs)}, and ${end} Run again after that.`
    throw fail(note, 'out of time')
  }
  if (leftMs < SHORTEST_MS)
    throw fail(`Gave up${attempts}: ${end}`, isDeadline ? 'out of time' : undefined)
  const probeMs = isLimit
    ? (rule.limitPausesMs?.[number - 1] ?? rule.limitPausesMs?.at(-1))
    : undefined
  const longestSeconds = Math.min(MAX_BACKOFF_SECONDS, 2 ** number)
  const plannedMs =
    probeMs === undefined ? SECOND * (1 + random * (longestSeconds - 1)) : probeMs + SECOND * random
  return Math.min(plannedMs, leftMs)
}

/** `2026-11-21 14:02:11 UTC` */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
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
  if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_RETRY_AFTER_SECONDS) * SECOND
  // The one form that HTTP requires of senders (RFC 9110, 5.6.7). Date.parse accepts far more.
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - now.getTime())
}
