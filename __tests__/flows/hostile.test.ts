import { expect, test } from '@jest/globals'
import { broken, json } from '../../simulator/http/answer.ts'
import type { OnRequest } from '../../simulator/send.ts'
import { OUTPUTS } from '../../src/ask/outputs.ts'
import { preview, publish } from '../../src/builds/commands.ts'
import { FORMATS, type OutputFormats } from '../../src/frame/outputs.ts'
import { removedPages } from '../../src/removed-pages/command.ts'
import { LABELLED, pulled } from '../support/events.ts'
import { createWorld, type FlowEnd, runStep } from '../support/flow.ts'
import { complaints, fill } from '../support/hostile-answers.ts'
import { HOSTILE_TEXTS, hostileText, structureOf } from '../support/markdown.ts'
import { mendsOf } from '../support/mends.ts'
import { fc, runs } from '../support/runs.ts'
import { TASKS, type Task } from '../support/tasks.ts'

/** The service's answers, some of them refusals. */
interface Answers {
  /** Used in turn. */
  texts: readonly string[]
  isOdd: boolean
  /** The end of the job and of the build. */
  status: string
  /** Every nth request is refused; 0: no request. */
  refusals: number
}

function stepWith({ command, inputs }: Task, answers: Answers): Promise<FlowEnd> {
  const { texts, isOdd, status, refusals } = answers
  const made = new Map<string, string>()
  // One text for each original; the word in front keeps texts apart and not empty.
  const text = (original: string) => {
    const known = made.get(original) ?? `w${made.size} ${texts[made.size % texts.length]}`
    made.set(original, known)
    return known
  }
  const onRequest: OnRequest = ({ operation, to, nth }, { answer }) => {
    if (to === 'github') return undefined
    const [message, detail] = [text(`message ${nth}`), text(`detail ${nth}`)]
    const error = { error: message, details: [{ message: detail }], message }
    if (refusals > 0 && nth % refusals === refusals - 1) return broken(json(400, error))
    const full = fill(answer(), text, isOdd)
    const isEnd = operation === 'get' || operation === 'build'
    return isEnd && !isOdd ? { ...full, body: { ...Object(full.body), status } } : full
  }
  const service = { events: complaints(4), job: { finishAfterMs: 0 }, build: { finishAfterMs: 0 } }
  if (command === 'removed-pages') {
    const files = [{ filename: 'old.mdx', status: 'removed' as const }]
    const github = {
      files: ['old.mdx'],
      texts: { 'docs.json': '{"navigation":{"pages":["a"]}}' },
      pulls: [{ number: 8, files }],
    }
    return runStep({ ...pulled(), command, service, github, inputs, onRequest })
  }
  const world = createWorld({ service })
  if (inputs['job-id'] === 'job_1') world.service.jobs.create('First.')
  return runStep({ ...LABELLED, command, world, inputs, onRequest })
}

const FORMS: OutputFormats = {
  ...OUTPUTS,
  ...preview.outputs,
  ...publish.outputs,
  ...removedPages.outputs,
}

const task = fc.constantFrom(...TASKS)
const answers = fc.record({
  texts: fc.array(hostileText, { minLength: 5, maxLength: 5 }),
  isOdd: fc.boolean(),
  status: fc.constantFrom('completed', 'failed', 'archived', 'success', 'failure', 'new_word'),
  refusals: fc.constantFrom(0, 0, 1, 2, 5),
})

/** Texts with a meaning for a shell or the runner. */
const SPLITS = { texts: ['; curl x | sh #', '$(id)', '`id`', 'a\noutcome=pr-opened'] }

test('each output matches its format whatever the service says, and no output is dropped [D3]', async () => {
  const seen = new Set<string>()
  const plain = { isOdd: false, status: 'failure', refusals: 0 }
  await fc.assert(
    fc.asyncProperty(task, answers, async (task, how) => {
      const { outputs, log } = await stepWith(task, how)
      for (const [name, value] of Object.entries(outputs)) {
        const format = FORMS[name]
        expect(value).toMatch(format ? FORMATS[format] : /^ /)
        seen.add(name)
      }
      expect(log.filter((line) => line.includes('was dropped'))).toEqual([])
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
  expect(
    mendsOf(
      'stepWith, or endingOfJob in src/: an output that no step has',
      seen,
      Object.keys(FORMS),
    ),
  ).toEqual([])
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
)(
  'hostile words do not change the structure: $task.command, $status, $refusals [S18]',
  async (how) => {
    const { task, ...rest } = how
    const markdown = async (texts: string[]) => {
      const end = await stepWith(task, { ...rest, texts, isOdd: false })
      const comments = end.comments.map(({ body }) => body.replace(/^<!--.*-->/, ''))
      return [end.summary, ...comments]
    }
    const hostile = await markdown(HOSTILE_TEXTS)
    expect(hostile.map(structureOf)).toEqual((await markdown(PLAIN)).map(structureOf))
    expect(hostile.join()).not.toMatch(/<(b|img)\b|\]\(https:..evil/)
  },
)
