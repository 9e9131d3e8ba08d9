import { addressOf } from '../addresses.ts'
import { reasonOf } from '../http/retry.ts'
import type { Counts, PageRow } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import type { Gap, Session } from './reading.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
const ROWS_AT_A_TIME = 250

const NO_VIEWS: Counts = { human: 0, ai: 0, total: 0 }

export class WeekViews {
  readonly week: Period
  readonly #listing: Listing<PageRow>
  readonly #pages = new Map<string, Counts>()
  readonly #spellings = new Map<string, Counts>()
  #totals: Counts | undefined
  #whyNoTotals = "the service's totals are not valid numbers"

  constructor(session: Session, week: Period, limit = ROWS_AT_A_TIME) {
    this.week = week
    this.#listing = new Listing(session, {
      subject: { of: 'Pages', when: week.label },
      limit,
      ask: async ({ offset }) => {
        const rows = { limit, offset }
        const answer = await session.service.getPageViews(week, rows, session.stage)
        // Every answer repeats the totals.
        this.#totals ??= answer.totals ?? undefined
        return answer
      },
      add: (row) => this.#add(row),
    })
  }

  get totals(): Counts | undefined {
    return this.#totals
  }

  /** By unscrubbed path; spellings of one page are merged. */
  get pages(): ReadonlyMap<string, Counts> {
    return this.#pages
  }

  get gap(): Gap | undefined {
    return this.#listing.gap
  }

  readAll(): Promise<Gap | undefined> {
    return this.#listing.readAll()
  }

  /** Makes one request, which brings the first pages too. Never rejects: `noTotals` has the failure. */
  async readTotals(): Promise<void> {
    try {
      await this.#listing.readNext()
    } catch (error) {
      this.#whyNoTotals = reasonOf(error)
    }
  }

  get noTotals(): Gap | undefined {
    if (this.#totals !== undefined) return undefined
    const why = this.#whyNoTotals
    return { of: 'Page views', when: this.week.label, is: 'not available', why }
  }

  /** Rows shift between answers as views come in. If a spelling repeats, the larger row counts. */
  #add({ path: spelling, human, ai, total }: PageRow): void {
    const earlier = this.#spellings.get(spelling) ?? NO_VIEWS
    if (total < earlier.total || (total === earlier.total && human < earlier.human)) return
    this.#spellings.set(spelling, { human, ai, total })
    const path = addressOf(spelling)
    const page = this.#pages.get(path) ?? NO_VIEWS
    this.#pages.set(path, {
      human: page.human - earlier.human + human,
      ai: page.ai - earlier.ai + ai,
      total: page.total - earlier.total + total,
    })
  }
}
