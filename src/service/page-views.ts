import * as v from 'valibot'
import { RequestError } from '../http/faults.ts'

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const CountsSchema = v.object({ human: count, ai: count, total: count })
const RowSchema = v.object({ path: v.string(), ...CountsSchema.entries })

const PageViewsSchema = v.object({
  totals: v.fallback(v.nullable(CountsSchema), null),
  views: v.fallback(v.nullable(v.array(v.unknown())), null),
  hasMore: v.fallback(v.boolean(), false),
})

/** The most rows that the service gives at once. */
export const MAX_ROWS = 250

/** Page views: by people, by AI assistants, and both together. Never negative, always whole. */
export type Counts = v.InferOutput<typeof CountsSchema>
export type PageRow = v.InferOutput<typeof RowSchema>

/** One page of the listing of page views in a range of dates. */
export interface PageViews {
  /** Site-wide, for the whole range; null where the answer holds none that can be believed. */
  totals: Counts | null
  /** The rows of this page that can be read; null where there is no list. */
  rows: PageRow[] | null
  /** How many rows could not be read, and are not among them. */
  unreadable: number
  /** Whether the answer had more than `MAX_ROWS` rows: those beyond are not looked at. */
  tooMany: boolean
  hasMore: boolean
}

/** @throws RequestError `malformed` when the answer is no JSON object at all. */
export function parsePageViews(json: unknown): PageViews {
  const parsed = v.safeParse(PageViewsSchema, json)
  if (!parsed.success) {
    throw new RequestError('malformed', 'the answer is not a JSON object with page views')
  }
  const { totals, views, hasMore } = parsed.output
  const listed = views?.slice(0, MAX_ROWS) ?? null
  const rows = listed?.filter(isRow).map(toRow) ?? null
  const unreadable = (listed?.length ?? 0) - (rows?.length ?? 0)
  return { totals, rows, unreadable, tooMany: (views?.length ?? 0) > MAX_ROWS, hasMore }
}

function isRow(row: unknown): row is PageRow {
  return v.is(RowSchema, row)
}

function toRow({ path, human, ai, total }: PageRow): PageRow {
  return { path, human, ai, total }
}
