import { ActionError, Cancelled } from '../errors.ts'
import type { Clock, Runtime } from '../runtime.ts'
import { formatDuration, messageOf, withFullStop } from '../text.ts'
import { AttemptError, FAULTS, type FailureMeaning } from './faults.ts'

/*
 * Retries. A request belongs to a policy of the step, whose kind is a row of `RETRY_RULES`: the row says for
 * how long attempts may begin, and how long to pause. `FAULTS` says how often a retry is worth it after each fault, and
 * whether the server may have acted.
 *
 * No retry begins after the step's deadline or the row's time. The row's time ends an attempt under way only if the row
 * has `cutsOff`.
 */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const MAX_BACKOFF_SECONDS = 30
/** The shortest pause, and the least time that the last attempt gets for its answer. */
const SHORTEST_MS = SECOND

/** The pause after so many attempts, in ms, if the server doesn't say how long to wait. */
type PauseRule = (attempts: number, random: number) => number

const backoff: PauseRule = (attempts, random) => {
  const longestSeconds = Math.min(MAX_BACKOFF_SECONDS, 2 ** attempts)
  return SECOND * (1 + random * (longestSeconds - 1))
}

/**
 * Pauses of these lengths, one after another; the last one repeats. Each is up to a second longer, so that steps that are
 * refused together don't return together.
 */
function fixedPauses(...lengthsMs: readonly number[]): PauseRule {
  return (attempts, random) => {
    const index = Math.min(attempts, lengthsMs.length) - 1
    const lengthMs = lengthsMs[index] ?? 0
    return lengthMs + SECOND * random
  }
}

/** For hourly limits: a backoff would only hit them again. */
const PROBES = fixedPauses(MINUTE, 2 * MINUTE)

interface Patience {
  /** Attempts may begin for this long. */
  readonly ms: number
  readonly pause: PauseRule
}

const during = (ms: number, pause = backoff): Patience => ({ ms, pause })
const untilDeadline = (pause = backoff) => during(Number.POSITIVE_INFINITY, pause)

interface Rule {
  readonly outage: Patience
  /** After a refusal because of too many requests. */
  readonly limit: Patience
  /** The retry time begins with the step's `RetryWindow`. Default: with the request. */
  readonly sharesTime?: true
  /** The end of the retry time also ends an attempt under way. */
  readonly cutsOff?: true
  readonly attempts?: number
  /** Default: a request that may have taken effect is made again. */
  readonly onUnknownFate?: 'fail'
}

export const RETRY_RULES = {
  // Reads that a step cannot do without, and the write of the record before the agent is asked.
  needed: {
    outage: during(5 * MINUTE),
    limit: during(5 * MINUTE, PROBES),
    sharesTime: true,
  },
  // Polls of a job.
  awaited: {
    outage: untilDeadline(),
    limit: untilDeadline(fixedPauses(15 * SECOND, 30 * SECOND, MINUTE)),
  },
  // Creates and follow-ups: a retry might start a second job.
  ask: {
    outage: during(MINUTE),
    limit: during(5 * MINUTE, PROBES),
    onUnknownFate: 'fail',
  },
  decoration: {
    outage: during(30 * SECOND),
    limit: during(30 * SECOND),
    cutsOff: true,
    attempts: 3,
  },
  // Many people see the result only in this comment.
  'last comment': {
    outage: during(MINUTE),
    limit: during(MINUTE),
    cutsOff: true,
  },
  // Requests that are retried together: retries are never nested.
  part: { outage: during(0), limit: during(0), attempts: 1 },
} as const satisfies Record<string, Rule>

export type PolicyName = keyof typeof RETRY_RULES

/** The limits that requests of one part of a step share. */
export interface RequestPolicy {
  readonly kind: PolicyName
  /** No retry begins after it, and requests to GitHub end at it. In the clock's ms. */
  readonly deadlineMs: number
  /** Ends requests. */
  readonly signal: AbortSignal
  /** Ends pauses, sooner than `signal` if a request may outlive a cancel. */
  readonly pauseSignal: AbortSignal
  /** The step's only one: all its policies have the same object, since a good poll closes it for the others. */
  readonly window: RetryWindow
}

/** Opens at the first failure that may pass, and closes at the next good poll of a job. */
interface RetryWindow {
  /** Its start, in the clock's ms; undefined while it is closed. */
  sinceMs: number | undefined
}

/** The policy without retries, for requests to GitHub that a caller retries together. The cut-off ends them too. */
export function withoutRetries(policy: RequestPolicy, cutOffMs = policy.deadlineMs): RequestPolicy {
  const deadlineMs = Math.min(policy.deadlineMs, cutOffMs)
  return { ...policy, kind: 'part', deadlineMs }
}

export interface RequestOptions {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: string
  /** Only for writes: a sentence for when the request may have taken effect. */
  readonly unknownFate?: string
  readonly policy: RequestPolicy
}

interface RetriedRequest<T> extends RequestOptions {
  readonly runtime: Runtime
  /**
   * Fails with an `AttemptError`. Calls `onSent` once the request may have taken effect.
   * @param cutOffMs the end of an attempt under way, in the clock's ms; Infinity if its kind sets none
   */
  attempt(cutOffMs: number, onSent: () => void): Promise<T>
}

export class RequestFailure extends ActionError {
  override name = 'RequestFailure'
  readonly meaning: FailureMeaning
  /** `out of time`: we would have retried, but the step's time ends; `unknown fate`: the request may have taken effect. */
  readonly why: 'out of time' | 'unknown fate' | undefined
  declare readonly cause: AttemptError

  /** @param note a sentence after the error's own */
  constructor(name: string, error: AttemptError, note = '', why?: RequestFailure['why']) {
    let what = `${name}: ${withFullStop(error.message)}`
    if (note !== '') what += ` ${note}`
    super(what, { remedy: error.advice, cause: error })
    this.meaning = error.meaning
    this.why = why
  }
}

/** A clause without the request's name, so that the report can list weeks that failed alike together. */
export function reasonOf(error: unknown): string {
  let reason = messageOf(error)
  if (error instanceof RequestFailure) {
    const { message, advice } = error.cause
    reason = message
    if (advice !== '') reason = `${withFullStop(message)} ${advice}`
  }
  return reason.replace(/\.$/, '')
}

/** @throws RequestFailure; the signal's reason when it aborts, with `unknownFate` if the request may have taken effect */
export async function withRetries<T>(request: RetriedRequest<T>): Promise<T> {
  const { name, policy } = request
  const { clock, log } = request.runtime
  const rule: Rule = RETRY_RULES[policy.kind]
  const startMs = clock.nowMs()
  let cutOffMs = Number.POSITIVE_INFINITY
  if (rule.cutsOff) cutOffMs = startMs + rule.outage.ms
  let failingSince: Date | undefined
  /** The request's sentence, once an attempt may have taken effect. */
  let unknownFate: string | undefined

  for (let attempts = 1; ; attempts++) {
    let isSent = false
    let error: AttemptError
    try {
      return await request.attempt(cutOffMs, () => {
        isSent = true
      })
    } catch (thrown) {
      if (mayHaveActed(thrown, isSent)) unknownFate = request.unknownFate
      if (!(thrown instanceof AttemptError)) throw withFate(thrown, unknownFate)
      error = thrown
    }
    const mustNotRepeat = unknownFate !== undefined && rule.onUnknownFate === 'fail'
    if (mustNotRepeat) throw new RequestFailure(name, error, unknownFate, 'unknown fate')

    failingSince ??= clock.now()
    const next = planRetry(error, { policy, startMs, attempts }, clock)
    if (next.kind === 'over') {
      const notes = [next.note, unknownFate].filter((note) => note !== undefined)
      throw new RequestFailure(name, error, notes.join(' '), next.why)
    }
    const pauseEndMs = clock.nowMs() + next.pauseMs
    const isTooLate = clock.nowMs() + SHORTEST_MS > cutOffMs
    if (isTooLate) throw new RequestFailure(name, error)

    const seconds = Math.ceil(next.pauseMs / SECOND)
    let retry = `retry ${attempts}`
    if (attempts > 1) retry += `, failing since ${formatTime(failingSince)}`
    log.info(`${name}: ${withFullStop(error.message)} Trying again in ${seconds} s (${retry})`)
    try {
      const leftMs = Math.max(0, pauseEndMs - clock.nowMs())
      await clock.sleep(leftMs, policy.pauseSignal)
    } catch (thrown) {
      throw withFate(thrown, unknownFate)
    }
  }
}

/** @param isSent for anything but a failure of the request: a cancel that cut it off */
function mayHaveActed(thrown: unknown, isSent: boolean): boolean {
  if (thrown instanceof AttemptError) return FAULTS[thrown.fault].mayHaveActed
  return isSent
}

/** A cancel says so if the request that it cut off may have taken effect. */
function withFate(thrown: unknown, unknownFate: string | undefined): unknown {
  if (unknownFate === undefined) return thrown
  if (!(thrown instanceof Cancelled)) return thrown
  return new Cancelled(thrown.message, unknownFate)
}

type NextAttempt =
  | { readonly kind: 'again'; readonly pauseMs: number }
  | {
      readonly kind: 'over'
      /** A sentence that adds to the error's message. */
      readonly note?: string
      readonly why?: 'out of time' | undefined
    }

interface Failing {
  readonly policy: RequestPolicy
  /** The first attempt's start, in the clock's ms. */
  readonly startMs: number
  readonly attempts: number
}

function planRetry(error: AttemptError, failing: Failing, clock: Clock): NextAttempt {
  const { policy, attempts } = failing
  const rule: Rule = RETRY_RULES[policy.kind]
  const retries = attempts - 1
  const isWorthARetry = retries < FAULTS[error.fault].retries
  const isLastAttempt = attempts === rule.attempts
  if (!isWorthARetry || isLastAttempt) {
    if (attempts === 1) return { kind: 'over' }
    return { kind: 'over', note: `Gave up after ${attempts} attempts.` }
  }

  let sinceMs = failing.startMs
  if (rule.sharesTime) {
    policy.window.sinceMs ??= clock.nowMs()
    sinceMs = policy.window.sinceMs
  }
  let patience = rule.outage
  if (error.fault === 'rate-limited') patience = rule.limit
  const end = endOfRetries(sinceMs, patience, policy)
  const leftMs = end.atMs - clock.nowMs()
  const longestPauseMs = leftMs - SHORTEST_MS
  const timeIn = (ms: number) => formatTime(new Date(clock.now().getTime() + ms))
  const until = `${end.name} ends at ${timeIn(leftMs)}.`

  const retryAfterMs = error.retryAfterMs ?? 0
  // `Retry-After: 0` doesn't say how long, so we ignore it.
  if (retryAfterMs > 0) {
    // Never retry earlier than asked.
    const pauseMs = retryAfterMs + SECOND * clock.random()
    if (pauseMs <= longestPauseMs) return { kind: 'again', pauseMs }
    const note = `The server asks to wait until ${timeIn(retryAfterMs)}, and ${until} Run again after that.`
    return { kind: 'over', note, why: end.why }
  }
  if (longestPauseMs < SHORTEST_MS) return { kind: 'over', note: `Gave up: ${until}`, why: end.why }
  const plannedMs = patience.pause(attempts, clock.random())
  return { kind: 'again', pauseMs: Math.min(plannedMs, longestPauseMs) }
}

/** Whichever ends first: the row's time, or the step's. */
function endOfRetries(sinceMs: number, patience: Patience, policy: RequestPolicy) {
  const rowEndMs = sinceMs + patience.ms
  if (policy.deadlineMs <= rowEndMs)
    return { atMs: policy.deadlineMs, name: "the step's time", why: 'out of time' } as const
  const name = `the retry time (${formatDuration(patience.ms)})`
  return { atMs: rowEndMs, name, why: undefined }
}

/** Repeats all of `act`; its policy makes each request only once. */
export function retryAsUnit<T>(
  request: Pick<RetriedRequest<T>, 'name' | 'policy' | 'runtime'>,
  act: (policy: RequestPolicy) => Promise<T>,
): Promise<T> {
  const attempt = async (cutOffMs: number) => {
    try {
      return await act(withoutRetries(request.policy, cutOffMs))
    } catch (error) {
      if (error instanceof RequestFailure) throw error.cause
      throw error
    }
  }
  return withRetries({ ...request, attempt })
}

/** `2026-11-21 14:02:11 UTC` */
function formatTime(date: Date): string {
  const [day, time] = date.toISOString().slice(0, 19).split('T')
  return `${day} ${time} UTC`
}
