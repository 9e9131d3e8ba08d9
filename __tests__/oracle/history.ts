/** Pseudo-random choices that a seed repeats (mulberry32). */
export class Draw {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(0, list.length - 1)] as T
  }

  list<T>(length: number, make: (index: number) => T): T[] {
    return Array.from({ length }, (_, index) => make(index))
  }

  shuffled<T>(list: readonly T[]): T[] {
    const placed = list.map((item) => ({ item, place: this.next() }))
    return placed.sort((a, b) => a.place - b.place).map(({ item }) => item)
  }
}

export const DAY_MS = 86_400_000
/** A Wednesday. */
export const NOW = new Date('2026-11-18T12:00:00Z')
const LAST_MONDAY_MS = Date.parse('2026-11-09')

export interface Range {
  fromMs: number
  toMs: number
}

/** A complete week in UTC; 0 is the last one. */
export function weekAt(index: number): Range {
  const fromMs = LAST_MONDAY_MS - index * 7 * DAY_MS
  return { fromMs, toMs: fromMs + 7 * DAY_MS }
}

export function isIn({ fromMs, toMs }: Range): (event: { timeMs: number }) => boolean {
  return ({ timeMs }) => timeMs >= fromMs && timeMs < toMs
}

/** `count` views of a page by one visitor. */
export interface Visit {
  timeMs: number
  path: string
  visitor: string
  kind: 'human' | 'ai'
  count: number
}

/** `hits` searches for one spelling of an idea, `clicks` of which led to a click. */
export interface Search {
  timeMs: number
  idea: number
  spelling: string
  hits: number
  clicks: number
}

export interface Turn {
  timeMs: number
  idea: number
  spelling: string
  kind: 'answered' | 'unanswered' | 'clarifying'
}

/** All its turns share its ID, its category and the page where it began. */
export interface Conversation {
  id: string
  category: string | null
  path: string | null
  turns: Turn[]
}

export interface Feedback {
  id: string
  timeMs: number
  path: string
  source: (typeof SOURCES)[number]
  status: string
  /** "Feedback by AI agents is recorded as unhelpful." */
  helpful: boolean
  comment: string | null
  filename: string | null
}

/** All that happened on the site of one organization. */
export interface History {
  seed: number
  /** East of UTC: how the service may read a date without a time zone. */
  zoneHours: number
  visits: Visit[]
  searches: Search[]
  conversations: Conversation[]
  feedback: Feedback[]
}

export const SOURCES = ['contextual', 'thumbs_only', 'agent', 'code_snippet'] as const
export const STATUSES = ['pending', 'in_progress', 'resolved', 'dismissed']
const WORDS =
  'amber birch cobalt daisy ember fjord grape heron indigo jasper kelp lemon maple nectar olive pearl quartz raven sable tulip'.split(
    ' ',
  )

/** @param size 0 to 3: from next to nothing to more than one page of every listing */
export function createHistory(seed: number, size: number): History {
  const draw = new Draw(seed)
  const most = [3, 20, 120, 400][size] ?? 20
  const paths = draw.list(draw.int(Math.ceil(most / 2), most), (n) => `/guides/page-${n}`)
  const hardlyClicked = draw.chance(0.3)

  /** Mostly in the last week, and often at the very edge of a week or a day. */
  function time(): number {
    const mondayMs = weekAt(draw.pick([-1, 0, 0, 0, 1, 1, 2, 3])).fromMs
    const edgeMs = mondayMs + draw.pick([0, draw.int(0, 6)]) * DAY_MS - draw.int(0, 1)
    const timeMs = draw.chance(0.2) ? edgeMs : mondayMs + draw.int(0, 7 * DAY_MS - 1)
    return Math.min(timeMs, NOW.getTime())
  }
  const words = (idea: number) => `${WORDS[idea % 20]} ${WORDS[Math.floor(idea / 20)]}`
  /** The same but for case, spaces and punctuation. */
  const spelled = (text: string) =>
    draw.pick([text, text, text.toUpperCase(), `${text}?`, text.replaceAll(' ', '  ')])

  const visit = (path: string): Visit => ({
    timeMs: time(),
    path,
    visitor: `visitor ${draw.int(1, 60)}`,
    kind: draw.chance(0.6) ? 'human' : 'ai',
    count: draw.int(1, 40),
  })
  function search(idea: number, clickRate: number): Search {
    const hits = hardlyClicked ? draw.int(100, 300) : draw.int(1, 30)
    const clicks = hardlyClicked ? draw.int(0, 1) : Math.floor(hits * clickRate * draw.next())
    return { timeMs: time(), idea, spelling: spelled(words(idea)), hits, clicks }
  }
  function conversation(n: number): Conversation {
    const startMs = time()
    const turns = draw.list(draw.pick([1, 1, 2, 4, 7]), (turn): Turn => {
      const idea = draw.int(0, 60)
      return {
        // Some go on into the next day, or week.
        timeMs: startMs + turn * draw.pick([60_000, 3_600_000]),
        idea,
        spelling: spelled(`How does ${words(idea)} work`),
        kind: draw.pick(['answered', 'answered', 'unanswered', 'clarifying']),
      }
    })
    const category = draw.pick([null, 'billing', 'limits', 'setup'])
    return {
      id: `conversation_${n}`,
      category,
      path: draw.pick([null, ...paths.slice(0, 50)]),
      turns,
    }
  }
  function feedback(n: number): Feedback {
    const source = draw.pick(['contextual', 'contextual', ...SOURCES] as const)
    return {
      id: `feedback_${n}`,
      timeMs: draw.chance(0.5) ? LAST_MONDAY_MS + draw.int(0, 7 * DAY_MS - 1) : time(),
      path: draw.pick(paths),
      source,
      status: draw.pick(['pending', ...STATUSES]),
      helpful: source !== 'agent' && draw.chance(0.5),
      comment: draw.chance(0.4) ? null : `The ${draw.pick(WORDS)} part is ${draw.pick(WORDS)}`,
      filename: draw.chance(0.3) ? null : `${draw.pick(WORDS)}.ts`,
    }
  }

  return {
    seed,
    zoneHours: draw.int(-11, 13),
    visits: paths.flatMap((path) => draw.list(draw.int(1, 10), () => visit(path))),
    searches: draw
      .list(draw.int(0, most), (idea) => {
        const clickRate = draw.pick([0.1, 0.8, 0.8])
        return draw.list(draw.int(1, 6), () => search(idea, clickRate))
      })
      .flat(),
    conversations: draw.list(draw.int(0, most * 3), conversation),
    feedback: draw.list(draw.int(0, most * 3), feedback),
  }
}
