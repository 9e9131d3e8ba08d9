import { type Answer, type JsonObject, json } from './http/answer.ts'
import { type Listed, Readers, type ReadersOptions, ULID } from './readers.ts'
import { DOCS_URL, Site, type SiteOptions, type Views } from './site.ts'
import type { Range } from './weeks.ts'

export interface AnalyticsOptions extends SiteOptions, ReadersOptions {}

const SOURCES = ['code_snippet', 'contextual', 'agent', 'thumbs_only']
/** The largest page, and the one without a word. */
const LIMITS = {
  views: { max: 250, byDefault: 50 },
  visitors: { max: 250, byDefault: 50 },
  searches: { max: 100, byDefault: 50 },
  conversations: { max: 1000, byDefault: 100 },
  'feedback-by-page': { max: 100, byDefault: 10 },
  feedback: { max: 100, byDefault: 50 },
}

export type AnalyticsOperation = keyof typeof LIMITS

/** An ISO 8601 date or date-time. */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

interface Query extends Range {
  limit: number
  offset: number
  cursor: string | null
  /** What an opaque cursor belongs to. */
  listing: string
  isWanted(row: JsonObject): boolean
}

/** Page views and readers' signals, as the published specification has them. */
export class Analytics {
  readonly site: Site
  readonly readers: Readers

  constructor(options: AnalyticsOptions) {
    this.site = new Site(options)
    this.readers = new Readers(this.site, options)
  }

  answer(operation: AnalyticsOperation, search: URLSearchParams, nowMs: number): Answer {
    const problems: string[] = []
    const query = this.#read(operation, search, nowMs, problems)
    if (problems.length > 0) {
      const details = problems.map((message) => ({ message }))
      return json(400, { error: 'Invalid query parameters', details })
    }
    return json(200, this.#rows(operation, query))
  }

  /** Dates are optional in the specification: without them, all there is. */
  #read(
    operation: AnalyticsOperation,
    search: URLSearchParams,
    nowMs: number,
    problems: string[],
  ): Query {
    const { max, byDefault } = LIMITS[operation]
    const time = (name: string, absent: number) => {
      const text = search.get(name)
      const ms = text === null ? absent : timeOf(text)
      if (Number.isNaN(ms)) problems.push(`${name} must be a date in ISO 8601 or YYYY-MM-DD format`)
      return ms
    }
    const whole = (name: string, [low, high]: [number, number], absent: number) => {
      const text = search.get(name) ?? String(absent)
      const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
      const isFine = value >= low && value <= high
      if (!isFine) problems.push(`${name} must be a number from ${low} to ${high}`)
      return value
    }
    const fromMs = Math.max(time('dateFrom', this.site.sinceMs), this.site.sinceMs)
    const toMs = Math.min(time('dateTo', nowMs), nowMs)
    const limit = whole('limit', [1, max], byDefault)
    const hasOffset = operation === 'views' || operation === 'visitors'
    const offset = hasOffset ? whole('offset', [0, Number.MAX_SAFE_INTEGER], 0) : 0
    const source = search.get('source')
    const statuses = search.get('status')?.split(',')
    if (operation.startsWith('feedback') && source !== null && !SOURCES.includes(source))
      problems.push(`source must be one of ${SOURCES.join(', ')}`)
    const dates = [search.get('dateFrom'), search.get('dateTo')]
    const listing = [operation, ...dates, source, statuses].join(' ')
    const cursor = search.get('cursor')
    const isCursor = (text: string) =>
      operation === 'conversations' ? ULID.test(text) : placeOf(text, listing) >= 0
    if (cursor !== null && !isCursor(cursor)) problems.push('Invalid cursor')
    return {
      ...{ fromMs, toMs, limit, offset, cursor, listing },
      isWanted: (row) =>
        (source === null || row.source === source) &&
        (statuses === undefined || statuses.includes(String(row.status))),
    }
  }

  #rows(operation: AnalyticsOperation, query: Query): JsonObject {
    const { limit, offset } = query
    if (operation === 'views' || operation === 'visitors') {
      const shown = operation === 'views' ? asViews : asVisitors
      const all = this.site.viewsIn(query)
      const rows = all
        .slice(offset, offset + limit)
        .map(({ page, views }) => ({ path: page.path, ...shown(views, 0.7) }))
      const human = all.reduce((sum, { views }) => sum + views.human, 0)
      const ai = all.reduce((sum, { views }) => sum + views.ai, 0)
      const hasMore = offset + limit < all.length
      return { totals: shown({ human, ai }, 0.3), [operation]: rows, hasMore }
    }
    if (operation === 'searches') {
      const all = this.readers.searches(query)
      const { rows, nextCursor } = pageByPlace(all, query)
      const totalSearches = all.reduce((sum, { hits }) => sum + Number(hits), 0)
      return { searches: rows, totalSearches, nextCursor }
    }
    if (operation === 'conversations') {
      const { rows, nextCursor } = pageByUlid(this.readers.conversations(query), query)
      return { conversations: rows, nextCursor, hasMore: nextCursor !== null }
    }
    const entries = this.readers.feedback(query).map(({ row }) => row)
    const wanted = entries.filter(query.isWanted)
    if (operation === 'feedback') {
      const { rows, nextCursor } = pageByPlace(wanted, query)
      return { feedback: rows, nextCursor, hasMore: nextCursor !== null }
    }
    const pages = countByPage(wanted)
    return { feedback: pages.slice(0, limit), hasMore: pages.length > limit }
  }
}

function asViews({ human, ai }: Views): JsonObject {
  return { human, ai, total: human + ai }
}

/** Who reads several pages is one visitor, and so is who comes both by themselves and by an assistant. */
function asVisitors(views: Views, share: number): JsonObject {
  const human = Math.ceil(views.human * share)
  const ai = Math.ceil(views.ai * share)
  return { human, ai, total: human + ai - Math.floor(Math.min(human, ai) * 0.1) }
}

/** In the order of the pages' newest entries, which means nothing. Agents' entries count as unhelpful. */
function countByPage(entries: readonly JsonObject[]): JsonObject[] {
  const none = { thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 }
  const pages = new Map<string, typeof none>()
  for (const { path, source, helpful } of entries) {
    const name = String(path).replace(DOCS_URL, '')
    const counts = pages.get(name) ?? { ...none }
    pages.set(name, counts)
    counts.total += 1
    if (source === 'code_snippet') counts.code += 1
    if (source === 'contextual' && helpful === true) counts.thumbsUp += 1
    if (source === 'agent' || (source === 'contextual' && helpful === false)) counts.thumbsDown += 1
  }
  return [...pages].map(([path, counts]) => ({ path, ...counts }))
}

function pageByUlid(all: readonly Listed[], { limit, cursor }: Query) {
  const rest = cursor === null ? all : all.filter(({ ulid }) => ulid < cursor)
  const shown = rest.slice(0, limit)
  const nextCursor = rest.length > limit ? (shown.at(-1)?.ulid ?? null) : null
  return { rows: shown.map(({ row }) => row), nextCursor }
}

function pageByPlace(all: readonly JsonObject[], { limit, cursor, listing }: Query) {
  const offset = cursor === null ? 0 : placeOf(cursor, listing)
  const next = Buffer.from(`${offset + limit} ${listing}`).toString('base64url')
  const nextCursor = offset + limit < all.length ? next : null
  return { rows: all.slice(offset, offset + limit), nextCursor }
}

/** NaN where the cursor is of another listing, or of none. */
function placeOf(cursor: string, listing: string): number {
  const [place, ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ')
  return rest.join(' ') === listing ? Number(place) : Number.NaN
}

/** Milliseconds since 1970, a time without a zone being UTC; NaN for anything else. */
function timeOf(text: string): number {
  const hasZone = text.length === 10 || /(Z|[+-]\d{2}:\d{2})$/.test(text)
  return DATE.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN
}
