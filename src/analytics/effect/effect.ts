import type { Step } from '../../step.ts'
import { readVotes } from '../feedback.ts'
import { pagePath } from '../page-path.ts'
import { isUnanswered, readTurns } from '../questions.ts'
import { attempt, clauseOf, figuresIn, type Reading } from '../reading.ts'
import { completeWeeks, type DateRange, rangeOf, type Week } from '../weeks.ts'
import { add, type BeforeAfter, type Comparison, compareGroups } from './odds.ts'
import { type Group, readPageGroups } from './page-groups.ts'
import { type PullRequestFates, readPullRequests } from './pull-requests.ts'

/** Whether the last changes helped. */
export interface Effect {
  windows: Windows
  pullRequests: Reading<PullRequestFates>
  comparison: Reading<PageComparison>
}

interface Windows {
  before: DateRange
  /** When people decided what to change: pages were at their worst then, and get better on their own. */
  leftOut: DateRange
  change: DateRange
  after: DateRange
}

export interface PageComparison {
  pages: { workedOn: number; rest: number; unmatched: number }
  /** The paths of those worked on. */
  workedOn: ReadonlySet<string>
  measures: Measure[]
  /** Answers of the assistant that cite a page worked on. Shown, not judged. */
  citations: { before: number; after: number } | null
}

export type Measure = { name: 'unanswered' | 'thumbs-down' } & (
  | Comparison
  | { verdict: 'not-compared'; why: string }
)

const WEEKS_A_WINDOW = 4
/** Of the 90 of a report: the conversations first, then the votes. */
const MOST_REQUESTS = 20
/** For the conversations of a window: 8,000 turns. */
const MOST_REQUESTS_FOR_TURNS = 8

/** Reads both halves, the team's and the readers'. Never rejects: what cannot be read is said. */
export async function readEffect(step: Step): Promise<Effect> {
  const weeks = completeWeeks(4 * WEEKS_A_WINDOW, step.clock.now())
  const block = (index: number) => weeks.slice(index * WEEKS_A_WINDOW, (index + 1) * WEEKS_A_WINDOW)
  const [after = [], change = [], leftOut = [], before = []] = [0, 1, 2, 3].map(block)
  const windows = {
    before: windowOf(before),
    leftOut: windowOf(leftOut),
    change: windowOf(change),
    after: windowOf(after),
  }
  const [pullRequests, comparison] = await Promise.all([
    attempt(async () => ({ value: await readPullRequests(step), gap: '', notes: [] })),
    attempt(async () => {
      const all = { dateFrom: windows.before.dateFrom, dateTo: windows.after.dateTo }
      const groupOf = await readPageGroups(step, windows.change, all)
      return { value: await comparePages(step, groupOf, before, after), gap: '', notes: [] }
    }),
  ])
  return { windows, pullRequests, comparison }
}

function windowOf(newestFirst: readonly Week[]): DateRange {
  const [last, first] = [newestFirst[0], newestFirst.at(-1)]
  if (first === undefined || last === undefined) throw new Error('a window has weeks')
  return rangeOf(first, last)
}

/** Whether there is a verdict, if only that it is too few to say. */
export function isCompared(effect: Effect | undefined): boolean {
  const { measures = [] } = figuresIn(effect?.comparison) ?? {}
  return measures.some(({ verdict }) => verdict !== 'not-compared')
}

/** Events of one kind, by page. */
type Pages = Map<string, BeforeAfter>

async function comparePages(
  step: Step,
  groupOf: (path: string) => Group | 'neither' | 'unmatched',
  before: readonly Week[],
  after: readonly Week[],
): Promise<PageComparison> {
  const { requester } = step.service
  const end = requester.requests + MOST_REQUESTS
  const citations = { before: 0, after: 0 }
  const turns = await readMeasure(before, after, (when, weeks, pages) =>
    readTurns(
      step,
      windowOf(weeks),
      (turn) => {
        if (turn.sources.some((url) => groupOf(pagePath(url)) === 'worked on')) citations[when]++
        // A clarifying question is neither answered nor unanswered.
        if (turn.pageUrl === null || turn.responseType === 'clarifying_question') return
        count(pages, pagePath(turn.pageUrl), when, isUnanswered(turn) ? 1 : 0, 1)
      },
      MOST_REQUESTS_FOR_TURNS,
    ),
  )
  const votes = await readMeasure(before, after, async (when, weeks, pages) => {
    // Of each week alone, if one request for all four is not enough: as far as there are requests.
    const spare = end - requester.requests - (when === 'before' ? 2 : 1)
    if (spare < 0) return `the ${MOST_REQUESTS} requests that this may make were spent`
    const parts = spare < weeks.length ? [] : weeks.map((week) => rangeOf(week))
    // Pages worked on are often those whose feedback was dealt with: it must count in both groups.
    const read = await readVotes(step, windowOf(weeks), parts, true)
    for (const [path, { thumbsUp, thumbsDown }] of read.votes)
      count(pages, path, when, thumbsDown, thumbsUp + thumbsDown)
    return read.gap
  })

  const paths = new Set([...turns.pages.keys(), ...votes.pages.keys()])
  // Once for each path, which may be made to cost time.
  const groups = new Map([...paths].map((path) => [path, groupOf(path)]))
  const pathsOf = (group: Group | 'unmatched') =>
    [...paths].filter((path) => groups.get(path) === group)
  const workedOn = new Set(pathsOf('worked on'))
  const [rest, unmatched] = [pathsOf('rest').length, pathsOf('unmatched').length]
  return {
    pages: { workedOn: workedOn.size, rest, unmatched },
    workedOn,
    measures: [judge('unanswered', turns, groups), judge('thumbs-down', votes, groups)],
    citations: turns.gap === '' ? citations : null,
  }
}

interface ReadMeasure {
  pages: Pages
  /** Why it cannot be compared; empty where it can. */
  gap: string
}

/** @param read reads one window, and says why something may be missing; empty where nothing is */
async function readMeasure(
  before: readonly Week[],
  after: readonly Week[],
  read: (when: 'before' | 'after', weeks: readonly Week[], pages: Pages) => Promise<string>,
): Promise<ReadMeasure> {
  const pages: Pages = new Map()
  try {
    const gap = (await read('before', before, pages)) || (await read('after', after, pages))
    return { pages, gap }
  } catch (error) {
    return { pages, gap: clauseOf(error) }
  }
}

function count(
  pages: Pages,
  path: string,
  when: 'before' | 'after',
  events: number,
  of: number,
): void {
  const nothing = { before: { events: 0, of: 0 }, after: { events: 0, of: 0 } }
  pages.set(path, add(pages.get(path) ?? nothing, { ...nothing, [when]: { events, of } }))
}

function judge(
  name: Measure['name'],
  { pages, gap }: ReadMeasure,
  groups: ReadonlyMap<string, string>,
): Measure {
  if (gap !== '') return { name, verdict: 'not-compared', why: gap }
  const of = (group: Group) =>
    [...pages].filter(([path]) => groups.get(path) === group).map(([, page]) => page)
  return { name, ...compareGroups(of('worked on'), of('rest')) }
}
