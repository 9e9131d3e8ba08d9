import { expect, test } from '@jest/globals'
import { LABELLED } from '../support/events.ts'
import { createWorld, runStep } from '../support/flow.ts'
import { complaints, fillAll } from '../support/hostile-answers.ts'
import { hostileText, structureOf } from '../support/markdown.ts'
import { fc } from '../support/runs.ts'

/* Whole steps in process, more of them than a normal run has time for. */

/** What a step writes for people, with these texts in every field of every answer. */
async function written(texts: readonly string[]): Promise<string[]> {
  let next = 0
  // A word in front, so that no two are one and none is empty.
  const text = () => `w${next++} ${texts[next % texts.length]}`
  const end = await runStep({
    ...LABELLED,
    service: { events: complaints(5) },
    onRequest: fillAll(text),
    inputs: {
      prompt: 'Document it.',
      comment: 'true',
      'traffic-weeks': '2',
      'reader-signals': 'all',
      'reader-texts': 'show',
    },
  })
  expect(end.outputs['pr-number']).toBe('101')
  return [end.summary, ...end.comments.map(({ body }) => body)]
}

test('D3, S18: no text in any field gives a summary or a comment a kind of element that it had not', async () => {
  // How many lines are folded is no structure, nor is what the ledger says.
  const kindsIn = (texts: string[]) => {
    const kinds = texts.flatMap(structureOf).map((kind) => kind.replace(/\d+ lines?/, 'lines'))
    return new Set(kinds.map((kind) => kind.replace(/^<!-- docs-agent-action .*-->$/, 'ledger')))
  }
  const known = kindsIn(await written(['word']))
  await fc.assert(
    fc.asyncProperty(fc.array(hostileText, { minLength: 20, maxLength: 20 }), async (texts) => {
      expect([...kindsIn(await written(texts))].filter((kind) => !known.has(kind))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('H429: of 150 steps at once, over the hourly limit, each has one job or a clear refusal', async () => {
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
