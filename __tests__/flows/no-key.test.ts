import { describe, expect, test } from '@jest/globals'
import { shaOfPull } from '../../simulator/github/heads.ts'
import { pulled } from '../support/events.ts'
import { asked, createWorld, type Flow, type FlowEnd, runStep } from '../support/flow.ts'
import { BOT, entry, recordComment } from '../support/record.ts'

/* What a step does without a key, and what it does with one where it needs none. */

const MISSING = { 'api-key': '', 'project-id': '', 'issue-number': '' }
const DOCS = {
  files: ['index.mdx', 'a.mdx'],
  texts: { 'docs.json': '{"navigation":["a"]}' },
  commits: [{ sha: shaOfPull(8) }],
}
const QUEUED = {
  event: 'merge_group',
  payload: {
    action: 'checks_requested',
    merge_group: { head_sha: '1'.repeat(40), base_ref: 'refs/heads/main' },
    repository: { full_name: 'acme/docs', private: true },
  },
}

const EVENTS = {
  own: pulled(),
  fork: pulled({ login: 'mallory', from: 'mallory/docs' }),
  dependabot: pulled({ login: 'dependabot[bot]', ref: 'dependabot/npm' }),
  queue: QUEUED,
} satisfies Record<string, Flow>
type EventName = keyof typeof EVENTS

const REACH = { 'reader-signals': 'reach' }
const WORK = {
  'a job': { prompt: 'Document it.' },
  'a report': { 'traffic-weeks': '2', 'reader-signals': 'questions' },
  'a publication': { publish: 'true' },
  'a preview': { preview: 'true' },
  'reach beside questions': { 'reader-signals': 'reach, questions' },
  'reach beside a preview': { ...REACH, preview: 'true' },
  'reach beside a file': { ...REACH, 'traffic-file': 'a.json' },
  'reach alone': REACH,
  'reach alone, with a comment': { ...REACH, comment: 'true' },
}

/** How a step ends: outcome, level of the annotation, and words of it. */
const ENDS = {
  /** I8: a key is needed, and somebody forgot it. */
  'bad input': ['error', true, '`api-key` is missing'],
  /** As `if-no-key` asks for. */
  skipped: ['skipped', false, 'store the key as the secret'],
  /** R11: GitHub keeps it back. */
  withheld: ['skipped', false, 'passes no secrets'],
  /** There is no pull request to look at. */
  'no pull request': ['skipped', false, "a merge queue's run is about none"],
  runs: ['reported', false, ''],
} as const
type End = keyof typeof ENDS

/** Without a key: work, and the end on each event; of two, the first is with `if-no-key: fail`, the other with `skip`. */
const WITHOUT_A_KEY: [keyof typeof WORK, ...string[]][] = [
  // Own branch, fork, Dependabot, merge queue.
  ['a job', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  ['a report', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  ['a publication', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  ['a preview', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  ['reach beside questions', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  ['reach beside a preview', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  ['reach beside a file', 'bad input | skipped', 'withheld', 'withheld', 'bad input | skipped'],
  // A step that needs no key is not skipped for the lack of one: a gate must not turn green by that.
  ['reach alone', 'runs', 'runs', 'runs', 'no pull request'],
  ['reach alone, with a comment', 'runs', 'runs', 'runs', 'no pull request'],
]
const NAMES = Object.keys(EVENTS) as EventName[]
const CASES = WITHOUT_A_KEY.flatMap(([work, ...ends]) =>
  NAMES.flatMap((name, index) =>
    ['fail', 'skip'].flatMap((ifNoKey, which) => {
      const either = (ends[index] ?? '').split(' | ')
      return [[work, name, ifNoKey, (either[which] ?? either[0]) as End] as const]
    }),
  ),
)

function flowOf(work: keyof typeof WORK, event: EventName, more: Record<string, string>): Flow {
  const pulls = [{ number: 8, files: [{ filename: 'a.mdx' }] }]
  return { ...EVENTS[event], github: { ...DOCS, pulls }, inputs: { ...WORK[work], ...more } }
}

/** The result's words: a bad input may be one of several. */
const said = ({ result: { message, details = [] } }: FlowEnd) => [message, ...details].join('\n')

describe('without a key', () => {
  test.each(CASES)('R11, I8: %s on %s, if-no-key: %s: %s', async (work, event, ifNoKey, how) => {
    const end = await runStep(flowOf(work, event, { ...MISSING, 'if-no-key': ifNoKey }))
    const [outcome, fails, words] = ENDS[how]
    expect(end.result).toMatchObject({ outcome, fails })
    expect(said(end)).toContain(words)
    expect(end.result.level).toBe(
      outcome !== 'skipped' ? undefined : how === 'skipped' ? 'warning' : 'notice',
    )
    expect(asked(end)).toEqual([])
    if (how !== 'runs') expect(end.requests).toEqual([])
    if (how === 'runs') expect(end.summary).toContain('Views are unknown: no `api-key`')
    const isTold = work === 'reach alone, with a comment' && event !== 'fork' && how === 'runs'
    expect(end.comments).toHaveLength(isTold ? 1 : 0)
  })

  test.each(
    Object.keys(WORK).flatMap((work) =>
      NAMES.flatMap((event) => [[work as keyof typeof WORK, event] as const]),
    ),
  )('a dry run always fails: %s on %s', async (work, event) => {
    const inputs = { ...MISSING, 'if-no-key': 'skip', 'dry-run': 'true' }
    const end = await runStep(flowOf(work, event, inputs))
    expect(end.result).toMatchObject({ outcome: 'error', fails: true })
    expect(said(end)).toContain('`api-key` is missing')
    expect(end.requests).toEqual([])
  })

  test('if-no-key: skip is looked at before other inputs that are wrong; a misspelt one skips nothing', async () => {
    const inputs = { ...MISSING, 'job-id': 'open', wait: 'maybe', comment: 'true' }
    const skipped = await runStep({ inputs: { ...inputs, 'if-no-key': 'skip' } })
    expect(skipped.result).toMatchObject({ outcome: 'skipped', fails: false, level: 'warning' })
    const failed = await runStep({ inputs: { ...inputs, 'if-no-key': 'skpi' } })
    expect(failed.result).toMatchObject({ outcome: 'error', fails: true })
    expect(failed.result.details).toContainEqual(expect.stringContaining('`if-no-key` must be'))
  })

  test('whether the step fails has nothing to do with fail-on', async () => {
    const inputs = { ...MISSING, prompt: 'Document it.', 'fail-on': 'none' }
    expect((await runStep({ inputs })).result).toMatchObject({ outcome: 'error', fails: true })
  })

  test('reach still needs a pull request, and a wrong project is a fault', async () => {
    for (const event of ['pull_request_target', 'schedule'])
      expect(said(await runStep({ event, inputs: { ...MISSING, ...REACH } }))).toContain(
        'run it on `pull_request`',
      )
    const inputs = { ...MISSING, ...REACH, 'project-id': 'a/b' }
    expect(said(await runStep({ ...pulled(), inputs }))).toContain('`project-id` "a/b" is not an')
  })

  test('reach needs two permissions, shows no column of views, and writes no number of them', async () => {
    const token = { permissions: { contents: 'read', 'pull-requests': 'read' } } as const
    const flow = flowOf('reach alone', 'fork', MISSING)
    const end = await runStep({ ...flow, github: { ...flow.github, token } })
    expect(end.requests.map(({ operation }) => operation)).toEqual(['files', 'tree'])
    expect(end.summary).toContain('### 🔗 What becomes of these pages\n\nChanges **1 page**.')
    expect(end.summary).toContain('| Page | Change |\n')
    expect(end.outputs).toMatchObject({ outcome: 'reported', 'pages-changed': '1' })
    expect(end.outputs).not.toHaveProperty('page-views')
    expect(end.log.filter((line) => line.startsWith('warning'))).toEqual([])
  })
})

describe('with a key, on a fork that has it', () => {
  test('reach alone sends the service nothing, whoever opened the pull request, and writes no comment', async () => {
    const end = await runStep(flowOf('reach alone, with a comment', 'fork', {}))
    expect(end.result).toMatchObject({ outcome: 'reported', fails: false })
    expect(asked(end)).toEqual([])
    expect(end.comments).toEqual([])
    const told = end.log.filter((line) => line.includes('There is no comment'))
    expect(told).toEqual([expect.stringMatching(/^notice: /)])
  })

  test('a dry run of it asks the service nothing either', async () => {
    const end = await runStep(flowOf('reach alone', 'fork', { 'dry-run': 'true' }))
    expect(end.result).toMatchObject({ outcome: 'dry-run', fails: false })
    expect(asked(end)).toEqual([])
  })

  test('R13: reach beside other work is refused like that work', async () => {
    const end = await runStep(flowOf('reach beside questions', 'fork', {}))
    expect(end.result).toMatchObject({ outcome: 'skipped', level: 'warning' })
    expect(asked(end)).toEqual([])
  })
})

test('with a key, reach beside other work is skipped in a merge queue, too', async () => {
  const end = await runStep(flowOf('reach beside questions', 'queue', {}))
  expect(end.result).toMatchObject({ outcome: 'skipped', level: 'notice', fails: false })
  expect(end.requests).toEqual([])
})

describe('a comment without a key', () => {
  const flow = flowOf('reach alone, with a comment', 'own', MISSING)
  const later = { env: { ...EVENTS.own.env, GITHUB_RUN_ID: '4243' } }

  test('is kept up to date by the step that wrote it, and begins with its line', async () => {
    const world = createWorld(flow)
    await runStep({ ...flow, world })
    const [pull] = world.github.repository.pulls
    if (pull) pull.files = [{ filename: 'index.mdx' }]
    const end = await runStep({ ...flow, ...later, world })
    expect(end.comments).toHaveLength(1)
    expect(end.comments[0]?.body).toMatch(
      /^<!-- docs-agent-action 3 [^\n]* -->\n### [\s\S]*\| \/\s\(home\) \|/,
    )
  })

  test("C6: another user's copy of it, and a record, are left alone", async () => {
    const world = createWorld(flow)
    await runStep({ ...flow, world })
    const [mine] = world.github.repository.comments
    const copy = mine?.body ?? ''
    world.github.repository.comments.length = 0
    const others = [
      world.github.addComment(8, 'mallory', copy),
      world.github.addComment(
        8,
        BOT,
        recordComment([entry('asked', { job: 'job_1' })], { number: 8 }),
      ),
      world.github.addComment(8, BOT, `Seen: ${copy}`),
    ]
    const texts = others.map(({ body }) => body)
    const { comments } = await runStep({ ...flow, ...later, world })
    expect(comments.slice(0, 3).map(({ body }) => body)).toEqual(texts)
    expect(comments).toHaveLength(4)
  })

  test('C6, E5: is no record to a step with a key', async () => {
    const world = createWorld(flow)
    await runStep({ ...flow, world })
    const plain = world.github.repository.comments[0]?.body
    const inputs = { prompt: 'Document it.', comment: 'true' }
    const env = { ...EVENTS.own.env, GITHUB_RUN_ATTEMPT: '2' }
    const end = await runStep({ ...EVENTS.own, world, inputs, env })
    expect(end.result).toMatchObject({ outcome: 'pr-opened', fails: false })
    expect(end.comments.filter(({ issueNumber }) => issueNumber === 8)).toHaveLength(2)
    expect(end.comments[0]?.body).toBe(plain)
  })
})
