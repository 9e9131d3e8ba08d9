import { byText, sumOf, Tally } from './ranking.ts'
import { figuresIn } from './reading.ts'
import type { Signals } from './signals.ts'

const MOST_PRIORITIES = 5
/** One complaint may be an accident. */
const MIN_COMPLAINTS = 2

/** A place that let readers down, and how. */
export interface Priority {
  /** Null for searches, which name no place, and for questions of which it is unknown. */
  where: { kind: 'page' | 'topic'; name: string } | null
  problems: Problem[]
  /** Readers who were lost there, as far as they showed it; not always whole. */
  weight: number
}

/** Numbers and scrubbed names: no question, and a term only where readers' words are shown. */
export type Problem =
  /** Different questions without an answer, and how often they were asked. */
  | { kind: 'questions'; questions: number; times: number }
  /** One term or, where terms are hidden, all of them. */
  | { kind: 'searches'; term: string | null; terms: number; searches: number; clickRate: number }
  | { kind: 'votes'; thumbsDown: number; votes: number; views: number | null }
  | { kind: 'code'; complaints: number }

/**
 * What to fix first: at most five places out of all signals, those that lost most readers first. Everybody
 * who asked, searched or voted in vain counts as one: the views of a page would drown everything else. Each
 * signal counts in one row, and a page has one.
 */
export function fixFirst({ searches, questions, feedback, showTexts }: Signals): Priority[] {
  const rows = new Map<string, Priority>()
  const add = (where: Priority['where'], problem: Problem, weight: number) => {
    const key = JSON.stringify(where ?? problem)
    const row = rows.get(key) ?? { where, problems: [], weight: 0 }
    row.problems.push(problem)
    row.weight += weight
    rows.set(key, row)
  }

  for (const { kind, name, questions: different, times } of figuresIn(questions)?.places ?? []) {
    const problem: Problem = { kind: 'questions', questions: different, times }
    if (name !== null) add({ kind, name }, problem, times)
    // Of these no place is known, so nobody can say that one lost more than one reader.
    else add(null, problem, 1)
  }

  const terms = figuresIn(searches)?.unclicked.rows ?? []
  const [worst] = terms
  if (showTexts) {
    for (const { term, searches: times, clickRate, unclicked } of terms)
      add(null, { kind: 'searches', term, terms: 1, searches: times, clickRate }, unclicked)
  } else if (worst !== undefined) {
    const times = sumOf(terms, (row) => row.searches)
    const clickRate = 1 - sumOf(terms, (row) => row.unclicked) / times
    const count = { terms: terms.length, searches: times, clickRate }
    // One row, as high as the worst of them would stand.
    add(null, { kind: 'searches', term: null, ...count }, worst.unclicked)
  }

  const { disliked, code } = figuresIn(feedback) ?? {}
  for (const { path: name, thumbsUp, thumbsDown, views } of disliked?.rows ?? []) {
    const votes = thumbsUp + thumbsDown
    add({ kind: 'page', name }, { kind: 'votes', thumbsDown, votes, views }, thumbsDown)
  }
  const snippets = new Tally()
  for (const { path, complaints } of code?.rows ?? []) snippets.add(path, complaints)
  for (const [name, complaints] of snippets)
    if (complaints >= MIN_COMPLAINTS)
      add({ kind: 'page', name }, { kind: 'code', complaints }, complaints)

  return [...rows]
    .toSorted(([keyA, a], [keyB, b]) => b.weight - a.weight || byText(keyA, keyB))
    .slice(0, MOST_PRIORITIES)
    .map(([, priority]) => priority)
}
