import type { ResultPage } from '../result/page.ts'
import { type RichText, renderPlain, richText, trusted, withFullStop } from '../rich-text.ts'
import { missedBlocks, missedLists } from './missed.ts'
import { type Report, readReport } from './read-report.ts'
import type { Gap } from './reading.ts'
import { pagesBlocks } from './top-pages.ts'
import { chartOf, firstSentence, outputsOfReport, totalsTables } from './weekly-totals.ts'

/* The page of a report. Each part takes its words from the file of its subject. */

type ReportPage = Omit<ResultPage, 'icon' | 'link'>

/** No address of a project's own can be made of its ID. */
const DASHBOARD = trusted("[Mintlify's dashboard](https://app.mintlify.com/analytics)")
const DEFINITIONS = trusted(
  '[What the numbers mean](https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean)',
)

export function pageOfReport(report: Report): ReportPage {
  const sentences: RichText[] = []
  const views = firstSentence(report)
  if (views !== undefined) sentences.push(views)
  const tables = totalsTables(report)
  const sections = tables.newest.concat(pagesBlocks(report))
  const details = tables.older
  if (report.signals !== undefined) {
    sections.push(...missedBlocks(report.signals, DASHBOARD))
    details.push(...missedLists(report.signals))
  }
  sections.push(...chartOf(report.weeks))
  if (report.outcome === 'reported')
    sections.push({ kind: 'small', text: richText`${DASHBOARD} · ${DEFINITIONS}` })
  return {
    headline: headlineOf(report),
    sentences,
    warnings: warningsOf(report),
    sections,
    details,
  }
}

/** `Who reads the docs of acme, 9–15 Nov 2026` */
function headlineOf(report: Report): RichText {
  const dates = trusted(`${report.week.label} ${report.week.year}`)
  const project = report.options.project
  let headline = trusted('Who reads the docs')
  if (project !== undefined) headline = richText`${headline} of ${project}`
  return richText`${headline}, ${dates}`
}

function warningsOf(report: Report): RichText[] {
  const warnings = describeGaps(report.gaps)
  const totals = report.weeks.map((week) => week.totals?.total)
  const counts = report.signals?.missed.map((signal) => signal.count) ?? []
  const visitors = report.signals?.visitors?.count ?? 0
  const areZero = totals.concat(counts, visitors).every((number) => number === 0)
  if (areZero && report.gaps.length === 0)
    warnings.push(
      richText`Everything is 0. If the docs had readers in these weeks, check \`project-id\`: a wrong ID looks like this.`,
    )
  return warnings
}

/** One sentence for each reason: `Page views (9–15 Nov, 2–8 Nov), Visitors (9–15 Nov): not available, since …` */
export function describeGaps(gaps: readonly Gap[]): RichText[] {
  const sentences: RichText[] = []
  for (const alike of Map.groupBy(gaps, (gap) => renderPlain(gap.what)).values()) {
    const subjects: string[] = []
    for (const [subject, its] of Map.groupBy(alike, (gap) => gap.of)) {
      // Votes are read from two sources, which may lack the same.
      const weeks = new Set(its.map((gap) => gap.when))
      subjects.push(`${subject} (${[...weeks].join(', ')})`)
    }
    const [what = []] = alike.map((gap) => gap.what)
    sentences.push(withFullStop(richText`${trusted(subjects.join(', '))}: ${what}`))
  }
  return sentences
}

/** A report with its page and its outputs: all that a step loads of this folder, and only if it reports. */
export async function readAndPrint(...asked: Parameters<typeof readReport>) {
  const report = await readReport(...asked)
  return { report, page: pageOfReport(report), outputs: outputsOfReport(report) }
}
