import path from 'node:path'
import { expect, test } from '@jest/globals'
import { runStep } from '../../scripts/runner.ts'
import { ROOT } from '../support/action.ts'

const plan = (inputs: Record<string, string>) =>
  runStep({ main: path.join(ROOT, 'dist/many-projects-plan.js'), inputs })

const collect = (projects: object[], files: Record<string, object | string>) =>
  runStep({
    main: path.join(ROOT, 'dist/many-projects-collect.js'),
    inputs: { projects: JSON.stringify(projects), folder: '.' },
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        `${name}.json`,
        typeof content === 'string' ? content : JSON.stringify(content),
      ]),
    ),
  })

const project = (number: number) => ({ number, id: `project-${number}`, prompt: '' })
const OPENED = {
  outcome: 'pr-opened',
  'pr-link': 'https://github.com/acme/docs/pull/7',
  'pr-number': '7',
  'pr-repository': 'acme/docs',
}
const VIEWS = { 'human-views': '1200', 'ai-views': '300', 'total-views': '1500' }

test('plan: the matrix of 256 projects, and no page views for so many', async () => {
  const list = Array.from({ length: 256 }, (_, n) => `project-${n + 1}`).join('\n')
  const end = await plan({ projects: list, 'has-prompt': 'true', 'traffic-weeks': '2' })
  expect(end.exitCode).toBe(0)
  expect(JSON.parse(end.outputs.projects ?? '')[255]).toEqual(project(256))
  expect(end.outputs['traffic-weeks']).toBe('0')
  expect(end.stdout).toContain('::warning::The service answers 100 analytics requests an hour')
})

test.each([
  [{ projects: 'a', 'traffic-weeks': '0' }, 'There is nothing to do for 1 of 1 projects'],
  [{ projects: 'a', 'traffic-weeks': '54' }, 'traffic-weeks must be a whole number from 0 to 53'],
  [{ projects: 'a\n::warning::b' }, 'is not an ID'],
])('plan: %j fails the step and sets no output', async (inputs, message) => {
  const end = await plan(inputs)
  expect(end).toMatchObject({ exitCode: 1, outputs: {}, stderr: '' })
  expect(end.stdout).toMatch(/^::error::/)
  expect(end.stdout).toContain(message)
})

test('collect: one table of 256 projects, one of which left nothing', async () => {
  const projects = Array.from({ length: 256 }, (_, n) => project(n + 1))
  const files = Object.fromEntries(
    projects.slice(1).map(({ number }) => [number, { ...OPENED, ...VIEWS }]),
  )
  const end = await collect(projects, files)
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.summary).toMatch(/^### 256 projects: 255 with a pull request, 1 without a result\n/)
  expect(end.summary).toContain('**382,500 views** last week, of 255 of 256 projects')
  expect(end.summary.match(/^\| project-/gm)).toHaveLength(256)
  expect(JSON.parse(end.outputs.results ?? '')).toHaveLength(256)
})

test('collect: the whole summary of three', async () => {
  const end = await collect([project(1), project(2), project(3)], {
    1: { ...OPENED, ...VIEWS, 'total-views-change': '-7.2' },
    2: { outcome: 'failed', ...VIEWS, 'total-views-change': '' },
  })
  expect(
    end.summary.replaceAll('\u00a0', ' ').trimEnd(),
  ).toBe(`### 3 projects: 1 with a pull request, 1 failed, 1 without a result

**3,000 views** last week, of 2 of 3 projects: 2,400 by people, 600 by AI assistants.

| Project | Outcome | Pull request | People | AI assistants | Views | Change |
| --- | --- | --- | --: | --: | --: | --: |
| project-1 | ✅ with a pull request | [acme/docs#&#8288;7](https://github.com/acme/docs/pull/7) | 1,200 | 300 | 1,500 | −7 % |
| project-2 | ❌ failed |  | 1,200 | 300 | 1,500 |  |
| project-3 | ❔ without a result |  |  |  |  |  |`)
})

test.each([
  ['not JSON', 'oops'],
  ['an outcome that is none', { outcome: '</td><script>' }],
  ['null', 'null'],
])('collect: a result that is %s counts as none', async (_, content) => {
  const end = await collect([project(1)], { 1: content })
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.summary).toContain('| project-1 | ❔ without a result |')
})

test('collect: a link that is not plain is left out', async () => {
  const end = await collect([project(1)], {
    1: { ...OPENED, 'pr-link': 'https://github.com/acme/docs/pull/7)[x](javascript:alert' },
  })
  expect(end.summary).not.toContain('javascript')
  expect(end.summary).toContain('| project-1 | ✅ with a pull request |  |')
})
