import type { Events } from '../../simulator/analytics.ts'
import { type Answer, broken, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { LABELLED } from './events.ts'
import { createWorld, type FlowEnd, runStep } from './flow.ts'

export interface Task {
  inputs: Record<string, string>
}

const EVERYTHING = {
  comment: 'true',
  context: 'event, signals',
  'traffic-weeks': '2',
  'reader-signals': 'true',
}

const FOLLOW_UP = { prompt: 'Document it.', 'job-id': 'job_1' }
const REPORT = { 'traffic-weeks': '8', 'reader-signals': 'true' }

/** A step of each kind that shows and sends all it can. */
export const TASKS: Task[] = [
  { inputs: { prompt: 'Document it.', ...EVERYTHING } },
  { inputs: { prompt: 'Document it.', ...EVERYTHING, continue: 'true' } },
  { inputs: { ...FOLLOW_UP, ...EVERYTHING, context: 'none' } },
  { inputs: REPORT },
]

/** Only complaints, with so many rows in each list of each week. */
export function complaints(rows: number): (mondayMs: number) => Events {
  const many = <T>(make: (n: number) => T) => Array.from({ length: rows }, (_, n) => make(n))
  return (mondayMs) => {
    const [timeMs, views] = [mondayMs + 3_600_000, { visitor: 'a', kind: 'human' as const }]
    const words = { comment: 'c', filename: 'f', lang: 'l' }
    const piece = { timeMs, status: 'pending', helpful: false, ...words }
    return {
      visits: many((n) => ({ timeMs, path: `/${n}`, ...views, count: 50 })),
      searches: many((n) => ({ timeMs, term: `${n}`, hits: 9, clicks: 1, page: '/p' })),
      // Two on each page, and two of each topic without a page.
      turns: many((n) =>
        [`/${n}`, `/${n}`, null, null].map((path, nth) => ({
          timeMs,
          id: `${n} ${nth}`,
          question: `${n} ${nth}`,
          kind: 'unanswered' as const,
          category: `${n}`,
          path,
        })),
      ).flat(),
      // More votes per page than any threshold.
      feedback: many((n) =>
        Array.from({ length: 9 }, (_, nth) => ({
          ...piece,
          id: `${n} ${nth}`,
          path: `/${n}`,
          source: 'contextual' as const,
        })),
      ).flat(),
    }
  }
}

/** With other texts in these, a step would end early. */
const KEPT = [
  ...['id', 'status', 'prLink', 'nextCursor', 'sha', 'ref'],
  ...['source', 'responseType', 'resolutionStatus'],
]
/** The kept fields whose values a service invents. */
const ODD = ['id', 'status', 'prLink', 'sha', 'ref']

type Spell = (original: string) => string

/** Replaces the text of each field, with `isOdd` also where that breaks the specification. */
export function fill({ body, ...answer }: Answer, text: Spell, isOdd = false): Answer {
  const filled = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => filled(item))
    if (typeof value === 'object' && value !== null) {
      const fields = Object.entries(value).map(([key, field]) => [key, filled(field, key)])
      return Object.fromEntries(fields)
    }
    if (typeof value !== 'string') return value
    if (KEPT.includes(name) && !(isOdd && ODD.includes(name))) return value
    // Links keep their beginning, and branch names their limit.
    if (/^https:/.test(value) && name !== 'pageUrl') return `${value}${text(value)}`
    if (name === 'ref') return text(value).slice(0, 500)
    return /^\/|^https:/.test(value) ? `/${text(value)}` : text(value)
  }
  return broken({ ...answer, body: filled(body) })
}

export function fillAll(text: Spell): OnRequest {
  return ({ to }, { answer }) => (to === 'service' ? fill(answer(), text) : undefined)
}

/** Pieces of texts that cost time where a pattern backtracks, a list grows, or a log is cut. */
export const COSTLY = [
  ...['/', '[', '((', '<', '<!--', '`', '*', '_', '~', '|', '@', 'a@', '.@', ':', '::', '://'],
  ...['http://a:', '\u001b]', '%25', '{}', '"', '\\n', '\\u0041', '&#', '\n', ' ', '\u200b', '漢'],
  ...['﷽', 'a', 'a.', '0', '1.', '1-', '+1 ', 'AB12', 'eyJ', 'mint_', 'password: ', 'Bearer '],
  '-----BEGIN ',
]

/** Fills answers with empty rows, or nests them as deep as their size allows. */
export function fillWithNothing(row: '{}' | '['): OnRequest {
  return ({ path, operation }) => {
    if (!path.startsWith('/v1/analytics/')) return
    const bytes = (operation === 'conversations' ? 8 : 1) * 1024 * 1024 - 100
    const rows =
      row === '{}' ? `${'{},'.repeat(bytes / 3)}{}` : '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)
    return broken(json(200, `{"${operation.replace('-by-page', '')}":[${rows}]}`))
  }
}

/** The service's answers. */
export interface Answers {
  /** In turn, in its fields and refusals. */
  texts: readonly string[]
  isOdd: boolean
  /** The job's. */
  status: string
  /** Refuses every n-th request; 0: none. */
  refusals: number
}

export function stepWith({ inputs }: Task, answers: Answers): Promise<FlowEnd> {
  const { texts, isOdd, status, refusals } = answers
  const made = new Map<string, string>()
  // Equal texts stay equal. The word in front keeps others different, and all of them visible.
  const text = (original: string) => {
    const known = made.get(original) ?? `w${made.size} ${texts[made.size % texts.length]}`
    made.set(original, known)
    return known
  }
  const onRequest: OnRequest = ({ operation, to, nth }, { answer }) => {
    if (to === 'github') return undefined
    const [message, detail] = [text(`message ${nth}`), text(`detail ${nth}`)]
    const error = { error: message, details: [{ message: detail }], message }
    if (refusals > 0 && nth % refusals === refusals - 1) return broken(json(400, error))
    const full = fill(answer(), text, isOdd)
    return operation === 'get' && !isOdd
      ? { ...full, body: { ...Object(full.body), status } }
      : full
  }
  const service = { events: complaints(4), job: { finishAfterMs: 0 } }
  const world = createWorld({ service })
  if (inputs['job-id'] === 'job_1') world.service.jobs.create('First.')
  return runStep({ ...LABELLED, world, inputs, onRequest })
}
