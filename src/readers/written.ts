import type { FeedbackRow } from '../service/reader-signals.ts'
import type { Ranked } from '../traffic/ranking.ts'
import { addEachOnce, byText, getOrAdd, rank } from './order.ts'
import { pagePath, scrubbedLine } from './words.ts'

/** Feedback in words, by its ID. */
export type Written = ReadonlyMap<string, WrittenRow>

/** A piece of it, without personal data. */
export interface WrittenRow extends Pick<FeedbackRow, 'id' | 'createdAt' | 'helpful'> {
  path: string
  /** Empty where there is none, as the two below. */
  comment: string
  filename: string
  lang: string
}

export function addWritten(written: Map<string, WrittenRow>, row: FeedbackRow): void {
  addEachOnce(written, [scrubRow(row)], {
    keyOf: ({ id }) => id,
    compare: (a, b) => newestFirst(b, a),
  })
}

function scrubRow(row: FeedbackRow): WrittenRow {
  const { id, path, comment, createdAt, helpful, filename, lang } = row
  return {
    id,
    path: scrubbedLine(pagePath(path)),
    comment: scrubbedLine(comment ?? ''),
    createdAt,
    helpful,
    filename: scrubbedLine(filename ?? ''),
    lang: scrubbedLine(lang ?? ''),
  }
}

function newestFirst(a: WrittenRow, b: WrittenRow): number {
  return byText(b.createdAt, a.createdAt) || byText(a.id, b.id) || byText(a.comment, b.comment)
}

export interface Comment {
  path: string
  /** Without personal data. */
  text: string
}

/** What people wrote whom the page did not help, the newest first. */
export function commentFigures(written: Written): Ranked<Comment> {
  const comments = [...written.values()].filter(
    ({ helpful, comment }) => helpful === false && comment !== '',
  )
  const { rows, count } = rank(comments, newestFirst)
  return { rows: rows.map(({ path, comment }) => ({ path, text: comment })), count }
}

export interface SnippetFeedback {
  path: string
  /** Empty where the service did not tell. */
  filename: string
  lang: string
  complaints: number
}

/** Code snippets by complaints, the most first. */
export function snippetFigures(written: Written): Ranked<SnippetFeedback> {
  const snippets = new Map<string, SnippetFeedback>()
  for (const { path, filename, lang } of written.values()) {
    const key = JSON.stringify([path, filename, lang])
    getOrAdd(snippets, key, () => ({ path, filename, lang, complaints: 0 })).complaints++
  }
  return rank(
    [...snippets.values()],
    (a, b) =>
      b.complaints - a.complaints ||
      byText(a.path, b.path) ||
      byText(a.filename, b.filename) ||
      byText(a.lang, b.lang),
  )
}
