import { Draw } from '../../simulator/chance.ts'
import type { BeforeAfter, Tally } from '../../src/analytics/effect/odds.ts'

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
  const draw = new Draw(seed, 0, 0)
  const pages = Array.from({ length: PAGES }, () => ({
    share: (SHARE * draw.logNormal(SIGMA_OF_SHARES)) / Math.exp(SIGMA_OF_SHARES ** 2 / 2),
    popularity: draw.logNormal(1),
    burst: draw.logNormal(SIGMA_OF_BURSTS / Math.sqrt(1 - CORRELATION ** 2)),
    changedInWeek: Number.POSITIVE_INFINITY,
    weeks: [] as Tally[],
  }))
  const popularity = pages.reduce((sum, page) => sum + page.popularity, 0)
  for (let week = 0; week < WEEKS; week++) {
    if (week >= 8 && week < 12) {
      const worst = pages
        .filter(({ changedInWeek }) => changedInWeek > week)
        .sort((a, b) => sumOf(b.weeks.slice(-4)).events - sumOf(a.weeks.slice(-4)).events)
      for (const page of worst.slice(0, CHANGED_A_WEEK)) page.changedInWeek = week
    }
    for (const page of pages) {
      page.burst = page.burst ** CORRELATION * draw.logNormal(SIGMA_OF_BURSTS)
      const share = page.share * page.burst * (week > page.changedInWeek ? effect : 1)
      const of = draw.poisson((turnsPerWeek * page.popularity) / popularity)
      let events = 0
      for (let turn = 0; turn < of; turn++) if (draw.chance(share)) events++
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
