import type { PageFeedbackRow } from '../service/reader-signals.ts'
import { pagePath } from './words.ts'

/** What one page got: votes, complaints about its code, and all feedback together. */
export type Votes = Omit<PageFeedbackRow, 'path'>

/** Votes by page, each path once, though it may come with and without a slash at its end. */
export function mergePages(rows: readonly PageFeedbackRow[]): Map<string, Votes> {
  const merged = new Map<string, Votes>()
  for (const { path, ...votes } of eachOnce(rows)) {
    const known = merged.get(pagePath(path))
    merged.set(pagePath(path), known === undefined ? votes : combine(known, votes, add))
  }
  return merged
}

/** The votes without those that AI agents gave. */
export function withoutAgents(all: Votes, agents: Votes | undefined): Votes {
  return agents === undefined ? all : combine(all, agents, subtract)
}

/** Of two rows for a path the larger stands, whichever came first. */
function eachOnce(rows: readonly PageFeedbackRow[]): Iterable<PageFeedbackRow> {
  const known = new Map<string, PageFeedbackRow>()
  for (const row of rows) {
    const other = known.get(row.path)
    if (other === undefined || compareVotes(row, other) > 0) known.set(row.path, row)
  }
  return known.values()
}

function compareVotes(a: Votes, b: Votes): number {
  return (
    a.total - b.total || a.thumbsDown - b.thumbsDown || a.thumbsUp - b.thumbsUp || a.code - b.code
  )
}

function combine(a: Votes, b: Votes, how: (a: number, b: number) => number): Votes {
  return {
    thumbsUp: how(a.thumbsUp, b.thumbsUp),
    thumbsDown: how(a.thumbsDown, b.thumbsDown),
    code: how(a.code, b.code),
    total: how(a.total, b.total),
  }
}

function add(a: number, b: number): number {
  return a + b
}

function subtract(a: number, b: number): number {
  return Math.max(0, a - b)
}
