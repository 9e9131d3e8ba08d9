import { hash } from 'node:crypto'
import { addressOf } from '../addresses.ts'
import { scrubLine } from '../privacy/scrub.ts'
import type { Turn } from '../service/schemas.ts'
import { Listing } from './listing.ts'
import { byText, mostOf, normalForm } from './ranking.ts'
import { attempt, type Session } from './reading.ts'
import type { Period } from './weeks.ts'

/** The service's limit. */
const TURNS_AT_A_TIME = 1000
const MOST_REQUESTS = 20

export function readQuestions(session: Session, period: Period) {
  const subject = { of: 'Questions', when: period.label }
  return attempt(subject, async (gaps) => {
    // Turns share their conversation's ID, and rows shift between answers (D10). Hashes save memory.
    const seen = new Set<string>()
    const unanswered: UnansweredTurn[] = []
    const listing = new Listing<Turn>(session, {
      subject,
      limit: TURNS_AT_A_TIME,
      mostRequests: MOST_REQUESTS,
      ask: ({ limit, cursor }) =>
        session.service.getConversations(period, { limit, cursor }, session.stage),
      add: (turn) => {
        const key = hash('sha256', JSON.stringify([turn.id, turn.timestamp, turn.query]), 'base64')
        if (!seen.has(key) && isUnanswered(turn)) unanswered.push(scrubTurn(turn))
        seen.add(key)
      },
    })
    const gap = await listing.readAll()
    if (gap) gaps.push(gap)
    return {
      turns: seen.size,
      unansweredTurns: unanswered.length,
      ...groupsOf(unanswered),
    }
  })
}

/** The service counts clarifying questions as answers, whatever their status. */
function isUnanswered({ resolutionStatus, responseType }: Turn): boolean {
  return resolutionStatus === 'unanswered' && responseType !== 'clarifying_question'
}

type UnansweredTurn = ReturnType<typeof scrubTurn>

/** `id` is a hash of the unscrubbed text: a cut or a scrub can make different questions look equal. */
function scrubTurn({ query, queryCategory, pageUrl }: Turn) {
  const text = scrubLine(query)
  const category = scrubLine(queryCategory ?? '') || undefined
  const page = pageUrl === null ? undefined : scrubLine(addressOf(pageUrl))
  return { text, id: hash('sha256', normalForm(query), 'base64'), category, page }
}

function groupsOf(unanswered: readonly UnansweredTurn[]) {
  const questions = [...Map.groupBy(unanswered, ({ id }) => id).values()].map((turns) => ({
    text: turns.map(({ text }) => text).toSorted(byText)[0] ?? scrubLine(''),
    times: turns.length,
    category: mostOf(turns, ({ category }) => category)?.name,
    /** Most of the conversations began here. */
    page: mostOf(turns, ({ page }) => page)?.name,
  }))
  const pages = groupBy(unanswered, 'page').filter(
    ({ name, times }) => name !== undefined && times > 1,
  )
  const names = new Set(pages.map(({ name }) => name))
  const others = unanswered.filter(({ page }) => !names.has(page))
  const topics = groupBy(others, 'topic').filter(({ times }) => times > 1)
  return {
    questions: questions.sort((a, b) => b.times - a.times || byText(a.text, b.text)),
    /** Each turn counts once: by page if another turn shares it, else by topic. Single turns are left out. */
    places: [...pages, ...topics],
  }
}

function groupBy(turns: readonly UnansweredTurn[], kind: 'page' | 'topic') {
  const groups = Map.groupBy(turns, ({ page, category }) => (kind === 'page' ? page : category))
  return [...groups].map(([name, group]) => ({
    kind,
    name,
    questions: new Set(group.map(({ id }) => id)).size,
    times: group.length,
    example: mostOf(group, ({ text }) => text)?.name,
  }))
}
