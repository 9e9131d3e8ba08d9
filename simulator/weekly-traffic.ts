import { noise } from './noise.ts'

// Taken out of Math once, for the reason given in noise.ts.
const { max, PI, round, sin } = Math

export interface Views {
  human: number
  ai: number
}

/** Each kind of chance is drawn from noise of its own. */
const CHANCE = { site: 1, popularity: 2, taste: 3, season: 4, human: 5, ai: 6, spike: 7 }

const TOP_PAGE_VIEWS = 4000
const HUMAN_GROWTH_PER_WEEK = 0.004
const AI_GROWTH_PER_WEEK = 0.015

/**
 * Looks like the traffic of a documentation site: a few pages have most of the views, people come
 * slowly and AI assistants quickly, each page has its seasons, and now and then one is in the news.
 * Everything follows from seed, page and week (counted from the site's first), so nothing has to be
 * kept for a week.
 */
export function createWeeklyTraffic(
  pages: number,
  seed: number,
): (page: number, week: number) => Views {
  // Far enough apart that no two seeds share a kind of chance.
  const stream = seed * 16
  const popularity = Float64Array.from({ length: pages }, (_, page) => {
    const luck = between(0.6, 1.4, noise(stream + CHANCE.popularity, page, 0))
    return TOP_PAGE_VIEWS * luck * (page + 1) ** -0.9
  })

  function attention(page: number, week: number): number {
    const seasonWeeks = between(8, 40, noise(stream + CHANCE.season, page, 0))
    const phase = noise(stream + CHANCE.season, page, 1)
    const season = 1 + 0.35 * sin(2 * PI * (week / seasonWeeks + phase))
    const spike = noise(stream + CHANCE.spike, page, week) < 0.01 ? 3 : 1
    const site = between(0.93, 1.07, noise(stream + CHANCE.site, week, 0))
    return (popularity[page] ?? 0) * season * spike * site
  }

  return (page, week) => {
    const base = attention(page, week)
    const humanLuck = between(0.9, 1.1, noise(stream + CHANCE.human, page, week))
    const aiLuck = between(0.8, 1.2, noise(stream + CHANCE.ai, page, week))
    const aiTaste = between(0.1, 0.5, noise(stream + CHANCE.taste, page, 0))
    const human = round(base * humanLuck * (1 + HUMAN_GROWTH_PER_WEEK * week))
    const ai = round(base * aiLuck * aiTaste * (1 + AI_GROWTH_PER_WEEK * week))
    // A page that nobody saw would not be listed.
    return { human: max(1, human), ai }
  }
}

function between(low: number, high: number, chance: number): number {
  return low + (high - low) * chance
}
