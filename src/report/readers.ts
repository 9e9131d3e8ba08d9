import type { Priority, Problem } from '../readers/priorities.ts'
import { describeMissing, figuresIn, gapIn } from '../readers/reading.ts'
import { KINDS, type ReaderSignals, SIGNALS } from '../readers/signals.ts'
import type { Period } from '../readers/weeks.ts'
import { describeChange, type LastChanges } from './last-changes.ts'
import {
  blocks,
  countOf,
  formatCount,
  formatShare,
  type Markdown,
  table,
  warningNotes,
} from './markdown.ts'
import type { Analytics } from './read-report.ts'

/** What to fix first, out of all signals: a sentence, what is missing, and one table. */
export function renderFixFirst(
  { ofSite: signals, priorities, pullRequests }: Analytics,
  md: Markdown,
): string {
  if (signals === undefined) return ''
  const lastChanges = figuresIn(pullRequests)?.lastChanges
  const { questions, searches, feedback, period, showTexts, whyHidden } = signals
  const readings = [questions, searches, feedback].filter((reading) => reading !== undefined)
  const isAnyRead = readings.some(({ status }) => status === 'read')
  const isAnyAsked = readings.length > 0
  return blocks([
    isAnyAsked && '### 🔧 Fix these first',
    isAnyAsked && !isAnyRead && 'What readers missed is unknown: none of it could be read.',
    readersSentence(signals, md),
    ...warningNotes(md, describeMissingSignals(signals)),
    priorities.length > 0 &&
      table(
        ['Where', 'What is wrong'],
        priorities.map((one) => [
          placeOf(one, lastChanges, md),
          md.cell(
            one.problems.map(
              (problem) => leastOf(problem, signals) + describeProblem(problem, period, md),
            ),
          ),
        ]),
      ),
    isAnyRead &&
      !showTexts &&
      `> ℹ️ Readers' words are hidden, since ${md.message(whyHidden, 200)}. \`reader-texts: show\` shows them here.`,
  ])
}

function placeOf(
  { where, problems }: Priority,
  lastChanges: LastChanges | undefined,
  md: Markdown,
): string {
  if (where?.kind === 'page') {
    const change = lastChanges?.get(where.name)
    return md.cell([md.path(where.name), ...(change ? [`changed ${describeChange(change)}`] : [])])
  }
  if (where?.kind === 'topic') return `Topic: ${md.text(where.name)}`
  return problems[0]?.kind === 'searches' ? 'Search' : 'Elsewhere'
}

/** What stands before a count of a list that was read in part. */
function leastOf({ kind }: Problem, { questions, feedback }: ReaderSignals): string {
  const { votes = '', code = '' } = figuresIn(feedback)?.gaps ?? {}
  const gaps = { questions: gapIn(questions), searches: '', votes, code }
  return gaps[kind] === '' ? '' : 'at least '
}

function describeProblem(problem: Problem, { weeks }: Period, md: Markdown): string {
  switch (problem.kind) {
    case 'questions': {
      const { questions, times, example } = problem
      const asked = times > questions ? `, asked ${formatCount(times)} times,` : ''
      const quoted = md.text(example ?? '')
      const such = quoted === '' ? '' : `${questions > 1 ? ', such as' : ':'} “${quoted}”`
      return `${differentQuestions(questions)}${asked} got no answer${such}`
    }
    case 'searches': {
      const { term, terms, searches, clickRate } = problem
      const what =
        term === null ? countOf(terms, 'search term') : `“${nameCell(md, term, 'empty')}”`
      const rarely = clickRate === 0 ? 'never' : 'hardly ever'
      const clicked = clickRate < 0.005 ? rarely : formatShare(clickRate)
      return `${what}: searched ${formatCount(searches)} times, ${clicked} clicked`
    }
    case 'votes': {
      const { thumbsDown, votes, views } = problem
      // The list of pages is of the last week, whatever the votes are of.
      const when = weeks === 1 ? '' : ' last week'
      const seen = views === null ? '' : `, ${countOf(views, 'view')}${when}`
      return `${formatCount(thumbsDown)} of ${countOf(votes, 'vote')} down${seen}`
    }
    case 'code':
      return `${countOf(problem.complaints, 'complaint')} about its code`
  }
}

function differentQuestions(count: number): string {
  return count === 1 ? '1 question' : `${formatCount(count)} different questions`
}

/**
 * What readers missed, in one sentence of numbers; '' if we read none of it.
 * @param md names a single page; without it, the sentence holds only words of ours
 */
export function readersSentence(
  { questions, searches, feedback, period }: ReaderSignals,
  md?: Markdown,
): string {
  const missed: string[] = []
  const quiet: string[] = []
  const say = ({ gap }: { gap: string }, clause: string | false, ifNone: string) => {
    if (clause) missed.push(gap === '' ? clause : `at least ${clause}`)
    // Only if we read everything does nothing found mean that there is nothing.
    else if (gap === '') quiet.push(ifNone)
  }
  if (questions?.status === 'read') {
    const count = questions.value.questions.length
    const clause = `**${differentQuestions(count)}** got no answer`
    say(questions, count > 0 && clause, 'every question was answered')
  }
  if (searches?.status === 'read') {
    const { unclicked, unclickedSearches } = searches.value
    const clause = `**${countOf(unclickedSearches, 'search', 'searches')}** went unclicked`
    say(searches, unclicked.length > 0 && clause, 'no search term went unclicked')
  }
  if (feedback?.status === 'read') {
    const { disliked, readMuchLikedLittle } = feedback.value
    const meant = readMuchLikedLittle ? disliked.filter(({ isReadMuch }) => isReadMuch) : disliked
    const [only] = meant
    const what =
      md && only && meant.length === 1 ? md.path(only.path) : countOf(meant.length, 'page')
    const clause = readMuchLikedLittle
      ? `**${what}** ${meant.length === 1 ? 'is' : 'are'} read a lot and liked little`
      : `**${what}** got two thumbs down or more`
    say(
      { gap: feedback.value.gaps.votes },
      disliked.length > 0 && clause,
      'no page got two thumbs down',
    )
  }
  // The last week needs no name: the sentence before this one has it.
  const when = period.weeks === 1 ? '' : ` ${period.inWords}`
  if (missed.length === 0)
    return quiet.length > 0 ? `Nothing stands out${when}: ${quiet.join(', ')}.` : ''
  const sentence = `${when && `${when.trim()}, `}${missed.join('; ')}.`
  return sentence.replace(/^[ai]/, (letter) => letter.toUpperCase())
}

/** The share of questions without an answer, if it rose and there were enough questions; else ''. */
export function riseSentence(signals: ReaderSignals | undefined): string {
  const { hasRisen, unansweredShare, unansweredShareBefore } = figuresIn(signals?.questions) ?? {}
  if (signals === undefined || !hasRisen) return ''
  const [share, before] = [unansweredShare ?? 0, unansweredShareBefore ?? 0]
  const { weeks, inWords, beforeInWords } = signals.period
  const when = weeks === 1 ? '' : ` ${inWords}`
  return `**${formatShare(share)} of the questions** to the assistant got no answer${when}, up from ${formatShare(before)} ${beforeInWords}.`
}

/** What is unknown of the signals, and why: sentences of plain text. */
export function describeMissingSignals(signals: ReaderSignals | undefined): string[] {
  if (signals === undefined) return []
  const readings = KINDS.map((kind) => [SIGNALS[kind].name, signals[kind]] as const)
  return describeMissing(readings, signals.period.label)
}

/** A name, or what stands for one, in a table's cell. */
export function nameCell(md: Markdown, name: string | null, ifEmpty: string): string {
  return md.text(name ?? '') || `_${ifEmpty}_`
}
