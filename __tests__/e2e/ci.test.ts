import { expect, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
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
