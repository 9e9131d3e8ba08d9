import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { startStep } from '../../scripts/runner.ts'
import type { GitHubOptions } from '../../simulator/github.ts'
import type { SimulatorOptions } from '../../simulator/simulator.ts'
import { startScenario, TIME_WARP } from '../support/action.ts'
import { LABELLED, withRepository } from '../support/github.ts'

const STALL = fileURLToPath(new URL('../support/stall.js', import.meta.url))
const WARP = 10
/** The minute of `timeout-minutes: 1`, and what GitHub may have after it. */
const MINUTE_AND_LAST_WORDS_MS = 75_000
/** For the process to end, on a machine that is busy. */
const SLACK_MS = 10_000

/** Runs a step of one minute, and tells how long it took from its first request on, in the step's own time. */
async function timed(
  options: { github?: GitHubOptions; service?: SimulatorOptions },
  {
    comments = 0,
    stallAt,
    stallMs = 0,
  }: { comments?: number; stallAt?: string; stallMs?: number } = {},
) {
  let firstMs = 0
  let stall = () => {}
  const onRequest = ({ operation }: { operation: string }) => {
    firstMs ||= performance.now()
    if (operation === stallAt) stall()
  }
  const given = {
    github: { onRequest, ...options.github },
    service: { onRequest, ...options.service },
  }
  return withRepository(given, async ({ step, github, service }) => {
    for (let index = 0; index < comments; index++) {
      github.addComment({ issueNumber: 7, login: 'reader', body: `Comment ${index}` })
    }
    const running = await startStep(
      step({
        event: LABELLED,
        nodeArgs: ['--import', TIME_WARP, '--import', STALL],
        env: { WARP: String(WARP), STALL_MS: String(stallMs / WARP) },
        inputs: { context: 'event', comment: 'true', 'timeout-minutes': '1' },
      }),
    )
    stall = () => running.process.kill('SIGUSR2')
    const end = await running.end
    return { end, service, tookMs: (performance.now() - firstMs) * WARP }
  })
}

describe('timeout-minutes: 1 is over after a minute, and 15 s for GitHub', () => {
  test('with a GitHub that needs 4 s for each page of comments', async () => {
    const { end, tookMs } = await timed({ github: { slowMs: 4_000 / WARP } }, { comments: 3_000 })
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(end.stdout).toContain(
      'The comment on #7 is not up to date. The time was up; raise timeout-minutes.',
    )
    expect(tookMs).toBeLessThan(MINUTE_AND_LAST_WORDS_MS + SLACK_MS)
  }, 60_000)

  test('with a service that falls silent in the middle of the wait', async () => {
    const { end, tookMs } = await timed({
      service: {
        job: { finishAfterMs: Number.POSITIVE_INFINITY },
        faults: [{ on: 'get', nth: 1, times: 1_000, fault: 'N9' }],
      },
    })
    expect(end.outputs).toMatchObject({ outcome: 'timed-out', 'job-id': 'job_1' })
    expect(tookMs).toBeLessThan(MINUTE_AND_LAST_WORDS_MS + SLACK_MS)
  }, 60_000)

  test('with a gate that takes all the time: no job is created after it', async () => {
    const { end, service, tookMs } = await timed({}, { stallAt: 'permission', stallMs: 61_000 })
    expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'error'])
    expect(end.stdout).toContain('The time was up before the agent could be asked')
    expect(service.requests).toEqual([])
    expect(tookMs).toBeLessThan(MINUTE_AND_LAST_WORDS_MS + SLACK_MS)
  }, 60_000)
})

describe('after a stall for longer than a request may take', () => {
  const STALL_WARP = 40
  /** For the signal to be there before the answer is. */
  const HEAD_START_MS = 100

  test.each([
    ['create', 60_000],
    ['get', 30_000],
  ] as const)(
    'the answer to a %s that came meanwhile is read, not timed out',
    async (on, ms) => {
      let stall = () => {}
      const { step, simulator } = await startScenario({
        simulator: {
          job: { finishAfterMs: 0 },
          onRequest: ({ operation }) => {
            if (operation === on) stall()
          },
        },
        warp: STALL_WARP,
        nodeArgs: ['--import', STALL],
        env: { STALL_MS: String(ms / STALL_WARP + 200) },
      })
      stall = () => {
        stall = () => {}
        step.process.kill('SIGUSR2')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HEAD_START_MS)
      }
      const end = await step.end
      await simulator.close()
      expect(end.outputs).toMatchObject({ outcome: 'pr-opened', 'job-id': 'job_1' })
      expect(end.stdout).not.toContain('Trying again')
      expect(simulator.jobs).toHaveLength(1)
    },
    30_000,
  )
})
