import type { AnalyticsQuery } from '../analytics-query.ts'
import type { JsonObject } from '../answer.ts'
import type { Site } from '../site.ts'
import type { Views } from '../weekly-traffic.ts'

/** Of a page's views, and of the site's: who reads several pages is one visitor. */
const VISITORS_PER_PAGE_VIEW = 0.7
const VISITORS_PER_SITE_VIEW = 0.3
/** Some come by themselves and by an assistant: the total counts them once. */
const SEEN_AS_BOTH = 0.1

/** Unique visitors, in the shape of page views: always fewer than these. */
export function createVisitors(site: Site): (query: AnalyticsQuery) => JsonObject {
  return (query) => {
    const { parts, pages, hasMore } = site.list(query, query)
    return {
      totals: visitorsOf(site.totalsOf(parts), VISITORS_PER_SITE_VIEW),
      visitors: pages.map((page) => ({
        path: site.pathOf(page),
        ...visitorsOf(site.viewsOf(page, parts), VISITORS_PER_PAGE_VIEW),
      })),
      hasMore,
    }
  }
}

function visitorsOf(views: Views, share: number): Views & { total: number } {
  const human = Math.ceil(views.human * share)
  const ai = Math.ceil(views.ai * share)
  const both = Math.floor(Math.min(human, ai) * SEEN_AS_BOTH)
  return { human, ai, total: human + ai - both }
}
