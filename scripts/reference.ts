import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Writes README's tables of inputs and outputs from action.yml. */

export const README = 'README.md'

interface Action {
  readonly inputs: Record<string, { description: string; default?: string }>
  readonly outputs: Record<string, { description: string }>
}

/** @returns README with the two tables as action.yml has them */
export function withTables(readme: string): string {
  const action: Action = parse(readFileSync('action.yml', 'utf8'))
  const inputs = Object.entries(action.inputs).map(([name, input]) => [
    codeOf(name),
    input.description,
    input.default ? codeOf(input.default) : '',
  ])
  const outputs = Object.entries(action.outputs).map(([name, { description }]) => [
    codeOf(name),
    description,
  ])
  const withInputs = replaceTable(readme, 'Inputs', [['Input', 'What it is', 'Default'], ...inputs])
  return replaceTable(withInputs, 'Outputs', [['Output', 'What it holds'], ...outputs])
}

/** Replaces the first table below a heading. */
function replaceTable(readme: string, heading: string, [head = [], ...rows]: string[][]): string {
  const place = new RegExp(`(\n## ${heading}\n[^#]*?\n)(?:\\|.*\n)+`)
  if (!place.test(readme)) throw new Error(`${README}: no table below "## ${heading}"`)
  const lines = [head, head.map(() => '---'), ...rows].map(lineOf)
  return readme.replace(place, (_, before) => `${before}${lines.join('')}`)
}

function lineOf(cells: string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
}

function codeOf(text: string): string {
  return `\`${text}\``
}

if (import.meta.main) writeFileSync(README, withTables(readFileSync(README, 'utf8')))
