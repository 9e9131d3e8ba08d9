import { commonBeginning, pagePath } from './page-path.ts'
import { Tally } from './ranking.ts'
import { MIN_PREFIX_GAIN } from './thresholds.ts'

/** Of a site's prefix: `/docs`, `/en/docs`. */
const MAX_PREFIX_SEGMENTS = 4

/** What a page may be, by its path without an ending: `/docs/guides/index`. */
interface Candidate {
  path: string
  /** What stands for it: a file, or another path. */
  value: string
}

interface Place extends Candidate {
  /** Without `index`: `/docs/guides`; '' for an index at the top. */
  path: string
  isIndex: boolean
  depth: number
}

export function candidateOf(file: string): Candidate {
  return { path: `/${file.replace(/\.mdx?$/, '')}`, value: file }
}

/**
 * Matches pages with files: a file's path, without its ending and `index`, ends with the path of its page. Of
 * several files, the one in the fewest folders counts; of two such files, none. `/fr/quickstart` is not
 * `quickstart.mdx`: we only leave out a prefix of the whole site, such as `/docs`. The first page, `/`, is the
 * index at the top, or else the index of the folder that holds most of the other pages.
 * @param pages all known pages, which show the site's prefix and folder
 */
export function matchPages(
  candidates: readonly Candidate[],
  pages: Iterable<string> = [],
): (page: string) => string | undefined {
  const all = candidates.map(placeOf)
  // By folder too: a repository may have thousands of `README.md`.
  const byName = Map.groupBy(all, ({ path }) => endOf(path, 1))
  const byFolder = Map.groupBy(all, ({ path }) => endOf(path, 2))
  const find = (page: string) => {
    const isInFolder = page.lastIndexOf('/') > 0
    const alike = isInFolder ? byFolder.get(endOf(page, 2)) : byName.get(endOf(page, 1))
    return closest((alike ?? []).filter(({ path }) => path.endsWith(page)))
  }

  const known = [...pages].map(pathOf)
  const indexes = all.filter(({ isIndex }) => isIndex)
  const prefix = findPrefix(known, (page) => (page === '' ? closest(indexes) : find(page)))
  const others = known.map((page) => without(prefix, page)).filter((path) => path !== '')
  const folders = others.map((path) => find(path)?.path.slice(0, -path.length) ?? null)
  const folder = Tally.of(folders).most()
  const top = indexes.filter(({ path }) => path === '')
  const first = closest(
    top.length > 0 ? top : indexes.filter(({ path }) => folder === null || path === folder),
  )
  return (page) => {
    const path = pathOf(page)
    const rest = without(prefix, path)
    return (rest === '' ? first : (find(rest) ?? find(path)))?.value
  }
}

function placeOf({ path: name, value }: Candidate): Place {
  const path = name.replace(/\/(?:index)?$/, '')
  return { path, value, isIndex: path !== name, depth: path.split('/').length }
}

/** In the form of a file's path: '' for the first page. */
function pathOf(page: string): string {
  return pagePath(page).replace(/^\/$/, '')
}

/** The last segments of a path. */
function endOf(path: string, segments: number): string {
  return path.split('/').slice(-segments).join('/')
}

function closest(places: readonly Place[]): Place | undefined {
  const least = places.reduce((depth, one) => Math.min(depth, one.depth), Number.POSITIVE_INFINITY)
  const [place, another] = places.filter(({ depth }) => depth === least)
  return another === undefined ? place : undefined
}

function without(prefix: string, page: string): string {
  return page === prefix || page.startsWith(`${prefix}/`) ? page.slice(prefix.length) : page
}

/** The beginning that almost all pages share, if far more of them have a file without it. */
function findPrefix(pages: readonly string[], find: (page: string) => unknown): string {
  const filesWithout = (prefix: string) =>
    pages.filter((page) => find(without(prefix, page)) !== undefined).length
  let [best, most] = ['', filesWithout('')]
  for (let length = 1; length <= MAX_PREFIX_SEGMENTS; length++) {
    if (MIN_PREFIX_GAIN * most >= pages.length) break
    const prefix = commonBeginning(pages, length)
    if (prefix === undefined) break
    const found = filesWithout(prefix)
    if (found > MIN_PREFIX_GAIN * most) [best, most] = [prefix, found]
  }
  return best
}
