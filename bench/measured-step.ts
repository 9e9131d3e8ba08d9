import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runStep, type Step, type StepEnd } from '../scripts/runner.ts'

/**
 * Preloaded into the action: notes what the process used, when it ends. Linux counts the parent's memory in
 * `maxRSS`, from the moment between fork and exec; VmHWM is the process's own.
 */
const USAGE_PRELOAD = `data:text/javascript,${encodeURIComponent(`
  import { readFileSync, writeFileSync } from 'node:fs'
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage()
    const peakKib = Number(/^VmHWM:\\s+(\\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))[1])
    writeFileSync(process.env.USAGE_FILE, JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakMib: peakKib / 1024 }))
  })
`)}`

export interface Usage {
  wallMs: number
  /** User and system time. */
  cpuMs: number
  peakMib: number
}

/** Runs a step as a child process, and measures it from the outside. */
export async function measureStep(step: Step): Promise<{ end: StepEnd; usage: Usage }> {
  const usageFile = path.resolve(`out/usage-${process.pid}.json`)
  const startMs = performance.now()
  const end = await runStep({
    ...step,
    nodeArgs: [...(step.nodeArgs ?? []), '--import', USAGE_PRELOAD],
    env: { USAGE_FILE: usageFile, ...step.env },
  })
  const wallMs = performance.now() - startMs
  const usage = JSON.parse(await readFile(usageFile, 'utf8'))
  await rm(usageFile)
  if (end.exitCode !== 0) throw new Error(`The step failed:\n${end.stdout}\n${end.stderr}`)
  return { end, usage: { wallMs, ...usage } }
}
