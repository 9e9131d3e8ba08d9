import { addressOf } from '../addresses.ts'
import { reasonOf } from '../http/retry.ts'
import type { Counts, PageRow } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import type { Gap, Session } from './reading.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once. */
const ROWS_AT_A_TIME = 250

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

export class WeekViews extends Listing<PageRow> {
  readonly week: Period
  /** Site-wide; undefined if not available. */
  totals: Counts | undefined
  /** By path, not scrubbed: all spellings of a page are one. */
  readonly pages = new Map<string, Counts>()
  readonly #spellings = new Map<string, Counts>()
  #whyNoTotals = "the service's totals are not valid numbers"

  /** @param limits default: all rows, 250 in an answer */
  constructor(session: Session, week: Period, limits: { limit?: number } = {}) {
    super(session, {
      subject: { of: 'Pages', when: week.label },
      limit: ROWS_AT_A_TIME,
      ...limits,
      ask: async ({ limit, offset }) => {
        const answer = await session.service.getPageViews(
          rangeOf(week),
          { limit, offset },
          session.stage,
        )
        // Every answer has the totals: the first valid ones count.
        this.totals ??= answer.totals ?? undefined
        return answer
      },
      add: (row) => this.#add(row),
    })
    this.week = week
  }

  /** Reads the totals in one request, which brings the first pages too. A failure is part of the result. */
  async readTotals(): Promise<void> {
    try {
      await this.readNext()
    } catch (error) {
      this.#whyNoTotals = reasonOf(error)
    }
  }

  /** Why there are no totals; undefined if there are. */
  get noTotals(): Gap | undefined {
    if (this.totals !== undefined) return undefined
    const why = this.#whyNoTotals
    return { of: 'Page views', when: this.week.label, is: 'not available', why }
  }

  /**
   * Counts each spelling once, and adds up the spellings of a page. The service promises no order, and rows shift
   * between answers while views come in: of two rows for one spelling, the larger counts.
   */
  #add({ path: spelling, human, ai, total }: PageRow): void {
    const earlier = this.#spellings.get(spelling) ?? NO_VIEWS
    if (total < earlier.total || (total === earlier.total && human < earlier.human)) return
    this.#spellings.set(spelling, { human, ai, total })
    const path = addressOf(spelling)
    const page = this.pages.get(path) ?? NO_VIEWS
    this.pages.set(path, {
      human: page.human - earlier.human + human,
      ai: page.ai - earlier.ai + ai,
      total: page.total - earlier.total + total,
    })
  }
}
