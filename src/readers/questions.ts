import { hash } from 'node:crypto'
import { addressOf } from '../docs-site/addresses.ts'
import { type Scrubbed, scrubLine } from '../privacy/scrub.ts'
import type { Turn } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import { byText, normalForm, Tally } from './ranking.ts'
import { attempt, type Gap, listOf, type Reading, type Session } from './reading.ts'
import { type Period, rangeOf } from './weeks.ts'

/** The most rows that the service gives at once. */
const TURNS_AT_A_TIME = 1000
/** For a range of dates: 20,000 turns. */
const MOST_REQUESTS = 20

/** A name is undefined if unknown. */
export interface QuestionFigures extends ReturnType<typeof groupsOf> {
  /** Questions to the assistant: the turns of all conversations. */
  turns: number
  unansweredTurns: number
  /** The share of turns without an answer, 0 to 1; undefined if unknown, or if there were none. */
  unansweredShare: number | undefined
}

/**
 * Reads the turns of a period, each once: turns of one conversation share its ID, and rows shift between the
 * answers of a list (D10).
 * @throws when the first answer cannot be read
 */
function readTurns(
  session: Session,
  period: Period,
  add: (turn: Turn) => void,
): Promise<Gap | undefined> {
  // Hashes take less memory than thousands of texts.
  const seen = new Set<string>()
  const turns = new Listing<Turn>(session, {
    subject: { of: 'Questions', when: period.label },
    limit: TURNS_AT_A_TIME,
    mostRequests: MOST_REQUESTS,
    ask: ({ limit, cursor }) =>
      session.service.getConversations(rangeOf(period), { limit, cursor }),
    add: (turn) => {
      const key = hash('sha256', JSON.stringify([turn.id, turn.timestamp, turn.query]), 'base64')
      if (!seen.has(key)) add(turn)
      seen.add(key)
    },
  })
  return turns.readAll()
}

/** By the service's rule, a turn in which the assistant asks back is answered, whatever its status. */
function isUnanswered({ resolutionStatus, responseType }: Turn): boolean {
  return resolutionStatus === 'unanswered' && responseType !== 'clarifying_question'
}

/** Reads the questions of a period. */
export function readQuestions(session: Session, period: Period): Promise<Reading<QuestionFigures>> {
  return attempt({ of: 'Questions', when: period.label }, async (gaps) => {
    const unanswered: UnansweredTurn[] = []
    let turns = 0
    const gap = await readTurns(session, period, (turn) => {
      turns++
      if (isUnanswered(turn)) unanswered.push(scrubTurn(turn))
    })
    if (gap) gaps.push(gap)
    return {
      turns,
      unansweredTurns: unanswered.length,
      unansweredShare: turns === 0 ? undefined : unanswered.length / turns,
      ...groupsOf(unanswered),
    }
  })
}

type UnansweredTurn = ReturnType<typeof scrubTurn>

/**
 * What we keep of a turn. `id` tells questions apart, whatever their case, spaces and punctuation, even if they
 * look alike after a cut or a scrub. It is a hash, since it is made before the scrub.
 */
function scrubTurn({ query, queryCategory, pageUrl }: Turn) {
  const text = scrubLine(query)
  const category = scrubLine(queryCategory ?? '') || undefined
  const page = pageUrl === null ? undefined : scrubLine(addressOf(pageUrl))
  const id = hash('sha256', normalForm(query), 'base64')
  return { text, id, category, page }
}

function groupsOf(unanswered: readonly UnansweredTurn[]) {
  const questions = [...Map.groupBy(unanswered, ({ id }) => id)].map(([id, turns]) => ({
    id,
    // Of its spellings, the one that sorts first.
    text: turns.map(({ text }) => text).toSorted(byText)[0] ?? scrubLine(''),
    times: turns.length,
    category: Tally.of(turns.map(({ category }) => category)).most(),
    /** Where most of the conversations began. */
    page: Tally.of(turns.map(({ page }) => page)).most(),
  }))
  const pages = groupBy(unanswered, 'page')
  const shared = pages.filter(({ name, times }) => name !== undefined && times > 1)
  const names = new Set(shared.map(({ name }) => name))
  const others = unanswered.filter(({ page }) => !names.has(page))
  const topics = groupBy(others, 'category').filter(({ times }) => times > 1)
  return {
    /** Different questions without an answer, those asked most first. */
    questions: listOf(
      questions
        .sort((a, b) => b.times - a.times || byText(a.text, b.text) || byText(a.id, b.id))
        .map(({ id: _, ...question }) => question),
    ),
    /** Each turn counts once: by page if another one shares it, else by topic. Leaves out single ones. */
    places: [
      ...shared.map((group) => ({ ...group, kind: 'page' as const })),
      ...topics.map((group) => ({ ...group, kind: 'topic' as const })),
    ],
  }
}

interface QuestionGroup {
  name: Scrubbed | undefined
  /** Different ones. */
  questions: number
  times: number
  /** The one that was asked most. */
  example: Scrubbed | undefined
}

/** The groups with the most different questions first. */
function groupBy(turns: readonly UnansweredTurn[], by: 'category' | 'page'): QuestionGroup[] {
  const groups = [...Map.groupBy(turns, (turn) => turn[by])].map(([name, group]) => ({
    name,
    questions: new Set(group.map(({ id }) => id)).size,
    times: group.length,
    example: Tally.of(group.map(({ text }) => text)).most(),
  }))
  return groups.sort(
    (a, b) => b.questions - a.questions || b.times - a.times || byText(a.name, b.name),
  )
}
