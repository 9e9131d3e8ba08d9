import { type History, isInWeek } from './history.ts'

/*
 * Every number of the outputs and of the report, counted from the events, not from the service's answers. This file
 * imports nothing of `src/`.
 */

type Counts = Record<'human' | 'ai' | 'total', number>
type Views = { totals: Counts; pages: Map<string, Counts> }

const print = (count: number) => count.toLocaleString('en')
const counted = (count: number, noun: string) => `${print(count)} ${noun}${count === 1 ? '' : 's'}`
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)
const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
const byName = (a: string, b: string) => (a < b ? -1 : 1)
/** To a whole number, with halves up. */
const rounded = (of: number, by: number) => Math.floor((2 * of + by) / (2 * by))

/** In percent, below one percent in tenths. */
function sizeOfChange(now: number, before: number): number {
  const difference = Math.abs(now - before)
  if (difference * 100 < before) return rounded(difference * 1000, before) / 10
  return rounded(difference * 100, before)
}

/** `+8%`, `was 3` */
function change(now: number, before: number): string {
  if (now + before === 0) return ''
  if (before < 20) return `was ${before}`
  const size = sizeOfChange(now, before)
  if (size === 0) return '0%'
  return `${now > before ? '+' : '−'}${print(size)}%`
}

function trend(now: number, before: number | undefined): string {
  if (!before) return ''
  if (before < 20) return `, after ${before}`
  const size = sizeOfChange(now, before)
  if (size === 0) return ', about as many as before'
  return `, ${now > before ? 'up' : 'down'} ${print(size)}%`
}

/** Undefined if the service refuses the week. */
function viewsIn({ visits, refusedWeeks }: History, week: number): Views | undefined {
  if (refusedWeeks.includes(week)) return undefined
  const seen = visits.filter(isInWeek(week))
  const countsOf = (of: typeof seen): Counts => {
    const views = (kind: string) =>
      sum(of.filter((visit) => visit.kind === kind).map(({ count }) => count))
    return { human: views('human'), ai: views('ai'), total: views('human') + views('ai') }
  }
  const pages = Map.groupBy(seen, ({ page }) => page)
  return {
    totals: countsOf(seen),
    pages: new Map([...pages].map(([page, of]) => [page, countsOf(of)])),
  }
}

/** @param weeks of page views, 0 to 4 */
export function expectedOutputs(history: History, weeks: number): Record<string, string> {
  const last = weeks > 0 ? viewsIn(history, 0)?.totals : undefined
  if (last === undefined) return {}
  const outputs = {
    'human-views': `${last.human}`,
    'ai-views': `${last.ai}`,
    'total-views': `${last.total}`,
  }
  const before = viewsIn(history, 1)?.totals.human
  if (!before) return outputs
  const tenths = rounded(Math.abs(last.human - before) * 1000, before)
  const change = (last.human < before ? -tenths : tenths) / 10
  return { ...outputs, 'human-views-change': `${change}` }
}

/** The lines of the report's open part that have numbers: Markdown, without its marks in sentences. */
export function expectedLines(history: History, weeks: number): string[] {
  const views = Array.from({ length: weeks }, (_, week) => viewsIn(history, week))
  const last = views[0]
  // A single week is compared, too.
  const before = weeks > 0 ? viewsIn(history, 1) : undefined
  const rows = views.map((week, index) => {
    const date = ['W46 · 9 Nov', 'W45 · 2 Nov', 'W44 · 26 Oct', 'W43 · 19 Oct'][index]
    if (week === undefined) return `| ${date} | – | – | – |`
    const { human, ai, total } = week.totals
    return `| ${date} | ${print(human)} | ${print(ai)} | ${print(total)} |`
  })
  return [
    sentenceOf(history, last, before),
    ...rows,
    ...pageLines(last, before),
    ...signalRows(history),
  ]
}

function sentenceOf(history: History, last: Views | undefined, before: Views | undefined): string {
  const [visitors = 0, visitorsBefore] = [visitorsIn(history, 0), visitorsIn(history, 1)]
  if (last === undefined)
    return `${counted(visitors, 'visitor')}${trend(visitors, visitorsBefore)}.`
  const { human, ai, total } = last.totals
  if (total === 0) return 'No views in the last complete week.'
  const trends = [trend(human, before?.totals.human), trend(ai, before?.totals.ai)]
  const visited = `(${counted(visitors, 'visitor')})`
  const people = `${counted(human, 'view')} by people${trends[0]} ${visited}`
  if (ai === 0) return `${people}, and none by AI assistants.`
  const share = `(${rounded(ai * 100, total)}% of ${print(total)})`
  return `${people}, and ${print(ai)} by AI assistants${trends[1]} ${share}.`
}

function pageLines(last: Views | undefined, before: Views | undefined): string[] {
  if (last === undefined) return []
  const read = [...last.pages].sort(
    ([pathA, a], [pathB, b]) => b.human - a.human || byName(pathA, pathB),
  )
  const byPeople = read.filter(([, { human }]) => human > 0)
  const rows = byPeople.slice(0, 5).map(([path, { human, ai }]) => {
    const changes = before ? [change(human, before.pages.get(path)?.human ?? 0)] : []
    return `| ${[path, print(human), ...changes, print(ai)].join(' | ')} |`
  })
  const all = byPeople.length > 5 ? `5 of ${byPeople.length}` : byPeople.length
  const lines = byPeople.length > 0 ? [`**Top pages** (${all})`, ...rows] : []
  if (last.totals.ai > last.totals.human) {
    const mostFirst = read.sort(([pathA, a], [pathB, b]) => b.ai - a.ai || byName(pathA, pathB))
    const fetched = mostFirst.filter(([, { ai }]) => ai > 0).slice(0, 3)
    const names = fetched.map(([path, { ai }]) => `${path} ${print(ai)}`)
    lines.push(`**AI assistants read most**: ${names.join(', ')}.`)
  }
  const moved = before === undefined ? '' : whatMoved(last, before)
  return moved === '' ? lines : [...lines, `**What moved**, by people: ${moved}.`]
}

function whatMoved(last: Views, before: Views): string {
  const paths = [...new Set([...last.pages.keys(), ...before.pages.keys()])]
  const moves = paths.map((path) => {
    const [now = 0, was = 0] = [last, before].map(({ pages }) => pages.get(path)?.human ?? 0)
    return { path, now, was, by: now - was }
  })
  const large = moves.filter(({ by, was }) => Math.abs(by) >= 20 && Math.abs(by) * 5 >= was)
  const named = (sign: 1 | -1) =>
    large
      .filter(({ by }) => sign * by > 0)
      .sort((a, b) => sign * (b.by - a.by) || byName(a.path, b.path))
      .slice(0, 3)
      .map(({ path, now, was }) => `${path} ${print(was)} → ${print(now)}`)
      .join(', ')
  const directions = [named(1) && `up ${named(1)}`, named(-1) && `down ${named(-1)}`]
  return directions.filter((direction) => direction !== '').join('; ')
}

function signalRows(history: History): string[] {
  const labels = [
    'Visitors',
    'Questions without an answer',
    'Searches without a click',
    'Thumbs down',
  ]
  const countsIn = (week: number) => [
    visitorsIn(history, week),
    questionsIn(history, week).length,
    sum(termsIn(history, week).map(({ hits, clicks }) => hits - clicks)),
    votesIn(history, week).filter(({ helpful }) => !helpful).length,
  ]
  const earlier = countsIn(1)
  return countsIn(0).map((count, index) => {
    // Earlier feedback has had more time to be resolved.
    const compared = labels[index] === 'Thumbs down' ? '' : change(count, earlier[index] ?? 0)
    return `| ${labels[index]} | ${print(count)} | ${compared} |`
  })
}

/** The rows behind the counts, in any order. Words are letters only. */
export function expectedRows(history: History) {
  const byPage = [...Map.groupBy(votesIn(history, 0), ({ path }) => path)]
  const votes = byPage.flatMap(([page, all]) => {
    const down = all.filter(({ helpful }) => !helpful).length
    const tally = `${down} of ${all.length} votes down`
    // One vote may be an accident.
    return down < 2 ? [] : [{ page, times: down, tally }]
  })
  return {
    questions: questionsIn(history, 0),
    searches: searchesIn(history, 0),
    votes,
  }
}

function visitorsIn({ visits }: History, week: number): number {
  const people = visits.filter(isInWeek(week)).filter(({ kind }) => kind === 'human')
  return new Set(people.map(({ visitor }) => visitor)).size
}

function questionsIn({ turns }: History, week: number) {
  const unanswered = turns.filter(isInWeek(week)).filter(({ kind }) => kind === 'unanswered')
  return [...Map.groupBy(unanswered, ({ idea }) => idea)].map(([idea, times]) => {
    const pages = [...Map.groupBy(times, ({ path }) => path)].filter(([path]) => path !== null)
    // The most frequent; by alphabet if equal.
    pages.sort(([a], [b]) => byName(`${a}`, `${b}`)).sort(([, a], [, b]) => b.length - a.length)
    const { length } = times
    const tally = length === 1 ? 'asked once' : `asked ${length} times`
    return { words: lettersOf(idea), times: length, page: pages[0]?.[0] ?? undefined, tally }
  })
}

function termsIn({ searches }: History, week: number) {
  const hitsOf = (events: History['searches']) => sum(events.map(({ hits }) => hits))
  const spellings = [...Map.groupBy(searches.filter(isInWeek(week)), ({ term }) => term).values()]
  // The service lists the hundred most frequent terms; equal ones keep their order.
  const listed = spellings.sort((a, b) => hitsOf(b) - hitsOf(a)).slice(0, 100)
  return [...Map.groupBy(listed.flat(), ({ idea }) => idea)].map(([idea, events]) => {
    return { idea, hits: hitsOf(events), clicks: sum(events.map((event) => event.clicks)) }
  })
}

function searchesIn(history: History, week: number) {
  return termsIn(history, week).flatMap(({ idea, hits, clicks }) => {
    if (hits < 3 || clicks * 10 >= hits) return []
    const clicked = clicks === 0 ? 'never' : `${rounded(clicks * 100, hits)}%`
    const tally = `searched ${print(hits)} times, ${clicked} clicked`
    return [{ words: lettersOf(idea), times: hits - clicks, tally }]
  })
}

/** On open feedback; the service decides whether thumbs without words count. */
function votesIn({ feedback, open }: History, week: number) {
  const sources = ['contextual', ...(open.countsThumbs ? ['thumbs_only'] : [])]
  return feedback
    .filter(isInWeek(week))
    .filter(({ status }) => status === 'pending' || status === 'in_progress')
    .filter(({ source }) => sources.includes(source))
}
