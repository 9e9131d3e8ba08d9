import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { Draw } from '../../simulator/chance.ts'
import { broken, json } from '../../simulator/http/answer.ts'
import { costOf, MEASURED, serve, startStep } from '../support/bundle.ts'
import { LABELLED } from '../support/events.ts'
import { COSTLY, complaints, fillAll, fillWithNothing } from '../support/hostile-answers.ts'
import { SEED } from '../support/runs.ts'
import { TASKS } from '../support/tasks.ts'

/* `dist/` under attack, at full size: each run is a process, one after the other, so that time can be measured. */

const event = { name: LABELLED.event, payload: LABELLED.payload }
const EXIT_MS = 2_000
const MOST_MIB = 250

const draw = new Draw(SEED, 0, 0)

test.each([
  ...COSTLY.flatMap((piece) => [[piece, 3, 250_000] as const, [piece, 20, 8_000] as const]),
  ...([
    ['{}', 0, 0],
    ['[', 0, 0],
  ] as const),
  // What a service says that means well.
  ...Array.from({ length: 30 }, () => ['', 0, 0] as const),
])(
  '%j in %i rows: a signal at any request ends the process within 2 s, and all is told [D14, R1, R2]',
  async (piece, rows, length) => {
    const hostile =
      rows > 0
        ? fillAll(() => piece.repeat(length / piece.length))
        : piece !== '' && fillWithNothing(piece === '[' ? '[' : '{}')
    const reached = Promise.withResolvers<void>()
    let left = draw.whole(1, 30)
    const at = await serve({
      service: {
        job: { finishAfterMs: 1_000 },
        build: { finishAfterMs: 1_000 },
        ...(rows > 0 && { events: complaints(rows) }),
      },
      onRequest(request, exchange) {
        if (--left === 0) reached.resolve()
        return hostile ? hostile(request, exchange) : exchange.wait(draw.whole(0, 99))
      },
    })
    const { command, inputs } = draw.pick(TASKS)
    if (inputs['job-id'] === 'job_1') at.service.jobs.create('First.')
    const before = at.service.jobs.all.length
    const main = command === 'ask' ? 'index.js' : (`${command}.js` as const)
    const { process, end, folder } = await startStep({
      main,
      inputs,
      at,
      event,
      nodeArgs: MEASURED,
    })
    await Promise.race([reached.promise, end])
    await setTimeout(draw.whole(0, 99))
    const sentMs = performance.now()
    process.kill(draw.pick(['SIGINT', 'SIGTERM']))
    const { outputs, summary, signal } = await end
    expect(performance.now() - sentMs).toBeLessThan(EXIT_MS)
    expect([signal, outputs.outcome]).toEqual([null, expect.stringMatching(/./)])
    expect(costOf(folder).peakMib).toBeLessThan(MOST_MIB)
    const { jobs, builds } = at.service
    expect(jobs.all.length).toBeLessThanOrEqual(before === 0 ? 1 : before)
    expect(builds.all.length).toBeLessThanOrEqual(1)
    // A hostile service names its own jobs.
    const started = hostile ? undefined : jobs.all.find(({ prompts }) => prompts.length > before)
    const isTold = !started || outputs['job-id'] === started.id || /may have been/.test(summary)
    expect(isTold).toBe(true)
  },
)

test('the deadline ends a step whose service keeps it busy [D14]', async () => {
  const rows = '{},'.repeat(150_000)
  const at = await serve({
    async onRequest({ operation, nth }, { wait }) {
      if (operation !== 'conversations') return
      await wait(5_000)
      const nextCursor = `${nth}`.padStart(26, '0')
      const body = `{"conversations":[${rows}{}],"nextCursor":"${nextCursor}","hasMore":true}`
      return broken(json(200, body))
    },
  })
  const beganMs = performance.now()
  const { end, folder } = await startStep({
    at,
    nodeArgs: MEASURED,
    inputs: { prompt: '', 'reader-signals': 'questions', 'timeout-minutes': '1' },
  })
  expect((await end).stdout).toContain('the time was up; raise timeout-minutes')
  expect(performance.now() - beganMs).toBeLessThan(60_000 + 10_000 + EXIT_MS)
  expect(costOf(folder).peakMib).toBeLessThan(MOST_MIB)
})

test('as many comments as GitHub allows, of the greatest length, are read without being held', async () => {
  const at = await serve()
  for (let n = 0; n < 2_490; n++) at.github.addComment(7, 'reader', 'x'.repeat(65_536))
  const inputs = { context: 'event', comment: 'true' }
  const { end, folder } = await startStep({ at, event, inputs, nodeArgs: MEASURED })
  expect((await end).outputs.outcome).toBe('pr-opened')
  // A hundred at a time: 13 MiB of text, which the client parses. Held, they are 100 MiB more.
  expect(costOf(folder).peakMib).toBeLessThan(MOST_MIB + 90)
  expect(at.github.repository.comments.filter((one) => one.issueNumber === 7)).toHaveLength(2_491)
})
