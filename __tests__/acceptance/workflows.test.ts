import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { LONG_STEP } from '../../acceptance/rows/cancel.ts'
import { GROUPS } from '../../acceptance/rows/index.ts'

/* The workflows play the rows that there are, with the permissions that these name. */

interface Job {
  name: string
  if?: string
  permissions: Record<string, string>
  with?: { what: string }
  env?: Record<string, string>
  steps?: { id?: string; name?: string; uses?: string; with?: Record<string, unknown> }[]
}
const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8')
const jobsIn = (name: string) => Object.entries<Job>(parse(read(name)).jobs)
const jobs = jobsIn('acceptance')

test('each group of rows has a job that plays it', () => {
  const plays = jobs.flatMap(([, { with: { what = '' } = {} }]) =>
    what.startsWith('rows ') ? what.split(' ').slice(1) : [],
  )
  // The runner's own job ends with it.
  expect([...plays, 'runner'].sort()).toEqual(Object.keys(GROUPS).sort())
  expect(read('acceptance')).toContain('run: node acceptance/run.ts rows runner')
})

test('a row that names its permissions is played with these, and nothing else', () => {
  const inJob = jobs.flatMap(([, { with: { what = '' } = {}, permissions }]) =>
    (what.startsWith('rows ') ? what.split(' ').slice(1) : [])
      .flatMap((group) => GROUPS[group] ?? [])
      .filter((row) => row.permissions !== undefined)
      .map(({ id, permissions: wanted }) => ({ id, wanted, permissions })),
  )
  expect(inJob.length).toBeGreaterThan(12)
  for (const { wanted, permissions } of inJob) expect(permissions).toEqual(wanted)
})

test('the report waits for all jobs', () => {
  const report = parse(read('acceptance')).jobs.report
  const others = jobs.map(([id]) => id).filter((id) => id !== 'report')
  expect(report.needs).toEqual(others)
})

test('unasked, no job runs, and none is red: the button, or a variable, starts the first', () => {
  const { source, report, ...others } = Object.fromEntries(jobs)
  expect(source?.if).toBe("github.event_name == 'workflow_dispatch' || vars.ACCEPTANCE == 'on'")
  expect(report?.if).toBe("always() && needs.source.result == 'success'")
  expect(others.prepare).toMatchObject({ needs: 'source' })
  expect(others.prepare).not.toHaveProperty('if')
  // A job whose `if` has `always()` runs without what it needs.
  for (const { if: condition = "needs.prepare.result == 'success'" } of Object.values(others))
    expect(condition).toContain("needs.prepare.result == 'success'")
})

test('the jobs, steps and inputs of the workflows are those that the rows and the service know', () => {
  const { runner } = Object.fromEntries(jobs)
  const { cancel } = Object.fromEntries(jobsIn('acceptance-cancel'))
  expect([runner?.name, cancel?.name]).toEqual([
    expect.stringMatching(/^Runner/),
    expect.stringMatching(/^Cancel/),
  ])
  const long = cancel?.steps?.find(({ id }) => id === 'long')
  expect(long?.name).toBe(LONG_STEP)
  expect(long?.with?.prompt).toContain('(cancelled)')
  // What rows/cancel.ts dispatches.
  const { inputs } = parse(read('acceptance-cancel')).on.workflow_dispatch
  expect(Object.keys(inputs)).toEqual(['issue'])
  // serve.ts has so many for attempt 2.
  const using = cancel?.steps?.filter(({ uses = '' }) =>
    /^\.\/(acceptance\/composite)?$/.test(uses),
  )
  expect(using).toHaveLength(4)
})

const ALL = [
  'acceptance',
  'acceptance-rows',
  'acceptance-cancel',
  'acceptance-called',
  'acceptance-key',
]

test.each(ALL)(
  '%s.yml runs for no pull request, and puts nothing from outside into a script',
  (name) => {
    const { on } = parse(read(name))
    expect(
      Object.keys(on).filter((event) => /pull_request|issue|comment|workflow_run/.test(event)),
    ).toEqual([])
    const scripts = jobsIn(name).flatMap(([, { steps = [] }]) =>
      steps.map((step) => JSON.stringify(step)),
    )
    const run = scripts.flatMap((step) => /"run":"((?:[^"\\]|\\.)*)"/.exec(step)?.[1] ?? [])
    expect(run.filter((script) => script.includes('${{'))).toEqual([])
  },
)

test('a secret is read in the environment that a person approves alone, and nothing is installed', () => {
  const text = ALL.filter((name) => name !== 'acceptance-key').map(read)
  expect(text.join('\n')).not.toContain('secrets.')
  expect(jobsIn('acceptance-key')).toMatchObject([['with-key', { environment: 'acceptance' }]])
  expect(ALL.map(read).join('\n')).not.toMatch(/npm (ci|install)/)
})
