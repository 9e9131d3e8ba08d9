import { addressOf } from '../addresses.ts'
import type { Counts, PageRow } from '../service/schemas.ts'
import {
  attemptPart,
  type Gap,
  type ListAnswer,
  NO_LIST,
  readList,
  type Session,
} from './reading.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
export const PAGES_AT_A_TIME = 250

export interface WeekTotals {
  readonly week: Period
  readonly totals: Counts | undefined
  /** The reason, if there are no totals. */
  readonly gap: Gap | undefined
  /** The same answer brings the first pages. Undefined if there was none. */
  readonly firstPages: ListAnswer<PageRow> | undefined
}

/** Makes one request. Never rejects. */
export async function readTotals(
  session: Session,
  week: Period,
  limit: number,
): Promise<WeekTotals> {
  const subject = { of: 'Page views', when: week.label }
  const gaps: Gap[] = []
  const answer = await attemptPart(subject, gaps, () =>
    session.service.getPageViews(week, { limit, offset: 0 }, session.stage),
  )
  if (answer?.totals === null) {
    const why = answer.rows === null ? NO_LIST : "the service's totals are not valid numbers"
    gaps.push({ ...subject, is: 'not available', why })
  }
  return {
    week,
    totals: answer?.totals ?? undefined,
    gap: gaps[0],
    firstPages: answer,
  }
}

export interface WeekPages {
  readonly week: Period
  /** By unscrubbed path; spellings of one page are merged. */
  readonly pages: ReadonlyMap<string, Counts>
  readonly gap: Gap | undefined
}

/** Reads all pages of a week, from the first ones on, which came with its totals. Never rejects. */
export async function readPages(session: Session, totals: WeekTotals): Promise<WeekPages> {
  const { week, firstPages: first } = totals
  const subject = { of: 'Pages', when: week.label }
  const pages = new PageCounts()
  if (first === undefined) {
    // The pages are missing for the same reason as the totals.
    let gap = totals.gap
    if (gap !== undefined) gap = { ...gap, ...subject }
    return { week, pages: pages.byPath, gap }
  }
  const gaps: Gap[] = []
  const gap = await attemptPart(subject, gaps, () =>
    readList<PageRow>(session, {
      subject,
      limit: PAGES_AT_A_TIME,
      first,
      ask: ({ limit, offset }) =>
        session.service.getPageViews(week, { limit, offset }, session.stage),
      add: (row) => pages.add(row),
    }),
  )
  return { week, pages: pages.byPath, gap: gap ?? gaps[0] }
}

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

/** Adds up the spellings of each page. */
class PageCounts {
  readonly byPath = new Map<string, Counts>()
  readonly #bySpelling = new Map<string, Counts>()

  /** Rows shift between answers as views come in. If a spelling repeats, the larger row counts. */
  add(row: PageRow): void {
    const { path: spelling, human, ai, total } = row
    const earlier = this.#bySpelling.get(spelling) ?? NO_VIEWS
    if (total < earlier.total) return
    if (total === earlier.total && human < earlier.human) return
    this.#bySpelling.set(spelling, { human, ai, total })
    const path = addressOf(spelling)
    const page = this.byPath.get(path) ?? NO_VIEWS
    this.byPath.set(path, {
      human: page.human - earlier.human + human,
      ai: page.ai - earlier.ai + ai,
      total: page.total - earlier.total + total,
    })
  }
}
