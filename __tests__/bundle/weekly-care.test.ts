import { expect, test } from '@jest/globals'
import type { SimulatorOptions } from '../../simulator/simulator.ts'
import { completeWeeks } from '../../src/traffic/weeks.ts'
import { operations } from '../support/action.ts'
import { withRepository } from '../support/github.ts'
import { pushed, SCHEDULED, sha, stepOf } from '../support/loop.ts'

const [WEEK] = completeWeeks(1, new Date())
const monday = WEEK?.dateFrom ?? ''

/** The workflow of each week: its run, with what readers missed. */
const care = (runId: number, inputs: Record<string, string> = {}) =>
  stepOf({
    event: SCHEDULED,
    inputs: { context: 'signals', 'job-id': 'open', comment: 'true', ...inputs },
    env: { GITHUB_RUN_ID: `${runId}` },
  })

const busy: SimulatorOptions = {
  job: { finishAfterMs: 0 },
  signals: {
    personalData: 1,
    searches: [],
    feedbackByPage: [],
    conversations: {
      perWeek: 60,
      unansweredShare: 0,
      clusters: [{ week: monday, about: 'webhooks', count: 30, path: '/webhooks' }],
    },
  },
}

test('C1, C3: questions about webhooks become a job, the next week adds to its pull request, its merge starts nothing', () =>
  withRepository({ service: busy }, async ({ run, github, service }) => {
    const state = github.repository()
    const prompts = () => service.jobs.map((job) => job.prompts)

    const first = await run(care(1))
    expect(first.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '1' })
    expect(Number(first.outputs['unanswered-questions'])).toBeGreaterThan(2)
    const [prompt = ''] = prompts()[0] ?? []
    expect(prompt).toMatch(/^Improve the documentation where it let its readers down last week\./)
    expect(prompt).toContain('BEGIN ')
    expect(prompt).toContain('questions of readers that the assistant could not answer')
    expect(prompt.match(/webhook/gi)?.length).toBeGreaterThan(10)
    expect(prompt).toContain('conversation began on: "/webhooks"')
    for (const planted of service.planted.keys()) expect(prompt).not.toContain(planted)
    expect(service.planted.size).toBeGreaterThan(0)
    expect(first.summary).toContain('What readers missed')

    state.pulls = { 1: {} }
    const second = await run(care(2))
    expect(second.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '1' })
    expect(prompts().map((all) => all.length)).toEqual([2])

    state.commits = [1, 2].map((n) => ({ sha: sha(n) }))
    state.pulls = { 1: { merged: true, merge_commit_sha: sha(2) } }
    const merge = await run(
      stepOf({ event: pushed(sha(1), sha(2)), inputs: { context: 'changes' } }),
    )
    expect(merge.outputs).toMatchObject({ outcome: 'skipped' })
    expect(prompts().map((all) => all.length)).toEqual([2])

    const third = await run(care(3))
    expect(third.outputs).toMatchObject({ outcome: 'pr-opened', 'pr-number': '2' })
    expect(prompts().map((all) => all.length)).toEqual([2, 1])
  }))

test('D9: where nothing stands out there is no job, and the week is reported all the same', () =>
  withRepository({ service: { signals: { quiet: true } } }, async ({ run, service }) => {
    const end = await run(care(1))
    expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(end.stdout).toMatch(
      /^::notice::Nothing was asked of the docs agent\. Nothing that readers missed last week stands out.*questions without an answer: \d/m,
    )
    expect(end.summary).toContain('What readers missed')
    expect(operations({ simulator: service })).not.toContain('create')
  }))

test('D9: where visitors alone can be read, no job is created, and the step fails with the reason', () =>
  withRepository(
    {
      service: {
        faults: ['searches', 'conversations', 'feedback-by-page', 'feedback'].map((on) => ({
          on: on as 'searches',
          nth: 'all' as const,
          fault: 'H403' as const,
        })),
      },
    },
    async ({ run, service }) => {
      const end = await run(care(1))
      expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
      expect(end.stdout).toContain('What readers missed could not be read')
      expect(operations({ simulator: service })).not.toContain('create')
    },
  ))

test('a prompt of the workflow takes the place of ours, with the signals behind it', () =>
  withRepository({ service: busy }, async ({ run, service }) => {
    const end = await run(
      care(1, { prompt: 'Mend the webhooks guide.', 'reader-signals': 'questions' }),
    )
    expect(end.outputs).toMatchObject({ outcome: 'pr-opened' })
    expect(service.jobs[0]?.prompts[0]).toMatch(/^Mend the webhooks guide\.\n\n/)
    const asked = operations({ simulator: service })
    expect(asked).toContain('conversations')
    expect(asked).not.toContain('searches')
  }))
