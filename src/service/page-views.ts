import * as v from 'valibot'
import { count, flag, list, parseObject, parseRows, type Rows } from './fields.ts'

const CountsSchema = v.object({ human: count, ai: count, total: count })
/** Null where they cannot be believed. */
export const totalsOrNull = v.fallback(v.nullable(CountsSchema), null)
const RowSchema = v.object({ path: v.string(), ...CountsSchema.entries })
const PageViewsSchema = v.object({ totals: totalsOrNull, views: list, hasMore: flag })

/** The most rows that the service gives at once. */
export const MAX_ROWS = 250

/** Page views: by people, by AI assistants, and both together. Never negative, always whole. */
export type Counts = v.InferOutput<typeof CountsSchema>
export type PageRow = v.InferOutput<typeof RowSchema>

/** One page of the listing of page views in a range of dates. */
export interface PageViews extends Rows<PageRow> {
  /** Site-wide, for the whole range; null where the answer holds none that can be believed. */
  totals: Counts | null
  /** Whether the answer had more than `MAX_ROWS` rows: those beyond are not looked at. */
  tooMany: boolean
  hasMore: boolean
}

/** @throws RequestError `malformed` when the answer is no JSON object at all */
export function parsePageViews(json: unknown): PageViews {
  const { views, ...rest } = parseObject(PageViewsSchema, json, 'page views')
  const tooMany = (views?.length ?? 0) > MAX_ROWS
  return { ...rest, ...parseRows(RowSchema, views?.slice(0, MAX_ROWS) ?? null), tooMany }
}
