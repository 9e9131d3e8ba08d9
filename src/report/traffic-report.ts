import { describeBreaks } from '../traffic/breaks.ts'
import type { Figures } from '../traffic/figures.ts'
import { MOVER_MIN_SHARE, MOVER_MIN_VIEWS } from '../traffic/movers.ts'
import type { TrafficResult } from '../traffic/run-traffic.ts'
import { describePeriod, type Week } from '../traffic/weeks.ts'
import { renderChart } from './chart.ts'
import { escapeMarkdown } from './escape.ts'
import type { Section } from './fit.ts'
import { countOf } from './numbers.ts'
import { blocks, warningNotes } from './tables.ts'
import { longestPageList, renderPages } from './traffic-pages.ts'
import { renderWeeks, trafficSentence } from './traffic-weeks.ts'

/** What follows from the page views that were read, the pages themselves, and where they come from. */
export interface Traffic extends Pick<TrafficResult, 'listings'> {
  figures: Figures
  /** All that the report spent. */
  requests: number
  projectId: string
  /** The service's. */
  host: string
}

/** Weeks named at once where they are missing. */
const WEEKS_NAMED = 5

/** The page views as Markdown, without a heading. */
export function trafficSection(traffic: Traffic): Section {
  return {
    longestTable: longestPageList(traffic.figures),
    render: (maxRows) => renderTraffic(traffic, maxRows),
  }
}

function renderTraffic(traffic: Traffic, maxRows: number): string {
  const { figures } = traffic
  const missing = warningNotes(describeMissing(traffic))
  if (figures.weeks.every(({ totals }) => totals === null)) return blocks(missing)
  return blocks([
    trafficSentence(figures, (views) => `**${views}**`),
    ...missing,
    renderWeeks(figures),
    renderChart(figures.weeks),
    ...renderPages(traffic, maxRows),
    definitions(traffic),
  ])
}

/** Which weeks are not known, and why: a sentence of plain text for each reason. */
export function describeMissing({ figures }: Pick<Traffic, 'figures'>): string[] {
  const missing = figures.weeks.filter(({ totals }) => totals === null)
  return [...Map.groupBy(missing, (week) => week.missing)].map(([reason, group]) => {
    const weeks = nameWeeks(group.map(({ week }) => week))
    return `Page views not available (${weeks}): ${reason.replace(/\.$/, '')}.`
  })
}

/** `9–15 Nov, 2–8 Nov and 3 more weeks` */
function nameWeeks(weeks: readonly Week[]): string {
  const named = weeks.slice(0, WEEKS_NAMED).map(({ label }) => label)
  const rest = weeks.length - named.length
  return `${named.join(', ')}${rest === 0 ? '' : ` and ${countOf(rest, 'more week')}`}`
}

function definitions({ figures, requests, projectId, host }: Traffic): string {
  const weeks = figures.weeks.map(({ week }) => week)
  const compared = figures.weeks.filter(({ totals }) => totals !== null).map(({ week }) => week)
  const parts = [
    `Page views of project ${escapeMarkdown(projectId)} on ${escapeMarkdown(host)}, ${describePeriod(weeks)}: complete weeks, Monday to Sunday, UTC. People: views by people. AI assistants: their views, and fetches of a page's Markdown. Search and training crawlers are in neither. Movers moved by at least ${MOVER_MIN_VIEWS} views and ${MOVER_MIN_SHARE * 100} %; new and gone pages have at least ${MOVER_MIN_VIEWS}.`,
    describeBreaks(compared),
    `Spent: ${countOf(requests, 'request')}.`,
  ]
  return `<sub>${parts.filter(Boolean).join(' ')}</sub>`
}
