import { scrubLine } from '../../privacy/scrub.ts'
import type { Step } from '../../step.ts'
import { readVotes, VOTE_REQUESTS } from '../feedback.ts'
import { matchPages } from '../page-files.ts'
import { pagePath } from '../page-path.ts'
import { isUnanswered, readTurns } from '../questions.ts'
import { byText } from '../ranking.ts'
import { attempt, clauseOf, figuresIn, type Reading } from '../reading.ts'
import { rangeOf } from '../weeks.ts'
import { add, type BeforeAfter, type Comparison, compareGroups } from './odds.ts'
import { type Group, readPageGroups } from './page-groups.ts'
import { type PullRequestFates, readPullRequests } from './pull-requests.ts'
import { type Windows, windowsAt } from './windows.ts'

/** Whether the last changes helped. */
export interface Effect {
  windows: Windows
  pullRequests: Reading<PullRequestFates>
  comparison: Reading<PageComparison>
}

export interface PageComparison {
  /** The paths of pages that readers asked or voted on, scrubbed; one for each file. */
  pages: { workedOn: string[]; rest: string[]; unmatched: number }
  measures: Measure[]
  /** Answers of the assistant that cite a page worked on. Shown, not judged. */
  citations: { before: number; after: number } | null
}

export type Measure = { name: 'unanswered' | 'thumbs-down' } & (
  | Comparison
  | { verdict: 'not-compared'; why: string }
)

/** A report has 90: the conversations are read first, then the votes. */
const MOST_REQUESTS = 20
/** For the conversations of a window: 8,000 turns. */
const MOST_REQUESTS_FOR_TURNS = 8

/** Reads both halves, the team's and the readers'. Never rejects: what cannot be read is said. */
export async function readEffect(step: Step): Promise<Effect> {
  const windows = windowsAt(step.clock.now())
  const [pullRequests, comparison] = await Promise.all([
    attempt(async () => ({ value: await readPullRequests(step), gap: '', notes: [] })),
    attempt(async () => {
      const groups = await readPageGroups(step, windows)
      return { value: await comparePages(step, groups, windows), gap: '', notes: [] }
    }),
  ])
  return { windows, pullRequests, comparison }
}

/** Whether there is a verdict, if only that it is too few to judge. */
export function isCompared(effect: Effect | undefined): boolean {
  const { measures = [] } = figuresIn(effect?.comparison) ?? {}
  return measures.some(({ verdict }) => verdict !== 'not-compared')
}

/** Events of one kind, by page. */
type Pages = Map<string, BeforeAfter>

/** @param groups by file */
async function comparePages(
  step: Step,
  groups: ReadonlyMap<string, Group>,
  windows: Windows,
): Promise<PageComparison> {
  const { requester } = step.service
  const end = requester.requests + MOST_REQUESTS
  /** Of each answer that cites something. */
  const cited: Array<{ when: When; paths: string[] }> = []
  const turns = await readMeasure(async (when, pages) =>
    readTurns(
      step,
      windows[when],
      (turn) => {
        if (turn.sources.length > 0) cited.push({ when, paths: turn.sources.map(pagePath) })
        // A clarifying question is neither answered nor unanswered.
        if (turn.pageUrl === null || turn.responseType === 'clarifying_question') return
        count(pages, pagePath(turn.pageUrl), when, isUnanswered(turn) ? 1 : 0, 1)
      },
      MOST_REQUESTS_FOR_TURNS,
    ),
  )
  const votes = await readMeasure(async (when, pages) => {
    const { weeks } = windows[when]
    // Of each week alone, if one request for all four is not enough: as far as there are requests.
    const spare = end - requester.requests - VOTE_REQUESTS * (when === 'before' ? 2 : 1)
    if (spare < 0) return `the ${MOST_REQUESTS} requests that this may make were spent`
    const parts = weeks.map((week) => rangeOf(week))
    // Pages worked on are often those whose feedback was dealt with: it must count in both groups.
    const read = await readVotes(step, windows[when], { parts, spare, withResolved: true })
    for (const [path, { thumbsUp, thumbsDown }] of read.votes)
      count(pages, path, when, thumbsDown, thumbsUp + thumbsDown)
    return read.gap
  })

  const paths = new Set([...turns.pages.keys(), ...votes.pages.keys()])
  const fileOf = matchPages([...groups.keys()], paths)
  const groupOf = (path: string) => groups.get(fileOf(path) ?? '')
  const unmatched = [...paths].filter((path) => groupOf(path) === undefined).length
  // By file: a page may be known under more than one path.
  const files = new Map(
    [...paths]
      .toSorted(byText)
      .reverse()
      .map((path) => [fileOf(path), path]),
  )
  const pathsOf = (group: Group) =>
    [...files.values()]
      .filter((path) => groupOf(path) === group)
      .map(scrubLine)
      .toSorted(byText)
  const citations = { before: 0, after: 0 }
  for (const { when, paths: sources } of cited)
    if (sources.some((path) => groupOf(path) === 'worked on')) citations[when]++
  return {
    pages: { workedOn: pathsOf('worked on'), rest: pathsOf('rest'), unmatched },
    measures: [
      judge('unanswered', turns, fileOf, groups),
      judge('thumbs-down', votes, fileOf, groups),
    ],
    citations: turns.gap === '' ? citations : null,
  }
}

type When = 'before' | 'after'

interface ReadMeasure {
  /** By path. */
  pages: Pages
  /** Why it cannot be compared; empty where it can. */
  gap: string
}

/** @param read reads one window, and says why something may be missing; empty where nothing is */
async function readMeasure(
  read: (when: When, pages: Pages) => Promise<string>,
): Promise<ReadMeasure> {
  const pages: Pages = new Map()
  try {
    const gap = (await read('before', pages)) || (await read('after', pages))
    return { pages, gap }
  } catch (error) {
    return { pages, gap: clauseOf(error) }
  }
}

const NOTHING: BeforeAfter = { before: { events: 0, of: 0 }, after: { events: 0, of: 0 } }

function count(pages: Pages, path: string, when: When, events: number, of: number): void {
  pages.set(path, add(pages.get(path) ?? NOTHING, { ...NOTHING, [when]: { events, of } }))
}

function judge(
  name: Measure['name'],
  { pages, gap }: ReadMeasure,
  fileOf: (path: string) => string | undefined,
  groups: ReadonlyMap<string, Group>,
): Measure {
  if (gap !== '') return { name, verdict: 'not-compared', why: gap }
  const files = new Map<string, BeforeAfter>()
  for (const [path, page] of pages) {
    const file = fileOf(path)
    if (file !== undefined) files.set(file, add(files.get(file) ?? NOTHING, page))
  }
  const of = (group: Group) =>
    [...files].filter(([file]) => groups.get(file) === group).map(([, page]) => page)
  return { name, ...compareGroups(of('worked on'), of('rest')) }
}
