import { ActionError, Cancelled, textOf } from '../errors.ts'
import { join, type RichText, renderPlain, richText, trusted, withFullStop } from '../rich-text.ts'
import type { Clock, Runtime } from '../runtime.ts'
import { AttemptError, FAULTS } from './faults.ts'

/*
 * Retries. Each request has a policy, whose kind is a row of `RETRY_RULES`. Attempts begin within the row's patience, and
 * before the policy's deadline. An answer may come a little after the deadline; of a request that the step can do without,
 * only within the patience. `FAULTS` says how often a retry is worth it after each fault, and whether the server may have
 * acted.
 */

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The shortest pause, and the least time that the last attempt gets for its answer. */
const SHORTEST_MS = SECOND
/** Added to the deadline for the answer to a request that began before: it may hold the job's ID. */
const LAST_ANSWER_MS = 10 * SECOND
const OWN_TIME_MS = MINUTE
/** The runner kills the process 10 s after a cancel; we want to end within 2 s. */
const LAST_WORDS_AFTER_CANCEL_MS = 1_500

interface Rule {
  readonly patienceMs: number
  /** The same after a refusal because of too many requests. */
  readonly limitPatienceMs: number
  /** A report makes many such requests, one after the other: in an outage, each gives up soon. */
  readonly attempts?: number
  /** The step can do without it. It has `OWN_TIME_MS` even after the step's deadline. */
  readonly hasOwnTime?: true
}

export const RETRY_RULES = {
  // Creates and follow-ups.
  ask: { patienceMs: MINUTE, limitPatienceMs: 5 * MINUTE },
  // Whatever is needed before the agent is asked: the write of the request, too.
  read: { patienceMs: 5 * MINUTE, limitPatienceMs: 5 * MINUTE },
  // Polls of a job, until the step's deadline.
  poll: { patienceMs: Number.POSITIVE_INFINITY, limitPatienceMs: Number.POSITIVE_INFINITY },
  optional: {
    patienceMs: 30 * SECOND,
    limitPatienceMs: 30 * SECOND,
    attempts: 3,
    hasOwnTime: true,
  },
  // Many people see the result only there. A cancel leaves it a moment.
  'last comment': { patienceMs: MINUTE, limitPatienceMs: MINUTE, hasOwnTime: true },
} as const satisfies Record<string, Rule>

export type PolicyKind = keyof typeof RETRY_RULES

export interface RequestPolicy {
  readonly kind: PolicyKind
  /** No attempt begins after it. In the clock's ms. */
  readonly deadlineMs: number
  /** Ends requests and pauses. */
  readonly signal: AbortSignal
  /** Ends writes to GitHub, which have a moment after a cancel: whoever cuts one off doesn't know whether it is there. */
  readonly writeSignal: AbortSignal
  /** Made once: the caller retries. */
  readonly isPart?: true
}

/** For requests of one kind. */
export type PolicyFactory = (kind: PolicyKind) => RequestPolicy

/** @param deadlineMs of the step, in the clock's ms */
export function createPolicyFactory(
  clock: Clock,
  signal: AbortSignal,
  deadlineMs: number,
): PolicyFactory {
  const lastWords = new AbortController()
  signal.addEventListener('abort', async () => {
    await clock.sleep(LAST_WORDS_AFTER_CANCEL_MS, lastWords.signal)
    lastWords.abort(signal.reason)
  })
  const writeSignal = lastWords.signal
  return (kind) => {
    const rule: Rule = RETRY_RULES[kind]
    let endMs = deadlineMs
    if (rule.hasOwnTime) endMs = Math.max(deadlineMs, clock.nowMs() + OWN_TIME_MS)
    const policy = { kind, deadlineMs: endMs, signal, writeSignal }
    if (kind === 'last comment') return { ...policy, signal: writeSignal }
    return policy
  }
}

export interface RequestOptions {
  /** The subject of a sentence: "Creating the agent job". */
  readonly name: RichText
  /** A sentence for when the request may have taken effect. A request that has one is not repeated then. */
  readonly unknownFate?: RichText
  readonly policy: RequestPolicy
}

interface RetriedRequest<T> extends RequestOptions {
  readonly runtime: Runtime
  /** Fails with an `AttemptError`. @param leftMs the time for its answer */
  attempt(leftMs: number): Promise<T>
}

export class RequestFailure extends ActionError {
  override name = 'RequestFailure'
  readonly meaning: AttemptError['meaning']
  /** It is unknown whether a request that must not be repeated took effect. */
  readonly isFateUnknown: boolean
  declare readonly cause: AttemptError

  /** @param note a sentence after the error's own */
  constructor(name: RichText, error: AttemptError, note?: RichText, isFateUnknown = false) {
    const what = richText`${name}: ${withFullStop(error.text)}`
    super(join([what, note]), { remedy: error.advice, cause: error })
    this.meaning = error.meaning
    this.isFateUnknown = isFateUnknown
  }
}

/** Thrown by an attempt that may not be made. */
export class NoMoreAttempts extends ActionError {}

/** Without the request's name, so that the report can list weeks that failed alike together. */
export function reasonOf(error: unknown): RichText {
  if (!(error instanceof RequestFailure)) return textOf(error)
  return join([withFullStop(error.cause.text), error.cause.advice])
}

/** @throws RequestFailure; the signal's reason when it aborts, with `unknownFate` if an attempt is under way */
export async function withRetries<T>(request: RetriedRequest<T>): Promise<T> {
  const { name, policy, unknownFate } = request
  const { clock, log } = request.runtime
  const rule: Rule = RETRY_RULES[policy.kind]
  const startMs = clock.nowMs()
  // Formatted only if it fails: a first date costs 0.7 MiB.
  const startedAt = clock.now()
  if (startMs >= policy.deadlineMs) {
    const advice = trusted('Raise the input `timeout-minutes`.')
    const isUp = new AttemptError('unreachable', trusted('the time was up'), { advice })
    throw new RequestFailure(name, isUp)
  }
  let answerByMs = policy.deadlineMs + LAST_ANSWER_MS
  if (rule.hasOwnTime) answerByMs = Math.min(policy.deadlineMs, startMs + rule.patienceMs)

  let error: AttemptError | undefined
  for (let attempts = 1; ; attempts++) {
    try {
      return await request.attempt(answerByMs - clock.nowMs())
    } catch (thrown) {
      if (thrown instanceof Cancelled) throw new Cancelled(thrown.text, unknownFate)
      // The failure before it is the reason.
      if (thrown instanceof NoMoreAttempts && error !== undefined)
        throw new RequestFailure(name, error, richText`Gave up: ${thrown.text}.`)
      if (!(thrown instanceof AttemptError)) throw thrown
      error = thrown
    }
    if (unknownFate !== undefined && FAULTS[error.fault].mayHaveActed)
      throw new RequestFailure(name, error, unknownFate, true)

    const next = planNext(error, attempts, startMs, policy, clock)
    if (next.kind === 'give up') throw new RequestFailure(name, error, next.note)
    const seconds = Math.ceil(next.pauseMs / SECOND)
    const failure = renderPlain(richText`${name}: ${withFullStop(error.text)}`)
    log.info(
      `${failure} Trying again in ${seconds} s (retry ${attempts}, failing since ${formatTime(startedAt)})`,
    )
    await clock.sleep(next.pauseMs, policy.signal)
  }
}

/** Repeats all of `act`, whose policy makes each request once: retries are never nested. */
export function retryAsUnit<T>(
  request: Pick<RetriedRequest<T>, 'name' | 'policy' | 'runtime'>,
  act: (policy: RequestPolicy) => Promise<T>,
): Promise<T> {
  const { policy, runtime } = request
  const attempt = async (leftMs: number) => {
    const deadlineMs = Math.min(policy.deadlineMs, runtime.clock.nowMs() + leftMs)
    try {
      return await act({ ...policy, deadlineMs, isPart: true })
    } catch (error) {
      if (error instanceof RequestFailure) throw error.cause
      throw error
    }
  }
  return withRetries({ ...request, attempt })
}

type Next =
  | { readonly kind: 'retry'; readonly pauseMs: number }
  /** `note`: a sentence after the error's own. */
  | { readonly kind: 'give up'; readonly note?: RichText }

function planNext(
  error: AttemptError,
  attempts: number,
  startMs: number,
  policy: RequestPolicy,
  clock: Clock,
): Next {
  const rule: Rule = RETRY_RULES[policy.kind]
  const isLast = attempts > FAULTS[error.fault].retries || attempts === rule.attempts
  if (isLast || policy.isPart) return { kind: 'give up' }

  let patienceMs = rule.patienceMs
  if (error.fault === 'rate-limited') patienceMs = rule.limitPatienceMs
  const leftMs = Math.min(policy.deadlineMs, startMs + patienceMs) - clock.nowMs()
  const longestPauseMs = leftMs - SHORTEST_MS
  const timeIn = (ms: number) => trusted(formatTime(new Date(clock.now().getTime() + ms)))
  const end = richText`the time for retries ends at ${timeIn(leftMs)}.`

  const retryAfterMs = error.retryAfterMs
  if (retryAfterMs !== undefined) {
    // Never retry earlier than asked.
    const pauseMs = retryAfterMs + SECOND * clock.random()
    if (pauseMs <= longestPauseMs) return { kind: 'retry', pauseMs }
    const note = richText`The server asks to wait until ${timeIn(retryAfterMs)}, and ${end}`
    return { kind: 'give up', note }
  }
  if (longestPauseMs < SHORTEST_MS) return { kind: 'give up', note: richText`Gave up: ${end}` }
  const pauseMs = SECOND * pauseSeconds(error, attempts, clock.random())
  return { kind: 'retry', pauseMs: Math.min(pauseMs, longestPauseMs) }
}

/** If the server doesn't say how long to wait. Random, so that steps that fail together don't return together. */
function pauseSeconds(error: AttemptError, attempts: number, random: number): number {
  // Limits are hourly: soon after, the server would refuse again.
  if (error.fault === 'rate-limited') return random + Math.min(60, 15 * 2 ** (attempts - 1))
  const longest = Math.min(30, 2 ** attempts)
  return 1 + random * (longest - 1)
}

/** `2026-11-21 14:02:11 UTC` */
function formatTime(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`
}
