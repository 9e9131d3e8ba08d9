import { type History, isIn, periodAt, weekAt } from './history.ts'

const MOST_TERMS = 100
/** The service lists no more pages per source of votes. */
const MOST_PAGES = 100
/** One vote may be an accident. */
const MIN_THUMBS_DOWN = 2
const READ = { available: true, complete: true, gaps: [] }

type Counts = Record<'human' | 'ai' | 'total', number>
type Pages = ReadonlyMap<string, Counts>

/**
 * Every number of the outputs and the JSON file, counted from the events, not from the service's answers.
 * Lists have all rows in any order; texts have only letters.
 * @param weeks of page views, 0 to 4
 * @param span weeks of signals, 1 or 2
 */
export function expectedOf(history: History, weeks: number, span: number, showTexts: boolean) {
  // The oldest week needs one more for its change.
  const all = Array.from({ length: weeks + 1 }, (_, week) => viewsIn(history, week))
  const views = all.slice(0, weeks)
  const [last] = views
  const before = all[1]
  const visitors = visitorsIn(history, 0, span)
  const searches = searchesIn(history, span, showTexts)
  const questions = questionsIn(history, span, showTexts)
  const feedback = feedbackIn(history, span, last?.pages, showTexts)
  const outputs = {
    'human-views': last?.totals.human,
    'human-views-change': last && before && percent(last.totals.human, before.totals.human),
    'ai-views': last?.totals.ai,
    'total-views': last?.totals.total,
    'total-views-change': last && before && percent(last.totals.total, before.totals.total),
    visitors: visitors.human,
    'unclicked-searches': searches.unclickedSearches,
    'unanswered-questions': questions.questions.count,
    'thumbs-down': feedback.thumbsDown,
  }
  const known = Object.entries(outputs).filter(([, number]) => number !== undefined)
  return {
    outputs: Object.fromEntries(known.map(([name, number]) => [name, `${number}`])),
    weeks: views.map(({ totals }, week) => ({ ...datesOf(week), totals })),
    pages: views
      .slice(0, 2)
      .flatMap(({ pages }, week) =>
        [...pages].map(([path, all]) => ({ week: datesOf(week).week, path, ...all })),
      ),
    listings: views.slice(0, 2).map(({ pages }, week) => {
      return { week: datesOf(week).week, pages: pages.size, complete: true }
    }),
    signals: {
      ...datesOf(0),
      dateFrom: datesOf(span - 1).dateFrom,
      weeks: span,
      texts: showTexts,
      visitors: { ...READ, last: visitors, before: visitorsIn(history, 1, span) },
      searches,
      questions,
      feedback,
    },
  }
}

function datesOf(week: number) {
  const { fromMs, toMs } = weekAt(week)
  const [dateFrom, dateTo] = [fromMs, toMs].map((ms) => new Date(ms).toISOString().slice(0, 10))
  return { week: `2026-W${46 - week}`, dateFrom, dateTo }
}

const print = (count: number) => count.toLocaleString('en')
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
const listed = (rows: object[]) => ({ rows, count: rows.length })
const lettersOf = (text: string) => text.toLowerCase().replaceAll(' ', '')

/** The most frequent name, by alphabet if equal. */
function mostOf(names: Array<string | null>): string | undefined {
  const groups = [...Map.groupBy(names, (name) => name)].filter(([name]) => name !== null).sort()
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? undefined
}

function viewsIn({ visits }: History, week: number) {
  const seen = visits.filter(isIn(weekAt(week)))
  const countsOf = (of: typeof seen): Counts => {
    const views = (kind: string) =>
      sum(of.filter((visit) => visit.kind === kind).map(({ count }) => count))
    return { human: views('human'), ai: views('ai'), total: views('human') + views('ai') }
  }
  const pages = [...Map.groupBy(seen, ({ path }) => path)].map(
    ([path, of]) => [path, countsOf(of)] as const,
  )
  return { totals: countsOf(seen), pages: new Map(pages) }
}

/** With one decimal, halves away from zero; undefined after 0. */
function percent(now: number, before: number): number | undefined {
  if (before === 0) return undefined
  const tenths = Math.round((Math.abs(now - before) * 1000) / before)
  return now < before ? -tenths / 10 : tenths / 10
}

/**
 * The top pages and what moved, as lines of Markdown.
 * @param weeks of page views, 1 or more
 */
export function pagesShown(history: History, weeks: number): string[] {
  const last = viewsIn(history, 0).pages
  const before: Pages = weeks > 1 ? viewsIn(history, 1).pages : new Map()
  const byName = (a: string, b: string) => (a < b ? -1 : 1)

  const seen = [...last].sort(
    ([pathA, a], [pathB, b]) => b.human - a.human || b.total - a.total || byName(pathA, pathB),
  )
  const top = seen.slice(0, 5).map(([path, { human, ai }]) => {
    const earlier = before.get(path)?.human
    const isNew = weeks > 1 && earlier === undefined && human >= 20
    const change = earlier !== undefined && earlier >= 20 ? inPercent(human, earlier) : ''
    return { path, human, ai, change: isNew ? 'new' : change }
  })
  const hasChanges = top.some(({ change }) => change !== '')
  const rows = top.map(({ path, human, ai, change }) => {
    const cells = [path, print(human), ...(hasChanges ? [change] : []), print(ai)]
    return `| ${cells.join(' | ')} |`
  })
  const all = `${seen.length}`
  const lines =
    seen.length === 0 ? [] : [`**Top pages** (${top.length < seen.length ? `5 of ${all}` : all})`]

  const paths = weeks > 1 ? [...new Set([...last.keys(), ...before.keys()])] : []
  const moves = paths
    .map((path) => ({ path, now: last.get(path)?.human ?? 0, was: before.get(path)?.human }))
    .filter(({ now, was = 0 }) => now >= 20 || was >= 20)
  const named = (sign: 1 | -1) =>
    moves
      .map((move) => ({ ...move, by: sign * (move.now - (move.was ?? 0)) }))
      .filter(({ by }) => by > 0)
      .sort((a, b) => b.by - a.by || b.now - a.now || byName(a.path, b.path))
      .slice(0, 3)
      .map(({ path, now, was }) =>
        was === undefined ? `${path} ${print(now)} (new)` : `${path} ${print(was)} → ${print(now)}`,
      )
      .join(', ')
  const directions = [
    ...(named(1) ? [`up ${named(1)}`] : []),
    ...(named(-1) ? [`down ${named(-1)}`] : []),
  ]
  const moved =
    directions.length > 0 ? [`**What moved**, by people: ${directions.join('; ')}.`] : []
  return [...lines, ...rows, ...moved]
}

/** Below one percent, with one decimal. */
function inPercent(now: number, before: number): string {
  const percent = (Math.abs(now - before) / before) * 100
  const size = percent < 1 ? Math.round(percent * 10) / 10 : Math.round(percent)
  const sign = now > before ? '+' : '−'
  return `${size === 0 ? '' : sign}${print(size)}%`
}

function visitorsIn({ visits }: History, index: number, span: number): Counts {
  const seen = visits.filter(isIn(periodAt(index, span)))
  const of = (...kinds: string[]) =>
    new Set(seen.filter(({ kind }) => kinds.includes(kind)).map(({ visitor }) => visitor)).size
  return { human: of('human'), ai: of('ai'), total: of('human', 'ai') }
}

function searchesIn({ searches }: History, span: number, showTexts: boolean) {
  const all = searches.filter(isIn(periodAt(0, span)))
  const hitsOf = (events: History['searches']) => sum(events.map(({ hits }) => hits))
  const spellings = [...Map.groupBy(all, ({ term }) => term).values()]
  // The service lists the most frequent terms; equal ones keep their order.
  const read = spellings.sort((a, b) => hitsOf(b) - hitsOf(a)).slice(0, MOST_TERMS)
  const groups = [...Map.groupBy(read.flat(), ({ idea }) => lettersOf(idea))]
  const terms = groups.map(([letters, events]) => {
    const [hits, clicks] = [hitsOf(events), sum(events.map((event) => event.clicks))]
    return {
      ...(showTexts && { term: letters }),
      searches: hits,
      clickRate: clicks / hits,
      unclicked: hits - clicks,
    }
  })
  const often = terms.filter((term) => term.searches >= (span === 1 ? 3 : 5))
  const unclicked = often.filter(({ clickRate }) => clickRate < 0.1)
  return {
    ...READ,
    total: hitsOf(all),
    top: listed(often),
    unclicked: listed(unclicked),
    unclickedSearches: sum(unclicked.map((term) => term.unclicked)),
    terms: terms.length,
  }
}

function questionsIn({ turns }: History, span: number, showTexts: boolean) {
  const asked = turns.filter(isIn(periodAt(0, span)))
  const unanswered = asked.filter(({ kind }) => kind === 'unanswered')
  const questions = [...Map.groupBy(unanswered, ({ idea }) => idea)].map(([idea, times]) => ({
    ...(showTexts && { text: lettersOf(idea) }),
    times: times.length,
    category: mostOf(times.map(({ category }) => category)),
    page: mostOf(times.map(({ path }) => path)),
  }))
  return {
    ...READ,
    turns: asked.length,
    unansweredTurns: unanswered.length,
    questions: listed(questions),
  }
}

function feedbackIn(history: History, span: number, views: Pages | undefined, showTexts: boolean) {
  const votes = votesIn(history, span)
  const down = votes.filter(({ helpful }) => !helpful)
  const pages = [...Map.groupBy(down, ({ path }) => path)].map(([path, { length }]) => {
    const all = votes.filter((vote) => vote.path === path).length
    const seen = views?.get(path)?.total
    const counts = { thumbsUp: all - length, thumbsDown: length, share: length / all }
    return { path, ...counts, views: seen }
  })
  const disliked = pages.filter(({ thumbsDown }) => thumbsDown >= MIN_THUMBS_DOWN)
  const comments = down.flatMap(({ path, comment, source }) =>
    comment === null || source === 'thumbs_only' ? [] : [{ path, text: lettersOf(comment) }],
  )
  return {
    ...READ,
    thumbsUp: votes.length - down.length,
    thumbsDown: down.length,
    disliked: listed(disliked),
    comments: showTexts ? listed(comments) : undefined,
  }
}

/** Whether more pages got votes than the service lists; its choice is unknown. */
export function isVotesCut(history: History, span: number): boolean {
  const bySource = Map.groupBy(votesIn(history, span), ({ source }) => source)
  const pathsOf = (all: typeof history.feedback) => new Set(all.map(({ path }) => path))
  return [...bySource.values()].some((all) => pathsOf(all).size > MOST_PAGES)
}

/** On open feedback; the service decides whether thumbs without words count. */
function votesIn({ feedback, open }: History, span: number) {
  const sources = ['contextual', ...(open.countsThumbs ? ['thumbs_only'] : [])]
  return feedback
    .filter(isIn(periodAt(0, span)))
    .filter(({ status }) => status === 'pending' || status === 'in_progress')
    .filter(({ source }) => sources.includes(source))
}

/** The readers that a place lost. */
export interface Place {
  name: string
  questions: number
  searches: number
  feedback: number
}

/** Every candidate of "Fix these first". Each reader who asked, searched or voted in vain counts at one place. */
export function placesToFix(history: History, span: number, showTexts: boolean): Place[] {
  const places = new Map<string, Place>()
  const lose = (name: string, by: 'questions' | 'searches' | 'feedback', readers: number) => {
    const place = places.get(name) ?? { name, questions: 0, searches: 0, feedback: 0 }
    place[by] += readers
    places.set(name, place)
  }
  const asked = history.turns
    .filter(({ kind }) => kind === 'unanswered')
    .filter(isIn(periodAt(0, span)))
  const byPage = Map.groupBy(asked, ({ path }) => path)
  const elsewhere = [...byPage].flatMap(([path, all]) => {
    if (path === null || all.length < 2) return all
    lose(path, 'questions', all.length)
    return []
  })
  for (const [topic, { length }] of Map.groupBy(elsewhere, ({ category }) => category)) {
    // Questions without page and topic may come from different places.
    if (length > 1) lose(`topic ${topic}`, 'questions', topic === null ? 1 : length)
  }

  const { rows } = searchesIn(history, span, true).unclicked
  const terms = rows as Array<{ term: string; unclicked: number }>
  if (showTexts) for (const { term, unclicked } of terms) lose(`“${term}”`, 'searches', unclicked)

  for (const [path, all] of Map.groupBy(votesIn(history, span), ({ path }) => path)) {
    const down = all.filter(({ helpful }) => !helpful).length
    if (down >= MIN_THUMBS_DOWN) lose(path, 'feedback', down)
  }
  return [...places.values()]
}
