import {
  type Block,
  BREAK,
  countOf,
  join,
  link,
  ours,
  paragraph,
  pathOf,
  say,
  type Text,
  theirs,
} from '../frame/page.ts'
import type { Priority, Problem } from '../readers/priorities.ts'
import { figuresIn, isPartial } from '../readers/reading.ts'
import type { ReaderSignals } from '../readers/signals.ts'
import { describeChange, type LastChanges } from './last-changes.ts'
import { shareOf } from './numbers.ts'
import type { Report } from './read-report.ts'

/* What stands open in a report, beside its chart. */

/** Of the agent's pull requests. */
const MAX_PULLS = 10
const NO_PULLS =
  'The agent opened no pull request in this repository in the last 13 weeks. If the docs are in another one, run this there.'

export function atLeast(isLow: boolean): Text {
  return isLow ? ours('at least ') : []
}

export function differentQuestions(count: number): Text {
  return count === 1 ? ours('1 question') : say`${count} different questions`
}

/** What to fix first, out of all signals, as one table. */
export function fixFirstBlocks({ signals, priorities, pullRequests }: Report): Block[] {
  if (signals === undefined) return []
  const { questions, searches, feedback, whyHidden } = signals
  const lastChanges = figuresIn(pullRequests)?.lastChanges
  const blocks: Block[] = []
  if (priorities.length > 0) {
    const rows = priorities.map((one) => [
      describePlace(one, lastChanges),
      join(
        one.problems.map((problem) => describeProblem(problem, signals)),
        BREAK,
      ),
    ])
    blocks.push(
      { kind: 'heading', text: ours('🔧 Fix these first') },
      { kind: 'table', columns: ['Where', 'What is wrong'], rows },
    )
  }
  if (whyHidden !== undefined && [questions, searches, feedback].some((one) => one?.available)) {
    const text = say`Readers' words are hidden, since ${ours(whyHidden)}. \`reader-texts: show\` shows them here.`
    blocks.push({ kind: 'note', text })
  }
  return blocks
}

function describePlace({ where, problems }: Priority, lastChanges: LastChanges | undefined): Text {
  if (where?.kind === 'topic') return say`Topic: ${where.name}`
  if (where === undefined) return ours(problems[0]?.kind === 'searches' ? 'Search' : 'Elsewhere')
  const change = lastChanges?.get(where.name)
  const changed = change && say`changed ${ours(describeChange(change))}`
  return join([pathOf(where.name), changed], BREAK)
}

function describeProblem(problem: Problem, { period, questions, feedback }: ReaderSignals): Text {
  switch (problem.kind) {
    case 'questions': {
      const { questions: count, times, example } = problem
      const least = atLeast(isPartial(questions, 'Questions'))
      const asked = times > count ? say`, asked ${times} times,` : []
      const such =
        example === undefined ? [] : say`${ours(count > 1 ? ', such as' : ':')} “${example}”`
      return say`${least}${differentQuestions(count)}${asked} got no answer${such}`
    }
    case 'searches': {
      const { term, searches, clickRate } = problem
      const rarely = ours(clickRate === 0 ? 'never' : 'hardly ever')
      const clicked = clickRate < 0.005 ? rarely : shareOf(clickRate)
      return say`“${term}”: searched ${searches} times, ${clicked} clicked`
    }
    case 'votes': {
      const { thumbsDown, votes, views } = problem
      const least = atLeast(isPartial(feedback, 'Votes'))
      // The list of pages is of the last week, whatever the votes are of.
      const when = ours(period.weeks === 1 ? '' : ' last week')
      const seen = views === undefined ? [] : say`, ${countOf(views, 'view')}${when}`
      return say`${least}${thumbsDown} of ${countOf(votes, 'vote')} down${seen}`
    }
  }
}

/** What the team made of the agent's pull requests, and those that wait for it. */
export function pullBlocks({ pullRequests }: Report): Block[] {
  if (!pullRequests?.available) return []
  const { merged, closed, waiting, complete } = pullRequests
  const heading: Block = { kind: 'heading', text: ours('🔁 The agent’s pull requests') }
  if (complete && merged + closed + waiting.length === 0)
    return [heading, paragraph(ours(NO_PULLS))]
  const [least, shown] = [atLeast(!complete), waiting.slice(0, MAX_PULLS)]
  const made = say`In the last 13 weeks, ${least}**${merged}** ${ours(merged === 1 ? 'was' : 'were')} merged and ${least}**${closed}** closed without a merge.`
  if (shown.length === 0) return [heading, paragraph(made)]
  const items = shown.map(({ number, title, url }) =>
    link(url, say`${theirs(title)} #${ours(`${number}`)}`),
  )
  const part = shown.length < waiting.length ? say`${shown.length} of ` : []
  const title = say`**Open** (${part}${least}${waiting.length})`
  return [heading, paragraph(made), { kind: 'list', title, items }]
}
