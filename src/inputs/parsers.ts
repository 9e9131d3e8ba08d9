import { ActionError } from '../errors.ts'
import { inQuotes, richText, trusted } from '../rich-text.ts'

/*
 * Parsers of values. Each throws a message that continues after the input's name: the fault, the value seen, the remedy.
 */

export function optional<T>(parse: (value: string, workspace: string) => T) {
  return (value: string, workspace: string): T | undefined => {
    if (value === '') return undefined
    return parse(value, workspace)
  }
}

/** People separate words in YAML by commas, blanks or line breaks. @throws ActionError for a list of YAML's, as text */
export function parseWordList(value: string): string[] {
  const words = value.split(/[,\s]+/).filter((word) => word !== '')
  if (words.includes('-'))
    throw new ActionError(
      trusted('has "-" before its words: write them without dashes, with commas between'),
    )
  return words
}

export function oneOf<const T extends string>(words: readonly T[]) {
  return (value: string): T => {
    const word = words.find((candidate) => candidate === value)
    if (word !== undefined) return word
    const choice = trusted(words.join(', ').replace(/, (?=[^,]*$)/, ' or '))
    const shown = inQuotes(value, 60)
    throw new ActionError(richText`must be ${choice}, but is ${shown}`)
  }
}

/** `none` must be the only word. */
export function subsetOf<T extends string>(words: readonly T[]) {
  const names = words.join(', ')
  const known = trusted(`some of these, with commas between: ${names}`)

  return (value: string): ReadonlySet<T> => {
    const named = parseWordList(value)
    const others = named.filter((word) => word !== 'none')
    const chosen = new Set<T>()
    const wrong: string[] = []
    for (const word of others) {
      const found = words.find((one) => one === word)
      if (found === undefined) wrong.push(word)
      else chosen.add(found)
    }
    if (wrong.length > 0) {
      const shown = inQuotes(wrong.join(', '))
      throw new ActionError(richText`has ${shown}: write none, or ${known}`)
    }
    const hasNone = others.length < named.length
    if (hasNone && others.length > 0) {
      const shown = inQuotes(others.join(', '))
      throw new ActionError(
        richText`lists none together with ${shown}: write none alone, or ${known}`,
      )
    }
    return chosen
  }
}

const trueOrFalse = oneOf(['true', 'false'])

export function parseBoolean(value: string): boolean {
  return trueOrFalse(value.toLowerCase()) === 'true'
}

export function integerBetween(min: number, max: number) {
  return (value: string): number => {
    const number = Number(value)
    const isWhole = /^\d{1,9}$/.test(value)
    const isInRange = number >= min && number <= max
    if (isWhole && isInRange) return number
    const shown = inQuotes(value, 60)
    throw new ActionError(
      richText`must be a whole number from ${min} to ${max}, without a unit or #, but is ${shown}`,
    )
  }
}
