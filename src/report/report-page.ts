import type { Priority } from '../analytics/priorities.ts'
import type { DataGap } from '../analytics/readings.ts'
import type { MissedCount, ProblemLocation } from '../analytics/signal.ts'
import { problemReadings, type ReaderSignals } from '../analytics/signals.ts'
import {
  type Block,
  join,
  link,
  type ResultPage,
  type RichText,
  richText,
  trusted,
  trustedMessage,
  untrustedPath,
} from '../core/result-page.ts'
import { reasonOf } from '../http/retry.ts'
import { pullBlocks } from './pull-requests.ts'
import type { Report } from './read-report.ts'
import { pagesBlocks } from './top-pages.ts'
import {
  chartOf,
  totalsTables,
  viewClauses,
  viewsSentence,
  yearAgoSentence,
} from './weekly-totals.ts'

/* The page of a report. Each part takes its words from the file of its subject. */

type ReportPage = Omit<ResultPage, 'icon' | 'link'>

/** @param failure of the whole step: its message gives the reason, so gaps with the same reason are left out */
export function pageOfReport(report: Report, failure?: unknown): ReportPage {
  const { weeks, totals, signals } = report
  // Undefined for pull requests alone, which aren't counted by weeks.
  const period = weeks[0]?.week ?? signals?.period
  let headline = report.title
  // For signals of several weeks, the sentences name the weeks.
  if (period?.weeks === 1) {
    const when = trusted(period.label)
    headline = richText`${headline}, ${when}`
  }

  const tables = totalsTables(report)
  const people: (RichText | undefined)[] = []
  const figures: RichText[] = []
  if (totals !== undefined) {
    people.push(viewsSentence(totals, report.totalsBefore))
    figures.push(...viewClauses(totals, report.totalsBefore))
  }
  const sections: Block[] = []
  sections.push(...tables.newest)
  sections.push(...pagesBlocks(report.listings))
  const lists: Block[] = []
  let note = DEFINITIONS
  if (signals !== undefined) {
    const missed: MissedCount[] = []
    for (const description of signals.descriptions.values()) {
      people.push(description.sentence)
      const { finding } = description
      if (finding !== undefined && finding.count > 0) {
        missed.push(finding)
        figures.push(finding.figure)
      }
      lists.push(...description.lists)
      if (description.quotesReaders) note = QUOTES_NOTE
    }
    sections.push(...missedBlocks(missed, signals))
    sections.push(...prioritiesBlocks(report.priorities, signals))
  }
  sections.push(...chartOf(weeks))
  const pulls = report.pullRequests
  if (pulls?.available) {
    sections.push(...pullBlocks(pulls))
  }
  // The dashboard doesn't count pull requests.
  const hasCounts = report.outcome === 'reported' && period !== undefined
  if (report.hasDashboard && hasCounts) {
    sections.push({ kind: 'small', text: DASHBOARD })
  }
  if (lists.length > 0) {
    lists.push({ kind: 'small', text: note })
  }

  const sentences: RichText[] = []
  const onPeople = join(people)
  if (onPeople.length > 0) sentences.push(onPeople)
  const yearAgo = yearAgoSentence(weeks)
  if (yearAgo !== undefined) sentences.push(yearAgo)
  // Somebody may look for the current week.
  const week = report.weekAboutToEnd
  if (week !== undefined && period !== undefined) {
    const notYet = `The week ${week.label} is not complete yet, so it is not in this report: it will be on Monday ${week.end}, 00:00 UTC.`
    sentences.push(trusted(notYet))
  }
  return {
    headline,
    figures,
    sentences,
    warnings: warningsOf(report, failure),
    sections,
    details: tables.older.concat(lists),
  }
}

/**
 * The sentence on what readers missed. A signal is praised if readers used it and all its rows were counted. Only if all
 * signals were read whole is there nothing to fix.
 */
function missedBlocks(missed: readonly MissedCount[], signals: ReaderSignals): Block[] {
  const { inWords } = signals.period
  const firstLetter = inWords.charAt(0)
  const when = firstLetter.toUpperCase() + inWords.slice(1)
  if (missed.length > 0) {
    const clauses = missed.map((finding) => finding.clause)
    const said = join(clauses, trusted('; '))
    const text = richText`${trusted(when)}, ${said}.`
    return [{ kind: 'sentence', text }]
  }
  const praise: string[] = []
  for (const description of signals.descriptions.values()) {
    const isCountedInFull = description.isRecorded && !description.isLowerBound
    const words = description.praise
    if (isCountedInFull && words !== undefined) praise.push(words)
  }
  if (praise.length === 0) return []
  const wasGood = praise.join(', ')
  let words = `${when}, ${wasGood}.`
  const gaps = problemReadings(signals).flatMap((reading) => reading.gaps)
  if (gaps.length === 0) words = `✅ **Nothing to fix ${inWords}**: ${wasGood}.`
  return [{ kind: 'sentence', text: trusted(words) }]
}

function prioritiesBlocks(priorities: readonly Priority[], signals: ReaderSignals): Block[] {
  const blocks: Block[] = []
  if (priorities.length > 0) {
    const rows = priorities.map((priority) => [
      describePlace(priority.place),
      join(priority.problems, trusted('<br>')),
    ])
    const heading = trusted('🔧 Fix these first')
    const columns = ['Where', 'What is wrong']
    blocks.push({ kind: 'heading', text: heading })
    blocks.push({ kind: 'table', columns, rows })
  }
  const why = signals.whyHidden
  const couldRead = problemReadings(signals).some((reading) => reading.available)
  if (why !== undefined && couldRead) {
    const hidden = `Readers' words are hidden, since ${why}. \`reader-texts: show\` shows them here.`
    blocks.push({ kind: 'note', text: trusted(hidden) })
  }
  return blocks
}

function describePlace(place: ProblemLocation): RichText {
  switch (place.kind) {
    case 'page':
      return untrustedPath(place.name)
    case 'topic':
      return richText`Topic: ${place.name}`
    case 'search':
      return trusted('Search')
    case 'unknown':
      return trusted('Elsewhere')
  }
}

const DEFINITIONS = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean',
  trusted('What the numbers mean'),
)
/** No address of a project's own can be made of its ID. */
const DASHBOARD = link('https://app.mintlify.com/analytics', trusted('In the dashboard'))
/** The note below lists that quote readers. */
const QUOTES_NOTE = join([
  trusted("Recognised personal data is removed from readers' words."),
  DEFINITIONS,
])

const CHECK_PROJECT = 'If the docs have readers, check `project-id`: a wrong ID looks like this.'

function warningsOf(report: Report, failure: unknown): RichText[] {
  let unsaid = report.gaps
  if (failure !== undefined) {
    const said = reasonOf(failure)
    unsaid = unsaid.filter((gap) => gap.why !== said)
  }
  const warnings = describeGaps(unsaid)
  const nothing = nothingSeen(report)
  if (nothing !== undefined) {
    warnings.push(`${nothing} ${CHECK_PROJECT}`)
  }
  return warnings.map(trustedMessage)
}

/** If everything is 0, `project-id` may name another project. */
function nothingSeen(report: Report): string | undefined {
  const totals = report.weeks.flatMap((week) => week.totals ?? [])
  const hasViews = totals.some((views) => views.total > 0)
  if (hasViews) return undefined
  if (totals.length > 0) return 'Every week that was read has 0 page views.'

  // If page views were requested and none could be read, the project may have some.
  const { signals } = report
  if (report.weeks.length > 0 || signals === undefined) return undefined
  for (const reading of Object.values(signals.readings)) {
    const isWhole = reading.available && reading.complete
    if (!isWhole) return undefined
  }
  for (const description of signals.descriptions.values()) {
    if (description.isRecorded) return undefined
  }
  return `The requested signals have no data ${signals.period.inWords}.`
}

const WEEKS_NAMED = 5

/** One sentence for each reason, without readers' words. */
export function describeGaps(gaps: readonly DataGap[]): string[] {
  const sentences: string[] = []
  const byReason = Map.groupBy(gaps, (gap) => `${gap.is}, since ${gap.why}.`)
  for (const [reason, alike] of byReason) {
    const subjects = subjectsOf(alike)
    sentences.push(`${subjects}: ${reason}`)
  }
  return sentences
}

/** `Visitors, searches (9–15 Nov); pages (8 weeks)`: subjects that lack the same weeks share them. */
function subjectsOf(gaps: readonly DataGap[]): string {
  const subjectsByWeeks = new Map<string, string[]>()
  const bySubject = Map.groupBy(gaps, (gap) => gap.of)
  for (const [subject, itsGaps] of bySubject) {
    const weeks = weeksOf(itsGaps)
    const others = subjectsByWeeks.get(weeks) ?? []
    subjectsByWeeks.set(weeks, others.concat(subject))
  }
  const groups: string[] = []
  for (const [weeks, subjects] of subjectsByWeeks) {
    const named = subjects.join(', ')
    groups.push(`${named}${weeks}`)
  }
  const capitalized = groups.join('; ')
  // Only the sentence's first word keeps its capital.
  return capitalized.replace(/(?<=[,;] )[A-Z]/g, (letter) => letter.toLowerCase())
}

/** ` (9–15 Nov, 2–8 Nov)`, ` (8 weeks)` */
function weeksOf(gaps: readonly DataGap[]): string {
  const weeks = gaps.flatMap((gap) => gap.when ?? [])
  if (weeks.length === 0) return ''
  if (weeks.length > WEEKS_NAMED) return ` (${weeks.length} weeks)`
  return ` (${weeks.join(', ')})`
}
