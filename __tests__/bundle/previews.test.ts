import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parseOutputs, startStep } from '../../scripts/runner.ts'
import type { FaultRule, SimulatorOptions } from '../../simulator/simulator.ts'
import {
  cancelScenario,
  operations,
  runScenario,
  type Scenario,
  type ScenarioEnd,
  startScenario,
} from '../support/action.ts'
import { LABELLED, withRepository } from '../support/github.ts'
import { parseMarkdown, textOf, typesIn } from '../support/markdown.ts'

const LINK = 'https://github.com/acme/docs/pull/1'
const ADDRESS = 'https://acme-agent-job-1.mintlify.app'
const JOB = { finishAfterMs: 50 }
const WARP = 40
const PULL = {
  'pr-link': LINK,
  'pr-number': '1',
  'pr-repository': 'acme/docs',
  status: 'completed',
}

/** A job that opens a pull request, and then its preview. */
function preview({ simulator, inputs, ...scenario }: Scenario = {}): Promise<ScenarioEnd> {
  return runScenario({
    warp: WARP,
    ...scenario,
    simulator: { job: JOB, build: { finishAfterMs: 100 }, ...simulator },
    inputs: { preview: 'true', ...inputs },
  })
}

/** The annotations of a step, one a line. */
function annotations({ stdout }: { stdout: string }): string[] {
  return stdout.split('\n').filter((line) => /^::(notice|warning|error)::/.test(line))
}

const started = (end: ScenarioEnd) =>
  operations(end).filter((operation) => !['get', 'build'].includes(operation))

describe('a preview after a job', () => {
  test('gives the pull request and the preview to the next step, and shows both', async () => {
    const end = await preview()
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({
      ...PULL,
      outcome: 'pr-opened',
      'build-id': 'build_1',
      'build-status': 'success',
      'preview-url': ADDRESS,
    })
    expect(end.simulator.builds).toMatchObject([{ kind: 'preview', branch: 'agent/job_1' }])
    expect(annotations(end)).toEqual([
      `::notice::The docs agent opened a pull request: ${LINK} · Preview: ${ADDRESS}`,
    ])
    expect(end.summary).toMatch(
      /^### ✅ .*\n\n\*\*\[acme\/docs#1\].*\n\n👀 \*\*Preview: \[acme-agent-job-1\.mintlify\.app\]\(https:\/\/acme-agent-job-1\.mintlify\.app\)\*\*, built in \d+ s\n/,
    )
  })

  test('tells the pull request before the preview is asked for: in the log, and on disk', async () => {
    const { simulator, step } = await startScenario({
      warp: WARP,
      simulator: { job: JOB, faults: [{ on: 'preview', fault: 'N9' }] },
      inputs: { preview: 'true' },
    })
    while (simulator.builds.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const outputs = await readFile(path.join(step.folder, 'output.txt'), 'utf8')
    expect(parseOutputs(outputs)).toMatchObject({ ...PULL, outcome: 'pr-opened' })
    expect(step.log()).toContain(`The docs agent opened a pull request: ${LINK}\n`)
    step.process.kill('SIGKILL')
    await step.end
    await simulator.close()
  })

  test('also follows a job that was attached to', async () => {
    const { simulator, step } = await startScenario({ simulator: { job: JOB }, warp: WARP })
    await step.end
    const inputs = { prompt: '', 'job-id': 'job_1', 'base-url': simulator.url }
    const end = await preview({ inputs })
    expect(end.outputs).toMatchObject({ ...PULL, 'preview-url': ADDRESS })
    await simulator.close()
  })

  test.each([
    { prLink: null, outcome: 'no-pr' },
    { result: 'failed' as const, outcome: 'failed' },
  ])('does not follow a job that ended as $outcome', async ({ outcome, ...job }) => {
    const end = await preview({ simulator: { job: { ...JOB, ...job } } })
    expect(end.outputs).toMatchObject({ outcome })
    expect(started(end)).toEqual(['create'])
  })

  test('with wait: false is refused, and nothing is sent', async () => {
    const end = await preview({ inputs: { wait: 'false' } })
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(end.stdout).toContain('preview is true and wait is false')
    expect(operations(end)).toEqual([])
  })

  test('is described by a dry run', async () => {
    const end = await preview({ inputs: { 'dry-run': 'true' } })
    expect(end.stdout).toContain(', and build a preview of its pull request.')
    expect(operations(end)).toEqual([])
  })
})

/** What happens to the preview, and how the step ends; the job's result stands. */
const ROWS: Array<{
  row: string
  simulator: SimulatorOptions
  inputs?: Record<string, string>
  level: 'notice' | 'warning'
  says: string
  builds?: number
  outputs?: Record<string, string>
}> = [
  {
    row: 'P1: a plan without previews',
    simulator: { previews: false },
    level: 'notice',
    says: 'There is no preview. Starting the preview: the service answered 403: "The plan does not include preview deployments". The plan of the project may have no previews.',
    builds: 0,
  },
  ...(['N6', 'N8', 'N11', 'N12', 'N13', 'P2-missing', 'P2-characters', 'H503'] as const).map(
    (fault) => ({
      row: `P2: ${fault}, the answer is lost`,
      simulator: { faults: [{ on: 'preview' as const, fault }] },
      level: 'warning' as const,
      says: 'The preview may have been started. Look for it in the dashboard before running again.',
    }),
  ),
  {
    row: 'P3: the build fails',
    simulator: { build: { finishAfterMs: 100, result: 'failure' } },
    level: 'warning',
    says: 'The preview could not be built. The service says "Update failed: the docs could not be built".',
    outputs: { 'build-status': 'failure', 'build-id': 'build_1' },
  },
  {
    row: 'P4: the build never ends',
    simulator: { build: { finishAfterMs: Number.POSITIVE_INFINITY } },
    inputs: { 'timeout-minutes': '1' },
    level: 'warning',
    says: 'The preview was still being built when the time was up. Build build_1 goes on. The dashboard shows it, and the service tells its state at GET /v1/project/update-status/build_1.',
    outputs: { 'build-status': 'in_progress', 'build-id': 'build_1', 'preview-url': ADDRESS },
  },
  {
    row: 'P6: the job has no branch',
    simulator: { job: { ...JOB, override: { source: { ref: null } } } },
    level: 'notice',
    says: 'There is no preview. The service does not say on which branch the job works.',
    builds: 0,
  },
  {
    row: 'P7: 404 for a build for more than 60 s',
    simulator: { build: { visibleAfterMs: Number.POSITIVE_INFINITY } },
    level: 'warning',
    says: 'There is no verdict on the preview. Getting build build_1: the service answered 404',
    outputs: { 'build-id': 'build_1' },
  },
  {
    row: 'a key that is wrong by now',
    simulator: { faults: [{ on: 'preview', fault: 'H401' }] },
    level: 'warning',
    says: 'The API key is wrong, revoked or expired',
    builds: 0,
  },
]

describe.each(ROWS)('$row', ({ simulator, inputs = {}, level, says, builds = 1, outputs = {} }) => {
  test(`is a ${level}: the job's result stands, and nothing was started twice`, async () => {
    const end = await preview({ simulator, inputs })
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({ ...PULL, outcome: 'pr-opened', ...outputs })
    expect(annotations(end)).toEqual([expect.stringContaining(`::${level}::`)])
    expect(end.stdout).toContain(says)
    expect(textOf(parseMarkdown(end.summary)).replaceAll('\u2060', '')).toContain(
      says.slice(says.indexOf('. ') + 2, 120).trim(),
    )
    expect(end.simulator.builds).toHaveLength(builds)
    expect(started(end).filter((operation) => operation === 'preview').length).toBeLessThan(2)
  })
})

describe('P3: a preview that fails', () => {
  const failing = { build: { finishAfterMs: 20_000 / WARP, result: 'failure' as const } }

  test('after 20 s: its status, the last three lines of its log, and exit 0', async () => {
    const end = await preview({ simulator: failing })
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({ ...PULL, 'build-status': 'failure' })
    const [shown = ''] = end.summary.split('<details>')
    expect(shown.match(/<code>/g)).toHaveLength(3)
    expect(shown).toContain('Expected a closing tag for &lt;Steps&gt;</code>')
    expect(end.stdout).toContain(
      '"guides/webhooks/retries.mdx:14:3: Expected a closing tag for <Steps>"\n',
    )
  })

  test('with fail-on: preview-failed: exit 1, the outcome still that of the job', async () => {
    const inputs = { 'fail-on': 'preview-failed' }
    const end = await preview({ simulator: failing, inputs })
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({ ...PULL, outcome: 'pr-opened', 'build-status': 'failure' })
    expect(annotations(end)).toEqual([expect.stringMatching(/^::error::.*could not be built/)])
  })

  test('with fail-on: preview-failed, a preview without a verdict passes', async () => {
    const inputs = { 'fail-on': 'preview-failed' }
    const end = await preview({ simulator: { previews: false }, inputs })
    expect(end.exitCode).toBe(0)
  })

  test.each(['P3-hostile', 'P3-long', 'P3-without-logs', 'P3-text', 'P3-objects'] as const)(
    '%s: a hostile or odd log is text, cut, and breaks nothing',
    async (fault) => {
      const faults: FaultRule[] = [{ on: 'build', nth: 'all', fault }]
      const end = await preview({ simulator: { faults } })
      expect([end.exitCode, end.outputs['build-status']]).toEqual([0, 'failure'])
      const types = new Set(typesIn(parseMarkdown(end.summary)))
      expect(types.has('image') || types.has('listItem')).toBe(false)
      expect(end.summary).not.toMatch(/<(img|script|b)\b/)
      expect(Buffer.byteLength(end.summary)).toBeLessThan(60_000)
      expect(annotations(end)).toHaveLength(1)
      expect(end.stdout).not.toMatch(/^::(set-output|error)|##\[/m)
    },
  )
})

describe('P5: a hostile address of the preview', () => {
  const FAULTS = [
    ...(['P5', 'P5-http', 'P5-userinfo', 'P5-port', 'P5-newline', 'P5-markdown'] as const),
    ...(['P5-bidi', 'P5-query', 'P5-long'] as const),
  ]
  test.each(FAULTS)('%s: is dropped with a warning, and the verdict stands', async (fault) => {
    const end = await preview({ simulator: { faults: [{ on: 'preview', fault }] } })
    expect(end.exitCode).toBe(0)
    expect(end.outputs).toMatchObject({ ...PULL, 'build-status': 'success' })
    expect(end.outputs).not.toHaveProperty('preview-url')
    expect(annotations(end)).toEqual([
      expect.stringMatching(/^::warning::The preview's address is not used: "/),
      expect.stringContaining('The preview is built.'),
    ])
    expect(end.summary).toContain('👀 The preview was built in')
  })

  test.each(['P5-number', 'P5-missing'] as const)('%s: is none', async (fault) => {
    const end = await preview({ simulator: { faults: [{ on: 'preview', fault }] } })
    expect(end.outputs).not.toHaveProperty('preview-url')
    expect(annotations(end)).toHaveLength(1)
  })
})

test('P7: 404 for a build just started is waited out', async () => {
  const end = await preview({
    simulator: { build: { visibleAfterMs: 30_000 / WARP, finishAfterMs: 30_000 / WARP } },
  })
  expect(end.outputs).toMatchObject({ 'build-status': 'success', 'preview-url': ADDRESS })
  expect(end.stdout).toContain('the service does not know the build yet, asking again')
})

describe('P8: a status word', () => {
  test('that is new is waited out, and told once', async () => {
    const end = await preview({
      simulator: { build: { statuses: ['baking', 'baking', 'cooling', 'success'] } },
    })
    expect(end.outputs).toMatchObject({ 'build-status': 'success' })
    expect(end.stdout.match(/status is "baking", which is new to this action/g)).toHaveLength(1)
  })

  test.each(['P8-missing', 'P8-number', 'P8-deep'] as const)(
    '%s: no word at all, five times in a row, is definite',
    async (fault) => {
      const end = await preview({ simulator: { faults: [{ on: 'build', nth: 'all', fault }] } })
      expect([end.exitCode, end.outputs.outcome]).toEqual([0, 'pr-opened'])
      expect(end.stdout).toContain('the answer is not a build: ')
      expect(operations(end).filter((operation) => operation === 'build')).toHaveLength(5)
    },
  )
})

test('P10: 429 is waited for as long as asked, and more than twice', async () => {
  const faults: FaultRule[] = [{ on: 'preview', times: 4, fault: 'H429' }]
  const end = await preview({ simulator: { faults } })
  expect(end.outputs).toMatchObject({ 'build-status': 'success' })
  expect(started(end)).toEqual(['create', ...Array(5).fill('preview')])
  expect(end.simulator.builds).toHaveLength(1)
})

describe('P9: SIGINT', () => {
  const PHASES: Array<{ phase: string; simulator: SimulatorOptions; says: string; known: object }> =
    [
      {
        phase: 'while the preview is asked for',
        simulator: { faults: [{ on: 'preview', fault: 'N9' }] },
        says: 'The preview may have been started. Look for it in the dashboard before running again.',
        known: {},
      },
      {
        phase: 'while the preview is built',
        simulator: { build: { finishAfterMs: Number.POSITIVE_INFINITY } },
        says: 'Build `build_1` goes on.',
        known: { 'build-id': 'build_1', 'preview-url': ADDRESS },
      },
      {
        phase: 'while the build is looked at',
        simulator: { faults: [{ on: 'build', fault: 'N9' }] },
        says: 'Build `build_1` goes on.',
        known: { 'build-id': 'build_1', 'preview-url': ADDRESS },
      },
    ]
  test.each(PHASES)('$phase: exit within 2 s, with all that is known on disk', async (phase) => {
    const isAskedFor = phase.simulator.faults?.[0]?.on === 'preview'
    const end = await cancelScenario(
      {
        simulator: { job: { finishAfterMs: 0 }, ...phase.simulator },
        inputs: { preview: 'true', 'poll-interval-seconds': '1' },
      },
      {
        when: ({ simulator }) =>
          isAskedFor ? simulator.builds.length > 0 : operations({ simulator }).includes('build'),
      },
    )
    expect(end.tookMs).toBeLessThan(2_000)
    expect(end.exitCode).toBe(1)
    expect(end.outputs).toMatchObject({ ...PULL, outcome: 'cancelled', ...phase.known })
    expect(end.summary).toContain(phase.says)
    expect(end.summary).toContain(`](${LINK})`)
    expect(end.summary).not.toContain('resume with')
  })
})

/** Pull request 3 of acme/docs is opened, by somebody with write access. */
function opened(from = 'acme/docs', more: object = {}) {
  const octocat = { login: 'octocat', type: 'User' }
  return {
    name: 'pull_request',
    payload: {
      action: 'opened',
      sender: octocat,
      pull_request: {
        number: 3,
        user: octocat,
        head: { ref: 'better-words', repo: { full_name: from } },
        ...more,
      },
    },
  }
}

describe('a preview of a pull request, without a job', () => {
  const inputs = { preview: 'true', comment: 'true' }
  const build = { finishAfterMs: 0 }

  test('builds its branch, and keeps link and verdict in one comment', async () => {
    const seen: string[] = []
    const service = {
      build: (n: number) => ({ ...build, result: n === 0 ? 'failure' : 'success' }) as const,
    }
    await withRepository({ service }, async ({ github, service, run }) => {
      for (const runId of ['4242', '4243']) {
        const end = await run({ event: opened(), inputs, env: { GITHUB_RUN_ID: runId } })
        expect(end.exitCode).toBe(0)
        seen.push(end.outputs.outcome ?? '', github.comments[0]?.body ?? '')
      }
      expect(seen).toEqual([
        'preview-failed',
        expect.stringContaining('### ❌ The preview could not be built\n'),
        'previewed',
        expect.stringMatching(
          /### 👀 The preview is built\n\n\*\*\[acme-better-words\.mintlify\.app\]/,
        ),
      ])
      expect(github.comments).toMatchObject([{ issueNumber: 3 }])
      expect(service.builds).toMatchObject([{ branch: 'better-words' }, { branch: 'better-words' }])
    })
  })

  test('fails the step where fail-on names preview-failed', async () => {
    const service = { build: { ...build, result: 'failure' as const } }
    await withRepository({ service }, async ({ run }) => {
      const end = await run({
        event: opened(),
        inputs: { preview: 'true', 'fail-on': 'preview-failed' },
      })
      expect([end.exitCode, end.outputs.outcome]).toEqual([1, 'preview-failed'])
    })
  })

  test('is not built from a fork, or once it is merged: a notice, and nothing is sent', async () => {
    await withRepository({}, async ({ run, service }) => {
      for (const event of [opened('stranger/docs'), opened('acme/docs', { merged: true })]) {
        const end = await run({ event, inputs })
        expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
        expect(annotations(end)).toEqual([expect.stringMatching(/^::notice::/)])
      }
      expect(service.connections).toBe(0)
    })
  })

  test("R13: a stranger's gets none with the key: nothing is sent", async () => {
    await withRepository({}, async ({ run, service }) => {
      const end = await run({
        event: opened(),
        inputs,
        env: { GITHUB_ACTOR: 'stranger', GITHUB_TRIGGERING_ACTOR: 'stranger' },
      })
      expect(end).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
      expect(service.connections).toBe(0)
    })
  })

  test('on an event without a pull request is refused', async () => {
    const end = await preview({ inputs: { prompt: '' } })
    expect(end).toMatchObject({ exitCode: 1, outputs: { outcome: 'error' } })
    expect(end.stdout).toContain(
      'preview is true, but there is no job, and this "workflow_dispatch" event has no pull request',
    )
    expect(operations(end)).toEqual([])
  })

  test('P1: by itself is skipped, P2: fails, P4: times out as fail-on says', async () => {
    const ends: unknown[] = []
    for (const service of [
      { previews: false },
      { faults: [{ on: 'preview', fault: 'N6' }] },
      { build: { finishAfterMs: Number.POSITIVE_INFINITY } },
    ] satisfies SimulatorOptions[]) {
      await withRepository({ service }, async ({ step }) => {
        const warped = { '--import': new URL('../support/time-warp.js', import.meta.url).pathname }
        const one = step({
          event: opened(),
          inputs: { preview: 'true', 'timeout-minutes': '1' },
          env: { WARP: '40' },
          nodeArgs: Object.entries(warped).flat(),
        })
        const { exitCode, outputs } = await (await startStep(one)).end
        ends.push([exitCode, outputs.outcome])
      })
    }
    expect(ends).toEqual([
      [0, 'skipped'],
      [1, 'error'],
      [1, 'timed-out'],
    ])
  })
})

test('the comment tells the pull request at once, and the preview when it is built', async () => {
  await withRepository(
    { service: { build: { finishAfterMs: Number.POSITIVE_INFINITY } } },
    async ({ github, step }) => {
      const inputs = { context: 'event', comment: 'true', preview: 'true', 'timeout-minutes': '1' }
      const running = await startStep(step({ event: LABELLED, inputs }))
      const bodies = () => github.comments.map(({ body }) => body)
      while (bodies().filter((body) => body.includes('A preview is being built')).length < 2)
        await new Promise((resolve) => setTimeout(resolve, 20))
      expect(bodies()).toEqual([expect.stringContaining(LINK), expect.stringContaining(LINK)])
      running.process.kill('SIGINT')
      await running.end
      expect(github.comments.map(({ issueNumber }) => issueNumber)).toEqual([7, 1])
      expect(bodies()[0]).toContain('The workflow was cancelled')
    },
  )
})
