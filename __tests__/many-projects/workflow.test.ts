import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { ROOT } from '../support/action.ts'

const read = async (file: string) => parse(await readFile(path.join(ROOT, file), 'utf8'))
const workflow = await read('.github/workflows/many-projects.yml')
const action = await read('action.yml')
const steps = Object.values<{ steps: Step[] }>(workflow.jobs).flatMap((job) => job.steps)

interface Step {
  uses?: string
  with?: Record<string, unknown>
}

test("the project's step is the action itself, with inputs and defaults of the action's own", async () => {
  const project = await read('many-projects/project/action.yml')
  for (const [name, input] of Object.entries<{ default?: string }>(project.inputs)) {
    expect([name, input.default]).toEqual([name, action.inputs[name]?.default])
  }
  expect(path.join('many-projects/project', project.runs.main)).toBe(action.runs.main)
})

test('every step of this repository is named at the commit that runs, with inputs that it has', async () => {
  const own = steps.filter(({ uses = '' }) => !uses.startsWith('actions/') && uses !== '')
  expect(own).toHaveLength(4)
  for (const { uses = '', with: inputs = {} } of own) {
    expect(uses).toMatch(/^\$\/many-projects\/[a-z]+$/)
    const { inputs: known } = await read(`${uses.slice(2)}/action.yml`)
    expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(inputs)))
    for (const [name, { required }] of Object.entries<{ required?: boolean }>(known)) {
      if (required) expect(Object.keys(inputs)).toContain(name)
    }
  }
})

test('the page names every input, with its default', async () => {
  const page = await readFile(path.join(ROOT, 'docs/many-projects.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| (?:`(.*?)`)? *\|/gm)]
  const inputs = Object.entries<{ default?: unknown }>(workflow.on.workflow_call.inputs)
  expect(rows.map(([, name, value]) => [name, value ?? ''])).toEqual(
    inputs.map(([name, input]) => [name, String(input.default ?? '')]),
  )
})

test('results are kept for as long as GitHub lets a run be re-run, 30 days', () => {
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
  expect(upload?.with?.['retention-days']).toBeGreaterThan(30)
})
