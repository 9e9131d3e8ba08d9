export const SECOND = 1_000
const MINUTE = 60 * SECOND
const MAX_BACKOFF_SECONDS = 30
/** No pause is shorter, and the last attempt leaves so much of the time for its answer. */
export const SHORTEST_MS = SECOND

/** The pause after so many attempts, in ms, of a server that does not say how long to wait. */
type Pauses = (attempts: number, random: number) => number

const backoff: Pauses = (attempts, random) =>
  SECOND * (1 + random * (Math.min(MAX_BACKOFF_SECONDS, 2 ** attempts) - 1))

/** The last one repeats. */
const pauses =
  (...planned: readonly number[]): Pauses =>
  (attempts, random) =>
    (planned[attempts - 1] ?? planned.at(-1) ?? 0) + SECOND * random

/** For limits of an hour: a backoff would only meet them again. */
const PROBES = pauses(MINUTE, 2 * MINUTE)

/** How long attempts may begin, and the pauses between them. */
interface Patience {
  readonly ms: number
  readonly pauses: Pauses
}

const during = (ms: number, pauses = backoff): Patience => ({ ms, pauses })
const untilDeadline = (pauses = backoff) => during(Number.POSITIVE_INFINITY, pauses)

export interface Rule {
  /** While the network or the server fails for now. */
  readonly outage: Patience
  /** While the server refuses with 429, or with a limit of GitHub. */
  readonly limit: Patience
  /**
   * | Time     | begins                                           | when it is over              |
   * | -------- | ------------------------------------------------ | ---------------------------- |
   * | `each`   | with the request                                 | no attempt begins any more   |
   * | `shared` | with the first failure of a request that is such, | no attempt begins any more |
   * |          | until a job or a build has been polled           |                              |
   * | `whole`  | with the request                                 | the attempt under way ends   |
   */
  readonly time: 'each' | 'shared' | 'whole'
  readonly attempts?: number
  /** Whether a request of unknown fate is made again. Default: yes. */
  readonly onUnknownFate?: 'fail'
}

/** How long a request is retried, by what it is for. */
export const RETRY_RULES = {
  // A read that decides whether or what the agent is asked, and the write before that.
  needed: { outage: during(5 * MINUTE), limit: during(5 * MINUTE, PROBES), time: 'shared' },
  // A poll of a job or a build.
  awaited: {
    outage: untilDeadline(),
    limit: untilDeadline(pauses(15 * SECOND, 30 * SECOND, MINUTE)),
    time: 'each',
  },
  // A create or a follow-up: made again, it might be a second job.
  ask: {
    outage: during(MINUTE),
    limit: during(5 * MINUTE, PROBES),
    time: 'each',
    onUnknownFate: 'fail',
  },
  // A preview or a publication: made again, the docs are built twice at worst. Its limits are of a minute.
  build: { outage: during(5 * MINUTE), limit: untilDeadline(), time: 'each' },
  // What the result can do without.
  decoration: {
    outage: during(30 * SECOND),
    limit: during(30 * SECOND),
    time: 'whole',
    attempts: 3,
  },
  // The last comment of a step: many people see the result only there.
  'last comment': { outage: during(MINUTE), limit: during(MINUTE), time: 'whole' },
  // One of several requests that are retried together: retries are never nested.
  part: { outage: during(0), limit: during(0), time: 'each', attempts: 1 },
} as const satisfies Record<string, Rule>

export type Kind = keyof typeof RETRY_RULES
