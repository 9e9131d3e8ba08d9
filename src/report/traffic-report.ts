import {
  type Change,
  type Figures,
  MOVER_MIN_SHARE,
  MOVER_MIN_VIEWS,
  type PageFigures,
  type PagesFigures,
  type WeekFigures,
} from '../traffic/figures.ts'
import type { PageList } from '../traffic/ranking.ts'
import { type ListingReading, missingWeeks } from '../traffic/reading.ts'
import type { TrafficResult } from '../traffic/run-traffic.ts'
import { describePeriod, type Week } from '../traffic/weeks.ts'
import { renderChart } from './chart.ts'
import { escapeMarkdown } from './escape.ts'
import {
  countOf,
  describeChange,
  formatCount,
  formatDifference,
  formatPercent,
  formatShare,
} from './numbers.ts'
import { bar, folded, type Row, table, unbroken } from './tables.ts'

/** What was read, what follows from it, and where it comes from. */
export interface Traffic extends Pick<TrafficResult, 'weeks' | 'listings' | 'requests'> {
  figures: Figures
  projectId: string
  /** The service's. */
  host: string
}

/** Weeks shown at once; earlier ones are folded. */
const WEEKS_SHOWN = 8
/** Weeks named at once where they are missing. */
const WEEKS_NAMED = 5
const MAX_PATH_LENGTH = 100
const NOT_AVAILABLE = 'not available'
const UNKNOWN = '–'

/** The last week in one sentence, plain unless `emphasize` marks its main figure. */
export function trafficSentence({ weeks }: Figures, emphasize = (text: string) => text): string {
  const [last] = weeks
  if (last === undefined) return ''
  const { week, totals, change, aiShare } = last
  if (totals === null) return `Last week's page views (${week.label}) are ${NOT_AVAILABLE}.`
  const trend = change === null ? '' : `, ${describeChange(change)}`
  const share = aiShare === null ? '' : `; AI assistants read ${formatShare(aiShare)}`
  const views = emphasize(countOf(totals.total, 'view'))
  return `${views} last week (${week.label})${trend}${share}.`
}

/**
 * The report as Markdown of at most `maxBytes` of UTF-8. Where that is too little, the tables of pages
 * lose whole rows and say how many.
 */
export function renderTraffic(traffic: Traffic, maxBytes: number): string {
  const longest = Math.max(0, ...listsOf(traffic.figures).map(({ pages }) => pages.length))
  // The most rows a table that fit, by bisection: each row more makes the report longer.
  let [fits, tooMany] = [0, longest + 1]
  while (tooMany - fits > 1) {
    const rows = Math.floor((fits + tooMany) / 2)
    if (Buffer.byteLength(renderWith(traffic, rows)) <= maxBytes) fits = rows
    else tooMany = rows
  }
  return renderWith(traffic, fits)
}

function listsOf({ pages }: Figures): PageList[] {
  return pages === null ? [] : Object.values(pages).filter((list) => list !== null)
}

function renderWith(traffic: Traffic, maxRows: number): string {
  const { figures } = traffic
  if (figures.weeks.every(({ totals }) => totals === null))
    return missingNotes(traffic).join('\n\n')
  return [
    trafficSentence(figures, (views) => `**${views}**`),
    ...missingNotes(traffic),
    renderWeeks(figures),
    renderChart(figures.weeks),
    ...renderPages(traffic, maxRows),
    definitions(traffic),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function missingNotes(traffic: Traffic): string[] {
  return describeMissing(traffic).map((sentence) => `> ⚠️ ${escapeMarkdown(sentence, 500)}`)
}

/** Which weeks are not known, and why: a sentence of plain text for each reason. */
export function describeMissing({ weeks }: Pick<Traffic, 'weeks'>): string[] {
  return [...missingWeeks(weeks)].map(
    ([reason, missing]) =>
      `Page views not available (${nameWeeks(missing)}): ${reason.replace(/\.$/, '')}.`,
  )
}

/** `9–15 Nov, 2–8 Nov and 3 more weeks` */
function nameWeeks(weeks: readonly Week[]): string {
  const named = weeks.slice(0, WEEKS_NAMED).map(({ label }) => label)
  const rest = weeks.length - named.length
  return `${named.join(', ')}${rest === 0 ? '' : ` and ${countOf(rest, 'more week')}`}`
}

const WEEK_COLUMNS = ['Week', 'Views:', 'Change:', '🟦 People:', '🟪 AI assistants:', ''].map(
  unbroken,
)

function renderWeeks({ weeks, meanBefore }: Figures): string {
  const most = Math.max(...weeks.map(({ totals }) => totals?.total ?? 0))
  const rows = weeks.map((week) => weekRow(week, most))
  const mean = meanBefore === null || meanBefore.weeks === 1 ? [] : [meanRow(meanBefore)]
  const earlier = rows.slice(WEEKS_SHOWN)
  return [
    table(WEEK_COLUMNS, [...rows.slice(0, WEEKS_SHOWN), ...mean]),
    earlier.length === 0
      ? ''
      : folded(countOf(earlier.length, 'earlier week'), table(WEEK_COLUMNS, earlier)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function weekRow({ week, totals, change, aiShare }: WeekFigures, most: number): Row {
  const label = unbroken(week.label)
  if (totals === null) return [label, NOT_AVAILABLE, '', '', '', '']
  const share = aiShare === null ? '' : ` (${formatShare(aiShare)})`
  return [
    label,
    `**${formatCount(totals.total)}**`,
    changeCell(change),
    formatCount(totals.human),
    unbroken(`${formatCount(totals.ai)}${share}`),
    bar(totals, most),
  ]
}

function meanRow({ totals, weeks }: NonNullable<Figures['meanBefore']>): Row {
  const { total, human, ai } = totals
  const italic = (mean: number) => `_${formatCount(mean)}_`
  const label = unbroken(`_Mean of ${weeks} before_`)
  return [label, italic(total), '', italic(human), italic(ai), '']
}

/** `+8 % (+914)` */
function changeCell(change: Change | null): string {
  if (change === null) return UNKNOWN
  const { percent, views } = change
  if (percent === 'new' || views === 0) return formatPercent(percent)
  return unbroken(`${formatPercent(percent)} (${formatDifference(views)})`)
}

/** How each list of pages is told. */
const LISTS = [
  {
    name: 'top',
    title: '🏆 Top pages',
    columns: ['Page', 'Views:', 'Change:', 'People:', 'AI assistants:'],
    row: ({ path, last, change }) => [path, last?.total, change, last?.human, last?.ai],
  },
  {
    name: 'up',
    title: '📈 Pages that gained most',
    columns: ['Page', 'Change:', 'Views:', 'Week before:'],
    row: ({ path, change, last, before }) => [path, change, last?.total, before?.total],
  },
  {
    name: 'down',
    title: '📉 Pages that lost most',
    columns: ['Page', 'Change:', 'Views:', 'Week before:'],
    row: ({ path, change, last, before }) => [path, change, last?.total, before?.total],
  },
  {
    name: 'appeared',
    title: '🌱 New pages',
    columns: ['Page', 'Views:', 'People:', 'AI assistants:'],
    row: ({ path, last }) => [path, last?.total, last?.human, last?.ai],
  },
  {
    name: 'vanished',
    title: '🍂 Pages that nobody read any more',
    columns: ['Page', 'Week before:', 'People:', 'AI assistants:'],
    row: ({ path, before }) => [path, before?.total, before?.human, before?.ai],
  },
] as const satisfies ReadonlyArray<{
  name: keyof PagesFigures
  title: string
  columns: readonly string[]
  row(page: PageFigures): ReadonlyArray<string | number | Change | null | undefined>
}>

function renderPages({ figures, listings }: Traffic, maxRows: number): string[] {
  const { pages } = figures
  const [last] = listings
  if (last === undefined) return []
  if (pages === null) return [`> ⚠️ Pages are ${NOT_AVAILABLE}: ${escapeMarkdown(last.gap, 300)}.`]
  const lists = LISTS.map(({ name, title, columns, row }) => {
    const list = pages[name]
    if (list === null || list.count === 0) return ''
    const rows = list.pages.slice(0, maxRows).map((page) => row(page).map(pageCell))
    const leftOut = list.pages.length - rows.length
    return folded(
      `${title}: ${rows.length} of ${formatCount(list.count)}${isPartial(listings) ? ', partial' : ''}`,
      [table(columns, rows), leftOut === 0 ? '' : leftOutNote(leftOut)]
        .filter(Boolean)
        .join('\n\n'),
    )
  })
  return [partialNote(listings), ...lists]
}

function pageCell(value: string | number | Change | null | undefined): string {
  if (value === null || value === undefined) return UNKNOWN
  if (typeof value === 'number') return formatCount(value)
  return typeof value === 'string' ? escapePath(value) : changeCell(value)
}

/** A path links nowhere: its site's address is not known. */
function escapePath(path: string): string {
  return escapeMarkdown(path, MAX_PATH_LENGTH) || '(empty)'
}

function leftOutNote(rows: number): string {
  return `${countOf(rows, 'more row')} left out: the report would be too long for GitHub.`
}

function isPartial(listings: readonly ListingReading[]): boolean {
  return listings.some(({ gap }) => gap !== '')
}

function partialNote(listings: readonly ListingReading[]): string {
  if (!isPartial(listings)) return ''
  const read = listings.map(({ week, pages }) => `${countOf(pages.size, 'page')} of ${week.label}`)
  const reasons = [...new Set(listings.map(({ gap }) => gap).filter(Boolean))].join('; ')
  return `> ⚠️ The lists of pages are partial: they hold ${read.join(' and ')}, since ${escapeMarkdown(reasons, 300)}. Pages that are new or gone can only be told where a week was read whole. The weeks' totals are not affected.`
}

function definitions({ figures, requests, projectId, host }: Traffic): string {
  const weeks = figures.weeks.map(({ week }) => week)
  return `<sub>Page views of project ${escapeMarkdown(projectId)} on ${escapeMarkdown(host)}, ${describePeriod(weeks)}: complete weeks, Monday to Sunday, UTC. People: views by people. AI assistants: their views, and fetches of a page's Markdown. Search and training crawlers are in neither. Movers moved by at least ${MOVER_MIN_VIEWS} views and ${MOVER_MIN_SHARE * 100} %; new and gone pages have at least ${MOVER_MIN_VIEWS}. Spent: ${countOf(requests, 'request')}.</sub>`
}
