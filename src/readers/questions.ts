import { createHash } from 'node:crypto'
import type { Turn } from '../service/reader-signals.ts'
import type { Ranked } from '../traffic/ranking.ts'
import { addCount, byText, getOrAdd, mostCounted, rank } from './order.ts'
import { normalForm, pagePath, scrubbedLine } from './words.ts'

/**
 * What is kept of a week's questions while they are read: numbers, and each unanswered one once. A week
 * can hold tens of thousands, with their answers many times what a runner has room for.
 */
export interface QuestionTally {
  /** Questions asked. */
  turns: number
  unansweredTurns: number
  /** Their keys: a row that moves between the pages of the listing counts once. */
  readonly seen: Set<string>
  /** By their normal form. */
  readonly unanswered: Map<string, UnansweredForms>
}

interface UnansweredForms {
  text: string
  times: number
  /** How often in conversations of each category, and begun on each page. */
  categories: Map<string, number>
  pages: Map<string, number>
}

export function newTally(): QuestionTally {
  return { turns: 0, unansweredTurns: 0, seen: new Set(), unanswered: new Map() }
}

/**
 * Counts a turn. Only `resolutionStatus` tells whether it was answered: an answer that asks back may have
 * been all that was needed. With `numbersOnly`, no question is kept.
 */
export function addTurn(tally: QuestionTally, turn: Turn, { numbersOnly = false } = {}): void {
  const key = keyOf(turn)
  if (tally.seen.has(key)) return
  tally.seen.add(key)
  tally.turns++
  if (turn.resolutionStatus !== 'unanswered') return
  tally.unansweredTurns++
  if (!numbersOnly) addUnanswered(tally.unanswered, turn)
}

/** What tells turns apart, hashed, since a question can be long and there can be 20,000 of them. */
function keyOf({ id, timestamp, query }: Turn): string {
  return createHash('sha1')
    .update(JSON.stringify([id, timestamp, query]))
    .digest('base64')
}

function addUnanswered(
  unanswered: QuestionTally['unanswered'],
  { query, queryCategory, pageUrl }: Turn,
): void {
  const text = scrubbedLine(query)
  const question = getOrAdd(unanswered, normalForm(text), () => ({
    text,
    times: 0,
    categories: new Map(),
    pages: new Map(),
  }))
  // Of its spellings the one that sorts first, whichever came first.
  if (byText(text, question.text) < 0) question.text = text
  question.times++
  const category = queryCategory === null ? '' : scrubbedLine(queryCategory)
  if (category !== '') addCount(question.categories, category)
  if (pageUrl !== null) addCount(question.pages, scrubbedLine(pagePath(pageUrl)))
}

export interface QuestionFigures {
  turns: number
  unansweredTurns: number
  /** Which part of the turns was not answered, 0 to 1; null where there were none. */
  unansweredShare: number | null
  /** Null where the week before is not known. */
  unansweredShareBefore: number | null
  /** Different questions without an answer, those asked most first. */
  questions: Ranked<UnansweredQuestion>
  /** By their conversations' categories, and the pages where these began; null where not known. */
  categories: Ranked<QuestionGroup>
  pages: Ranked<QuestionGroup>
}

interface UnansweredQuestion {
  /** Without personal data. */
  text: string
  times: number
  category: string | null
  page: string | null
}

export interface QuestionGroup {
  name: string | null
  /** Different questions, and how often they were asked. */
  questions: number
  times: number
  /** Of a category, the page where most of its conversations began; of a page, their category. */
  mostlyAt: string | null
}

/** @param before null where the week before is not known */
export function questionFigures(
  tally: QuestionTally,
  before: Pick<QuestionTally, 'turns' | 'unansweredTurns'> | null,
): QuestionFigures {
  const { turns, unansweredTurns } = tally
  const questions = [...tally.unanswered.values()]
  return {
    turns,
    unansweredTurns,
    unansweredShare: shareOf(tally),
    unansweredShareBefore: before === null ? null : shareOf(before),
    questions: rank(
      questions.map(({ categories, pages, ...question }) => ({
        ...question,
        category: mostCounted(categories),
        page: mostCounted(pages),
      })),
      (a, b) => b.times - a.times || byText(a.text, b.text),
    ),
    categories: groupBy(questions, 'categories', 'pages'),
    pages: groupBy(questions, 'pages', 'categories'),
  }
}

function shareOf({
  turns,
  unansweredTurns,
}: Pick<QuestionTally, 'turns' | 'unansweredTurns'>): number | null {
  return turns === 0 ? null : unansweredTurns / turns
}

/** A question in two groups counts in both. */
function groupBy(
  all: readonly UnansweredForms[],
  by: 'categories' | 'pages',
  other: 'categories' | 'pages',
): Ranked<QuestionGroup> {
  const groups = new Map<string | null, QuestionGroup & { others: Map<string, number> }>()
  for (const question of all) {
    const names = question[by].size === 0 ? [[null, question.times] as const] : question[by]
    for (const [name, times] of names) {
      const group = getOrAdd(groups, name, () => emptyGroup(name))
      group.questions++
      group.times += times
      for (const [place, count] of question[other]) addCount(group.others, place, count)
    }
  }
  return rank(
    [...groups.values()].map(({ others, ...group }) => ({
      ...group,
      mostlyAt: mostCounted(others),
    })),
    (a, b) => b.questions - a.questions || b.times - a.times || byText(a.name, b.name),
  )
}

function emptyGroup(name: string | null) {
  return { name, questions: 0, times: 0, mostlyAt: null, others: new Map<string, number>() }
}
