import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { ask } from '../src/ask/command.ts'
import { CONTEXT_KINDS, SIGNAL_CHOICES } from '../src/ask/inputs.ts'
import { FAILABLE, FAILING_BY_DEFAULT } from '../src/ask/outcomes-and-outputs.ts'
import { preview, publish } from '../src/builds/commands.ts'
import { eventsWith, traitsOfEventName } from '../src/core/event-traits.ts'
import { VALUE_FORMATS } from '../src/core/outputs.ts'
import type { InputRule } from '../src/core/read-inputs.ts'
import { removedPages } from '../src/removed-pages/command.ts'
import { stepWith } from './support/hostile-step.ts'
import { mendsOf } from './support/mends.ts'
import { BAD_OUTPUTS } from './support/outputs.ts'
import { TASKS } from './support/tasks.ts'

/* Each action.yml, its command's tables and the documents agree. */

interface ActionYml {
  description: string
  inputs: Record<string, { description: string; default?: string; required?: boolean }>
  outputs: Record<string, { description: string }>
  runs: { using: string; main: string }
}

const read = (file: string) => readFileSync(file, 'utf8')
/** By folder; '' is the root. */
const COMMANDS = { '': ask, preview, publish, 'removed-pages': removedPages } as const
const fileOf = (folder: string) => (folder === '' ? 'action.yml' : `${folder}/action.yml`)
const ACTIONS = new Map<string, ActionYml>(
  Object.keys(COMMANDS).map((folder) => [folder, parse(read(fileOf(folder)))]),
)

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

describe.each([...ACTIONS])('the action in folder %j', (folder, action) => {
  const command = COMMANDS[folder as keyof typeof COMMANDS]
  const rules = Object.entries<InputRule>(command.inputs)

  test('has the inputs of its command, with the same defaults, expressions aside', () => {
    const aliases = rules.flatMap(([, { alias }]) => alias ?? [])
    const declared = Object.entries(action.inputs).filter(([name]) => !aliases.includes(name))
    const place = `${fileOf(folder)}, inputs`
    const names = declared.map(([name]) => name)
    expect(mendsOf(place, names, Object.keys(command.inputs))).toEqual([])
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

  test('has the outputs of its command', () => {
    const [declared, known] = [Object.keys(action.outputs), Object.keys(command.outputs)]
    expect(mendsOf(`${fileOf(folder)}, outputs`, declared, known)).toEqual([])
  })

  test('starts a file of dist/ on Node 24', () => {
    const main = folder === '' ? 'dist/index.js' : `../dist/${folder}.js`
    expect(action.runs).toEqual({ using: 'node24', main })
  })
})

test.each(['', 'preview', 'publish'])(
  'projectId is declared in folder %j, because GitHub warns about other names',
  (folder) => {
    expect(ACTIONS.get(folder)?.inputs).toHaveProperty('projectId')
  },
)

const root = ACTIONS.get('')

test('action.yml names all words of its inputs', () => {
  const words: Record<string, readonly string[]> = {
    context: CONTEXT_KINDS,
    'reader-signals': SIGNAL_CHOICES,
    'fail-on': FAILABLE,
  }
  for (const [name, kinds] of Object.entries(words)) {
    const found = named(root?.inputs[name]?.description)
    const known = found.filter((word) => kinds.includes(word))
    expect(mendsOf(`action.yml, the description of ${name}`, known, kinds)).toEqual([])
  }
  expect(root?.inputs['fail-on']?.default).toBe(FAILING_BY_DEFAULT.join(', '))
})

test('each output has a bad value, shows in a step with hostile answers, and is in SECURITY.md if the service chooses it', async () => {
  const commands = Object.values(COMMANDS)
  const names = new Set(commands.flatMap(({ outputs }) => Object.keys(outputs)))
  const formats = commands.flatMap(({ outputs }) => Object.entries(outputs))
  const services = formats.flatMap(([name, format]) => (VALUE_FORMATS[format].isOurs ? [] : name))
  const [, security = ''] = /\*\*What the service says\.\*\*(.*?):/.exec(read('SECURITY.md')) ?? []
  const answers = { texts: ['$(id)'], isOdd: false, refusals: 0 }
  const runs = TASKS.flatMap((task) =>
    ['completed', 'failure'].map((status) => stepWith(task, { ...answers, status })),
  )
  const shown = (await Promise.all(runs)).flatMap(({ outputs }) => Object.keys(outputs))
  expect([
    ...mendsOf('__tests__/support/outputs.ts', Object.keys(BAD_OUTPUTS), names),
    ...mendsOf('__tests__/support/hostile-step.ts, or the ending in src/', shown, names),
    ...mendsOf('SECURITY.md, "What the service says"', named(security), services),
  ]).toEqual([])
})

const OURS = /^docs-agent-action\/docs-agent-action(?:\/(?<folder>[a-z-]+))?@/

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
        const action = ACTIONS.get(OURS.exec(step.uses)?.groups?.folder ?? '')
        if (action === undefined) {
          unknown.push(`${file}: ${step.uses}`)
          continue
        }
        const outputs = text.matchAll(new RegExp(`steps\\.${step.id}\\.outputs\\.([a-z-]+)`, 'g'))
        for (const [, name = ''] of outputs)
          if (!(name in action.outputs)) unknown.push(`${file}: output ${name}`)
        for (const name of Object.keys(step.with ?? {}))
          if (!(name in action.inputs)) unknown.push(`${file}: input ${name}`)
      }
  }
  expect(unknown).toEqual([])
  expect(steps).toBeGreaterThan(10)
})

describe('events', () => {
  const [, table = ''] = read('docs/github.md').split('| Event | Actions that ask for work')
  const [, unchecked = ''] = /are not checked: (.*)\. Any other event is checked/.exec(table) ?? []
  /** `asks`: the actions that ask for work. */
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

  test('in docs/github.md and in the code are the same', () => {
    const names = eventsWith(({ isChecked, asks }) => !isChecked || asks !== 'any')
    const place = 'docs/github.md, the table of events, or the sentence of those not checked below'
    expect(mendsOf(place, documented.keys(), names)).toEqual([])
    for (const [name, facts] of documented)
      expect([name, traitsOfEventName(name)]).toMatchObject([name, facts])
  })

  test('that have changes are the same in docs/github.md', () => {
    const heading = 'What changed since the last time'
    const events = rowsOf(section('docs/github.md', heading)).flatMap(([cell]) => named(cell))
    const names = eventsWith(({ changes }) => changes !== undefined)
    expect(mendsOf(`docs/github.md, ${heading}`, events, names)).toEqual([])
  })
})

test('the user agent has the version of the package', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(read('src/http/transport.ts')).toContain(`'docs-agent-action/${version}'`)
})
