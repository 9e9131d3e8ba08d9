import { Draw, noise, STREAM } from './chance.ts'
import { isoTime, type JsonObject } from './http/answer.ts'
import { Planting } from './personal-data.ts'
import { DOCS_URL, type Page, type Site } from './site.ts'
import { countWithin, mondayOf, type Range, WEEK_MS, weekParts } from './weeks.ts'
import { COMPLAINTS, PRAISE, question, response, SNIPPETS, TOPICS, termAt } from './words.ts'

export interface ReadersOptions {
  /** The share of readers' texts that hold personal data. Default 0.1. */
  personalData?: number
  /** Search terms of each week. Default 90. */
  searchTerms?: number
  /** Rows in place of the generated ones, filled in where they say nothing. Without a time: always. */
  rows?: Partial<Record<Kind, readonly JsonObject[]>>
}

type Kind = 'conversations' | 'searches' | 'feedback'

interface Event {
  ms: number
  row: JsonObject
}

/** With the cursor behind it: sorts by time, and is another one for each row. */
export type Listed = Event & { ulid: string }

/** The time of a row, and what one says unless told otherwise. */
const FILLED_IN: Record<Kind, [string, JsonObject]> = {
  conversations: [
    'timestamp',
    {
      ...{ query: 'How do I set up a webhook?', response: 'Open the settings.', sources: [] },
      ...{ resolutionStatus: 'answered', queryCategory: null, pageUrl: null },
    },
  ],
  searches: ['lastSearchedAt', { searchQuery: 'webhook', hits: 1, ctr: 0, topClickedPage: null }],
  feedback: ['createdAt', { path: '/', comment: null, source: 'thumbs_only', status: 'pending' }],
}
const TOP_HITS = 120
/** As often as they come. */
const SOURCES = [
  ...Array.from({ length: 7 }, () => 'contextual'),
  ...['thumbs_only', 'thumbs_only', 'thumbs_only', 'code_snippet', 'agent'],
]
const STATUSES = ['pending', 'pending', 'pending', 'in_progress', 'resolved', 'dismissed']
/** A conversation goes on after a turn in this share of cases, up to 4 turns. */
const GOES_ON = 0.35
/** In so many weeks of a topic something happened: an incident, a release. */
const BURSTS = 0.03
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What readers leave behind besides views: conversations, searches, feedback. */
export class Readers {
  readonly #site: Site
  readonly #options: ReadersOptions
  readonly planting: Planting
  readonly #weeks = new Map<string, Event[]>()

  constructor(site: Site, options: ReadersOptions) {
    this.#site = site
    this.#options = options
    this.planting = new Planting(options.personalData ?? 0.1)
  }

  /** Turns of conversations, the newest first. */
  conversations(range: Range): Listed[] {
    return this.#listed('conversations', range, (week) => this.#conversationsOf(week))
  }

  /** Feedback entries, the newest first. */
  feedback(range: Range): Listed[] {
    return this.#listed('feedback', range, (week) => this.#feedbackOf(week))
  }

  /** Search terms, the most searched first. */
  searches(range: Range): JsonObject[] {
    const terms = this.#given('searches', range)?.map(({ row }) => row) ?? this.#termsIn(range)
    return terms.toSorted((a, b) => Number(b.hits) - Number(a.hits))
  }

  #listed(kind: Kind, range: Range, eventsOf: (week: number) => Event[]): Listed[] {
    const { fromMs, toMs } = range
    // A conversation may go on after its week's end.
    const weeks = weekParts({ fromMs: fromMs - HOUR_MS, toMs }).map(({ week }) => {
      const events = this.#weeks.get(`${kind} ${week}`) ?? eventsOf(week)
      this.#weeks.set(`${kind} ${week}`, events)
      return events
    })
    return (this.#given(kind, range) ?? weeks.flat())
      .filter(({ ms }) => ms >= fromMs && ms < toMs)
      .map((event, index) => ({ ...event, ulid: ulidOf(event.ms, index) }))
      .sort((a, b) => (a.ulid < b.ulid ? 1 : -1))
  }

  /** The rows that a test gave, filled in. */
  #given(kind: Kind, { fromMs, toMs }: Range): Event[] | undefined {
    const [timeField, defaults] = FILLED_IN[kind]
    return this.#options.rows?.[kind]
      ?.map((row, index) => {
        const ms = timeField in row ? Date.parse(String(row[timeField])) : fromMs
        const id = kind === 'searches' ? {} : { id: ulidOf(ms, index) }
        return { ms, row: { ...id, ...defaults, [timeField]: isoTime(ms), ...row } }
      })
      .filter(({ ms }) => ms >= fromMs && ms < toMs)
  }

  #conversationsOf(week: number): Event[] {
    const site = this.#site
    const seed = site.seed * 8 + STREAM.conversations
    return site.pages.flatMap((page) => {
      const rates = site.ratesOf(page, week)
      if (rates.conversations === 0) return []
      const draw = new Draw(seed, page.index, week)
      const isBurst = noise(seed, -1 - TOPICS.indexOf(page.topic), week) < BURSTS && !site.quiet
      const burst = draw.logNormal(0.3) * (isBurst ? 4 : 1)
      const unanswered = Math.min(1, rates.unanswered * (isBurst ? 2 : 1))
      const count = draw.poisson(rates.conversations * burst)
      return Array.from({ length: count }, (_, n) =>
        this.#conversation(page, unanswered, week, new Draw(seed + 1, page.index * 1000 + n, week)),
      ).flat()
    })
  }

  #conversation(page: Page, unanswered: number, week: number, draw: Draw): Event[] {
    const { topic } = page
    let ms = mondayOf(week) + Math.floor(draw.next() * WEEK_MS)
    const id = ulidOf(ms, page.index)
    const url = DOCS_URL + page.path
    const queryCategory = draw.chance(0.12) ? null : topic.name
    const pageUrl = draw.chance(0.1) ? null : url
    const turns: Event[] = []
    do {
      const isUnanswered = draw.chance(unanswered)
      const clarifies = !isUnanswered && draw.chance(0.08)
      const kind = isUnanswered ? 'none' : clarifies ? 'clarify' : 'answer'
      const row = {
        id,
        timestamp: isoTime(ms),
        query: this.planting.into(question(topic, turns.length === 0, draw), draw),
        response: response(topic, kind, draw),
        // It may be absent, which means an answer.
        ...(clarifies && { responseType: 'clarifying_question' }),
        ...(!clarifies && draw.chance(0.7) && { responseType: 'answer' }),
        sources: kind === 'answer' ? [{ title: `About ${topic.name}`, url }] : [],
        resolutionStatus: isUnanswered ? 'unanswered' : 'answered',
        queryCategory,
        pageUrl,
      }
      turns.push({ ms, row })
      ms += draw.whole(10_000, 3 * MINUTE_MS)
    } while (turns.length < 4 && draw.chance(GOES_ON))
    return turns
  }

  #feedbackOf(week: number): Event[] {
    const site = this.#site
    const seed = site.seed * 8 + STREAM.votes
    return site.pages.flatMap((page) => {
      const rates = site.ratesOf(page, week)
      const draw = new Draw(seed, page.index, week)
      return Array.from({ length: draw.poisson(rates.votes * draw.logNormal(0.3)) }, (_, n) => {
        const ms = mondayOf(week) + Math.floor(draw.next() * WEEK_MS)
        const id = `feedback_${week}_${page.index}_${n}`
        return { ms, row: { id, ...this.#entry(page, rates.down, ms, draw) } }
      })
    })
  }

  #entry(page: Page, down: number, ms: number, draw: Draw): JsonObject {
    // Snippets and agents only ever complain.
    const source = draw.pick(this.#site.quiet ? SOURCES.slice(0, 10) : SOURCES)
    const helpful = !draw.chance(down)
    const words = this.planting.into(draw.pick(helpful ? PRAISE : COMPLAINTS), draw)
    return {
      path: draw.chance(0.05) ? DOCS_URL + page.path : page.path,
      comment: source === 'thumbs_only' || draw.chance(0.4) ? null : words,
      createdAt: isoTime(ms),
      source,
      status: draw.pick(STATUSES),
      ...(source === 'contextual' && {
        helpful,
        contact: draw.chance(0.3) ? this.planting.make('mail', draw) : null,
      }),
      ...(source === 'code_snippet' && draw.pick(SNIPPETS)),
    }
  }

  #termsIn(range: Range): JsonObject[] {
    const { seed, quiet, pages } = this.#site
    const { searchTerms = 90 } = this.#options
    const parts = weekParts(range)
    return Array.from({ length: searchTerms }, (_, index) => {
      const draw = new Draw(seed * 8 + STREAM.searches, index, 0)
      const { text, topic } = termAt(index)
      // What most people search for has long been mended.
      const isUnclicked = index > 5 && draw.chance(0.2) && !quiet
      const clickRate = isUnclicked ? 0.08 : 0.3 + 0.5 * draw.next()
      let hits = 0
      let clicked = 0
      for (const part of parts) {
        const luck = 0.6 + 0.8 * noise(seed * 8 + STREAM.searches, index, part.week)
        const ofWeek = Math.max(1, Math.round(TOP_HITS * luck * (index + 1) ** -0.9))
        const round = isUnclicked ? Math.floor : Math.ceil
        hits += countWithin(ofWeek, part)
        clicked += countWithin(round(ofWeek * clickRate), part)
      }
      const about = pages.filter((page) => page.topic === topic)
      const lastMs = range.toMs - 1 - Math.round((range.toMs - range.fromMs) * 0.3 * draw.next())
      return {
        // Searched so often, it is nobody's own.
        searchQuery: hits > 4 ? text : this.planting.into(text, draw),
        hits,
        // Percent.
        ctr: hits === 0 ? 0 : Math.round((Math.min(clicked, hits) / hits) * 10_000) / 100,
        topClickedPage: clicked > 0 ? (about[index % about.length] ?? pages[0])?.path : null,
        lastSearchedAt: isoTime(lastMs),
      }
    }).filter(({ hits }) => hits > 0)
  }
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

/** 48 bits of time and 80 of what tells things of one moment apart. */
function ulidOf(ms: number, index: number): string {
  return base32(ms, 10) + base32(index, 16)
}

function base32(value: number, length: number): string {
  let text = ''
  for (let rest = value; text.length < length; rest = Math.floor(rest / 32))
    text = CROCKFORD[rest % 32] + text
  return text
}
