import { rm } from 'node:fs/promises'
import { expect, jest, test } from '@jest/globals'
import type { FaultRule } from '../../simulator/simulator.ts'
import { runScenario } from '../support/action.ts'
import { attacks, recordFigure } from '../support/figures.ts'
import { hostileTexts } from '../support/hostile-texts.ts'
import { inParallel } from '../support/in-parallel.ts'
import { commandIn } from '../support/runner-commands.ts'
import { SKIP_PAUSES } from '../support/skip-pauses.ts'

/*
 * Hostile statuses, models, branches and refusals in each answer to a long wait. Nothing of them may become a
 * workflow command, and the output `status` is a plain word or nothing.
 */

// An attack that succeeds is not tried again.
jest.retryTimes(0)

const FULL_RUNS = 50
const POLLS = 60
const OWN_COMMANDS = ['add-mask', 'group', 'endgroup', 'notice', 'warning', 'error']
const PLAIN_WORD = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/

/** Each third answer is good, since five bad ones in a row end the wait. */
function faultsFrom(next: () => string): FaultRule[] {
  return Array.from({ length: POLLS }, (_, nth): FaultRule => {
    const [first, second] = [next(), next()]
    if (nth % 3 === 2) {
      const body = { id: 'job_1', status: 'active', model: first, source: { ref: second } }
      return { on: 'get', nth, fault: { body } }
    }
    if (nth % 3 === 1) return { on: 'get', nth, fault: { status: 503, body: { error: first } } }
    return { on: 'get', nth, fault: { body: { id: 'job_1', status: first, prLink: second } } }
  })
}

test('no status of a job and no refusal of a poll becomes a command or an output', async () => {
  const first = Math.floor(Math.random() * 2 ** 31)
  const seeds = Array.from({ length: attacks(FULL_RUNS) }, (_, index) => first + index)
  const failures: string[] = []
  let answers = 0
  await inParallel(seeds, {
    atOnce: 2,
    async work(seed) {
      const faults = faultsFrom(hostileTexts(seed))
      const end = await runScenario({
        simulator: { job: { finishAfterMs: 0 }, faults },
        nodeArgs: ['--import', SKIP_PAUSES],
        env: { PAUSE_MS: '60000' },
        inputs: { 'poll-interval-seconds': '1' },
      })
      await rm(end.folder, { recursive: true })
      answers += end.simulator.requests.filter(({ operation }) => operation === 'get').length
      const commands = `${end.stdout}${end.stderr}`
        .split(/\r\n|[\n\r]/)
        .flatMap((line) => commandIn(line) ?? [])
      const others = commands.filter((command) => !OWN_COMMANDS.includes(command))
      const told = commands.filter((command) => command === 'notice').length
      if (others.length > 0) failures.push(`${seed}: ${others}`)
      if (told !== 1) failures.push(`${seed}: ${told} notices`)
      if (!PLAIN_WORD.test(end.outputs.status ?? ''))
        failures.push(`${seed}: ${end.outputs.status}`)
      if (end.outputs.outcome !== 'pr-opened') failures.push(`${seed}: ${end.outputs.outcome}`)
      if (end.simulator.jobs.length !== 1) failures.push(`${seed}: ${end.simulator.jobs.length}`)
    },
  })
  expect(failures).toEqual([])
  expect(answers).toBeGreaterThan(seeds.length * POLLS)
  recordFigure({
    name: 'dist: hostile answers to polls that became a command, an output or a second job',
    target: '0',
    measured: '0',
    runs: answers,
  })
}, 3_600_000)
