import type { WeekViews } from '../readers/page-views.ts'
import { mostOf, sumOf } from '../readers/ranking.ts'
import type { Site } from './sites.ts'

/** Of a site's prefix: `/docs`, `/en/docs`. */
const MAX_PREFIX_SEGMENTS = 4
/** This share of all paths have it: some addresses are mistyped. */
const MIN_PREFIX_SHARE = 0.9
/** We take a prefix off only if so many times as many paths then are a page: else it is a folder. */
const MIN_PREFIX_GAIN = 2

/**
 * Matches readers' paths with pages: by the whole path, without a prefix of the whole site, such as `/docs`.
 * @param pages their addresses; one that two sites share is no page's, since we don't know whose readers they are
 * @param paths all that are known of readers, which show the prefix; like all paths here, as `addressOf` has them
 */
export function matchPages(
  pages: readonly string[],
  paths: readonly string[],
): (path: string) => string | undefined {
  const counts = Map.groupBy(pages, (page) => page)
  const find = (path: string) => (counts.get(path)?.length === 1 ? path : undefined)
  const prefix = findPrefix(paths, find)
  return (path) => find(without(prefix, path)) ?? find(path)
}

/**
 * @param before the sites as they were in that week
 * @returns counts a page's views by people; undefined if unknown
 */
export function matchViews(before: readonly Pick<Site, 'pages'>[], list: Pick<WeekViews, 'pages'>) {
  const pages = before.flatMap((site) => [...site.pages.keys()])
  const match = matchPages(pages, [...list.pages.keys()])
  const views = Map.groupBy(list.pages, ([path]) => match(path))
  return (path: string) => {
    const ofPage = views.get(path)
    return ofPage && sumOf(ofPage, ([, { human }]) => human)
  }
}

function without(prefix: string, path: string): string {
  const isBelow = path === prefix || path.startsWith(`${prefix}/`)
  return isBelow ? path.slice(prefix.length) || '/' : path
}

/** The beginning that almost all paths share, if far more of them have a page without it. */
function findPrefix(paths: readonly string[], find: (path: string) => unknown): string {
  const pagesWithout = (prefix: string) =>
    paths.filter((path) => find(without(prefix, path)) !== undefined).length
  let [best, most] = ['', pagesWithout('')]
  for (let length = 1; length <= MAX_PREFIX_SEGMENTS; length++) {
    const prefix = mostOf(paths, (path) => {
      const parts = path.split('/', length + 1)
      return parts.length > length ? parts.join('/') : undefined
    })
    if (prefix === undefined || prefix.times < MIN_PREFIX_SHARE * paths.length) break
    const found = pagesWithout(prefix.name)
    if (found > MIN_PREFIX_GAIN * most) [best, most] = [prefix.name, found]
  }
  return best
}
