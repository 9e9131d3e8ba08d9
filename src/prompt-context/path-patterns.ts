import { ActionError } from '../errors.ts'
import { inQuotes } from '../text.ts'

/*
 * GitHub's patterns of `paths:` in a workflow. They look like a shell's, but `?` and `+` act on the character
 * before them, so no library for shell patterns reads them. A pattern is run over a path character by character, with
 * all positions in the pattern that are possible so far: a regular expression might go back and forth for ever.
 *
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet
 */

export type PathPatterns = readonly PathPattern[]

interface PathPattern {
  /** As written. */
  readonly text: string
  readonly isExclusion: boolean
  readonly elements: readonly PatternElement[]
}

/** A part of a pattern, which takes characters of one kind from the path. */
interface PatternElement {
  readonly accepts: (character: string) => boolean
  /** Whether it may take more than one character. */
  readonly repeats: boolean
  /** The number of elements, from this one on, that may be left out together: 2 for folders and their slash. */
  readonly canSkip: 0 | 1 | 2
}

/** Far more than a workflow needs. */
const MAX_PATH_PATTERNS = 100
const MAX_PATTERN_LENGTH = 256
/** The longest path that Linux can open. Longer ones are in no working copy. */
const LINUX_PATH_MAX = 4_096
/** In YAML's list form, in quotes, with a slash at the wrong end, or several on a line. */
const MATCHES_NO_FILE = /^(?:\.{0,2}\/|- |["'])|\/$|, |,$/
/** `**` and a slash are folders, or none, if they begin at a folder. */
const PATTERN_TOKEN = /(?<=^|\/)\*\*\/|\*\*|\*|\[[^\]]*\]?|\\?./gsu
/** In brackets, as JSON and YAML write lists. */
const LIST_OF_PATTERNS = /^\[(?:\s*["']|[^\]]*\]$)/
/** One of several characters, as in GitHub's patterns: `[abc]`, `[0-9]`. */
const CHARACTER_LIST = /^\[((?:[a-z]-[a-z]|[A-Z]-[A-Z]|[0-9]-[0-9]|[A-Za-z0-9])+)\]$/
const RANGE = /(.)(?:-(.))?/g

const WILDCARDS = new Map<string, readonly PatternElement[]>([
  ['*', [{ accepts: (character) => character !== '/', repeats: true, canSkip: 1 }]],
  ['**', [{ accepts: () => true, repeats: true, canSkip: 1 }]],
  [
    '**/',
    [
      { accepts: () => true, repeats: true, canSkip: 2 },
      { accepts: (character) => character === '/', repeats: false, canSkip: 0 },
    ],
  ],
])

/** @throws ActionError, as the parser of an input */
export function parsePathPatterns(text: string): PathPatterns {
  const whole = text.trim()
  const isList = LIST_OF_PATTERNS.test(whole) && !CHARACTER_LIST.test(whole)
  if (isList) throw new ActionError(`is ${inQuotes(whole, 100)}: write one pattern a line, no list`)
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const pattern = line.trim()
    if (pattern !== '') lines.push(pattern)
  }
  if (lines.length > MAX_PATH_PATTERNS)
    throw new ActionError(`has more than ${MAX_PATH_PATTERNS} patterns: name whole folders instead`)
  const patterns = lines.map(parsePathPattern)
  if (patterns.every((pattern) => pattern.isExclusion))
    throw new ActionError(
      'only excludes files (each pattern begins with !): begin with a pattern of those that count, such as `**`',
    )
  return patterns
}

/** The last pattern that matches decides. */
export function isInPaths(patterns: PathPatterns, path: string): boolean {
  if (path.length > LINUX_PATH_MAX) return false
  const decisive = patterns.findLast((pattern) => matches(pattern.elements, path))
  return decisive !== undefined && !decisive.isExclusion
}

/** Adds a position, and those after it that need no character, since the elements between can be left out. */
function reach(elements: readonly PatternElement[], first: number, positions: Set<number>): void {
  let position = first
  while (!positions.has(position)) {
    positions.add(position)
    const skipped = elements[position]?.canSkip ?? 0
    if (skipped === 0) return
    position += skipped
  }
}

/** Runs all possible positions in the pattern along the path. A position behind the last element is a match. */
function matches(elements: readonly PatternElement[], path: string): boolean {
  let positions = new Set<number>()
  reach(elements, 0, positions)
  for (const character of path) {
    const next = new Set<number>()
    const repeating: number[] = []
    for (const position of positions) {
      const element = elements[position]
      if (!element?.accepts(character)) continue
      reach(elements, position + 1, next)
      if (element.repeats) repeating.push(position)
    }
    // Added at the end: `reach` stops at a position that is there already, and would not reach those after it. And
    // added without `reach`: an element that has taken a character can no longer be left out.
    for (const position of repeating) next.add(position)
    positions = next
  }
  return positions.has(elements.length)
}

function parsePathPattern(line: string): PathPattern {
  const isExclusion = line.startsWith('!')
  const text = line.replace(/^!/, '')
  const refuse = (why: string) => new ActionError(`has ${inQuotes(line, 100)}, which ${why}`)
  if (text === '') throw refuse('is empty: write the pattern after the !')
  if (text.length > MAX_PATTERN_LENGTH)
    throw refuse(`is longer than ${MAX_PATTERN_LENGTH} characters`)
  if (MATCHES_NO_FILE.test(text))
    throw refuse(
      'matches no file: write one pattern a line, without quotes, `- ` or `/` before it, and a folder as `docs/**`. A comma in a name is `\\,`',
    )
  return { text: line, isExclusion, elements: parseElements(text, refuse) }
}

function parseElements(text: string, refuse: (why: string) => ActionError): PatternElement[] {
  const elements: PatternElement[] = []
  /** The character before, on which `?` or `+` would act. Undefined after a wildcard, or after a `?` or `+`. */
  let character: PatternElement | undefined
  for (const [token] of text.matchAll(PATTERN_TOKEN)) {
    const wildcard = WILDCARDS.get(token)
    if (wildcard !== undefined) {
      elements.push(...wildcard)
      character = undefined
      continue
    }
    const isQuantifier = token === '?' || token === '+'
    if (!isQuantifier) {
      character = { accepts: acceptor(token, refuse), repeats: false, canSkip: 0 }
      elements.push(character)
      continue
    }
    if (character === undefined)
      throw refuse(`has a ${token} without a character before it, on which it would act`)
    elements.pop()
    if (token === '?') elements.push({ ...character, canSkip: 1 })
    else elements.push({ ...character, repeats: true })
    character = undefined
  }
  return elements
}

/** The characters of a list in brackets: `[abc]` has three ranges of one. */
interface Range {
  readonly from: string
  readonly to: string
}

/** For a character, written as it is or after a backslash, or for one of a list in brackets. */
function acceptor(token: string, refuse: (why: string) => ActionError): PatternElement['accepts'] {
  if (token.startsWith('[')) {
    const list = CHARACTER_LIST.exec(token)?.[1] ?? ''
    const ranges: Range[] = []
    for (const [, from = '', to = from] of list.matchAll(RANGE)) ranges.push({ from, to })
    const areInOrder = ranges.every((range) => range.from <= range.to)
    if (ranges.length === 0 || !areInOrder)
      throw refuse(
        'has a [ that begins no list of letters and digits such as [abc] or [0-9]. For the bracket itself, write `\\[`',
      )
    return (character) => ranges.some((range) => range.from <= character && character <= range.to)
  }
  if (!token.startsWith('\\')) return (character) => character === token
  const escaped = token.slice(1)
  if (/^[A-Za-z0-9]?$/.test(escaped))
    throw refuse(
      'has a backslash without a special character after it. Between folders, write /; for a backslash itself, write it twice',
    )
  return (character) => character === escaped
}
