import {
  type Block,
  fromMessage,
  join,
  link,
  ours,
  type Page,
  pathOf,
  say,
  type Text,
} from '../frame/page.ts'
import { reasonOf } from '../http/retry.ts'
import { scrubLine } from '../privacy/scrub.ts'
import { changeOf } from '../readers/numbers.ts'
import type { Priority } from '../readers/priorities.ts'
import type { Gap } from '../readers/reading.ts'
import {
  byText,
  type Finding,
  foldedList,
  type Place,
  type SignalDescription,
} from '../readers/signal.ts'
import { problemReadings, type ReaderSignals } from '../readers/signals.ts'
import { pullBlocks } from './pull-requests.ts'
import type { Report } from './read-report.ts'
import { chartOf, totalsTables, viewFigures, viewsSentence } from './weekly-totals.ts'

/* The page of a report. Each part takes its words from the file of its subject. */

type ReportPage = Omit<Page, 'icon' | 'link'>

/** @param failure of a step that is for nothing else, which says by itself why there is nothing */
export function describeReport(report: Report, failure?: unknown): ReportPage {
  const { signals, weeks } = report
  const hasSignals = report.readings.length > 0
  const descriptions = Array.from(signals?.descriptions.values() ?? [])

  // For signals of several weeks, the sentences name the weeks.
  let headline = report.title
  const newest = weeks[0]?.week
  if (newest !== undefined) headline = say`${report.title}, ${ours(newest.label)}`
  else if (hasSignals && signals?.period.weeks === 1)
    headline = say`${report.title}, ${ours(signals.period.label)}`

  const sentences: Text[] = []
  const onPeople = [viewsSentence(report)]
  for (const description of descriptions) onPeople.push(description.sentence)
  const people = join(onPeople)
  if (people.length > 0) sentences.push(people)
  // Somebody may look for the current week. Pull requests aren't counted by weeks.
  const week = report.endingWeek
  const isAboutWeeks = weeks.length > 0 || hasSignals
  if (week !== undefined && isAboutWeeks) {
    const notYet = `The week ${week.label} is not complete yet, so it is not in this report: it will be on Monday ${week.end}, 00:00 UTC.`
    sentences.push(ours(notYet))
  }

  let unsaid = report.gaps
  if (failure !== undefined) {
    const said = reasonOf(failure)
    unsaid = unsaid.filter((gap) => gap.why !== said)
  }
  const warnings = describeGaps(unsaid).map(fromMessage)
  const nothing = warnOfNothing(report, descriptions)
  if (nothing !== undefined) warnings.push(nothing)

  const findings = descriptions.flatMap((description) => description.findings)
  const missed = findings.filter((finding) => finding.count > 0)
  const figures = viewFigures(report).concat(missed.map((finding) => finding.figure))

  const totals = totalsTables(report)
  const sections = [totals.newest]
  if (signals !== undefined) {
    sections.push(missedBlocks(missed, descriptions, signals))
    sections.push(fixFirstBlocks(report.priorities, signals))
  }
  sections.push(chartOf(weeks))
  if (report.pullRequests?.available) sections.push(pullBlocks(report.pullRequests))
  return {
    headline,
    figures,
    sentences,
    warnings,
    sections: sections.flat(),
    details: totals.older.concat(listBlocks(report, descriptions)),
  }
}

/** The sentence on what readers missed. Praise needs something counted and everything read. */
function missedBlocks(
  missed: readonly Finding[],
  descriptions: readonly SignalDescription[],
  signals: ReaderSignals,
): Block[] {
  const inWords = signals.period.inWords
  const when = ours(inWords.charAt(0).toUpperCase() + inWords.slice(1))
  if (missed.length > 0) {
    const clauses = missed.map((finding) => finding.clause)
    const text = say`${when}, ${join(clauses, ours('; '))}.`
    return [{ kind: 'sentence', text }]
  }
  const praise: string[] = []
  for (const description of descriptions) {
    if (description.praise === undefined) continue
    const isKnown = description.isRecorded && !description.isLow
    if (isKnown) praise.push(description.praise)
  }
  if (praise.length === 0) return []
  const wasGood = ours(praise.join(', '))
  const isWhole = problemReadings(signals).every(
    (reading) => reading.available && reading.gaps.length === 0,
  )
  if (!isWhole) return [{ kind: 'sentence', text: say`${when}, ${wasGood}.` }]
  const nothing = say`✅ **Nothing to fix ${ours(inWords)}**`
  return [{ kind: 'sentence', text: say`${nothing}: ${wasGood}.` }]
}

const CHECK_PROJECT = 'If the docs have readers, check `project-id`: a wrong ID looks like this.'

/** If everything is 0, `project-id` may name another project (D19). */
function warnOfNothing(
  report: Report,
  descriptions: readonly SignalDescription[],
): Text | undefined {
  const totals = report.weeks.flatMap((week) => week.totals ?? [])
  if (totals.some((views) => views.total > 0)) return undefined
  if (totals.length > 0) return ours(`Every week that was read has 0 page views. ${CHECK_PROJECT}`)

  // If page views were requested and none could be read, the project may have some.
  const { readings, signals } = report
  if (report.weeks.length > 0 || readings.length === 0) return undefined
  const isKnown = readings.every((reading) => reading.available && reading.complete)
  const isRecorded = descriptions.some((description) => description.isRecorded)
  if (!isKnown || isRecorded) return undefined
  return ours(`The requested signals have no data ${signals?.period.inWords}. ${CHECK_PROJECT}`)
}

function fixFirstBlocks(priorities: readonly Priority[], signals: ReaderSignals): Block[] {
  const blocks: Block[] = []
  const rows: Text[][] = []
  for (const priority of priorities) {
    const problems = join(priority.problems, ours('<br>'))
    rows.push([describePlace(priority.place), problems])
  }
  if (rows.length > 0) {
    blocks.push({ kind: 'heading', text: ours('🔧 Fix these first') })
    blocks.push({ kind: 'table', columns: ['Where', 'What is wrong'], rows })
  }
  const { whyHidden } = signals
  const hasWords = problemReadings(signals).some((reading) => reading.available)
  if (whyHidden !== undefined && hasWords) {
    const text = say`Readers' words are hidden, since ${ours(whyHidden)}. \`reader-texts: show\` shows them here.`
    blocks.push({ kind: 'note', text })
  }
  return blocks
}

function describePlace(place: Place): Text {
  switch (place.kind) {
    case 'page':
      return pathOf(place.name)
    case 'topic':
      return say`Topic: ${place.name}`
    case 'search':
      return ours('Search')
    case 'unknown':
      return ours('Elsewhere')
  }
}

const DEFINITIONS = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean',
  ours('What the numbers mean'),
)
/** The note below lists that quote readers. */
const QUOTES_NOTE = join([
  ours("Recognised personal data is removed from readers' words."),
  DEFINITIONS,
])

function listBlocks(report: Report, descriptions: readonly SignalDescription[]): Block[] {
  const blocks: Block[] = []
  let note = DEFINITIONS
  for (const description of descriptions) {
    for (const list of description.lists) blocks.push(list)
    if (description.quotesReaders) note = QUOTES_NOTE
  }
  for (const list of topPages(report)) blocks.push(list)
  if (blocks.length > 0) blocks.push({ kind: 'small', text: note })
  return blocks
}

/** `/quickstart 1,036 (+3%)` */
function topPages(report: Report): Block[] {
  const [last, before] = report.listings
  if (last === undefined) return []
  const viewed: Array<{ path: string; views: number }> = []
  for (const [path, counts] of last.pages) {
    if (counts.total > 0) viewed.push({ path, views: counts.total })
  }
  viewed.sort((a, b) => b.views - a.views || byText(a.path, b.path))
  return foldedList({
    kind: 'line',
    title: 'Top pages',
    isLow: last.gap !== undefined,
    rows: viewed,
    print: (page) => {
      const name = pathOf(scrubLine(page.path))
      const viewsBefore = before?.pages.get(page.path)?.total
      const change = changeOf(page.views, viewsBefore)
      return say`${name}\u00a0${page.views}${change}`
    },
  })
}

const WEEKS_NAMED = 5

/** One sentence for each reason, without readers' words. */
export function describeGaps(gaps: readonly Gap[]): string[] {
  const sentences: string[] = []
  const byReason = Map.groupBy(gaps, (gap) => `${gap.is}, since ${gap.why}.`)
  for (const [reason, alike] of byReason) {
    const subjects = subjectsOf(alike)
    sentences.push(`${subjects}: ${reason}`)
  }
  return sentences
}

/** `Visitors, searches (9–15 Nov); pages (8 weeks)`: subjects that lack the same weeks share them. */
function subjectsOf(gaps: readonly Gap[]): string {
  const subjectsByWeeks = new Map<string, string>()
  const bySubject = Map.groupBy(gaps, (gap) => gap.of)
  for (const [subject, itsGaps] of bySubject) {
    const weeks = weeksOf(itsGaps)
    const others = subjectsByWeeks.get(weeks)
    const subjects = others === undefined ? subject : `${others}, ${subject}`
    subjectsByWeeks.set(weeks, subjects)
  }
  const groups: string[] = []
  for (const [weeks, subjects] of subjectsByWeeks) groups.push(`${subjects}${weeks}`)
  const capitalized = groups.join('; ')
  // Only the sentence's first word keeps its capital.
  return capitalized.replace(/(?<=[,;] )[A-Z]/g, (letter) => letter.toLowerCase())
}

/** ` (9–15 Nov, 2–8 Nov)`, ` (8 weeks)` */
function weeksOf(gaps: readonly Gap[]): string {
  const weeks = gaps.flatMap((gap) => gap.when ?? [])
  if (weeks.length === 0) return ''
  if (weeks.length > WEEKS_NAMED) return ` (${weeks.length} weeks)`
  return ` (${weeks.join(', ')})`
}
