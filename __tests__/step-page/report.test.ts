import { describe, expect, test } from '@jest/globals'
import { OUTCOME_NAMES, OUTCOMES, type Outcome } from '../../src/outcomes.ts'
import type { StepResult } from '../../src/result.ts'
import { describeResult, renderReport } from '../../src/step-page/report.ts'
import { inQuotes } from '../../src/text.ts'
import { structureOf, textOf, typed } from '../support/markdown.ts'
import { analyticsOf, buildResult, jobResult } from '../support/scenes.ts'

function result(outcome: Outcome, more: Partial<StepResult> = {}): StepResult {
  const { pullRequest: _, ...job } = jobResult({ outcome })
  return { outcome, message: '', job, ...more }
}

const summaryOf = (of: StepResult) => typed(renderReport(of, 'summary'))
const headingsIn = (markdown: string) => markdown.match(/^### .*/gm)

describe('what happened', () => {
  test('comes first: the pull request as a link, its preview, the prompt, and the job in a line', () => {
    const opened = result('pr-opened', { job: jobResult(), build: buildResult() })
    const [headline, link, preview, prompt, facts] = summaryOf(opened).split('\n\n')
    expect(headline).toBe('### ✅ The docs agent opened a pull request')
    expect(link).toBe('**[acme/docs#128](https://github.com/acme/docs/pull/128)**')
    expect(preview).toMatch(/^👀 \*\*Preview: \[acme-mintlify-.*\)\*\*, built in 1 min 35 s\.$/)
    expect(prompt).toBe('Prompt: Fix the few pages that readers missed most.')
    expect(facts).toBe(
      '<sub>Job `job_01J9Z3K4Q` · claude-sonnet-4-5 · mintlify/webhook-retries · 6 min 12 s</sub>\n',
    )
  })

  test('leaves out unknown facts', () => {
    const unknown = { model: undefined, source: undefined, prLink: null }
    const job = jobResult({ job: { id: 'job_1', status: 'active', ...unknown }, durationMs: 0 })
    expect(summaryOf(result('started', { job }))).toContain('<sub>Job `job_1` · 0 s</sub>')
  })

  test.each([
    ['names the host if it is not github.com', 'https://git.example/a/b', 'git.example/a/b'],
    ['S18: shows its name as text', 'https://github.com/__a__/b', '\\_\\_a\\_\\_/b'],
  ])('%s: of a pull request', (_what, url, text) => {
    const repository = url.split('/').slice(3).join('/')
    const job = jobResult({ pullRequest: { url: `${url}/pull/1`, number: '1', repository } })
    expect(summaryOf(result('pr-opened', { job }))).toContain(`[${text}#1](${url}/pull/1)`)
  })

  test('quotes a message, and lists its details, as text', () => {
    const details = ['x', '[y](z)']
    expect(summaryOf({ outcome: 'error', message: '*a* <b>\nc', details })).toBe(
      '### ❌ The step failed\n\n> \\*a\\* &lt;b&gt; c\n\n- x\n- \\[y\\](z)\n',
    )
  })

  test.each(OUTCOME_NAMES)(
    '%s has a headline, and what to do next, in log and report',
    (outcome) => {
      const { headline, next } = OUTCOMES[outcome]
      const [line, report] = [describeResult(result(outcome)), summaryOf(result(outcome))]
      expect(line.startsWith(`${headline}.`)).toBe(true)
      expect(report.split('\n')[0]?.endsWith(` ${headline}`)).toBe(true)
      expect(line).toContain(next.replaceAll('`', ''))
      expect(report).toContain(next)
      expect(line).not.toMatch(/[\n`]/)
    },
  )
})

describe('a report', () => {
  test('S18: report-title is text on one line, cut, and in the log', async () => {
    const title = `# [a](b) @team \n::set-output name=a::b ${'x'.repeat(200)}`
    const analytics = { ...(await analyticsOf()), title }
    const alone = { outcome: 'reported' as const, message: '' }
    for (const step of [alone, result('pr-opened', { job: jobResult() })]) {
      const heading = headingsIn(summaryOf({ ...step, analytics }))?.find((line) =>
        line.startsWith('### 📈'),
      )
      expect(heading).toContain('\\[a\\](b) @&#8288;team :')
      expect(textOf(heading ?? '')).toMatch(/x…, 9–15 Nov$/)
      expect(structureOf(heading ?? '')).toEqual(['root', 'heading', 'text'])
    }
    const line = describeResult({ ...alone, analytics })
    expect(line).toMatch(
      /^# \[a\]\(b\) @team ::set-output name=a::b x+…, 9–15 Nov\. 95,411 views last week, up/,
    )
  })
})

/** Readers' words with this text in each. */
const wordsWith = (text: string) => ({
  text: (word: string) => `${word} ${text}`,
  path: (path: string) => `${path} ${text.replace(/[/?#]/g, '')}x`,
  category: (name: string) => `${name} ${text}`,
})

test('R6: long hostile text fits the summary; the comment is cut at whole sections, and says so', async () => {
  const words = wordsWith('@'.repeat(4000))
  const analytics = await analyticsOf({ weeks: 53, words })
  const details = Array.from({ length: 20 }, () => inQuotes('#'.repeat(4000), 4000))
  const long = { message: words.text('m'), details, job: jobResult(), analytics }
  const summary = renderReport({ outcome: 'error', ...long }, 'summary')
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
  expect(summary).not.toContain('left out:')
  const comment = renderReport({ outcome: 'error', ...long }, 'comment')
  expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000)
  expect(comment).toMatch(
    /_\d+ more sections left out: the report would be too long for this place\._\n$/,
  )
  expect(headingsIn(comment)).toEqual(['### ❌ The step failed'])
})

test('R6: a summary that would pass 1 MiB is cut at whole sections, and says so', () => {
  const details = Array.from({ length: 3_000 }, () => '*'.repeat(500))
  const summary = renderReport({ ...result('error'), message: 'Why.', details }, 'summary')
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
  expect(summary).toMatch(/^### ❌ .*\n\n> Why\.\n\n_\d more sections left out: /)
})
