import { Worker } from 'node:worker_threads'
import type { SimulatorOptions } from '../simulator/simulator.ts'
import type { Figure } from './figure.ts'
import { measureStep } from './measured-step.ts'
import { spreadOf } from './statistics.ts'

const LATENCY_MS = 50
const PAGE_SIZE = 250
const AT_A_TIME = 4
const CASES = [
  { weeks: 8, pages: 1_000, rounds: 15 },
  { weeks: 8, pages: 10_000, rounds: 15 },
  { weeks: 52, pages: 1_000, rounds: 15 },
  { weeks: 52, pages: 10_000, rounds: 15 },
  { weeks: 52, pages: 100_000, rounds: 3 },
  { weeks: 52, pages: 250_000, rounds: 3 },
]

/** Requests, wall time, CPU time and memory of reports, over a service that takes 50 ms an answer. */
export async function measureTraffic(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { weeks, pages, rounds } of CASES) {
    const simulator = await startSimulatorAside({
      latencyMs: LATENCY_MS,
      limits: { analyticsPerHour: 1_000_000_000 },
      pageViews: { pages },
    })
    const walls: number[] = []
    const peaks: number[] = []
    const cpus: number[] = []
    let requests = 0
    // The first round fills the simulator's caches.
    for (let round = 0; round <= rounds; round++) {
      const { end, usage } = await measureStep({
        inputs: {
          'project-id': 'docs',
          'api-key': 'mint_bench_key',
          'base-url': simulator.url,
          'traffic-weeks': String(weeks),
          // Two listings of 250,000 pages are 2,000 requests; what is allowed in one step is 1,000.
          'traffic-max-requests': '1000',
        },
      })
      requests = Number(/Requests spent: (\d+)/.exec(end.stdout)?.[1])
      if (round === 0) continue
      walls.push(usage.wallMs)
      peaks.push(usage.peakMib)
      cpus.push(usage.cpuMs)
    }
    await simulator.close()

    const name = `${weeks} weeks, ${pages.toLocaleString('en')} pages`
    const least = Math.min(1000, weeks - 2 + 2 * Math.ceil(pages / PAGE_SIZE))
    figures.push({
      group: 'Requests of a report',
      name,
      value: String(requests),
      against: `least possible: ${least}`,
      goal: 'the least possible',
      met: requests === least,
      raw: { requests, least },
    })

    // The longest chain: a listing's pages one after another; or everything, four at a time.
    const chain = Math.max((requests - (weeks - 2)) / 2, requests / AT_A_TIME)
    const criticalMs = chain * LATENCY_MS
    const wall = spreadOf(walls)
    figures.push({
      group: 'Wall time of a report',
      name,
      value: `${(wall.median / 1000).toFixed(2)} s (${(wall.low / 1000).toFixed(2)}–${(wall.high / 1000).toFixed(2)})`,
      against: `${(wall.median / criticalMs).toFixed(2)} × its critical path`,
      ...(weeks === 52 && pages === 10_000
        ? { goal: 'at most 1.3 ×', met: wall.median <= 1.3 * criticalMs }
        : {}),
      raw: { walls, criticalMs },
    })
    const peak = spreadOf(peaks).high
    figures.push({
      group: 'Peak memory of a report',
      name,
      value: `${peak.toFixed(0)} MiB`,
      against: '',
      ...(pages === 250_000 ? { goal: 'under 150 MiB', met: peak < 150 } : {}),
      raw: peaks,
    })
    const rows = 2 * Math.min(pages, ((1000 - (weeks - 2)) / 2) * PAGE_SIZE)
    figures.push({
      group: 'CPU time of a report',
      name,
      value: `${spreadOf(cpus).median.toFixed(0)} ms`,
      against: `${(spreadOf(cpus).median / (rows / 1000)).toFixed(2)} ms per 1,000 rows`,
      raw: cpus,
    })
  }
  return figures
}

/** A simulator on a thread of its own, so that its work does not count as ours. */
async function startSimulatorAside(
  options: SimulatorOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const worker = new Worker(new URL('simulator-worker.ts', import.meta.url), {
    workerData: options,
  })
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    url,
    close: async () => {
      await worker.terminate()
    },
  }
}
