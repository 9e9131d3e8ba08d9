import type { PagesFigures, WeekFigures } from '../readers/page-figures.ts'
import type { WeekViews } from '../readers/page-views.ts'
import { figuresIn } from '../readers/reading.ts'
import { MOVER_MIN_SHARE, MOVER_MIN_VIEWS } from '../readers/thresholds.ts'
import { describePeriod } from '../readers/weeks.ts'
import { renderChart } from './chart.ts'
import {
  blocks,
  countOf,
  type Details,
  formatChange,
  formatCount,
  formatShare,
  lineSection,
  type Markdown,
  NO_BREAK_SPACE,
  NO_DETAILS,
  sentences,
  table,
  trendOf,
  UNKNOWN,
  warningNotes,
  withNumber,
} from './markdown.ts'
import type { Analytics } from './read-report.ts'
import { riseSentence } from './readers.ts'

/** Without a chart, the last weeks stand open; the details have the others. */
const WEEKS_OPEN = 4
/** How many missing weeks we name. */
const WEEKS_NAMED = 5

/** How the docs are doing: one sentence, what is missing, and the weeks as a chart or, if that says less, in numbers. */
export function renderTraffic(analytics: Analytics, md: Markdown): string {
  const { weeks } = analytics.views.figures
  const isKnown = weeks.some(({ totals }) => totals !== null)
  return blocks([
    trafficSentence(analytics),
    ...warningNotes(md, describeMissingViews(analytics)),
    isKnown && (renderChart(weeks, md) || weeksTable(weeks.slice(0, WEEKS_OPEN))),
  ])
}

/** The last week in a sentence or two; '' if nothing is known. */
export function trafficSentence(analytics: Analytics): string {
  return sentences([viewsSentence(analytics), riseSentence(analytics.ofSite)])
}

function viewsSentence({ views, signals }: Analytics): string {
  const last = views.figures.weeks[0]
  const visitors = figuresIn(signals?.visitors)
  const people = visitors && countOf(visitors.last.human, 'person', 'people')
  const { weeks = 1, inWords, beforeInWords } = signals?.period ?? {}
  const visited = () =>
    `**${people}** visited ${inWords}${trendOf(visitors?.change ?? null, beforeInWords)}.`
  if (last?.totals == null) return people === undefined ? '' : visited()
  const { totals, change, aiShare } = last
  const clauses = [
    ...(people === undefined || weeks > 1 ? [] : [`${people} visited`]),
    ...(aiShare === null ? [] : [`AI assistants read ${formatShare(aiShare)}`]),
  ]
  const read = `**${countOf(totals.total, 'view')}** last week${trendOf(change)}`
  const viewed = `${[read, clauses.join(', and ')].filter(Boolean).join('; ')}.`
  // The two are of different times.
  return sentences([viewed, people !== undefined && weeks > 1 && visited()])
}

/** The newest week first, each by its Monday: four columns that fit a phone. */
function weeksTable(weeks: readonly WeekFigures[]): string {
  const rows = weeks.map(({ week, totals, change, aiShare }) => {
    const monday = week.firstDay.replace(' ', NO_BREAK_SPACE)
    if (totals === null) return [monday, 'not available', '', '']
    const share = aiShare === null ? UNKNOWN : formatShare(aiShare)
    return [monday, `**${formatCount(totals.total)}**`, formatChange(change), share]
  })
  return table(['Week of', 'Views:', 'Change:', 'AI share:'], rows)
}

/** Which weeks are unknown, and why: a plain sentence for each reason. */
export function describeMissingViews({ views }: Analytics): string[] {
  const missing = views.figures.weeks.filter(({ totals }) => totals === null)
  return [...Map.groupBy(missing, (week) => week.missing)].map(([reason, group]) => {
    const named = group.slice(0, WEEKS_NAMED).map(({ week }) => week.label)
    const rest = group.length - named.length
    const weeks = `${named.join(', ')}${rest === 0 ? '' : ` and ${countOf(rest, 'more week')}`}`
    return `Page views not available (${weeks}): ${reason}.`
  })
}

/** The details about page views: pages, then weeks and definitions. */
export function trafficDetails({ views }: Analytics, md: Markdown): Details {
  const { weeks, pages, meanBefore: mean } = views.figures
  if (weeks.every(({ totals }) => totals === null)) return NO_DETAILS
  const hasChart = renderChart(weeks, md) !== ''
  const rest = hasChart ? weeks : weeks.slice(WEEKS_OPEN)
  return {
    lists: [
      ...warningNotes(md, describeMissingPages(views)),
      ...(pages ? lastWeeks(pages, views.listings, md) : []),
    ],
    last: [
      mean && mean.weeks > 1
        ? `Mean of the ${mean.weeks} weeks before: **${formatCount(mean.views)}** views.`
        : '',
      rest.length === 0
        ? ''
        : `**${hasChart ? 'Weeks' : 'Earlier weeks'}** (${rest.length})\n\n${weeksTable(rest)}`,
    ],
    definitions: `Page views of ${describePeriod(weeks.map(({ week }) => week))}: complete weeks, Monday to Sunday, UTC. AI share: views by AI assistants, and fetches of a page's Markdown, without search and training crawlers. Gained, lost: at least ${MOVER_MIN_VIEWS} views and ${MOVER_MIN_SHARE * 100} %; new and gone: at least ${MOVER_MIN_VIEWS} views.`,
  }
}

/** The most useful first. */
function lastWeeks(
  { top, up, down, appeared, vanished }: PagesFigures,
  listings: readonly WeekViews[],
  md: Markdown,
): string[] {
  const [gap = '', gapBefore = ''] = listings.map((listing) => listing.gap)
  const lists = [
    ['Pages that lost most', down, gap || gapBefore],
    ['Pages that gained most', up, gap || gapBefore],
    ['Top pages', top, gap],
    ['New pages', appeared, gap],
    ['Pages that nobody read any more', vanished, gapBefore],
  ] as const
  return lists.map(([title, list, why]) =>
    lineSection(
      title,
      list?.rows,
      ({ path, last, before, change }) => {
        const views = withNumber(md.path(path), (last ?? before)?.total ?? 0)
        // The title says it of the others.
        return last && before ? `${views} (${formatChange(change)})` : views
      },
      why,
      list?.count,
    ),
  )
}

/** Why lists of pages are partial: a plain sentence. */
export function describeMissingPages({ figures, listings }: Analytics['views']): string[] {
  const [last] = listings
  if (last === undefined) return []
  if (figures.pages === null) return [`Pages are not available: ${last.gap}.`]
  const reasons = [...new Set(listings.map(({ gap }) => gap).filter(Boolean))].join('; ')
  if (reasons === '') return []
  const read = listings.map(({ week, pages }) => `${countOf(pages.size, 'page')} of ${week.label}`)
  return [
    `The lists of pages are partial: they hold ${read.join(' and ')}, since ${reasons}. New and gone pages are known only if the whole week was read. The weeks' totals are not affected.`,
  ]
}
