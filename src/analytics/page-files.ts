import { pageSegments, withoutIndex } from './page-path.ts'
import { Tally } from './ranking.ts'
import { MIN_PREFIX_GAIN, MIN_PREFIX_SHARE } from './thresholds.ts'

/** A path of more is made to cost time. */
const MAX_SEGMENTS = 50
/** Of a site's prefix: `/docs`, `/en/docs`. */
const MAX_PREFIX_SEGMENTS = 4

/**
 * Matches pages with files: a page's path segments are the last ones of its file's, without the ending and
 * `index`. Of several files the one in the fewest folders more; where two are, none. A path that is longer
 * than a file's is another page: `/fr/quickstart` is not `quickstart.mdx`. Only a prefix that the whole site
 * has, such as `/docs`, is left out.
 * @param pages all that are known, from which the site's prefix is seen
 */
export function matchPages(
  files: readonly string[],
  pages: Iterable<string> = [],
): (page: string) => string | undefined {
  const index = new FileIndex(files)
  const known = [...pages].map(pageSegments).filter(isWorthwhile)
  const prefix = findPrefix(known, index)
  return (page) => {
    const segments = pageSegments(page)
    if (!isWorthwhile(segments)) return undefined
    return index.find(without(prefix, segments)) ?? index.find(segments)
  }
}

function isWorthwhile({ length }: string[]): boolean {
  return length <= MAX_SEGMENTS
}

function without(prefix: readonly string[], segments: string[]): string[] {
  const hasIt = prefix.every((segment, index) => segments[index] === segment)
  return hasIt ? segments.slice(prefix.length) : segments
}

/** The segments that almost all pages begin with, and without which far more of them have a file. */
function findPrefix(pages: readonly string[][], index: FileIndex): string[] {
  const filesWithout = (prefix: string[]) =>
    pages.filter((page) => index.find(without(prefix, page)) !== undefined).length
  let [best, most]: [string[], number] = [[], filesWithout([])]
  for (let length = 1; length <= MAX_PREFIX_SEGMENTS; length++) {
    if (MIN_PREFIX_GAIN * most >= pages.length) break
    const beginnings = pages.flatMap((page) =>
      page.length < length ? [] : page.slice(0, length).join('/'),
    )
    const [[beginning, times] = ['', 0]] = Tally.of(beginnings).ranked().rows
    if (times === 0 || times < MIN_PREFIX_SHARE * pages.length) break
    const prefix = beginning.split('/')
    const found = filesWithout(prefix)
    if (found > MIN_PREFIX_GAIN * most) [best, most] = [prefix, found]
  }
  return best
}

interface Entry {
  file: string
  /** Its segments, the last one first, each with a slash behind it. */
  key: string
  depth: number
}

/**
 * Files in the order of their paths read backwards, so that those with one ending stand together: there may be
 * 60,000 files 49 deep, which are too many to list under each of their endings.
 */
class FileIndex {
  private readonly entries: Entry[]
  /** What two pages share is looked at once for each, and no page twice. */
  private readonly found = new Map<string, string | undefined>()

  constructor(files: readonly string[]) {
    this.entries = files
      .flatMap((file) => {
        const segments = file.replace(/\.mdx?$/, '').split('/', MAX_SEGMENTS + 1)
        if (!isWorthwhile(segments)) return []
        const named = withoutIndex(segments)
        return { file, key: keyOf(named), depth: named.length }
      })
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  }

  find(segments: string[]): string | undefined {
    const key = keyOf(segments)
    if (!this.found.has(key)) this.found.set(key, this.search(key))
    return this.found.get(key)
  }

  private search(key: string): string | undefined {
    let [low, high] = [0, this.entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.entries[middle]?.key ?? '') < key) low = middle + 1
      else high = middle
    }
    let best: Entry | undefined
    let isTie = false
    for (let at = low; ; at++) {
      const entry = this.entries[at]
      // The first page is the index of no folder.
      if (entry === undefined || (key === '' ? entry.key !== '' : !entry.key.startsWith(key))) break
      isTie =
        best?.depth === entry.depth || (isTie && best !== undefined && best.depth < entry.depth)
      if (best === undefined || entry.depth < best.depth) best = entry
    }
    return isTie ? undefined : best?.file
  }
}

function keyOf(segments: readonly string[]): string {
  return segments.length === 0 ? '' : `${segments.toReversed().join('/')}/`
}
