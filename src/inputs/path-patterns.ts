import { ActionError } from '../errors.ts'
import { inQuotes, richText } from '../rich-text.ts'

/*
 * The patterns of `paths`, as under a workflow's `paths:`: `*`, `**`, `?`, `[…]`, `!`, and a backslash before a sign that
 * belongs to a name. Whoever opens a pull request names its files, so a pattern is run along a path token by token, with
 * all places that are possible so far: a regular expression might go back and forth for ever.
 */

interface PathPattern {
  /** As written. */
  readonly text: string
  readonly isExclusion: boolean
  readonly tokens: readonly Token[]
}

/** Matches one character of a path or, as a wildcard, any number. */
interface Token {
  readonly accepts: (character: string) => boolean
  readonly isWildcard: boolean
  readonly mayBeAbsent: boolean
  /** Folders, with the slash behind them. */
  readonly endsWithSlash: boolean
}

/** The longest path that Linux can open. */
const MAX_PATH_LENGTH = 4_096
/** Any folders, any characters, any but a slash, one out of a list, or one. A `?` behind it makes it optional. */
const TOKEN =
  /((?<=^|\/)\*\*\/|\*\*?|\[((?:[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d|[A-Za-z\d])+)\]|\\.|[^*?+[\]\\])(\??)/gsu
/** Empty, in quotes, with a slash at the wrong end, or several on a line. */
const MATCHES_NO_FILE = /^$|^(?:\.{0,2}\/|- )|\/$|(?<!\\),|\* |["']/

/** @throws ActionError, as the parser of an input */
export function parsePathPatterns(value: string): PathPattern[] {
  const lines = value.split('\n').map((line) => line.trim())
  const patterns: PathPattern[] = []
  for (const line of lines.filter((text) => text !== '')) {
    const pattern = line.replace(/^!/, '')
    const found = [...pattern.matchAll(TOKEN)]
    const isRead = found.map(([token]) => token).join('') === pattern
    if (!isRead || MATCHES_NO_FILE.test(pattern))
      throw new ActionError(
        richText`has ${inQuotes(line, 100)}: write one pattern a line, such as \`docs/**\` or \`!**/*.test.ts\`, without quotes, \`- \` or \`/\` before it, and with a backslash before each of [ ] ? + , that belongs to a name, such as \`app/\\[id\\]/**\``,
      )
    patterns.push({ text: line, isExclusion: line.startsWith('!'), tokens: found.map(parseToken) })
  }
  if (patterns.every((pattern) => pattern.isExclusion))
    throw new ActionError(
      richText`only excludes files (each pattern begins with !): begin with a pattern of those that count, such as \`**\``,
    )
  return patterns
}

function parseToken([, sign = '', list, question]: RegExpMatchArray): Token {
  const isWildcard = sign.startsWith('*')
  return {
    accepts: acceptedBy(sign, list),
    isWildcard,
    mayBeAbsent: isWildcard || question !== '',
    endsWithSlash: sign === '**/',
  }
}

function acceptedBy(sign: string, list: string | undefined): Token['accepts'] {
  if (sign.startsWith('**')) return () => true
  if (sign === '*') return (character) => character !== '/'
  if (list !== undefined) {
    const ranges = list.match(/.-.|./g) ?? []
    return (character) =>
      ranges.some((range) => range.slice(0, 1) <= character && character <= range.slice(-1))
  }
  const literal = sign.replace(/^\\/, '')
  return (character) => character === literal
}

/** The last pattern that matches decides. */
export function isInPaths(patterns: readonly PathPattern[], path: string): boolean {
  if (path.length > MAX_PATH_LENGTH) return false
  const characters = Array.from(path)
  const decisive = patterns.findLast((pattern) => matches(pattern.tokens, characters))
  return decisive !== undefined && !decisive.isExclusion
}

function matches(tokens: readonly Token[], path: readonly string[]): boolean {
  /** For each place in the path, whether the tokens so far can end there. */
  let ends = [true, ...path.map(() => false)]
  for (const token of tokens) {
    const next = [token.mayBeAbsent && ends[0] === true]
    /** Whether the token can reach up to this place. */
    let reaches = false
    for (const [at, character] of path.entries()) {
      const isOpen: boolean = ends[at] === true || (token.isWildcard && reaches)
      reaches = isOpen && token.accepts(character)
      const isEnd = reaches && (!token.endsWithSlash || character === '/')
      next.push(isEnd || (token.mayBeAbsent && ends[at + 1] === true))
    }
    ends = next
  }
  return ends.at(-1) === true
}
