import { readFileSync } from 'node:fs'
import { type ChildStep, startChild } from '../child.ts'

/** A row of the table, with its raw values. */
export interface Figure {
  name: string
  value: string
  /** The baseline, measured in the same run. */
  against?: string
  goal?: string
  met?: boolean
  raw: unknown
}

/** CPU time includes user and system. */
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

/** Runs dist/ as a child process, so that service and measurement don't count. */
export async function measureSteps(inputs: ChildStep['inputs'], rounds: number): Promise<Usage[]> {
  const usages: Usage[] = []
  for (let round = 0; round < rounds; round++) usages.push(await measureStep({ inputs }))
  return usages
}

/** @param step may end with 1, as a gate does */
export async function measureStep(step: ChildStep): Promise<Usage> {
  const startMs = performance.now()
  const child = startChild({ ...step, nodeArgs: ['--import', MEASURE, ...(step.nodeArgs ?? [])] })
  const end = await child.end
  const wallMs = performance.now() - startMs
  const isGate = step.main === 'removed-pages.js' && end.outputs.outcome === 'page-removed'
  if (end.exitCode !== 0 && !isGate)
    throw new Error(`The step failed:\n${end.stdout}\n${end.stderr}`)
  const usage = JSON.parse(readFileSync(`${child.folder}/temp/usage.json`, 'utf8'))
  return { wallMs, ...usage }
}

export function quantile(values: readonly number[], share = 0.5): number {
  return values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? Number.NaN
}

/** The median, with the quartiles in brackets. */
export function milliseconds(values: readonly number[]): string {
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share).toFixed(0))
  return `${median} ms (${low}–${high})`
}
