import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { FAILABLE_OUTCOMES, OUTCOMES } from '../src/base/outcomes.ts'
import { VERSION } from '../src/base/version.ts'
import { INPUTS } from '../src/runner/inputs.ts'
import { OUTPUTS } from '../src/runner/outputs.ts'
import { ROOT } from './support/action.ts'

interface ActionYml {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

const read = (file: string) => readFile(path.join(ROOT, file), 'utf8')
const action: ActionYml = parse(await read('action.yml'))
const readme = await read('README.md')

/** The rows of a README table whose first cell is a name in backticks, cells without their backticks. */
function rowsUnder(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

const bare = (cell = '') => cell.replace(/^`|`$/g, '')

test('the inputs of action.yml are those that the code reads, with the same defaults', () => {
  const declared = Object.entries(action.inputs).map(([name, input]) => [name, input.default ?? ''])
  const { 'github-token': token, ...defaults } = Object.fromEntries(declared)
  const expected = Object.entries(INPUTS)
    .filter(([name]) => name !== 'github-token')
    .map(([name, input]) => [name, input.default])
  expect(defaults).toEqual(Object.fromEntries(expected))
  // Only the runner knows the token; the code has no default for it.
  if ('github-token' in INPUTS) expect(token).toBe(['${{', 'github.token', '}}'].join(' '))
})

test('the inputs of the README are those of action.yml, in order, with the same defaults and words', () => {
  const documented = rowsUnder('Inputs').map(([name, value, meaning]) => [
    bare(name),
    bare(value),
    meaning,
  ])
  const declared = Object.entries(action.inputs).map(([name, input]) => [
    name,
    input.default ?? '',
    input.description,
  ])
  expect(documented).toEqual(declared)
})

test('the outputs of action.yml, the code and the README are the same', () => {
  expect(Object.keys(action.outputs)).toEqual([...OUTPUTS])
  const documented = rowsUnder('Outputs').map(([name, meaning]) => [bare(name), meaning])
  expect(documented).toEqual(
    Object.entries(action.outputs).map(([name, { description }]) => [name, description]),
  )
})

test('every outcome is described, and fail-on names those that it may', () => {
  const { description } = action.outputs.outcome ?? { description: '' }
  for (const outcome of Object.keys(OUTCOMES)) expect(description).toContain(`\`${outcome}\``)
  for (const outcome of FAILABLE_OUTCOMES)
    expect(action.inputs['fail-on']?.description).toContain(`\`${outcome}\``)
})

test('the runner starts the bundle on Node 24', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
})

test("the version in the User-Agent is the package's", async () => {
  expect(VERSION).toBe(JSON.parse(await read('package.json')).version)
})

test('no input is required by the schema, since what is needed depends on the job', () => {
  expect(Object.values(action.inputs).some(({ required }) => required)).toBe(false)
})
