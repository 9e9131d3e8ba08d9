import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { CANARY_KEY, runScenario, startScenario } from '../support/action.ts'

const preload = (name: string) => [
  '--import',
  fileURLToPath(new URL(`../support/${name}`, import.meta.url)),
]
const DAY_MS = 86_400_000

describe('R8: the clock is set while the job runs', () => {
  test.each([DAY_MS, -DAY_MS])('by %i ms, and changes nothing', async (jumpMs) => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 700 } },
      warp: 10,
      nodeArgs: preload('clock-jump.js'),
      env: { JUMP_MS: String(jumpMs) },
    })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(end.summary).toMatch(/\| \d+ s \| \d+ \|\n/)
  })

  const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1'
  const withFaketime = existsSync(FAKETIME) ? test : test.skip // Only where Debian's package faketime is; CI installs it.

  withFaketime('by a day for the whole process, and changes nothing', async () => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: 500 } },
      warp: 10,
      env: {
        LD_PRELOAD: FAKETIME,
        FAKETIME: '+1d x1',
        DONT_FAKE_MONOTONIC: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
  })
})

describe('R9', () => {
  test('standard output closed early: the result is still in the outputs, and the step fails', async () => {
    const { step, simulator } = await startScenario({
      simulator: { job: { finishAfterMs: 300 } },
      warp: 10,
    })
    while (!step.log().includes('was created'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    step.process.stdout?.destroy()
    const end = await step.end
    await simulator.close()
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({
      outcome: 'pr-opened',
      status: 'completed',
      'pr-number': '1',
    })
    expect(end.summary).toContain('### ✅')
    expect(end.stderr).toBe('')
  })

  test('an unhandled rejection: outputs first, then a redacted message, exit code 1', async () => {
    const end = await runScenario({
      simulator: { job: { finishAfterMs: Number.POSITIVE_INFINITY } },
      nodeArgs: preload('broken-promise.js'),
    })
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({
      outcome: 'error',
      status: 'active',
      'job-id': end.simulator.jobs[0]?.id,
    })
    expect(end.stdout).toContain('::error::Unexpected error, a defect of this action: broken, ***')
    expect(end.stdout.split(CANARY_KEY)).toHaveLength(2)
  })
})
