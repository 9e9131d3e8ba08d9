import { type Answer, broken, type JsonObject, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'

/** What an answer of the service holds: a text for each field, and how many rows each list has. */
interface Filling {
  text(): string
  rows: number
  /** Whether IDs, statuses and links hold a text as well. Default: they are fine. */
  isOdd?: boolean
}

const COUNTS = { human: 50, ai: 20, total: 70 }
const VOTES = { thumbsUp: 1, thumbsDown: 9, code: 3, total: 13 }
const LINK = 'https://github.com/acme/docs/pull/101'

/** Every operation's answer, with a text in each field that can hold one. */
const ANSWERS: Record<string, (filling: Filling) => JsonObject> = {
  create: jobOf,
  get: jobOf,
  message: jobOf,
  preview: startOf,
  publish: startOf,
  build: ({ text, rows, isOdd }) => ({
    ...{ status: isOdd ? text() : 'failure', summary: text() },
    logs: many(rows, text),
    commit: { sha: isOdd ? text() : 'a'.repeat(40), ref: text(), message: text() },
  }),
  views: ({ text, rows }) => ({
    totals: COUNTS,
    views: many(rows, () => ({ path: `/${text()}`, ...COUNTS })),
    hasMore: false,
  }),
  visitors: () => ({ totals: COUNTS, visitors: [], hasMore: false }),
  searches: ({ text, rows }) => ({
    searches: many(rows, () => ({
      ...{ searchQuery: text(), hits: 9, ctr: 0, topClickedPage: text(), lastSearchedAt: text() },
    })),
    totalSearches: 99,
    nextCursor: null,
  }),
  conversations: ({ text, rows }) => ({
    conversations: many(rows, (n) => ({
      ...{ id: `${n}`, timestamp: text(), query: text(), response: text(), pageUrl: `/${text()}` },
      ...{ resolutionStatus: 'unanswered', queryCategory: text() },
      sources: [{ title: text(), url: text() }],
    })),
    ...{ nextCursor: null, hasMore: false },
  }),
  'feedback-by-page': ({ text, rows }) => ({
    feedback: many(rows, () => ({ path: `/${text()}`, ...VOTES })),
    hasMore: false,
  }),
  feedback: ({ text, rows }) => ({
    feedback: many(rows, (n) => ({
      ...{ id: `${n}`, path: `/${text()}`, comment: text(), helpful: false },
      ...{ createdAt: text(), filename: text(), lang: text(), contact: text() },
      ...{ source: 'contextual', status: 'pending' },
    })),
    ...{ nextCursor: null, hasMore: false },
  }),
}

function many<T>(rows: number, row: (n: number) => T): T[] {
  return Array.from({ length: rows }, (_, n) => row(n))
}

function jobOf({ text, isOdd }: Filling): JsonObject {
  const odd = isOdd && { id: text(), status: text(), prLink: `${LINK}${text()}` }
  // A branch of a name that can be one, so that its preview is built.
  const source = { repository: text(), ref: text().slice(0, 500) }
  return { id: 'job_1', status: 'completed', prLink: LINK, model: text(), source, ...odd }
}

function startOf({ text, isOdd }: Filling): JsonObject {
  const previewUrl = `https://preview.example/${isOdd ? text() : ''}`
  return { statusId: isOdd ? text() : 'build_1', previewUrl }
}

const STATUSES: Record<string, number> = { create: 201, preview: 202, publish: 202 }

/** Answers as the service does, with a text in each field; undefined for what is not for the service. */
export function fill(operation: string, filling: Filling): Answer | undefined {
  const answer = ANSWERS[operation]
  if (answer === undefined) return undefined
  const filled = json(STATUSES[operation] ?? 200, answer(filling))
  return filling.isOdd ? broken(filled) : filled
}

/** A service whose every answer is filled. */
export function fillAll(filling: Filling): OnRequest {
  return ({ operation }) => fill(operation, filling)
}

/** Pieces of which texts are made that cost time where a pattern goes back, a list grows, or a log is cut. */
export const COSTLY = [
  ...['/', '[', '((', '<', '<!--', '`', '*', '_', '~', '|', '@', 'a@', '.@', ':', '::', '://'],
  ...['http://a:', '\u001b]', '%25', '{}', '"', '\\n', '\\u0041', '&#', '\n', ' ', '\u200b', '漢'],
  ...['﷽', 'a', 'a.', '0', '1.', '1-', '+1 ', 'AB12', 'eyJ', 'mint_', 'password: ', 'Bearer '],
  '-----BEGIN ',
]

/** As many empty rows as an answer may hold, or as deep a nesting. */
export function fillWithNothing(row: '{}' | '['): OnRequest {
  return ({ operation }) => {
    if (!(operation in ANSWERS) || /^(create|get|message|preview|publish|build)$/.test(operation))
      return
    const bytes = (operation === 'conversations' ? 8 : 1) * 1024 * 1024 - 100
    const rows =
      row === '{}' ? `${'{},'.repeat(bytes / 3)}{}` : '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)
    return broken(json(200, `{"${operation.replace('-by-page', '')}":[${rows}]}`))
  }
}
