import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Writes docs/reference.md from action.yml. */

export const REFERENCE = 'docs/reference.md'
const INTRODUCTION = `# Reference

All inputs and outputs, made from \`action.yml\` by \`npm run build\`. [README](../README.md#inputs-and-outputs) says which outcomes make a step red.
`

interface Action {
  readonly description: string
  readonly inputs: Record<string, { description: string; default?: string }>
  readonly outputs: Record<string, { description: string }>
}

export function renderReference(): string {
  const action: Action = parse(readFileSync('action.yml', 'utf8'))
  const inputs = Object.entries(action.inputs).map(([name, input]) => [
    codeOf(name),
    input.default ? codeOf(input.default) : '',
    input.description,
  ])
  const outputs = Object.entries(action.outputs).map(([name, { description }]) => [
    codeOf(name),
    description,
  ])
  return `${INTRODUCTION}
${action.description}

${tableOf(['Input', 'Default', 'Meaning'], inputs)}

${tableOf(['Output', 'Holds'], outputs)}
`
}

const codeOf = (text: string) => `\`${text}\``

function tableOf(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
}

if (import.meta.main) writeFileSync(REFERENCE, renderReference())
