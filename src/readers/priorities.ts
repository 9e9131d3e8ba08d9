import type { Scrubbed } from '../privacy/scrub.ts'
import { byText } from './ranking.ts'
import { figuresIn } from './reading.ts'
import type { ReaderSignals } from './kinds.ts'
import { MOST_PRIORITIES, MOST_SEARCH_PRIORITIES } from './thresholds.ts'

export interface Priority {
  /** Undefined for searches, and for questions from an unknown place. */
  readonly where: { kind: 'page' | 'topic'; name: Scrubbed } | undefined
  readonly problems: readonly Problem[]
  /** Readers who asked, searched or voted in vain. */
  readonly weight: number
}

export type Problem =
  /** `questions` counts different ones; `example` is the most frequent, undefined if words are hidden. */
  | { kind: 'questions'; questions: number; times: number; example: Scrubbed | undefined }
  | { kind: 'searches'; term: Scrubbed; searches: number; clickRate: number }
  | { kind: 'votes'; thumbsDown: number; votes: number; views: number | undefined }

const PROBLEM_KINDS = ['questions', 'searches', 'votes'] as const

interface Row extends Priority {
  readonly key: string
  readonly problems: Problem[]
  weight: number
  readonly lost: Record<Problem['kind'], number>
}

/**
 * Picks the worst place of each kind, since searches outnumber questions ten to one, and then the places that lost
 * most readers. Page views don't count: they would drown everything else.
 */
export function fixFirst(signals: ReaderSignals): Priority[] {
  const rows = placesIn(signals).toSorted((a, b) => b.weight - a.weight || byText(a.key, b.key))
  const chosen = new Set<Row>()
  for (const kind of PROBLEM_KINDS) {
    const worst = rows.toSorted((a, b) => b.lost[kind] - a.lost[kind])[0]
    if (worst) chosen.add(worst)
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
    const example = whyHidden === undefined ? asked.example : undefined
    const problem: Problem = { ...asked, kind: 'questions', example }
    if (name !== undefined) add({ kind, name }, problem, asked.times)
    // Questions from unknown places may have lost one reader each.
    else add(undefined, problem, 1)
  }

  // A search is nothing but words. If they are hidden, the report's first sentence still counts them.
  const terms = whyHidden === undefined ? figuresIn(searches)?.unclicked : []
  for (const { term, searches: times, clickRate, unclicked } of terms ?? [])
    add(undefined, { kind: 'searches', term, searches: times, clickRate }, unclicked)

  for (const row of figuresIn(feedback)?.disliked ?? []) {
    const { path: name, thumbsUp, thumbsDown, views } = row
    const votes = thumbsUp + thumbsDown
    add({ kind: 'page', name }, { kind: 'votes', thumbsDown, votes, views }, thumbsDown)
  }
  return [...rows.values()]
}
