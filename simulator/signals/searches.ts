import type { AnalyticsQuery } from '../analytics-query.ts'
import type { JsonObject } from '../answer.ts'
import { noise } from '../noise.ts'
import { viewsWithin, type WeekPart, weekOf, weekParts } from '../weeks.ts'
import { CHANCE, createDraw, stream } from './draw.ts'
import { pageOf, rowsWithin, type ScriptedRow, type Setting } from './listing.ts'
import { termAt } from './search-terms.ts'
import { createPagesAbout } from './topics.ts'

// Taken out of Math once, for the reason given in noise.ts.
const { max, min, round } = Math

export interface SearchesScript {
  /** Terms of each whole week. Default 150. */
  terms?: number
  /** About how often the first term is searched in a week. Default 120. */
  topHits?: number
  /** The share of terms that lead nowhere, from 0 to 1. Default 0.2. */
  unclickedShare?: number
  /** Terms of one week besides, for a week that stands out. */
  clusters?: SearchCluster[]
}

export interface SearchCluster {
  /** A day of the week, as YYYY-MM-DD. */
  week: string
  searchQuery: string
  hits: number
  /** Searches that led to a click. Default 0. */
  clicks?: number
}

/** One term within a range. */
interface Searched {
  /** Of a generated term; null for one of a cluster. */
  term: number | null
  searchQuery: string | null
  hits: number
  clicks: number
}

/** Searches by term, the most searched first. */
export function createSearches(
  setting: Setting,
  script: SearchesScript | ScriptedRow[],
): (query: AnalyticsQuery) => JsonObject {
  const searchesOf = Array.isArray(script) ? scripted(script) : generated(setting, script)
  return (query) => {
    const { totalSearches, ...rows } = searchesOf(query)
    const page = pageOf(rows, { operation: 'searches', query, shuffle: setting.shuffle })
    return { searches: page.rows, totalSearches, nextCursor: page.nextCursor }
  }
}

interface Terms {
  length: number
  at: (place: number) => JsonObject
  totalSearches: unknown
}

function generated(setting: Setting, script: SearchesScript): (query: AnalyticsQuery) => Terms {
  const { site, planting } = setting
  const { terms = 150, clusters = [] } = script
  const { seed } = site
  const countsOf = createTermCounts(setting, script)
  const pageAbout = createPagesAbout(site)
  const weekly = clusters.map((cluster) => ({
    ...cluster,
    at: weekOf(cluster.week, site.firstMondayMs),
  }))

  function searchedIn(parts: WeekPart[]): Searched[] {
    const generatedTerms = Array.from({ length: terms }, (_, term) => ({
      term,
      searchQuery: null,
      ...countsOf(term, parts),
    }))
    const besides = weekly.flatMap(({ at, searchQuery, hits, clicks = 0 }) =>
      parts
        .filter(({ week }) => week === at)
        .map((part) => ({
          term: null,
          searchQuery,
          hits: viewsWithin(hits, part),
          clicks: viewsWithin(clicks, part),
        })),
    )
    return [...generatedTerms, ...besides]
      .filter(({ hits }) => hits > 0)
      .sort((a, b) => b.hits - a.hits)
  }

  function row({ term, searchQuery, hits, clicks }: Searched, query: AnalyticsQuery): JsonObject {
    const draw = createDraw(stream(seed, CHANCE.terms), term ?? -1, 0)
    const { text, topic } = termAt(term ?? 0, seed)
    const clicked = pageAbout(topic, draw.next())
    const share = clicks / hits
    const { fromMs, toMs } = query
    return {
      searchQuery: searchQuery ?? planting.plantTerm(text, draw),
      hits,
      // Percent.
      ctr: round(share * 10_000) / 100,
      topClickedPage: clicks > 0 ? clicked : null,
      lastSearchedAt: new Date(toMs - 1 - round((toMs - fromMs) * 0.3 * draw.next())).toISOString(),
    }
  }

  return (query) => {
    const searched = searchedIn(weekParts(query, site.firstMondayMs))
    return {
      length: searched.length,
      at: (place) => row(searched[place] ?? searched[0] ?? NOTHING, query),
      totalSearches: searched.reduce((sum, { hits }) => sum + hits, 0),
    }
  }
}

const NOTHING: Searched = { term: 0, searchQuery: null, hits: 0, clicks: 0 }

/** How often a term is searched and clicked: a few terms very often, most of them hardly ever. */
function createTermCounts({ site, quiet }: Setting, script: SearchesScript) {
  const { topHits = 120 } = script
  const unclickedShare = script.unclickedShare ?? (quiet ? 0 : 0.2)
  const hitsSeed = stream(site.seed, CHANCE.hits)
  const termsSeed = stream(site.seed, CHANCE.terms)

  return (term: number, parts: WeekPart[]): { hits: number; clicks: number } => {
    const leadsNowhere = noise(termsSeed, term, 1) < unclickedShare
    const taste = noise(termsSeed, term, 2)
    const clickRate = leadsNowhere ? taste * 0.09 : 0.3 + taste * 0.5
    let hits = 0
    let clicks = 0
    for (const part of parts) {
      const luck = 0.6 + 0.8 * noise(hitsSeed, term, part.week)
      // Each term is searched in each week; this also makes many ties.
      const weekHits = max(1, round(topHits * luck * (term + 1) ** -0.9))
      const weekClicks = leadsNowhere
        ? Math.floor(weekHits * clickRate)
        : Math.ceil(weekHits * clickRate)
      hits += viewsWithin(weekHits, part)
      clicks += viewsWithin(weekClicks, part)
    }
    return { hits, clicks: min(clicks, hits) }
  }
}

function scripted(script: readonly ScriptedRow[]): (query: AnalyticsQuery) => Terms {
  return (query) => {
    const rows = rowsWithin(script, 'lastSearchedAt', query)
    const lastSearchedAt = new Date(query.fromMs).toISOString()
    const byDefault = {
      searchQuery: 'webhook',
      hits: 1,
      ctr: 0,
      topClickedPage: null,
      lastSearchedAt,
    }
    return {
      length: rows.length,
      at: (place) => ({ ...byDefault, ...rows[place] }),
      totalSearches: rows.reduce((sum, { hits = 1 }) => sum + Number(hits), 0),
    }
  }
}
