import { countOf } from './numbers.ts'

/** A part of the report whose tables can lose rows. */
export interface Section {
  /** How many rows its longest table has. */
  readonly longestTable: number
  /** The Markdown, with at most `maxRows` rows a table. */
  render(maxRows: number): string
}

/**
 * The sections as Markdown of at most `maxBytes` of UTF-8. Where that is too little, their tables lose
 * whole rows, the longest first, and say how many.
 */
export function fitSections(sections: readonly Section[], maxBytes: number): string {
  const render = (maxRows: number) =>
    sections.map((section) => section.render(maxRows)).join('\n\n')
  // The most rows a table that fit, by bisection: each row more makes the report longer.
  let [fits, tooMany] = [0, Math.max(0, ...sections.map(({ longestTable }) => longestTable)) + 1]
  while (tooMany - fits > 1) {
    const rows = Math.floor((fits + tooMany) / 2)
    if (Buffer.byteLength(render(rows)) <= maxBytes) fits = rows
    else tooMany = rows
  }
  return render(fits)
}

/** The note under a table that lost rows; '' where it lost none. */
export function leftOutNote(rows: number): string {
  if (rows === 0) return ''
  return `${countOf(rows, 'more row')} left out: the report would be too long.`
}
