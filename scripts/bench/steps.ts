import { readFileSync } from 'node:fs'
import { LABELLED } from '../../__tests__/support/events.ts'
import { type Answer, bytesOf } from '../../simulator/http/answer.ts'
import { startServers } from '../../simulator/server.ts'
import { type ChildStep, startChild } from '../child.ts'
import { type Figure, printInterval, quantile, ratioOf, shuffled } from './figure.ts'

const STEP_ROUNDS = 15
const REPORT_ROUNDS = 5
const WEEKS = 8
const PAGES = 10_000
const PAGE_SIZE = 250
const LATENCY_MS = 50
const PATH_GOAL = 1.3

const PROJECT = { 'project-id': 'docs', 'api-key': 'mint_bench_key' }

/** CPU time includes user, system and all threads. */
export type Usage = Record<'wallMs' | 'cpuMs' | 'peakMib', number>

/**
 * Preloaded into the step: writes the resource usage at its end. On Linux, `maxRSS` includes the parent's memory
 * between fork and exec; VmHWM does not.
 */
const MEASURE = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeFileSync } from 'node:fs'
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    const [, peakKib] = /^VmHWM:\\s+(\\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))
    const usage = { cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMib: peakKib / 1024 }
    writeFileSync(process.env.RUNNER_TEMP + '/usage.json', JSON.stringify(usage))
  })
`)}`

/** Runs dist/ as a child process, so that service and measurement don't count. A gate that is red counts too. */
export async function measureStep(step: ChildStep): Promise<Usage> {
  const startMs = performance.now()
  const child = startChild({ ...step, nodeArgs: ['--import', MEASURE] })
  const end = await child.end
  const wallMs = performance.now() - startMs
  const isRed = end.outputs.outcome === 'page-removed'
  if (end.exitCode !== 0 && !isRed)
    throw new Error(`The step failed:\n${end.stdout}\n${end.stderr}`)
  const usage = JSON.parse(readFileSync(`${child.folder}/temp/usage.json`, 'utf8'))
  return { wallMs, ...usage }
}

interface Goals {
  readonly peakMib: number
  /** The CPU time, as a share of what the code before takes. */
  readonly cpuOfBefore?: number
}

/** Whole steps whose job is done at the first poll, after two seconds. */
const STEPS: Readonly<Record<string, { step: Partial<ChildStep>; goals: Goals }>> = {
  'A step with a prompt alone': { step: {}, goals: { peakMib: 90 } },
  'A labelled issue, with a comment': {
    step: {
      event: { name: LABELLED.event, payload: LABELLED.payload },
      inputs: { comment: 'true', context: 'event' },
    },
    goals: { peakMib: 90, cpuOfBefore: 0.75 },
  },
}

/** @param before the `dist/` of the code before */
export async function measureWholeSteps(before: string | undefined): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, { step, goals }] of Object.entries(STEPS)) {
    const now: Usage[] = []
    const earlier: Usage[] = []
    const runs: Array<[Partial<ChildStep>, Usage[]]> = [[step, now]]
    if (before !== undefined) runs.push([{ ...step, dist: before }, earlier])
    for (let round = 0; round < STEP_ROUNDS; round++)
      for (const [one, usages] of shuffled(runs)) usages.push(await measureInItsOwnWorld(one))
    figures.push(...figuresOf(name, now, goals, earlier))
  }
  return figures
}

/** A comment of an earlier round would be read and written anew. */
async function measureInItsOwnWorld(step: Partial<ChildStep>): Promise<Usage> {
  const servers = await startServers({ service: { job: { finishAfterMs: 1_000 } }, github: {} })
  const inputs = { ...PROJECT, prompt: 'Fix it.', 'github-token': 'ghs_t', ...step.inputs }
  try {
    return await measureStep({
      ...step,
      inputs: { ...inputs, 'base-url': servers.serviceUrl },
      env: { GITHUB_API_URL: servers.githubUrl },
    })
  } finally {
    await servers.close()
  }
}

/** Each page has one view a week. */
function manyPages(timeMs: number) {
  const visits = Array.from({ length: PAGES }, (_, n) => {
    return { timeMs, path: `/page-${n}`, visitor: 'somebody', kind: 'human' as const, count: n }
  })
  return { visits, searches: [], turns: [], feedback: [] }
}

/** A report of page views from a service that takes 50 ms per answer. */
export async function measurePageViews(): Promise<Figure[]> {
  const answers = new Map<string, Answer>()
  const servers = await startServers({
    service: { events: manyPages },
    // A first round makes all answers, so the service's work doesn't count.
    async onRequest({ path, query }, { answer, wait }) {
      const key = `${path}?${query}`
      const known = answers.get(key) ?? { ...answer(), body: bytesOf(answer()) }
      answers.set(key, known)
      await wait(LATENCY_MS)
      return known
    },
  })
  const inputs = { ...PROJECT, 'traffic-weeks': `${WEEKS}`, 'base-url': servers.serviceUrl }
  await measureStep({ inputs })
  const requests = servers.requests.length
  const usages: Usage[] = []
  for (let round = 0; round < REPORT_ROUNDS; round++) usages.push(await measureStep({ inputs }))
  await servers.close()

  // The first page of each week has its totals; only two weeks are listed to their last page. The week before the oldest
  // is read for its change.
  const pages = Math.ceil(PAGES / PAGE_SIZE)
  const least = WEEKS + 1 - 2 + 2 * pages
  // The critical path: the pages of a list are sequential, and all other requests run beside them.
  const criticalMs = pages * LATENCY_MS
  const ratio = quantile(usages.map(({ wallMs }) => wallMs)) / criticalMs
  const name = `A report of ${WEEKS} weeks of ${PAGES.toLocaleString('en')} pages`
  return [
    {
      name: `${name}: requests`,
      value: `${requests}`,
      goal: `no more than ${least}`,
      met: requests <= least,
      raw: requests,
    },
    {
      name: `${name}: wall time`,
      value: `${ratio.toFixed(2)} × its critical path of ${criticalMs} ms`,
      goal: `at most ${PATH_GOAL} ×`,
      met: ratio <= PATH_GOAL,
      raw: ratio,
    },
    ...figuresOf(name, usages, { peakMib: 150 }, []),
  ]
}

function figuresOf(name: string, now: Usage[], goals: Goals, earlier: Usage[]): Figure[] {
  const cpus = now.map(({ cpuMs }) => cpuMs)
  const peaks = now.map(({ peakMib }) => peakMib)
  const cpu: Figure = {
    name: `${name}: CPU`,
    value: `${quantile(cpus).toFixed(0)} ms`,
    raw: cpus,
  }
  const peak = Math.max(...peaks)
  const memory: Figure = {
    name: `${name}: peak memory`,
    value: `${peak.toFixed(0)} MiB`,
    interval: `${Math.min(...peaks).toFixed(0)}–${peak.toFixed(0)} in all rounds`,
    goal: `at most ${goals.peakMib} MiB`,
    met: peak <= goals.peakMib,
    raw: peaks,
  }
  if (earlier.length > 0) {
    const cpusBefore = earlier.map(({ cpuMs }) => cpuMs)
    const ratio = ratioOf(cpus, cpusBefore)
    cpu.value += `, ${ratio.median.toFixed(2)} × before`
    cpu.interval = printInterval(ratio)
    cpu.before = `${quantile(cpusBefore).toFixed(0)} ms`
    if (goals.cpuOfBefore !== undefined) {
      cpu.goal = `at most ${goals.cpuOfBefore} × before`
      cpu.met = ratio.median <= goals.cpuOfBefore
    }
    const peaksBefore = earlier.map(({ peakMib }) => peakMib)
    memory.before = `${Math.max(...peaksBefore).toFixed(0)} MiB`
  }
  return [cpu, memory]
}
