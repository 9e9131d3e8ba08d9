import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import { costOf, MEASURED, serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { COSTLY, complaints, fillAll, fillWithNothing } from '../support/hostile-answers.ts'
import { SEED } from '../support/runs.ts'
import { TASKS } from '../support/tasks.ts'

/* The full size of bundle/cost.test.ts. The runs are serial, so that their times can be compared. */

const event = { name: LABELLED.event, payload: LABELLED.payload }
const EXIT_MS = 2_000
const MOST_MIB = 250

const draw = new Draw(SEED, 0, 0)

test.each([
  ...COSTLY.flatMap((piece) => [[piece, 3, 250_000] as const, [piece, 20, 8_000] as const]),
  ...['{}', '['].map((piece) => [piece, 0, 0] as const),
  // A friendly service.
  ...Array.from({ length: 30 }, () => ['', 0, 0] as const),
])('a signal ends a step of %j, %i rows, within 2 s', async (piece, rows, length) => {
  const hostile =
    rows > 0
      ? fillAll(() => piece.repeat(length / piece.length))
      : piece !== '' && fillWithNothing(piece === '[' ? '[' : '{}')
  const reached = Promise.withResolvers<void>()
  let left = draw.whole(1, 30)
  const at = await serve({
    service: {
      job: { finishAfterMs: 1_000 },
      ...(rows > 0 && { events: complaints(rows) }),
    },
    onRequest(request, exchange) {
      if (--left === 0) reached.resolve()
      return hostile ? hostile(request, exchange) : exchange.wait(draw.whole(0, 99))
    },
  })
  const { inputs } = draw.pick(TASKS)
  if (inputs['job-id'] === 'job_1') at.service.jobs.create('First.')
  const before = at.service.jobs.all.length
  const { process, end, folder } = await startStep({ inputs, at, event, nodeArgs: MEASURED })
  await Promise.race([reached.promise, end])
  await setTimeout(draw.whole(0, 99))
  const sentMs = performance.now()
  process.kill(draw.pick(['SIGINT', 'SIGTERM']))
  const { outputs, summary, signal } = await end
  expect(performance.now() - sentMs).toBeLessThan(EXIT_MS)
  expect([signal, outputs.outcome]).toEqual([null, expect.stringMatching(/./)])
  expect(costOf(folder).peakMib).toBeLessThan(MOST_MIB)
  const { jobs } = at.service
  expect(jobs.all.length).toBeLessThanOrEqual(before === 0 ? 1 : before)
  // A hostile service names its own jobs.
  const started = hostile ? undefined : jobs.all.find(({ prompts }) => prompts.length > before)
  const isTold = !started || outputs['job-id'] === started.id || /may have been/.test(summary)
  expect(isTold).toBe(true)
})

test('the greatest number of the longest comments is read without being kept in memory', async () => {
  const at = await serve()
  for (let n = 0; n < 2_490; n++) at.github.addComment(7, 'reader', 'x'.repeat(65_536))
  const inputs = { context: 'event', comment: 'true' }
  const { end, folder } = await startStep({ at, event, inputs, nodeArgs: MEASURED })
  expect((await end).outputs.outcome).toBe('pr-opened')
  // A page of 100 has 13 MiB of text. All pages would be 100 MiB more.
  expect(costOf(folder).peakMib).toBeLessThan(MOST_MIB + 90)
  expect(at.github.repository.comments.filter((one) => one.issueNumber === 7)).toHaveLength(2_491)
})
