import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { parseAnswer } from '../http/faults.ts'
import type { Step } from '../step.ts'
import { asInteger, asRecord, asText, quote } from '../text.ts'
import { isRedirected, pageOfFile, readDocsJson } from './docs-json.ts'
import { matchPages } from './page-files.ts'
import { pagePath, spellingOf } from './page-path.ts'
import { listPages, type PageList } from './page-views.ts'
import { byText, Tally } from './ranking.ts'
import { attempt, clauseOf, figuresIn } from './reading.ts'
import type { Signals } from './signals.ts'
import { completeWeeks, rangeOf } from './weeks.ts'

/** Who reads what a pull request changes. */
export interface Reach {
  /** Those that go without a redirect first, then those that people read most. */
  pages: ReachPage[]
  /** How many other files it changes: images, snippets, code. */
  otherFiles: number
}

export interface ReachPage {
  change: 'changed' | 'new' | 'removed' | 'moved'
  path: string
  /** Where it was before; the same unless it moved. */
  from: string
  additions: number
  deletions: number
  /** Of a page that goes: whether it has a redirect; of a new one: whether the navigation names it. */
  isLinked: boolean | null
  /** Of the last week, by people; null where they are unknown, and of a new page. */
  views: number | null
  /** What readers missed on it: questions without an answer, and votes. */
  questions: number
  thumbsDown: number
  votes: number
}

const MAX_FILES = 300
/** A path of more is made to cost time. */
const MAX_SEGMENTS = 50
/** As Base64, an answer of 8 MiB. */
const MAX_JSON_BYTES = 6 * 1024 * 1024
const MOST_REQUESTS_FOR_VIEWS = 10
/**
 * What the service does not publish, or only as a part of pages.
 * @see https://www.mintlify.com/docs/organize/mintignore
 */
const UNPUBLISHED =
  /^snippets\/|(?:^|\/)(?:(?:\.(?:git|github|claude|agents|idea|vscode|cache)|node_modules|build|dist|coverage|te?mp)\/|(?:README|LICENSE|CHANGELOG|CONTRIBUTING)\.md$)/

/** @param listed the last week's pages, where they were read already */
export function readReach(step: Step, listed?: PageList, signals?: Signals) {
  return attempt<Reach>(async () => {
    const { items: files, isWhole } = await listFiles(step)
    const notes: string[] = []
    const tree = await listHead(step).catch((error) => {
      notes.push(`Unknown redirects, navigation and views: ${clauseOf(error)}`)
      return new Map<never, never>()
    })
    const changes = comparePages(files, [...tree.keys()])
    if (tree.size > 0) {
      await judgeLinks(step, changes.pages, tree, notes)
      await addReaders(step, changes, notes, listed, signals)
    }
    const isLost = ({ change, isLinked }: ReachPage) =>
      Number(change !== 'new' && isLinked === false)
    const pages = changes.pages.toSorted(
      (a, b) =>
        isLost(b) - isLost(a) || (b.views ?? -1) - (a.views ?? -1) || byText(a.path, b.path),
    )
    const gap = isWhole ? '' : `no more than ${MAX_FILES} files are read`
    return { value: { pages, otherFiles: changes.otherFiles }, gap, notes }
  })
}

function listFiles({ github, event }: Step) {
  const pull_number = asInteger(asRecord(event.payload.pull_request).number) ?? 0
  const name = `Listing the changed files of #${pull_number}`
  return github.list(
    { name, permission: 'pull-requests: read', maxItems: MAX_FILES },
    ({ paginate, rest }, repo) =>
      paginate.iterator(rest.pulls.listFiles, { ...repo, pull_number, per_page: 100 }),
  )
}
type ChangedFile = Awaited<ReturnType<typeof listFiles>>['items'][number]

/** What is in the files of the pull request's head, by path. */
async function listHead({ github, event }: Step): Promise<Tree> {
  const { sha } = asRecord(asRecord(event.payload.pull_request).head)
  const head = { tree_sha: asText(sha) ?? 'HEAD', recursive: '1' }
  const { tree, truncated } = await github.request(
    { name: 'Listing the files', permission: 'contents: read' },
    ({ rest }, repo) => rest.git.getTree({ ...repo, ...head }),
  )
  if (truncated) throw new ActionError('the repository has more files than GitHub lists')
  const files = tree.filter(({ type }) => type === 'blob')
  return new Map(files.map(({ path = '', sha, size = 0 }) => [path, { sha, size }]))
}
type Tree = ReadonlyMap<string, { sha: string; size: number }>

/** A folder of docs with its docs.json, if it has one, and the page in it. */
interface Place {
  folder: string
  config: string | undefined
  path: string
  /** Unique among the sites of a repository. */
  id: string
}

/** Finds the page of a file, in the site of the nearest docs.json; undefined where it is none. */
function placeFinder(files: readonly string[]): (file: string) => Place | undefined {
  const sites = new Map<string, string | undefined>()
  for (const file of files) {
    const folder = posix.dirname(file)
    if (posix.basename(file) === 'docs.json') sites.set(folder, file)
    // Its forerunner says where the docs are, and is not read.
    if (posix.basename(file) === 'mint.json') sites.set(folder, sites.get(folder))
  }
  if (sites.size === 0) sites.set('.', undefined)
  return (file) => {
    if (!/\.mdx?$/.test(file) || file.split('/', MAX_SEGMENTS + 1).length > MAX_SEGMENTS)
      return undefined
    let folder = posix.dirname(file)
    while (!sites.has(folder) && folder !== '.') folder = posix.dirname(folder)
    const inside = folder === '.' ? file : file.slice(folder.length + 1)
    if (!sites.has(folder) || UNPUBLISHED.test(inside)) return undefined
    const path = pageOfFile(inside)
    return { folder, config: sites.get(folder), path, id: `${folder}\n${path}` }
  }
}

/** Also where the page was before; the same place unless it moved. */
type Change = ReachPage & { old: Place }

/** What becomes of pages: a page is its path, whatever file it is in. */
function comparePages(files: readonly ChangedFile[], head: readonly string[]) {
  const placeOf = placeFinder(head)
  const names = new Set(files.map(({ filename }) => filename))
  const rest = head.flatMap((file) => (names.has(file) ? [] : (placeOf(file) ?? [])))
  const before = new Map(rest.map((place) => [place.id, place]))
  const after = new Map(before)
  const touched = new Map<string, { place: Place; old?: Place; lines: [number, number] }>()
  let otherFiles = 0
  for (const { filename, status, previous_filename = filename, ...file } of files) {
    const old = ['added', 'copied'].includes(status) ? undefined : placeOf(previous_filename)
    const now = status === 'removed' ? undefined : placeOf(filename)
    if (old) before.set(old.id, old)
    if (now) after.set(now.id, now)
    if (old && !touched.has(old.id)) touched.set(old.id, { place: old, lines: [0, 0] })
    const place = now ?? old
    if (!place) otherFiles++
    else {
      const [additions, deletions] = touched.get(place.id)?.lines ?? [0, 0]
      const lines: [number, number] = [additions + file.additions, deletions + file.deletions]
      touched.set(place.id, { place, lines, ...(old && { old }) })
    }
  }
  const moved = new Set<string>()
  const pages = [...touched.values()].map(({ place, old = place, lines }): Change => {
    const [wasThere, isThere] = [before.has(place.id), after.has(place.id)]
    const isMove = !wasThere && old !== place && !after.has(old.id)
    if (isMove) moved.add(old.id)
    const arrived = isMove ? 'moved' : 'new'
    const change = !isThere ? 'removed' : wasThere ? 'changed' : arrived
    const [additions, deletions] = lines
    const from = isMove ? old : place
    const unknown = { isLinked: null, views: null, questions: 0, thumbsDown: 0, votes: 0 }
    const where = { path: place.path, from: from.path, old: from }
    return { change, ...where, additions, deletions, ...unknown }
  })
  const isOld = ({ change, old }: Change) => change === 'removed' && moved.has(old.id)
  return { pages: pages.filter((page) => !isOld(page)), before: [...before.values()], otherFiles }
}

/** Looks up each page that goes in the redirects, and each new one in the navigation. */
async function judgeLinks(step: Step, pages: Change[], tree: Tree, notes: string[]): Promise<void> {
  const doubtful = pages.filter(({ change }) => change !== 'changed')
  for (const [config, ofSite] of Map.groupBy(doubtful, ({ old }) => old.config)) {
    const added = ofSite.filter(({ change }) => change === 'new')
    const gone = ofSite.filter(({ change }) => change !== 'new')
    const pagesOf = { redirects: gone, navigation: added }
    const parts = (['redirects', 'navigation'] as const).filter((part) => pagesOf[part].length > 0)
    try {
      if (config === undefined) throw new ActionError('there is no docs.json above these pages')
      const docs = await readDocsJson(config, parts, (file) => readJson(step, file, tree))
      for (const page of gone) page.isLinked = isRedirected(docs, page.from)
      for (const page of added) page.isLinked = docs.navigation.has(page.path)
    } catch (error) {
      notes.push(`Unknown ${parts.join(' and ')}: ${clauseOf(error)}`)
    }
  }
}

async function readJson({ github }: Step, file: string, tree: Tree): Promise<unknown> {
  const shown = quote(file, 100)
  const { sha, size = 0 } = tree.get(file) ?? {}
  if (sha === undefined) throw new ActionError(`${shown} does not exist`)
  if (size > MAX_JSON_BYTES) throw new ActionError(`${shown} has more than 6 MiB`)
  const { content } = await github.request(
    { name: `Reading ${shown}`, permission: 'contents: read' },
    ({ rest }, repo) => rest.git.getBlob({ ...repo, file_sha: sha }),
  )
  const json = parseAnswer(Buffer.from(asText(content) ?? '', 'base64').toString(), 200)
  if (json === undefined) throw new ActionError(`${shown} is not JSON`)
  return json
}

/** Adds how many people read each page that was there before, and what they missed on it. */
async function addReaders(
  step: Step,
  { pages, before }: ReturnType<typeof comparePages>,
  notes: string[],
  listed?: PageList,
  signals?: Signals,
): Promise<void> {
  const known = pages.filter(({ change }) => change !== 'new')
  const [week] = completeWeeks(1, step.clock.now())
  if (known.length === 0 || week === undefined) return
  const ask = (query: { limit: number; offset: number }) =>
    step.service.getPageViews(rangeOf(week), query)
  const list = listed ?? listPages(step, week, ask, MOST_REQUESTS_FOR_VIEWS)
  // Two sites may have a page of one path: then nobody knows which of them was read.
  const names = before.map(({ path }) => (path === '/' ? 'index' : path.slice(1)))
  let { views, unmatched, pathOf } = matchViews(list, names)
  while (!list.rows.isAtEnd && known.some(({ from }) => !views.has(from))) {
    // What fails is the list's gap.
    await list.rows.readNext().catch(() => {})
    ;({ views, unmatched, pathOf } = matchViews(list, names))
  }
  const questions = new Tally()
  for (const row of figuresIn(signals?.questions)?.pages.rows ?? [])
    questions.add(row.name && pathOf(row.name), row.questions)
  const [thumbsDown, votes] = [new Tally(), new Tally()]
  for (const row of figuresIn(signals?.feedback)?.disliked.rows ?? []) {
    thumbsDown.add(pathOf(row.path), row.thumbsDown)
    votes.add(pathOf(row.path), row.thumbsDown + row.thumbsUp)
  }
  // Of several sites in a repository, or where no page is known, the views may be another's.
  const isOurs = views.size > 0 && new Set(before.map(({ folder }) => folder)).size === 1
  for (const page of known) {
    const { from } = page
    // Every site's first page is read: without views, it has another name.
    const isNamed = from === '/' || unmatched.has(posix.basename(from))
    const isNone = list.rows.gap === '' && isOurs && !isNamed
    page.views = views.get(from) ?? (isNone ? 0 : null)
    page.questions = questions.get(from) ?? 0
    page.thumbsDown = thumbsDown.get(from) ?? 0
    page.votes = votes.get(from) ?? 0
  }
  const unknown = known.filter((page) => page.views === null).length
  const why = list.rows.gap || 'the service names no page that is certainly the same'
  if (unknown > 0) notes.push(`Unknown views (${unknown} of ${known.length}): ${why}`)
}

/** Views by people, by the path of a page in the repository. */
function matchViews({ pages }: PageList, names: readonly string[]) {
  const nameOf = matchPages(names, [...pages.keys()].map(spellingOf))
  const pathOf = (page: string) => {
    const name = nameOf(page)
    return name === undefined ? null : pageOfFile(name)
  }
  const views = new Tally()
  /** How the pages end that are certainly none of the repository's. */
  const unmatched = new Set<string>()
  for (const [raw, { human }] of pages) {
    const page = spellingOf(raw)
    const path = pathOf(page)
    views.add(path, human)
    if (path === null) unmatched.add(posix.basename(pagePath(page)))
  }
  return { views, unmatched, pathOf }
}
