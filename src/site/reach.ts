import { posix } from 'node:path'
import { listPullFiles } from '../github/pulls.ts'
import { reasonOf } from '../http/retry.ts'
import { WeekViews } from '../readers/page-views.ts'
import { byText } from '../readers/ranking.ts'
import { lastPeriods } from '../readers/weeks.ts'
import { originOf } from '../frame/event.ts'
import type { Step } from '../frame/command.ts'
import { readTree } from './commit-files.ts'
import { judgeLinks } from './links.ts'
import { matchViews } from './match-pages.ts'
import { comparePages, type FileChange, isLost, type LinkedPage } from './page-changes.ts'
import type { Page } from './pages.ts'

/** Who reads what a pull request changes. */
export interface Reach {
  /** First those that go without a redirect, then those that people read most. */
  pages: ReachPage[]
  /** How many other files it changes: images, snippets, code. */
  otherFiles: number
  /** The branch whose preview shows these pages; undefined if they belong to several sites. */
  branch: string | undefined
  /** Why the service was not asked for readers; '' if it was. */
  whyNoViews: string
}

export interface ReachPage extends LinkedPage {
  /** By people, in the last week; null if unknown, and for a new page. */
  views: number | null
}

/** GitHub lists no more. */
const MAX_CHANGED_FILES = 3000
const FILES_A_PAGE = 100
/** For views. */
const MOST_REQUESTS = 10

const NO_KEY = 'no `api-key`'
const ON_A_FORK = "no `api-key` is used on a fork's pull request"

/** What a pull request changes, or why that is unknown. */
export type ReachReading =
  | { status: 'read'; value: Reach; gap: string; notes: string[] }
  | { status: 'not available'; why: string }

/** @param lastWeek its pages, if they were read already */
export async function readReach(step: Step, lastWeek?: WeekViews): Promise<ReachReading> {
  try {
    const { github, event } = step
    const { number, head } = event.payload.pull_request ?? {}
    const pull = `${event.repository}#${number}`
    const files = await listPullFiles(github, pull, {
      maxItems: MAX_CHANGED_FILES,
      maxPages: MAX_CHANGED_FILES / FILES_A_PAGE,
    })
    // Which files are pages, and of which site, only the whole tree says.
    const { tree, sites } = await readTree(github, head?.sha ?? 'HEAD')
    const compared = comparePages(files.items, tree.hashes.keys(), sites)
    const { otherFiles, before, after } = compared
    const changed = compared.pages.map(
      (page): ReachPage => ({
        hasRedirect: null,
        whyUnknown: '',
        isInNavigation: null,
        views: null,
        ...page,
      }),
    )
    const paths = new Set(files.items.map(({ filename }) => filename))
    const notes = await judgeLinks(step, { pages: changed, after, files: paths, head: tree })
    const whyNoViews =
      step.inputs.apiKey !== '' ? '' : originOf(event) === 'fork' ? ON_A_FORK : NO_KEY
    if (whyNoViews === '') notes.push(...(await addReaders(step, changed, before, lastWeek)))
    const pages = changed.toSorted(
      (a, b) =>
        Number(isLost(b)) - Number(isLost(a)) ||
        (b.views ?? -1) - (a.views ?? -1) ||
        byText(a.path, b.path),
    )
    const all = new Set([...before, ...pages].map(({ site }) => site))
    const branch = all.size === 1 ? head?.ref : undefined
    const gaps = [
      !files.isWhole && 'no more than 3,000 files are read: split the pull request',
      ...files.items.map(whyPagesMove),
    ]
    const gap = [...new Set(gaps)].filter(Boolean).join('; ')
    return { status: 'read', value: { pages, otherFiles, branch, whyNoViews }, gap, notes }
  } catch (error) {
    return { status: 'not available', why: reasonOf(error) }
  }
}

/** Why a file may hide, show or move pages whose own files do not change; undefined if it does not. */
function whyPagesMove({ filename, status, previous_filename = filename }: FileChange) {
  const names = [filename, previous_filename].map((file) => posix.basename(file))
  if (names.includes('.mintignore')) return 'it changes `.mintignore`, which may hide or show pages'
  const isPlace = status !== 'modified' && status !== 'changed'
  return isPlace && names.includes('docs.json')
    ? 'it adds, moves or removes a `docs.json`, which may move pages'
    : undefined
}

/**
 * Adds how many people read each page.
 * @param before all pages that were there before
 * @returns what is unknown, as sentences
 */
async function addReaders(
  step: Step,
  pages: readonly ReachPage[],
  before: readonly Page[],
  lastWeek?: WeekViews,
): Promise<string[]> {
  const known = pages.filter(({ change }) => change !== 'new')
  if (known.length === 0) return []
  const { period: week } = lastPeriods(1, step.clock.now())
  const list = lastWeek ?? new WeekViews(step, week, { mostRequests: MOST_REQUESTS })
  // If it fails, the list has a gap.
  await list.readAll().catch(() => {})

  const viewsOf = matchViews(before, list)
  for (const page of known) page.views = viewsOf(page.from)
  const unknown = known.filter((page) => page.views === null).length
  const why = list.gap?.why ?? 'the service names no page that is certainly the same'
  return unknown > 0 ? [`Unknown views (${unknown} of ${known.length}): ${why}`] : []
}
