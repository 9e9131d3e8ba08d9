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
    const picked = list[this.int(0, list.length - 1)]
    if (picked === undefined) throw new RangeError('there is nothing to pick')
    return picked
  }

  shuffled<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item)
  }
}

export const DAY_MS = 86_400_000
/** A Wednesday. */
export const NOW = new Date('2026-11-18T12:00:00Z')
/** The Mondays of the last complete week and of the three before it, at midnight UTC, the newest first. */
export const MONDAYS = ['2026-11-09', '2026-11-02', '2026-10-26', '2026-10-19'].map((day) =>
  Date.parse(day),
)

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

export type Source = 'code_snippet' | 'contextual' | 'agent' | 'thumbs_only'

export interface Feedback {
  id: string
  timeMs: number
  path: string
  source: Source
  status: string
  helpful: boolean
  comment: string | null
  /** Of code snippets. */
  filename: string | null
}

/** All that happened on the sites of one organization. */
export interface History {
  seed: number
  /** East of UTC: how the service reads a date without a time zone. */
  zoneHours: number
  visits: Visit[]
  searches: Search[]
  conversations: Conversation[]
  feedback: Feedback[]
}

const WORDS =
  'amber birch cobalt daisy ember fjord grape heron indigo jasper kelp lemon maple nectar olive pearl quartz raven sable tulip'.split(
    ' ',
  )
const SOURCES: Source[] = [
  'contextual',
  'contextual',
  'contextual',
  'thumbs_only',
  'agent',
  'code_snippet',
]
const STATUSES = ['pending', 'pending', 'in_progress', 'resolved', 'dismissed']
/** What one answer of feedback by page can hold. */
const PAGES_A_DAY = 100

/** @param size 0 to 3: from next to nothing to more than one page of every listing */
export function createHistory(seed: number, size: number): History {
  const draw = new Draw(seed)
  const most = [3, 20, 120, 400][size] ?? 20
  const paths = Array.from(
    { length: draw.int(Math.ceil(most / 2), most) },
    (_, page) => `/guides/page-${page}`,
  )
  const some = (share: number) => Array.from({ length: draw.int(0, Math.ceil(most * share)) })
  return {
    seed,
    zoneHours: draw.int(-11, 13),
    visits: paths.flatMap((path) => visitsOf(path, draw)),
    searches: searchesIn(draw.int(0, most), draw),
    conversations: some(3).map((_, n) => conversation(n, { paths, draw })),
    feedback: limitedByDay(some(3).map((_, n) => feedback(n, { paths, draw }))),
  }
}

/** Often at the very edge of a week or a day. */
function time(draw: Draw): number {
  const mondayMs = draw.pick([...MONDAYS, MONDAYS[0] ?? 0, (MONDAYS[0] ?? 0) + 7 * DAY_MS])
  const edge = mondayMs + draw.int(0, 6) * DAY_MS * (draw.chance(0.5) ? 1 : 0)
  const timeMs = draw.chance(0.2) ? edge - draw.int(0, 1) : mondayMs + draw.int(0, 7 * DAY_MS - 1)
  return Math.min(timeMs, NOW.getTime())
}

function visitsOf(path: string, draw: Draw): Visit[] {
  return Array.from({ length: draw.int(1, 10) }, () => ({
    timeMs: time(draw),
    path,
    visitor: `visitor ${draw.int(1, 60)}`,
    kind: draw.chance(0.6) ? 'human' : 'ai',
    count: draw.int(1, 40),
  }))
}

function words(idea: number): string {
  return `${WORDS[idea % 20]} ${WORDS[Math.floor(idea / 20) % 20]}`
}

/** The same but for case, spaces and punctuation. */
function spelled(text: string, draw: Draw): string {
  return draw.pick([text, text, text.toUpperCase(), `${text}?`, text.replaceAll(' ', '  ')])
}

function searchesIn(ideas: number, draw: Draw): Search[] {
  const hardlyClicked = draw.chance(0.3)
  return Array.from({ length: ideas }, (_, idea) => {
    const isUnclicked = draw.chance(0.3)
    return Array.from({ length: draw.int(1, 6) }, () => {
      const hits = hardlyClicked ? draw.int(100, 300) : draw.int(1, 30)
      const clicks = Math.floor(hits * (isUnclicked ? 0.1 : 0.8) * draw.next())
      return {
        timeMs: time(draw),
        idea,
        spelling: spelled(words(idea), draw),
        hits,
        clicks: hardlyClicked ? draw.int(0, 1) : clicks,
      }
    })
  }).flat()
}

function conversation(
  n: number,
  { paths, draw }: { paths: readonly string[]; draw: Draw },
): Conversation {
  const startMs = time(draw)
  const turns = Array.from({ length: draw.pick([1, 1, 2, 4, 7]) }, (_, turn): Turn => {
    const idea = draw.int(0, 60)
    return {
      // Some go on into the next week.
      timeMs: Math.min(startMs + turn * draw.pick([60_000, 3_600_000]), NOW.getTime() + turn),
      idea,
      spelling: spelled(`How does ${words(idea)} work`, draw),
      kind: draw.pick(['answered', 'answered', 'unanswered', 'clarifying']),
    }
  })
  return {
    id: `conversation_${n}`,
    category: draw.chance(0.3) ? null : draw.pick(['billing', 'limits', 'setup']),
    path: draw.chance(0.3) ? null : draw.pick(paths),
    turns,
  }
}

function feedback(n: number, { paths, draw }: { paths: readonly string[]; draw: Draw }): Feedback {
  const source = draw.pick(SOURCES)
  return {
    id: `feedback_${n}`,
    timeMs: draw.chance(0.6) ? (MONDAYS[0] ?? 0) + draw.int(0, 7 * DAY_MS - 1) : time(draw),
    path: draw.pick(paths),
    source,
    status: draw.pick(STATUSES),
    // "Feedback by AI agents is recorded as unhelpful."
    helpful: source !== 'agent' && draw.chance(0.5),
    comment: draw.chance(0.4) ? null : `The ${draw.pick(WORDS)} part is ${draw.pick(WORDS)}`,
    filename: draw.chance(0.3) ? null : `${draw.pick(WORDS)}.ts`,
  }
}

function limitedByDay(all: Feedback[]): Feedback[] {
  const pagesOf = new Map<number, Set<string>>()
  return all.filter(({ timeMs, path }) => {
    const day = Math.floor(timeMs / DAY_MS)
    const pages = pagesOf.get(day) ?? new Set()
    pagesOf.set(day, pages)
    if (pages.size === PAGES_A_DAY && !pages.has(path)) return false
    pages.add(path)
    return true
  })
}
