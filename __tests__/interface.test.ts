import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { README, withTables } from '../scripts/reference.ts'
import { CONTEXT_KINDS, INPUTS, type InputRule } from '../src/inputs/inputs.ts'
import { FAILABLE, FAILING_BY_DEFAULT } from '../src/result/outcomes.ts'
import { OUTPUTS } from '../src/result/outputs.ts'
import { EVENTS, type EventTraits, traitsOfEventName } from '../src/trigger/event-table.ts'
import { stepWith, TASKS } from './support/hostile.ts'

/* action.yml, the tables in src/ and the documents agree. */

interface ActionYml {
  description: string
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

/** The differences between a document and the code, as instructions. */
function mendsOf(place: string, told: Iterable<string>, code: Iterable<string>): string[] {
  const [has, needs] = [new Set(told), new Set(code)]
  return [
    ...[...needs.difference(has)].map((one) => `${place}: add \`${one}\``),
    ...[...has.difference(needs)].map(
      (one) => `${place}: the code has no \`${one}\`: remove it, or its backticks`,
    ),
  ]
}

const read = (file: string) => readFileSync(file, 'utf8')
const action: ActionYml = parse(read('action.yml'))
const rules = Object.entries<InputRule>(INPUTS)

const named = (text = '') => [...text.matchAll(/`([a-z_-]+)`/g)].map(([, name = '']) => name)

/** The text under a heading. */
function section(file: string, heading: string): string {
  return read(file).split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
}

/** The cells of the first table in a text, without its head. */
function rowsOf(text: string): string[][] {
  const [, body = ''] = text.split(/^\|[-| ]+\|$/m)
  const lines = body.trim().split('\n\n')[0]?.split('\n') ?? []
  return lines.map((line) => line.slice(2, -2).split(/ ?\| ?/))
}

describe('action.yml', () => {
  test('has the inputs of the table, with the same defaults, expressions aside', () => {
    // GitHub warns about a name that is not declared. `projectId` is another spelling.
    const { projectId: _, ...inputs } = action.inputs
    const declared = Object.entries(inputs)
    const names = declared.map(([name]) => name)
    expect(mendsOf('action.yml, inputs', names, Object.keys(INPUTS))).toEqual([])
    for (const [name, input] of declared) {
      const rule = rules.find(([one]) => one === name)?.[1]
      const given = input.default?.replace(/^\$\{\{.*\}\}$/, '') ?? ''
      expect([name, given]).toEqual([name, rule?.default])
    }
    // It depends on the task which ones are required.
    expect(declared.filter(([, { required }]) => required)).toEqual([])
  })

  test('has a description short enough for the Marketplace, which takes 124 characters', () => {
    expect(action.description.length).toBeLessThanOrEqual(120)
  })

  test('has the outputs of the table', () => {
    const [declared, known] = [Object.keys(action.outputs), Object.keys(OUTPUTS)]
    expect(mendsOf('action.yml, outputs', declared, known)).toEqual([])
  })

  test('starts a file of dist/ on Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
  })
})

test('action.yml names all words of its inputs', () => {
  const words: Record<string, readonly string[]> = {
    context: CONTEXT_KINDS,
    'fail-on': FAILABLE,
  }
  for (const [name, kinds] of Object.entries(words)) {
    const found = named(action.inputs[name]?.description)
    const known = found.filter((word) => kinds.includes(word))
    expect(mendsOf(`action.yml, the description of ${name}`, known, kinds)).toEqual([])
  }
  expect(action.inputs['fail-on']?.default).toBe(FAILING_BY_DEFAULT.join(', '))
})

test('each output shows in a step with hostile answers', async () => {
  const names = Object.keys(OUTPUTS)
  const answers = { texts: ['$(id)'], isOdd: false, refusals: 0 }
  const runs = TASKS.flatMap((task) =>
    ['completed', 'failure'].map((status) => stepWith(task, { ...answers, status })),
  )
  const shown = (await Promise.all(runs)).flatMap(({ outputs }) => Object.keys(outputs))
  expect(mendsOf('__tests__/support/hostile.ts, or the ending in src/', shown, names)).toEqual([])
})

const OURS = /^docs-agent-action\/docs-agent-action@/

/** The steps in a YAML value that use this action. */
function stepsIn(yaml: unknown): Array<{ uses: string; id?: string; with?: object }> {
  if (typeof yaml !== 'object' || yaml === null) return []
  const uses = 'uses' in yaml ? `${yaml.uses}` : ''
  return OURS.test(uses) ? [{ ...yaml, uses }] : Object.values(yaml).flatMap(stepsIn)
}

test('README, documents and examples name only existing inputs and outputs', () => {
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
          if (!(name in action.inputs)) unknown.push(`${file}: input ${name}`)
      }
  }
  expect(unknown).toEqual([])
  expect(steps).toBeGreaterThan(8)
})

describe('events', () => {
  const eventsWith = (are: (traits: EventTraits) => boolean) =>
    [...EVENTS].flatMap(([name, traits]) => (are(traits) ? [name] : []))
  const [, table = ''] = read('docs/workflows.md').split('| Event | Actions that ask for work')
  const [, unchecked = ''] = /are not checked: (.*)\. Any other event is checked/.exec(table) ?? []
  /** The actions that ask for work. */
  const documented = new Map<string, { actions: string | string[]; checked: string }>()
  for (const [events, actions] of rowsOf(`| Event | Actions${table}`))
    for (const event of named(events))
      documented.set(event, {
        actions: named(actions).map((word) => (word === 'closed' ? 'merged' : word)),
        checked: event === 'workflow_run' ? 'actors of both runs' : 'actors',
      })
  documented.delete('release')
  for (const [, event = '', actions] of unchecked.matchAll(/`([a-z_]+)`(?: \(([^)]*)\))?/g))
    documented.set(event, { actions: actions ? named(actions) : 'any', checked: 'nobody' })

  test('in docs/workflows.md and in the code are the same', () => {
    const names = eventsWith(({ checked, actions }) => checked === 'nobody' || actions !== 'any')
    const place =
      'docs/workflows.md, the table of events, or the sentence of those not checked below'
    expect(mendsOf(place, documented.keys(), names)).toEqual([])
    for (const [name, facts] of documented)
      expect([name, traitsOfEventName(name)]).toMatchObject([name, facts])
  })

  test('that have changes are the same in docs/workflows.md', () => {
    const heading = 'What changed since the last time'
    const events = rowsOf(section('docs/workflows.md', heading)).flatMap(([cell]) => named(cell))
    const names = eventsWith(({ changes }) => changes !== undefined)
    expect(mendsOf(`docs/workflows.md, ${heading}`, events, names)).toEqual([])
  })
})

test("README's tables of inputs and outputs match action.yml; if not, npm run build", () => {
  expect(read(README)).toBe(withTables(read(README)))
})

test('the user agent has the version of the package', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('src/http/transport.ts')).toContain(`'docs-agent-action/${version}'`)
})
