import { ActionError } from '../errors.ts'
import { trusted } from '../rich-text.ts'
import type { Counts, PageRow } from '../service/schemas.ts'
import { toPagePath } from './page-path.ts'
import { type AnalyticsReader, type RowBatch, readList, readOrGap } from './reading.ts'
import type { Week } from './weeks.ts'

/** The service's limit. */
export const PAGES_PER_REQUEST = 250

export interface WeekTotals {
  readonly week: Week
  /** Undefined if they could not be read. */
  readonly totals: Counts | undefined
  /** The same answer brings the first pages. */
  readonly firstPages: RowBatch<PageRow> | undefined
}

/** Makes one request. */
export async function readTotals(
  reader: AnalyticsReader,
  week: Week,
  limit: number,
): Promise<WeekTotals> {
  const answer = await readOrGap(reader, 'Page views', week, async () => {
    const { totals, ...firstPages } = await askForViews(reader, week, limit, 0)
    if (totals === null)
      throw new ActionError(trusted("the service's totals are not valid numbers"))
    return { totals, firstPages }
  })
  return { week, totals: answer?.totals, firstPages: answer?.firstPages }
}

/** The cursor is the offset of the next rows. */
async function askForViews(reader: AnalyticsReader, week: Week, limit: number, offset: number) {
  const answer = await reader.service.getPageViews(week, { limit, offset }, reader.policy)
  let nextCursor: string | null = null
  if (answer.hasMore) nextCursor = `${offset + limit}`
  return { ...answer, nextCursor }
}

export interface WeekPages {
  /** By path; spellings of one page are merged. */
  readonly pages: ReadonlyMap<string, Counts>
  readonly isPartial: boolean
}

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

/** All pages of a week, from the first ones on, which came with its totals. */
export async function readPages(
  reader: AnalyticsReader,
  { week, firstPages }: WeekTotals,
): Promise<WeekPages | undefined> {
  // The pages are missing for the same reason as the totals.
  if (firstPages === undefined) return undefined
  const listed = await readList<PageRow>(reader, 'Pages', week, async (cursor) => {
    if (cursor === undefined) return firstPages
    return askForViews(reader, week, PAGES_PER_REQUEST, Number(cursor))
  })
  if (listed === undefined) return undefined
  // Rows shift between answers as views come in. If a spelling repeats, the larger row counts.
  const bySpelling = new Map<string, PageRow>()
  for (const row of listed.rows) {
    const earlier = bySpelling.get(row.path) ?? NO_VIEWS
    const more = row.total - earlier.total || row.human - earlier.human
    if (more >= 0) bySpelling.set(row.path, row)
  }
  const pages = new Map<string, Counts>()
  for (const row of bySpelling.values()) {
    const path = toPagePath(row.path)
    const page = pages.get(path) ?? NO_VIEWS
    pages.set(path, {
      human: page.human + row.human,
      ai: page.ai + row.ai,
      total: page.total + row.total,
    })
  }
  return { pages, isPartial: listed.isPartial }
}
