import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { unpackArchive } from '../scripts/archive.ts'
import { bundledPackages } from '../scripts/lockfile.ts'
import { runStep } from '../scripts/runner.ts'
import { startSimulator } from '../simulator/simulator.ts'
import { CANARY_KEY } from './support/action.ts'

const MAX_BYTES = 450_000

let scratch: string
let folder: string
let bytes: number

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'docs-agent-archive-'))
  folder = path.join(scratch, 'action')
  bytes = await unpackArchive({ into: folder })
})

afterAll(() => rm(scratch, { recursive: true }))

test('the download holds what runs, its licence and its README, in less than 450 kB', async () => {
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => !name.startsWith(`dist${path.sep}`)).sort()).toEqual(
    [
      'LICENSE',
      'README.md',
      'action.yml',
      'dist',
      'many-projects',
      'many-projects/collect',
      'many-projects/collect/action.yml',
      'many-projects/collect/main.js',
      'many-projects/plan',
      'many-projects/plan/action.yml',
      'many-projects/plan/main.js',
      'many-projects/project',
      'many-projects/project/action.yml',
      'many-projects/resume',
      'many-projects/resume/action.yml',
      'many-projects/resume/main.js',
      'package.json',
    ].map((name) => path.normalize(name)),
  )
  expect(bytes).toBeLessThan(MAX_BYTES)
})

test('the download has the licence of every package in it', async () => {
  const text = await readFile(path.join(folder, 'dist/licenses.txt'), 'utf8')
  const missing = bundledPackages().filter(({ name, version }) => {
    return !text.includes(`${name} ${version}\n`)
  })
  expect(bundledPackages().map(({ name }) => name)).toContain('valibot')
  expect(missing).toEqual([])
})

test('every action of the download finds its entry point there', async () => {
  const steps = await readdir(path.join(folder, 'many-projects'))
  for (const name of ['.', ...steps.map((step) => `many-projects/${step}`)]) {
    const action = parse(await readFile(path.join(folder, name, 'action.yml'), 'utf8'))
    const main = path.join(folder, name, action.runs.main)
    expect((await readFile(main, 'utf8')).length).toBeGreaterThan(50)
  }
})

test('the download is enough to run a job and to read page views', async () => {
  const simulator = await startSimulator({ job: { finishAfterMs: 0 } })
  const end = await runStep({
    main: path.join(folder, 'dist/index.js'),
    inputs: {
      prompt: 'Document the new flag.',
      'traffic-weeks': '2',
      'project-id': 'docs',
      'api-key': CANARY_KEY,
      'base-url': simulator.url,
    },
  })
  await simulator.close()
  expect(end).toMatchObject({ exitCode: 0, stderr: '', outputs: { outcome: 'pr-opened' } })
  expect(Number(end.outputs['total-views'])).toBeGreaterThan(0)
})
