import { hash } from 'node:crypto'
import { ActionError } from '../errors.ts'
import { scrubLine } from '../privacy/scrub.ts'
import type { Turn } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { attemptBefore, Listing, type Read } from './listing.ts'
import { byText, normalForm, pagePath, type Ranked, rank, sumOf, Tally } from './ranking.ts'
import { type DateRange, rangeOf, type Week } from './weeks.ts'

/** The most rows that the service gives at once. */
const TURNS_AT_A_TIME = 1000
/** Of a range: 20 of the requests of a report. */
const MOST_TURNS = 20_000

/** Questions about one subject count as a place to mend from this many on. */
const MIN_AT_A_PLACE = 2

export interface QuestionFigures {
  /** Questions to the assistant: the turns of all conversations. */
  turns: number
  unansweredTurns: number
  /** Which part of the turns was not answered, 0 to 1; null where there were none. */
  unansweredShare: number | null
  /** Null where the week before is unknown. */
  unansweredShareBefore: number | null
  /** Different questions without an answer, those asked most first. */
  questions: Ranked<UnansweredQuestion>
  /** By what the conversation was about, and by the page that it began on; null where that is unknown. */
  categories: Ranked<QuestionGroup>
  pages: Ranked<QuestionGroup>
  /** Each question once: by page where two or more have it in common, else by category, else the rest. */
  places: QuestionPlace[]
}

export interface UnansweredQuestion {
  /** Scrubbed. */
  text: string
  times: number
  category: string | null
  /** The page that most of the conversations began on. */
  page: string | null
}

export interface QuestionGroup {
  name: string | null
  /** Different questions, and how often they were asked. */
  questions: number
  times: number
  /** Of a category, the page that most of its conversations began on; of a page, their category. */
  mostlyAt: string | null
}

export interface QuestionPlace {
  kind: 'page' | 'topic' | 'elsewhere'
  name: string
  questions: number
  times: number
}

/**
 * Reads the turns of a range, each once: rows of one conversation share its ID, and rows shift between
 * the answers of a listing.
 * @returns why turns may be missing; empty where none are
 * @throws when the first answer cannot be read
 */
export function readTurns(
  step: Step,
  range: DateRange,
  add: (turn: Turn) => void,
  mostTurns = MOST_TURNS,
): Promise<string> {
  // Hashes, as there can be thousands of texts.
  const seen = new Set<string>()
  const turns = new Listing<Turn>(step, {
    limit: TURNS_AT_A_TIME,
    mostRows: mostTurns,
    ask: ({ limit, cursor }) => step.service.getConversations(range, { limit, cursor }),
    add: (turn) => {
      const key = hash('sha256', JSON.stringify([turn.id, turn.timestamp, turn.query]), 'base64')
      if (seen.has(key)) return
      seen.add(key)
      add(turn)
    },
  })
  return turns.readAll()
}

/** Only `resolutionStatus` says whether a turn was answered: one that asks back was, by the service's rule. */
export function isUnanswered({ resolutionStatus }: Turn): boolean {
  return resolutionStatus === 'unanswered'
}

/** Reads the questions of two weeks: of the week before, their numbers alone. */
export async function readQuestions(
  step: Step,
  week: Week,
  weekBefore: Week,
): Promise<Read<QuestionFigures>> {
  const last = { turns: 0, unansweredTurns: 0 }
  const asked = new Map<string, Question>()
  const unanswered: UnansweredTurn[] = []
  const gap = await readTurns(step, rangeOf(week), (turn) => {
    last.turns++
    if (isUnanswered(turn)) unanswered.push(takeTurn(turn, asked))
  })
  last.unansweredTurns = unanswered.length
  // The share of a part of the questions cannot be compared.
  if (gap !== '') return { value: questionFigures(last, unanswered, null), gap, notes: [] }
  const before = await attemptBefore(async () => {
    const numbers = { turns: 0, unansweredTurns: 0 }
    const missing = await readTurns(step, rangeOf(weekBefore), (turn) => {
      numbers.turns++
      if (isUnanswered(turn)) numbers.unansweredTurns++
    })
    if (missing !== '') throw new ActionError(missing)
    return numbers
  })
  return { value: questionFigures(last, unanswered, before.value), gap, notes: before.notes }
}

/** A question in whatever case, spaces and punctuation. */
interface Question {
  text: string
  times: number
}

interface UnansweredTurn {
  question: Question
  category: string | null
  page: string | null
}

/** What is kept of a turn, without personal data that is recognised. */
function takeTurn({ query, queryCategory, pageUrl }: Turn, asked: Map<string, Question>) {
  const text = scrubLine(query)
  const form = normalForm(text)
  const question = asked.get(form) ?? { text, times: 0 }
  asked.set(form, question)
  // Of its spellings the one that sorts first, whichever came first.
  if (byText(text, question.text) < 0) question.text = text
  question.times++
  return {
    question,
    category: scrubLine(queryCategory ?? '') || null,
    page: pageUrl === null ? null : scrubLine(pagePath(pageUrl)),
  }
}

interface Numbers {
  turns: number
  unansweredTurns: number
}

function questionFigures(
  last: Numbers,
  unanswered: readonly UnansweredTurn[],
  before: Numbers | null,
): QuestionFigures {
  const questions = [...Map.groupBy(unanswered, ({ question }) => question)].map(
    ([{ text, times }, turns]) => ({
      text,
      times,
      category: tallyOf(turns, 'category').most(),
      page: tallyOf(turns, 'page').most(),
    }),
  )
  return {
    ...last,
    unansweredShare: shareOf(last),
    unansweredShareBefore: before && shareOf(before),
    questions: rank(questions, (a, b) => b.times - a.times || byText(a.text, b.text)),
    categories: groupBy(unanswered, 'category', 'page'),
    pages: groupBy(unanswered, 'page', 'category'),
    places: placesOf(questions),
  }
}

function shareOf({ turns, unansweredTurns }: Numbers): number | null {
  return turns === 0 ? null : unansweredTurns / turns
}

function tallyOf(turns: readonly UnansweredTurn[], by: 'category' | 'page'): Tally {
  const tally = new Tally()
  for (const { [by]: name } of turns) if (name !== null) tally.add(name)
  return tally
}

/** A question that was asked in two groups counts in both. */
function groupBy(
  unanswered: readonly UnansweredTurn[],
  by: 'category' | 'page',
  other: 'category' | 'page',
): Ranked<QuestionGroup> {
  const groups = [...Map.groupBy(unanswered, (turn) => turn[by])].map(([name, turns]) => ({
    name,
    questions: new Set(turns.map(({ question }) => question)).size,
    times: turns.length,
    mostlyAt: tallyOf(turns, other).most(),
  }))
  return rank(
    groups,
    (a, b) => b.questions - a.questions || b.times - a.times || byText(a.name, b.name),
  )
}

function placesOf(questions: readonly UnansweredQuestion[]): QuestionPlace[] {
  const places: QuestionPlace[] = []
  const takeBy = (kind: 'page' | 'topic', from: readonly UnansweredQuestion[]) => {
    const nameOf = ({ page, category }: UnansweredQuestion) => (kind === 'page' ? page : category)
    return [...Map.groupBy(from, nameOf)].flatMap(([name, group]) => {
      const times = sumOf(group, (question) => question.times)
      if (name === null || times < MIN_AT_A_PLACE) return group
      places.push({ kind, name, questions: group.length, times })
      return []
    })
  }
  const rest = takeBy('topic', takeBy('page', questions))
  if (rest.length > 0) {
    const times = sumOf(rest, (question) => question.times)
    places.push({ kind: 'elsewhere', name: '', questions: rest.length, times })
  }
  return places.toSorted((a, b) => b.times - a.times || byText(a.name, b.name))
}
