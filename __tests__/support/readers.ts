import type { Events, Piece, Search, Turn, Visit } from '../../simulator/analytics.ts'
import type { Answer } from '../../simulator/http/answer.ts'
import { reportOptions } from '../../src/make-report.ts'
import { readReport } from '../../src/report/read-report.ts'
import { type Flow, openFlow } from './flow.ts'

/* Events of readers, and reports on them. The clock of tests says Saturday, 21 November 2026. */

/** The beginnings of the last complete week and of the one before, as in requests. */
export const LAST = '2026-11-09T00:00:00Z'
export const BEFORE = '2026-11-02T00:00:00Z'
/** The default time of events. */
const THURSDAY_MS = Date.parse('2026-11-12T08:00:00Z')
const WEEK_MS = 7 * 86_400_000

let made = 0

export function view(path: string, human: number, ai = 0): Visit[] {
  const visit = { timeMs: THURSDAY_MS, path }
  const both = [
    { ...visit, visitor: 'a person', kind: 'human' as const, count: human },
    { ...visit, visitor: 'an agent', kind: 'ai' as const, count: ai },
  ]
  return both.filter(({ count }) => count > 0)
}

/** @param count of pages; the first one has the most views */
export function views(count: number): Visit[] {
  return Array.from({ length: count }, (_, n) => view(`/page-${n}`, count - n)).flat()
}

/** @param clickRate in percent */
export function search(term: string, hits: number, clickRate = 0, page = '/clicked'): Search {
  return { timeMs: THURSDAY_MS, term, hits, clicks: Math.round((hits * clickRate) / 100), page }
}

/** An unanswered question in its own conversation. */
export function turn(question: string, fields: Partial<Turn> = {}): Turn {
  const kind = 'unanswered'
  const id = `conversation_${made++}`
  return { timeMs: THURSDAY_MS, id, question, kind, category: null, path: null, ...fields }
}

/** A comment by a reader whom the page did not help. */
export function piece(path: string, fields: Partial<Piece> = {}): Piece {
  return {
    timeMs: THURSDAY_MS,
    id: `feedback_${made++}`,
    path,
    source: 'contextual',
    status: 'pending',
    helpful: false,
    comment: 'Wrong',
    filename: null,
    lang: null,
    ...fields,
  }
}

/** Votes without a comment. */
export function votes(path: string, up: number, down: number, fields?: Partial<Piece>): Piece[] {
  const vote = (helpful: boolean) => piece(path, { helpful, comment: null, ...fields })
  return Array.from({ length: up + down }, (_, n) => vote(n < up))
}

function weekBefore(events: Partial<Events>): Partial<Events> {
  const moved = Object.entries(events).map(([name, all]) => [
    name,
    all.map((event) => ({ ...event, timeMs: event.timeMs - WEEK_MS })),
  ])
  return Object.fromEntries(moved)
}

export function twoWeeks(last: Partial<Events>, before: Partial<Events>): Partial<Events> {
  const earlier = weekBefore(before)
  return {
    visits: [...(last.visits ?? []), ...(earlier.visits ?? [])],
    searches: [...(last.searches ?? []), ...(earlier.searches ?? [])],
    turns: [...(last.turns ?? []), ...(earlier.turns ?? [])],
    feedback: [...(last.feedback ?? []), ...(earlier.feedback ?? [])],
  }
}

interface Asked extends Flow {
  weeks?: number
  signals?: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: tests change any field of an answer
export function bodyOf({ body }: Answer): any {
  return body
}

export async function report(events: Partial<Events>, asked: Asked) {
  const { weeks = 0, signals = false, ...flow } = asked
  const own = { 'traffic-weeks': `${weeks}`, 'reader-signals': `${signals}` }
  const { step, requests, ...opened } = openFlow({
    ...flow,
    service: { events, ...flow.service },
    inputs: { ...own, ...flow.inputs },
  })
  return {
    ...(await readReport(
      { ...step, policy: step.startPolicy('read') },
      reportOptions(step.inputs),
    )),
    seen: requests,
    ...opened,
  }
}
