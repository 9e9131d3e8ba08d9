import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { ACTIONS, extractSnippets, WORKFLOWS } from '../../scripts/workflow-files.ts'
import { ROOT } from '../support/action.ts'

const FENCE = '```'
const documentOf = (yaml: string, indent = '') =>
  ['# Title', '', '## Use it', '', `${indent}${FENCE}yaml`, yaml, `${indent}${FENCE}`, ''].join(
    '\n',
  )

test('a whole workflow is taken as it stands, on its own lines', () => {
  const yaml = 'name: Docs\non: push\njobs: {}'
  const [snippet] = extractSnippets(documentOf(yaml), 'page.md')
  expect(snippet).toEqual({ heading: 'Use it', workflow: `${'\n'.repeat(5)}${yaml}\n` })
})

test('a list of steps, indented or not, is put into a job', () => {
  const [snippet] = extractSnippets(documentOf('  - run: echo a\n  - run: echo b', '  '), 'page.md')
  expect(parse(snippet?.workflow ?? '').jobs.docs.steps).toEqual([
    { run: 'echo a' },
    { run: 'echo b' },
  ])
})

test('other fences are left alone', () => {
  expect(extractSnippets(`${FENCE}sh\nnpm ci\n${FENCE}\n`, 'page.md')).toEqual([])
})

test('YAML that nobody could check is refused, with its place', () => {
  expect(() => extractSnippets(documentOf('on: push'), 'page.md')).toThrow(
    'page.md:6: this YAML is neither a whole workflow nor a list of steps',
  )
})

/*
 * What actionlint does not know yet is let through there, so it is looked at here.
 */
const files = globSync([...WORKFLOWS, ...ACTIONS, 'README.md', 'docs/*.md'], { cwd: ROOT })

test.each(files)('%s: `$/` names an action of this repository', async (file) => {
  const text = await readFile(path.join(ROOT, file), 'utf8')
  for (const [, folder = ''] of text.matchAll(/uses: \$\/(\S*)/g)) {
    expect([folder, existsSync(path.join(ROOT, folder, 'action.yml'))]).toEqual([folder, true])
    expect(folder).not.toBe('')
  }
})

test.each(files)('%s: a queue is `max`, and nothing in it is cancelled', async (file) => {
  const text = await readFile(path.join(ROOT, file), 'utf8')
  const workflows = file.endsWith('.md')
    ? extractSnippets(text, file).map(({ workflow }) => workflow)
    : [text]
  for (const workflow of workflows.map((one) => parse(one))) {
    const jobs = Object.values<{ concurrency?: Concurrency }>(workflow.jobs ?? {})
    for (const { concurrency } of [workflow, ...jobs]) {
      const { queue = 'single', 'cancel-in-progress': cancels = false }: Concurrency =
        concurrency ?? {}
      expect(['single', 'max']).toContain(queue)
      if (queue === 'max') expect(cancels).toBe(false)
    }
  }
})

interface Concurrency {
  queue?: string
  'cancel-in-progress'?: boolean | string
}

test('a job that asks `gh` to change a pull request may write to it', async () => {
  for (const file of globSync('examples/*.yml', { cwd: ROOT })) {
    const { jobs } = parse(await readFile(path.join(ROOT, file), 'utf8'))
    for (const { steps = [], permissions = {} } of Object.values<Job>(jobs)) {
      if (!steps.some(({ run }) => run?.includes('gh pr edit'))) continue
      expect(permissions).toMatchObject({ 'pull-requests': 'write' })
    }
  }
})

interface Job {
  steps?: Array<{ run?: string }>
  permissions?: Record<string, string>
}

test('what is released and attested is packed from the checkout, and named with its hash', async () => {
  const { jobs } = parse(await readFile(path.join(ROOT, '.github/workflows/release.yml'), 'utf8'))
  const steps: Array<{ uses?: string; run?: string; with?: Record<string, string> }> =
    jobs.publish.steps
  const attest = steps.find(({ uses }) => uses?.startsWith('actions/attest@'))
  expect(attest?.with).toEqual({ 'subject-checksums': `\${{ runner.temp }}/release/checksums.txt` })
  const download = steps.find(({ uses }) => uses?.startsWith('actions/download-artifact@'))
  expect(download?.with?.path).not.toContain('release')
  expect(steps.some(({ run }) => run?.includes('sha256sum --check --strict'))).toBe(true)
  const release = steps.find(({ run }) => run?.includes('gh release create'))
  expect(release?.run).not.toContain('*')
})
