import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { readFlags } from './flags.ts'

/** Writes the tables of inputs and outputs in the README from action.yml; a test compares them. */
readFlags("npm run docs: writes the README's tables of inputs and outputs from action.yml", {})
const action = parse(await readFile('action.yml', 'utf8'))

const inputs = Object.entries<{ description: string; default?: string }>(action.inputs).map(
  ([name, { description, default: value }]) =>
    `| \`${name}\` | ${value === undefined ? '' : `\`${value}\``} | ${description} |`,
)
const outputs = Object.entries<{ description: string }>(action.outputs).map(
  ([name, { description }]) => `| \`${name}\` | ${description} |`,
)

let readme = await readFile('README.md', 'utf8')
readme = replaceSection(readme, 'Inputs', [
  '| Input | Default | Meaning |',
  '|---|---|---|',
  ...inputs,
])
readme = replaceSection(readme, 'Outputs', ['| Output | Meaning |', '|---|---|', ...outputs])
await writeFile('README.md', readme)

function replaceSection(text: string, heading: string, table: string[]): string {
  const section = new RegExp(`(\\n## ${heading}\\n)[^]*?(?=\\n## )`)
  return text.replace(section, (_match, title) => `${title}\n${table.join('\n')}\n`)
}
