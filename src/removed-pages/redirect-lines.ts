import type { Redirect } from './docs-json.ts'
import type { RemovedPage } from './judge-pages.ts'

/**
 * One pattern replaces a folder's lines if it leads all of its pages to the same destinations.
 * @param others other missing addresses, which a pattern must not match
 */
export function foldLines(pages: readonly RemovedPage[], others: readonly string[]): Redirect[] {
  const lines = pages.flatMap(({ line }) => line ?? [])
  // Pages with another redirect on their way keep their own lines.
  const hindered = pages.filter(({ why }) => why.kind !== 'no redirect')
  return foldFolder('', lines, [...others, ...hindered.map(({ address }) => address)])
}

function foldFolder(
  folder: string,
  lines: readonly Redirect[],
  others: readonly string[],
): Redirect[] {
  const pattern = folder === '' ? undefined : patternOf(folder, lines, others)
  if (pattern) return [pattern]
  const depth = folder.split('/').length
  const groups = Map.groupBy(lines, ({ source }) =>
    source
      .split('/')
      .slice(0, depth + 1)
      .join('/'),
  )
  return [...groups].flatMap(([below, group]) =>
    group.length > 1 ? foldFolder(below, group, others) : group,
  )
}

function patternOf(
  folder: string,
  lines: readonly Redirect[],
  others: readonly string[],
): Redirect | undefined {
  const isBelow = (address: string) => address.startsWith(`${folder}/`)
  const [first] = lines
  if (first === undefined || !lines.every(({ source }) => isBelow(source))) return undefined
  const rest = first.source.slice(folder.length)
  const target = first.destination.slice(0, -rest.length)
  const isMoved = lines.every(
    ({ source, destination }) => destination === target + source.slice(folder.length),
  )
  // To a folder below its own, a pattern would redirect a mistyped address forever.
  const isCircle = target === folder || target.startsWith(`${folder}/`)
  if (!isMoved || isCircle || others.some(isBelow)) return undefined
  return { source: `${folder}/:slug*`, destination: `${target}/:slug*` }
}
