import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { FAULT_IDS } from '../../simulator/faults.ts'
import type { FaultRule } from '../../simulator/simulator.ts'
import { CANARY_KEY, runScenario, startScenario } from '../support/action.ts'
import { attacks, recordFigure, runs } from '../support/figures.ts'
import { inParallel } from '../support/in-parallel.ts'

// Each of these runs is a process of its own: a few at once, as many as the figures need.
const LEAK_RUNS = 1_000
const CANCELS = 100
/** The phases of a step have moments of their own, see attacks/signals.test.ts. */
const FEWEST_CANCELS = 5
const AT_ONCE = 4

const STATUSES = ['H400', 'H401', 'H403', 'H404', 'H409', 'H500', 'H503'] as const
const rule = fc.record({
  on: fc.constantFrom('create', 'message', 'get', 'views', 'any') as fc.Arbitrary<FaultRule['on']>,
  nth: fc.oneof(fc.nat(2), fc.constant('all' as const)),
  fault: fc.oneof(
    fc
      .constantFrom(...FAULT_IDS.filter((id) => id !== 'N9' && id !== 'N10'), ...STATUSES)
      .map((id) => id as FaultRule['fault']),
    // A service that says the key back, in each of its errors and wherever a job has text.
    fc
      .constantFrom(400, 403, 500)
      .map((status) => ({ status, body: { error: `key ${CANARY_KEY}` } })),
    // And one that hides it behind so much else that a cut would leave only a part of it.
    fc.nat(320).map((length) => ({
      body: {
        id: 'job_1',
        status: `${'x'.repeat(length % 60)}${CANARY_KEY}`,
        prLink: `https://${'x'.repeat(length % 100)}${CANARY_KEY}`,
      },
    })),
    fc.nat(320).map((length) => ({
      status: 400,
      body: { error: `${'x'.repeat(length)}${CANARY_KEY}` },
    })),
    fc.constant({
      body: {
        id: 'job_1',
        status: CANARY_KEY,
        model: CANARY_KEY,
        source: { ref: CANARY_KEY },
        prLink: CANARY_KEY,
      },
    }),
  ),
})

const scenario = fc.record({
  faults: fc.array(rule, { maxLength: 3 }),
  debug: fc.boolean(),
  followUp: fc.boolean(),
  trafficFile: fc.constantFrom('', 'numbers.csv', 'numbers.json'),
  result: fc.constantFrom('completed' as const, 'failed' as const, 'archived' as const),
})

test('the key is in nothing that the process writes, whatever goes wrong', async () => {
  const scenarios = fc.sample(scenario, runs(LEAK_RUNS))
  let leaks = 0
  await inParallel(scenarios, {
    atOnce: AT_ONCE,
    work: async ({ faults, debug, followUp, trafficFile, result }) => {
      const end = await runScenario({
        simulator: {
          job: { finishAfterMs: 0, result },
          pageViews: { paths: ['/', `/login?key=${CANARY_KEY}`] },
          faults,
        },
        warp: 200,
        inputs: {
          'job-id': followUp ? 'job_1' : '',
          'traffic-weeks': trafficFile === '' ? '0' : '2',
          'traffic-file': trafficFile,
        },
        env: debug ? { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true' } : {},
      })
      const written = [
        end.stdout.replaceAll(`::add-mask::${CANARY_KEY}\n`, ''),
        end.stderr,
        ...(await filesIn(end.folder)),
      ]
      if (written.some(holdsKey)) leaks++
      await rm(end.folder, { recursive: true })
    },
  })
  expect(leaks).toBe(0)
  recordFigure({
    name: 'Runs with faults in which the key leaked',
    target: '0',
    measured: String(leaks),
    runs: scenarios.length,
  })
}, 600_000)

test('R1, R2: a cancel at a random moment leaves outputs and ends within 2 s', async () => {
  const moments = fc.sample(
    fc.record({
      afterMs: fc.nat(400),
      signal: fc.constantFrom('SIGINT' as const, 'SIGTERM' as const),
    }),
    Math.max(FEWEST_CANCELS, attacks(CANCELS)),
  )
  let good = 0
  await inParallel(moments, {
    atOnce: AT_ONCE,
    work: async ({ afterMs, signal }) => {
      const { step, simulator } = await startScenario({
        simulator: { job: { finishAfterMs: Number.POSITIVE_INFINITY }, latencyMs: 50 },
      })
      // Before its first line the process has no way to know of a signal; the mask is that line.
      while (step.log() === '') await new Promise((resolve) => setTimeout(resolve, 2))
      await new Promise((resolve) => setTimeout(resolve, afterMs))
      const sentMs = performance.now()
      step.process.kill(signal)
      const end = await step.end
      const tookMs = performance.now() - sentMs
      await simulator.close()
      const told =
        simulator.jobs.length === 0 ||
        end.outputs['job-id'] === simulator.jobs[0]?.id ||
        end.summary.includes('may have been created')
      if (end.outputs.outcome === 'cancelled' && tookMs < 2_000 && told) good++
      await rm(end.folder, { recursive: true })
    },
  })
  expect(good).toBe(moments.length)
  recordFigure({
    name: 'Cancels at a random moment that left outputs within 2 s',
    target: 'all',
    measured: `${good} of ${moments.length}`,
    runs: moments.length,
  })
}, 600_000)

/** The key as it is, encoded in any of the usual ways, or a half of it. */
function holdsKey(text: string): boolean {
  const bytes = Buffer.from(CANARY_KEY)
  const half = Math.floor(CANARY_KEY.length / 2)
  const spellings = [
    CANARY_KEY.slice(0, half),
    CANARY_KEY.slice(half),
    encodeURIComponent(CANARY_KEY),
    JSON.stringify(CANARY_KEY).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
  ]
  return spellings.some((spelling) => text.includes(spelling))
}

/** The texts of all files below a folder: outputs, summary, temporary files, the workspace. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
  )
}
