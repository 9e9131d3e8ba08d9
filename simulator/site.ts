import { Draw, noise, STREAM } from './chance.ts'
import { isoTime } from './http/answer.ts'
import { countWithin, mondayOf, type Range, type WeekPart, weekParts } from './weeks.ts'
import { TOPICS, type Topic } from './words.ts'

/** The demo's documentation. A larger site has these and generated ones. */
export const DEMO_PATHS = `
/ /quickstart /installation /changelog /pricing
/guides/webhooks /guides/webhooks/retries /guides/webhooks/signatures /guides/auth
/guides/auth/api-keys /guides/auth/oauth /guides/deploy /guides/deploy/rollbacks
/guides/deploy/domains /guides/limits /guides/errors /guides/sso/saml /guides/sso/scim
/guides/billing /guides/migrate-to-v2 /cli /cli/install /cli/login /cli/config /cli/commands
/api-reference/errors /api-reference/limits /api-reference/pagination /api-reference/webhooks
/api-reference/jobs /api-reference/projects /api-reference/users /sdks/node /sdks/python
/sdks/go /concepts/environments /concepts/projects /concepts/permissions /integrations/slack
/tutorials/first-deploy`
  .trim()
  .split(/\s+/)

const AREAS = ['guides', 'api-reference', 'concepts', 'sdks', 'integrations', 'tutorials', 'cli']

export const DOCS_URL = 'https://docs.acme.example'

/** What happens on a page in a week, on average. */
interface Rates {
  views: number
  /** Of AI assistants, beside them. */
  aiViews: number
  conversations: number
  /** Share of turns that stay without an answer. */
  unanswered: number
  votes: number
  /** Share of votes that are thumbs down. */
  down: number
}

/** Factors on the rates of some pages, or all, for some weeks: how a change of the docs shows. */
interface RateChange extends Partial<Rates> {
  /** Default: all. */
  pages?: readonly string[]
  /** Mondays: from this week on, and up to that one, which is not included. */
  from?: string
  to?: string
}

export interface SiteOptions {
  /** The same seed gives the same site, readers and words. Default 1. */
  seed?: number
  /** Pages. Default 40. */
  siteSize?: number
  /** Literal paths, in place of the site's own. */
  paths?: readonly string[]
  /** Nothing happened before this day. Default 2024-01-01. */
  since?: string
  /** Of the whole site, in a week. Default 45. */
  conversationsPerWeek?: number
  /** Likewise. Default 90. */
  votesPerWeek?: number
  changes?: readonly RateChange[]
  /** Readers miss nothing: each question is answered, each search clicked, no page disliked. */
  quiet?: boolean
}

export interface Page {
  index: number
  path: string
  topic: Topic
  rates: Rates
}

export interface Views {
  human: number
  ai: number
}

const MOST_READ_VIEWS = 2400
const HUMAN_GROWTH_PER_WEEK = 0.002
const AI_GROWTH_PER_WEEK = 0.008

/** The documentation site: its pages and how much happens on them, worked out and never stored. */
export class Site {
  readonly seed: number
  readonly pages: readonly Page[]
  readonly sinceMs: number
  readonly #options: SiteOptions
  /** In an order that means nothing, as the service promises none. */
  readonly #shuffled: readonly Page[]
  readonly #listings = new Map<string, { page: Page; views: Views }[]>()

  constructor(options: SiteOptions) {
    const { seed = 1, siteSize = DEMO_PATHS.length } = options
    this.#options = options
    this.seed = seed
    this.sinceMs = Date.parse(options.since ?? '2024-01-01')
    const paths = options.paths ?? Array.from({ length: siteSize }, (_, index) => pathOf(index))
    const fame = paths.map((_, n) => (0.6 + 0.8 * noise(seed, STREAM.rates, n)) * (n + 1) ** -0.9)
    const sum = fame.reduce((total, one) => total + one ** 0.6, 0)
    this.pages = paths.map((path, index) => {
      const draw = new Draw(seed, STREAM.rates, index)
      const views = MOST_READ_VIEWS * (fame[index] ?? 0)
      const share = (fame[index] ?? 0) ** 0.6 / sum
      const rates = {
        views,
        aiViews: views * (0.1 + 0.4 * draw.next()),
        conversations: (options.conversationsPerWeek ?? 45) * share,
        unanswered: 0.12 * draw.logNormal(0.6),
        votes: (options.votesPerWeek ?? 90) * share,
        down: draw.chance(0.12) ? 0.6 : 0.12,
      }
      const topic = TOPICS.find(({ pathWord }) => path.includes(pathWord)) ?? draw.pick(TOPICS)
      return { index, path, topic, rates }
    })
    const order = ({ index }: Page) => noise(seed, STREAM.order, index)
    this.#shuffled = this.pages.toSorted((a, b) => order(a) - order(b))
  }

  get quiet(): boolean {
    return this.#options.quiet ?? false
  }

  /** What happens on a page in a week, growth and changes included, chance left out. */
  ratesOf({ path, rates }: Page, week: number): Rates {
    const now = { ...rates }
    now.views *= 1 + HUMAN_GROWTH_PER_WEEK * week
    now.aiViews *= 1 + AI_GROWTH_PER_WEEK * week
    for (const change of this.#options.changes ?? []) {
      const { pages, from = '', to = '9' } = change
      const monday = isoTime(mondayOf(week)).slice(0, 10)
      if (monday < from || monday >= to || pages?.includes(path) === false) continue
      for (const name of Object.keys(now) as (keyof Rates)[]) now[name] *= change[name] ?? 1
    }
    if (this.quiet) now.unanswered = now.down = 0
    return { ...now, unanswered: Math.min(0.95, now.unanswered), down: Math.min(0.95, now.down) }
  }

  /** Each page that was seen in the range. */
  viewsIn(range: Range): { page: Page; views: Views }[] {
    const key = `${range.fromMs} ${range.toMs}`
    const known = this.#listings.get(key)
    if (known !== undefined) return known
    const parts = weekParts(range)
    const rows = this.#shuffled
      .map((page) => ({ page, views: this.#viewsOf(page, parts) }))
      .filter(({ views }) => views.human + views.ai > 0)
    // As many as are asked for side by side; a large site's rows need room.
    const [oldest] = this.#listings.keys()
    if (this.#listings.size >= 4 && oldest !== undefined) this.#listings.delete(oldest)
    this.#listings.set(key, rows)
    return rows
  }

  #viewsOf(page: Page, parts: readonly WeekPart[]): Views {
    const views = { human: 0, ai: 0 }
    const luck = (place: number, week: number, spread = 0.3) =>
      1 - spread / 2 + spread * noise(this.seed * 8 + STREAM.views, place, week)
    for (const part of parts) {
      const { week } = part
      const rates = this.ratesOf(page, week)
      const season = luck(-1, week, 0.1)
      const human = Math.round(rates.views * luck(page.index, week) * season)
      views.human += countWithin(Math.max(1, human), part)
      views.ai += countWithin(Math.round(rates.aiViews * luck(~page.index, week) * season), part)
    }
    return views
  }
}

function pathOf(index: number): string {
  const place = index - DEMO_PATHS.length
  const area = AREAS[place % AREAS.length]
  const topic = TOPICS[Math.floor(place / AREAS.length) % TOPICS.length]
  const number = Math.floor(place / AREAS.length / TOPICS.length) + 1
  return DEMO_PATHS[index] ?? `/${area}/${topic?.pathWord}/${number}`
}
