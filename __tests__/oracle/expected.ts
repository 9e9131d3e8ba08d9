import { type History, isIn, weekAt } from './history.ts'

const MOST_TERMS = 100
/** The service lists no more pages per source of votes. */
const MOST_PAGES = 100
/** One vote may be an accident. */
const MIN_THUMBS_DOWN = 2
type Counts = Record<'human' | 'ai' | 'total', number>
type Pages = ReadonlyMap<string, Counts>

/**
 * Every number of the outputs and of the report, counted from the events, not from the service's answers. Lists have all
 * rows in any order; texts have only letters.
 * @param weeks of page views, 0 to 4
 */
export function expectedOf(history: History, weeks: number) {
  const views = Array.from({ length: weeks }, (_, week) => viewsIn(history, week))
  const [last, before] = views
  const outputs = {
    'human-views': last?.totals.human,
    'human-views-change': last && before && percent(last.totals.human, before.totals.human),
    'ai-views': last?.totals.ai,
    'total-views': last?.totals.total,
  }
  const known = Object.entries(outputs).filter(([, number]) => number !== undefined)
  const signalsIn = (index: number) => ({
    visitors: { count: visitorsIn(history, index).human, rows: [] },
    questions: questionsIn(history, index),
    searches: searchesIn(history, index),
    votes: feedbackIn(history, index),
  })
  return {
    outputs: Object.fromEntries(known.map(([name, number]) => [name, `${number}`])),
    weeks: views.map(({ totals }, week) => ({ week: `2026-W${46 - week}`, totals })),
    pages: views.slice(0, 2).map(({ pages }) => Object.fromEntries(pages)),
    signals: signalsIn(0),
    before: signalsIn(1),
  }
}

const print = (count: number) => count.toLocaleString('en')
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
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

function visitorsIn({ visits }: History, index: number): Counts {
  const seen = visits.filter(isIn(weekAt(index)))
  const of = (...kinds: string[]) =>
    new Set(seen.filter(({ kind }) => kinds.includes(kind)).map(({ visitor }) => visitor)).size
  return { human: of('human'), ai: of('ai'), total: of('human', 'ai') }
}

function searchesIn({ searches }: History, index: number) {
  const all = searches.filter(isIn(weekAt(index)))
  const hitsOf = (events: History['searches']) => sum(events.map(({ hits }) => hits))
  const spellings = [...Map.groupBy(all, ({ term }) => term).values()]
  // The service lists the most frequent terms; equal ones keep their order.
  const read = spellings.sort((a, b) => hitsOf(b) - hitsOf(a)).slice(0, MOST_TERMS)
  const groups = [...Map.groupBy(read.flat(), ({ idea }) => lettersOf(idea))]
  const rows = groups.flatMap(([words, events]) => {
    const [hits, clicks] = [hitsOf(events), sum(events.map((event) => event.clicks))]
    return hits >= 3 && clicks / hits < 0.1 ? [{ words, readers: hits - clicks }] : []
  })
  return { count: sum(rows.map(({ readers }) => readers)), rows }
}

function questionsIn({ turns }: History, index: number) {
  const asked = turns.filter(isIn(weekAt(index)))
  const unanswered = asked.filter(({ kind }) => kind === 'unanswered')
  const rows = [...Map.groupBy(unanswered, ({ idea }) => idea)].map(([idea, times]) => ({
    words: lettersOf(idea),
    readers: times.length,
    page: mostOf(times.map(({ path }) => path)),
  }))
  return { count: rows.length, rows }
}

function feedbackIn(history: History, index: number) {
  const down = votesIn(history, index).filter(({ helpful }) => !helpful)
  const pages = [...Map.groupBy(down, ({ path }) => path)]
  const rows = pages.map(([page, { length }]) => ({ page, readers: length }))
  return { count: down.length, rows: rows.filter(({ readers }) => readers >= MIN_THUMBS_DOWN) }
}

/** Whether more pages got votes than the service lists; its choice is unknown. */
export function isVotesCut(history: History, index: number): boolean {
  const bySource = Map.groupBy(votesIn(history, index), ({ source }) => source)
  const pathsOf = (all: typeof history.feedback) => new Set(all.map(({ path }) => path))
  return [...bySource.values()].some((all) => pathsOf(all).size > MOST_PAGES)
}

/** On open feedback; the service decides whether thumbs without words count. */
function votesIn({ feedback, open }: History, index: number) {
  const sources = ['contextual', ...(open.countsThumbs ? ['thumbs_only'] : [])]
  return feedback
    .filter(isIn(weekAt(index)))
    .filter(({ status }) => status === 'pending' || status === 'in_progress')
    .filter(({ source }) => sources.includes(source))
}
