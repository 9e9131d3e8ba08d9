import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse, stringify } from 'yaml'
import { runWorkflow } from './act.ts'

/*
 * The runner's job of the acceptance, run by act: `uses:` with the simulated service, and what the next step receives.
 * act knows no `$/`, so that is `./` here, and it checks out what it has, in place of artifacts.
 */

const PLACE = `mkdir -p out/acceptance && echo '{"repository":{}}' > out/acceptance/place.json`

interface Step {
  id?: string
  uses?: string
}

/** That job alone. */
function forAct(text: string): string {
  const workflow = parse(text)
  const { source, runner } = workflow.jobs
  const [checkout] = source.steps
  const [, start] = parse(readFileSync('acceptance/service/action.yml', 'utf8')).runs.steps
  // act ends what a step started, unlike a runner, which ends it with the job.
  const run = start.run.replace('nohup node', 'setsid timeout 120 node')
  const env = { FOLDER: start.env.FOLDER }
  const edit = (step: Step) => {
    if (step.id === 'service') return { id: 'service', shell: 'bash', env, run }
    return step.uses === '$/' ? { ...step, uses: './' } : step
  }
  const steps = runner.steps.filter(({ uses }: Step) => !/load-artifact/.test(uses ?? ''))
  const { needs: _, ...job } = runner
  const jobs = { runner: { ...job, steps: [checkout, { run: PLACE }, ...steps.map(edit)] } }
  return stringify({ ...workflow, jobs }).replaceAll(
    /\$\{\{ needs\.prepare\.outputs\.issue \}\}/g,
    '""',
  )
}

test("the acceptance's job for the runner sees what its rows expect", async () => {
  const scene = { workflow: '.github/workflows/acceptance.yml', event: 'push', job: 'runner' }
  const end = await runWorkflow({ ...scene, edit: forAct })
  expect(new Set(end.jobs)).toEqual(new Set(['runner success']))
})
