export const SECOND = 1_000
const MINUTE = 60 * SECOND
const MAX_BACKOFF_SECONDS = 30
/** The shortest pause, and the least time that the last attempt gets for its answer. */
export const SHORTEST_MS = SECOND

/** In ms, if the server doesn't say how long to wait. */
type Pauses = (attempts: number, random: number) => number

const backoff: Pauses = (attempts, random) =>
  SECOND * (1 + random * (Math.min(MAX_BACKOFF_SECONDS, 2 ** attempts) - 1))

const pauses =
  (...planned: readonly number[]): Pauses =>
  (attempts, random) =>
    (planned[attempts - 1] ?? planned.at(-1) ?? 0) + SECOND * random

/** For hourly limits: a backoff would only hit them again. */
const PROBES = pauses(MINUTE, 2 * MINUTE)

interface Patience {
  /** Attempts may begin for this long. */
  readonly ms: number
  readonly pauses: Pauses
}

const during = (ms: number, pauses = backoff): Patience => ({ ms, pauses })
const untilDeadline = (pauses = backoff) => during(Number.POSITIVE_INFINITY, pauses)

export interface Rule {
  readonly outage: Patience
  readonly limit: Patience
  /** Its time begins with the stage's first failure since a job or a build was polled, not with the request. */
  readonly sharesTime?: true
  /** The end of this time also ends an attempt under way. */
  readonly cutsOff?: true
  readonly attempts?: number
  /** Default: a request that may have taken effect is made again. */
  readonly onUnknownFate?: 'fail'
}

export const RETRY_RULES = {
  // Reads that decide what the agent is asked, and the write before that.
  needed: { outage: during(5 * MINUTE), limit: during(5 * MINUTE, PROBES), sharesTime: true },
  // Polls of a job or a build.
  awaited: {
    outage: untilDeadline(),
    limit: untilDeadline(pauses(15 * SECOND, 30 * SECOND, MINUTE)),
  },
  // Creates and follow-ups: a retry might start a second job.
  ask: {
    outage: during(MINUTE),
    limit: during(5 * MINUTE, PROBES),
    onUnknownFate: 'fail',
  },
  // Previews and publications: at worst, a retry builds the docs twice. Their limits last a minute.
  build: { outage: during(5 * MINUTE), limit: untilDeadline() },
  decoration: {
    outage: during(30 * SECOND),
    limit: during(30 * SECOND),
    cutsOff: true,
    attempts: 3,
  },
  // Many people see the result only in this comment.
  'last comment': { outage: during(MINUTE), limit: during(MINUTE), cutsOff: true },
  // Requests that are retried together: retries are never nested.
  part: { outage: during(0), limit: during(0), attempts: 1 },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof RETRY_RULES
