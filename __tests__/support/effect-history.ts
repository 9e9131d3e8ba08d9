import type { BeforeAfter, Tally } from '../../src/analytics/odds.ts'

// Looked up once: in Jest's context, each use of a global costs much more than the sum it is for.
const { cos, exp, imul, log, max, PI, round, sqrt } = Math

/** A history of questions on the pages of a docs site, drawn from a seed. */
export interface HistoryOptions {
  seed: number
  turnsPerWeek: number
  /** By how much a change multiplies the share of unanswered questions of the pages changed; 1: no effect. */
  effect: number
}

const PAGES = 150
const WEEKS = 16
const SHARE = 0.16
const SIGMA_OF_SHARES = 0.6
/** Of what is new in each week's burst. */
const SIGMA_OF_BURSTS = 0.3
const CORRELATION = 0.7
const CHANGED_A_WEEK = 4

/**
 * Sixteen weeks. Each week of the change window, the four pages with most unanswered questions of the last
 * four weeks are changed, each once. Some pages have more readers than others, and questions come in bursts.
 */
export function drawHistory({ seed, turnsPerWeek, effect }: HistoryOptions) {
  const random = seeded(seed)
  const normal = () => sqrt(-2 * log(1 - random())) * cos(2 * PI * random())
  const poisson = (mean: number) => {
    if (mean > 50) return max(0, round(mean + sqrt(mean) * normal()))
    let count = 0
    for (let product = random(); product > exp(-mean); product *= random()) count++
    return count
  }
  const pages = Array.from({ length: PAGES }, () => ({
    share: SHARE * exp(SIGMA_OF_SHARES * normal() - SIGMA_OF_SHARES ** 2 / 2),
    popularity: exp(normal()),
    burst: (SIGMA_OF_BURSTS / sqrt(1 - CORRELATION ** 2)) * normal(),
    changedInWeek: Number.POSITIVE_INFINITY,
    weeks: [] as Tally[],
  }))
  const popularity = pages.reduce((sum, page) => sum + page.popularity, 0)
  for (let week = 0; week < WEEKS; week++) {
    const isChangeWindow = week >= 8 && week < 12
    if (isChangeWindow) {
      const unanswered = (page: (typeof pages)[number]) =>
        page.weeks.slice(-4).reduce((sum, { events }) => sum + events, 0)
      const worst = pages
        .filter(({ changedInWeek }) => changedInWeek > week)
        .sort((a, b) => unanswered(b) - unanswered(a))
      for (const page of worst.slice(0, CHANGED_A_WEEK)) page.changedInWeek = week
    }
    for (const page of pages) {
      page.burst = CORRELATION * page.burst + SIGMA_OF_BURSTS * normal()
      const change = week > page.changedInWeek ? effect : 1
      const share = page.share * exp(page.burst) * change
      const of = poisson((turnsPerWeek * page.popularity) / popularity)
      let events = 0
      for (let turn = 0; turn < of; turn++) if (random() < share) events++
      page.weeks.push({ events, of })
    }
  }
  const windowsOf = ({ weeks }: { weeks: Tally[] }): BeforeAfter => ({
    before: sumOf(weeks.slice(0, 4)),
    after: sumOf(weeks.slice(12, 16)),
  })
  return {
    workedOn: pages.filter(({ changedInWeek }) => changedInWeek < WEEKS).map(windowsOf),
    rest: pages.filter(({ changedInWeek }) => changedInWeek > WEEKS).map(windowsOf),
  }
}

function sumOf(weeks: Tally[]): Tally {
  return weeks.reduce((a, b) => ({ events: a.events + b.events, of: a.of + b.of }))
}

/** The same numbers each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
