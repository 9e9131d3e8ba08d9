import { createHash } from 'node:crypto'
import { Draw } from './chance.ts'
import { type Answer, isoTime, type JsonObject, json, refuse } from './http/answer.ts'

export interface Visit {
  timeMs: number
  path: string
  visitor: string
  kind: 'human' | 'ai'
  count: number
}

/** Searches for one term. */
export interface Search {
  timeMs: number
  term: string
  hits: number
  clicks: number
  page: string
}

/** A question to the assistant. Category and page belong to the conversation. */
export interface Turn {
  timeMs: number
  /** The conversation's. */
  id: string
  question: string
  kind: 'answered' | 'unanswered' | 'clarifying'
  category: string | null
  path: string | null
}

export interface Piece {
  timeMs: number
  id: string
  path: string
  source: string
  status: string
  /** Feedback by AI agents is recorded as unhelpful. */
  helpful: boolean
  comment: string | null
  /** The code snippet's. */
  filename: string | null
  lang: string | null
}

/** Everything that readers did. All answers follow from it. */
export interface Events {
  visits: readonly Visit[]
  searches: readonly Search[]
  turns: readonly Turn[]
  feedback: readonly Piece[]
}

/** All events, or a function that makes the events of a week. */
export type EventSource = Partial<Events> | ((mondayMs: number) => Events)

/** Choices that the specification leaves open. */
interface Openness {
  /** For the order of unordered lists. Default 1. */
  seed?: number
  /** The time zone of dates without one, east of UTC. Default 0. */
  zoneHours?: number
  /** Whether counts by page have votes without words. Default false. */
  countsThumbs?: boolean
  /** Rows of a page that the next page repeats. Default 0. */
  overlap?: number
  /** Whether some feedback has a URL as its path, and some no time. Default false. */
  isLoose?: boolean
}

export interface AnalyticsOptions extends Openness {
  /** Default: the demo's readers. */
  events?: EventSource
}

const DOCS_URL = 'https://docs.acme.example'
export type AnalyticsOperation =
  | 'views'
  | 'visitors'
  | 'searches'
  | 'conversations'
  | 'feedback-by-page'
  | 'feedback'

export const INVALID_QUERY = 'Invalid query parameters'
/** Published; others list 50 rows. */
const DEFAULT_LIMITS: Partial<Record<AnalyticsOperation, number>> = {
  'feedback-by-page': 10,
  conversations: 100,
}
const HOUR_MS = 3_600_000
const WEEK_MS = 168 * HOUR_MS
const A_MONDAY_MS = Date.UTC(2024, 0, 1)
/** Without it, a range without dates would generate events without end. */
const MOST_WEEKS = 60

interface Query {
  fromMs: number
  toMs: number
  limit: number
  offset: number
  /** The list that a cursor belongs to. */
  listing: string
  isWanted(piece: Piece): boolean
}

/** Page views and readers' signals, as the published specification has them. */
export class Analytics {
  readonly #options: AnalyticsOptions
  readonly #events: EventSource
  readonly #weeks = new Map<number, Events>()

  constructor(options: AnalyticsOptions, events: EventSource) {
    this.#options = options
    this.#events = events
  }

  /** The specification, with which queries were compared, does not specify cursors. */
  answer(operation: AnalyticsOperation, search: URLSearchParams, nowMs: number): Answer {
    const [from, to, source] = ['dateFrom', 'dateTo', 'source'].map((name) => search.get(name))
    const statuses = search.get('status')?.split(',')
    const listing = [operation, from, to, source, statuses].join(' ')
    const cursor = search.get('cursor')
    const place = Number(cursor?.slice(0, 10) ?? 0)
    const isForeign = cursor !== null && cursor !== cursorTo(place, listing)
    const dates = [from, to].filter((date) => typeof date === 'string')
    if (isForeign || dates.some((date) => Number.isNaN(this.#timeOf(date))))
      return refuse(400, INVALID_QUERY)
    const query = {
      // Without dates, the range is unlimited.
      fromMs: from ? this.#timeOf(from) : 0,
      toMs: Math.min(to ? this.#timeOf(to) : nowMs, nowMs),
      limit: Number(search.get('limit') ?? DEFAULT_LIMITS[operation] ?? 50),
      offset: Number(search.get('offset') ?? place),
      listing,
      isWanted: (piece: Piece) =>
        (source === null || piece.source === source) &&
        (statuses === undefined || statuses.includes(piece.status)),
    }
    return json(200, this.#rows(operation, query))
  }

  /** In ms. The specification does not say which zone applies to a date without one. */
  #timeOf(text: string): number {
    if (/T.*(Z|[+-]\d{2}:\d{2})$/.test(text)) return Date.parse(text)
    const utc = text.includes('T') ? `${text}Z` : text
    return Date.parse(utc) - (this.#options.zoneHours ?? 0) * HOUR_MS
  }

  #rows(operation: AnalyticsOperation, query: Query): JsonObject {
    const newestFirst = (a: { timeMs: number }, b: { timeMs: number }) => b.timeMs - a.timeMs
    switch (operation) {
      case 'views':
        return this.#traffic('views', query, (visits) => sum(visits.map(({ count }) => count)))
      case 'visitors':
        return this.#traffic('visitors', query, (visits) => new Set(visits.map(visitorOf)).size)
      case 'searches': {
        const terms = Map.groupBy(this.#during(query, 'searches'), ({ term }) => term)
        const rows = [...terms].map(termRow).sort((a, b) => b.hits - a.hits)
        const { rows: searches, nextCursor } = this.#cut(rows, query)
        return { searches, totalSearches: sum(rows.map(({ hits }) => hits)), nextCursor }
      }
      case 'conversations': {
        const turns = this.#during(query, 'turns').sort(newestFirst)
        const { rows, nextCursor } = this.#cut(turns, query)
        const hasMore = nextCursor !== null
        return { conversations: rows.map(turnRow), nextCursor, hasMore }
      }
      case 'feedback': {
        const pieces = this.#during(query, 'feedback').filter(query.isWanted).sort(newestFirst)
        const { rows, nextCursor } = this.#cut(pieces, query)
        const isLoose = this.#options.isLoose ?? false
        const feedback = rows.map((piece) => pieceRow(piece, isLoose))
        return { feedback, nextCursor, hasMore: nextCursor !== null }
      }
      default: {
        const pieces = this.#during(query, 'feedback').filter(query.isWanted)
        const pages = this.#shuffled([...Map.groupBy(pieces, ({ path }) => path)])
        const voting = ['contextual', 'agent', this.#options.countsThumbs && 'thumbs_only']
        const feedback = pages.slice(0, query.limit).map(([path, all]) => {
          const votes = all.filter(({ source }) => voting.includes(source))
          const thumbsUp = votes.filter(({ helpful }) => helpful).length
          const code = all.filter(({ source }) => source === 'code_snippet').length
          return { path, thumbsUp, thumbsDown: votes.length - thumbsUp, code, total: all.length }
        })
        return { feedback, hasMore: pages.length > query.limit }
      }
    }
  }

  /** A measure of each page's visits, and of all visits. */
  #traffic(name: 'views' | 'visitors', query: Query, measure: (visits: Visit[]) => number) {
    const counts = (visits: Visit[]) => {
      const of = (kind: string) => measure(visits.filter((visit) => visit.kind === kind))
      return { human: of('human'), ai: of('ai'), total: measure(visits) }
    }
    const visits = this.#during(query, 'visits')
    const pages = this.#shuffled([...Map.groupBy(visits, ({ path }) => path)])
    const { limit, offset } = query
    const rows = pages.slice(offset, offset + limit).map(([path, of]) => ({ path, ...counts(of) }))
    return { totals: counts(visits), [name]: rows, hasMore: offset + limit < pages.length }
  }

  /** The end of the range is exclusive. */
  #during<Name extends keyof Events>(
    { fromMs, toMs }: Query,
    name: Name,
  ): Array<Events[Name][number]> {
    const found: Array<Events[Name][number]> = []
    for (const events of this.#weeksIn(fromMs, toMs))
      for (const event of events[name] ?? [])
        if (event.timeMs >= fromMs && event.timeMs < toMs) found.push(event)
    return found
  }

  #weeksIn(fromMs: number, toMs: number): Partial<Events>[] {
    if (typeof this.#events !== 'function') return [this.#events]
    const weeks: Events[] = []
    // A conversation may continue after its week.
    const sinceMs = Math.max(fromMs - HOUR_MS, toMs - MOST_WEEKS * WEEK_MS)
    let week = Math.floor((sinceMs - A_MONDAY_MS) / WEEK_MS)
    for (; A_MONDAY_MS + week * WEEK_MS < toMs; week++) {
      const events = this.#weeks.get(week) ?? this.#events(A_MONDAY_MS + week * WEEK_MS)
      this.#weeks.set(week, events)
      weeks.push(events)
    }
    return weeks
  }

  /** An arbitrary but stable order, because the service promises none. */
  #shuffled<Item>(list: Item[]): Item[] {
    const draw = new Draw(this.#options.seed ?? 1, 1, 0)
    const placed = list.map((item) => ({ item, place: draw.next() }))
    return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
  }

  #cut<Row>(all: readonly Row[], { offset, limit, listing }: Query) {
    const end = offset + limit
    const next = end - Math.min(limit - 1, this.#options.overlap ?? 0)
    const nextCursor = end < all.length ? cursorTo(next, listing) : null
    return { rows: all.slice(offset, end), nextCursor }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
const visitorOf = ({ visitor }: Visit) => visitor

/** A ULID: ten characters for the place in the list, sixteen for the list. */
function cursorTo(place: number, listing: string): string {
  const hash = createHash('sha256').update(listing).digest('hex').slice(0, 16).toUpperCase()
  return `${`${place}`.padStart(10, '0')}${hash}`
}

function termRow([searchQuery, events]: [string, Search[]]) {
  const [hits, clicks] = [sum(events.map((one) => one.hits)), sum(events.map((one) => one.clicks))]
  return {
    ...{ searchQuery, hits },
    ctr: hits === 0 ? 0 : Math.round((clicks / hits) * 10_000) / 100,
    topClickedPage:
      events.toSorted((a, b) => b.clicks - a.clicks).find((one) => one.clicks > 0)?.page ?? null,
    lastSearchedAt: isoTime(Math.max(...events.map(({ timeMs }) => timeMs))),
  }
}

function turnRow({ timeMs, id, question, kind, category, path }: Turn): JsonObject {
  const url = `${DOCS_URL}${path ?? ''}`
  return {
    ...{ id, timestamp: isoTime(timeMs), query: question, response: 'See the guide.' },
    // A missing type means an answer.
    ...(kind === 'clarifying' && { responseType: 'clarifying_question' }),
    ...(kind !== 'clarifying' && timeMs % 2 === 0 && { responseType: 'answer' }),
    sources: kind === 'answered' ? [{ title: 'The guide', url }] : [],
    resolutionStatus: kind === 'unanswered' ? 'unanswered' : 'answered',
    queryCategory: category,
    pageUrl: path === null ? null : url,
  }
}

function pieceRow(piece: Piece, isLoose: boolean): JsonObject {
  const { id, timeMs, path, source, status, helpful, comment, filename, lang } = piece
  return {
    ...{ id, path: isLoose && timeMs % 3 === 0 ? DOCS_URL + path : path, comment, source, status },
    createdAt: isLoose && timeMs % 5 === 0 ? null : isoTime(timeMs),
    ...(source === 'contextual' && { helpful, contact: 'reader@corp.example' }),
    ...(source === 'code_snippet' && { code: 'let x = 1', filename, lang }),
  }
}
