import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { BuildOrder } from '../../src/builds/order.ts'
import { OUTCOME_NAMES, OUTCOMES, type Outcome } from '../../src/outcomes.ts'
import {
  describeDryRun,
  describeGaps,
  describeResult,
  renderReport,
} from '../../src/report/report.ts'
import type { StepResult } from '../../src/result.ts'
import { rememberSecret } from '../../src/secrets.ts'
import { hostileText, structureOf } from '../support/markdown.ts'
import { runs } from '../support/runs.ts'
import {
  analyticsOf,
  buildResult,
  busyWeek,
  failedJob,
  jobResult,
  quietWeek,
  SCENES,
  weekWithoutPermission,
} from '../support/scenes.ts'

function result(outcome: Outcome, more: Partial<StepResult> = {}): StepResult {
  const { pullRequest: _, ...job } = jobResult({ outcome })
  return { outcome, message: '', job, ...more }
}

const headingsIn = (markdown: string) => markdown.match(/^### .*/gm)
const openPartOf = (markdown: string) => markdown.split('<details>')[0] ?? ''

describe('what happened', () => {
  test('comes first: the pull request as a link, its preview, the prompt, and the facts of the job in one row', () => {
    const report = renderReport(
      { outcome: 'pr-opened', message: '', job: jobResult(), build: buildResult() },
      'summary',
    )
    expect(report).toBe(`### ✅ The docs agent opened a pull request

**[acme/docs#128](https://github.com/acme/docs/pull/128)**

👀 **Preview: [acme-mintlify-webhook-retries.mintlify.app](https://acme-mintlify-webhook-retries.mintlify.app/)**, built in 1 min 35 s.

Prompt: Fix the few pages that readers missed most.

| Job | Model | Branch | Took |
| :-- | :-- | :-- | :-- |
| \`job_01J9Z3K4Q\` | claude-sonnet-4-5 | mintlify/<wbr>webhook-retries | 6 min 12 s |
`)
  })

  test('leaves out the facts that are unknown', () => {
    const job = jobResult({
      job: { id: 'job_1', status: 'active', model: undefined, source: undefined, prLink: null },
    })
    const report = renderReport(
      result('started', { job: { ...job, outcome: 'started', durationMs: 0 } }),
      'summary',
    )
    expect(report).toContain('| Job | Took |\n| :-- | :-- |\n| `job_1` | 0 s |\n')
  })

  test('names the host of a pull request that is not on github.com', () => {
    const pullRequest = { url: 'https://git.example/a/b/pull/1', number: '1', repository: 'a/b' }
    const report = renderReport(result('pr-opened', { job: jobResult({ pullRequest }) }), 'summary')
    expect(report).toContain('**[git.example/a/b#1](https://git.example/a/b/pull/1)**')
  })

  test('quotes a message, and lists its details, as text', () => {
    const report = renderReport(
      { outcome: 'error', message: '*a* <b>\nc', details: ['x', '[y](z)'] },
      'summary',
    )
    expect(report).toBe('### ❌ The step failed\n\n> \\*a\\* &lt;b&gt; c\n\n- x\n- \\[y\\](z)\n')
  })

  test.each<Outcome>(['failed', 'archived', 'timed-out', 'no-pr'])(
    'says what to do next where the outcome is %s',
    (outcome) => {
      const { next } = OUTCOMES[outcome]
      expect(next).not.toBe('')
      expect(renderReport(result(outcome), 'summary')).toContain(next)
      expect(describeResult(result(outcome))).toContain(next.replaceAll('`', ''))
    },
  )
})

describe('every outcome', () => {
  test.each(OUTCOME_NAMES)('%s has a headline in the log and in the report', (outcome) => {
    const line = describeResult(result(outcome))
    const [heading = ''] = renderReport(result(outcome), 'summary').split('\n', 1)
    expect(line.startsWith(`${heading.replace(/^### \S+ /, '')}.`)).toBe(true)
    expect(line).not.toMatch(/[\n`]/)
  })

  test('that leaves a job at work says how to come back to it', () => {
    const saying = OUTCOME_NAMES.filter((outcome) =>
      describeResult(result(outcome)).includes(
        'Job job_01J9Z3K4Q goes on; resume with job-id: job_01J9Z3K4Q and no prompt.',
      ),
    )
    expect(saying).toEqual(['timed-out', 'cancelled', 'started', 'error'])
  })
})

describe("the order is that of a reader's questions", () => {
  test('what happened, how the docs are doing, what to fix first; all other lists are in one fold', async () => {
    const report = renderReport(await busyWeek(), 'summary')
    expect(headingsIn(report)).toEqual([
      '### ✅ The docs agent opened a pull request',
      '### 📈 Who reads the docs',
      '### 🔧 Fix these first',
    ])
    expect(report.match(/<summary>.*<\/summary>/g)).toEqual([
      '<summary>All numbers and lists</summary>',
    ])
    // The facts of the job, the weeks, and what to fix.
    expect(openPartOf(report).match(/^\| :--/gm)).toHaveLength(3)
    expect(openPartOf(report)).not.toContain('```mermaid')
    expect(report).toContain('```mermaid')
    expect(report.trimEnd()).toMatch(/<\/details>$/)
  })

  test('whether the last changes helped stands behind what to fix', async () => {
    const unknown = { status: 'not available', why: 'of a test' } as const
    const analytics = await analyticsOf()
    const effect = { windows: {}, pullRequests: unknown, comparison: unknown } as never
    const report = renderReport(
      { outcome: 'reported', message: '', analytics: { ...analytics, effect } },
      'summary',
    )
    expect(headingsIn(report)?.slice(1)).toEqual(['### 🔧 Fix these first', '### 🔁 Did it help?'])
    expect(report.indexOf('Did it help?')).toBeLessThan(report.indexOf('<details>'))
  })

  test('a report by itself has no second heading', async () => {
    const quiet = renderReport(await quietWeek(), 'summary')
    expect(headingsIn(quiet)).toEqual(['### 📈 Who reads the docs', '### 🔧 Fix these first'])
  })

  test('the numbers of requests and polls are for the log', async () => {
    for (const scene of Object.values(SCENES))
      expect(renderReport(await scene(), 'summary')).not.toMatch(/\bpolls?\b|spent|\d requests?\b/i)
  })
})

test('D3: the log has the numbers and the links of a result, and no word from outside', async () => {
  const words = {
    text: (word: string) => `${word} zebra`,
    path: (path: string) => `${path}/zebra`,
    category: () => 'zebra',
  }
  const analytics = await analyticsOf({ words })
  const line = describeResult({ outcome: 'reported', message: '', analytics }).replaceAll(
    '\u00a0',
    ' ',
  )
  expect(line).toMatch(
    /^Who reads the docs\. 95,411 views last week \(9–15 Nov\), up 8 % .* went unanswered; .* went unclicked; .*\.$/,
  )
  expect(line).not.toContain('zebra')
  expect(describeResult({ ...failedJob(), analytics })).not.toContain('views')
})

test('what could not be read is told in sentences of plain text', async () => {
  const { analytics } = await weekWithoutPermission()
  expect(analytics && describeGaps(analytics)).toEqual([
    expect.stringMatching(
      /^Visitors, Searches, Questions, Feedback \(9–15 Nov\): not available, since /,
    ),
  ])
})

describe('hostile text', () => {
  test("S18, D3: in readers' words, categories and paths leaves the structure as it was", async () => {
    const structure = async (hostile: string, form: 'summary' | 'comment') => {
      const words = {
        text: (word: string) => `${word} ${hostile}`,
        path: (path: string) => `${path} ${hostile.replace(/[/?#]/g, '')}x`,
        category: (name: string) => `${name} ${hostile}`,
      }
      return structureOf(renderReport(await busyWeek({ words }), form))
    }
    const plain = await structure('y', 'summary')
    await fc.assert(
      fc.asyncProperty(hostileText, async (hostile) => {
        expect(await structure(hostile, 'summary')).toEqual(plain)
      }),
      { numRuns: runs(20, 5000) },
    )
  })

  test("S18: in a job's model, branch, prompt and message leaves the structure as it was", () => {
    const structure = (text: string) => {
      const job = {
        id: 'job_1',
        status: 'failed',
        model: text,
        source: { ref: text, repository: text },
        prLink: null,
      }
      const failed = jobResult({ outcome: 'failed', job, prompt: text })
      return structureOf(renderReport({ outcome: 'failed', message: text, job: failed }, 'comment'))
    }
    const plain = structure('x')
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(structure(`x${text.replace(/[\n\r\u2028\u2029]/g, ' ')}`)).toEqual(plain)
      }),
      { numRuns: runs(200, 5000) },
    )
  })

  test('R6: of any length fits the summary, and the comment at whole sections, with a word on what is left out', async () => {
    const long = (word: string) => `${word} ${'@'.repeat(4000)}`
    const analytics = await analyticsOf({
      weeks: 53,
      words: { text: long, path: long, category: long },
    })
    const details = Array.from({ length: 20 }, () => '#'.repeat(4000))
    const result = {
      outcome: 'error',
      message: long('m'),
      details,
      job: jobResult(),
      analytics,
    } as const
    const summary = renderReport(result, 'summary')
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    expect(summary).not.toContain('left out:')
    const comment = renderReport(result, 'comment')
    expect(Buffer.byteLength(comment)).toBeLessThanOrEqual(60_000)
    expect(comment).toMatch(
      /_\d+ more sections left out: the report would be too long for this place\._\n$/,
    )
    expect(headingsIn(comment)).toEqual(['### ❌ The step failed'])
  })

  test('a secret is gone from it before anything is cut or escaped', () => {
    const secret = 'mnt_zebra_of_this_test'
    rememberSecret(secret)
    const message = `${'x'.repeat(990)} ${secret}`
    const job = jobResult({ prompt: `Use ${secret} @team` })
    const report = renderReport({ outcome: 'error', message, job }, 'summary')
    expect(report).not.toMatch(/mnt|zebra/)
    expect(report).toContain('Prompt: Use \\*\\*\\* @&#8288;team')
  })
})

test('R6: no table of a comment has more than ten rows', async () => {
  const analytics = await analyticsOf({ weeks: 53 })
  const rowsIn = (markdown: string) =>
    markdown
      .split(/^\| :--.*\n/m)
      .slice(1)
      .map((table) => table.match(/^\|.*\n(?:\|.*\n)*/)?.[0].match(/\n/g)?.length ?? 0)
  const comment = renderReport({ outcome: 'reported', message: '', analytics }, 'comment')
  expect(comment).toContain('**Earlier weeks** (10 of 45)')
  expect(Math.max(...rowsIn(comment))).toBe(10)
  const summary = renderReport({ outcome: 'reported', message: '', analytics }, 'summary')
  expect(summary).toContain('**Earlier weeks** (45)')
  expect(Math.max(...rowsIn(summary))).toBe(45)
})

describe('a dry run says what the step would do', () => {
  const planOf = (more: object, task?: object, order?: BuildOrder) => {
    const inputs = {
      ...{ projectId: 'docs', baseUrl: new URL('https://docs.example/'), wait: true },
      ...{ preview: false, trafficWeeks: 0, readerSignals: new Set(), ...more },
    }
    const asked = task && { prompt: 'Fix it.\nAll of it.', quotes: new Set(), ...task }
    const { message } = describeDryRun(inputs as never, asked as never, order)
    expect(message).toMatch(/ The service is https:\/\/docs\.example\/, the project docs\.$/)
    return /would (.*)\. The service/.exec(message)?.[1]
  }
  const sent = 'send a prompt of 18 bytes that begins "Fix it."'

  test.each([
    [{}, `${sent} to a new job, and wait for its end`],
    [{ jobId: 'open' }, `${sent} to the recorded job, or a new one, and wait for its end`],
    [{ jobId: 'job_1', prompt: undefined }, 'get job job_1, and wait for its end'],
    [
      { quotes: new Set(['event', 'signals']) },
      `${sent} and the context (event, signals) to a new job, and wait for its end`,
    ],
  ])('with the agent: %j', (task, plan) => {
    expect(planOf({}, task)).toBe(plan)
  })

  test('with a preview, a publication and a report', () => {
    expect(planOf({ wait: false }, undefined, { kind: 'publication' })).toBe('publish the docs')
    expect(planOf({}, undefined, { kind: 'preview', branch: 'b' })).toBe(
      'build a preview of branch "b", and wait for its end',
    )
    const readerSignals = new Set(['searches', 'effect'])
    expect(planOf({ trafficWeeks: 8, readerSignals, preview: true }, {})).toMatch(
      /; build a preview of its pull request; report the page views of 8 weeks; report readers' signals \(searches, effect\)$/,
    )
  })
})
