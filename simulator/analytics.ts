import { type AnalyticsQuery, parseQuery, type QueryRules } from './analytics-query.ts'
import { type Answer, json } from './answer.ts'
import { type Limits, ORGANIZATION } from './limits.ts'
import { createPageViews, type PageViewsScript } from './page-views.ts'
import { invalidQuery } from './refusals.ts'
import { createSignals, type Signals, type SignalsScript } from './signals.ts'
import { createSite } from './site.ts'

export type AnalyticsOperation =
  | 'views'
  | 'visitors'
  | 'searches'
  | 'conversations'
  | 'feedback-by-page'
  | 'feedback'

const RULES: Record<AnalyticsOperation, Omit<QueryRules, 'operation'>> = {
  views: { limit: { max: 250, byDefault: 50 }, paging: 'offset', filters: false },
  visitors: { limit: { max: 250, byDefault: 50 }, paging: 'offset', filters: false },
  searches: { limit: { max: 100, byDefault: 50 }, paging: 'cursor', filters: false },
  conversations: { limit: { max: 1000, byDefault: 100 }, paging: 'cursor', filters: false },
  'feedback-by-page': { limit: { max: 100, byDefault: 10 }, paging: 'none', filters: true },
  feedback: { limit: { max: 100, byDefault: 50 }, paging: 'cursor', filters: true },
}

export interface Analytics {
  planted: Signals['planted']
  answer(operation: AnalyticsOperation, query: Record<string, string>): Answer
}

/** Everything that is read of a site, within one limit for the whole organization. */
export function createAnalytics({
  pageViews,
  signals,
  limits,
}: {
  pageViews: PageViewsScript
  signals: SignalsScript
  limits: Limits
}): Analytics {
  const site = createSite(pageViews)
  const readers = createSignals(site, signals)
  const answers: Record<AnalyticsOperation, (query: AnalyticsQuery) => unknown> = {
    views: createPageViews(site, pageViews),
    ...readers.answers,
  }
  return {
    planted: readers.planted,
    answer(operation, query) {
      const parsed = parseQuery(query, { operation, ...RULES[operation] })
      if ('problems' in parsed) return invalidQuery(parsed.problems)
      return limits.within('analytics', ORGANIZATION, () =>
        json(200, answers[operation](parsed.query)),
      )
    },
  }
}
