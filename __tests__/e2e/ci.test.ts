import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { temporaryFolder } from '../../scripts/child.ts'
import { pulled } from '../support/events.ts'
import { runStep } from '../support/flow.ts'
import { runWorkflow } from './act.ts'

const CI = '.github/workflows/ci.yml'
const WITH_GROUP = { merge_group: { base_sha: 'a'.repeat(40), head_sha: 'b'.repeat(40) } }

/** CI with its conditions, but without the work of its jobs. The last job checks the others. */
function hollow(workflow: string, failing?: string): string {
  const ci = parse(workflow)
  for (const [name, job] of Object.entries<Record<string, unknown>>(ci.jobs)) {
    if (name === 'passed') continue
    const steps = [{ run: name === failing ? 'exit 1' : 'exit 0' }]
    ci.jobs[name] = { ...(job.if ? { if: job.if } : {}), 'runs-on': 'ubuntu-latest', steps }
  }
  return stringify(ci)
}

test.each([
  ['push', false, undefined, 'success'],
  ['pull_request', false, undefined, 'success'],
  ['merge_group', false, undefined, 'success'],
  ['merge_group', true, undefined, 'success'],
  ['pull_request', true, undefined, 'success'],
  ['merge_group', false, 'dependencies', 'failure'],
  ['pull_request', false, 'test', 'failure'],
])('on %s (private: %s, failing: %s), CI ends in %s', async (event, isPrivate, failing, end) => {
  const repository = { full_name: 'acme/docs', private: isPrivate }
  const { jobs } = await runWorkflow({
    ...{ workflow: CI, event, edit: (workflow) => hollow(workflow, failing) },
    payload: { repository, ...(event === 'merge_group' ? WITH_GROUP : {}) },
  })
  expect(jobs).toContain(`passed ${end}`)
  const compares = event !== 'push' && !isPrivate
  expect(jobs.some((job) => job.startsWith('dependencies'))).toBe(compares)
})

test.each([
  ['Dependabot', 'dependabot[bot]', 'acme/docs'],
  ['a reader, from a fork', 'reader', 'reader/docs'],
  ['the workflow that pushes dist/', 'github-actions[bot]', 'acme/docs'],
])('the self-test of a pull request by %s asks the agent', async (_who, login, from) => {
  const { jobs } = parse(readFileSync(CI, 'utf8'))
  const step = jobs['self-test'].steps.find(({ id }: { id?: string }) => id === 'docs')
  const { 'base-url': _, ...given } = step.with
  const inputs = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, `${value}`]),
  )
  const { event, payload } = pulled({ login, from })
  const env = { GITHUB_ACTOR: login, GITHUB_TRIGGERING_ACTOR: login }
  const { outputs } = await runStep({ event, payload, env, inputs })
  expect(outputs).toMatchObject({ outcome: 'pr-opened' })
})

test('a simulator that does not start fails the self-test with its log', () => {
  const { jobs } = parse(readFileSync(CI, 'utf8'))
  const { run } = jobs['self-test'].steps.find(({ id }: { id?: string }) => id === 'simulator')
  const script = run.replace('{1..60}', '{1..2}').replace(/^nohup .* >/, 'echo It cannot. >')
  const env = {
    ...process.env,
    LOG: path.join(temporaryFolder(), 'log'),
    GITHUB_OUTPUT: '/dev/null',
  }
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('It cannot.\n')
})
