import {
  type Block,
  countOf,
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
import { changeOf, trendOf, withNumber } from '../readers/numbers.ts'
import { byText } from '../readers/ranking.ts'
import { figuresIn, type Gap } from '../readers/reading.ts'
import { type Finding, foldedList, type Place, type SignalDescription } from '../readers/signal.ts'
import { allReadings, problemReadings, type ReaderSignals } from '../readers/signals.ts'
import { pullBlocks } from './pull-requests.ts'
import type { Report } from './read-report.ts'
import { chartOf, olderBlocks, totalsBlocks, viewFigures, viewsSentence } from './weekly-totals.ts'

/* The page of a report. Each part takes its words from the file of its subject. */

type ReportPage = Omit<Page, 'icon' | 'link'>

/** @param failure of a step that is for nothing else, which says by itself why there is nothing */
export function describeReport(report: Report, failure?: unknown): ReportPage {
  const descriptions = [...(report.signals?.descriptions.values() ?? [])]
  const missed = descriptions
    .flatMap((description) => description.findings)
    .filter((finding) => finding.count > 0)
  return {
    headline: headlineOf(report),
    figures: [...viewFigures(report), ...missed.map((finding) => finding.figure)],
    sentences: sentencesOf(report),
    warnings: [...gapWarnings(report.gaps, failure), ...warnOfNothing(report, descriptions)],
    sections: [
      ...totalsBlocks(report),
      ...missedBlocks(missed, descriptions, report.signals),
      ...fixFirstBlocks(report),
      ...chartOf(report.weeks),
      ...pullBlocks(report.pullRequests),
    ],
    details: [...olderBlocks(report), ...listBlocks(report, descriptions)],
  }
}

/** `Who reads the docs, 9–15 Nov`. For signals of several weeks, the sentences name the weeks. */
function headlineOf(report: Report): Text {
  const newest = report.weeks[0]?.week
  if (newest !== undefined) return say`${report.title}, ${ours(newest.label)}`
  const period = report.signals?.period
  const isOfOneWeek = period?.weeks === 1 && allReadings(report.signals).length > 0
  return isOfOneWeek ? say`${report.title}, ${ours(period.label)}` : report.title
}

/** On people; and on the current week, if somebody may look for it. */
function sentencesOf(report: Report): Text[] {
  const people = [viewsSentence(report), visitsSentence(report)].filter((one) => one !== undefined)
  const sentences: Text[] = []
  if (people.length > 0) sentences.push(join(people))
  const { endingWeek } = report
  if (endingWeek !== undefined && isAboutWeeks(report))
    sentences.push(
      ours(
        `The week ${endingWeek.label} is not complete yet, so it is not in this report: it will be on Monday ${endingWeek.end}, 00:00 UTC.`,
      ),
    )
  return sentences
}

/** Pull requests aren't counted by weeks. */
function isAboutWeeks(report: Report): boolean {
  return report.weeks.length > 0 || allReadings(report.signals).length > 0
}

function visitsSentence(report: Report): Text | undefined {
  const period = report.signals?.period
  const visitors = figuresIn(report.signals?.readings.visitors)
  if (period === undefined || visitors === undefined) return undefined
  const now = visitors.last.human
  const people = countOf(now, 'person', 'people')
  const trend = trendOf(now, visitors.before?.human, period.beforeInWords)
  const followsViews = report.weeks[0]?.totals !== undefined && period.weeks === 1
  if (followsViews) return say`${people} visited${trend}.`
  return say`**${people}** visited ${ours(period.inWords)}${trend}.`
}

/** The sentence on what readers missed. Praise needs something counted and everything read. */
function missedBlocks(
  missed: readonly Finding[],
  descriptions: readonly SignalDescription[],
  signals: ReaderSignals | undefined,
): Block[] {
  if (signals === undefined) return []
  const { inWords } = signals.period
  const when = ours(inWords.charAt(0).toUpperCase() + inWords.slice(1))
  if (missed.length > 0) {
    const clauses = missed.map((finding) => finding.clause)
    return [{ kind: 'sentence', text: say`${when}, ${join(clauses, ours('; '))}.` }]
  }
  const praise: string[] = []
  for (const description of descriptions) {
    const isKnown = description.isRecorded && !description.isLow
    if (isKnown && description.praise !== undefined) praise.push(description.praise)
  }
  if (praise.length === 0) return []
  const isWhole = problemReadings(signals).every(
    (reading) => reading.available && reading.gaps.length === 0,
  )
  const opening = isWhole ? say`✅ **Nothing to fix ${ours(inWords)}**: ` : say`${when}, `
  return [{ kind: 'sentence', text: say`${opening}${ours(praise.join(', '))}.` }]
}

const CHECK_PROJECT = 'If the docs have readers, check `project-id`: a wrong ID looks like this.'

/** If everything is 0, `project-id` may name another project (D19). */
function warnOfNothing(
  { weeks, signals }: Report,
  descriptions: readonly SignalDescription[],
): Text[] {
  const totals = weeks.flatMap((week) => week.totals ?? [])
  if (totals.length > 0) {
    if (totals.some((views) => views.total > 0)) return []
    return [ours(`Every week that was read has 0 page views. ${CHECK_PROJECT}`)]
  }
  if (weeks.length > 0 || signals === undefined) return []
  const readings = allReadings(signals)
  const isKnown = readings.every((reading) => reading.available && reading.complete)
  const isRecorded = descriptions.some((description) => description.isRecorded)
  if (readings.length === 0 || !isKnown || isRecorded) return []
  return [ours(`The requested signals have no data ${signals.period.inWords}. ${CHECK_PROJECT}`)]
}

function fixFirstBlocks(report: Report): Block[] {
  const blocks: Block[] = []
  if (report.priorities.length > 0) {
    const rows = report.priorities.map((one) => {
      return [describePlace(one.place), join(one.problems, ours('<br>'))]
    })
    blocks.push(
      { kind: 'heading', text: ours('🔧 Fix these first') },
      { kind: 'table', columns: ['Where', 'What is wrong'], rows },
    )
  }
  const whyHidden = report.signals?.whyHidden
  const hasWords = problemReadings(report.signals).some((reading) => reading.available)
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

function listBlocks(report: Report, descriptions: readonly SignalDescription[]): Block[] {
  const lists = descriptions.flatMap((description) => description.lists)
  const blocks = [...lists, ...topPages(report)]
  if (blocks.length === 0) return []
  const quotesReaders = descriptions.some((description) => description.quotesReaders)
  const removed = ours("Recognised personal data is removed from readers' words.")
  const note = quotesReaders ? join([removed, DEFINITIONS]) : DEFINITIONS
  return [...blocks, { kind: 'small', text: note }]
}

/** `/quickstart 1,036 (+3%)` */
function topPages(report: Report): Block[] {
  const [last, before] = report.listings
  if (last === undefined) return []
  const viewed: Array<{ path: string; views: number }> = []
  for (const [path, views] of last.pages)
    if (views.total > 0) viewed.push({ path, views: views.total })
  return foldedList({
    kind: 'line',
    title: 'Top pages',
    isLow: last.gap !== undefined,
    rows: viewed.sort((a, b) => b.views - a.views || byText(a.path, b.path)),
    print: (page) => {
      const change = changeOf(page.views, before?.pages.get(page.path)?.total)
      return say`${withNumber(pathOf(scrubLine(page.path)), page.views)}${change}`
    },
  })
}

/** @param failure says its reason by itself */
function gapWarnings(gaps: readonly Gap[], failure: unknown): Text[] {
  const said = failure === undefined ? undefined : reasonOf(failure)
  return describeGaps(gaps.filter((gap) => gap.why !== said)).map(fromMessage)
}

const WEEKS_NAMED = 5

/** One sentence for each reason, without readers' words. */
export function describeGaps(gaps: readonly Gap[]): string[] {
  const sentences: string[] = []
  for (const [reason, group] of Map.groupBy(gaps, ({ is, why }) => `${is}, since ${why}.`)) {
    const subjects = [...Map.groupBy(group, (gap) => gap.of)]
    const names: string[] = []
    for (const [weeks, some] of Map.groupBy(subjects, ([, ofSubject]) => weeksOf(ofSubject)))
      names.push(`${some.map(([subject]) => subject).join(', ')}${weeks}`)
    const subject = names.join('; ').replace(/(?<=[,;] )[A-Z]/g, (letter) => letter.toLowerCase())
    sentences.push(`${subject}: ${reason}`)
  }
  return sentences
}

/** ` (9–15 Nov, 2–8 Nov)`, ` (8 weeks)` */
function weeksOf(gaps: readonly Gap[]): string {
  const weeks = gaps.flatMap((gap) => gap.when ?? [])
  if (weeks.length === 0) return ''
  if (weeks.length > WEEKS_NAMED) return ` (${weeks.length} weeks)`
  return ` (${weeks.join(', ')})`
}
