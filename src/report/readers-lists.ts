import type { SearchTerm } from '../readers/searches.ts'
import { figuresIn, type SignalFigures } from '../readers/signals.ts'
import type { Ranked } from '../traffic/ranking.ts'
import { escapeMarkdown } from './escape.ts'
import { formatCount, formatShare, UNKNOWN } from './numbers.ts'
import type { List, ReaderLists } from './readers-tables.ts'
import type { Row } from './tables.ts'

/** As in the tables of page views: the end of a path is what tells pages apart. */
const MAX_NAME_LENGTH = 120
const MAX_TEXT_LENGTH = 200

/**
 * Numbers stand last, where a phone cuts tables off: what says where to act is seen.
 * @param showTexts without it, no list holds a word that a reader typed
 */
export function readerLists(figures: SignalFigures, showTexts: boolean): ReaderLists {
  const words = (lists: List[]) => (showTexts ? lists : [])
  const notEmpty = ({ rows }: List) => rows.length > 0
  const questions = questionLists(figures)
  const searches = searchLists(figures)
  const feedback = feedbackLists(figures, showTexts)
  const shown = [...questions.topics, ...words(searches.mostlyUnclicked), ...feedback.disliked]
  const folded = [
    ...words(questions.unanswered),
    ...questions.places,
    ...words(searches.most),
    ...feedback.code,
    ...words(feedback.comments),
    ...feedback.agents,
  ]
  return { shown: shown.filter(notEmpty), folded: folded.filter(notEmpty) }
}

/** A list of what the figures hold; none where they do not. */
function listOf<T>(
  ranked: Ranked<T> | null | undefined,
  { title, columns, row }: { title: string; columns: readonly string[]; row(item: T): Row },
): List[] {
  return ranked ? [{ title, columns, rows: ranked.rows.map(row), count: ranked.count }] : []
}

function questionLists({ questions }: SignalFigures) {
  const figures = figuresIn(questions)
  return {
    topics: listOf(figures?.questions.count ? figures.categories : null, {
      title: 'Unanswered, by topic',
      columns: ['Topic', 'Mostly began on', 'Count:'],
      row: ({ name, questions: count, mostlyAt }) => [
        nameCell(name, 'no topic'),
        nameCell(mostlyAt),
        formatCount(count),
      ],
    }),
    unanswered: listOf(figures?.questions, {
      title: '❓ Questions without an answer',
      columns: ['Question', 'Conversation began on', 'Asked:'],
      row: ({ text, times, page }) => [textCell(text), nameCell(page), formatCount(times)],
    }),
    places: listOf(figures?.pages, {
      title: '📍 Where conversations with unanswered questions began',
      columns: ['Page', 'Mostly about', 'Count:'],
      row: ({ name, questions: count, mostlyAt }) => [
        nameCell(name, 'page not known'),
        nameCell(mostlyAt),
        formatCount(count),
      ],
    }),
  }
}

function searchLists({ searches }: SignalFigures) {
  const figures = figuresIn(searches)
  const columns = ['Searched for', 'Searches:', 'Unclicked:']
  const row = ({ term, searches: times, unclicked }: SearchTerm) => [
    nameCell(term, 'empty'),
    formatCount(times),
    formatCount(unclicked),
  ]
  return {
    mostlyUnclicked: listOf(figures?.mostlyUnclicked, {
      title: 'Mostly unclicked terms',
      columns,
      row,
    }),
    most: listOf(figures?.top, { title: '🔎 Searched most', columns, row }),
  }
}

function feedbackLists({ feedback }: SignalFigures, showTexts: boolean) {
  const figures = figuresIn(feedback)
  const withViews = figures?.readMuchLikedLittle != null
  const codeTitle = '🧩 Code snippets with complaints'
  // Without the names of the snippets, their pages still say where to look.
  const namesSnippets = showTexts && figures?.snippets?.count
  return {
    disliked: listOf(figures?.disliked, {
      title: withViews ? 'Read most, liked least' : 'Liked least',
      columns: ['Page', '👎:', 'Share:', ...(withViews ? ['Views:'] : [])],
      row: ({ path, thumbsDown, share, views }) => [
        nameCell(path),
        formatCount(thumbsDown),
        formatShare(share),
        ...(withViews ? [views === null ? UNKNOWN : formatCount(views)] : []),
      ],
    }),
    code: namesSnippets
      ? listOf(figures.snippets, {
          title: codeTitle,
          columns: ['Page', 'Snippet', 'Complaints:'],
          row: ({ path, filename, lang, complaints }) => [
            nameCell(path),
            nameCell([filename, lang].filter(Boolean).join(', '), 'code'),
            formatCount(complaints),
          ],
        })
      : listOf(figures?.code?.pages, {
          title: codeTitle,
          columns: ['Page', 'Complaints:'],
          row: ({ path, count }) => [nameCell(path), formatCount(count)],
        }),
    comments: listOf(figures?.comments, {
      title: '💬 What readers wrote',
      columns: ['Page', 'Comment'],
      row: ({ path, text }) => [nameCell(path), textCell(text)],
    }),
    agents: listOf(figures?.agents?.pages, {
      title: '🤖 Pages with feedback from AI agents',
      columns: ['Page', 'Times:'],
      row: ({ path, count }) => [nameCell(path), formatCount(count)],
    }),
  }
}

function nameCell(name: string | null, ifEmpty?: string): string {
  const unknown = ifEmpty === undefined ? UNKNOWN : `_${ifEmpty}_`
  return escapeMarkdown(name ?? '', MAX_NAME_LENGTH) || unknown
}

function textCell(text: string): string {
  return escapeMarkdown(text, MAX_TEXT_LENGTH) || UNKNOWN
}
