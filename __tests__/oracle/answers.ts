import {
  type Conversation,
  DAY_MS,
  Draw,
  type Feedback,
  type History,
  type Turn,
} from './history.ts'

export interface Request {
  method: string
  path: string
  query: Record<string, string>
}

export interface Answer {
  status: number
  body: unknown
}

type Row = Record<string, unknown>
type Query = Record<string, string>
interface Range {
  fromMs: number
  toMs: number
}

const SOURCES = ['code_snippet', 'contextual', 'agent', 'thumbs_only']
const STATUSES = ['pending', 'in_progress', 'resolved', 'dismissed']
const OPERATION = /^\/v1\/analytics\/[\w-]+\/(.+)$/

class BadQuery extends Error {}

/** Answers the analytics operations from a history as the published specification says, to the letter. */
export function answering(history: History): (request: Request) => Answer {
  return ({ method, path, query }) => {
    const operation = OPERATION.exec(path)?.[1] ?? ''
    const answer = ANSWERS[operation]
    if (answer === undefined || method !== 'GET')
      return { status: 404, body: { error: 'Not found' } }
    try {
      const range = rangeOf(query, history)
      const body = answer({ history, query, range, operation })
      return { status: 200, body: withExtras(body, new Draw(history.seed + range.fromMs / DAY_MS)) }
    } catch (error) {
      if (!(error instanceof BadQuery)) throw error
      const details = [{ message: error.message }]
      return { status: 400, body: { error: 'Invalid query parameters', details } }
    }
  }
}

interface Asked {
  history: History
  query: Query
  range: Range
  operation: string
}

const ANSWERS: Record<string, (asked: Asked) => object> = {
  views(asked) {
    const visits = asked.history.visits.filter((visit) => isWithin(visit, asked.range))
    const counts = (path?: string) => {
      const of = (kind?: string) =>
        sum(
          visits.filter((v) => (path ?? v.path) === v.path && (kind ?? v.kind) === v.kind),
          ({ count }) => count,
        )
      return { human: of('human'), ai: of('ai'), total: of() }
    }
    return byOffset('views', asked, { totals: counts(), counts, visits })
  },
  visitors(asked) {
    const visits = asked.history.visits.filter((visit) => isWithin(visit, asked.range))
    const counts = (path?: string) => {
      const of = (kind?: string) =>
        new Set(
          visits
            .filter((v) => (path ?? v.path) === v.path && (kind ?? v.kind) === v.kind)
            .map(({ visitor }) => visitor),
        ).size
      return { human: of('human'), ai: of('ai'), total: of() }
    }
    return byOffset('visitors', asked, { totals: counts(), counts, visits })
  },
  searches(asked) {
    const terms = new Map<string, { hits: number; clicks: number; lastMs: number }>()
    for (const { spelling, hits, clicks, timeMs } of asked.history.searches) {
      if (!isWithin({ timeMs }, asked.range)) continue
      const term = terms.get(spelling) ?? { hits: 0, clicks: 0, lastMs: 0 }
      term.hits += hits
      term.clicks += clicks
      term.lastMs = Math.max(term.lastMs, timeMs)
      terms.set(spelling, term)
    }
    const rows = [...terms]
      .sort(([, a], [, b]) => b.hits - a.hits)
      .map(([searchQuery, { hits, clicks, lastMs }]) => ({
        searchQuery,
        hits,
        ctr: Math.round((clicks / hits) * 10_000) / 100,
        topClickedPage: clicks === 0 ? null : '/guides/page-0',
        lastSearchedAt: new Date(lastMs).toISOString(),
      }))
    const { rows: searches, nextCursor } = byCursor(rows, asked, { most: 100, usual: 50 })
    return { searches, totalSearches: sum(terms.values(), ({ hits }) => hits), nextCursor }
  },
  assistant(asked) {
    const { history, range } = asked
    const rows = history.conversations
      .flatMap((conversation) => conversation.turns.map((turn) => ({ conversation, turn })))
      .filter(({ turn }) => isWithin(turn, range))
      .sort((a, b) => b.turn.timeMs - a.turn.timeMs)
      .map(({ conversation, turn }) => turnRow(conversation, turn))
    const { rows: conversations, ...more } = byCursor(rows, asked, { most: 1000, usual: 100 })
    return { conversations, ...more }
  },
  feedback(asked) {
    const rows = matching(asked)
      .sort((a, b) => b.timeMs - a.timeMs)
      .map(feedbackRow)
    const { rows: feedback, ...more } = byCursor(rows, asked, { most: 100, usual: 50 })
    return { feedback, ...more }
  },
  'feedback/by-page'(asked) {
    const pages = new Map<
      string,
      { thumbsUp: number; thumbsDown: number; code: number; total: number }
    >()
    for (const { path, source, helpful } of matching(asked)) {
      const page = pages.get(path) ?? { thumbsUp: 0, thumbsDown: 0, code: 0, total: 0 }
      pages.set(path, page)
      page.total++
      if (source === 'code_snippet') page.code++
      // Without a vote of anybody, an agent's is recorded as unhelpful.
      else if (source !== 'thumbs_only') page[helpful ? 'thumbsUp' : 'thumbsDown']++
    }
    const limit = whole(asked.query.limit, { min: 1, max: 100, byDefault: 10 })
    const rows = [...pages].map(([path, counts]) => ({ path, ...counts }))
    const feedback = new Draw(asked.history.seed).shuffled(rows).slice(0, limit)
    return { feedback, hasMore: rows.length > limit }
  },
}

function turnRow({ id, category, path }: Conversation, { timeMs, spelling, kind }: Turn): Row {
  const isAnswer = kind !== 'clarifying'
  return {
    id,
    timestamp: new Date(timeMs).toISOString(),
    query: spelling,
    response: isAnswer ? 'See the guide.' : 'Which of them do you mean?',
    // Absent, it means `answer`.
    ...((!isAnswer || timeMs % 2 === 0) && {
      responseType: isAnswer ? 'answer' : 'clarifying_question',
    }),
    sources: kind === 'answered' ? [{ title: 'Guide', url: 'https://docs.example/guide' }] : [],
    resolutionStatus: kind === 'unanswered' ? 'unanswered' : 'answered',
    queryCategory: category,
    pageUrl: path === null ? null : `https://docs.example${path}`,
  }
}

function feedbackRow({ timeMs, path, filename, helpful, ...row }: Feedback): Row {
  return {
    ...row,
    path: timeMs % 3 === 0 ? `https://docs.example${path}` : path,
    createdAt: timeMs % 5 === 0 ? null : new Date(timeMs).toISOString(),
    ...(row.source === 'contextual' && { helpful, contact: null }),
    ...(row.source === 'code_snippet' && {
      code: 'const x = 1',
      filename,
      lang: filename === null ? null : 'ts',
    }),
  }
}

function matching({ history, query, range }: Asked): Feedback[] {
  const { source } = query
  const statuses = query.status?.split(',')
  if (source !== undefined && !SOURCES.includes(source)) throw new BadQuery('source')
  if (statuses?.some((status) => !STATUSES.includes(status))) throw new BadQuery('status')
  return history.feedback.filter(
    (row) =>
      isWithin(row, range) &&
      (source ?? row.source) === row.source &&
      (statuses?.includes(row.status) ?? true),
  )
}

/** The order of pages is not documented, but is the same for each part of a listing. */
function byOffset(
  name: string,
  { history, query }: Asked,
  {
    totals,
    counts,
    visits,
  }: { totals: Row; counts(path: string): Row; visits: Array<{ path: string }> },
): object {
  const limit = whole(query.limit, { min: 1, max: 250, byDefault: 50 })
  const offset = whole(query.offset, { min: 0, max: Number.MAX_SAFE_INTEGER, byDefault: 0 })
  const paths = new Draw(history.seed).shuffled([...new Set(visits.map(({ path }) => path))])
  const rows = paths.slice(offset, offset + limit).map((path) => ({ path, ...counts(path) }))
  return { totals, [name]: rows, hasMore: offset + limit < paths.length }
}

function byCursor(
  rows: Row[],
  { history, query, operation }: Asked,
  { most, usual }: { most: number; usual: number },
): { rows: Row[]; nextCursor: string | null; hasMore: boolean } {
  const limit = whole(query.limit, { min: 1, max: most, byDefault: usual })
  const { dateFrom, dateTo, source, status } = query
  const listing = JSON.stringify([operation, dateFrom, dateTo, source, status])
  const start = query.cursor === undefined ? 0 : placeOf(query.cursor, listing)
  const hasMore = start + limit < rows.length
  // Rows that moved on since come twice.
  const next = start + limit - Math.min(limit - 1, history.seed % 4)
  return {
    rows: rows.slice(start, start + limit),
    nextCursor: hasMore ? cursorTo(next, listing) : null,
    hasMore,
  }
}

/** A ULID, of which ten characters are the place, and sixteen say which listing it belongs to. */
function cursorTo(place: number, listing: string): string {
  let hash = 7
  for (const unit of listing) hash = (Math.imul(hash, 31) + unit.charCodeAt(0)) >>> 0
  // With digits alone: no letter of other bases that a ULID may not have.
  return `${place}`.padStart(10, '0') + `${hash}`.padStart(16, '0')
}

function placeOf(cursor: string, listing: string): number {
  const place = Number(cursor.slice(0, 10))
  if (cursorTo(place, listing) !== cursor) throw new BadQuery('cursor')
  return place
}

function rangeOf({ dateFrom = '', dateTo = '' }: Query, { zoneHours }: History): Range {
  const range = { fromMs: timeOf(dateFrom, zoneHours), toMs: timeOf(dateTo, zoneHours) }
  if (Number.isNaN(range.fromMs + range.toMs)) throw new BadQuery('dateFrom or dateTo')
  return range
}

function timeOf(text: string, zoneHours: number): number {
  const hasZone = /T.*(Z|[+-]\d\d:\d\d)$/.test(text)
  return hasZone ? Date.parse(text) : Date.parse(text) - zoneHours * 3_600_000
}

function isWithin({ timeMs }: { timeMs: number }, { fromMs, toMs }: Range): boolean {
  return timeMs >= fromMs && timeMs < toMs
}

function whole(
  text: string | undefined,
  { min, max, byDefault }: { min: number; max: number; byDefault: number },
): number {
  const number = text === undefined ? byDefault : Number(text)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new BadQuery('limit or offset')
  return number
}

function sum<T>(items: Iterable<T>, of: (item: T) => number): number {
  let total = 0
  for (const item of items) total += of(item)
  return total
}

/** The same with fields that no specification names: they may be added at any time. */
function withExtras(json: unknown, draw: Draw): unknown {
  if (Array.isArray(json)) return json.map((item) => withExtras(item, draw))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([name, value]) => [name, withExtras(value, draw)])
  if (draw.chance(0.1)) entries.push(['addedLater', draw.pick([null, 7, 'text', [{ id: 1 }], {}])])
  return Object.fromEntries(entries)
}
