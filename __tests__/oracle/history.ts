import { Draw } from '../../simulator/chance.ts'

const DAY_MS = 86_400_000
export const NOW = '2026-11-18T12:00:00Z'
const LAST_MONDAY_MS = Date.parse('2026-11-09')

/** In a UTC week; 0 is the last complete one. */
export function isInWeek(index: number): (event: { timeMs: number }) => boolean {
  const fromMs = LAST_MONDAY_MS - index * 7 * DAY_MS
  return ({ timeMs }) => timeMs >= fromMs && timeMs < fromMs + 7 * DAY_MS
}

/** All events of one site, and its service's choices where the specification is open. */
export type History = ReturnType<typeof createHistory>
const SOURCES = ['contextual', 'contextual', 'contextual', 'thumbs_only', 'agent', 'code_snippet']
const STATUSES = ['pending', 'pending', 'in_progress', 'resolved', 'dismissed']
const WORDS =
  'amber birch cobalt daisy ember fjord grape heron indigo jasper kelp lemon maple nectar olive pearl quartz raven sable tulip'.split(
    ' ',
  )
/** Votes of more pages would not fit into one answer. */
const MOST_RATED_PAGES = 90

/** @param size 0 to 3: from almost no events to lists of several answers */
export function createHistory(seed: number, size: number) {
  const draw = new Draw(seed, size, 0)
  const list = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, index) => make(index))
  const most = [3, 20, 100, 300][size] ?? 20
  const guides = list(draw.whole(most >> 1, most) + 1, (n) => `/guides/page-${n}`)
  const pages = ['/llms.txt', '/skill.md', ...guides]
  const rated = guides.slice(0, MOST_RATED_PAGES)
  const hardlyClicked = draw.chance(0.3)
  const humanShare = draw.pick([0.3, 0.6, 0.6, 1])

  /** Mostly in the last week, often at the very edge of a week or a day. */
  function time(): number {
    const back = draw.pick([-1, 0, 0, 0, 1, 1, 2, 3, 4])
    const mondayMs = LAST_MONDAY_MS - back * 7 * DAY_MS
    const edgeMs = mondayMs + draw.pick([0, draw.whole(0, 6)]) * DAY_MS - draw.whole(0, 1)
    const timeMs = draw.chance(0.2) ? edgeMs : mondayMs + draw.whole(0, 7 * DAY_MS - 1)
    return Math.min(timeMs, Date.parse(NOW))
  }
  const words = (idea: number) => `${WORDS[idea % 20]} ${WORDS[Math.floor(idea / 20)]}`
  const spelled = (text: string) =>
    draw.pick([text, text, text.toUpperCase(), `${text}?`, text.replaceAll(' ', '  ')])

  const visit = (page: string) => {
    const isGuide = page.startsWith('/guides')
    return {
      timeMs: time(),
      page,
      path: isGuide && draw.chance(0.3) ? `${page}.md` : page,
      visitor: `visitor ${draw.whole(1, 60)}`,
      kind: draw.chance(humanShare) ? ('human' as const) : ('ai' as const),
      count: draw.whole(1, 40),
    }
  }
  /** Several searches for one spelling of an idea. */
  const search = (idea: string, clickRate: number) => {
    const hits = hardlyClicked ? draw.whole(100, 300) : draw.whole(1, 30)
    const clicks = hardlyClicked ? draw.whole(0, 1) : Math.floor(hits * clickRate * draw.next())
    return { timeMs: time(), idea, term: spelled(idea), hits, clicks, page: '/guides/page-0' }
  }
  /** All turns share ID and page. */
  const conversation = (n: number) => {
    const startMs = time()
    const path = draw.pick([null, ...rated])
    return list(draw.pick([1, 1, 2, 4, 7]), (turn) => {
      const idea = words(draw.whole(0, 60))
      // Some last into the next day or week.
      const timeMs = startMs + turn * draw.pick([60_000, 3_600_000])
      const kind = draw.pick(['answered', 'answered', 'unanswered', 'clarifying'] as const)
      const id = `conversation_${n}`
      return { timeMs, id, path, idea, question: spelled(idea), kind, category: null }
    })
  }
  const feedback = (n: number) => {
    const source = draw.pick(SOURCES)
    return {
      id: `feedback_${n}`,
      timeMs: time(),
      path: draw.pick(rated),
      source,
      status: draw.pick(STATUSES),
      helpful: source !== 'agent' && draw.chance(0.5),
      comment: null,
      filename: null,
      lang: null,
    }
  }

  return {
    open: {
      seed,
      zoneHours: draw.whole(-11, 13),
      countsThumbs: draw.chance(0.5),
      overlap: seed % 4,
      isLoose: true,
    },
    /** Weeks whose page views the service refuses. */
    refusedWeeks: [0, 1, 2, 3].filter(() => draw.chance(0.1)),
    visits: pages.flatMap((page) => list(draw.whole(1, 10), () => visit(page))),
    searches: list(draw.whole(0, most), (n) => {
      const clickRate = draw.pick([0.1, 0.8, 0.8])
      return list(draw.whole(1, 6), () => search(words(n), clickRate))
    }).flat(),
    turns: list(draw.whole(0, most * 3), conversation).flat(),
    feedback: list(draw.whole(0, most * 3), feedback),
  }
}
