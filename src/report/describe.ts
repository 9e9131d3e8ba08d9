import { countOf, fromMessage, join, ours, type Page, say, type Text } from '../frame/page.ts'
import { figuresIn, type Gap, isPartial } from '../readers/reading.ts'
import { KINDS, type ReaderSignals } from '../readers/signals.ts'
import { chartOf } from './chart.ts'
import { type PercentChange, percentChange, shareOf, trendOf } from './numbers.ts'
import type { Report } from './read-report.ts'
import { atLeast, differentQuestions, fixFirstBlocks, listBlocks, pullBlocks } from './sections.ts'

const WEEKS_NAMED = 5

/** A report as parts of a page. */
export type ReportPage = Omit<Page, 'icon' | 'link'>

export function describeReport(report: Report): ReportPage {
  const { weeks, signals, gaps } = report
  const found = signals ? findingsIn(signals) : []
  const missed = found.filter(({ count }) => count > 0)
  // Only if we read everything does nothing found mean that there is nothing.
  const good = found.flatMap(({ count, isLow, good }) => (count > 0 || isLow ? [] : (good ?? [])))
  const inWords = signals?.period.inWords ?? ''
  const when = ours(inWords.charAt(0).toUpperCase() + inWords.slice(1))
  const readings = [signals?.questions, signals?.searches, signals?.feedback]
  const isWhole = readings.every((one) => !one || (one.available && one.gaps.length === 0))
  const opening = isWhole ? say`✅ **Nothing to fix ${ours(inWords)}**: ` : say`${when}, `
  const clauses = missed.map(({ clause }) => clause)
  const sentences = [
    missed.length === 0 && good.length > 0 ? say`${opening}${ours(good.join(', '))}.` : undefined,
    describeViews(report),
    missed.length > 0 ? say`${when}, ${join(clauses, ours('; '))}.` : undefined,
  ]
  return {
    headline: headlineOf(report),
    figures: [...viewFigures(report), ...missed.map(({ figure }) => figure)],
    sentences: sentences.filter((sentence) => sentence !== undefined),
    warnings: describeGaps(gaps).map(fromMessage),
    sections: [...fixFirstBlocks(report), ...chartOf(weeks), ...pullBlocks(report)],
    details: listBlocks(report),
  }
}

/** `Who reads the docs, 9–15 Nov`. Of signals of several weeks, the sentences say which. */
function headlineOf({ title, weeks, signals }: Report): Text {
  const hasSignals = signals?.period.weeks === 1 && KINDS.some((kind) => signals[kind])
  const week = weeks[0]?.week ?? (hasSignals ? signals.period : undefined)
  return week === undefined ? title : say`${title}, ${ours(week.label)}`
}

function viewFigures({ weeks, viewsChange }: Report): Text[] {
  const totals = weeks[0]?.totals
  if (totals === undefined) return []
  const views = countOf(totals.total, 'view')
  return viewsChange === undefined ? [views] : [views, trendOf(viewsChange)]
}

/** The last week in a sentence or two; undefined if nothing is known. */
function describeViews({ weeks, viewsChange, signals }: Report): Text | undefined {
  const totals = weeks[0]?.totals
  const { inWords = '', beforeInWords = '', weeks: span } = signals?.period ?? {}
  const { last, before } = figuresIn(signals?.visitors) ?? {}
  const people = last && countOf(last.human, 'person', 'people')
  const visited = people && say`**${people}** visited ${ours(inWords)}`
  const change = percentChange(last?.human, before?.human)
  const visits = visited && sentenceOf(visited, change, beforeInWords)
  if (totals === undefined) return visits
  const views = say`**${countOf(totals.total, 'view')}** last week`
  const clauses = [
    span === 1 ? people && say`${people} visited` : undefined,
    totals.total > 0 ? say`AI assistants read ${shareOf(totals.ai / totals.total)}` : undefined,
  ].filter((clause) => clause !== undefined)
  const more = clauses.length > 0 ? join(clauses, ours(', and ')) : undefined
  const first = sentenceOf(views, viewsChange, 'the week before', more)
  return join([first, span === 1 ? undefined : visits])
}

function sentenceOf(
  said: Text,
  change: PercentChange | undefined,
  before: string,
  more?: Text,
): Text {
  const trend = change === undefined ? [] : say`, ${trendOf(change, before)}`
  return say`${said}${trend}${more ? say`; ${more}` : []}.`
}

/** What readers missed of a kind, in numbers of ours alone. */
interface Finding {
  readonly count: number
  /** Whether there may be more. */
  readonly isLow: boolean
  /** For a sentence, if there is any. */
  readonly clause: Text
  /** For `message`. */
  readonly figure: Text
  /** For a sentence, if there is none. */
  readonly good?: string
}

function findingsIn({ questions, searches, feedback }: ReaderSignals): Finding[] {
  const findings: Finding[] = []
  const asked = figuresIn(questions)
  if (asked) {
    const { count } = asked.questions
    const isLow = isPartial(questions, 'Questions')
    findings.push({
      count,
      isLow,
      clause: say`${atLeast(isLow)}**${differentQuestions(count)}** got no answer`,
      figure: say`${atLeast(isLow)}${countOf(count, 'question')} without an answer`,
      good: 'every question was answered',
    })
  }
  const searched = figuresIn(searches)
  if (searched) {
    const { unclicked, unclickedSearches } = searched
    const terms = countOf(unclicked.count, 'search term')
    const isLow = isPartial(searches, 'Searches')
    const are = ours(unclicked.count === 1 ? 'was' : 'were')
    findings.push({
      count: unclicked.count,
      isLow,
      clause: say`${atLeast(isLow)}**${terms}** ${are} hardly ever clicked (${countOf(unclickedSearches, 'search', 'searches')} without a click)`,
      figure: say`${atLeast(isLow)}${terms} hardly ever clicked`,
      good: 'every common search got clicks',
    })
  }
  const voted = figuresIn(feedback)
  if (voted) {
    const { disliked, comments } = voted
    const isLow = isPartial(feedback, 'Votes')
    const pages = countOf(disliked.count, 'page')
    findings.push({
      count: disliked.count,
      isLow,
      clause: say`${atLeast(isLow)}**${pages}** got two thumbs down or more`,
      figure: say`${atLeast(isLow)}${pages} voted down`,
      good: 'no page got two thumbs down',
    })
    const count = disliked.count === 0 ? (comments?.count ?? 0) : 0
    const least = atLeast(isPartial(feedback, 'Comments'))
    const wrote = say`${least}**${countOf(count, 'reader')}** wrote what a page lacks`
    findings.push({ count, isLow: false, clause: wrote, figure: wrote })
  }
  return findings
}

/** What is missing: a sentence for each reason, as errors have it, without readers' words. */
export function describeGaps(gaps: readonly Gap[]): string[] {
  const reasons = Map.groupBy(gaps, ({ is, why }) => `${is}, since ${why}.`)
  return [...reasons].map(([end, group]) => {
    const subjects = [...Map.groupBy(group, ({ of }) => of)]
    const names = [...Map.groupBy(subjects, ([, some]) => weeksOf(some))].map(
      ([weeks, some]) => `${some.map(([of]) => of).join(', ')}${weeks}`,
    )
    // Only the first word begins the sentence.
    const subject = names.join('; ').replace(/(?<=[,;] )[A-Z]/g, (letter) => letter.toLowerCase())
    return `${subject}: ${end}`
  })
}

/** ` (9–15 Nov, 2–8 Nov)`, ` (8 weeks)`; empty if they are of no certain week. */
function weeksOf(gaps: readonly Gap[]): string {
  const weeks = gaps.flatMap(({ when }) => when ?? [])
  if (weeks.length > WEEKS_NAMED) return ` (${weeks.length} weeks)`
  return weeks.length === 0 ? '' : ` (${weeks.join(', ')})`
}
