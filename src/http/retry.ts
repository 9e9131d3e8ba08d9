import type { Run } from '../base/clock.ts'
import { ActionError, Cancelled } from '../base/errors.ts'
import { FAULTS, type Fault, RequestError } from './faults.ts'

const MAX_BACKOFF_SECONDS = 30

/**
 * What a request does. A `read` may be repeated freely; anything else has this sentence for when nobody
 * knows whether it took effect.
 */
const UNKNOWN_FATE = {
  create: 'The job may have been created. Look for it in the dashboard before running again.',
  'follow-up':
    'The follow-up may have been sent. Look at the job in the dashboard before running again.',
  preview: 'The preview may have been started. Look for it in the dashboard before running again.',
  publish:
    'The publication may have been started. Look for it in the dashboard before running again.',
  trigger:
    'The automation may have been started. Look for it in the dashboard before running again.',
  'github-write': 'The change may have been made.',
} as const

export type RequestKind = 'read' | keyof typeof UNKNOWN_FATE

/**
 * How often a refusal for asking too often is waited for, where that is another number than its fault's.
 * These limits are of seconds or a minute, so forty steps that come at once each have their turn soon.
 */
const REFUSALS_WAITED_FOR: Partial<Record<RequestKind, number>> = {
  preview: 20,
  publish: 20,
  trigger: 20,
}

/** One request, and the time it may take. */
export interface Attempts<T> {
  /** What is attempted, as the subject of a sentence: "Creating the agent job". */
  name: string
  kind: RequestKind
  /** Makes the request once; a failure is a `RequestError`. `onSent` is called when it may take effect. */
  attempt(onSent: () => void): Promise<T>
  /** No repetition starts after its deadline. */
  run: Run
  /** Asked before each repetition; where it answers false, the failure stands. It may log. */
  mayRepeat?: ((retry: Retry) => boolean) | undefined
  /** Fewer repetitions than the fault allows. */
  maxRepetitions?: number | undefined
}

/** A repetition that is about to happen. */
export interface Retry {
  name: string
  error: RequestError
  /** 1 for the first repetition. */
  repetition: number
  afterMs: number
}

/** The line that tells of a repetition. */
export function describeRetry({ name, error, repetition, afterMs }: Retry): string {
  return `${name}: ${toSentence(error.message)} Trying again in ${Math.ceil(afterMs / 1000)} s (repetition ${repetition})`
}

/** A request that failed for good. */
export class HttpError extends ActionError {
  override name = 'HttpError'
  readonly fault: Fault
  readonly status: number | undefined
  /** Another attempt would have been in order, but there is no time left for it. */
  readonly outOfTime: boolean

  constructor(message: string, cause: RequestError, outOfTime = false) {
    super(message, { cause })
    this.fault = cause.fault
    this.status = cause.status
    this.outOfTime = outOfTime
  }
}

/**
 * Makes a request, and repeats it as often as its fault allows.
 * @throws HttpError when it failed for good; the signal's reason when that aborts, which says so where the
 *   request that was cut off may have taken effect
 */
export async function withRetries<T>(attempts: Attempts<T>): Promise<T> {
  const { name, kind, run, mayRepeat, maxRepetitions = Number.POSITIVE_INFINITY } = attempts
  const { clock, signal } = run
  for (let repetition = 1; ; repetition++) {
    let isSent = false
    try {
      return await attempts.attempt(() => {
        isSent = true
      })
    } catch (error) {
      if (!(error instanceof RequestError)) throw withDoubt(error, isSent ? kind : 'read')
      const msLeft = run.deadlineMs - clock.nowMs()
      const next =
        repetition > maxRepetitions
          ? giveUp(repetition)
          : decide({ error, kind, repetition, msLeft, random: clock.random() })
      if (next.action === 'fail') throw httpErrorOf(name, { error, ...next })
      const retry = { name, error, repetition, afterMs: next.afterMs }
      if (mayRepeat !== undefined && !mayRepeat(retry)) throw httpErrorOf(name, { error })
      await clock.sleep(next.afterMs, signal)
    }
  }
}

function withDoubt(thrown: unknown, kind: RequestKind): unknown {
  if (kind === 'read' || !(thrown instanceof Cancelled)) return thrown
  return new Cancelled(thrown.message, UNKNOWN_FATE[kind])
}

function httpErrorOf(
  name: string,
  { error, why = '', outOfTime }: { error: RequestError; why?: string; outOfTime?: boolean },
): HttpError {
  const advice = [why, error.advice].filter(Boolean).join(' ')
  const message = `${name}: ${toSentence(error.message)} ${advice}`.trimEnd()
  return new HttpError(message, error, outOfTime)
}

type Decision =
  | { action: 'repeat'; afterMs: number }
  | { action: 'fail'; why: string; outOfTime: boolean }

/** Ends a clause with a period, unless it ends itself. */
function toSentence(clause: string): string {
  return /[.?]$/.test(clause) ? clause : `${clause}.`
}

/** What follows a failed request. `repetition` is the number that the next attempt would have, from 1. */
export function decide(failed: {
  error: Pick<RequestError, 'fault' | 'retryAfterMs'>
  kind: RequestKind
  repetition: number
  msLeft: number
  random: number
}): Decision {
  const { error, kind, repetition, msLeft, random } = failed
  const allowed = allowedRepetitions(error.fault, kind)
  if (allowed === 'unknown') {
    const why = kind === 'read' ? '' : UNKNOWN_FATE[kind]
    return { action: 'fail', why, outOfTime: false }
  }
  if (repetition > allowed) return giveUp(repetition)
  const afterMs = pauseMs({ repetition, retryAfterMs: error.retryAfterMs, random })
  if (afterMs >= msLeft) {
    const left = `only ${Math.max(0, Math.floor(msLeft / 1000))} s are left`
    const why =
      error.retryAfterMs === undefined
        ? `There is no time for another attempt: ${left}. Raise timeout-minutes.`
        : `The service asks for ${Math.ceil(error.retryAfterMs / 1000)} s, ${left}. Run again later.`
    return { action: 'fail', why, outOfTime: true }
  }
  return { action: 'repeat', afterMs }
}

function allowedRepetitions(fault: Fault, kind: RequestKind): number | 'unknown' {
  const { get, post } = FAULTS[fault]
  if (kind === 'read') return get
  return fault === 'rate-limited' ? (REFUSALS_WAITED_FOR[kind] ?? post) : post
}

function giveUp(attempts: number): Decision {
  const why = attempts > 1 ? `Gave up after ${attempts} attempts.` : ''
  return { action: 'fail', why, outOfTime: false }
}

/** A random share of an exponential backoff, in ms; with Retry-After never less than that. */
function pauseMs(pause: {
  repetition: number
  retryAfterMs: number | undefined
  random: number
}): number {
  if (pause.retryAfterMs !== undefined) return pause.retryAfterMs + pause.random * 1000
  const longest = Math.min(MAX_BACKOFF_SECONDS, 2 ** pause.repetition)
  return (1 + pause.random * (longest - 1)) * 1000
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
