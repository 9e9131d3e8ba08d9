import { DAY_MS, type Feedback, type History, MONDAYS, type Search, type Turn } from './history.ts'

/** What a report is asked for. */
export interface Order {
  weeks: number
  showTexts: boolean
}

/** What a report says, as far as it is numbers. */
export interface Numbers {
  outputs: Record<string, string>
  weeks: unknown
  /** `week path human ai total`, sorted. */
  pages: string[]
  signals: Record<string, unknown>
}

const LISTED_WEEKS = 2
const MOST_TERMS = 100
const MOST_ROWS = 100

/** Every number of the report, counted from what happened, not from what the service answers. */
export function expectedOf(history: History, { weeks, showTexts }: Order): Numbers {
  const views = MONDAYS.slice(0, weeks).map((mondayMs) => viewsIn(history, mondayMs))
  const [last, before] = views
  const visitors = visitorsIn(history, weekAt(0))
  const searches = searchesIn(history)
  const questions = questionsIn(history)
  const feedback = feedbackIn(history, { views: last?.pages, showTexts })
  return {
    outputs: {
      ...(last && {
        'human-views': `${last.totals.human}`,
        'ai-views': `${last.totals.ai}`,
        'total-views': `${last.totals.total}`,
        'total-views-change': before ? percent(last.totals.total, before.totals.total) : '',
      }),
      visitors: `${visitors.human}`,
      'unclicked-searches': `${searches.unclicked}`,
      'unanswered-questions': `${questions.unanswered}`,
      'thumbs-down': `${feedback.thumbsDown}`,
    },
    weeks: views.map(({ totals }) => totals),
    pages: views
      .slice(0, LISTED_WEEKS)
      .flatMap(({ pages }, week) => [...pages].map(([path, all]) => pageLine(week, path, all)))
      .sort(),
    signals: {
      visitors: {
        totals: visitors,
        totalsBefore: visitorsIn(history, weekAt(1)),
        viewsPerPerson: last && visitors.human > 0 ? last.totals.human / visitors.human : null,
      },
      searches,
      questions,
      feedback,
    },
  }
}

interface Counts {
  human: number
  ai: number
  total: number
}

export function pageLine(week: number, path: string, { human, ai, total }: Counts): string {
  return `${week} ${path} ${human} ${ai} ${total}`
}

function weekAt(index: number): number {
  return MONDAYS[index] ?? Number.NaN
}

function isIn(mondayMs: number): (event: { timeMs: number }) => boolean {
  return ({ timeMs }) => timeMs >= mondayMs && timeMs < mondayMs + 7 * DAY_MS
}

function viewsIn({ visits }: History, mondayMs: number) {
  const totals: Counts = { human: 0, ai: 0, total: 0 }
  const pages = new Map<string, Counts>()
  for (const { path, kind, count } of visits.filter(isIn(mondayMs))) {
    const page = pages.get(path) ?? { human: 0, ai: 0, total: 0 }
    pages.set(path, page)
    for (const counts of [page, totals]) {
      counts[kind] += count
      counts.total += count
    }
  }
  return { totals, pages }
}

/** In percent with one decimal; empty where there was nothing before and is something now. */
function percent(now: number, before: number): string {
  if (before === 0) return now === 0 ? '0' : ''
  return `${Math.round(((now - before) / before) * 1000) / 10}`
}

function visitorsIn({ visits }: History, mondayMs: number): Counts {
  const of = (kinds: string[]) =>
    new Set(
      visits
        .filter(isIn(mondayMs))
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ visitor }) => visitor),
    ).size
  return { human: of(['human']), ai: of(['ai']), total: of(['human', 'ai']) }
}

function searchesIn({ searches }: History) {
  const all = searches.filter(isIn(weekAt(0)))
  const bySpelling = Map.groupBy(all, ({ spelling }) => spelling)
  const hitsOf = (events: Search[]) => events.reduce((sum, { hits }) => sum + hits, 0)
  // Only those searched most are read; equal ones stand in the order in which they first came.
  const read = [...bySpelling.values()]
    .sort((a, b) => hitsOf(b) - hitsOf(a))
    .slice(0, MOST_TERMS)
    .flat()
  const terms = [...Map.groupBy(read, ({ idea }) => idea).values()].map((events) => {
    const clicks = events.reduce((sum, event) => sum + event.clicks, 0)
    const hits = hitsOf(events)
    return { searches: hits, clickRate: clicks / hits, unclicked: hits - clicks }
  })
  const often = terms.filter((term) => term.searches >= 3)
  const mostly = often.filter(({ clickRate }) => clickRate < 0.1)
  return {
    total: hitsOf(all),
    totalBefore: hitsOf(searches.filter(isIn(weekAt(1)))),
    terms: terms.length,
    moreTerms: bySpelling.size > MOST_TERMS,
    unclicked: terms.reduce((sum, { unclicked }) => sum + unclicked, 0),
    mostlyUnclicked: mostly.length,
    mostlyUnclickedTerms: sortedLines(mostly),
    topTerms: sortedLines(often),
  }
}

function questionsIn({ conversations }: History) {
  const turns = conversations.flatMap(({ turns, category, path }) =>
    turns.map((turn) => ({ ...turn, category, path })),
  )
  const shareOf = (asked: Turn[]) =>
    asked.length === 0 ? null : asked.filter(isUnanswered).length / asked.length
  const asked = turns.filter(isIn(weekAt(0)))
  const unanswered = asked.filter(isUnanswered)
  const questions = [...Map.groupBy(unanswered, ({ idea }) => idea).values()]
  const groups = (by: 'category' | 'path') => {
    const counts = new Map<string | null, { questions: number; times: number }>()
    for (const times of questions) {
      // A question counts where any of its conversations belongs; if none does, under null.
      const known = times.filter((turn) => turn[by] !== null)
      for (const [name, group] of Map.groupBy(known.length > 0 ? known : times, (t) => t[by])) {
        const count = counts.get(name) ?? { questions: 0, times: 0 }
        counts.set(name, count)
        count.questions++
        count.times += group.length
      }
    }
    return [...counts]
  }
  return {
    asked: asked.length,
    unansweredTurns: unanswered.length,
    unansweredShare: shareOf(asked),
    unansweredShareBefore: shareOf(turns.filter(isIn(weekAt(1)))),
    unanswered: questions.length,
    categories: sortedLines(groups('category').map(([category, n]) => ({ category, ...n }))),
    pages: sortedLines(
      groups('path')
        // A list holds the first rows.
        .sort(
          ([a, ofA], [b, ofB]) =>
            ofB.questions - ofA.questions ||
            ofB.times - ofA.times ||
            ((a ?? '') < (b ?? '') ? -1 : 1),
        )
        .slice(0, MOST_ROWS)
        .map(([path, n]) => ({ path, ...n })),
    ),
  }
}

function isUnanswered({ kind }: Turn): boolean {
  return kind === 'unanswered'
}

function feedbackIn(
  { feedback }: History,
  { views, showTexts }: { views: Map<string, Counts> | undefined; showTexts: boolean },
) {
  const open = feedback.filter(isIn(weekAt(0))).filter(isOpen)
  const from = (wanted: string) => open.filter(({ source }) => source === wanted)
  const average =
    [...(views?.values() ?? [])].reduce((sum, { total }) => sum + total, 0) / (views?.size ?? 0)
  const pages = [...Map.groupBy(from('contextual'), ({ path }) => path)].map(([path, votes]) => {
    const thumbsDown = votes.filter(({ helpful }) => !helpful).length
    const share = thumbsDown / votes.length
    const seen = views?.get(path)?.total ?? null
    const isReadMuch = seen !== null && seen > average && share >= 0.5
    const thumbsUp = votes.length - thumbsDown
    return { path, thumbsUp, thumbsDown, share, views: seen, isReadMuch }
  })
  const disliked = pages.filter(({ thumbsDown }) => thumbsDown >= 2)
  return {
    thumbsUp: pages.reduce((sum, { thumbsUp }) => sum + thumbsUp, 0),
    thumbsDown: pages.reduce((sum, { thumbsDown }) => sum + thumbsDown, 0),
    readMuchLikedLittle: views ? disliked.filter(({ isReadMuch }) => isReadMuch).length : null,
    disliked: sortedLines(disliked),
    code: byPage(from('code_snippet')).map(({ path, count }) => ({ path, complaints: count })),
    agents: { total: from('agent').length, pages: byPage(from('agent')) },
    ...(showTexts && {
      comments: from('contextual')
        .filter(({ helpful, comment }) => !helpful && comment !== null)
        .map(({ path, comment }) => `${path} ${comment}`)
        .sort(),
    }),
  }
}

function isOpen({ status }: Feedback): boolean {
  return status === 'pending' || status === 'in_progress'
}

function byPage(rows: Feedback[]): Array<{ path: string; count: number }> {
  return [...Map.groupBy(rows, ({ path }) => path)]
    .map(([path, all]) => ({ path, count: all.length }))
    .sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1))
    .slice(0, MOST_ROWS)
}

/** Rows in an order of their own, since equal ones may stand in any. */
export function sortedLines(rows: readonly object[]): string[] {
  return rows
    .map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))
    .sort()
}
