import { posix } from 'node:path'
import { inTurns } from '../analytics/reading.ts'
import { ActionError } from '../errors.ts'
import { reasonOf } from '../http/retry.ts'
import type { Step } from '../step.ts'
import { inQuotes } from '../text.ts'
import { FilesAt } from './commit-files.ts'
import { type DocsJson, judgeRedirect, type Redirect, readDocsJson } from './docs-json.ts'
import type { LinkedPage } from './page-changes.ts'
import { type Page, pageOfFile } from './pages.ts'

/** How many redirects one note names. */
const MAX_NAMED = 5

/** What a pull request changes, and what the repository holds after its merge. */
interface Changed {
  readonly pages: readonly LinkedPage[]
  /** All that are there afterwards. */
  readonly after: readonly Page[]
  /** The paths of all changed files. */
  readonly files: ReadonlySet<string>
  readonly head: FilesAt
}

/**
 * Looks for a redirect of each page that goes, for each new page in the navigation, and for the target of each
 * redirect that the pull request adds or changes.
 * @returns what is unknown or wrong, as sentences
 */
export async function judgeLinks(step: Step, changed: Changed): Promise<string[]> {
  const notes: string[] = []
  const doubtful = changed.pages.filter(({ change }) => change !== 'changed')
  const pagesOf = Map.groupBy(doubtful, ({ site }) => site)
  const sites = new Set(mayChangeRedirects(changed) ? changed.after.map(({ site }) => site) : [])
  for (const site of new Set([...pagesOf.keys(), ...sites]))
    notes.push(...(await judgeSite(step, site, pagesOf.get(site) ?? [], changed)))
  return notes
}

/** docs.json may be split into JSON files of any folder. */
function mayChangeRedirects({ files }: Changed): boolean {
  return [...files].some((file) => file.endsWith('.json'))
}

async function judgeSite(
  step: Step,
  site: string,
  pages: readonly LinkedPage[],
  changed: Changed,
): Promise<string[]> {
  const config = posix.join(site, 'docs.json')
  const { head } = changed
  const gone = pages.filter(({ change }) => change !== 'new')
  const added = pages.filter(({ change }) => change === 'new')
  /** The parts that are unknown, by the reason. */
  const unknown = new Map<string, string[]>()
  const attempt = async <T>(part: string, read: () => Promise<T>): Promise<T | undefined> => {
    try {
      if (!head.hashes.has(config)) throw new ActionError('there is no docs.json above these pages')
      return await read()
    } catch (error) {
      step.signal.throwIfAborted()
      const why = reasonOf(error)
      unknown.set(why, [...(unknown.get(why) ?? []), part])
      if (part === 'redirects')
        for (const page of gone) if (page.hasRedirect === null) page.whyUnknown = why
      return undefined
    }
  }
  const readJson = (file: string) => head.readJson(file)
  const isJudged = gone.length > 0 || (mayChangeRedirects(changed) && head.hashes.has(config))
  const docs =
    isJudged &&
    (await attempt('redirects', async () => {
      const read = await readDocsJson(config, 'redirects', readJson)
      for await (const page of inTurns(gone, step))
        Object.assign(page, judgeRedirect(read, page.from))
      return read
    }))
  if (added.length > 0)
    await attempt('navigation', async () => {
      const { navigation } = await readDocsJson(config, 'navigation', readJson)
      for (const page of added) page.isInNavigation = navigation.has(page.path)
    })
  const wrong =
    docs &&
    [...docs.files].some((file) => changed.files.has(file)) &&
    (await attempt('targets of changed redirects', () =>
      judgeTargets(step, site, config, docs, changed),
    ))
  const gaps = [...unknown].map(([why, parts]) => `Unknown ${parts.join(' and ')}: ${why}`)
  return [...(wrong || []), ...gaps]
}

/** Redirects from one path to another, new ones, that lead to no page or to another redirect. */
async function judgeTargets(
  step: Step,
  site: string,
  config: string,
  docs: DocsJson,
  { head, after }: Changed,
): Promise<string[]> {
  const isPlain = ({ source, destination }: Redirect) => !/[:*]/.test(source + destination)
  const plain = docs.redirects.filter(isPlain)
  if (plain.length === 0) return []
  const base = step.event.payload.pull_request?.base?.sha ?? ''
  const before = await FilesAt.list(step.github, base, head)
  const old = before.hashes.has(config)
    ? await readDocsJson(config, 'redirects', (file) => before.readJson(file))
    : undefined
  const keyOf = ({ source, destination }: Redirect) => JSON.stringify([source, destination])
  const known = new Set(old?.redirects.map(keyOf))
  const added = plain.filter((one) => !known.has(keyOf(one)))
  if (added.length === 0) return []
  const { makesPages } = await readDocsJson(config, 'navigation', (file) => head.readJson(file))
  // Their paths are in no file.
  if (makesPages) return []
  const paths = new Set(after.filter((page) => page.site === site).map(({ path }) => path))
  const chained: Redirect[] = []
  const lost: Redirect[] = []
  for await (const redirect of inTurns(added, step)) {
    const path = pageOfFile(redirect.destination.replace(/[?#].*$/s, ''))
    // The first page is always there; what has an ending is a file.
    const isPage = path === '/' || paths.has(path) || posix.extname(path) !== ''
    if (judgeRedirect(docs, path).hasRedirect) chained.push(redirect)
    else if (!isPage) lost.push(redirect)
  }
  return [
    ...describeRedirects('that lead to no page', lost),
    ...describeRedirects('that lead to another redirect', chained),
  ]
}

function describeRedirects(what: string, redirects: readonly Redirect[]): string[] {
  if (redirects.length === 0) return []
  const named = redirects
    .slice(0, MAX_NAMED)
    .map((one) => `${inQuotes(`/${one.source}`, 60)} to ${inQuotes(one.destination, 60)}`)
  const more = redirects.length > MAX_NAMED ? ', …' : ''
  return [`New redirects ${what} (${redirects.length}): ${named.join(', ')}${more}`]
}
