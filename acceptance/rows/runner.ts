import { asRecord } from '../../src/text.ts'
import { type Fault, reword, toRow } from '../fault.ts'
import { hasJob } from '../plays.ts'
import { type Group, must, type Row } from '../row.ts'
import type { World } from '../world.ts'

type Outputs = Record<string, string | undefined>

/** A step of acceptance.yml's job "runner", and its outputs as the next step of the job reads them. */
function stepRow(
  step: string,
  tried: string,
  expected: string,
  lost: string,
  isSeen: (outputs: Outputs, conclusion: string) => boolean,
): Row {
  const forget = (text: string) => text.replaceAll(`"${lost}":`, '"lost":')
  return {
    ...{ id: `runner-${step}`, tried, expected },
    fault: { what: `the runner loses the output ${lost}`, wire: reword('steps', forget) },
    async see(world) {
      const { outputs = {}, outcome = 'missing' } = (await world.steps())[step] ?? {}
      const seen = `${outcome}: ${JSON.stringify(outputs)}`
      must(isSeen(outputs, outcome), seen)
      return seen
    },
  }
}

export const runner: Group = [
  stepRow(
    'defaults',
    '`uses: ./` with a prompt alone, by `node24` as action.yml says',
    'the outputs of a job in the next step; what is unknown is empty',
    'outcome',
    ({ outcome, 'job-id': id = '', 'human-views': views = '' }) =>
      hasJob(outcome) && id.startsWith('job_') && views === '',
  ),
  stepRow(
    'inputs',
    '`uses: ./` with inputs of each kind, and no prompt',
    '`reported`, numbers, and the file of the report',
    'report-path',
    ({ outcome, 'total-views': views, 'report-path': file = '' }) =>
      outcome === 'reported' && Number(views) > 0 && file !== '',
  ),
  stepRow(
    'misspelt',
    '`uses: ./` with `promt`',
    'the step fails with `error`; the runner warns too, see log-warnings',
    'outcome',
    ({ outcome }, conclusion) => outcome === 'error' && conclusion === 'failure',
  ),
  stepRow(
    'project',
    '`uses: ./` with `projectId`, as the service spells it',
    'the project is found',
    'outcome',
    ({ outcome }) => hasJob(outcome),
  ),
  stepRow(
    'sha',
    '`uses: $/`, this repository at this commit, which the runner downloads',
    '`started`, with the job',
    'job-id',
    ({ outcome, 'job-id': id = '' }) => outcome === 'started' && id !== '',
  ),
]

/** The jobs of a run's attempt whose names begin so. */
export async function jobsOf(world: World, run: string, attempt: string, name: string) {
  const path = `/actions/runs/${run}/attempts/${attempt}/jobs?per_page=100`
  const { jobs } = asRecord((await world.ask('GET', path)).data)
  const all = (Array.isArray(jobs) ? jobs : []).map(asRecord)
  return all.filter((job) => String(job.name).startsWith(name))
}

/** It may come a moment after the job's end. */
export async function logOf(world: World, { id }: Record<string, unknown>): Promise<string> {
  const look = () => world.ask('GET', `/actions/jobs/${id}/logs`)
  return String((await world.eventually(look, ({ status }) => status === 200)).data)
}

/** The jobs of this run that ran the action with `uses:`. */
async function runnerJobs(world: World) {
  const { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT } = world.github.run
  const found = await jobsOf(world, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, 'Runner')
  must(found.length > 0, 'no job of the runner')
  return found
}

const MASKED = 'after the mask: ***'

const masks: Row = {
  id: 'log-masks',
  tried: 'the logs of these jobs, where a step prints the key after the action',
  expected: 'asterisks, and no key, once the action has masked it',
  fault: {
    what: 'the runner masks nothing',
    wire: reword(/\/logs$/, (text) => text.replaceAll('***', 'mint_acceptance_4242')),
  },
  async see(world) {
    const key = `mint_acceptance_${world.github.run.GITHUB_RUN_ID}`
    const jobs = await runnerJobs(world)
    for (const job of jobs) {
      const text = await logOf(world, job)
      const at = text.indexOf(MASKED)
      must(at >= 0, `${job.name}: no "${MASKED}"`)
      must(!text.slice(at).includes(key), `${job.name}: the key is in the log`)
    }
    return `${jobs.length} logs, each with "${MASKED}", and no key behind it`
  },
}

const warnings: Row = {
  id: 'log-warnings',
  tried: 'the annotations of these jobs',
  expected: 'the runner names the misspelt input; no more than ten warnings',
  fault: {
    what: 'the runner shows no annotations',
    wire: reword(/\/annotations$/, () => '[]'),
  },
  async see(world) {
    const counts: number[] = []
    for (const { id, name } of await runnerJobs(world)) {
      const { data } = await world.ask('GET', `/check-runs/${id}/annotations?per_page=100`)
      const found = (Array.isArray(data) ? data : []).map(asRecord)
      const isNamed = found.some(({ message }) => /promt/.test(String(message)))
      must(isNamed, `${name}: ${found.map(({ message }) => message).join('; ')}`)
      const warned = found.filter(({ annotation_level: level }) => level === 'warning')
      must(warned.length <= 10, `${name}: ${warned.length} warnings`)
      counts.push(warned.length)
    }
    return `warnings: ${counts.join(', ')}`
  },
}

/** Shows a row the comments as if one and the same step had written them. */
export const ALIKE: Fault = {
  what: 'they look alike',
  wire: toRow(
    reword('GET /issues/#/comments', (text) =>
      text.replace(/(docs-agent-action \d+ \w+ )\w{16}/g, `$1${'0'.repeat(16)}`),
    ),
  ),
}

/** Each comment must have a record of its own. @param steps the hash of the step that each names */
export function mustDiffer(steps: readonly string[], atLeast: number): string {
  const distinct = new Set(steps).size
  const seen = `${steps.length} comments, ${distinct} records`
  must(distinct >= atLeast && distinct === steps.length, seen)
  return seen
}

const legs: Row = {
  id: 'runner-legs',
  tried: 'the matrix of two of these jobs, with `comment: true`',
  expected: "each leg's comment has a record of its own, by `toJSON(matrix)`",
  needs: ['issue', 'person'],
  fault: ALIKE,
  async see(world) {
    await runnerJobs(world)
    const found = await world.recorded(world.github.run.GITHUB_RUN_ID)
    return mustDiffer(
      found.map(({ step }) => step),
      2,
    )
  },
}

export const log: Group = [masks, warnings, legs]
