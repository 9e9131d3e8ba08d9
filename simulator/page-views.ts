import type { AnalyticsQuery } from './analytics-query.ts'
import type { JsonObject } from './answer.ts'
import type { Site, SiteScript } from './site.ts'
import type { Views } from './weekly-traffic.ts'

export interface PageViewsScript extends SiteScript {
  /** Replaces each answer with what it returns. */
  override?: (
    answer: Record<string, unknown>,
    query: { dateFrom: string; dateTo: string; limit: number; offset: number },
  ) => unknown
}

/** Answers a valid query. */
export function createPageViews(
  site: Site,
  { override }: PageViewsScript,
): (query: AnalyticsQuery) => unknown {
  return (query) => {
    const { parts, pages, hasMore } = site.list(query, query)
    const answer: JsonObject = {
      totals: withTotal(site.totalsOf(parts)),
      views: pages.map((page) => ({
        path: site.pathOf(page),
        ...withTotal(site.viewsOf(page, parts)),
      })),
      hasMore,
    }
    const { dateFrom, dateTo, limit, offset } = query
    return override === undefined ? answer : override(answer, { dateFrom, dateTo, limit, offset })
  }
}

function withTotal({ human, ai }: Views): Views & { total: number } {
  return { human, ai, total: human + ai }
}
