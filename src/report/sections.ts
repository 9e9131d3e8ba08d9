import {
  type Block,
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
import { scrubLine } from '../privacy/scrub.ts'
import type { Priority, Problem } from '../readers/priorities.ts'
import { byText } from '../readers/ranking.ts'
import { figuresIn, isPartial } from '../readers/reading.ts'
import type { ReaderSignals } from '../readers/kinds.ts'
import { changeOf, shareOf, withNumber } from '../readers/numbers.ts'
import type { Report } from './read-report.ts'

const NO_PULLS =
  'The agent opened no pull request in this repository in the last 13 weeks. If the docs are in another repository, run this there.'
/** The JSON file has more. */
const LIST = { kind: 'list', most: 5 } as const
const LINE = { kind: 'line', most: 8 } as const
const PULLS = { kind: 'list', most: 10 } as const
const MAX_TEXT_LENGTH = 200
const DEFINITIONS = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean',
  ours('What the numbers mean'),
)

export function atLeast(isLow: boolean): Text {
  return isLow ? ours('at least ') : []
}

export function differentQuestions(count: number): Text {
  return count === 1 ? ours('1 question') : say`${count} different questions`
}

export function fixFirstBlocks({ signals, priorities }: Report): Block[] {
  if (signals === undefined) return []
  const { questions, searches, feedback, whyHidden } = signals
  const blocks: Block[] = []
  if (priorities.length > 0) {
    const rows = priorities.map((one) => {
      const problems = one.problems.map((problem) => describeProblem(problem, signals))
      return [describePlace(one), join(problems, ours('<br>'))]
    })
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

function describePlace({ where, problems }: Priority): Text {
  if (where?.kind === 'topic') return say`Topic: ${where.name}`
  if (where === undefined) return ours(problems[0]?.kind === 'searches' ? 'Search' : 'Elsewhere')
  return pathOf(where.name)
}

function describeProblem(problem: Problem, { period, questions, feedback }: ReaderSignals): Text {
  switch (problem.kind) {
    case 'questions': {
      const { questions: count, times, example } = problem
      const least = atLeast(isPartial(questions, 'Questions'))
      const asked = times > count ? say`, asked ${times} times,` : []
      const before = ours(count > 1 ? ', such as' : ':')
      const quoted = example === undefined ? [] : say`${before} “${example}”`
      return say`${least}${differentQuestions(count)}${asked} got no answer${quoted}`
    }
    case 'searches': {
      const { term, searches, clickRate } = problem
      const clicked = clickRate === 0 ? ours('never') : shareOf(clickRate)
      return say`“${term}”: searched ${searches} times, ${clicked} clicked`
    }
    case 'votes': {
      const { thumbsDown, votes, views } = problem
      const least = atLeast(isPartial(feedback, 'Votes'))
      // Pages are always listed for the last week, even if votes cover several weeks.
      const when = ours(period.weeks === 1 ? '' : ' last week')
      const seen = views === undefined ? [] : say`, ${countOf(views, 'view')}${when}`
      return say`${least}${thumbsDown} of ${countOf(votes, 'vote')} down${seen}`
    }
  }
}

export function pullBlocks({ pullRequests }: Report): Block[] {
  if (!pullRequests?.available) return []
  const { merged, closed, waiting, complete } = pullRequests
  const heading: Block = { kind: 'heading', text: ours('🔁 The agent’s pull requests') }
  if (complete && merged + closed + waiting.length === 0)
    return [heading, paragraph(ours(NO_PULLS))]
  const least = atLeast(!complete)
  const made = say`In the last 13 weeks, ${least}**${merged}** ${ours(merged === 1 ? 'was' : 'were')} merged and ${least}**${closed}** closed without a merge.`
  const open = blocksOf(PULLS, 'Open', !complete, {
    list: waiting,
    print: ({ number, title, url }) => link(url, say`${theirs(title)} #${ours(`${number}`)}`),
  })
  return [heading, paragraph(made), ...open]
}

/** Most useful first. */
export function listBlocks({ signals, weeks: [last, before] }: Report): Block[] {
  const { questions, searches, feedback, whyHidden } = signals ?? {}
  const asked = whyHidden === undefined ? figuresIn(questions)?.questions : undefined
  const searched = whyHidden === undefined ? figuresIn(searches)?.unclicked : undefined
  const { disliked, comments } = figuresIn(feedback) ?? {}
  const viewed = [...(last?.pages ?? [])]
    .filter(([, { total }]) => total > 0)
    .sort(([a, one], [b, other]) => other.total - one.total || byText(a, b))
  const blocks = [
    blocksOf(LIST, 'Questions without an answer', isPartial(questions, 'Questions'), {
      list: asked,
      print: ({ text, times, page }) =>
        say`${quote(text)}${page === undefined ? [] : say` on ${pathOf(page)}`}${times > 1 ? say`, ${times} times` : []}`,
    }),
    blocksOf(LINE, 'Search terms rarely clicked', isPartial(searches, 'Searches'), {
      list: searched,
      print: ({ term, searches: times, clickRate }) =>
        say`${withNumber(say`“${term}”`, times)} (${shareOf(clickRate)})`,
    }),
    blocksOf(LINE, 'Pages with thumbs down', isPartial(feedback, 'Votes'), {
      list: disliked,
      print: ({ path, thumbsUp, thumbsDown }) =>
        say`${withNumber(pathOf(path), thumbsDown)} of ${countOf(thumbsUp + thumbsDown, 'vote')}`,
    }),
    blocksOf(LIST, 'What readers wrote', isPartial(feedback, 'Comments'), {
      list: comments,
      print: ({ path, text }) => say`${quote(text)} on ${pathOf(path)}`,
    }),
    blocksOf(LINE, 'Top pages', last?.gap !== undefined, {
      list: viewed,
      print: ([path, { total }]) => {
        const views = withNumber(pathOf(scrubLine(path)), total)
        return say`${views}${changeOf(total, before?.pages.get(path)?.total)}`
      },
    }),
  ].flat()
  if (blocks.length === 0) return []
  const hasWords = [asked, searched, comments].some((list) => list && list.length > 0)
  const removed = ours("Recognised personal data is removed from readers' words.")
  return [...blocks, { kind: 'small', text: join([hasWords ? removed : undefined, DEFINITIONS]) }]
}

function blocksOf<Row>(
  { kind, most }: { kind: 'list' | 'line'; most: number },
  name: string,
  isLow: boolean,
  { list, print }: { list: readonly Row[] | undefined; print(row: Row): Text },
): Block[] {
  if (list === undefined || list.length === 0) return []
  const items = list.slice(0, most).map(print)
  const shown = items.length < list.length ? say`${items.length} of ` : []
  const title = say`**${ours(name)}** (${shown}${atLeast(isLow)}${list.length})`
  return [{ kind, title, items }]
}

function quote(text: string): Text {
  return say`“${theirs(text, MAX_TEXT_LENGTH)}”`
}
