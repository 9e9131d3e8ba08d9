import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type RunningStep, type Step, type StepEnd, startStep } from '../../scripts/runner.ts'
import { type Simulator, type SimulatorOptions, startSimulator } from '../../simulator/simulator.ts'

export const TIME_WARP = fileURLToPath(new URL('time-warp.js', import.meta.url))

/** A key that no part of the action's output may hold. */
export const CANARY_KEY = 'mint_c4n4ry-Key/with+odd=characters'

export interface Scenario extends Partial<Step> {
  simulator?: SimulatorOptions
  /** How many times as fast as the wall's the action's clock runs. */
  warp?: number
}

export interface ScenarioEnd extends StepEnd {
  simulator: Simulator
}

/**
 * Runs the bundle against a simulator of its own: with a prompt, a project and a key, unless the
 * scenario's inputs say otherwise.
 */
export async function runScenario(scenario: Scenario = {}): Promise<ScenarioEnd> {
  const { step, simulator } = await startScenario(scenario)
  const end = await step.end
  await simulator.close()
  return { ...end, simulator }
}

export async function startScenario({
  simulator: options,
  warp = 1,
  ...step
}: Scenario): Promise<{ step: RunningStep; simulator: Simulator }> {
  const simulator = await startSimulator(options)
  const started = await startStep({
    ...step,
    nodeArgs: [...(warp === 1 ? [] : ['--import', TIME_WARP]), ...(step.nodeArgs ?? [])],
    env: { WARP: String(warp), ...step.env },
    inputs: {
      prompt: 'Document the new flag.',
      'project-id': 'docs',
      'api-key': CANARY_KEY,
      'base-url': simulator.url,
      ...step.inputs,
    },
  })
  return { step: started, simulator }
}

/** Runs a step until something is so, cancels it, and tells how it ended and how long that took. */
export async function cancelScenario(
  scenario: Scenario,
  {
    when,
    signal = 'SIGINT',
  }: {
    when(running: { simulator: Simulator; step: RunningStep }): boolean
    signal?: NodeJS.Signals
  },
): Promise<ScenarioEnd & { tookMs: number }> {
  const running = await startScenario(scenario)
  const { step, simulator } = running
  while (!when(running)) await new Promise((resolve) => setTimeout(resolve, 10))
  const sentMs = performance.now()
  step.process.kill(signal)
  const end = await step.end
  const tookMs = performance.now() - sentMs
  await simulator.close()
  return { ...end, simulator, tookMs }
}

/** The operations that the simulator saw, in order. */
export function operations({ simulator }: { simulator: Simulator }): string[] {
  return simulator.requests.map(({ operation }) => operation)
}

export const ROOT = path.resolve(fileURLToPath(import.meta.url), '../../..')
