import { fileURLToPath } from 'node:url'
import { startSimulator } from '../simulator/simulator.ts'
import type { Figure } from './figure.ts'
import { measureStep } from './measured-step.ts'
import { spreadOf } from './statistics.ts'

const ROUNDS = 15
const TIME_WARP = fileURLToPath(new URL('../__tests__/support/time-warp.js', import.meta.url))
const WAIT_MS = 10 * 60_000
/** Ten minutes in ten seconds: each timer and each request is there, only the idle time is not. */
const WARP = 60

/** A whole step: one whose job is done at once, and one that waits ten minutes for it. */
export async function measureWholeStep(): Promise<Figure[]> {
  return [...(await quickStep()), ...(await longWait())]
}

const inputs = (url: string) => ({
  prompt: 'Fix it.',
  'project-id': 'docs',
  'api-key': 'mint_bench_key',
  'base-url': url,
})

async function quickStep(): Promise<Figure[]> {
  const simulator = await startSimulator({
    job: { override: { status: 'completed', prLink: 'https://github.com/acme/docs/pull/1' } },
  })
  const usages = []
  for (let round = 0; round <= ROUNDS; round++) {
    const { usage } = await measureStep({ inputs: inputs(simulator.url) })
    if (round > 0) usages.push(usage)
  }
  await simulator.close()
  const wall = spreadOf(usages.map(({ wallMs }) => wallMs))
  const cpu = spreadOf(usages.map(({ cpuMs }) => cpuMs))
  const peak = spreadOf(usages.map(({ peakMib }) => peakMib))
  const group = 'A step whose job is done at once'
  return [
    {
      group,
      name: 'wall time',
      value: `${wall.median.toFixed(0)} ms (${wall.low.toFixed(0)}–${wall.high.toFixed(0)})`,
      against: '',
      raw: wall,
    },
    { group, name: 'CPU time', value: `${cpu.median.toFixed(0)} ms`, against: '', raw: cpu },
    {
      group,
      name: 'peak memory',
      value: `${peak.high.toFixed(0)} MiB`,
      against: '',
      goal: 'under 90 MiB',
      met: peak.high < 90,
      raw: peak,
    },
  ]
}

async function longWait(): Promise<Figure[]> {
  const simulator = await startSimulator({ job: { finishAfterMs: WAIT_MS / WARP } })
  const { usage } = await measureStep({
    inputs: inputs(simulator.url),
    nodeArgs: ['--import', TIME_WARP],
    env: { WARP: String(WARP) },
  })
  const polls = simulator.requests.length - 1
  await simulator.close()
  return [
    {
      group: 'A step that waits 10 minutes',
      name: 'CPU time',
      value: `${usage.cpuMs.toFixed(0)} ms`,
      against: `${polls} polls, start-up included`,
      goal: 'at most 500 ms',
      met: usage.cpuMs <= 500,
      raw: { ...usage, polls },
    },
    {
      group: 'A step that waits 10 minutes',
      name: 'peak memory',
      value: `${usage.peakMib.toFixed(0)} MiB`,
      against: '',
      goal: 'under 90 MiB',
      met: usage.peakMib < 90,
      raw: usage,
    },
  ]
}
