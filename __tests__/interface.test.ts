import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { CONTEXT_KINDS, INPUTS, SIGNAL_KINDS } from '../src/ask/inputs.ts'
import { FORMATS, OUTPUTS } from '../src/frame/outputs.ts'
import { CHANGE_EVENTS, factsOf } from '../src/gate/events.ts'
import { FAILABLE_OUTCOMES, FAILING_BY_DEFAULT, failsStep, OUTCOME_NAMES } from '../src/outcomes.ts'
import { mendsOf } from './support/mends.ts'

/* What users rely on: action.yml, the code and the documents say the same. */

interface ActionYml {
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

const read = (file: string) => readFileSync(file, 'utf8')
const action: ActionYml = parse(read('action.yml'))
const TOKEN = ['${{', 'github.token', '}}'].join(' ')

/** What stands under a heading, up to the next one. */
function section(file: string, heading: string): string {
  return read(file).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
}

/** The rows of the first table in a text, below its head: cells as they are. */
function rowsOf(text: string): string[][] {
  const [, body = ''] = text.split(/^\|[-| ]+\|$/m)
  const lines = body.trim().split('\n\n')[0]?.split('\n') ?? []
  return lines.map((line) => line.slice(2, -2).split(/ ?\| ?/))
}

const named = (text = '') => [...text.matchAll(/`([a-z_-]+)`/g)].map(([, name = '']) => name)

describe('inputs', () => {
  /** The runner evaluates these. */
  const expressions = { 'github-token': TOKEN, 'step-key': ['$', '{{ toJSON(matrix) }}'].join('') }
  const defaults = Object.entries(INPUTS).map(([name, input]) => [
    name,
    Object.entries(expressions).find(([one]) => one === name)?.[1] ?? input.default,
  ])

  test('are those of the code in action.yml, in order, with the same defaults', () => {
    const declared = Object.entries(action.inputs)
    expect(mendsOf('action.yml, inputs', Object.keys(action.inputs), Object.keys(INPUTS))).toEqual(
      [],
    )
    expect(declared.map(([name, input]) => [name, input.default ?? ''])).toEqual(defaults)
    // What is needed depends on what is asked for.
    expect(declared.filter(([, { required }]) => required)).toEqual([])
  })

  test('of README are inputs of the code, with their defaults', () => {
    const rows = rowsOf(section('README.md', 'Inputs'))
    expect(rows.length).toBeGreaterThan(5)
    const shown = rows.map((row) => row.slice(0, 2).join(' with the default ').replaceAll('`', ''))
    const known = defaults.map((one) => one.join(' with the default '))
    const used = known.filter((one) => shown.includes(one))
    expect(mendsOf('README.md, table of inputs', shown, used)).toEqual([])
  })

  test('of words name them all, in action.yml and in the README', () => {
    const readme = rowsOf(section('README.md', 'Inputs'))
    const words: Record<string, readonly string[]> = {
      context: CONTEXT_KINDS,
      'reader-signals': SIGNAL_KINDS,
      'fail-on': FAILABLE_OUTCOMES,
    }
    const mends = Object.entries(words).flatMap(([name, kinds]) => {
      const row = readme.find(([cell]) => cell === `\`${name}\``)
      const texts = {
        [`action.yml, the description of ${name}`]: action.inputs[name]?.description,
        [`README.md, the row of ${name}`]: row?.slice(1).join(),
      }
      return Object.entries(texts).flatMap(([place, text]) => {
        const found: readonly string[] = text?.match(/[a-z-]+/g) ?? []
        return mendsOf(
          place,
          kinds.filter((kind) => found.includes(kind)),
          kinds,
        )
      })
    })
    expect(mends).toEqual([])
  })
})

describe('outputs', () => {
  const names = Object.keys(OUTPUTS)

  test('are the same in action.yml, the code and the README', () => {
    const documented = rowsOf(section('README.md', 'Outputs')).flatMap(([names]) => named(names))
    const mends = [
      ...mendsOf('action.yml, outputs', Object.keys(action.outputs), names),
      ...mendsOf('README.md, table of outputs', documented, names),
    ]
    expect(mends).toEqual([])
    expect(Object.keys(action.outputs)).toEqual(names)
  })

  test('have a form each, and every form is that of some output', () => {
    const forms = new Set(Object.values(OUTPUTS))
    expect([...forms].toSorted()).toEqual(Object.keys(FORMATS).toSorted())
  })

  test('outcome holds the words of the code, in action.yml and in the README, which says what is red', () => {
    const declared = named(action.outputs.outcome?.description)
    const lists = section('README.md', 'Outputs').matchAll(/^- \*\*(.*)\*\*.*?: (.*)$/gm)
    const alwaysRed = OUTCOME_NAMES.filter((name) => failsStep(name, new Set()))
    const words: Record<string, readonly string[]> = {
      Green: OUTCOME_NAMES.filter((name) => !failsStep(name, new Set(FAILING_BY_DEFAULT))),
      'Red, unless `fail-on` leaves it out': FAILING_BY_DEFAULT,
      'Always red': alwaysRed,
    }
    const shown = Object.fromEntries([...lists].map(([, title = '', text]) => [title, named(text)]))
    const mends = [
      ...mendsOf('action.yml, the description of the output outcome', declared, OUTCOME_NAMES),
      ...Object.entries(words).flatMap(([title, names]) =>
        mendsOf(`README.md, what outcome says, "${title}"`, shown[title] ?? [], names),
      ),
    ]
    expect(mends).toEqual([])
  })
})

/** The steps of ours in a piece of YAML, however deep. */
function stepsIn(yaml: unknown): Array<{ uses: unknown; id?: string; with?: object }> {
  if (typeof yaml !== 'object' || yaml === null) return []
  const isOurs = 'uses' in yaml && /^docs-agent-action\//.test(`${yaml.uses}`)
  return isOurs ? [yaml] : Object.values(yaml).flatMap(stepsIn)
}

test('README, documents and examples name only inputs and outputs that there are', () => {
  const unknown: string[] = []
  let steps = 0
  for (const file of ['README.md', ...globSync(['docs/*.md', 'examples/*.yml'])]) {
    const text = read(file)
    const fenced = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml]) => yaml)
    for (const yaml of file.endsWith('.yml') ? [text] : fenced)
      for (const step of stepsIn(parse(yaml ?? ''))) {
        steps++
        const outputs = text.matchAll(new RegExp(`steps\\.${step.id}\\.outputs\\.([a-z-]+)`, 'g'))
        for (const [, name = ''] of outputs)
          if (!(name in action.outputs)) unknown.push(`${file}: output ${name}`)
        for (const name of Object.keys(step.with ?? {}))
          if (!(name in INPUTS)) unknown.push(`${file}: input ${name}`)
      }
  }
  expect(unknown).toEqual([])
  expect(steps).toBeGreaterThan(10)
})

describe('events', () => {
  const [, table = ''] = read('docs/github.md').split('| Event | Actions that ask for work')
  const [, unchecked = ''] = /are not checked: (.*)\. Any other event is checked/.exec(table) ?? []
  /** By name: the actions that ask for work. An event without a list of them asks by any. */
  const documented = new Map<string, { asks: string | string[]; isChecked: boolean }>()
  for (const [events, actions] of rowsOf(`| Event | Actions${table}`))
    for (const event of named(events))
      documented.set(event, {
        asks: named(actions).map((word) => (word === 'closed' ? 'merged' : word)),
        isChecked: true,
      })
  documented.delete('release')
  for (const [, event = '', actions] of unchecked.matchAll(/`([a-z_]+)`(?: \(([^)]*)\))?/g))
    documented.set(event, { asks: actions ? named(actions) : 'any', isChecked: false })

  test('of docs/github.md are those of the code, and judged alike', () => {
    const code = [...read('src/gate/events.ts').matchAll(/^ {4}([a-z_]+): /gm)]
    const names = code.map(([, name = '']) => name).filter((name) => factsOf(name) !== factsOf(''))
    const place = 'docs/github.md, the table of events, or the sentence of those not checked below'
    expect(mendsOf(place, documented.keys(), names)).toEqual([])
    for (const [name, facts] of documented)
      expect([name, factsOf(name)]).toMatchObject([name, facts])
  })

  test('that have changes are those of docs/github.md', () => {
    const heading = 'What changed since the last time'
    const events = rowsOf(section('docs/github.md', heading)).flatMap(([cell]) => named(cell))
    expect(mendsOf(`docs/github.md, ${heading}`, events, CHANGE_EVENTS.split(', '))).toEqual([])
  })
})

test('the runner starts the bundle on Node 24, and the service hears the version of the package', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  const { version } = JSON.parse(read('package.json'))
  expect(read('src/http/transport.ts')).toContain(`'docs-agent-action/${version}'`)
})
