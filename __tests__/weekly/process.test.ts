import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import { costOf, MEASURED, serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { COSTLY, complaints, fillAll, TASKS } from '../support/hostile.ts'
import { SEED } from '../support/runs.ts'

/* bundle/cost.test.ts with every costly text, and cancelled at any moment. */

const EXIT_MS = 2_000
const MOST_MIB = 250

const draw = new Draw(SEED, 0, 0)

test.each(COSTLY)('a signal ends a step of many %j within 2 s', async (piece) => {
  const fillIn = fillAll(() => piece.repeat(250_000 / piece.length))
  const reached = Promise.withResolvers<void>()
  let left = draw.whole(1, 30)
  const at = await serve({
    service: { events: complaints(3) },
    onRequest(request, exchange) {
      if (--left === 0) reached.resolve()
      return fillIn(request, exchange)
    },
  })
  const { inputs } = draw.pick(TASKS)
  if (inputs['job-id'] === 'job_1') at.service.jobs.create('First.')
  const { event, payload } = LABELLED
  const step = { inputs, at, event: { name: event, payload }, nodeArgs: MEASURED }
  const { process, end, folder } = await startStep(step)
  await Promise.race([reached.promise, end])
  await setTimeout(draw.whole(0, 99))
  const sentMs = performance.now()
  process.kill(draw.pick(['SIGINT', 'SIGTERM']))
  const { outputs, signal } = await end
  expect(performance.now() - sentMs).toBeLessThan(EXIT_MS)
  expect([signal, outputs.outcome]).toEqual([null, expect.stringMatching(/./)])
  expect(costOf(folder).peakMib).toBeLessThan(MOST_MIB)
})
