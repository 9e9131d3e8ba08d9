import { ActionError } from '../errors.ts'
import { inQuotes, type RichText, richText, trusted } from '../rich-text.ts'
import { ID } from '../text.ts'

/*
 * Parsers of values. Each throws a message that continues after the input's name: the fault, the value seen, the remedy.
 */

export function optional<T>(parse: (value: string, workspace: string) => T) {
  return (value: string, workspace: string): T | undefined => {
    if (value === '') return undefined
    return parse(value, workspace)
  }
}

/** People separate words in YAML by commas, blanks or line breaks. */
export function parseWordList(value: string): string[] {
  return value.split(/[,\s]+/).filter((word) => word !== '')
}

/** @throws ActionError for the first form that the value has */
export function refuse(value: string, forms: ReadonlyArray<readonly [RegExp, RichText]>): void {
  for (const [form, fault] of forms) {
    if (form.test(value)) throw new ActionError(fault)
  }
}

/** It becomes a part of a path. */
export function parseId(value: string, place: RichText): string {
  if (ID.test(value)) return value
  const shown = inQuotes(value, 60)
  throw new ActionError(
    richText`${shown} is not an ID (1 to 128 letters, digits, _ or -): copy it from ${place}`,
  )
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

/** Or `none`. */
export function subsetOf<T extends string>(words: readonly T[]) {
  const choice = trusted(`none alone, or some of these, with commas between: ${words.join(', ')}`)
  return (value: string): ReadonlySet<T> => {
    const chosen = new Set<T>()
    if (value === 'none') return chosen
    for (const word of parseWordList(value)) {
      const found = words.find((one) => one === word)
      if (found === undefined)
        throw new ActionError(richText`has ${inQuotes(word, 60)}: write ${choice}`)
      chosen.add(found)
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
