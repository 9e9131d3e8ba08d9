import {
  type Block,
  countOf,
  join,
  link,
  ours,
  pathOf,
  say,
  type Text,
  theirs,
} from '../frame/page.ts'
import { figuresIn, isPartial, type List } from '../readers/reading.ts'
import { changeOf, shareOf, withNumber } from './numbers.ts'
import type { Report } from './read-report.ts'
import { atLeast } from './sections.ts'

/* The lists in the report's fold: the most useful first. The JSON file has more rows. */

/** Of a list, and of one in a line. */
const MAX_ITEMS = { list: 5, line: 8 }
const MAX_TEXT_LENGTH = 200
const DEFINITIONS = link(
  'https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/report.md#what-the-numbers-mean',
  ours('What the numbers mean'),
)

export function listBlocks({ signals, topPages, weeks }: Report): Block[] {
  const { questions, searches, feedback, whyHidden } = signals ?? {}
  const { disliked, comments } = figuresIn(feedback) ?? {}
  const showsTexts = whyHidden === undefined
  const blocks = [
    blockOf('list', 'Questions without an answer', isPartial(questions, 'Questions'), {
      list: showsTexts ? figuresIn(questions)?.questions : undefined,
      print: ({ text, times, page }) =>
        say`${quote(text)}${page === undefined ? [] : say` on ${pathOf(page)}`}${times > 1 ? say`, ${times} times` : []}`,
    }),
    blockOf('line', 'Search terms hardly ever clicked', isPartial(searches, 'Searches'), {
      list: showsTexts ? figuresIn(searches)?.unclicked : undefined,
      print: ({ term, searches: times, clickRate }) =>
        say`${withNumber(say`“${term}”`, times)} (${shareOf(clickRate)})`,
    }),
    blockOf('line', 'Pages voted down', isPartial(feedback, 'Votes'), {
      list: disliked,
      print: ({ path, thumbsUp, thumbsDown }) =>
        say`${withNumber(pathOf(path), thumbsDown)} of ${countOf(thumbsUp + thumbsDown, 'vote')}`,
    }),
    blockOf('list', 'What readers wrote', isPartial(feedback, 'Comments'), {
      list: comments,
      print: ({ path, text }) => say`${quote(text)} on ${pathOf(path)}`,
    }),
    blockOf('line', 'Top pages', weeks[0]?.gap !== undefined, {
      list: topPages,
      print: ({ path, last, change }) => {
        const views = withNumber(pathOf(path), last.total)
        return change === undefined ? views : say`${views} (${changeOf(change)})`
      },
    }),
  ].filter((block) => block !== undefined)
  if (blocks.length === 0) return []
  const removed = ours("Recognised personal data is removed from readers' words.")
  return [...blocks, { kind: 'small', text: join([removed, DEFINITIONS]) }]
}

/** The first items of a list, under its title; undefined if it is empty or unknown. */
function blockOf<Row>(
  kind: 'list' | 'line',
  name: string,
  isLow: boolean,
  { list, print }: { list: List<Row> | undefined; print(row: Row): Text },
): Block | undefined {
  if (list === undefined || list.count === 0) return undefined
  const items = list.rows.slice(0, MAX_ITEMS[kind]).map(print)
  const shown = items.length < list.count ? say`${items.length} of ` : []
  return { kind, title: say`**${ours(name)}** (${shown}${atLeast(isLow)}${list.count})`, items }
}

/** In quotation marks, so that it can begin an item. */
function quote(text: string): Text {
  return say`“${theirs(text, MAX_TEXT_LENGTH)}”`
}
