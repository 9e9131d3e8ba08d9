import { reasonOf } from '../http/retry.ts'
import {
  join,
  link,
  type ResultPage,
  type RichText,
  richText,
  trusted,
  trustedMessage,
  untrusted,
} from '../result/page.ts'
import { missedBlocks, missedLists } from './missed.ts'
import type { Report } from './read-report.ts'
import type { Gap } from './reading.ts'
import { pagesBlocks } from './top-pages.ts'
import { chartOf, totalsTables, viewsSentence, yearAgoSentence } from './weekly-totals.ts'

/* The page of a report. Each part takes its words from the file of its subject. */

type ReportPage = Omit<ResultPage, 'icon' | 'link'>

/** No address of a project's own can be made of its ID. */
const DASHBOARD = link('https://app.mintlify.com/analytics', trusted('In the dashboard'))
const DEFINITIONS = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean',
  trusted('What the numbers mean'),
)

/** @param failure of the whole step: its message gives the reason, so gaps with the same reason are left out */
export function pageOfReport(report: Report, failure?: unknown): ReportPage {
  const { weeks, totals, totalsBefore, signals } = report
  const tables = totalsTables(report)
  const sentences: RichText[] = []
  if (totals !== undefined) {
    sentences.push(viewsSentence(totals, totalsBefore))
  }
  const yearAgo = yearAgoSentence(weeks)
  if (yearAgo !== undefined) sentences.push(yearAgo)
  const sections = tables.newest.concat(pagesBlocks(report))
  const details = tables.older
  const dashboard = report.options.hasDashboard ? DASHBOARD : undefined
  if (signals !== undefined) {
    sections.push(...missedBlocks(signals, dashboard))
    details.push(...missedLists(signals))
  }
  sections.push(...chartOf(weeks))
  const links = join([dashboard, DEFINITIONS], trusted(' · '))
  if (report.outcome === 'reported') sections.push({ kind: 'small', text: links })
  return {
    headline: headlineOf(report),
    sentences,
    warnings: warningsOf(report, failure),
    sections,
    details,
  }
}

/** `Who reads the docs of acme, 9–15 Nov` */
function headlineOf({ options, weeks, signals }: Report): RichText {
  let headline = trusted('Who reads the docs')
  const { project } = options
  if (project !== undefined) {
    headline = richText`${headline} of ${untrusted(project, 128)}`
  }
  const week = weeks[0]?.week ?? signals?.week
  if (week === undefined) return headline
  return richText`${headline}, ${trusted(week.label)}`
}

function warningsOf(report: Report, failure: unknown): RichText[] {
  let unsaid = report.gaps
  if (failure !== undefined) {
    const said = reasonOf(failure)
    unsaid = unsaid.filter((gap) => gap.why !== said)
  }
  const warnings = describeGaps(unsaid)
  // If everything is 0, `project-id` may name another project.
  const totals = report.weeks.flatMap((week) => week.totals?.total ?? [])
  const counts = report.signals?.read.map((signal) => signal.count) ?? []
  const numbers = totals.concat(counts)
  const isWhole = report.gaps.length === 0
  if (isWhole && numbers.length > 0 && numbers.every((number) => number === 0))
    warnings.push(
      'Everything is 0. If the docs have readers, check `project-id`: a wrong ID looks like this.',
    )
  return warnings.map(trustedMessage)
}

const WEEKS_NAMED = 5

/** One sentence for each reason: `Page views (8 weeks), visitors (9–15 Nov): not available, since …` */
export function describeGaps(gaps: readonly Gap[]): string[] {
  const sentences: string[] = []
  const byReason = Map.groupBy(gaps, (gap) => `${gap.is}, since ${gap.why}.`)
  for (const [reason, alike] of byReason) {
    const subjects: string[] = []
    for (const [subject, its] of Map.groupBy(alike, (gap) => gap.of)) {
      const weeks = its.map((gap) => gap.when)
      const named = weeks.length > WEEKS_NAMED ? `${weeks.length} weeks` : weeks.join(', ')
      const name = subjects.length === 0 ? subject : subject.toLowerCase()
      subjects.push(`${name} (${named})`)
    }
    sentences.push(`${subjects.join(', ')}: ${reason}`)
  }
  return sentences
}
