import { posix } from 'node:path'
import { readVotes, VOTE_REQUESTS } from '../analytics/feedback.ts'
import { pagePath } from '../analytics/page-path.ts'
import { isUnanswered, readTurns } from '../analytics/questions.ts'
import { byText, sumOf } from '../analytics/ranking.ts'
import { attempt, figuresIn, type Read, type Reading } from '../analytics/reading.ts'
import { completeWeeks, dayAndMonth, rangeOf } from '../analytics/weeks.ts'
import { ActionError } from '../errors.ts'
import type { ListedPull } from '../github/pulls.ts'
import { listFiles, readBlob } from '../github/repository.ts'
import { reasonOf } from '../http/retry.ts'
import { scrubLine } from '../privacy/scrub.ts'
import type { Turn } from '../service/schemas.ts'
import type { Step } from '../step.ts'
import { listAgentPulls, type PullRequestFates, readChangedFiles, readFates } from './fates.ts'
import { matchPages } from './match-pages.ts'
import { type Page, Sites } from './sites.ts'

/** What became of the last changes: what the team made of them, and what readers did on the pages. */
export interface Effect {
  windows: Windows
  pullRequests: Reading<PullRequestFates>
  /** The paths of the pages changed that readers asked or voted on, scrubbed; one for each page. */
  changed: string[]
  /** How many of the paths that readers asked or voted on are no page here. They are in no group. */
  unmatched: number
  /** None if the agent's pull requests changed no page, or are unknown. */
  measures: Measure[]
}

const MEASURES = ['unanswered', 'thumbs-down'] as const

export type Measure = { name: (typeof MEASURES)[number] } & Reading<Groups>

/** The pages that the agent's pull requests changed, and all others. */
interface Groups {
  workedOn: Group
  rest: Group
}

interface Group {
  /** Pages with a question or a vote. */
  pages: number
  before: Share
  after: Share
}

/** 3 of 12 turns without an answer. */
export interface Share {
  events: number
  of: number
}

/** Of each window: before, change, after. */
const WEEKS_A_WINDOW = 4
/** Everybody's blocks of weeks start at this Monday. */
const FIRST_BLOCK_MS = Date.UTC(2024, 0, 1)
const WEEK_MS = 7 * 86_400_000
const BLOCK_MS = WEEKS_A_WINDOW * WEEK_MS

/**
 * Four weeks each. They end with the newest complete block. Between `before` and `change` lie eight weeks: people
 * choose pages when they are at their worst, and such pages get better on their own.
 */
export function windowsAt(now: Date) {
  const endMs = FIRST_BLOCK_MS + Math.floor((now.getTime() - FIRST_BLOCK_MS) / BLOCK_MS) * BLOCK_MS
  const windowOf = (endedWeeksAgo: number) => {
    const weeks = completeWeeks(WEEKS_A_WINDOW, new Date(endMs - endedWeeksAgo * WEEK_MS))
    const [newest, oldest] = [weeks[0], weeks.at(-1)]
    if (newest === undefined || oldest === undefined) throw new Error('a window has weeks')
    return { weeks, ...rangeOf(oldest, newest) }
  }
  return {
    before: windowOf(16),
    change: windowOf(4),
    after: windowOf(0),
    /** The day on which the next block is complete, and the windows move: `30 Nov`. */
    next: dayAndMonth(endMs + BLOCK_MS),
  }
}

type Windows = ReturnType<typeof windowsAt>

/** Reads what GitHub and the service know. Never rejects: a failure is part of the result. */
export async function readEffect(step: Step): Promise<Effect> {
  const windows = windowsAt(step.clock.now())
  const pulls = await attempt(() => listAgentPulls(step))
  if (pulls.status === 'not available') return { windows, pullRequests: pulls, ...NOTHING_COMPARED }
  const [pullRequests, comparison] = await Promise.all([
    attempt(async () => ({ ...pulls, value: await readFates(step, pulls.value) })),
    compareGroups(step, pulls, windows).catch((error) => notCompared(reasonOf(error))),
  ])
  return { windows, pullRequests, ...comparison }
}

type Comparison = Omit<Effect, 'windows' | 'pullRequests'>

const NOTHING_COMPARED = { changed: [], unmatched: 0, measures: [] }

function notCompared(why: string): Comparison {
  const measures = MEASURES.map((name) => ({ name, status: 'not available' as const, why }))
  return { ...NOTHING_COMPARED, measures }
}

/** Of the 90 that a report may make: first for conversations, then for votes. */
const MOST_REQUESTS = 20
/** For the conversations of a window: 8,000 turns. */
const MOST_REQUESTS_FOR_TURNS = 8

async function compareGroups(
  step: Step,
  pulls: Read<ListedPull[]>,
  windows: Windows,
): Promise<Comparison> {
  const { value: changes, gap } = await readChangedFiles(step, pulls.value, windows.change)
  const limit = gap || pulls.gap
  // There may be some in the part that we did not read.
  const nothing = limit === '' ? NOTHING_COMPARED : notCompared(limit)
  if (changes.length === 0) return nothing
  const { sites, files } = await readSites(step)
  /** Where each of their pages is now. */
  const changed = new Map<Page, Page>()
  for (const { status, filename, previous_filename } of changes) {
    const page = sites.pageOf(filename)
    const old = status === 'renamed' && previous_filename && sites.pageOf(previous_filename)
    if (page) changed.set(page, page).set(old || page, page)
  }
  if (changed.size === 0) return nothing
  const requestsBefore = step.service.budget.requests
  const turns = await readTurnsByPage(step, windows)
  const votes = await readVotesByPage(step, windows, requestsBefore + MOST_REQUESTS)
  const counts = [turns, votes].flatMap((reading) => figuresIn(reading) ?? [])
  const paths = [...new Set(counts.map(({ path }) => path))]
  const pages = new Set([...files.flatMap((file) => sites.pageOf(file) ?? []), ...changed.keys()])
  const match = matchPages(pages, paths)
  const pageOf = new Map(
    paths.toSorted(byText).flatMap((path) => {
      const page = match(path)
      return page === undefined ? [] : [[path, changed.get(page) ?? page]]
    }),
  )
  const ofChanged = [...pageOf].filter(([, page]) => changed.has(page))
  const shown = new Map(ofChanged.toReversed().map(([path, page]) => [page, path]))
  return {
    changed: [...shown.values()].toSorted(byText).map(scrubLine),
    unmatched: paths.length - pageOf.size,
    measures: [
      { name: 'unanswered', ...measure(turns, pageOf, changed, limit) },
      { name: 'thumbs-down', ...measure(votes, pageOf, changed, limit) },
    ],
  }
}

/** The files of the default branch as it is now, and which of them are pages. */
async function readSites({ github }: Step): Promise<{ sites: Sites; files: string[] }> {
  const hashes = new Map((await listFiles(github, 'HEAD')).map(({ path = '', sha }) => [path, sha]))
  const files = [...hashes.keys()]
  if (!files.some((file) => posix.basename(file) === 'docs.json'))
    throw new ActionError('there is no docs.json in this repository')
  const sites = await Sites.find(new Set(files), (file) =>
    readBlob(github, hashes.get(file) ?? '', file),
  )
  return { sites, files }
}

type When = 'before' | 'after'

/** What readers did on a page in one window. */
interface Count extends Share {
  path: string
  when: When
}

function readTurnsByPage(step: Step, windows: Windows): Promise<Reading<Count[]>> {
  return readCounts((when, counts) => {
    const add = (turn: Turn) => {
      // A clarifying question is neither answered nor unanswered.
      if (turn.pageUrl === null || turn.responseType === 'clarifying_question') return
      const path = pagePath(turn.pageUrl)
      counts.push({ path, when, events: isUnanswered(turn) ? 1 : 0, of: 1 })
    }
    return readTurns(step, windows[when], add, MOST_REQUESTS_FOR_TURNS)
  })
}

/** @param lastRequest the number of the last request that this may make */
function readVotesByPage(
  step: Step,
  windows: Windows,
  lastRequest: number,
): Promise<Reading<Count[]>> {
  return readCounts(async (when, counts) => {
    const mostRequests = lastRequest - step.service.budget.requests
    if (mostRequests < VOTE_REQUESTS)
      return `the ${MOST_REQUESTS} requests that this may make were spent`
    const parts = windows[when].weeks.map((week) => rangeOf(week))
    // People often resolve feedback on pages that were changed, so it must count.
    const options = { parts, mostRequests, withResolved: true }
    const { votes, gap } = await readVotes(step, windows[when], options)
    for (const [path, { thumbsUp, thumbsDown }] of votes)
      counts.push({ path, when, events: thumbsDown, of: thumbsUp + thumbsDown })
    return gap
  })
}

/** @param readWindow returns why something may be missing, or '' */
function readCounts(
  readWindow: (when: When, counts: Count[]) => Promise<string>,
): Promise<Reading<Count[]>> {
  return attempt(async () => {
    const value: Count[] = []
    const gap = (await readWindow('before', value)) || (await readWindow('after', value))
    return { value, gap, notes: [] }
  })
}

/**
 * @param pageOf the page that a path names, where it is now
 * @param limit why pages may be in the wrong group; '' if none are
 */
function measure(
  reading: Reading<Count[]>,
  pageOf: ReadonlyMap<string, Page>,
  changed: ReadonlyMap<Page, Page>,
  limit: string,
): Reading<Groups> {
  if (reading.status !== 'read') return reading
  const { value, gap } = reading
  // We don't show the share of a part.
  if (gap !== '') return { status: 'not available', why: gap }
  const matched = value.flatMap((count) => {
    const page = pageOf.get(count.path)
    return page === undefined ? [] : { ...count, page }
  })
  const groupOf = (isOfChanged: boolean): Group => {
    const counts = matched.filter(({ page }) => changed.has(page) === isOfChanged)
    const shareIn = (when: When): Share => {
      const own = counts.filter((count) => count.when === when)
      return { events: sumOf(own, ({ events }) => events), of: sumOf(own, ({ of }) => of) }
    }
    const pages = new Set(counts.map(({ page }) => page)).size
    return { pages, before: shareIn('before'), after: shareIn('after') }
  }
  const groups = { workedOn: groupOf(true), rest: groupOf(false) }
  return { status: 'read', value: groups, gap: limit, notes: [] }
}
