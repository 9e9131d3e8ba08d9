import type { PageFeedbackRow } from '../service/reader-signals.ts'
import { pagePath } from './words.ts'

/** What one page got: votes, complaints about its code, and all feedback together. */
export type Votes = Omit<PageFeedbackRow, 'path'>

/** Votes by page, each path once, though it may come with and without a slash at its end. */
export function mergePages(rows: readonly PageFeedbackRow[]): Map<string, Votes> {
  const merged = new Map<string, Votes>()
  for (const { path, ...votes } of eachOnce(rows)) {
    const known = merged.get(pagePath(path))
    merged.set(pagePath(path), known === undefined ? votes : add(known, votes))
  }
  return merged
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

function add(a: Votes, b: Votes): Votes {
  return {
    thumbsUp: a.thumbsUp + b.thumbsUp,
    thumbsDown: a.thumbsDown + b.thumbsDown,
    code: a.code + b.code,
    total: a.total + b.total,
  }
}
