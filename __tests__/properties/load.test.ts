import { rm } from 'node:fs/promises'
import { expect, test } from '@jest/globals'
import { startSimulator } from '../../simulator/simulator.ts'
import { runScenario } from '../support/action.ts'
import { recordFigure, runs } from '../support/figures.ts'

const FULL_COPIES = 150
const AT_ONCE = 30

test('many copies at once, over the hourly limit: each gets exactly one job or a clear refusal', async () => {
  const copies = Math.max(24, runs(FULL_COPIES))
  const createsPerHour = Math.round((copies * 2) / 3)
  // An hour that lasts until all have come: those that are refused come again, as told, in the next one.
  const simulator = await startSimulator({
    job: { finishAfterMs: 500 },
    limits: { createsPerHour, hourMs: copies * 100 },
  })
  const results: string[] = []
  const ids: string[] = []
  const queue = Array.from({ length: copies }, (_, index) => index)
  const worker = async () => {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const end = await runScenario({
        inputs: { prompt: `Copy ${index}`, 'base-url': simulator.url },
      })
      results.push(end.outputs.outcome ?? 'none')
      if (end.outputs['job-id']) ids.push(end.outputs['job-id'])
      if (end.exitCode !== 0)
        expect(end.stdout).toMatch(/Gave up after 3 attempts|The service asks for/)
      await rm(end.folder, { recursive: true })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await simulator.close()

  const opened = results.filter((outcome) => outcome === 'pr-opened').length
  const refused = results.filter((outcome) => outcome === 'error').length
  expect(simulator.requests.some(({ status }) => status === 429)).toBe(true)
  expect(opened + refused).toBe(copies)
  expect(new Set(ids).size).toBe(opened)
  expect(simulator.jobs).toHaveLength(opened)
  const prompts = simulator.jobs.map(({ prompts: [prompt] }) => prompt)
  const twice = prompts.length - new Set(prompts).size
  const lost = copies - opened - refused
  expect([twice, lost]).toEqual([0, 0])
  recordFigure({
    name: `Copies at once, ${createsPerHour} creates an hour allowed`,
    target: 'one job or a refusal each',
    measured: `${opened} jobs, ${refused} refused, ${twice} twice, ${lost} lost`,
    runs: copies,
  })
}, 600_000)
