import { ActionError } from '../errors.ts'
import type { Runtime } from '../runtime.ts'
import type { Counts, PageRow, PageViews } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { Listing } from './listing.ts'
import { pagePath, type RawPath, rawPath } from './page-path.ts'
import { clauseOf } from './reading.ts'
import { completeWeeks, rangeOf, type Week } from './weeks.ts'

/** The most rows that the service gives at once. */
const ROWS_AT_A_TIME = 250
/** A week's paths together, in UTF-16 units: those of 10,000 pages have half a million. */
const MAX_PATHS_LENGTH = 4 * 1024 * 1024
/** We compare the last week with the one before. */
const WEEKS_LISTED = 2

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

/** What is known of a week. */
export interface WeekReading {
  readonly week: Week
  /** Site-wide; null if not available. */
  totals: Counts | null
  /** Why there are no totals; '' if there are. */
  missing: string
}

/** A week's list of pages, as far as it was read. */
export class PageList extends Listing<PageRow> {
  readonly week: Week
  /** By path: all spellings of a page are one. */
  readonly pages = new Map<RawPath, Counts>()
  readonly #spellings = new Map<string, Counts>()
  #length = 0

  /** @param mostRequests default: as many as it takes */
  constructor(
    run: Runtime,
    week: Week,
    ask: (query: { limit: number; offset: number }) => Promise<PageViews>,
    mostRequests?: number,
  ) {
    super(run, { limit: ROWS_AT_A_TIME, mostRequests, ask, add: (row) => this.#add(row) })
    this.week = week
  }

  /**
   * Counts each spelling once, and adds up the spellings of a page. The service promises no order, and rows shift
   * between answers while views come in: of two rows for one spelling, the larger counts.
   */
  #add({ path: spelling, human, ai, total }: PageRow): void {
    this.#length += spelling.length
    if (this.#length > MAX_PATHS_LENGTH) throw new ActionError("the pages' paths are too long")
    const earlier = this.#spellings.get(spelling) ?? NO_VIEWS
    if (total < earlier.total || (total === earlier.total && human < earlier.human)) return
    this.#spellings.set(spelling, { human, ai, total })
    const path = rawPath(pagePath(spelling))
    const page = this.pages.get(path) ?? NO_VIEWS
    this.pages.set(path, {
      human: page.human - earlier.human + human,
      ai: page.ai - earlier.ai + ai,
      total: page.total - earlier.total + total,
    })
  }
}

/** Reads page views in two parts, so that others can read in between. A failure is part of the result. */
export class PageViewsReader {
  /** The newest first, and so are the lists: those of the last two weeks. */
  readonly weeks: readonly WeekReading[]
  readonly lists: readonly PageList[]
  readonly #step: Step

  constructor(step: Step) {
    this.#step = step
    this.weeks = completeWeeks(step.inputs.trafficWeeks, step.clock.now()).map((week) => ({
      week,
      totals: null,
      missing: 'it was not read',
    }))
    this.lists = this.weeks
      .slice(0, WEEKS_LISTED)
      .map(
        (reading) =>
          new PageList(step, reading.week, ({ limit, offset }) =>
            this.#ask(reading, limit, offset),
          ),
      )
  }

  /** Reads the totals: one request for each week. For the last two, it brings the first pages too. */
  async readTotals(): Promise<void> {
    const readings = this.weeks.map(async (reading, index) => {
      try {
        const list = this.lists[index]
        await (list === undefined ? this.#ask(reading, 1, 0) : list.readNext())
      } catch (error) {
        if (reading.totals === null) reading.missing = clauseOf(error)
      }
    })
    await Promise.all(readings)
  }

  /** Reads the pages that are left. The lists take turns, so that they share the requests evenly. */
  async readPages(): Promise<void> {
    await Promise.all(this.lists.map((list) => list.readAll()))
  }

  async #ask(reading: WeekReading, limit: number, offset: number): Promise<PageViews> {
    const query = { limit, offset }
    const answer = await this.#step.service.getPageViews(rangeOf(reading.week), query)
    // Every answer has the totals: the first valid ones count.
    reading.totals ??= answer.totals
    reading.missing = reading.totals === null ? "the service's totals are not valid numbers" : ''
    return answer
  }
}
