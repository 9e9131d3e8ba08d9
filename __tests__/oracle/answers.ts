import { createHash } from 'node:crypto'
import {
  type Conversation,
  Draw,
  type Feedback,
  type History,
  isIn,
  type Range,
  SOURCES,
  STATUSES,
  type Turn,
  type Visit,
} from './history.ts'

export interface Request {
  method: string
  /** With its leading slash, without the query. */
  path: string
  query: Record<string, string>
}

export interface Answer {
  status: number
  body: unknown
}

interface Asked extends Range {
  history: History
  query: Record<string, string>
  operation: string
}

class BadQuery extends Error {}

/** Answers the analytics operations from a history as the published specification says. */
export function answering(history: History): (request: Request) => Answer {
  return ({ method, path, query }) => {
    const operation = /^\/v1\/analytics\/[\w-]+\/(.+)$/.exec(path)?.[1] ?? ''
    const answer = OPERATIONS[operation]
    if (answer === undefined || method !== 'GET')
      return { status: 404, body: { error: 'Not found' } }
    try {
      const range = { fromMs: timeOf(query.dateFrom, history), toMs: timeOf(query.dateTo, history) }
      const body = answer({ history, query, operation, ...range })
      return { status: 200, body: withExtras(body, new Draw(history.seed)) }
    } catch (error) {
      if (!(error instanceof BadQuery)) throw error
      const details = [{ message: `${error.message} is not valid` }]
      return { status: 400, body: { error: 'Invalid query parameters', details } }
    }
  }
}

const OPERATIONS: Record<string, (asked: Asked) => object> = {
  views: (asked) =>
    traffic('views', asked, (visits) => visits.reduce((sum, { count }) => sum + count, 0)),
  visitors: (asked) =>
    traffic('visitors', asked, (visits) => new Set(visits.map(({ visitor }) => visitor)).size),
  searches(asked) {
    const all = asked.history.searches.filter(isIn(asked))
    const rows = [...Map.groupBy(all, ({ spelling }) => spelling)].map(([searchQuery, events]) => {
      const hits = events.reduce((sum, event) => sum + event.hits, 0)
      const clicks = events.reduce((sum, event) => sum + event.clicks, 0)
      return {
        searchQuery,
        hits,
        // Percent.
        ctr: Math.round((clicks / hits) * 10_000) / 100,
        topClickedPage: clicks === 0 ? null : '/guides/page-0',
        lastSearchedAt: iso(Math.max(...events.map(({ timeMs }) => timeMs))),
      }
    })
    const totalSearches = rows.reduce((sum, { hits }) => sum + hits, 0)
    rows.sort((a, b) => b.hits - a.hits)
    const { rows: searches, nextCursor } = byCursor(rows, asked, 100, 50)
    return { searches, totalSearches, nextCursor }
  },
  assistant(asked) {
    const rows = asked.history.conversations
      .flatMap((conversation) => conversation.turns.map((turn) => ({ conversation, turn })))
      .filter(({ turn }) => isIn(asked)(turn))
      .sort((a, b) => b.turn.timeMs - a.turn.timeMs)
      .map(({ conversation, turn }) => turnRow(conversation, turn))
    const { rows: conversations, ...more } = byCursor(rows, asked, 1000, 100)
    return { conversations, ...more }
  },
  feedback(asked) {
    const found = matching(asked).sort((a, b) => b.timeMs - a.timeMs)
    const { rows: feedback, ...more } = byCursor(found.map(feedbackRow), asked, 100, 50)
    return { feedback, ...more }
  },
  'feedback/by-page'(asked) {
    const limit = numberIn(asked, 'limit', { min: 1, max: 100, usual: 10 })
    const rows = [...Map.groupBy(matching(asked), ({ path }) => path)].map(([path, all]) => {
      const count = (is: (row: Feedback) => boolean) => all.filter(is).length
      const voted = ({ source }: Feedback) => source === 'contextual' || source === 'agent'
      return {
        path,
        thumbsUp: count((row) => voted(row) && row.helpful),
        thumbsDown: count((row) => voted(row) && !row.helpful),
        code: count(({ source }) => source === 'code_snippet'),
        total: all.length,
      }
    })
    const feedback = new Draw(asked.history.seed).shuffled(rows).slice(0, limit)
    return { feedback, hasMore: rows.length > limit }
  },
}

/** The order of the pages is not documented, but is the same for each part of a listing. */
function traffic(name: string, asked: Asked, measure: (visits: Visit[]) => number): object {
  const limit = numberIn(asked, 'limit', { min: 1, max: 250, usual: 50 })
  const offset = numberIn(asked, 'offset', { min: 0, max: Number.MAX_SAFE_INTEGER, usual: 0 })
  const counts = (visits: Visit[]) => {
    const of = (kind: string) => measure(visits.filter((visit) => visit.kind === kind))
    return { human: of('human'), ai: of('ai'), total: measure(visits) }
  }
  const all = asked.history.visits.filter(isIn(asked))
  const pages = new Draw(asked.history.seed).shuffled([...Map.groupBy(all, ({ path }) => path)])
  const rows = pages.slice(offset, offset + limit).map(([path, of]) => ({ path, ...counts(of) }))
  return { totals: counts(all), [name]: rows, hasMore: offset + limit < pages.length }
}

function turnRow({ id, category, path }: Conversation, { timeMs, spelling, kind }: Turn): object {
  const responseType = kind === 'clarifying' ? 'clarifying_question' : 'answer'
  return {
    id,
    timestamp: iso(timeMs),
    query: spelling,
    response: 'See the guide.',
    // Absent, it means `answer`.
    ...((kind === 'clarifying' || timeMs % 2 === 0) && { responseType }),
    sources: kind === 'answered' ? [{ title: 'Guide', url: 'https://docs.example/guide' }] : [],
    resolutionStatus: kind === 'unanswered' ? 'unanswered' : 'answered',
    queryCategory: category,
    pageUrl: path === null ? null : `https://docs.example${path}`,
  }
}

function feedbackRow({ timeMs, path, filename, helpful, ...row }: Feedback): object {
  return {
    ...row,
    path: timeMs % 3 === 0 ? `https://docs.example${path}` : path,
    createdAt: timeMs % 5 === 0 ? null : iso(timeMs),
    ...(row.source === 'contextual' && { helpful, contact: null }),
    ...(row.source === 'code_snippet' && { code: 'let x = 1', filename, lang: filename && 'ts' }),
  }
}

/** One source, but a list of statuses. */
function matching(asked: Asked): Feedback[] {
  const { source } = asked.query
  const statuses = asked.query.status?.split(',') ?? STATUSES
  if (source !== undefined && !SOURCES.some((known) => known === source))
    throw new BadQuery('source')
  if (!statuses.every((status) => STATUSES.includes(status))) throw new BadQuery('status')
  return asked.history.feedback
    .filter(isIn(asked))
    .filter((row) => (source ?? row.source) === row.source && statuses.includes(row.status))
}

function byCursor(rows: object[], asked: Asked, max: number, usual: number) {
  const { dateFrom, dateTo, source, status, cursor } = asked.query
  const listing = JSON.stringify([asked.operation, dateFrom, dateTo, source, status])
  const hash = createHash('sha256').update(listing).digest('hex').slice(0, 16).toUpperCase()
  // A ULID: ten characters for the place, and sixteen for the listing that it belongs to.
  const cursorTo = (place: number) => `${`${place}`.padStart(10, '0')}${hash}`
  const start = cursor === undefined ? 0 : Number(cursor.slice(0, 10))
  if (cursor !== undefined && cursor !== cursorTo(start)) throw new BadQuery('cursor')
  const limit = numberIn(asked, 'limit', { min: 1, max, usual })
  const hasMore = start + limit < rows.length
  // Rows that moved on since come twice.
  const next = start + limit - Math.min(limit - 1, asked.history.seed % 4)
  const nextCursor = hasMore ? cursorTo(next) : null
  return { rows: rows.slice(start, start + limit), nextCursor, hasMore }
}

/** Without a zone, the organization's: the specification names none. */
function timeOf(date = '', { zoneHours }: History): number {
  const timeMs = Date.parse(date) - (/T.*(Z|[+-]\d\d:\d\d)$/.test(date) ? 0 : zoneHours * 3_600_000)
  if (Number.isNaN(timeMs)) throw new BadQuery('dateFrom or dateTo')
  return timeMs
}

function numberIn(
  { query }: Asked,
  name: string,
  { min, max, usual }: { min: number; max: number; usual: number },
): number {
  const number = Number(query[name] ?? usual)
  if (!Number.isInteger(number) || number < min || number > max) throw new BadQuery(name)
  return number
}

function iso(timeMs: number): string {
  return new Date(timeMs).toISOString()
}

/** The same with fields that no specification names: they may be added at any time. */
function withExtras(json: unknown, draw: Draw): unknown {
  if (Array.isArray(json)) return json.map((item) => withExtras(item, draw))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([name, value]) => [name, withExtras(value, draw)])
  if (draw.chance(0.1)) entries.push(['addedLater', draw.pick([null, 7, 'text', [{ id: 1 }], {}])])
  return Object.fromEntries(entries)
}
