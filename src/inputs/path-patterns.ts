import { ActionError } from '../errors.ts'
import { inQuotes } from '../text.ts'

/*
 * The patterns of `paths`: `*`, `**` and `!` as under a workflow's `paths:`. Whoever opens a pull request names its
 * files, so a pattern is run along a path token by token, with all places that are possible so far: a regular
 * expression might go back and forth for ever.
 */

interface PathPattern {
  /** As written. */
  readonly text: string
  readonly isExclusion: boolean
  readonly tokens: readonly string[]
}

/** Far more than a workflow needs. */
const MAX_PATTERNS = 100
const MAX_PATTERN_LENGTH = 256
/** The longest path that Linux can open. */
const MAX_PATH_LENGTH = 4_096
/** A folder or none, any characters, those of one name, or one character. */
const TOKEN = /(?<=^|\/)\*\*\/|\*\*|\*|./gsu
/** In quotes, with a slash at the wrong end, several on a line, or with GitHub's rarer signs. */
const MATCHES_NO_FILE = /^(?:\.{0,2}\/|- )|\/$|, |,$|[?+[\]\\"']/

/** @throws ActionError, as the parser of an input */
export function parsePathPatterns(value: string): PathPattern[] {
  const lines = value.split('\n').map((line) => line.trim())
  const patterns: PathPattern[] = []
  for (const line of lines) {
    if (line === '') continue
    const isExclusion = line.startsWith('!')
    const pattern = isExclusion ? line.slice(1) : line
    if (pattern === '' || pattern.length > MAX_PATTERN_LENGTH || MATCHES_NO_FILE.test(pattern))
      throw new ActionError(
        `has ${inQuotes(line, 100)}: write one pattern a line, such as docs/** or !**/*.test.ts, with * and ** alone, and no quotes, \`- \` or \`/\` before it`,
      )
    patterns.push({ text: line, isExclusion, tokens: pattern.match(TOKEN) ?? [] })
  }
  if (patterns.length > MAX_PATTERNS)
    throw new ActionError(`has more than ${MAX_PATTERNS} patterns: name whole folders instead`)
  if (patterns.every((pattern) => pattern.isExclusion))
    throw new ActionError(
      'only excludes files (each pattern begins with !): begin with a pattern of those that count, such as `**`',
    )
  return patterns
}

/** The last pattern that matches decides. */
export function isInPaths(patterns: readonly PathPattern[], path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false
  const decisive = patterns.findLast((pattern) => matches(pattern.tokens, Array.from(path)))
  return decisive !== undefined && !decisive.isExclusion
}

function matches(tokens: readonly string[], path: readonly string[]): boolean {
  /** For each place in the path, whether the tokens so far can end there. */
  let ends = [true, ...path.map(() => false)]
  for (const token of tokens) {
    const isWildcard = token.startsWith('*')
    const next: boolean[] = []
    /** Whether the wildcard can have begun before. */
    let isOpen = false
    for (const [at, isEnd] of ends.entries()) {
      const before = path[at - 1]
      if (!isWildcard) {
        next.push(before === token && ends[at - 1] === true)
        continue
      }
      if (token === '*' && before === '/') isOpen = false
      const mayEnd = token !== '**/' || before === '/'
      next.push(isEnd || (isOpen && mayEnd))
      if (isEnd) isOpen = true
    }
    ends = next
  }
  return ends.at(-1) === true
}
