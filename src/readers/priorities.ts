import type { Scrubbed } from '../privacy/scrub.ts'
import { byText } from './ranking.ts'
import { figuresIn } from './reading.ts'
import type { ReaderSignals } from './signals.ts'
import { MOST_PRIORITIES, MOST_SEARCH_PRIORITIES } from './thresholds.ts'

export interface Priority {
  /** Undefined for searches, which have no place, and for questions whose place is unknown. */
  where: { kind: 'page' | 'topic'; name: Scrubbed } | undefined
  problems: Problem[]
  /** Readers who were lost there, as far as they showed it. */
  weight: number
}

/** An `example`, a reader's own words, is undefined where words are hidden. */
export type Problem =
  /** Different questions without an answer, how often they were asked, and the one asked most. */
  | { kind: 'questions'; questions: number; times: number; example: Scrubbed | undefined }
  | { kind: 'searches'; term: Scrubbed; searches: number; clickRate: number }
  | { kind: 'votes'; thumbsDown: number; votes: number; views: number | undefined }

/** Searches are ten times as many as questions, so the worst place of each kind is always in the list. */
const PROBLEM_KINDS = ['questions', 'searches', 'votes'] as const

interface Row extends Priority {
  readonly key: string
  /** The part of the weight that each kind has. */
  readonly lost: Record<Problem['kind'], number>
}

/**
 * What to fix first: at most five places out of all signals. The worst place of each kind is among them, and
 * then those that lost most readers, with at most two searches. Everybody who asked, searched or voted in vain
 * counts as one: page views would drown everything else. Each signal counts in one row, and a page has one row.
 */
export function fixFirst(signals: ReaderSignals): Priority[] {
  const rows = placesIn(signals).toSorted((a, b) => b.weight - a.weight || byText(a.key, b.key))
  const chosen = new Set<Row>()
  for (const kind of PROBLEM_KINDS) {
    const worst = rows.toSorted((a, b) => b.lost[kind] - a.lost[kind])[0]
    if (worst !== undefined && worst.lost[kind] > 0) chosen.add(worst)
  }
  for (const row of rows) {
    if (chosen.size === MOST_PRIORITIES) break
    const searches = [...chosen].filter(({ lost }) => lost.searches > 0).length
    if (row.lost.searches === 0 || searches < MOST_SEARCH_PRIORITIES) chosen.add(row)
  }
  return rows.filter((row) => chosen.has(row))
}

function placesIn({ searches, questions, feedback, whyHidden }: ReaderSignals): Row[] {
  const rows = new Map<string, Row>()
  const add = (where: Priority['where'], problem: Problem, weight: number) => {
    const key = JSON.stringify(where ?? problem)
    const none = { questions: 0, searches: 0, votes: 0 }
    const row = rows.get(key) ?? { key, where, problems: [], weight: 0, lost: none }
    row.problems.push(problem)
    row.weight += weight
    row.lost[problem.kind] += weight
    rows.set(key, row)
  }

  for (const { kind, name, ...asked } of figuresIn(questions)?.places ?? []) {
    const { questions, times } = asked
    const example = whyHidden === undefined ? asked.example : undefined
    const problem: Problem = { kind: 'questions', questions, times, example }
    if (name !== undefined) add({ kind, name }, problem, times)
    // Their places are unknown, so each may have lost one reader only.
    else add(undefined, problem, 1)
  }

  // Without its words, a term has no place. The report's first sentence counts them.
  const terms = whyHidden === undefined ? figuresIn(searches)?.unclicked.rows : []
  for (const { term, searches: times, clickRate, unclicked } of terms ?? [])
    add(undefined, { kind: 'searches', term, searches: times, clickRate }, unclicked)

  for (const row of figuresIn(feedback)?.disliked.rows ?? []) {
    const { path: name, thumbsUp, thumbsDown, views } = row
    const votes = thumbsUp + thumbsDown
    add({ kind: 'page', name }, { kind: 'votes', thumbsDown, votes, views }, thumbsDown)
  }
  return [...rows.values()]
}
