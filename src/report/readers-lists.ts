import { figuresIn, type SignalFigures } from '../readers/signals.ts'
import { escapeMarkdown } from './escape.ts'
import { formatCount, formatShare } from './numbers.ts'
import type { List, ReaderLists } from './readers-tables.ts'
import type { Row } from './tables.ts'

/** As in the tables of page views: the end of a path is what tells pages apart. */
const MAX_NAME_LENGTH = 120
const MAX_TEXT_LENGTH = 200
const UNKNOWN = '–'

/**
 * Numbers stand last, where a phone cuts tables off: what says where to act is seen.
 * @param showTexts without it, no list holds a word that a reader typed
 */
export function readerLists(figures: SignalFigures, showTexts: boolean): ReaderLists {
  const words = (lists: List[]) => (showTexts ? lists : [])
  const shown = [...topics(figures), ...words(deadEnds(figures)), ...disliked(figures)]
  const behind = [
    ...words(questions(figures)),
    ...placesAsked(figures),
    ...words(searchedMost(figures)),
    ...code(figures, showTexts),
    ...words(comments(figures)),
    ...agents(figures),
  ]
  const notEmpty = ({ rows }: List) => rows.length > 0
  return { shown: shown.filter(notEmpty), folded: behind.filter(notEmpty) }
}

function topics({ questions }: SignalFigures): List[] {
  const { categories, questions: all } = figuresIn(questions) ?? {}
  if (categories === undefined || !all?.count) return []
  return [
    {
      title: 'Unanswered, by topic',
      columns: ['Topic', 'Mostly on', 'Count:'],
      rows: categories.rows.map(({ name, questions, mostlyAt }) => [
        nameCell(name, 'no topic'),
        nameCell(mostlyAt),
        formatCount(questions),
      ]),
      count: categories.count,
    },
  ]
}

function placesAsked({ questions }: SignalFigures): List[] {
  const { pages } = figuresIn(questions) ?? {}
  if (pages === undefined) return []
  return [
    {
      title: '📍 Pages where questions went unanswered',
      columns: ['Page', 'Mostly about', 'Count:'],
      rows: pages.rows.map(({ name, questions, mostlyAt }) => [
        nameCell(name, 'page not known'),
        nameCell(mostlyAt),
        formatCount(questions),
      ]),
      count: pages.count,
    },
  ]
}

function questions(figures: SignalFigures): List[] {
  const { questions: all } = figuresIn(figures.questions) ?? {}
  if (all === undefined) return []
  return [
    {
      title: '❓ Questions without an answer',
      columns: ['Question', 'Page', 'Asked:'],
      rows: all.rows.map(({ text, times, page }) => [
        textCell(text),
        nameCell(page),
        formatCount(times),
      ]),
      count: all.count,
    },
  ]
}

const SEARCH_COLUMNS = ['Searched for', 'Times:', 'Clicked:']

function deadEnds({ searches }: SignalFigures): List[] {
  const { deadEnds: list } = figuresIn(searches) ?? {}
  if (list === undefined) return []
  const rows = list.rows.map(searchRow)
  return [{ title: 'Searches that led nowhere', columns: SEARCH_COLUMNS, rows, count: list.count }]
}

function searchedMost({ searches }: SignalFigures): List[] {
  const { top } = figuresIn(searches) ?? {}
  if (top === undefined) return []
  const rows = top.rows.map(searchRow)
  return [{ title: '🔎 Searched most', columns: SEARCH_COLUMNS, rows, count: top.count }]
}

function searchRow({
  term,
  searches,
  clickRate,
}: {
  term: string
  searches: number
  clickRate: number
}): Row {
  return [nameCell(term, 'empty'), formatCount(searches), formatShare(clickRate)]
}

function disliked({ feedback }: SignalFigures): List[] {
  const { disliked: list, readMuchLikedLittle } = figuresIn(feedback) ?? {}
  if (list === undefined) return []
  const withViews = readMuchLikedLittle !== null
  return [
    {
      title: withViews ? 'Read most, liked least' : 'Liked least',
      columns: ['Page', '👎:', 'Share:', ...(withViews ? ['Views:'] : [])],
      rows: list.rows.map(({ path, thumbsDown, share, views }) => [
        nameCell(path),
        formatCount(thumbsDown),
        formatShare(share),
        ...(withViews ? [views === null ? UNKNOWN : formatCount(views)] : []),
      ]),
      count: list.count,
    },
  ]
}

function code({ feedback }: SignalFigures, showTexts: boolean): List[] {
  const { code: pages, snippets } = figuresIn(feedback) ?? {}
  if (pages === undefined) return []
  const title = '🧩 Code snippets with complaints'
  // Without the names of the snippets, their pages still say where to look.
  if (!showTexts || snippets == null || snippets.count === 0) {
    const rows = pages.rows.map(({ path, code }) => [nameCell(path), formatCount(code)])
    return [{ title, columns: ['Page', 'Complaints:'], rows, count: pages.count }]
  }
  const rows = snippets.rows.map(({ path, filename, lang, complaints }) => [
    nameCell(path),
    nameCell([filename, lang].filter(Boolean).join(', '), 'code'),
    formatCount(complaints),
  ])
  return [{ title, columns: ['Page', 'Snippet', 'Complaints:'], rows, count: snippets.count }]
}

function comments({ feedback }: SignalFigures): List[] {
  const { comments: list } = figuresIn(feedback) ?? {}
  if (list == null) return []
  const rows = list.rows.map(({ path, text }) => [nameCell(path), textCell(text)])
  return [{ title: '💬 What readers wrote', columns: ['Page', 'Comment'], rows, count: list.count }]
}

function agents({ feedback }: SignalFigures): List[] {
  const { agents: sent } = figuresIn(feedback) ?? {}
  if (sent == null) return []
  const rows = sent.pages.rows.map(({ path, count }) => [nameCell(path), formatCount(count)])
  const { count } = sent.pages
  return [
    { title: '🤖 Pages with feedback from AI agents', columns: ['Page', 'Times:'], rows, count },
  ]
}

function nameCell(name: string | null, ifEmpty = UNKNOWN): string {
  return (
    escapeMarkdown(name ?? '', MAX_NAME_LENGTH) || (ifEmpty === UNKNOWN ? UNKNOWN : `_${ifEmpty}_`)
  )
}

function textCell(text: string): string {
  return escapeMarkdown(text, MAX_TEXT_LENGTH) || UNKNOWN
}
