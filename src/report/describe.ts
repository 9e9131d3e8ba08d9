import {
  type Block,
  countOf,
  fromMessage,
  join,
  ours,
  type Page,
  say,
  type Text,
} from '../frame/page.ts'
import { figuresIn, type Gap, isPartial } from '../readers/reading.ts'
import { KINDS, type ReaderSignals } from '../readers/kinds.ts'
import { chartOf } from './chart.ts'
import { trendOf } from '../readers/numbers.ts'
import type { Report } from './read-report.ts'
import { atLeast, differentQuestions, fixFirstBlocks, listBlocks, pullBlocks } from './sections.ts'
import { olderBlocks, totalsBlocks, viewFigures, viewsSentence } from './weekly-totals.ts'

const WEEKS_NAMED = 5

type ReportPage = Omit<Page, 'icon' | 'link'>

export function describeReport(report: Report): ReportPage {
  const { weeks, signals, gaps } = report
  const found = signals ? findingsIn(signals) : []
  const missed = found.filter(({ count }) => count > 0)
  const recorded = found.some(({ isRecorded }) => isRecorded)
  const views = [viewsSentence(report), visitsSentence(report)].filter((one) => one !== undefined)
  const warnings = [...describeGaps(gaps).map(fromMessage), ...nothingRecorded(report, recorded)]
  return {
    headline: headlineOf(report),
    figures: [...viewFigures(report), ...missed.map(({ figure }) => figure)],
    sentences: views.length > 0 ? [join(views)] : [],
    warnings,
    sections: [
      ...totalsBlocks(report),
      ...missedBlocks(found, signals),
      ...fixFirstBlocks(report),
      ...chartOf(weeks),
      ...pullBlocks(report),
    ],
    details: [...olderBlocks(report), ...listBlocks(report)],
  }
}

/** Praise needs something counted and everything read. */
function missedBlocks(found: readonly Finding[], signals: ReaderSignals | undefined): Block[] {
  const { questions, searches, feedback, period } = signals ?? {}
  const inWords = period?.inWords ?? ''
  const when = ours(inWords.charAt(0).toUpperCase() + inWords.slice(1))
  const clauses = found.flatMap(({ count, clause }) => (count > 0 ? [clause] : []))
  if (clauses.length > 0)
    return [{ kind: 'sentence', text: say`${when}, ${join(clauses, ours('; '))}.` }]
  const sure = found.filter(({ isLow, isRecorded }) => isRecorded && !isLow)
  const good = sure.flatMap((one) => one.good ?? [])
  if (good.length === 0) return []
  const isWhole = [questions, searches, feedback].every(
    (one) => !one || (one.available && one.gaps.length === 0),
  )
  const opening = isWhole ? say`✅ **Nothing to fix ${ours(inWords)}**: ` : say`${when}, `
  return [{ kind: 'sentence', text: say`${opening}${ours(good.join(', '))}.` }]
}

/** If everything is 0, `project-id` may name another project (D19). */
function nothingRecorded({ weeks, signals }: Report, hasSignals: boolean): Text[] {
  const check = 'If the docs have readers, check `project-id`: a wrong ID looks like this.'
  const known = weeks.flatMap(({ totals }) => totals ?? [])
  if (known.length > 0)
    return known.every(({ total }) => total === 0)
      ? [ours(`Every week that was read has 0 page views. ${check}`)]
      : []
  const readings = KINDS.flatMap((kind) => signals?.[kind] ?? [])
  const isKnown = readings.length > 0 && readings.every((one) => one.available && one.complete)
  const visitors = figuresIn(signals?.visitors)?.last.total ?? 0
  if (weeks.length > 0 || !isKnown || hasSignals || visitors > 0) return []
  return [ours(`The requested signals have no data ${signals?.period.inWords}. ${check}`)]
}

/** `Who reads the docs, 9–15 Nov`. For multi-week signals, the sentences name the weeks. */
function headlineOf({ title, weeks, signals }: Report): Text {
  const hasSignals = signals?.period.weeks === 1 && KINDS.some((kind) => signals[kind])
  const week = weeks[0]?.week ?? (hasSignals ? signals.period : undefined)
  return week === undefined ? title : say`${title}, ${ours(week.label)}`
}

function visitsSentence({ weeks, signals }: Report): Text | undefined {
  const visitors = figuresIn(signals?.visitors)
  if (signals === undefined || visitors === undefined) return undefined
  const { last, before } = visitors
  const { inWords, beforeInWords } = signals.period
  const people = countOf(last.human, 'person', 'people')
  if (weeks[0]?.totals !== undefined && signals.period.weeks === 1) return say`${people} visited.`
  return say`**${people}** visited ${ours(inWords)}${trendOf(last.human, before?.human, beforeInWords)}.`
}

/** Numbers without readers' words. */
interface Finding {
  readonly count: number
  readonly isLow: boolean
  readonly isRecorded: boolean
  readonly clause: Text
  /** For the output `message`. */
  readonly figure: Text
  /** Praise for a count of 0. */
  readonly good?: string
}

function findingsIn({ questions, searches, feedback }: ReaderSignals): Finding[] {
  const findings: Finding[] = []
  const asked = figuresIn(questions)
  if (asked) {
    const count = asked.questions.length
    const isLow = isPartial(questions, 'Questions')
    findings.push({
      count,
      isLow,
      isRecorded: asked.turns > 0,
      clause: say`${atLeast(isLow)}**${differentQuestions(count)}** got no answer`,
      figure: say`${atLeast(isLow)}${countOf(count, 'question')} without an answer`,
      good: 'every question was answered',
    })
  }
  const searched = figuresIn(searches)
  if (searched) {
    const { unclicked, unclickedSearches } = searched
    const terms = countOf(unclicked.length, 'search term')
    const isLow = isPartial(searches, 'Searches')
    const are = ours(unclicked.length === 1 ? 'was' : 'were')
    findings.push({
      count: unclicked.length,
      isLow,
      isRecorded: searched.terms > 0,
      clause: say`${atLeast(isLow)}**${terms}** ${are} rarely clicked (${countOf(unclickedSearches, 'search', 'searches')} without a click)`,
      figure: say`${atLeast(isLow)}${terms} rarely clicked`,
      good: 'every common search got clicks',
    })
  }
  const voted = figuresIn(feedback)
  if (voted) {
    const { disliked, comments } = voted
    const isLow = isPartial(feedback, 'Votes')
    const pages = countOf(disliked.length, 'page')
    findings.push({
      count: disliked.length,
      isLow,
      isRecorded: voted.thumbsUp + voted.thumbsDown > 0,
      clause: say`${atLeast(isLow)}**${pages}** got two thumbs down or more`,
      figure: say`${atLeast(isLow)}${pages} with thumbs down`,
      good: 'no page got two thumbs down',
    })
    const count = disliked.length === 0 ? (comments?.length ?? 0) : 0
    const least = atLeast(isPartial(feedback, 'Comments'))
    const wrote = say`${least}**${countOf(count, 'reader')}** wrote what a page lacks`
    findings.push({ count, isLow: false, isRecorded: count > 0, clause: wrote, figure: wrote })
  }
  return findings
}

/** One sentence per reason, without readers' words. */
export function describeGaps(gaps: readonly Gap[]): string[] {
  const reasons = Map.groupBy(gaps, ({ is, why }) => `${is}, since ${why}.`)
  return [...reasons].map(([end, group]) => {
    const subjects = [...Map.groupBy(group, ({ of }) => of)]
    const names = [...Map.groupBy(subjects, ([, some]) => weeksOf(some))].map(
      ([weeks, some]) => `${some.map(([of]) => of).join(', ')}${weeks}`,
    )
    const subject = names.join('; ').replace(/(?<=[,;] )[A-Z]/g, (letter) => letter.toLowerCase())
    return `${subject}: ${end}`
  })
}

/** ` (9–15 Nov, 2–8 Nov)`, ` (8 weeks)` */
function weeksOf(gaps: readonly Gap[]): string {
  const weeks = gaps.flatMap(({ when }) => when ?? [])
  if (weeks.length > WEEKS_NAMED) return ` (${weeks.length} weeks)`
  return weeks.length === 0 ? '' : ` (${weeks.join(', ')})`
}
