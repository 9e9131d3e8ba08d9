import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { OUTCOMES, type Outcome } from '../../src/base/outcomes.ts'
import { describeResult, renderReport, type StepResult } from '../../src/report/report.ts'
import { parseMarkdown, typesIn } from '../support/markdown.ts'

const JOB = { id: 'job_1', status: 'completed', model: 'model-1', source: { ref: 'agent/x' } }
const PULL_REQUEST = {
  url: 'https://github.com/acme/docs/pull/7',
  number: '7',
  repository: 'acme/docs',
}

function result(outcome: Outcome, more: Partial<StepResult> = {}): StepResult {
  const job = { outcome, job: JOB, polls: 3, durationMs: 65_000, remark: '' }
  return { outcome, message: '', prompt: 'Fix it.\nAll of it.', job, ...more }
}

test('a pull request is a link, and the facts of the job stand in one row', () => {
  const { job } = result('pr-opened')
  const report = renderReport(
    result('pr-opened', { job: { ...job, pullRequest: PULL_REQUEST } as typeof job & object }),
  )
  expect(report).toBe(`### ✅ The docs agent opened a pull request

**[acme/docs#7](https://github.com/acme/docs/pull/7)**

Prompt: Fix it.

| Job | Status | Model | Branch | Took | Polls |
| :-- | :-- | :-- | :-- | :-- | :-- |
| \`job_1\` | completed | model-1 | agent/x | 1 min 5 s | 3 |
`)
})

test('facts that are not known are left out', () => {
  const report = renderReport(
    result('started', {
      job: {
        outcome: 'started',
        job: { id: 'job_1', status: 'active' },
        polls: 0,
        durationMs: 9,
        remark: '',
      },
    }),
  )
  expect(report).toContain('| Job | Status |\n| :-- | :-- |\n| `job_1` | active |\n')
})

test('a message is quoted, as text', () => {
  const report = renderReport({ outcome: 'error', message: '*a* <b>\nc' })
  expect(report).toBe('### ❌ The step failed\n\n> \\*a\\* &lt;b&gt; c\n')
})

describe('every outcome', () => {
  test.each(Object.keys(OUTCOMES) as Outcome[])(
    '%s has a headline in the log and in the report',
    (outcome) => {
      const line = describeResult(result(outcome))
      const [heading = ''] = renderReport(result(outcome)).split('\n', 1)
      expect(line.startsWith(`${heading.replace(/^### \S+ /, '')}.`)).toBe(true)
      expect(line).not.toMatch(/[\n`]/)
    },
  )

  test('that leaves a job at work says how to come back to it', () => {
    const saying = (Object.keys(OUTCOMES) as Outcome[]).filter((outcome) =>
      describeResult(result(outcome)).includes(
        'Job job_1 goes on; resume with job-id: job_1 and no prompt.',
      ),
    )
    expect(saying).toEqual(['timed-out', 'cancelled', 'started', 'error'])
  })
})

test("S18: a job with hostile texts keeps the report's structure", () => {
  const plain = typesIn(parseMarkdown(renderReport(result('failed', { message: 'm' }))))
  const hostile = fc
    .array(
      fc.oneof(
        fc.constantFrom('|', '\n', '`', '<img>', '@team', '](x)', '-->', '# '),
        fc.string({ unit: 'binary' }),
      ),
      { minLength: 1 },
    )
    .map((pieces) => `x${pieces.join('')}`)
  fc.assert(
    fc.property(hostile, hostile, hostile, (model, ref, prompt) => {
      const job = {
        outcome: 'failed' as const,
        job: { ...JOB, model, source: { ref } },
        polls: 3,
        durationMs: 1,
        remark: '',
      }
      const report = renderReport(result('failed', { job, prompt, message: prompt }))
      expect(typesIn(parseMarkdown(report))).toEqual(plain)
    }),
    { numRuns: 300 },
  )
})
