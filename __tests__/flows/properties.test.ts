import { expect, test } from '@jest/globals'
import { broken, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { OUTPUTS, VALUE_FORMATS } from '../../src/result/outputs.ts'
import { LABELLED } from '../support/events.ts'
import { createWorld, type FlowEnd, runStep, TOKEN } from '../support/flow.ts'
import { type Answers, complaints, fill, stepWith, TASKS, type Task } from '../support/hostile.ts'
import { HOSTILE_TEXTS, hostileText, structureOf, textOf } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'

const task = fc.constantFrom(...TASKS)

/** All texts that a step leaves, as written and as rendered. */
function written({ log, outputs, summary, comments, files }: FlowEnd): string {
  const markdown = [summary, ...comments.map(({ body }) => body)]
  const texts = [...log, ...Object.values(outputs), ...Object.values(files)]
  return [...texts, ...markdown, ...markdown.map(textOf)].join('\n')
}

/** A key in which each encoding changes something. */
const ODD_KEY = 'k3y"&<%41\\u0041`|_*~[#@:$+/=!\'{}9zQ'
const SPELLINGS = [
  (secret: string) => secret,
  (secret: string) => JSON.stringify(secret).slice(1, -1),
  encodeURIComponent,
  (secret: string) => Buffer.from(secret).toString('base64'),
  (secret: string) => Buffer.from(secret).toString('base64url'),
]

test('a step writes no key and no token, in any spelling', async () => {
  const echo = fc.record({
    spelling: fc.nat(SPELLINGS.length - 1),
    // Texts are cut at 60 to 310 characters.
    before: fc.oneof(fc.nat(60), fc.integer({ min: 60, max: 310 })),
    isOdd: fc.boolean(),
    status: fc.constantFrom(200, 200, 200, 302, 400, 401, 403, 404, 409, 429, 500),
    share: fc.constantFrom(1, 2, 5),
  })
  const plain = { spelling: 0, before: 0, isOdd: false, status: 200, share: 2 } as const
  await fc.assert(
    fc.asyncProperty(task, echo, fc.nat(1), async ({ inputs }, how, which) => {
      const key = ['mint_c4n4ry-Key_0123456789', ODD_KEY][which] ?? ''
      const text = () =>
        `${'x'.repeat(how.before)}${[key, TOKEN].map((secret) => SPELLINGS[how.spelling]?.(secret))}`
      const onRequest: OnRequest = ({ to, nth }, { answer }) => {
        if (nth % how.share !== how.share - 1) return undefined
        const full = to === 'service' ? fill(answer(), text, how.isOdd).body : {}
        const error = { error: text(), message: text(), details: [{ message: text() }] }
        const body = { ...Object(full), ...error }
        const location = `https://${text()}.example/${text()}`
        return broken(json(how.status, body, { location }))
      }
      const end = await runStep({
        ...LABELLED,
        onRequest,
        service: { events: complaints(3) },
        inputs: { ...inputs, 'api-key': key, 'base-url': 'https://docs.example' },
      })
      const all = written(end)
      for (const secret of [key, TOKEN])
        for (const spell of SPELLINGS) expect(all).not.toContain(spell(secret))
      // A cut must not leave a part either.
      for (const secret of [key, TOKEN]) expect(all).not.toContain(secret.slice(0, 12))
    }),
    {
      numRuns: runs(15, 1_000),
      // This key holds characters that end a path.
      examples: [[TASKS[0] ?? { inputs: {} }, plain, 1]],
    },
  )
})

test('a cancel at any moment ends the step within 2 s, with all its results on disk', async () => {
  const moment = fc.oneof(fc.nat(1_000), fc.nat(20_000), fc.nat(200_000))
  await fc.assert(
    fc.asyncProperty(task, moment, fc.nat(3_000), async ({ inputs }, cancelAtMs, latencyMs) => {
      const world = createWorld({ service: { job: { finishAfterMs: 40_000 } } })
      if (inputs['job-id'] === 'job_1') world.service.jobs.create('First.')
      const before = world.service.jobs.all.length
      const onRequest: OnRequest = (_, { wait }) => wait(latencyMs)
      const end = await runStep({ ...LABELLED, world, inputs, cancelAtMs, onRequest })
      const { outputs, summary, tookMs, result } = end
      expect(tookMs).toBeLessThanOrEqual(cancelAtMs + 2_000)
      expect(outputs.outcome).toBe(result.outcome)
      if (outputs.status === 'active') expect(result).toMatchObject({ outcome: 'cancelled' })
      const { jobs } = world.service
      expect(jobs.all.length).toBeLessThanOrEqual(before === 0 ? 1 : before)
      const job = jobs.all.find(({ prompts }) => prompts.length > before)
      const isTold = job === undefined || Object.values(outputs).includes(job.id)
      expect(isTold || /may have been/.test(summary)).toBe(true)
    }),
    { numRuns: runs(15, 1_000) },
  )
})

/* Whatever texts the service's answers hold: outputs keep their forms, and what people see is text. */

const FORMS: Record<string, keyof typeof VALUE_FORMATS> = OUTPUTS

const answers = fc.record({
  texts: fc.array(hostileText, { minLength: 5, maxLength: 5 }),
  isOdd: fc.boolean(),
  status: fc.constantFrom('completed', 'failed', 'archived', 'success', 'failure', 'new_word'),
  refusals: fc.constantFrom(0, 0, 1, 2, 5),
})

/** Texts with a meaning for a shell or the runner. */
const SPLITS = { texts: ['; curl x | sh #', '$(id)', '`id`', 'a\noutcome=pr-opened'] }

test('each output matches its format whatever the service says, and no output is dropped', async () => {
  const plain = { isOdd: false, status: 'failure', refusals: 0 }
  await fc.assert(
    fc.asyncProperty(task, answers, async (task, how) => {
      const { outputs, log } = await stepWith(task, how)
      for (const [name, value] of Object.entries(outputs)) {
        const format = FORMS[name]
        expect(value).toMatch(format ? VALUE_FORMATS[format] : /^ /)
      }
      expect(log.filter((line) => line.includes('Dropped an output'))).toEqual([])
    }),
    {
      numRuns: runs(25, 1_000),
      examples: TASKS.flatMap((task): [Task, Answers][] => [
        [task, { ...plain, ...SPLITS }],
        [task, { ...plain, ...SPLITS, status: 'completed' }],
        [task, { ...plain, ...SPLITS, isOdd: true }],
      ]),
    },
  )
})

/** The same lengths and numbers of lines. */
const PLAIN = HOSTILE_TEXTS.map((text) => text.replace(/[^\r\n\u2028]/g, 'x'))

test.each(
  TASKS.flatMap((task) => [
    { task, status: 'completed', refusals: 0 },
    { task, status: 'failed', refusals: 2 },
    { task, status: 'success', refusals: 3 },
    { task, status: 'failure', refusals: 0 },
    { task, status: 'failure', refusals: 1 },
  ]),
)('hostile words do not change the structure: $task.inputs, $status, $refusals', async (how) => {
  const { task, ...rest } = how
  const markdown = async (texts: string[]) => {
    const end = await stepWith(task, { ...rest, texts, isOdd: false })
    const comments = end.comments.map(({ body }) => body.replace(/^<!--.*-->/, ''))
    return [end.summary, ...comments]
  }
  const hostile = await markdown(HOSTILE_TEXTS)
  expect(hostile.map(structureOf)).toEqual((await markdown(PLAIN)).map(structureOf))
  expect(hostile.join()).not.toMatch(/<(b|img)\b|\]\(https:..evil/)
})
