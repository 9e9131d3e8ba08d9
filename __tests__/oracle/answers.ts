import { createHash } from 'node:crypto'
import { Draw } from '../../simulator/chance.ts'
import { isoTime, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { type History, isIn, type Range, SOURCES, STATUSES } from './history.ts'

interface Asked extends Range {
  history: History
  operation: string
  query: Record<string, string>
}

/**
 * Answers the analytics operations from a history as the published specification says. A query that it
 * does not allow throws.
 */
export function answering(history: History): OnRequest {
  return ({ path, query: parameters }) => {
    const operation = path.replace('/v1/analytics/docs/', '')
    const query = Object.fromEntries(parameters)
    const [fromMs, toMs] = [timeOf(query.dateFrom, history), timeOf(query.dateTo, history)]
    const answer = OPERATIONS[operation]?.({ history, operation, query, fromMs, toMs })
    return json(answer ? 200 : 404, withExtras(answer ?? {}, new Draw(history.seed, 0, 0)))
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

const OPERATIONS: Record<string, (asked: Asked) => object> = {
  views: (asked) => traffic('views', asked, (visits) => sum(visits.map(({ count }) => count))),
  visitors: (asked) =>
    traffic('visitors', asked, (visits) => new Set(visits.map(({ visitor }) => visitor)).size),
  searches(asked) {
    const all = asked.history.searches.filter(isIn(asked))
    const rows = [...Map.groupBy(all, ({ spelling }) => spelling)].map(([searchQuery, events]) => {
      const hits = sum(events.map((event) => event.hits))
      const clicks = sum(events.map((event) => event.clicks))
      const lastSearchedAt = isoTime(Math.max(...events.map(({ timeMs }) => timeMs)))
      // Percent.
      const ctr = Math.round((clicks / hits) * 10_000) / 100
      const topClickedPage = clicks === 0 ? null : '/guides/page-0'
      return { searchQuery, hits, ctr, topClickedPage, lastSearchedAt }
    })
    const totalSearches = sum(rows.map(({ hits }) => hits))
    rows.sort((a, b) => b.hits - a.hits)
    const { rows: searches, nextCursor } = byCursor(rows, asked, 100, 50)
    return { searches, totalSearches, nextCursor }
  },
  assistant(asked) {
    const turns = asked.history.conversations
      .flatMap(({ turns: all, ...conversation }) =>
        all.map((turn) => ({ ...conversation, ...turn })),
      )
      .filter(isIn(asked))
      .sort((a, b) => b.timeMs - a.timeMs)
    const { rows, ...more } = byCursor(turns, asked, 1000, 100)
    const conversations = rows.map(({ id, timeMs, spelling, kind, category, path }) => ({
      ...{ id, timestamp: isoTime(timeMs), query: spelling, response: 'See the guide.' },
      // Absent, it means `answer`.
      ...(kind === 'clarifying' && { responseType: 'clarifying_question' }),
      ...(kind !== 'clarifying' && timeMs % 2 === 0 && { responseType: 'answer' }),
      sources: kind === 'answered' ? [{ title: 'Guide', url: 'https://docs.example/guide' }] : [],
      resolutionStatus: kind === 'unanswered' ? 'unanswered' : 'answered',
      ...{ queryCategory: category, pageUrl: path && `https://docs.example${path}` },
    }))
    return { conversations, ...more }
  },
  feedback(asked) {
    const found = matching(asked).sort((a, b) => b.timeMs - a.timeMs)
    const { rows, ...more } = byCursor(found, asked, 100, 50)
    const feedback = rows.map(({ timeMs, path, filename, helpful, ...row }) => ({
      ...row,
      path: timeMs % 3 === 0 ? `https://docs.example${path}` : path,
      createdAt: timeMs % 5 === 0 ? null : isoTime(timeMs),
      ...(row.source === 'contextual' && { helpful, contact: null }),
      ...(row.source === 'code_snippet' && { code: 'let x = 1', filename, lang: filename && 'ts' }),
    }))
    return { feedback, ...more }
  },
  'feedback/by-page'(asked) {
    const limit = numberIn(asked, 'limit', 1, 100, 10)
    const rows = [...Map.groupBy(matching(asked), ({ path }) => path)].map(([path, all]) => {
      const voting = ['contextual', 'agent', asked.history.countsThumbs && 'thumbs_only']
      const votes = all.filter(({ source }) => voting.includes(source))
      const thumbsUp = votes.filter(({ helpful }) => helpful).length
      const code = all.filter(({ source }) => source === 'code_snippet').length
      return { path, thumbsUp, thumbsDown: votes.length - thumbsUp, code, total: all.length }
    })
    return { feedback: shuffled(rows, asked).slice(0, limit), hasMore: rows.length > limit }
  },
}

function traffic(name: string, asked: Asked, measure: (visits: History['visits']) => number) {
  const limit = numberIn(asked, 'limit', 1, 250, 50)
  const offset = numberIn(asked, 'offset', 0, Number.MAX_SAFE_INTEGER, 0)
  const counts = (visits: History['visits']) => {
    const of = (kind: string) => measure(visits.filter((visit) => visit.kind === kind))
    return { human: of('human'), ai: of('ai'), total: measure(visits) }
  }
  const all = asked.history.visits.filter(isIn(asked))
  const pages = shuffled([...Map.groupBy(all, ({ path }) => path)], asked)
  const rows = pages.slice(offset, offset + limit).map(([path, of]) => ({ path, ...counts(of) }))
  return { totals: counts(all), [name]: rows, hasMore: offset + limit < pages.length }
}

/** An order is not documented, but is the same for each part of a listing. */
function shuffled<T>(list: T[], { history }: Asked): T[] {
  const draw = new Draw(history.seed, 1, 0)
  const placed = list.map((item) => ({ item, place: draw.next() }))
  return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
}

/** One source, but a list of statuses. */
function matching(asked: Asked): History['feedback'] {
  const { source, status } = asked.query
  const statuses = status?.split(',') ?? STATUSES
  if (source !== undefined && !SOURCES.includes(source)) throw new Error(`source ${source}`)
  if (!statuses.every((one) => STATUSES.includes(one))) throw new Error(`status ${status}`)
  return asked.history.feedback
    .filter(isIn(asked))
    .filter((row) => (source ?? row.source) === row.source && statuses.includes(row.status))
}

function byCursor<Row>(rows: Row[], asked: Asked, most: number, usual: number) {
  const { dateFrom, dateTo, source, status, cursor } = asked.query
  const listing = JSON.stringify([asked.operation, dateFrom, dateTo, source, status])
  const hash = createHash('sha256').update(listing).digest('hex').slice(0, 16).toUpperCase()
  // A ULID: ten characters for the place, and sixteen for the listing that it belongs to.
  const cursorTo = (place: number) => `${`${place}`.padStart(10, '0')}${hash}`
  const start = Number(cursor?.slice(0, 10) ?? 0)
  if (cursor !== undefined && cursor !== cursorTo(start)) throw new Error(`cursor ${cursor}`)
  const limit = numberIn(asked, 'limit', 1, most, usual)
  const end = start + limit
  const hasMore = end < rows.length
  // Rows that moved on since come twice.
  const next = end - Math.min(limit - 1, asked.history.seed % 4)
  return { rows: rows.slice(start, end), nextCursor: hasMore ? cursorTo(next) : null, hasMore }
}

/** Without a zone, the organization's: the specification names none. */
function timeOf(date = '', { zoneHours }: History): number {
  const timeMs = Date.parse(date) - (/T.*(Z|[+-]\d\d:\d\d)$/.test(date) ? 0 : zoneHours * 3_600_000)
  if (Number.isNaN(timeMs)) throw new Error(`date ${date}`)
  return timeMs
}

function numberIn({ query }: Asked, name: string, least: number, most: number, usual: number) {
  const number = Number(query[name] ?? usual)
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Error(`${name} ${number}`)
  return number
}

/** The same with fields that no specification names: they may be added at any time. */
function withExtras(value: unknown, draw: Draw): unknown {
  if (Array.isArray(value)) return value.map((item) => withExtras(item, draw))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, field]) => [name, withExtras(field, draw)])
  if (draw.chance(0.1)) entries.push(['addedLater', draw.pick([null, 7, 'text', [{ id: 1 }], {}])])
  return Object.fromEntries(entries)
}
