import { expect, test } from '@jest/globals'
import { createWorld, runStep } from '../support/flow.ts'

/* Whole steps in process, more of them than a normal run has time for. */

test('of 150 steps at once, over the hourly limit, each has one job or a clear refusal [H429]', async () => {
  const world = createWorld()
  const steps = Array.from({ length: 150 }, (_, n) =>
    runStep({ world, inputs: { prompt: `Copy ${n}.`, 'timeout-minutes': n % 2 ? '120' : '30' } }),
  )
  const ends = await Promise.all(steps)
  const opened = ends.filter(({ outputs }) => outputs.outcome === 'pr-opened')
  const refused = ends.filter(({ outputs }) => outputs.outcome === 'error')
  expect([opened.length + refused.length, refused.length > 0]).toEqual([150, true])
  for (const { result } of refused) expect(result.message).toMatch(/asks? (for|to wait)|Gave up/)
  const prompts = world.service.jobs.all.map((job) => job.prompts.join())
  expect([new Set(prompts).size, prompts.length]).toEqual([opened.length, opened.length])
  expect(new Set(opened.map(({ outputs }) => outputs['job-id'])).size).toBe(opened.length)
})
