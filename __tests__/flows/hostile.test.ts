import { expect, test } from '@jest/globals'
import { OUTPUTS, VALUE_FORMATS } from '../../src/result/outputs.ts'
import { type Answers, stepWith } from '../support/hostile-step.ts'
import { HOSTILE_TEXTS, hostileText, structureOf } from '../support/markdown.ts'
import { fc, runs } from '../support/runs.ts'
import { TASKS, type Task } from '../support/tasks.ts'

/* Whatever texts the service's answers hold: outputs keep their forms, and what people see is text. */

const FORMS: Record<string, keyof typeof VALUE_FORMATS> = OUTPUTS

const task = fc.constantFrom(...TASKS)
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
        expect(value).toMatch(format ? VALUE_FORMATS[format].form : /^ /)
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
