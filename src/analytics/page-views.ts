import { reasonOf } from '../http/retry.ts'
import type { Counts, PageRow } from '../service/schemas.ts'
import { pagePathOf } from './page-path.ts'
import {
  type AnalyticsContext,
  type DataGap,
  forEachRow,
  NO_LIST_REASON,
  type RowBatch,
} from './readings.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
export const PAGES_PER_REQUEST = 250

export interface WeekTotals {
  readonly week: Period
  readonly totals: Counts | undefined
  /** The reason, if there are no totals. */
  readonly gap: DataGap | undefined
  /** The same answer brings the first pages. Undefined if there was none. */
  readonly firstPages: RowBatch<PageRow> | undefined
}

/** Makes one request. Never rejects. */
export async function readTotals(
  session: AnalyticsContext,
  week: Period,
  limit: number,
): Promise<WeekTotals> {
  let firstPages: RowBatch<PageRow> | undefined
  let why: string
  try {
    const query = { limit, offset: 0 }
    const answer = await session.service.getPageViews(week, query, session.policy)
    const { totals } = answer
    firstPages = answer
    if (totals !== null) return { week, totals, gap: undefined, firstPages }
    // If there is no list either, the totals are not to blame: the whole answer is of another kind.
    why = answer.rows === null ? NO_LIST_REASON : "the service's totals are not valid numbers"
  } catch (error) {
    why = reasonOf(error)
  }
  const gap: DataGap = {
    of: 'Page views',
    when: week.label,
    is: 'not available',
    why,
  }
  return { week, totals: undefined, gap, firstPages }
}

export interface WeekPages {
  readonly week: Period
  /** By unscrubbed path; spellings of one page are merged. */
  readonly pages: ReadonlyMap<string, Counts>
  readonly gap: DataGap | undefined
}

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

/** Reads all pages of a week, from the first ones on, which came with its totals. Never rejects. */
export async function readPages(session: AnalyticsContext, totals: WeekTotals): Promise<WeekPages> {
  const { week, firstPages } = totals
  const subject = { of: 'Pages', when: week.label }
  const pages = new Map<string, Counts>()
  if (firstPages === undefined) {
    // The pages are missing for the same reason as the totals.
    let gap = totals.gap
    if (gap !== undefined) gap = { ...gap, ...subject }
    return { week, pages, gap }
  }

  const bySpelling = new Map<string, Counts>()
  let gap: DataGap | undefined
  try {
    gap = await forEachRow<PageRow>(session, {
      subject,
      limit: PAGES_PER_REQUEST,
      first: firstPages,
      ask: ({ limit, offset }) =>
        session.service.getPageViews(week, { limit, offset }, session.policy),
      add(row) {
        const { path: spelling, human, ai, total } = row
        // Rows shift between answers as views come in. If a spelling repeats, the larger row counts.
        const earlier = bySpelling.get(spelling) ?? NO_VIEWS
        if (total < earlier.total) return
        if (total === earlier.total && human < earlier.human) return
        bySpelling.set(spelling, { human, ai, total })

        // The spellings of a page add up. This row replaces an earlier one of its spelling, so only the rest is added.
        const path = pagePathOf(spelling)
        const page = pages.get(path) ?? NO_VIEWS
        pages.set(path, {
          human: page.human + (human - earlier.human),
          ai: page.ai + (ai - earlier.ai),
          total: page.total + (total - earlier.total),
        })
      },
    })
  } catch (error) {
    gap = { ...subject, is: 'not available', why: reasonOf(error) }
  }
  return { week, pages, gap }
}
