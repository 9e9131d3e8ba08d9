import { asRecord } from '../../src/text.ts'
import { type Group, must, type Row } from '../row.ts'
import type { Step, World } from '../world.ts'

/** The steps of the workflow's job "runner", as the stand-in plays them; on a runner, acceptance.yml has them. */
export const RUNNER_STEPS: Readonly<Record<string, Record<string, string>>> = {
  defaults: { prompt: 'Document the --watch flag.' },
  inputs: { 'traffic-weeks': '8', 'reader-signals': 'all', 'reader-texts': 'hide' },
  misspelt: { promt: 'Document the --watch flag.' },
  project: { prompt: 'Document it.', 'project-id': '', projectId: 'docs' },
  sha: { prompt: 'Document the --watch flag.', wait: 'false' },
}

const without = (step: string, output: string) => (steps: Record<string, Step>) => {
  const { outputs, ...rest } = steps[step] ?? { outputs: {}, outcome: '' }
  const { [output]: _, ...others } = outputs
  return { ...steps, [step]: { ...rest, outputs: others } }
}

/** A step's outputs, as the next step of the job reads them. */
function outputsRow(
  step: string,
  tried: string,
  expected: string,
  lost: string,
  isSeen: (outputs: Record<string, string>, outcome: string) => boolean,
): Row {
  return {
    ...{ id: `runner-${step}`, tried, expected },
    fault: { what: `the runner loses the output ${lost}`, steps: without(step, lost) },
    async see(world) {
      const { outputs = {}, outcome = 'missing' } = (await world.steps())[step] ?? {}
      const seen = `${outcome}: ${JSON.stringify(outputs)}`
      must(isSeen(outputs, outcome), seen)
      return seen
    },
  }
}

const outputs: Group = [
  outputsRow(
    'defaults',
    '`uses: ./` with a prompt alone, by `node24` as action.yml says',
    'the outputs of a job in the next step; what is unknown is empty',
    'outcome',
    ({ outcome = '', 'job-id': id = '', 'human-views': views = '' }) =>
      /^(pr-opened|no-pr)$/.test(outcome) && id.startsWith('job_') && views === '',
  ),
  outputsRow(
    'inputs',
    '`uses: ./` with inputs of each kind, and no prompt',
    '`reported`, numbers, and the file of the report',
    'report-path',
    ({ outcome, 'total-views': views, 'report-path': file = '' }) =>
      outcome === 'reported' && Number(views) > 0 && file !== '',
  ),
  outputsRow(
    'misspelt',
    '`uses: ./` with `promt`',
    'the step fails with `error`; the runner warns too, see log-warnings',
    'outcome',
    ({ outcome }, ofStep) => outcome === 'error' && ofStep === 'failure',
  ),
  outputsRow(
    'project',
    '`uses: ./` with `projectId`, as the service spells it',
    'the project is found',
    'outcome',
    ({ outcome = '' }) => /^(pr-opened|no-pr)$/.test(outcome),
  ),
  outputsRow(
    'sha',
    '`uses: $/`, this repository at this commit, which the runner downloads',
    '`started`, with the job',
    'job-id',
    ({ outcome, 'job-id': id = '' }) => outcome === 'started' && id !== '',
  ),
]

/** A job's log, and its annotations. */
export async function jobsOf(world: World, run: string, attempt: string) {
  const { data } = await world.ask(
    'GET',
    `/actions/runs/${run}/attempts/${attempt}/jobs?per_page=100`,
  )
  const { jobs } = asRecord(data)
  return (Array.isArray(jobs) ? jobs : []).map(asRecord).map(({ id, name, conclusion, steps }) => ({
    ...{ id: Number(id), name: String(name), conclusion: String(conclusion) },
    running: runningOf(steps),
    // It may come a moment after the job's end.
    log: async () => {
      const look = () => world.ask('GET', `/actions/jobs/${id}/logs`)
      return String((await world.eventually(look, ({ status }) => status === 200)).data)
    },
    annotations: async () => {
      const answer = await world.ask('GET', `/check-runs/${id}/annotations?per_page=100`)
      return (Array.isArray(answer.data) ? answer.data : []).map(asRecord)
    },
  }))
}

/** The name of the step that a job is at. */
function runningOf(steps: unknown): unknown {
  const all = (Array.isArray(steps) ? steps : []).map(asRecord)
  return all.find(({ status }) => status === 'in_progress')?.name
}

/** The jobs of this run that ran the action with `uses:`. */
async function runnerJobs(world: World) {
  if (world.github.run.isStandIn) await world.steps()
  const jobs = await jobsOf(world, world.github.run.id, world.github.run.attempt)
  const found = jobs.filter(({ name }) => name.startsWith('Runner'))
  must(found.length > 0, `no job of the runner among ${jobs.map(({ name }) => name)}`)
  return found
}

const MASKED = 'after the mask: ***'

const masks: Row = {
  id: 'log-masks',
  tried: 'the logs of these jobs, where a step prints the key after the action',
  expected: 'asterisks, and no key, once the action has masked it',
  fault: {
    what: 'the runner masks nothing',
    github: async ({ path }, forward, { github }) => {
      const answer = await forward()
      return path.endsWith('/logs') && answer.status === 200
        ? { ...answer, body: String(answer.body).replaceAll('***', github.run.key) }
        : answer
    },
  },
  async see(world) {
    const jobs = await runnerJobs(world)
    for (const { name, log } of jobs) {
      const text = await log()
      const at = text.indexOf(MASKED)
      must(at >= 0, `${name}: no "${MASKED}"`)
      must(!text.slice(at).includes(world.github.run.key), `${name}: the key is in the log`)
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
    github: async ({ path }, forward) =>
      path.endsWith('/annotations') ? { ...(await forward()), body: [] } : forward(),
  },
  async see(world) {
    const counts: number[] = []
    for (const { name, annotations } of await runnerJobs(world)) {
      const found = await annotations()
      const warned = found.filter(({ annotation_level: level }) => level === 'warning')
      const isNamed = found.some(({ message }) => /promt/.test(String(message)))
      must(isNamed, `${name}: ${found.map(({ message }) => message).join('; ')}`)
      must(warned.length <= 10, `${name}: ${warned.length} warnings`)
      counts.push(warned.length)
    }
    return `warnings: ${counts.join(', ')}`
  },
}

/** Shows each row the comments as if one and the same step had written them. */
export const sameStep: NonNullable<Row['fault']['github']> = async ({ operation, by }, forward) => {
  const answer = await forward()
  if (operation !== 'list-comments' || by === 'action') return answer
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  const body = text.replace(/(docs-agent-action \d+ \w+ )\w{16}/g, `$1${'0'.repeat(16)}`)
  return { ...answer, body }
}

const legs: Row = {
  id: 'runner-legs',
  tried: 'the matrix of two of these jobs, with `comment: true`',
  expected: "each leg's comment has a record of its own, by `toJSON(matrix)`",
  notHere: ['issues', 'bot'],
  fault: {
    what: 'the legs look alike',
    github: sameStep,
  },
  async see(world) {
    if (world.github.run.isStandIn) await world.steps()
    const { id } = world.github.run
    const steps = (await world.recorded(id)).map(({ step }) => step)
    const distinct = new Set(steps).size
    must(
      steps.length > 1 && distinct === steps.length,
      `${steps.length} comments, ${distinct} records`,
    )
    return `${distinct} comments, ${distinct} records`
  },
}

export const runner: Group = outputs
export const log: Group = [masks, warnings, legs]
