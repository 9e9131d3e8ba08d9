/** A path of more is made to cost time. */
const MAX_SEGMENTS = 50

/**
 * Matches pages with files: the path segments of one, without the ending and `index`, are the last ones of
 * the other's. Of several files the one with the shortest remainder; where two have it, none.
 */
export function matchPages(files: readonly string[]): (page: string) => string | undefined {
  /** By an ending, and by how many folders stand before it. */
  const byEnding = new Map<string, string[][]>()
  const known = files.filter((file) => file.split('/').length <= MAX_SEGMENTS)
  for (const file of known) {
    const segments = segmentsOf(file.replace(/\.mdx?$/, ''))
    // Each file under all of its endings: `cli/watch` and `watch` for `docs/cli/watch.mdx`.
    for (let from = 0; from <= segments.length; from++) {
      const ending = segments.slice(from).join('/')
      if (ending === '' && from > 0) continue
      const alike = byEnding.get(ending) ?? []
      byEnding.set(ending, alike)
      const [first, second = file] = alike[from] ?? []
      // Two are as many as more.
      alike[from] = first === undefined ? [file] : [first, second]
    }
  }
  const deepest = known.reduce((most, file) => Math.max(most, file.split('/').length), 0)
  return (page) => {
    const segments = segmentsOf(page)
    if (segments.length > MAX_SEGMENTS) return undefined
    const limit = Math.max(deepest, segments.length)
    const whole = byEnding.get(segments.join('/')) ?? []
    for (let remainder = 0; remainder <= limit; remainder++) {
      // More folders above the file, or more segments above the page.
      const left = segments.length - remainder
      const isEnding = remainder > 0 && left > 0 && left <= deepest
      const ending = isEnding ? byEnding.get(segments.slice(remainder).join('/')) : undefined
      const found = [...(whole[remainder] ?? []), ...(ending?.[0] ?? [])]
      if (found.length > 0) return found.length === 1 ? found[0] : undefined
      if (segments.length === 0) return undefined
    }
    return undefined
  }
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '')
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments
}
