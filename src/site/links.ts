import { posix } from 'node:path'
import { ActionError } from '../errors.ts'
import { reasonOf } from '../http/retry.ts'
import { inTurns } from '../readers/reading.ts'
import type { Step } from '../frame/command.ts'
import { inQuotes } from '../text.ts'
import { Tree } from './commit-files.ts'
import { type DocsJson, judgeRedirect, type Redirect, readDocsJson } from './docs-json.ts'
import { isGone, type LinkedPage } from './page-changes.ts'
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
  readonly head: Tree
}

/**
 * Looks for a redirect of each page that goes, for each new page in the navigation, and for the target of each
 * redirect that the pull request adds or changes.
 * @returns what is unknown or wrong, as sentences
 */
export async function judgeLinks(step: Step, changed: Changed): Promise<string[]> {
  const { pages, after, files, head } = changed
  const sites = new Set(pages.filter(({ change }) => change !== 'changed').map(({ site }) => site))
  // docs.json may be split into JSON files of any folder.
  if ([...files].some((file) => file.endsWith('.json')))
    for (const { site } of after) if (head.hashes.has(configOf(site))) sites.add(site)
  const notes: string[] = []
  for (const site of sites) notes.push(...(await judgeSite(step, site, changed)))
  return notes
}

function configOf(site: string): string {
  return posix.join(site, 'docs.json')
}

async function judgeSite(step: Step, site: string, changed: Changed): Promise<string[]> {
  const pages = changed.pages.filter((page) => page.site === site)
  const gone = pages.filter(isGone)
  let docs: DocsJson
  try {
    docs = await readDocsOf(site, changed.head)
    for await (const page of inTurns(gone, step))
      Object.assign(page, judgeRedirect(docs, page.from))
  } catch (error) {
    step.signal.throwIfAborted()
    const why = reasonOf(error)
    for (const page of gone) if (page.hasRedirect === null) page.whyUnknown = why
    return [`Unknown redirects and navigation: ${why}`]
  }
  for (const page of pages)
    if (page.change === 'new') page.isInNavigation = docs.navigation.has(page.path)
  if (![...docs.files].some((file) => changed.files.has(file))) return []
  try {
    return await judgeTargets(step, site, docs, changed)
  } catch (error) {
    step.signal.throwIfAborted()
    return [`Unknown targets of changed redirects: ${reasonOf(error)}`]
  }
}

/** @throws ActionError if the site has no docs.json; as `readDocsJson` */
function readDocsOf(site: string, tree: Tree): Promise<DocsJson> {
  const config = configOf(site)
  if (!tree.hashes.has(config))
    throw new ActionError(
      'there is no docs.json above these pages, and a mint.json is not read: look whether this is the repository of the docs',
    )
  return readDocsJson(config, (file) => tree.readJson(file))
}

/** Redirects from one path to another, new ones, that lead to no page or to another redirect. */
async function judgeTargets(
  step: Step,
  site: string,
  docs: DocsJson,
  { head, after }: Changed,
): Promise<string[]> {
  // Where the service makes pages, their paths are in no file.
  if (docs.makesPages) return []
  const isPlain = ({ source, destination }: Redirect) => !/[:*]/.test(source + destination)
  const plain = docs.redirects.filter(isPlain)
  if (plain.length === 0) return []
  const base = step.event.payload.pull_request?.base?.sha ?? ''
  const before = await Tree.list(step.github, base, head)
  const old = before.hashes.has(configOf(site)) ? await readDocsOf(site, before) : undefined
  const keyOf = ({ source, destination }: Redirect) => JSON.stringify([source, destination])
  const known = new Set(old?.redirects.map(keyOf))
  const added = plain.filter((one) => !known.has(keyOf(one)))
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
