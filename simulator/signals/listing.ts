import type { AnalyticsQuery, Range } from '../analytics-query.ts'
import type { JsonObject } from '../answer.ts'
import { encodeCursor, listingOf } from '../cursor.ts'
import { shuffledIndex } from '../noise.ts'
import type { Site } from '../site.ts'
import type { Planting } from './personal-data.ts'

/** What all kinds of signals have in common. */
export interface Setting {
  site: Site
  quiet: boolean
  /** Null: in the documented order. */
  shuffle: number | null
  planting: Planting
}

/**
 * A row as it is to be sent. Fields that it lacks are filled in, those that are `undefined` left
 * out, and anything goes as a value. A row with a time is in the ranges that hold the time; one
 * without is in every range.
 */
export type ScriptedRow = JsonObject

/** The scripted rows of a range. */
export function rowsWithin(
  rows: readonly ScriptedRow[],
  timeField: string,
  { fromMs, toMs }: Range,
): ScriptedRow[] {
  return rows.filter((row) => {
    const timeMs = Date.parse(String(row[timeField]))
    return Number.isNaN(timeMs) || (timeMs >= fromMs && timeMs < toMs)
  })
}

/** One page of a listing with a cursor. */
export function pageOf(
  { length, at }: { length: number; at: (place: number) => JsonObject },
  {
    operation,
    query,
    shuffle,
  }: {
    operation: string
    query: AnalyticsQuery
    shuffle: number | null
  },
): { rows: JsonObject[]; nextCursor: string | null; hasMore: boolean } {
  const { offset, limit } = query
  const rows = Array.from({ length: Math.max(0, Math.min(limit, length - offset)) }, (_, row) => {
    const place = offset + row
    return at(shuffle === null ? place : shuffledIndex(place, { count: length, seed: shuffle }))
  })
  const next = offset + limit
  const hasMore = next < length
  const listing = listingOf(operation, asSent(query))
  return {
    rows,
    nextCursor: hasMore ? encodeCursor({ listing, offset: next, turn: 0 }) : null,
    hasMore,
  }
}

/** The words of the query that a cursor is bound to. */
function asSent({ dateFrom, dateTo, source, status }: AnalyticsQuery): Record<string, string> {
  return { dateFrom, dateTo, source, status }
}
