import { ActionError } from '../errors.ts'
import { quote } from '../text.ts'

/* Inputs that are one word, or a list of words, out of a few. */

/** How many wrong words of a list a message names. */
const MAX_WRONG_WORDS = 10

/** A list as people write it in YAML: separated by commas or line breaks. */
export function listOf(value: string): string[] {
  return value.split(/\s*[,\n]\s*/).filter((word) => word !== '')
}

export function oneOf<T extends string>(words: readonly T[]) {
  return (value: string): T => {
    const word = words.find((candidate) => candidate === value)
    if (word !== undefined) return word
    throw new ActionError(`must be ${words.join(' or ')}, but is ${quote(value, 60)}`)
  }
}

/** A list of a few words. `none` stands alone; `all`, if the input has that word, stands for some of them. */
export function subsetOf<T extends string>(words: readonly T[], all: readonly T[] = []) {
  const meanings = new Map<string, readonly T[]>(words.map((word) => [word, [word]]))
  if (all.length > 0) meanings.set('all', all)
  return (value: string): ReadonlySet<T> => {
    const named = listOf(value)
    if (named.length === 1 && named[0] === 'none') return new Set()
    if (named.includes('none'))
      throw new ActionError('has none beside other words: remove none, or all the others')
    const wrong = named.filter((word) => !meanings.has(word))
    if (wrong.length === 0) return new Set(named.flatMap((word) => meanings.get(word) ?? []))
    const known = [...meanings.keys()]
    throw new ActionError(
      `has ${quoteAll(wrong, known)}: it may be none, or name ${known.join(', ')}`,
    )
  }
}

/** Wrong words of a list, for a message: each with the known word that it is most like. */
export function quoteAll(wrong: readonly string[], known: readonly string[] = []): string {
  const shown = wrong.slice(0, MAX_WRONG_WORDS).map((word) => {
    const near = nearest(word, known)
    return quote(word, 60) + (near === undefined ? '' : ` (did you mean ${near}?)`)
  })
  return shown.join(', ')
}

/** The known word that somebody may have meant: at most half of its letters differ. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, edits: countEdits(word.slice(0, 60), candidate) }))
    .filter(({ candidate, edits }) => edits <= candidate.length / 2)
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate
}

/** How many letters must be added, removed or replaced to turn one word into another (Levenshtein). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let column = 0; column < to.length; column++) {
      const replaced = (row[column] ?? 0) + (letter === to[column] ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
