import { type Feedback, type History, isIn, type Search, type Turn, weekAt } from './history.ts'

/** What a report is asked for. */
export interface Order {
  /** Of page views, 0 to 4. */
  weeks: number
  showTexts: boolean
}

/** What a report says, as far as it is numbers; the JSON file's fields go by their names there. */
export interface Numbers {
  outputs: Record<string, string>
  weeks: unknown
  /** See `pageLine`, sorted. */
  pages: string[]
  signals: Record<string, unknown>
}

const LISTED_WEEKS = 2
const MOST_TERMS = 100

interface Counts {
  human: number
  ai: number
  total: number
}

/** Every number of the report, counted from what happened, not from what the service answers. */
export function expectedOf(history: History, { weeks, showTexts }: Order): Numbers {
  const views = Array.from({ length: weeks }, (_, week) => viewsIn(history, week))
  const [last, before] = views
  const visitors = visitorsIn(history, 0)
  const searches = searchesIn(history)
  const questions = questionsIn(history)
  const feedback = feedbackIn(history, last?.pages, showTexts)
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
        totalsBefore: visitorsIn(history, 1),
        viewsPerPerson: last && visitors.human > 0 ? last.totals.human / visitors.human : null,
      },
      searches,
      questions,
      feedback,
    },
  }
}

export function pageLine(week: number, path: string, { human, ai, total }: Counts): string {
  return `${week} ${path} ${human} ${ai} ${total}`
}

/** Rows in an order of their own, since equal ones may stand in any. */
export function sortedLines(rows: readonly object[]): string[] {
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1)
  return rows.map((row) => JSON.stringify(Object.entries(row).sort(byName))).sort()
}

function sum<T>(items: Iterable<T>, of: (item: T) => number): number {
  return [...items].reduce((all, item) => all + of(item), 0)
}

function viewsIn({ visits }: History, week: number) {
  const totals: Counts = { human: 0, ai: 0, total: 0 }
  const pages = new Map<string, Counts>()
  for (const { path, kind, count } of visits.filter(isIn(weekAt(week)))) {
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

function visitorsIn({ visits }: History, week: number): Counts {
  const seen = visits.filter(isIn(weekAt(week)))
  const of = (...kinds: string[]) =>
    new Set(seen.filter(({ kind }) => kinds.includes(kind)).map(({ visitor }) => visitor)).size
  return { human: of('human'), ai: of('ai'), total: of('human', 'ai') }
}

function searchesIn({ searches }: History) {
  const all = searches.filter(isIn(weekAt(0)))
  const hitsOf = (events: Search[]) => sum(events, ({ hits }) => hits)
  const spellings = [...Map.groupBy(all, ({ spelling }) => spelling).values()]
  // Only those searched most are read; equal ones stand in the order in which they first came.
  const read = spellings.sort((a, b) => hitsOf(b) - hitsOf(a)).slice(0, MOST_TERMS)
  const terms = [...Map.groupBy(read.flat(), ({ idea }) => idea).values()].map((events) => {
    const hits = hitsOf(events)
    const clicks = sum(events, (event) => event.clicks)
    return { searches: hits, clickRate: clicks / hits, unclicked: hits - clicks }
  })
  const often = terms.filter((term) => term.searches >= 3)
  const mostly = often.filter(({ clickRate }) => clickRate < 0.1)
  return {
    total: hitsOf(all),
    totalBefore: hitsOf(searches.filter(isIn(weekAt(1)))),
    terms: terms.length,
    moreTerms: spellings.length > MOST_TERMS,
    unclicked: sum(terms, ({ unclicked }) => unclicked),
    mostlyUnclicked: mostly.length,
    mostlyUnclickedTerms: sortedLines(mostly),
    topTerms: sortedLines(often),
  }
}

function questionsIn({ conversations }: History) {
  const turns = conversations.flatMap(({ turns: all, category, path }) =>
    all.map((turn) => ({ ...turn, category, path })),
  )
  const asked = turns.filter(isIn(weekAt(0)))
  const unanswered = asked.filter(isUnanswered)
  const questions = [...Map.groupBy(unanswered, ({ idea }) => idea).values()]
  const groups = (by: 'category' | 'path') => {
    // A question counts where any of its conversations belongs; if none does, under null.
    const places = questions.flatMap((times) => {
      const known = times.filter((turn) => turn[by] !== null)
      return [...Map.groupBy(known.length > 0 ? known : times, (turn) => turn[by])]
    })
    const rows = [...Map.groupBy(places, ([name]) => name)].map(([name, each]) => ({
      [by]: name,
      questions: each.length,
      times: sum(each, ([, times]) => times.length),
    }))
    return sortedLines(rows)
  }
  return {
    asked: asked.length,
    unansweredTurns: unanswered.length,
    unansweredShare: shareUnanswered(asked),
    unansweredShareBefore: shareUnanswered(turns.filter(isIn(weekAt(1)))),
    unanswered: questions.length,
    categories: groups('category'),
    pages: groups('path'),
  }
}

function isUnanswered({ kind }: Turn): boolean {
  return kind === 'unanswered'
}

function shareUnanswered(turns: Turn[]): number | null {
  return turns.length === 0 ? null : turns.filter(isUnanswered).length / turns.length
}

function feedbackIn(history: History, views: Map<string, Counts> | undefined, showTexts: boolean) {
  const open = history.feedback
    .filter(isIn(weekAt(0)))
    .filter(({ status }) => status === 'pending' || status === 'in_progress')
  const from = (wanted: Feedback['source']) => open.filter(({ source }) => source === wanted)
  const countsIn = (rows: Feedback[], name: string) =>
    sortedLines(
      [...Map.groupBy(rows, ({ path }) => path)].map(([path, all]) => ({
        path,
        [name]: all.length,
      })),
    )
  const average = views ? sum(views.values(), ({ total }) => total) / views.size : 0
  const down = from('contextual').filter(({ helpful }) => !helpful)
  const pages = [...Map.groupBy(from('contextual'), ({ path }) => path)].map(([path, votes]) => {
    const thumbsDown = down.filter((vote) => vote.path === path).length
    const share = thumbsDown / votes.length
    const seen = views?.get(path)?.total ?? null
    const isReadMuch = seen !== null && seen > average && share >= 0.5
    const thumbsUp = votes.length - thumbsDown
    return { path, thumbsUp, thumbsDown, share, views: seen, isReadMuch }
  })
  const disliked = pages.filter(({ thumbsDown }) => thumbsDown >= 2)
  const comments = down.filter(({ comment }) => comment !== null)
  return {
    thumbsUp: from('contextual').length - down.length,
    thumbsDown: down.length,
    readMuchLikedLittle: views ? disliked.filter(({ isReadMuch }) => isReadMuch).length : null,
    disliked: sortedLines(disliked),
    code: countsIn(from('code_snippet'), 'complaints'),
    agents: { total: from('agent').length, pages: countsIn(from('agent'), 'count') },
    ...(showTexts && { comments: comments.map((row) => `${row.path} ${row.comment}`).sort() }),
  }
}
