import { Draw } from '../../simulator/chance.ts'

const DAY_MS = 86_400_000
export const NOW = '2026-11-18T12:00:00Z'
const LAST_MONDAY_MS = Date.parse('2026-11-09')

export interface Range {
  fromMs: number
  toMs: number
}

/** A UTC week; 0 is the last complete one. */
export function weekAt(index: number): Range {
  const fromMs = LAST_MONDAY_MS - index * 7 * DAY_MS
  return { fromMs, toMs: fromMs + 7 * DAY_MS }
}

export function isIn({ fromMs, toMs }: Range): (event: { timeMs: number }) => boolean {
  return ({ timeMs }) => timeMs >= fromMs && timeMs < toMs
}

/** All events of one site, and its service's choices where the specification is open. */
export type History = ReturnType<typeof createHistory>
const SOURCES = ['contextual', 'thumbs_only', 'agent', 'code_snippet']
const STATUSES = ['pending', 'in_progress', 'resolved', 'dismissed']
const WORDS =
  'amber birch cobalt daisy ember fjord grape heron indigo jasper kelp lemon maple nectar olive pearl quartz raven sable tulip'.split(
    ' ',
  )

/** @param size 0 to 3: from almost no events to lists of several answers */
export function createHistory(seed: number, size: number) {
  const draw = new Draw(seed, size, 0)
  const list = <T>(length: number, make: (index: number) => T) =>
    Array.from({ length }, (_, index) => make(index))
  const most = [3, 20, 120, 400][size] ?? 20
  const paths = list(draw.whole(most >> 1, most) + 1, (n) => `/guides/page-${n}`)
  const hardlyClicked = draw.chance(0.3)

  /** Mostly in the last week, often at the very edge of a week or a day. */
  function time(): number {
    const mondayMs = weekAt(draw.pick([-1, 0, 0, 0, 1, 1, 2, 3, 4])).fromMs
    const edgeMs = mondayMs + draw.pick([0, draw.whole(0, 6)]) * DAY_MS - draw.whole(0, 1)
    const timeMs = draw.chance(0.2) ? edgeMs : mondayMs + draw.whole(0, 7 * DAY_MS - 1)
    return Math.min(timeMs, Date.parse(NOW))
  }
  const words = (idea: number) => `${WORDS[idea % 20]} ${WORDS[Math.floor(idea / 20)]}`
  const begun = (text: string) => text.slice(0, draw.whole(1, text.length)).trim()
  const spelled = (text: string) =>
    draw.pick([text, text, text.toUpperCase(), `${text}?`, text.replaceAll(' ', '  ')])

  const visit = (path: string) => ({
    timeMs: time(),
    path,
    visitor: `visitor ${draw.whole(1, 60)}`,
    kind: draw.chance(0.6) ? ('human' as const) : ('ai' as const),
    count: draw.whole(1, 40),
  })
  /** `hits` searches for one spelling of an idea. */
  const search = (idea: string, clickRate: number) => {
    const hits = hardlyClicked ? draw.whole(100, 300) : draw.whole(1, 30)
    const clicks = hardlyClicked ? draw.whole(0, 1) : Math.floor(hits * clickRate * draw.next())
    return { timeMs: time(), idea, term: spelled(idea), hits, clicks, page: '/guides/page-0' }
  }
  /** All turns share ID, category and page. */
  const conversation = (n: number) => {
    const startMs = time()
    const category = draw.pick([null, 'billing', 'limits', 'setup'])
    const path = draw.pick([null, ...paths.slice(0, 50)])
    return list(draw.pick([1, 1, 2, 4, 7]), (turn) => {
      const idea = words(draw.whole(0, 60))
      // Some last into the next day or week.
      const timeMs = startMs + turn * draw.pick([60_000, 3_600_000])
      const kind = draw.pick(['answered', 'answered', 'unanswered', 'clarifying'] as const)
      const asked = { idea, question: spelled(idea), kind, category }
      return { timeMs, id: `conversation_${n}`, path, ...asked }
    })
  }
  const feedback = (n: number) => {
    const filename = draw.chance(0.3) ? null : `${draw.pick(WORDS)}.ts`
    const source = draw.pick(['contextual', 'contextual', 'contextual', ...SOURCES])
    return {
      id: `feedback_${n}`,
      timeMs: draw.chance(0.5) ? LAST_MONDAY_MS + draw.whole(0, 7 * DAY_MS - 1) : time(),
      path: draw.pick(paths),
      source,
      status: draw.pick(['pending', ...STATUSES]),
      helpful: source !== 'agent' && draw.chance(0.5),
      comment: draw.chance(0.7) ? null : `The ${draw.pick(WORDS)} part is ${draw.pick(WORDS)}`,
      filename,
      lang: filename && 'ts',
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
    visits: paths.flatMap((path) => list(draw.whole(1, 10), () => visit(path))),
    searches: list(draw.whole(0, most), (n) => {
      const clickRate = draw.pick([0.1, 0.8, 0.8])
      // Some searches are unfinished words.
      const idea = draw.chance(0.3) ? begun(words(draw.whole(0, n))) : words(n)
      return list(draw.whole(1, 6), () => search(idea, clickRate))
    }).flat(),
    turns: list(draw.whole(0, most * 3), conversation).flat(),
    feedback: list(draw.whole(0, most * 3), feedback),
  }
}
