import { reasonOf } from '../http/retry.ts'
import type { Runtime } from '../runtime.ts'
import type { Counts, PageRow, PageViews } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { Listing } from './listing.ts'
import { pagePath } from './page-path.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once. */
const ROWS_AT_A_TIME = 250

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

/** A week's list of pages, as far as it was read. */
export class PageList extends Listing<PageRow> {
  readonly week: Period
  /** By path, not scrubbed: all spellings of a page are one. */
  readonly pages = new Map<string, Counts>()
  readonly #spellings = new Map<string, Counts>()

  /** @param mostRequests default: as many as it takes */
  constructor(
    runtime: Runtime,
    week: Period,
    ask: (query: { limit: number; offset: number }) => Promise<PageViews>,
    mostRequests?: number,
  ) {
    super(runtime, { limit: ROWS_AT_A_TIME, mostRequests, ask, add: (row) => this.#add(row) })
    this.week = week
  }

  /**
   * Counts each spelling once, and adds up the spellings of a page. The service promises no order, and rows shift
   * between answers while views come in: of two rows for one spelling, the larger counts.
   */
  #add({ path: spelling, human, ai, total }: PageRow): void {
    const earlier = this.#spellings.get(spelling) ?? NO_VIEWS
    if (total < earlier.total || (total === earlier.total && human < earlier.human)) return
    this.#spellings.set(spelling, { human, ai, total })
    const path = pagePath(spelling)
    const page = this.pages.get(path) ?? NO_VIEWS
    this.pages.set(path, {
      human: page.human - earlier.human + human,
      ai: page.ai - earlier.ai + ai,
      total: page.total - earlier.total + total,
    })
  }
}

/** A week's page views, as far as they were read. A failure is part of the result. */
export class WeekViews {
  readonly week: Period
  /** Site-wide; null if not available. */
  totals: Counts | null = null
  /** Why there are no totals; '' if there are. */
  missing = 'it was not read'
  /** Undefined if we want the totals only. */
  readonly list: PageList | undefined
  readonly #step: Step

  constructor(step: Step, week: Period, isListed: boolean) {
    this.#step = step
    this.week = week
    this.list = isListed ? new PageList(step, week, (query) => this.#ask(query)) : undefined
  }

  /** Reads the totals in one request, which brings the first pages of a list too. */
  async readTotals(): Promise<void> {
    try {
      await (this.list ? this.list.readNext() : this.#ask({ limit: 1, offset: 0 }))
    } catch (error) {
      if (this.totals === null) this.missing = reasonOf(error)
    }
  }

  async #ask({ limit, offset }: { limit: number; offset: number }): Promise<PageViews> {
    const range = rangeOf(this.week)
    const answer = await this.#step.service.getPageViews(range, { limit, offset })
    // Every answer has the totals: the first valid ones count.
    this.totals ??= answer.totals
    this.missing = this.totals === null ? "the service's totals are not valid numbers" : ''
    return answer
  }
}
