import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { problem } from '../simulator/github/asked.ts'
import { type Answer, json } from '../simulator/http/answer.ts'
import type { JobScript } from '../simulator/jobs.ts'
import { LONG_STEP } from './rows/cancel.ts'
import type { End, Step, World } from './world.ts'

const CANCEL = '77'

interface RunnerJob {
  id: number
  name: string
  status: 'in_progress' | 'completed'
  steps: { name: string; status: 'in_progress' }[]
  log: string
}

/**
 * The two runs that rows look at: this one's job "runner", and acceptance-cancel.yml on one system. It plays their
 * steps as the workflows have them; what the runner itself adds is there as text.
 */
export class StandInRuns {
  /** By run and attempt. */
  readonly #jobs = new Map<string, RunnerJob[]>()
  #cancel = () => {}
  #lastId = 0

  /** In two legs, of which rows see the first one's steps. */
  async playRunner(world: World): Promise<Record<string, Step>> {
    const found: Record<string, Step> = {}
    for (const leg of ['a', 'b']) {
      const job = this.#open(world.github.run.GITHUB_RUN_ID, 1, `Runner, leg ${leg}`)
      for (const { id, inputs } of stepsOf('acceptance', 'runner', world)) {
        const given = { ...inputs, 'step-key': `{"leg":"${leg}"}` }
        const end = await world.play({ inputs: given, env: { GITHUB_ACTION: id } })
        found[id] ??= stepOf(end)
      }
      Object.assign(job, { status: 'completed', log: 'after the mask: ***\n' })
    }
    return found
  }

  /** @param asked method and path, behind the repository */
  async answer(asked: string, world: World): Promise<Answer | undefined> {
    const [, run = '', attempt = ''] = /runs\/(\d+)\/attempts\/(\d)\/jobs$/.exec(asked) ?? []
    if (run === world.github.run.GITHUB_RUN_ID) await this.playRunner(world)
    if (run !== '') return json(200, { jobs: this.#jobs.get(`${run} ${attempt}`) ?? [] })
    const [, id] = /^GET \/actions\/jobs\/(\d+)\/logs$/.exec(asked) ?? []
    if (id !== undefined) {
      const job = [...this.#jobs.values()].flat().find((one) => one.id === Number(id))
      return { status: 200, headers: { 'content-type': 'text/plain' }, body: job?.log ?? '' }
    }
    if (asked.endsWith('/annotations'))
      return json(200, [{ annotation_level: 'warning', message: "Unexpected input(s) 'promt'" }])
    switch (asked) {
      case 'POST /actions/workflows/acceptance-cancel.yml/dispatches':
        void this.#playCancel(world, 1)
        return json(200, { workflow_run_id: Number(CANCEL) })
      case `POST /actions/runs/${CANCEL}/cancel`:
        this.#cancel()
        return json(202, {})
      case `POST /actions/runs/${CANCEL}/rerun`: {
        const isAtWork = this.#jobs.get(`${CANCEL} 1`)?.some(({ status }) => status !== 'completed')
        if (isAtWork) return problem(403, 'This workflow is already running')
        void this.#playCancel(world, 2)
        return json(201, {})
      }
      default:
        return undefined
    }
  }

  async #playCancel(world: World, attempt: 1 | 2): Promise<void> {
    const job = this.#open(CANCEL, attempt, 'Cancel on a runner')
    const called = this.#open(CANCEL, attempt, 'A reusable workflow / Called')
    const cancelled = new Promise<void>((resolve) => {
      this.#cancel = resolve
    })
    const play = ({ id, inputs }: UsesStep, GITHUB_JOB: string, script?: JobScript) => {
      world.script = script ?? {}
      const env = { GITHUB_ACTION: id, GITHUB_JOB, GITHUB_RUN_ID: CANCEL }
      return world.play({ inputs, env, attempt, cancelled: script && cancelled })
    }
    for (const { script } of world.jobs) script.finishAfterMs = 0
    for (const step of stepsOf('acceptance-called', 'called', world)) await play(step, 'called')
    called.status = 'completed'
    const steps = stepsOf('acceptance-cancel', 'cancel', world)
    const long = steps.pop()
    for (const step of steps) await play(step, 'cancel')
    if (long === undefined) return
    job.steps.push({ name: LONG_STEP, status: 'in_progress' })
    const script = { finishAfterMs: Number.POSITIVE_INFINITY }
    const { outputs } = await play(long, 'cancel', attempt === 1 ? script : undefined)
    const log = `ACCEPTANCE ${outputs.outcome} ${outputs['job-id']}\n`
    Object.assign(job, { status: 'completed', log })
  }

  #open(run: string, attempt: number, name: string): RunnerJob {
    const job: RunnerJob = { id: ++this.#lastId, name, status: 'in_progress', steps: [], log: '' }
    const key = `${run} ${attempt}`
    this.#jobs.set(key, [...(this.#jobs.get(key) ?? []), job])
    return job
  }
}

interface UsesStep {
  id: string
  inputs: Record<string, string>
}

/** The steps of a job that use the action, themselves or by the composite, in their order. */
function stepsOf(workflow: string, job: string, world: World): UsesStep[] {
  const read = (file: string) => parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
  const { steps } = read(`.github/workflows/${workflow}.yml`).jobs[job]
  const [ofComposite] = read('acceptance/composite/action.yml').runs.steps
  const using = /^(\.\/(acceptance\/composite)?|\$\/)$/
  return steps
    .filter(({ uses = '' }) => using.test(uses))
    .map((step: { id?: string; uses: string; with: object }, index: number) => {
      const {
        'api-key': _,
        'base-url': __,
        ...inputs
      } = step.uses === './acceptance/composite' ? ofComposite.with : step.with
      if ('issue-number' in inputs) inputs['issue-number'] = world.issue.number
      // An input that a workflow does not give is empty.
      const given = Object.entries({ 'project-id': '', ...inputs })
      const texts = given.map(([name, value]) => [name, String(value)])
      return { id: step.id ?? `__step_${index}`, inputs: Object.fromEntries(texts) }
    })
}

function stepOf({ exitCode, outputs }: End): Step {
  return { outcome: exitCode === 0 ? 'success' : 'failure', outputs }
}
