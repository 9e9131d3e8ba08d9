import type { ResultPage } from '../result/page.ts'
import { join, link, type RichText, renderPlain, richText, trusted } from '../rich-text.ts'
import { missedBlocks, missedLists } from './missed.ts'
import type { Report } from './read-report.ts'
import type { Gap } from './reading.ts'
import { pagesBlocks } from './top-pages.ts'
import { chartOf, firstSentence, totalsTables, yearAgoSentence } from './weekly-totals.ts'

/* The page of a report. Each part takes its words from the file of its subject. */

type ReportPage = Omit<ResultPage, 'icon' | 'link'>

/** No address of a project's own can be made of its ID. */
const DASHBOARD = link('https://app.mintlify.com/analytics', trusted("Mintlify's dashboard"))
const DEFINITIONS = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean',
  trusted('What the numbers mean'),
)

export function pageOfReport(report: Report): ReportPage {
  const { weeks, signals } = report
  const sentences: RichText[] = []
  for (const sentence of [firstSentence(report), yearAgoSentence(weeks)]) {
    if (sentence !== undefined) sentences.push(sentence)
  }
  const tables = totalsTables(report)
  const sections = tables.newest.concat(pagesBlocks(report))
  const details = tables.older
  if (signals !== undefined) {
    sections.push(...missedBlocks(signals, DASHBOARD))
    details.push(...missedLists(signals))
  }
  sections.push(...chartOf(weeks))
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
function headlineOf({ options, week }: Report): RichText {
  let headline = trusted('Who reads the docs')
  if (options.project !== undefined) headline = richText`${headline} of ${options.project}`
  return richText`${headline}, ${trusted(`${week.label} ${week.year}`)}`
}

function warningsOf({ weeks, signals, gaps }: Report): RichText[] {
  const warnings = describeGaps(gaps)
  const totals = weeks.flatMap((week) => week.totals?.total ?? [])
  const counts = signals?.read.map((signal) => signal.count) ?? []
  const numbers = totals.concat(counts)
  const areZero = numbers.length > 0 && numbers.every((number) => number === 0)
  if (areZero && gaps.length === 0)
    warnings.push(
      richText`Everything is 0. If the docs had readers in these weeks, check \`project-id\`: a wrong ID looks like this.`,
    )
  return warnings
}

const WEEKS_NAMED = 5

/** One sentence for each reason: `Page views (8 weeks), visitors (9–15 Nov): not available, since …` */
export function describeGaps(gaps: readonly Gap[]): RichText[] {
  const sentences: RichText[] = []
  const byReason = Map.groupBy(gaps, (gap) => `${gap.is}, since ${renderPlain(gap.why)}`)
  for (const alike of byReason.values()) {
    const subjects: string[] = []
    for (const [subject, its] of Map.groupBy(alike, (gap) => gap.of)) {
      // Votes are read from two sources, which may lack the same.
      const weeks = Array.from(new Set(its.map((gap) => gap.when)))
      const named = weeks.length > WEEKS_NAMED ? `${weeks.length} weeks` : weeks.join(', ')
      const name = subjects.length === 0 ? subject : subject.toLowerCase()
      subjects.push(`${name} (${named})`)
    }
    const [reason] = alike.map(({ is, why }) => richText`${is}, since ${why}.`)
    sentences.push(join([trusted(`${subjects.join(', ')}:`), reason]))
  }
  return sentences
}
