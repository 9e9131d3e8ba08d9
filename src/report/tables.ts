import type { Counts } from '../service/page-views.ts'
import { escapeMarkdown } from './escape.ts'

/** The cells of a row, as Markdown. */
export type Row = readonly string[]

/** A Markdown table. A column whose name ends in a colon is aligned to the right. */
export function table(columns: readonly string[], rows: readonly Row[]): string {
  const names = columns.map((column) => column.replace(/:$/, ''))
  const alignments = columns.map((column) => (column.endsWith(':') ? '--:' : ':--'))
  return [names, alignments, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** One row of facts; those that are not known are left out. */
export function factsRow(
  facts: ReadonlyArray<readonly [name: string, value: string | null | undefined]>,
): string {
  const known = facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
  return table(
    known.map(([name]) => name),
    [known.map(([, value]) => value)],
  )
}

/** Markdown that opens with a click. The blank lines make GitHub read it as Markdown. */
export function folded(summary: string, markdown: string): string {
  return `<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`
}

/** Blocks of Markdown below each other; empty ones are left out. */
export function blocks(parts: ReadonlyArray<string | undefined>): string {
  return parts.filter(Boolean).join('\n\n')
}

/** A note for each sentence of plain text. */
export function warningNotes(sentences: readonly string[]): string[] {
  return sentences.map((sentence) => `> ⚠️ ${escapeMarkdown(sentence, 500)}`)
}

/** Keeps text in one line of its cell. */
export function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}

const BAR_LENGTH = 10
/** Keeps a bar in one line. */
const JOINER = '\u2060'
const SQUARES = { people: '🟦', assistants: '🟪' }

/** Views as a bar of coloured squares, the whole bar being `most` views. */
export function bar({ human, total }: Counts, most: number): string {
  const length = squares(total, most)
  const people = Math.min(length, squares(human, most))
  const row = [
    ...Array<string>(people).fill(SQUARES.people),
    ...Array<string>(length - people).fill(SQUARES.assistants),
  ]
  return row.join(JOINER)
}

function squares(views: number, most: number): number {
  return most === 0 ? 0 : Math.round((views / most) * BAR_LENGTH)
}
