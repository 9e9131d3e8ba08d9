import { countOf, fromMessage, join, ours, type Page, say, type Text } from '../frame/page.ts'
import { percentChange } from '../readers/change.ts'
import { figuresIn, isPartial } from '../readers/reading.ts'
import { KINDS, type ReaderSignals } from '../readers/signals.ts'
import { chartOf } from './chart.ts'
import { describeGaps } from './gaps.ts'
import { listBlocks } from './lists.ts'
import { shareOf, trendOf } from './numbers.ts'
import type { Report } from './read-report.ts'
import { atLeast, differentQuestions, fixFirstBlocks, pullBlocks } from './sections.ts'

const LAST_WEEK = {
  weeks: 1,
  inWords: 'last week',
  beforeInWords: 'the week before',
}

/** A report as parts of a page. */
export type ReportPage = Omit<Page, 'icon' | 'link'>

export function describeReport(report: Report): ReportPage {
  const { weeks, gaps, signals } = report
  const views = describeViews(report)
  const found = signals ? findingsIn(signals) : []
  const missed = found.filter(({ count }) => count > 0)
  // Only if we read everything does nothing found mean that there is nothing.
  const good = found.flatMap(({ count, isLow, good }) => (count > 0 || isLow ? [] : (good ?? [])))
  const { inWords } = signals?.period ?? LAST_WEEK
  const when = ours(inWords.charAt(0).toUpperCase() + inWords.slice(1))
  const { questions, searches, feedback } = signals ?? {}
  const isWhole = [questions, searches, feedback].every(
    (one) => one === undefined || (one.available && one.complete),
  )
  const opening = isWhole ? say`✅ **Nothing to fix ${ours(inWords)}**: ` : say`${when}, `
  const isQuiet = missed.length === 0 && good.length > 0
  const sentences = isQuiet
    ? [say`${opening}${ours(good.join(', '))}.`, views]
    : [
        views,
        missed.length > 0
          ? say`${when}, ${join(
              missed.map(({ clause }) => clause),
              ours('; '),
            )}.`
          : undefined,
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
  const visitors = figuresIn(signals?.visitors)
  const period = signals?.period ?? LAST_WEEK
  const people = visitors && countOf(visitors.last.human, 'person', 'people')
  const visited = people && say`**${people}** visited ${ours(period.inWords)}`
  const change = percentChange(visitors?.last.human, visitors?.before?.human)
  const visits = visited && sentenceOf(visited, change, period.beforeInWords)
  if (totals === undefined) return visits
  const isSameWeek = period.weeks === 1
  const clauses = [
    isSameWeek ? people && say`${people} visited` : undefined,
    totals.total > 0 ? say`AI assistants read ${shareOf(totals.ai / totals.total)}` : undefined,
  ].filter((clause) => clause !== undefined)
  const viewed = say`**${countOf(totals.total, 'view')}** last week`
  const views = sentenceOf(viewed, viewsChange, LAST_WEEK.beforeInWords, clauses)
  return join([views, isSameWeek ? undefined : visits])
}

function sentenceOf(
  said: Text,
  change: ReturnType<typeof percentChange>,
  before: string,
  clauses: readonly Text[] = [],
): Text {
  const first = join([said, change === undefined ? undefined : trendOf(change, before)], ours(', '))
  return say`${join([first, clauses.length > 0 ? join(clauses, ours(', and ')) : undefined], ours('; '))}.`
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
      figure: say`${countOf(count, 'question')} without an answer`,
      good: 'every question was answered',
    })
  }
  const searched = figuresIn(searches)
  if (searched) {
    const { unclicked, unclickedSearches } = searched
    const terms = countOf(unclicked.count, 'search term')
    const isLow = isPartial(searches, 'Searches')
    const are = unclicked.count === 1 ? ours('was') : ours('were')
    findings.push({
      count: unclicked.count,
      isLow,
      clause: say`${atLeast(isLow)}**${terms}** ${are} hardly ever clicked (${countOf(unclickedSearches, 'search', 'searches')} without a click)`,
      figure: say`${terms} hardly ever clicked`,
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
      figure: say`${pages} voted down`,
      good: 'no page got two thumbs down',
    })
    const wrote = countOf(comments?.count ?? 0, 'reader')
    findings.push({
      count: disliked.count === 0 ? (comments?.count ?? 0) : 0,
      isLow: isPartial(feedback, 'Comments'),
      clause: say`**${wrote}** wrote what a page lacks`,
      figure: say`${wrote} wrote what a page lacks`,
    })
  }
  return findings
}
