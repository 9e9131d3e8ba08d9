import { describe, expect, test } from '@jest/globals'
import type { ContextKind } from '../../src/inputs/inputs.ts'
import { gatherPrompt, taskFromInputs } from '../../src/prompt/task.ts'
import { openFlow, runStep } from '../support/flow.ts'
import { report, turn } from '../support/readers.ts'

const ISSUE = { event: 'issues', payload: { issue: { number: 7, title: 'Why?', body: 'How?' } } }
const SCHEDULE = { event: 'schedule', payload: {} as object }

function read(inputs: Record<string, string>, event = SCHEDULE) {
  const { step } = openFlow({ ...event, inputs })
  return taskFromInputs(step.inputs, step.event)
}

describe('the task', () => {
  test('is undefined without a prompt, a job ID and a context', () => {
    expect(read({})).toBeUndefined()
  })

  test('asks if there is a prompt or a context, and not with a job ID alone', () => {
    const task = read({ prompt: 'Document it.', context: 'event, signals' }, ISSUE)
    expect(task).toMatchObject({ asks: true, quotes: new Set(['event', 'signals']) })
    expect(read({ 'job-id': 'job_1', context: 'event' }, ISSUE)).toMatchObject({ asks: true })
    expect(read({ 'job-id': 'job_1' })).toMatchObject({ asks: false, quotes: new Set() })
  })
})

describe('the prompt with its context', () => {
  const { payload } = ISSUE
  const commented = { ...payload, comment: { body: 'Please.' } }
  const about = { event: 'issue_comment', payload: commented }
  const { step } = openFlow({ ...about, inputs: { prompt: 'Document it.' } })
  const compose = async (kinds: ContextKind[], standsOut: boolean, of = step) => {
    const turns = standsOut ? [turn('How?'), turn('What?'), turn('Why?')] : []
    const missed = await report({ turns }, { signals: true })
    const task = { asks: true, quotes: new Set(kinds) }
    const prompt = await gatherPrompt(of, task, missed, { job: undefined })
    return prompt.text
  }
  const kindsIn = (prompt: string) =>
    [...prompt.matchAll(/^BEGIN \w+: (.*)$/gm)].map(([, kind]) => kind)

  test('begins with a default prompt for each kind, in the order of the quotations', async () => {
    const { step: unprompted } = openFlow({ ...about, inputs: { context: 'signals, event' } })
    const prompt = await compose(['event', 'signals'], true, unprompted)
    expect(prompt).toMatch(/^The comment quoted .*\n\nImprove the documentation where/)
  })

  test('quotes what readers missed after the event', async () => {
    const prompt = await compose(['event', 'signals'], true)
    expect(kindsIn(prompt)).toEqual([
      'comment',
      'issue',
      'Questions that the assistant could not answer',
    ])
    expect(prompt).toMatch(
      /^Document it\.\n\nYour pull request may be public: .*\n\n.*\n\nThe text between the BEGIN and END lines /,
    )
  })

  test('has no words for a kind that has nothing', async () => {
    const { step: unprompted } = openFlow({ ...about, inputs: { context: 'signals, event' } })
    const prompt = await compose(['event', 'signals'], false, unprompted)
    expect(prompt).toMatch(/^The comment quoted .*\n\nToo little stood out /)
    expect(prompt).not.toContain('quote no reader')
  })

  test('says that nothing stood out if there is something else to ask', async () => {
    const prompt = await compose(['event', 'signals'], false)
    expect(kindsIn(prompt)).toEqual(['comment', 'issue'])
    expect(prompt).toContain('\n\nToo little stood out last week ')
  })
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])(
  'a prompt-file is shown only in a repository that is private (private: %j)',
  async (isPrivate, isShown) => {
    const repository = isPrivate === undefined ? undefined : { private: isPrivate }
    const end = await runStep({
      event: 'schedule',
      payload: { repository },
      inputs: { 'prompt-file': 'prompt.md' },
      files: { 'prompt.md': 'Name no customer.\nNot Acme.' },
    })
    expect(end.world.service.jobs.all[0]?.prompts).toEqual(['Name no customer.\nNot Acme.'])
    expect(end.log.join('\n').includes('Not Acme.')).toBe(isShown)
    expect(end.summary.includes('Prompt: Name no customer.')).toBe(isShown)
    for (const text of [end.log.join('\n'), end.summary])
      expect(text.includes('(file not shown, since ')).toBe(!isShown)
  },
)

test('a prompt is shown in a public repository, too, since GitHub logs all inputs', async () => {
  const payload = { repository: { private: false } }
  const end = await runStep({ event: 'schedule', payload, inputs: { prompt: 'Name each flag.' } })
  expect(end.log).toContain('Name each flag.')
  expect(end.summary).toContain('Prompt: Name each flag.')
})
