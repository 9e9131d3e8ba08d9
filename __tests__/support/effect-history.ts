import { Draw } from '../../simulator/chance.ts'
import type { BeforeAfter, Tally } from '../../src/analytics/effect/odds.ts'
import { EFFECT_WEEKS } from '../../src/analytics/thresholds.ts'

/** A history of questions on the pages of a docs site, drawn from a seed. */
export interface HistoryOptions {
  seed: number
  turnsPerWeek: number
  /** By how much a change multiplies the share of unanswered questions of the pages changed; 1: no effect. */
  effect: number
  /** Pages that are changed in the change window, as many in each of its weeks. Default 20. */
  changed?: number
  /** Which: those with most unanswered questions of four weeks, any, or all of one topic. Default `worst`. */
  choice?: 'worst' | 'random' | 'topic'
  /** How many weeks before the change the choice is made, at least and at most. Default 0. */
  backlog?: readonly [least: number, most: number]
  /** Pages that are new in the change window, with twice the odds of the others. Default 0. */
  added?: number
  /** Which part of the unanswered questions of pages changed begins on other pages after it. Default 0. */
  moved?: number
  /** Pages that are not changed at all. Default 150, less those that are. */
  rest?: number
  /** By how much a change of the assistant after the change window multiplies the odds of the worse half. */
  assistant?: number
}

const PAGES = 150
const TOPICS = 10
const WEEKS = 20
const SHARE = 0.16
const SIGMA_OF_SHARES = 0.6
/** Of what is new in each week's burst, of a page and of a topic. */
const SIGMA_OF_BURSTS = 0.3
const SIGMA_OF_TOPICS = 0.15
const CORRELATION = 0.7
/** Weeks of a window, 0 being the oldest. */
const [CHANGE, AFTER] = [12, 16]

/** Twenty weeks. Some pages have more readers than others, and questions come in bursts. */
export function drawHistory(options: HistoryOptions) {
  const { seed, turnsPerWeek, effect, changed = 20, added = 0, assistant = 1 } = options
  const { choice = 'worst', backlog = [0, 0], moved = 0 } = options
  const draw = new Draw(seed, 0, 0)
  const stationary = Math.sqrt(1 - CORRELATION ** 2)
  const drawPage = (bornInWeek: number, topic: number) => ({
    share: (SHARE * draw.logNormal(SIGMA_OF_SHARES)) / Math.exp(SIGMA_OF_SHARES ** 2 / 2),
    popularity: draw.logNormal(1),
    burst: draw.logNormal(SIGMA_OF_BURSTS / stationary),
    topic,
    bornInWeek,
    changedInWeek: bornInWeek > 0 ? bornInWeek : Number.POSITIVE_INFINITY,
    weeks: [] as Tally[],
  })
  const count = options.rest === undefined ? PAGES : options.rest + changed
  const pages = Array.from({ length: count }, (_, n) => drawPage(0, n % TOPICS))
  for (let n = 0; n < added; n++) pages.push(drawPage(CHANGE + (n % 4), n % TOPICS))
  const topics = Array.from({ length: TOPICS }, () => draw.logNormal(SIGMA_OF_TOPICS / stationary))
  const popularity = pages.reduce((sum, page) => sum + page.popularity, 0)
  const usual = pages.map(({ share }) => share).sort((a, b) => a - b)[count >> 1] ?? 0
  const worstTopic = (until: number) => {
    const events = (topic: number) =>
      sumOf(
        pages.flatMap((page) => (page.topic === topic ? page.weeks.slice(until - 4, until) : [])),
      ).events
    return topics.map((_, topic) => topic).sort((a, b) => events(b) - events(a))[0]
  }
  const chosenTopic = { topic: -1 }
  for (let week = 0; week < WEEKS; week++) {
    if (week >= CHANGE && week < AFTER) {
      if (choice === 'topic' && week === CHANGE)
        chosenTopic.topic = worstTopic(week - draw.whole(...backlog)) ?? 0
      // As many in each week, whatever the number.
      const [until, from] = [week + 1, week].map((end) => ((end - CHANGE) * changed) >> 2)
      const due = (until ?? 0) - (from ?? 0)
      const scoreOf = (page: (typeof pages)[number]) => {
        if (choice === 'random') return draw.next()
        if (choice === 'topic' && page.topic !== chosenTopic.topic) return -1
        const until = week - draw.whole(...backlog)
        return sumOf(page.weeks.slice(until - 4, until)).events
      }
      const candidates = pages
        .filter(({ changedInWeek, bornInWeek }) => changedInWeek > week && bornInWeek === 0)
        .map((page) => ({ page, score: scoreOf(page) }))
        .filter(({ score }) => score >= 0)
        .sort((a, b) => b.score - a.score)
      for (const { page } of candidates.slice(0, due)) page.changedInWeek = week
    }
    topics.forEach((burst, topic) => {
      topics[topic] = burst ** CORRELATION * draw.logNormal(SIGMA_OF_TOPICS)
    })
    let strays = 0
    for (const page of pages) {
      page.burst = page.burst ** CORRELATION * draw.logNormal(SIGMA_OF_BURSTS)
      const isChanged = week > page.changedInWeek && page.bornInWeek === 0
      const usualShare = page.share * page.burst * (topics[page.topic] ?? 1)
      const odds =
        (page.bornInWeek > 0 ? 2 : 1) * (week >= AFTER && page.share > usual ? assistant : 1)
      const share = timesOdds(usualShare, odds) * (isChanged ? effect : 1)
      const isThere = week >= page.bornInWeek
      const mean = isThere ? (turnsPerWeek * page.popularity) / popularity : 0
      let of = draw.poisson(mean)
      let events = 0
      for (let turn = 0; turn < of; turn++) if (draw.chance(share)) events++
      if (isChanged) {
        const gone = Math.round(events * moved)
        strays += gone
        events -= gone
        of -= gone
      }
      page.weeks.push({ events, of })
    }
    for (; strays > 0; strays--) {
      const weeks = draw.pick(pages.filter((page) => page.changedInWeek > WEEKS)).weeks
      const { events, of } = weeks[week] ?? { events: 0, of: 0 }
      weeks[week] = { events: events + 1, of: of + 1 }
    }
  }
  const windowOf = (weeks: Tally[], { first, last }: { first: number; last: number }) =>
    sumOf(weeks.slice(WEEKS - first, WEEKS - last + 1))
  const windowsOf = ({ weeks }: { weeks: Tally[] }): BeforeAfter => ({
    before: windowOf(weeks, EFFECT_WEEKS.before),
    after: windowOf(weeks, EFFECT_WEEKS.after),
  })
  return {
    workedOn: pages.filter(({ changedInWeek }) => changedInWeek < WEEKS).map(windowsOf),
    rest: pages.filter(({ changedInWeek }) => changedInWeek > WEEKS).map(windowsOf),
  }
}

/** A share with its odds multiplied. */
function timesOdds(share: number, times: number): number {
  const known = Math.min(share, 0.95)
  if (times === 1) return known
  const odds = (known / (1 - known)) * times
  return odds / (1 + odds)
}

function sumOf(weeks: Tally[]): Tally {
  return weeks.reduce((a, b) => ({ events: a.events + b.events, of: a.of + b.of }), {
    events: 0,
    of: 0,
  })
}
