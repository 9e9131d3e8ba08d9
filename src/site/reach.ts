import { posix } from 'node:path'
import { PageList } from '../analytics/page-views.ts'
import { byText, Tally } from '../analytics/ranking.ts'
import { attempt, figuresIn } from '../analytics/reading.ts'
import type { ReaderSignals } from '../analytics/signals.ts'
import { completeWeeks, rangeOf } from '../analytics/weeks.ts'
import { ActionError } from '../errors.ts'
import { listPullFiles } from '../github/pulls.ts'
import { listFiles, readBlob } from '../github/repository.ts'
import { reasonOf } from '../http/retry.ts'
import type { Step } from '../step.ts'
import { asRecord, asText, inQuotes, parseJson } from '../text.ts'
import { isRedirected, readDocsJson } from './docs-json.ts'
import { matchPages } from './match-pages.ts'
import { comparePages, type PageChange } from './page-changes.ts'
import { type Page, Sites } from './sites.ts'

/** Who reads what a pull request changes. */
export interface Reach {
  /** First those that go without a redirect, then those that people read most. */
  pages: ReachPage[]
  /** How many other files it changes: images, snippets, code. */
  otherFiles: number
  /** The branch whose preview shows these pages; undefined if they belong to several sites, or we can't tell. */
  branch: string | undefined
}

export interface ReachPage extends PageChange {
  /** Of a page that goes: whether it has a redirect. Null if unknown. */
  hasRedirect: boolean | null
  /** Of a new page: whether the navigation names it. Null if unknown. */
  isInNavigation: boolean | null
  /** By people, in the last week; null if unknown, and for a new page. */
  views: number | null
  /** What readers missed on it: questions without an answer, and votes. */
  questions: number
  thumbsDown: number
  votes: number
}

const MAX_CHANGED_FILES = 300
const MOST_REQUESTS_FOR_VIEWS = 10

/** @param pageList the last week's pages, if they were read already */
export function readReach(step: Step, pageList?: PageList, signals?: ReaderSignals) {
  return attempt<Reach>(async () => {
    const { github, event } = step
    const { number, head } = asRecord(event.payload.pull_request)
    const { sha, ref } = asRecord(head)
    const pull = `${event.repository}#${number}`
    const files = await listPullFiles(github, pull, { maxItems: MAX_CHANGED_FILES })
    const notes: string[] = []
    const listed = await listFiles(github, asText(sha) ?? 'HEAD').catch((error) => {
      notes.push(`Unknown redirects, navigation, views and ignored pages: ${reasonOf(error)}`)
      return []
    })
    const tree: Tree = new Map(listed.map((file) => [file.path ?? '', file.sha]))
    const isKnown = tree.size > 0
    let isSure = isKnown
    const sites = await Sites.find(new Set(tree.keys()), async (file) => {
      try {
        return await readText(step, file, tree)
      } catch (error) {
        isSure = false
        notes.push(`Unknown ignored pages, redirects and navigation: ${reasonOf(error)}`)
        return ''
      }
    })
    const { otherFiles, before, ...changes } = comparePages(files.items, tree.keys(), sites)
    const changed = changes.pages.map(
      (page): ReachPage => ({
        ...{ hasRedirect: null, isInNavigation: null },
        ...{ views: null, questions: 0, thumbsDown: 0, votes: 0 },
        ...page,
      }),
    )
    if (isSure) await judgeLinks(step, changed, tree, notes)
    if (isKnown) await addReaders(step, changed, before, notes, pageList, signals)
    const isLost = ({ hasRedirect }: ReachPage) => Number(hasRedirect === false)
    const pages = changed.toSorted(
      (a, b) =>
        isLost(b) - isLost(a) || (b.views ?? -1) - (a.views ?? -1) || byText(a.path, b.path),
    )
    const all = new Set([...before, ...pages].map(({ site }) => site))
    const branch = isKnown && all.size === 1 ? asText(ref) : undefined
    const hidesPages = files.items.some(
      ({ filename }) => posix.basename(filename) === '.mintignore',
    )
    const gaps = [
      !files.isWhole && `no more than ${MAX_CHANGED_FILES} files are read`,
      hidesPages && 'pages that its change of `.mintignore` hides or shows are not counted',
    ]
    const gap = gaps.filter(Boolean).join('; ')
    return { value: { pages, otherFiles, branch }, gap, notes }
  })
}

/** The files of the pull request's head: the hash of each, by its path. */
type Tree = ReadonlyMap<string, string>

/** The text of a file of the pull request's head. */
function readText({ github }: Step, file: string, tree: Tree): Promise<string> {
  const sha = tree.get(file)
  if (sha === undefined) throw new ActionError(`${inQuotes(file, 100)} does not exist`)
  return readBlob(github, sha, file)
}

/** Looks for a redirect of each page that goes, and for each new page in the navigation. */
async function judgeLinks(
  step: Step,
  pages: readonly ReachPage[],
  tree: Tree,
  notes: string[],
): Promise<void> {
  const readJson = async (file: string) => {
    const json = parseJson(await readText(step, file, tree))
    if (json === undefined) throw new ActionError(`${inQuotes(file, 100)} is not JSON`)
    return json
  }
  const doubtful = pages.filter(({ change }) => change !== 'changed')
  for (const [site, ofSite] of Map.groupBy(doubtful, ({ site }) => site)) {
    const config = posix.join(site, 'docs.json')
    const added = ofSite.filter(({ change }) => change === 'new')
    const gone = ofSite.filter(({ change }) => change !== 'new')
    const pagesOf = { redirects: gone, navigation: added }
    const parts = (['redirects', 'navigation'] as const).filter((part) => pagesOf[part].length > 0)
    try {
      if (!tree.has(config)) throw new ActionError('there is no docs.json above these pages')
      const docs = await readDocsJson(config, parts, readJson)
      for (const page of gone) page.hasRedirect = isRedirected(docs, page.from)
      for (const page of added) page.isInNavigation = docs.navigation.has(page.path)
    } catch (error) {
      notes.push(`Unknown ${parts.join(' and ')}: ${reasonOf(error)}`)
    }
  }
}

/**
 * Adds how many people read each page, and what they missed on it.
 * @param before all pages that were there before
 */
async function addReaders(
  step: Step,
  pages: readonly ReachPage[],
  before: readonly Page[],
  notes: string[],
  pageList?: PageList,
  signals?: ReaderSignals,
): Promise<void> {
  const known = pages.filter(({ change }) => change !== 'new')
  const [week] = completeWeeks(1, step.clock.now())
  if (known.length === 0 || week === undefined) return
  const ask = (query: { limit: number; offset: number }) =>
    step.service.getPageViews(rangeOf(week), query)
  const list = pageList ?? new PageList(step, week, ask, MOST_REQUESTS_FOR_VIEWS)
  // If it fails, the list has a gap.
  await list.readAll().catch(() => {})

  const match = matchPages(before, [...list.pages.keys()])
  const pathOf = (name: string) => match(name)?.path
  const [views, questions, thumbsDown, votes] = [new Tally(), new Tally(), new Tally(), new Tally()]
  /** The last segments of listed pages that match no page of the repository. */
  const unmatched = new Set<string>()
  for (const [listed, { human }] of list.pages) {
    const path = pathOf(listed)
    views.add(path, human)
    if (path === undefined) unmatched.add(posix.basename(listed))
  }
  for (const row of figuresIn(signals?.questions)?.pages ?? [])
    questions.add(row.name && pathOf(row.name), row.questions)
  for (const row of figuresIn(signals?.feedback)?.disliked ?? []) {
    thumbsDown.add(pathOf(row.path), row.thumbsDown)
    votes.add(pathOf(row.path), row.thumbsDown + row.thumbsUp)
  }
  // With several sites in a repository, or if no page matches, the views may be another site's.
  const isOurs = views.size > 0 && new Set(before.map(({ site }) => site)).size === 1
  for (const page of known) {
    const { from } = page
    const isNone = list.gap === '' && isOurs && !unmatched.has(posix.basename(from))
    page.views = views.get(from) ?? (isNone ? 0 : null)
    page.questions = questions.get(from) ?? 0
    page.thumbsDown = thumbsDown.get(from) ?? 0
    page.votes = votes.get(from) ?? 0
  }
  const unknown = known.filter((page) => page.views === null).length
  const why = list.gap || 'the service names no page that is certainly the same'
  if (unknown > 0) notes.push(`Unknown views (${unknown} of ${known.length}): ${why}`)
}
