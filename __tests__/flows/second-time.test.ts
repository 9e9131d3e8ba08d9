import { describe, expect, test } from '@jest/globals'
import type { JobScript } from '../../simulator/jobs.ts'
import { scheduled } from '../support/events.ts'
import { createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { typed } from '../support/markdown.ts'
import { turn, view } from '../support/readers.ts'

const DAY_MS = 24 * 60 * 60_000
const FAST: JobScript = { finishAfterMs: 15_000 }
const LINK = 'https://github.com/acme/docs/pull/101'
const HOME = { comment: 'true', 'issue-number': '7' }
let runId = 7000

function run(world: FlowEnd['world'], flow: Flow, daysLater = 7): Promise<FlowEnd> {
  world.clock.setWall(daysLater * DAY_MS)
  return runStep({ ...flow, world, env: { GITHUB_RUN_ID: `${++runId}`, ...flow.env } })
}

/** The texts without marks that keep words together. */
function readIn({ summary, comments, log }: FlowEnd) {
  const body = comments.find(({ issueNumber }) => issueNumber === 7)?.body ?? ''
  return {
    summary: typed(summary),
    // Without its hidden line.
    comment: typed(body.slice(body.indexOf('\n') + 1)),
    last: log.at(-1) ?? '',
    warnings: log.filter((line) => line.startsWith('warning: ')),
  }
}

describe('weekly care', () => {
  const CARE = { context: 'signals', 'reader-signals': 'true', continue: 'true', ...HOME }
  const care = { ...scheduled(), inputs: CARE }
  const missed = {
    turns: ['How?', 'Why?', 'Where is ann@corp.example?'].map((text) => turn(text)),
  }
  const later = (weeks: number): typeof missed => {
    const moved = {
      turns: missed.turns.map((one) => ({ ...one, timeMs: one.timeMs + weeks * 7 * DAY_MS })),
    }
    return { turns: moved.turns.map((one) => ({ ...one, id: `${one.id}-${weeks}` })) }
  }

  test('the second week updates the pull request, and a quiet third one still links it', async () => {
    const turns = [...missed.turns, ...later(1).turns]
    const world = createWorld({ service: { job: FAST, events: { turns, visits: view('/', 9) } } })
    const first = readIn(await run(world, care, 0))
    expect(first.last).toBe(`notice: The docs agent opened a pull request: ${LINK}`)

    const second = readIn(await run(world, care))
    expect(second.last).toBe(`notice: The docs agent updated its pull request: ${LINK}`)
    expect(second.summary).toMatch(
      /^### ✅ The docs agent updated its pull request\n\n\*\*\[acme\/docs#101: Improve /,
    )
    expect(second.comment).toMatch(`### ✅ The docs agent updated its pull request\n\n- ${LINK}\n`)
    expect(second.warnings).toEqual([])
    const [prompts = []] = world.service.jobs.all.map((job) => job.prompts)
    expect(prompts).toEqual([
      expect.stringMatching(/^Improve the documentation where it let its readers down last week\./),
      expect.stringMatching(
        /^Improve .*\n\nIf your pull request for the documentation is still open, add /,
      ),
    ])
    // The workflow's repository is private; the pull request's may be public.
    expect(prompts[0]).toContain('quote no reader')

    // The agent gets each week once, so the same signals are not asked again.
    const third = readIn(await run(world, care))
    const quiet = 'Too little stood out last week'
    expect(third.last).toContain(`notice: Skipped: nothing was sent. ${quiet}`)
    for (const text of [third.last, third.summary, third.comment])
      expect(text).toContain('The pull request is still open.')
    expect(third.comment).toContain(`\n- ${LINK}\n`)
    expect(third.comment).toMatch(/### ⏭️ Skipped.*### 📈 Who reads the docs/s)
    expect(third.summary).toContain(`[acme/docs#101](${LINK})`)

    // After a merge, a quiet week does not mention it.
    Object.assign(world.github.repository.pulls[0] ?? {}, { state: 'closed' })
    const fourth = readIn(await run(world, care))
    for (const text of Object.values(fourth).flat()) expect(text).not.toContain('still open')
  })
})

describe('after a merge', () => {
  const sha = (n: number) => `${n}`.repeat(40)
  const commits = [1, 2, 3].map((n) => ({ sha: sha(n), message: `Change ${n}` }))
  const prompt = 'Follow the code.\nBe brief.'
  const inputs = { context: 'changes', continue: 'true', prompt, ...HOME }
  const push = (n: number): Flow => ({
    event: 'push',
    inputs,
    payload: {
      before: sha(n),
      after: sha(n + 1),
      ref: 'refs/heads/main',
      commits: [{ id: sha(n + 1), author: { username: 'octocat' } }],
      repository: { full_name: 'acme/docs', private: true },
    },
    env: { GITHUB_SHA: sha(n + 1) },
  })
  /** A push of the agent's own commits. */
  const own = (n: number): Flow => {
    const flow = push(n)
    const author = { username: 'mintlify[bot]' }
    return { ...flow, payload: { ...flow.payload, commits: [{ message: 'docs: a', author }] } }
  }

  test('the second push updates the pull request, and a skipped one does not change the comment', async () => {
    const world = createWorld({ service: { job: FAST }, github: { commits } })
    await run(world, push(1))
    const second = readIn(await run(world, push(2), 1))
    expect(second.last).toBe(`notice: The docs agent updated its pull request: ${LINK}`)
    for (const text of [second.summary, second.comment])
      expect(text).toContain('\nPrompt: Follow the code.\n')
    const [, prompt = ''] = world.service.jobs.all[0]?.prompts ?? []
    expect(prompt).toMatch(
      /^Follow the code\.\nBe brief\.\n\nIf your pull request for the documentation is still open, add this to it, and open no other\./,
    )
    const skipped = await run(world, own(2), 1)
    expect(skipped.outputs.outcome).toBe('skipped')
    expect(readIn(skipped).comment).toBe(second.comment)
  })

  test('each push grows one pull request, and the first one after its merge makes a new one', async () => {
    const world = createWorld({ service: { job: FAST }, github: { commits } })
    const told: string[] = []
    for (const n of [1, 2, 1, 2, 1]) {
      told.push(readIn(await run(world, push(n), 1)).last)
      if (told.length === 3)
        Object.assign(world.github.repository.pulls[0] ?? {}, { state: 'closed' })
    }
    const [first, second] = [101, 102].map((n) => `https://github.com/acme/docs/pull/${n}`)
    expect(told).toEqual([
      `notice: The docs agent opened a pull request: ${first}`,
      `notice: The docs agent updated its pull request: ${first}`,
      `notice: The docs agent updated its pull request: ${first}`,
      `notice: The docs agent opened a pull request: ${second}`,
      `notice: The docs agent updated its pull request: ${second}`,
    ])
    expect(world.service.jobs.all.map(({ prompts }) => prompts.length)).toEqual([3, 2])
  })
})
